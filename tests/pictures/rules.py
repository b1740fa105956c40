"""rules.py, for styles.py and tiles.py: whether elements look as tables say, and whether these tables have a row for all that a style
sheet says. Each declaration of each rule is taken away, and each alternative of each selector; then what a row names must look
otherwise, in one of the states that have a table. What nobody would miss fails by its name."""

import re

COMPUTED = '''
const [rows, names] = arguments, e = document.createElement('i');
document.body && document.body.append(e);
e.style && (e.style.forcedColorAdjust = 'none');
const colours = Object.fromEntries(names.map(name => [name, (e.style.color = name[0] === '-' ? `var(${name})` : name, getComputedStyle(e).color)]));
e.remove();
return [rows.map(([selector, property]) => {
    const e = document.querySelector(selector);
    return e && getComputedStyle(e).getPropertyValue(property);
}), colours, innerHeight];'''
COLOURS = '--paper --panel --ink --faint --line --accent --on --good --bad SelectedItem SelectedItemText GrayText'.split()
SIDES = ('-top', '-right', '-bottom', '-left')


# Of these rows, [SELECTOR, property], in the state that the page is in: which declarations and alternatives they prove, beside those
# that are known; and with all set, the names of all there are. What is taken away together has no property in common, nor
# does an element lie in one that it is measured by, as by the size of its letters; or it belongs to elements that lie apart.
PROOF = r'''
const [rows, known, all, where] = arguments, done = new Set(known), names = [], proved = [];
let tasks = [];
const seen = rows.map(([selector, name]) => [document.querySelector(selector), name]).filter(([e]) => e);
const look = ([e, name]) => getComputedStyle(e).getPropertyValue(name), own = document.querySelector(where), [copy, one] = [new CSSStyleSheet(), new CSSStyleSheet()];
copy.replaceSync(own.textContent);

/* A selector without one of its alternatives, for each of them. */
function shorter(text) {
    const found = [], open = [[0]];
    [...text + ')'].forEach((sign, i) => {
        if (sign === '(')
            open.push([i + 1]);
        else if (sign === ',')
            open.at(-1).push(i + 1);
        if (sign !== ')')
            return;
        const starts = open.pop(), item = n => text.slice(starts[n], (starts[n + 1] || i + 1) - 1);
        starts.forEach((start, n) => starts.length > 1 && found.push([item(n).trim(),
            text.slice(0, starts[0]) + starts.map((_, k) => k).filter(k => k !== n).map(item).join(',') + text.slice(i)]));
    });
    return found;
}

/* The properties that a declaration sets; two sides of what is placed by itself set its width. */
function parts(rule, name) {
    one.replaceSync(`a {${name}: ${rule.style.getPropertyValue(name) || 'inherit'}}`);
    return [name, ...one.cssRules[0].style, ...(name === 'left' ? ['width'] : [])];
}

function walk(rules, where, holds) {
    for (const rule of rules) {
        if (rule.media)
            walk(rule.cssRules, `${where}@media ${rule.media.mediaText} `, holds && matchMedia(rule.media.mediaText).matches);
        if (!rule.selectorText)
            continue;
        const title = where + rule.selectorText, said = rule.style.cssText.match(/(?<=^|; )[\w-]+(?=:)/g);
        const add = (key, cut, said, matches) => {
            names.push(key);
            if (!holds || done.has(key))
                return;
            const near = seen.map((_, i) => i).filter(i => matches(seen[i][0])), properties = near.length ? said.flatMap(name => parts(rule, name)) : [];
            const mine = near.filter(i => properties.includes(seen[i][1]));
            if (mine.length)
                tasks.push({key, rule, cut, properties, mine, within: e => e.closest(rule.selectorText), named: /\{--/.test(key),
                    measures: properties.some(name => /^font|^line-height|^display|^left|^width|^height/.test(name))});
        };
        said.forEach(name => add(`${title} {${name}}`, () => rule.style.removeProperty(name), [name], e => e.matches(rule.selectorText)));
        for (const [item, rest] of shorter(rule.selectorText))
            add(`${title} (${item})`, () => { rule.selectorText = rest; }, said, e => e.matches(rule.selectorText) !== e.matches(rest));
    }
}
/* Whether two of what is taken away might change the same row. */
function related(one, other) {
    const inside = (one, other) => one.mine.some(i => other.within(seen[i][0]));
    const shared = one.properties.some(name => other.properties.includes(name));
    if (one.named || other.named)
        return shared || one.named !== other.named;
    return (shared || one.measures || other.measures) && (inside(one, other) || inside(other, one));
}

walk(copy.cssRules, where === 'head style' ? '' : where + ': ', true);
if (all || !tasks.length)
    return all ? names : [];
own.sheet.disabled = true; // what is changed by a script, Chromium does not always choose anew for other media
document.adoptedStyleSheets = [copy];
const before = seen.map(look);
while (tasks.length) {
    const now = [], later = [];
    for (const task of tasks)
        (now.some(other => related(task, other)) ? later : now).push(task);
    const kept = now.map(({rule}) => [rule, rule.style.cssText, rule.selectorText]);
    now.forEach(({cut}) => cut());
    proved.push(...now.filter(({mine}) => mine.some(i => look(seen[i]) !== before[i])).map(({key}) => key));
    for (const [rule, text, selector] of kept)
        [rule.style.cssText, rule.selectorText] = [text, selector];
    tasks = later;
}
document.adoptedStyleSheets = [];
own.sheet.disabled = false;
return proved;'''


class Rules:
    """What has been proved of style sheets: of that of the page, or of another element."""

    def __init__(self):
        self.proved = set()

    def prove(self, b, rows, sheet):
        self.proved.update(b.run(PROOF, [row[:2] for row in rows], sorted(self.proved), False, sheet))

    def rest(self, b, sheet='head style'):
        return [name for name in b.run(PROOF, [], [], True, sheet) if name not in self.proved]


def parsed(table):
    """[selector, property, value] for each of a table."""
    for row in table.strip().split('\n'):
        selector, *words = row.split()
        while words:
            name = words.pop(0)
            for side in SIDES if name in ('padding', 'margin') else ['']:
                yield [selector, name + side, words.pop(0).replace('_', ' ')]


def number(text):
    try:
        return float(re.sub('px$|%$', '', text))
    except ValueError:
        return None


def check_rows(s, b, what, table, sheet='head style'):
    """Whether elements look as a table says, whose rows then count as proofs."""
    rows = list(parsed(table))
    found, colours, high = b.run(COMPUTED, [row[:2] for row in rows], COLOURS if sheet == 'head style' else [])
    for (selector, name, wanted), got in zip(rows, found):
        length, value = high - float(wanted[5:]) if wanted.startswith('high-') else number(wanted.lstrip('<')), number(got or '')
        s.check(got == colours.get(wanted, wanted) if length is None else value is not None and
                (value < length if wanted[0] == '<' else abs(value - length) <= .004 * abs(length) + .006),
                '%s, %s: %s is %s, not %s' % (what, selector, name, got, wanted))
    s.rules.prove(b, rows, sheet)
