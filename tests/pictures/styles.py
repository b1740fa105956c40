"""styles.py, for pages.py: what the style sheet of the page comes to, for a reader whose letters are 16 pixels high: lengths in pixels,
colours, what wraps, what is shown; in windows of all shapes, on paper, by day and by night, with the colours of the system, under the pointer and with the focus, and
where nothing plays. Every declaration of the style sheet has a row, as rules.py finds. Signs on buttons are in their middles, and
those of opposite deeds are images of each other."""

import math
import re

from rules import COLOURS, COMPUTED, Rules, check_rows, parsed

GAME, GIFT, LOOP, CLAIMS = ('examples/%s.txt' % name for name in ('bailey-siegenthaler', 'gift', 'loop', 'claims'))

# SELECTOR property value ...: what a reader has. Lengths are in pixels, rounded to 64ths, or high-N, N less than the window is high,
# or <N;
# margin and padding have four sides, top right bottom left; --name is a colour of the page; _ stands for a blank.
PLAYING = '''
body display flex flex-direction column height high-0
body margin 0 0 0 0 line-height 24 font-size 16 font-family system-ui,_"Segoe_UI",_Roboto,_Helvetica,_Arial,_sans-serif background-color --paper
body color --ink
#symbols width 0 height 0 position absolute
h1 padding 16 16 0 16 margin 0 0 0 0 max-width none font-size 20 line-height 26 overflow-wrap anywhere box-sizing border-box text-wrap-style balance
header display flex align-items baseline
#which margin 0 0 0 0 color --faint overflow-wrap anywhere
#heading font-size 17.6 line-height 22.9 margin 0 0 4 0 overflow-wrap anywhere text-wrap-style balance
.playing display grid grid-template-columns 768px_512px flex-grow 1 flex-basis 0% min-height 0 height high-42
#stage display flex flex-direction column row-gap 6.4 padding 8 16 8 16
#text border-left-width 1 border-left-style solid border-left-color --line padding 0 16 32 16 background-color --panel overflow-y auto
#intro scroll-margin-top 72
#words scroll-margin-top 72
#copy-link scroll-margin-top 72
#top position sticky top 0 z-index 2 background-color --panel
#choose position sticky top 0 z-index 1 background-color --panel
#tabs display none column-gap 6.4 padding 4 0 4 0
#tabs>button flex-grow 1 padding 0 3.2 0 3.2
#tabs>[aria-pressed=true] color --on background-color --accent border-top-color --accent
#stage+#text>article padding 8 0 8 0 max-width none
#names margin 0 0 0 0 color --faint overflow-wrap anywhere text-align center
#names>bdi margin 0 9.6 0 9.6 display inline-block
.moves margin 0 0 0 0 padding 0 0 0 0 list-style-type none
.moves>li color --faint display inline
.moves>li>a padding 2.88 4.8 2.88 4.8 border-radius 4.8 margin-right 5.6 font-weight 600 color --ink white-space nowrap text-decoration-line none
.moves>li>a cursor pointer
.moves>li>p margin 2.4 0 9.6 0 padding-left 12.8 border-left-width 3 border-left-style solid border-left-color --line color --ink
.moves>li>p overflow-wrap anywhere unicode-bidi plaintext
#intro color --ink overflow-wrap anywhere unicode-bidi plaintext display block
#outro display none
code display inline-table font-size 14.4 white-space-collapse preserve text-wrap-mode wrap overflow-wrap anywhere
code>i display table-cell white-space-collapse preserve text-wrap-mode nowrap max-width 287.4 overflow-x hidden overflow-y hidden
.bar column-gap 6.4 row-gap 6.4
#choose display flex flex-wrap nowrap padding 8 0 4 0
#games min-width 0 max-width 544 flex-grow 1 background-color --paper border-top-color --faint font-size 16
#board min-height 168 width 736 touch-action pan-y user-select none flex-grow 1 overflow-x visible
use[data-move] cursor pointer
.marks pointer-events none
.space>rect stroke none
.marks>.label pointer-events none fill --faint
.marks>.number pointer-events none
#status margin 0 0 0 0 min-height 41.6 line-height 20.8 font-weight 600 text-align center overflow-wrap anywhere text-wrap-style pretty
#result font-weight 600 text-wrap-style pretty
#first border-top-width 1 border-top-style solid border-radius 8 min-height 44 min-width 52 padding 0 9.6 0 9.6 color --ink font-size 16
#first background-color --paper border-top-color --faint cursor pointer
#next color --faint border-top-color --line cursor default
#copy-link border-top-width 1 border-radius 8 min-height 44 min-width 44 padding 0 9.6 0 9.6 font-size 16
#theme border-top-width 1 border-radius 8 min-height 44 padding 0 9.6 0 9.6 color --ink font-size 16
#words background-color --paper border-top-color --faint color --ink text-overflow ellipsis
#typed border-top-width 1 border-radius 8 min-height 44 padding 0 9.6 0 9.6 width 112 font-size 16
#least border-top-width 1 border-radius 8 min-height 44 padding 0 9.6 0 9.6 width 64 background-color --paper border-top-color --faint min-width 0
#next>svg opacity .45
#first>svg width 24 height 24 display block margin 0 3.4 0 3.4 fill --ink opacity 1
#play color --on background-color --accent border-top-color --accent
#play>.go display block fill --on
#play>.stop display none
#numbers width 20 height 20 accent-color --accent
#slider height 32 width 544 max-width 544 margin 0 96 0 96 accent-color --accent
#step display flex align-items center justify-content center flex-wrap wrap
#looks padding 4 0 4 0 justify-content start
label column-gap 6.4 min-height 44 padding 0 6.4 0 6.4 display flex align-items center
dl display grid grid-template-columns 54.1094px_408.891px column-gap 16 row-gap 4 margin 0 0 0 0
dt font-weight 600
dd margin 0 0 0 0
summary min-height 44 padding 9.6 0 9.6 0 font-weight 600 cursor pointer
#own display flex flex-wrap wrap row-gap 6.4 column-gap 6.4 align-items center justify-content center
#own>.bar flex-grow 1 justify-content start
#line-moves>.note display none
#remark flex-grow 1 flex-shrink 1 flex-basis 160px min-height 44 border-radius 8
.kept display block color --ink margin 2.4 0 9.6 0 padding-left 12.8 border-left-width 3 border-left-style solid border-left-color --accent
.kept>a padding 1.6 4.8 1.6 4.8 border-radius 4.8 color --ink
#own>p margin 0 0 0 0 max-height 48 overflow-wrap anywhere overflow-y auto
#line-moves>a padding 1.6 4.8 1.6 4.8 border-radius 4.8
#line-moves>a[aria-current] color --on background-color --accent
#line-moves>a:not([aria-current]) color --ink
a.variation color --ink text-decoration-line underline text-decoration-thickness 1.44 text-underline-offset 2.88
a.holds text-decoration-color --good
a.refuted text-decoration-color --bad
a.illegal text-decoration-color --bad
.verdict font-size 12.24 margin-left 3.672 white-space nowrap font-family system-ui,_sans-serif
.verdict.holds color --good
.verdict.refuted color --bad
.verdict.illegal color --bad
#kinds display none
#hint margin 0 0 0 0 min-height 48 text-align center overflow-wrap anywhere
#rows height 384 margin-bottom 6.4 border-top-width 1 border-top-style solid border-top-color --line border-radius 8 position relative overflow-y auto
#rows background-color --paper
#rows>[role=option] left 0 right 0 width 478 height 44 line-height 20 padding 3.2 9.6 3.2 9.6 position absolute white-space nowrap overflow-x hidden text-overflow ellipsis
#rows>[role=option] cursor pointer
#rows>[role=option]>small display block overflow-x hidden text-overflow ellipsis
#rows>[aria-selected=true] color --on background-color --accent
#rows>[aria-selected=false] color --ink
'''
# Windows that are narrow or low; both; and both where the sentences are short.
NARROW = '''
.playing grid-template-columns 700px
#stage padding 4 8 4 8 row-gap 4
#status font-size 14.4
#stage>.names font-size 13.6 line-height 17.7 max-height 53 overflow-x auto overflow-y auto
#tabs display flex font-size 14.4
#tabs>button font-size 14.4
#find display none
#tools display none
#choose display flex position static
#remark flex-basis 56px
#own>.bar font-size 14.4
#undo padding 0 4.8 0 4.8 line-height 17.3 min-width min-content
#which padding 6.4 8 6.4 8 font-size 16.8 line-height 21.8 font-weight 600 color --ink white-space nowrap overflow-x hidden text-overflow ellipsis
h1 position absolute clip-path inset(50%)
#heading position absolute clip-path inset(50%)
.marks>.label font-size 3.2
#words flex-grow 1 flex-basis 128px
#find>.bar>label padding 0 0 0 0
#least width 56
h1 padding 6.4 8 6.4 8 font-size 16.8
#text border-left-width 0 border-top-width 1 border-top-style solid border-top-color --line padding 0 12 32 12
#board flex-grow 0 height 360 max-height 700
#hint min-height 0 font-size 13.6 line-height 16.3
#step flex-wrap nowrap
#step>button min-width 0 flex-grow 1
'''
FLAT = '''
.playing display grid grid-template-columns 500px_500px
#stage padding 4 8 4 8 row-gap 4
#status font-size 14.4
#heading position static clip-path none
#stage>.names font-size 13.6 line-height 17.7
header height 0 overflow-y hidden
#hint min-height 0 font-size 13.6 line-height 16.3
#step flex-wrap nowrap
#step>button min-width 0 flex-grow 1
#slider display none
'''
# What is shown beside the board where there is no room for all.
TABS = {'moves': '.shown display block', 'games': '''
.shown display none
#tools display none
#find>summary display none
#choose display none
#step display none
#names display none
#hint display none
#slider display none
#board height 314
''', 'tools': '''
.shown display none
#choose display none
#find display none
#names display none
#hint display none
#board height 314
'''}
STILL = '''
body margin 0 0 0 0 line-height 24
h1 padding 16 16 0 16 max-width 736 margin 0 272 0 272 text-wrap-style balance
article container-type inline-size padding 16 16 32 16 max-width 736 margin 0 272 0 272 border-top-width 0
article+article border-top-width 1 border-top-style solid border-top-color --line
h2 overflow-wrap anywhere font-size 17.6 line-height 22.9 margin 0 0 4 0 text-wrap-style balance
.names margin 0 0 8 0 color --faint overflow-wrap anywhere
.names>bdi margin-right 20 display inline-block
.prose overflow-wrap anywhere unicode-bidi plaintext
figure margin 16 0 16 0
figure>svg margin 0 268 0 268 max-width 100 display block
figure>svg>.label fill --faint
figcaption font-weight 600 text-align center text-wrap-style pretty
figcaption>p font-weight 400 margin 0 0 0 0
.result font-weight 600 text-wrap-style pretty
.moves list-style-type none margin 0 0 0 0 padding 0 0 0 0
.moves>li display inline color --faint
.moves>li>b padding 2.88 4.8 2.88 4.8 border-radius 4.8 margin-right 5.6 font-weight 600 color --ink white-space nowrap
.moves>li:target>b outline-width 2 outline-color --accent outline-style solid
.moves>li:not(:target)>b outline-style none
.moves>li>p color --ink border-left-color --line overflow-wrap anywhere unicode-bidi plaintext
'''
PAPER = '''
body display block
.playing display block
#text border-left-width 0 border-top-width 0 background-color rgba(0,_0,_0,_0) overflow-y visible
.shown display block
#board height 566.9 flex-grow 0
#tabs display none
#choose display none
#slider display none
#tools display none
#find display none
.verdict display none
#heading break-after avoid
.moves>li>p break-inside avoid
.moves>li>a[aria-current] color --ink background-color rgba(0,_0,_0,_0) outline-style solid outline-width 1
'''
# The colours of the page, by day, by night, and on paper. contrast.py finds that they can be read.
DAY = ':root --paper #fbfaf7 --panel #f1efe9 --ink #1f2124 --faint #55595f --line #d5d2c9 --accent #9a4a00 --on #fff --good #1a6b2f --bad #a31515 ' \
    'color-scheme light_dark'
NIGHT = ':root --paper #15171a --panel #1e2125 --ink #e6e7e9 --faint #a9afb6 --line #383d43 --accent #ffb45c --on #15171a --good #7fd18f --bad #ff9b92'
PRINTED = ':root --paper #fff --panel #fff --ink #000 --faint #444 --line #999 color-scheme light'
# Attributes that all elements of a selector have: SELECTOR name value ..., - for none, "" for one that is empty. Each attribute of
# the page has a row, but for those that OTHERS names and those of scripts, which other tests look at.
GIVEN = '''
#status role status
#found role status
#done role status
#rows role listbox tabindex 0
#typed autocomplete off autocapitalize characters spellcheck false type - placeholder B1+
#remark autocomplete off type - placeholder Comment,_!_or_?
#words aria-controls rows autocomplete off type - placeholder Names_or_first_moves
#least type number min 0
#most type number min 0
#slider type range min 0 step - max 7 aria-valuetext After_move_7:_C0+
#numbers type checkbox
#labels type checkbox
#marks type checkbox
#guess type checkbox
#step role group
#board role group
#symbols aria-hidden true
button>svg aria-hidden true
button type button
#kinds hidden ""
#hint hidden -
#own hidden -
#problem hidden ""
details open ""
meta[charset] charset utf-8
meta[name=viewport] content width=device-width,_initial-scale=1
meta[name=color-scheme] content light_dark
'''
OTHERS = 'id class d viewBox aria-label title value'.split()
ATTRIBUTES = '''
const [rows, others] = arguments, made = '#board *, .moves *, #rows *, #games *, #own p *, #hint *, option';
const fixed = [...document.querySelectorAll('main, main *, #symbols, body > script')].filter(e => !e.matches(made) && e.id !== 'page' && e.id !== 'record');
return [rows.map(([selector, name]) => [...new Set([...document.querySelectorAll(selector)].map(e => e.getAttribute(name)))]),
    fixed.flatMap(e => e.getAttributeNames().filter(name => !others.includes(name) && !/^data-|^aria-(disabled|pressed|valuetext|activedescendant)$/.test(name) &&
        !rows.some(([selector, given]) => given === name && e.matches(selector))).map(name => `${e.id || e.tagName} ${name}`))];'''
# What a screen reader finds, in order: its role, and the message it is called by, or = and its name.
OUTLINE = '''
banner -
heading =2_games
main -
region controls
group =After_move_7:_C0+
status -
group controls
button first
button previous
button play
button next
button last
slider position
region moves
link =6_A1\\
link =7_C0+
button undo
button to-game
textbox remark
button previous-game
combobox choice
button next-game
summary find-games
textbox find-words
combobox result-any
status -
listbox find-games
spinbutton at-least
spinbutton at-most
button this-position
article -
heading =One
list -
link =@0/
link =A2+
link =A3/
link =@2/
link =@2/
link =A1\\_any_win
link =D1+_any_win
link =Z9+_any_win
link =6_A1\\
link =7_C0+
link =A1/
textbox type-move
summary view
checkbox numbers
checkbox coordinates
checkbox marks
checkbox guess
combobox theme
combobox speed
button full-screen
button turn-board
button mirror-board
button zoom-in
button zoom-out
button whole-board
summary share
combobox notation
button copy-link
button copy-picture
button copy-moves
button copy-board
button copy-embed
button save-record
button save-svg
button save-png
button print
status -
summary keys
'''
POINTED = '''
const e = document.querySelector(arguments[0]);
e.scrollIntoView({block: 'center'});
const box = e.getBoundingClientRect();
return [box.left + Math.min(box.width, 60) / 2, box.top + box.height / 2];'''
CENTRED = '''
return [...document.querySelectorAll('article, figure>svg')].map(e => [e, e.parentElement].map(e => e.getBoundingClientRect()))
    .map(([inner, outer]) => inner.left + inner.right - outer.left - outer.right).filter(beside => Math.abs(beside) > .1);'''


def check_attributes(s, b):
    rows = list(parsed(GIVEN))
    found, others = b.run(ATTRIBUTES, rows, OTHERS)
    for (selector, name, wanted), got in zip(rows, found):
        s.same(got, [{'-': None, '""': ''}.get(wanted, wanted)], 'the attribute %s of %s' % (name, selector))
    s.same(others, [], 'attributes without a row')


def words():
    with open('msg/en.msg', encoding='utf-8') as file:
        return dict(line.rstrip('\n').split(': ', 1) for line in file if ': ' in line)


def check_outline(s, b):
    """What a screen reader finds, from the first to the last; what a button is called is its tip too."""
    nodes = {node['nodeId']: node for node in b.devtools('Accessibility.getFullAXTree')['nodes']}
    found, tips = [], []

    def walk(node):
        role, name = (node.get(key, {}).get('value', '') for key in ('role', 'name'))
        role = re.sub('^DisclosureTriangle.*', 'summary', role)
        if not node.get('ignored') and (name or role != 'group') and not name.startswith('Empty space') and role in OUTLINE.split():
            found.append((role, name.replace('\u00a0', ' ')))
            tips.append((node.get('description', {}).get('value', name), name))
        for child in node.get('childIds', []):
            walk(nodes[child])

    walk(next(node for node in nodes.values() if 'parentId' not in node))
    names = {'-': '', **words()}
    wanted = [(role, name[1:].replace('_', ' ') if name[0] == '=' else names[name]) for role, name in map(str.split, OUTLINE.strip().split('\n'))]
    s.same(found, wanted, 'what a screen reader finds')
    s.same([tip for tip in tips if tip[0] != tip[1]], [], 'tips')


# What stands on controls: SELECTOR, and the messages that its elements show.
TEXTS = '''
#find>summary find-games
#tools>details:first-of-type>summary view
#tools>details:nth-of-type(2)>summary share
#keys>summary keys
#keys>dl>dd previous next first last play full-screen keys
#outcome>option result-any result-white result-black result-draw result-open
#theme>option theme-print theme-classic theme-modern theme-line
#notation>option notation-modern notation-classic
#find>.bar>label at-least at-most
#tools>.bar>label type-move
#looks>label numbers coordinates marks guess
#own>.bar>button undo to-game
#tabs>button moves find-games tools
#tools>details:nth-of-type(2)>.bar>button copy-link copy-picture copy-moves copy-board copy-embed save-record save-svg save-png print
'''
# The values of lists, which the page asks for: SELECTOR value ..., - for none.
VALUES = '''
#outcome>option - white black draw open
#theme>option print classic modern line
#notation>option - classic
'''


def check_texts(s, b):
    messages = words()
    read = "return [...document.querySelectorAll(arguments[0])].map(e => arguments[1] ? e.value || '-' : e.textContent.trim())"
    for table, valued in ((TEXTS, False), (VALUES, True)):
        for selector, *names in map(str.split, table.strip().split('\n')):
            s.same(b.run(read, selector, valued), names if valued else [messages[name] for name in names], 'what stands on ' + selector)


# What lies under the pointer, and what that changes.
POINTED_AT = (
    ('#previous', '#previous border-top-color --accent'), ('.moves>li>a', '.moves>li>a text-decoration-line underline'),
    ('.space>rect', '.space>rect stroke --accent fill --accent fill-opacity .18 stroke-width .35'),
    ('#rows>[role=option]:nth-child(2)', '#rows>[role=option]:nth-child(2) background-color --panel'))


def point(s, b, selector, what, table):
    """What a table says while the pointer is on an element, and of none of it before."""
    rows = [row[:2] for row in parsed(table)]
    before = b.run(COMPUTED, rows, [])[0]
    b.hover(*b.run(POINTED, selector))
    check_rows(s, b, what + ', with the pointer on ' + selector, table)
    s.check(all(one != other for one, other in zip(before, b.run(COMPUTED, rows, [])[0])), what + ': the same without a pointer on ' + selector)
    b.hover(0, 0)


def window(b, wide, high):
    b.devtools('Emulation.setScrollbarsHidden', hidden=True)
    b.devtools('Emulation.setDeviceMetricsOverride', width=wide, height=high, deviceScaleFactor=1, mobile=False)


DRAWN = 'return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))'
RECORD = """
Event: One
White: Ann
Black: Bo

This is said before the game.

1 @0/ ; A1 is the first, and these are words that need a line
2 A2+
3 A3/
4 @2/
5 @2/ ;White threatens an L:
;  A1\\ any win
;But this does not win:
;D1+ any win
;And this is no move of the game:
;Z9+ any win
6 A1/
"""


def test_board(s, b):
    """What a reader has of the board while it is empty, while tiles are offered, and at the end of a game."""
    b.open(s.page('bare.html', '-i', GIFT), '#game=1&move=0')
    window(b, 1280, 900)
    check_rows(s, b, 'at the beginning', """
        #first>svg opacity .45
        #next>svg opacity 1
        #own display none
        #intro display none
        .space>rect stroke-width .3 stroke-dasharray 1px,_0.7px stroke --faint stroke-opacity 1 fill rgba(0,_0,_0,_0)
        .space pointer-events all cursor pointer""")
    b.run("document.querySelector('.space').focus()")
    check_rows(s, b, 'a space with the focus', """
        .space:focus>rect fill-opacity .18 stroke-width .35 stroke --accent fill --accent
        .space outline-style none""")
    b.run("document.activeElement.blur()")
    check_rows(s, b, 'an empty board', '.space>rect stroke --faint')
    b.run("press(document.querySelector('.space'));" + DRAWN)
    check_rows(s, b, 'tiles that are offered', """
        .offer pointer-events all
        .plate stroke-width .3 fill --panel stroke --accent
        .chosen fill-opacity .18 stroke-width .35 stroke --accent fill --accent
        .offer>g>use opacity 1
        .offer>g+g>use opacity 1
        .offer>g>.target stroke-width .8 stroke --accent fill rgba(0,_0,_0,_0)
        .offer>g+g>.target stroke none
        .offer>g cursor pointer pointer-events all outline-style none""")
    point(s, b, '.offer>g+g>.target', 'tiles that are offered', """
        .offer>g+g>.target stroke --accent stroke-width .8""")
    s.same(b.run("return [...document.querySelectorAll('.offer .target')].filter(e => getComputedStyle(e).stroke !== 'none').length"), 1, 'one tile is selected')
    s.same(b.run("return document.querySelector('#status').textContent"), 'Choose a tile for @0', 'what is said of tiles that are offered')
    s.same(b.run("closeOffer(); return document.querySelector('#status').textContent"), words()['start'], 'what is said when none is taken')
    b.run("tryWord('B9+')")
    check_rows(s, b, 'a refused move', '#status>.why color --bad')
    b.run("document.querySelector('#play').click()")
    check_rows(s, b, 'while it plays', """
        #play>.go display none
        #play>.stop display block fill --on""")
    b.run("document.querySelector('#play').click()")
    s.same(b.run("show({line: newLine(2, [game.words[2]]), at: 3}); "
                 "return ['previous', 'next', 'last'].map(id => document.getElementById(id).ariaDisabled)"), ['false', 'true', 'true'], 'the end of a line')
    for deed, names in (('show({at: 10})', 'number label mark glow won'), ("show({at: 1}); tryWord('A1+')", 'number label refused')):
        b.run(deed)
        for hidden in (False, True):
            check_rows(s, b, 'what can be left out', '\n'.join(
                '.%s display %s' % (name, 'none' if hidden else 'block' if name in ('number', 'label') else 'inline') for name in names.split()))
            b.run("for (const name of ['numbers', 'labels', 'last', 'path', 'error']) main.classList.toggle('no-' + name)")
    b.run("game.record.outro = 'Words.'; page.layouts[game.index] = 'p' + page.layouts[game.index]; enter(game.index); document.querySelector('#guess').checked = true; show({at: 9})")
    check_rows(s, b, 'guessing', """
        .later display none
        #result display none
        #outro display none""")
    b.run('show({at: 0}); zoom(20)')
    check_rows(s, b, 'a board larger than its window', '#board touch-action none cursor grab')
    b.run('show({at: 1}); zoom(20)')
    check_rows(s, b, 'names of columns and rows above tiles', '.label fill --ink stroke --paper stroke-width 1.2 stroke-linejoin round paint-order stroke')
    for deed in ('show({at: 10}); zoom(20)', "['down', 'move'].forEach((name, n) => svg.dispatchEvent(new PointerEvent('pointer' + name, {clientX: -60 * n, clientY: -60 * n})))",
                 "document.querySelector('#turn').click(); document.querySelector('#turn').click(); zoom(20)"):
        s.check(b.run(deed + '''
            const all = svg.getBoundingClientRect(), inside = (from, to, one) => one[from] >= all[from] - 1 && one[to] <= all[to] + 1;
            return [...document.querySelectorAll('.label')].every(e => inside(.../\\d/.test(e.textContent) ? ['left', 'right'] : ['top', 'bottom'],
                e.getBoundingClientRect()));'''), 'names of columns and rows stay in sight: ' + deed)
    b.run("svg.dispatchEvent(new PointerEvent('pointerup'))")
    with open(s.directory + '/problem.txt', 'w') as file:
        file.write('Event: One\n1 @0/\n2 B1+\n3 @1\\\n4 C0+ ; A1/ win\n\n' * 2)
    b.open(s.page('problem.html', '-T', 'html', '-O', 'solutions=yes', s.directory + '/problem.txt'))
    window(b, 700, 900)
    b.run("show({line: newLine(4, []), at: 4})")
    check_rows(s, b, 'a problem', """
        .moves>li>.last display none
        #result display none
        #outro display none
        #own display none
        #choose display none
        #problem flex-wrap nowrap font-size 14.4 line-height 17.3
        #remark display none""")
    b.run("giveUp(); show({line: newLine(4, ['A1/']), at: 5})")
    check_rows(s, b, 'its solution', """
        .moves>li>.last display block
        #result display block
        #own display flex
        #remark display none""")
    window(b, 1280, 900)


def test_lengths(s, b):
    with open(s.directory + '/styled.txt', 'w') as file:
        file.write(RECORD)
    page = s.page('styled.html', '-i', '-O', 'marks=all,depth=1', s.directory + '/styled.txt', GIFT)
    b.open(page, '#game=1&move=5&line=A1%5C.C0%2B')
    window(b, 1280, 900)
    b.run("for (const e of document.querySelectorAll('details')) e.open = true")
    for scheme, colours in (('dark', NIGHT), ('light', DAY)):
        b.media(scheme=scheme)
        check_rows(s, b, scheme, colours)
    check_rows(s, b, 'a line', PLAYING)
    check_attributes(s, b)
    check_outline(s, b)
    check_texts(s, b)
    for selector, table in POINTED_AT:
        point(s, b, selector, 'a line', table)
    b.hover(*b.run(POINTED, '#rows>[aria-selected=true]'))
    check_rows(s, b, 'a chosen row under the pointer', '#rows>[aria-selected=true] color --on background-color --accent')
    b.hover(0, 0)
    b.run('show({index: 1, at: 9})')
    check_rows(s, b, 'marks', """
        .marked pointer-events all cursor pointer outline-style none
        .marked>.target fill none stroke none
        #hint>span margin 0 9.6 0 9.6 display inline-block
        .ring opacity 1
        .marked>.tile opacity .8
        .ghosts opacity 0""")
    marked = """
        .marked>.ghosts opacity .75
        .marked>.ring opacity 0
        .marked>.tile opacity 0"""
    point(s, b, '.marked', 'marks', marked)
    b.run("document.querySelector('.marked').focus()")
    check_rows(s, b, 'a mark with the focus', marked + """
        .marked:focus>.target stroke-width .8 stroke --accent fill-opacity 1
        .marked:focus outline-style none""")
    s.check(b.run("return document.querySelector('#hint').textContent.trim() === document.querySelector('.marked').ariaLabel"), 'a mark with the focus says what it is')
    b.run("show({at: 0}); document.activeElement.blur()")
    check_rows(s, b, 'a mark before the first move', '.marked>.target stroke --faint stroke-width .3 stroke-dasharray 1px,_0.7px')
    s.same(b.run("const before = history.length; show({at: 8}); return new Promise(done => setTimeout(() => done([location.hash, history.length - before]), 150))"),
           ['#game=2&move=8', 0], 'the address of a move takes the place of the one before')
    b.run("document.querySelector('#next').focus()")
    check_rows(s, b, 'a button with the focus', """
        #next:focus outline-width 3 outline-offset 2 outline-color --accent outline-style solid
        .moves>li>a[aria-current] color --on background-color --accent""")
    b.media(forced='active')
    check_rows(s, b, 'with the colours of the system', """
        .moves>li>a[aria-current] color SelectedItemText background-color SelectedItem forced-color-adjust none
        #rows>[aria-selected=true] color SelectedItemText background-color SelectedItem forced-color-adjust none
        #tabs>[aria-pressed=true] color SelectedItemText background-color SelectedItem forced-color-adjust none
        #after color GrayText border-top-color GrayText""")
    b.media(motion='')
    b.run('show({index: 0, at: 1});' + DRAWN)
    b.run('show({at: 2})')
    check_rows(s, b, 'a tile that appears', '.fresh animation-name appear animation-duration 0.25s animation-fill-mode backwards')
    s.same(b.run("""
        show({at: 0});
        show({at: 1});
        const fresh = document.querySelector('.fresh'), [animation] = fresh.getAnimations();
        animation.pause();
        animation.currentTime = 0;
        const first = getComputedStyle(fresh).opacity;
        animation.currentTime = 125;
        return [first, getComputedStyle(fresh).opacity > .3, animation.effect.getTiming().duration];"""), ['0', True, 250], 'a tile that appears')
    b.media()
    s.same(b.run("show({at: 0}); show({at: 1}); return document.querySelector('.fresh').getAnimations().length"), 0,
           'nothing moves for who asked for that')
    check_rows(s, b, 'nothing moves for who asked for that', '.fresh animation-name none')
    window(b, 700, 900)
    b.run("show({line: newLine(1, ['A2+']), at: 2}); document.querySelector('#remark').focus()")
    check_rows(s, b, 'a remark with the focus', '#remark:focus flex-basis 160px')
    window(b, 700, 600)
    check_rows(s, b, 'a remark with the focus in a low window', '#own>p display none')
    b.run('document.activeElement.blur()')
    check_rows(s, b, 'a line in a low window', '''
        #tabs padding 0 0 4 0
        #own>p flex-grow 0 flex-shrink 0 flex-basis 96
        #own>.bar flex-wrap nowrap flex-basis 0px min-width 0 font-size 12.8''')
    window(b, 700, 900)
    b.run('show({at: 1});' + DRAWN)
    b.run("document.querySelector('#board').removeAttribute('viewBox')") # which would give it the same height again
    check_rows(s, b, 'narrow', NARROW)
    for tab, table in TABS.items():
        b.run('turnTo(arguments[0])', tab)
        check_rows(s, b, 'narrow, ' + tab, table)
    window(b, 700, 600)
    b.run("turnTo('games')")
    check_rows(s, b, 'small, games', '#stage display none')
    b.run("turnTo('tools')")
    window(b, 1000, 480)
    check_rows(s, b, 'flat', FLAT)
    window(b, 700, 480)
    s.same(b.run("return document.querySelectorAll('[tabindex]:not([tabindex=\"0\"], [tabindex=\"-1\"])').length"), 0, 'what comes first for Tab')
    b.run('show({at: 1})')
    for kind, scheme in (('print', 'dark'), ('print', 'light')):
        b.media(kind, scheme)
        check_rows(s, b, 'on paper', PRINTED)
    for wide in (1280, 718): # that of A4
        window(b, wide, 1000)
        check_rows(s, b, 'on paper %d wide' % wide, PAPER)
    b.media()
    window(b, 1280, 900)


def test_still(s, b):
    """Where nothing plays."""
    b.open(s.page('legend.html', '-u', '-O', 'marks=attacks', '@0/', 'B1+', '@1\\'))
    check_rows(s, b, 'a legend', 'figure>svg>.legend fill --faint')
    b.open(s.page('plain.html', '-u', '-O', 'marks=attacks,depth=1', s.directory + '/styled.txt', GIFT), '#game=1&move=1')
    check_rows(s, b, 'where nothing plays', STILL)
    b.media('print')
    check_rows(s, b, 'where nothing plays, on paper', """
        figure break-inside avoid
        .moves>li>p break-inside avoid
        h2 break-after avoid""")
    b.media()
    window(b, 150, 900)
    check_rows(s, b, 'a figure wider than the window', 'figure>svg width 118 height 118')
    s.check(b.run('''const svg = document.querySelector('figure>svg'), box = svg.getBoundingClientRect(), view = svg.viewBox.baseVal;
        return box.width < Number(svg.getAttribute('width')) && Math.abs(box.height / box.width - view.height / view.width) < .01'''),
            'a figure wider than the window keeps its shape')
    window(b, 1280, 900)
    s.same(b.run(CENTRED), [], 'articles and figures beside the middle')
    b.devtools('Emulation.clearDeviceMetricsOverride')


# Windows, and what becomes of the page in them: columns, by their widths; the height of the board, if the window decides it; whether
# there are tabs; whether there is a slider.
WINDOWS = (
    (1280, 900, [768, 512], None, False, True), (801, 900, [480, 320], None, False, True), (800, 900, None, .4 * 900, True, True),
    (330, 900, None, 330, True, True), (1000, 481, [600, 400], None, False, True), (1000, 480, [500, 500], None, True, False),
    (568, 320, [284, 284], None, True, False), (480, 400, [240, 240], None, True, False),
    (479, 400, [287.4, 191.6], None, True, False), (700, 481, None, .4 * 481, True, False), (760, 2200, None, 760, True, True))


def test_windows(s, b):
    """Columns beside each other, or below; from which sizes on."""
    b.open(s.page('windows.html', '-i', GAME), '#game=1&move=2')
    for wide, high, columns, board, comment, slider in WINDOWS:
        window(b, wide, high)
        got = b.run('''
            const main = getComputedStyle(document.querySelector('main')), shown = q => document.querySelector(q).getClientRects().length > 0;
            return [main.gridTemplateColumns.includes(' ') ? main.gridTemplateColumns.split(' ').map(parseFloat) : null,
                document.querySelector('#board').getBoundingClientRect().height, shown('#tabs'), shown('#slider'),
                document.documentElement.scrollWidth <= innerWidth, document.querySelector('#board').getBoundingClientRect().width,
                document.querySelector('#stage').getBoundingClientRect().height,
                document.querySelector('#names').getBoundingClientRect().width]''')
        what = 'a window of %d by %d' % (wide, high)
        s.check((got[0] is None) == (columns is None) and all(abs(x - y) < 16 for x, y in zip(got[0] or [], columns or [])),
                '%s: columns of %r, not %r' % (what, got[0], columns))
        s.check(not board or abs(got[1] - board) < .005 * board, '%s: the board is %r high, not %r' % (what, got[1], board))
        s.same(got[2:5], [comment, slider, True], what)
        s.check(abs(got[5] - got[7]) < .5 and got[5] > .9 * (columns or [wide])[0] - 30, '%s: the board is %r wide, not %r' % (what, got[5], got[7]))
        s.check(bool(board) or got[6] > high - 60, '%s: what stays is %r high' % (what, got[6]))
    b.devtools('Emulation.clearDeviceMetricsOverride')


# Of each sign on a button the points, half a unit apart, that are filled, as rows of 1 and 0; and the square it is drawn in.
SIGNS = '''
return [...document.querySelectorAll('button svg')].filter(e => e.getClientRects().length).map(svg => {
    const path = svg.querySelector('path'), view = svg.viewBox.baseVal, point = svg.createSVGPoint(), rows = [];
    for (let y = 0; y < 48; y++) {
        rows.push('');
        for (let x = 0; x < 48; x++) {
            [point.x, point.y] = [x / 2 + .25, y / 2 + .25];
            rows[y] += Number(path.isPointInFill(point));
        }
    }
    return [svg.matches('.stop') ? 'stop' : svg.parentElement.id, rows, [view.x, view.y, view.width, view.height]];
});'''


def test_signs(s, b):
    """Signs fill most of their squares, and opposite ones are images of each other."""
    b.open(s.page('signs.html', '-i', GIFT, LOOP))
    s.same(b.run("return [...document.querySelectorAll('details')].map(e => e.open)"), [False, True, False, False], 'of finding games, the view, sharing and keys, the view is open')
    b.run("for (const e of document.querySelectorAll('details')) e.open = true")
    signs = {}
    for _ in range(2):
        for name, rows, view in b.run(SIGNS):
            signs[name] = rows
            s.same(view, [0, 0, 24, 24], 'the square of ' + name)
        b.run("document.getElementById('play').click()")
    s.same(len(signs), 13, 'signs on buttons')
    images = {'before': 'after', 'after': 'before', 'first': 'last', 'last': 'first', 'previous': 'next', 'next': 'previous'}
    for name, rows in signs.items():
        filled = [(x / 2 + .25, y / 2 + .25) for y, row in enumerate(rows) for x, bit in enumerate(row) if bit == '1']
        (left, right), (top, bottom) = ((min(p[i] for p in filled), max(p[i] for p in filled)) for i in (0, 1))
        s.check(min(left, top) > 1 and max(right, bottom) < 23 and right - left > 7 and (bottom - top > 12 or name == 'farther'),
                '%s goes from %s to %s and from %s to %s' % (name, left, right, top, bottom))
        if name == 'turn': # three quarters of a ring and an arrow on it
            wrong = [(x, y) for x, y in ((x / 2 + .25, y / 2 + .25) for x in range(48) for y in range(48))
                     for far in [((x - 12) ** 2 + (y - 12) ** 2) ** .5] for arrow in [17 - x - abs(y - 6)] if x < 12 or y > 12 or abs(arrow) > .4
                     if ((x, y) in filled) != (5 < far < 7 and (x < 12 or y > 12) or x > 12 and arrow > 0) and
                     (abs(far - 5) > .3 and abs(far - 7) > .3 and abs(x - 12) > .3 and abs(y - 12) > .3)]
            s.check(not wrong, 'the ring and the arrow: %r' % wrong[:5])
            continue
        s.check(rows == rows[::-1] or name == 'mirror', name + ' upside down')
        if name == 'play':
            s.check(7 < left < 8 and 19 < right < 20, 'a triangle, its weight in the middle, from %s to %s' % (left, right))
        else:
            s.same([row[::-1] for row in rows], signs[images.get(name, name)], name + ' in a mirror')


ICON = '''
const image = new Image(), canvas = document.createElement('canvas'), context = canvas.getContext('2d');
image.src = document.querySelector('link[rel=icon]').href;
canvas.width = canvas.height = 100;
return image.decode().then(() => {
    context.drawImage(image, 0, 0, 100, 100);
    return arguments[0].map(([x, y]) => [...context.getImageData(Math.round(x * 10), Math.round(y * 10), 1, 1).data]);
});'''


def test_icon(s, b):
    """The icon of the page: a tile, black around its upper right corner, white around the lower left one."""
    wanted = {}
    for colour, (x, y), (dx, dy) in (((17, 17, 17), (10, 0), (-1, 1)), ((255, 255, 255), (0, 10), (1, -1))):
        for turn in (.1, .5, .9):
            across, down = dx * math.cos(turn * math.pi / 2), dy * math.sin(turn * math.pi / 2)
            for far, seen in ((3.6, None), (4, colour), (6, colour), (6.4, None)):
                place = x + across * far, y + down * far
                wanted[place] = seen or (207, 63, 47)
    wanted.update({(.3, .3): None, (.7, .7): (207, 63, 47), (9.6, 9.6): None, (9.2, 9.2): (207, 63, 47)})
    b.open(s.page('icon.html', '-i', GIFT))
    for (place, colour), got in zip(wanted.items(), b.run(ICON, list(wanted))):
        s.check(got[3] == 0 if colour is None else got[3] == 255 and all(abs(g - c) < 12 for g, c in zip(got, colour)),
                'the icon at %.1f %.1f is %r, not %r' % (*place, got, colour))


def test_old_browsers(s, b):
    """Browsers that run the scripts may be older than dvh: a height in it stands behind the same one in vh. Safari knows user-select
    only by its own name."""
    with open('src/web/player.html') as file:
        page = file.read()
    heights = re.findall(r'(?:([\w-]+:[^;}]*);)?([\w-]+:[^;}]*dvh[^;}]*)', page)
    s.check('-webkit-user-select:none' in page and heights and all(before == height.replace('dvh', 'vh') for before, height in heights), 'heights: %r' % heights)


TESTS = [test_windows, test_signs, test_icon, test_old_browsers, test_board, test_lengths, test_still]


def tests(s, b):
    s.rules = Rules()
    for test in TESTS:
        test(s, b)
    s.same(s.rules.rest(b), [], 'what the style sheet says and no row of the tables tells')
