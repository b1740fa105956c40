"""rules.py, for styles.py: whether its tables have a row for all that the style sheet of the page says. Each declaration of each rule
is taken away, and each alternative of each selector; then what a row names must look otherwise, in one of the states of the page
that have a table. What nobody would miss fails by its name."""

# Of these rows, [SELECTOR, property], in the state that the page is in: which declarations and alternatives they prove, beside those
# that are known; and with all set, the names of all there are. What is taken away together has no property in common; what
# others are measured by goes alone, such as sizes of letters, and names of colours go together.
PROOF = r'''
const [rows, known, all] = arguments, done = new Set(known), names = [], proved = [];
let tasks = [];
const seen = rows.map(([selector, name]) => [document.querySelector(selector), name]).filter(([e]) => e);
const look = ([e, name]) => getComputedStyle(e).getPropertyValue(name), own = document.querySelector('head style'), copy = new CSSStyleSheet();
copy.replaceSync(own.textContent);
own.sheet.disabled = true; // what is changed by a script, Chromium does not always choose anew for other media
document.adoptedStyleSheets = [copy];
const before = seen.map(look);

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
    const {style} = document.createElement('i');
    style.setProperty(name, rule.style.getPropertyValue(name));
    return [name, ...style, ...(name === 'left' ? ['width'] : [])];
}

function walk(rules, where, holds) {
    for (const rule of rules) {
        if (rule.media)
            walk(rule.cssRules, `@media ${rule.media.mediaText} `, holds && matchMedia(rule.media.mediaText).matches);
        if (!rule.selectorText)
            continue;
        const title = where + rule.selectorText, said = rule.style.cssText.match(/(?<=^|; )[\w-]+(?=:)/g), sets = said.map(name => parts(rule, name));
        const add = (key, cut, properties, matches) => {
            names.push(key);
            if (!holds || done.has(key))
                return;
            const mine = seen.map((_, i) => i).filter(i => properties.includes(seen[i][1]) && matches(seen[i][0]));
            if (mine.length)
                tasks.push({key, rule, cut, properties, mine, named: /\{--/.test(key),
                    alone: properties.some(name => /^font|^line-height|^display|^left|^width|^height/.test(name))});
        };
        said.forEach((name, i) => add(`${title} {${name}}`, () => rule.style.removeProperty(name), sets[i], e => e.matches(rule.selectorText)));
        for (const [item, rest] of shorter(rule.selectorText))
            add(`${title} (${item})`, () => { rule.selectorText = rest; }, sets.flat(), e => e.matches(rule.selectorText) !== e.matches(rest));
    }
}
walk(copy.cssRules, '', true);
while (tasks.length) {
    const taken = new Set(), now = [], later = [];
    for (const task of tasks)
        if (now.length && (task.alone || now[0].alone || task.named !== now[0].named || task.properties.some(name => taken.has(name)))) {
            later.push(task);
        } else {
            now.push(task);
            task.properties.forEach(name => taken.add(name));
        }
    const kept = now.map(({rule}) => [rule, rule.style.cssText, rule.selectorText]);
    now.forEach(({cut}) => cut());
    proved.push(...now.filter(({mine}) => mine.some(i => look(seen[i]) !== before[i])).map(({key}) => key));
    for (const [rule, text, selector] of kept)
        [rule.style.cssText, rule.selectorText] = [text, selector];
    tasks = later;
}
document.adoptedStyleSheets = [];
own.sheet.disabled = false;
return all ? names : proved;'''


class Rules:
    """What has been proved of the style sheet."""

    def __init__(self):
        self.proved = set()

    def prove(self, b, rows):
        self.proved.update(b.run(PROOF, [row[:2] for row in rows], sorted(self.proved), False))

    def rest(self, b):
        return [name for name in b.run(PROOF, [], [], True) if name not in self.proved]
