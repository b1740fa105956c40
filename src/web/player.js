'use strict';
/* The page that plays games shows a position of a game or of a line. A line has the first moves of the game, then other
   moves. The viewer can turn and zoom the board. show() changes the position. The rules are in engine.js. */

const byId = id => document.getElementById(id);
const main = document.querySelector('main'), svg = byId('board'), slider = byId('slider'), standing = byId('status');
const records = JSON.parse(byId('record').textContent);
const page = JSON.parse(byId('page').textContent), words = page.words;
const COLON = /\u00a0:/.test(words.player) ? '\u00a0: ' : ': '; /* French has a no-break space before a colon */
const STOP = words.broken.at(-1); /* the full stop of the language */
const boxes = ['numbers', 'labels', 'marks', 'guess']; /* ids of check boxes, also their names in addresses */
const themes = [...document.querySelectorAll('#symbols style[class]')];

/* Lengths in tenths of a tile, as the SHAPE_ constants of src/render/render.h. */
const TILE = 10, NUMBER = {x: .6, y: 2.4, down: 6}, LABEL = {above: 1, left: 1, below: 6, middle: 5};
const NS = 'm5 0v10', EW = 'm0 5h10', NE = 'm5 0a5 5 0 0 0 5 5', SE = 'm5 10a5 5 0 0 1 5-5',
      SW = 'm5 10a5 5 0 0 0-5-5', NW = 'm5 0a5 5 0 0 1-5 5';
const TRACKS = {e: [NS, EW], b: [EW, NS], a: [SW, NE], d: [NW, SE], c: [SE, NW], f: [NE, SW]}; /* white, then black */
const GROUND = {x: -4.6, y: -4.6, width: 9.2, height: 9.2, rx: .75}; /* the square behind rings on an empty space */
/* The upper left corners of one, two or three tiles that share a space, measured from the middle of the space. */
const PLACES = [['-5 -5'], ['-5 -2.5', '0 -2.5'], ['-5 -5', '0 -5', '-2.5 0']];
const MARGIN = 8;  /* the width of the space around the board, for labels and the next tile */
const LEAST = 18;  /* pixels: tiles are at least this wide, unless the viewer zooms out */
const FINGER = 44; /* pixels: the least size that a finger can hit */
const ROW = 44;    /* pixels: the height of a row in the list of games */

let game = null;   /* the game that is shown, made by open() */
let line = null;   /* the line that is shown instead of the game, made by newLine(); or null */
const kept = {};   /* for each game, the viewer's lines; see keep() */
let at = -1;       /* the number of moves shown */
let offered = null; /* the space for which tiles are offered, [x, y]; or null */
let refused = null; /* the move just refused, with its word and the reason; or null */
let timer = 0;     /* the timer for the next move while playing */
/* turn: quarter turns. whole: shows all spaces of the game. middle: the middle of the visible part; null if not zoomed. */
const view = {turn: 0, mirror: false, size: 0, whole: false, middle: null}; /* size: pixels per tile; 0: automatic */

/* ---- Helpers. */

const maker = namespace => (name, attributes, ...children) => {
    const element = document.createElementNS('http://www.w3.org/' + namespace, name);
    for (const key in attributes)
        element.setAttribute(key, attributes[key]);
    element.append(...children);
    return element;
};

const make = maker('2000/svg'), html = maker('1999/xhtml');

/* Fills the placeholders of a sentence, in order or by their numbers. */
function fill(sentence, ...holes) {
    let next = 0;
    return sentence.replace(/%([123]?)[sd]|%%/g, (hole, n) => hole === '%%' ? '%' : holes[n ? n - 1 : next++]);
}

const board = () => line ? line.board : game.board;
const count = () => board().moves;
const split = text => text.split(' ').filter(Boolean);
const range = (from, to) => Array.from({length: Math.max(0, to - from + 1)}, (_, i) => from + i);

/* On the turned and mirrored board, placed() returns where a space is, and turned() a tile's white edges. */
function placed(x, y, {turn, mirror} = view) {
    if (mirror)
        x = -x;
    for (let i = 0; i < turn; i++)
        [x, y] = [-y, x];
    return [x, y];
}

function turned(edges, {turn, mirror} = view) {
    if (mirror)
        edges = edges & (NORTH | SOUTH) | (edges & EAST) << 2 | (edges & WEST) >> 2;
    for (let i = 0; i < turn; i++)
        edges = (edges << 1 | edges >> 3) & EDGES;
    return edges;
}

/* If a box has fewer than `least` columns or rows, widens the box equally on both sides. */
function padded({left, top, right, bottom}, least) {
    const wide = Math.max(0, least - 1 - right + left), high = Math.max(0, least - 1 - bottom + top);
    return {left: left - wide / 2, top: top - high / 2, right: right + wide / 2, bottom: bottom + high / 2};
}

/* ---- Games and lines. */

function played({rules, position: code}, all) {
    const it = code ? newPosition(rules, code) : newBoard(rules);
    all.forEach(word => playWord(it, word));
    return it;
}

function open(index) {
    const record = records[index], all = split(record.moves);
    return {index, record, words: all, board: played(record, all), items: [],
            comments: record.comments || {}, layout: [...page.layouts[index]],
            refused: record.error && playWord(played(record, all), record.error.text),
            variations: page.variations ? page.variations[index] : [], marks: page.marks ? page.marks[index] : null,
            turning: page.turning ? page.turning[index] : [0, ''], proofs: []};
}

/* The box that contains the position after n moves, a refused move and marks. */
function frameOf(it, n, bad, marks) {
    const start = it.extents[n] || {left: 0, top: 0, right: 0, bottom: 0};
    const all = bad?.edges ? widened(start, bad.x, bad.y) : start;
    return marks.reduce((box, [x, y]) => widened(box, x, y), padded(all, 4));
}

/* Makes a line: the first `from` moves of the game, then the words `others` until one is refused. `begins`: the colour
   that plays the first of `others`. */
function newLine(from, others, begins = turnAt(game.board, from), name = words['own-line']) {
    const it = played(game.record, game.words.slice(0, from));
    const all = [];
    it.result = null; /* a variation may go on after the game's end */
    for (const word of others) {
        if (playWord(it, word, (begins + all.length) % 2))
            break;
        all.push(word);
    }
    return {from, words: all, begins, board: it, name, notes: [], replies: 0};
}

const lines = () => kept[game.index] || [];

/* The number of first moves that two boards have in common. */
function shared(one, other) {
    let n = 0;
    while (n < one.moves && n < other.moves && sameTile(one, other, n + 1))
        n++;
    return n;
}

/* Keeps a new line for the viewer, unless a kept line begins with all moves of the new line. Drops kept lines that the
   new line continues. Lines that share moves become neighbours. */
function keep(one) {
    const all = lines().filter(other => shared(other.board, one.board) < other.board.moves);
    if (!all.some(other => shared(other.board, one.board) === one.board.moves))
        kept[game.index] = [...all, one].sort((a, b) => b.from - a.from || (a.words.join() < b.words.join() ? -1 : 1));
}

/* For each line, [line, n]: up to move n, the line has the moves of the previous line or of the game. */
function branches(all) {
    return all.map((one, i) => {
        const common = i ? shared(all[i - 1].board, one.board) : 0;
        return [one, i && common > all[i - 1].from ? common : one.from];
    });
}

/* Names of a game, as in src/render/scene.c. listed(): title and players. namesOf(): lines of players and rules. */
const playersOf = ({white, black}) => [white, black].filter(Boolean).join(' \u2013 ');
const titleOf = index => records[index].title || playersOf(records[index]) || fill(words.game, index + 1);
const listed = index => [...new Set([titleOf(index), playersOf(records[index])].filter(Boolean))];

function namesOf({record, board: it}) {
    const players = ['white', 'black'].filter(colour => record[colour])
        .map(colour => fill(words.player, words[colour], record[colour]));
    return [...players, it.rules.heading].filter(Boolean);
}

const moverOf = it => words[turnAt(it, it.moves) ? 'black' : 'white'];

function resultOf({record, board: it}) {
    const result = record.result;
    if (record.position)
        return result ? words['result-' + (result.winner || 'draw')] : fill(words['to-move'], moverOf(it));
    if (result)
        return sentenceOf(result);
    if (record.error)
        return `${fill(words.broken, it.moves + 1)} ${record.error.text}${COLON}${words[record.error.reason] || ''}${STOP}`;
    return fill(words.open, it.moves, moverOf(it));
}

/* The sentence for a reason, up to a ; or 。 (Japanese). What follows is advice for the command line. */
const reasonOf = reason => (words[reason] || reason).split(/\s*;|。/)[0] + STOP;

const wayOf = ({by}) => words[{'loop+line': 'by-both', 'full board': 'by-full-board'}[by] || 'by-' + by];
const sentenceOf = result => fill(wayOf(result), ...(result.winner ? [words[result.winner]] : []), result.move);
const FOLDED = {ł: 'l', ø: 'o', đ: 'd', ı: 'i', æ: 'ae', œ: 'oe', ß: 'ss'};
const plain = text => text.normalize('NFD').replace(/[\p{M}'\u2019]/gu, '').toLowerCase().replace(/[^ -~]/g, c => FOLDED[c] || c);

function describe() {
    const it = board(), own = line && at > line.from;
    const word = own ? line.words[at - line.from - 1] : game.words[at - 1];
    const where = at ? fill(words.after, at, word) : words.start;
    if (solves() && (at < count() || !it.result))
        return `${own ? where : titleOf(game.index)}${STOP} ${fill(words['to-move'], moverOf(game.board))}`;
    if (at < count())
        return where;
    if (!at && !line && game.record.position)
        return resultOf(game);
    const end = line ? it.result && sentenceOf(it.result) : resultOf(game), {position: code, error} = game.record;
    return [end && (line || !code && !error) ? word : where, end].filter(Boolean).join(STOP + ' ');
}

/* ---- The board. */

function symbol(name, x, y, attributes) {
    const [left, top] = placed(x, y);
    return make('use', {href: '#' + name, x: left, y: top, ...attributes});
}

const useTile = ({x, y, edges, number}) => symbol(LETTERS[turned(edges)], x, y, {'data-move': Math.abs(number)});
const tileUses = it => it.tiles.slice(0, it.ends[at]).map(useTile);

/* Makes a group whose unit of length is one tile, as symbols need. */
const spaces = (name, ...uses) => make('g', {class: name, transform: `scale(${TILE})`}, ...uses);

function numbers(it) {
    return it.tiles.slice(0, it.ends[at]).filter(tile => tile.number > 0 || main.dataset.all).map(tile => {
        const [x, y] = placed(tile.x, tile.y), low = /[cd]/.test(LETTERS[turned(tile.edges)]);
        return make('text', {class: 'number' + (at > 99 ? ' many' : '') + (tile.number < 0 ? ' forced' : ''),
            x: x * TILE + NUMBER.x, y: y * TILE + NUMBER.y + (low ? NUMBER.down : 0)}, Math.abs(tile.number));
    });
}

/* The label `name` beside a tile, always inside `seen`. rightwards, downwards: the side, such as 0, -1 for above. The label
   has room for n characters. It is empty if `seen` cuts off the tile's column or row. */
function labelAt(tileX, tileY, rightwards, downwards, name, n, seen) {
    const [x, y] = placed(tileX + rightwards, tileY + downwards), [fromX, fromY] = placed(tileX, tileY);
    const sideways = x !== fromX, [edge, from, size] = sideways ? [y * TILE, seen.y, seen.height] : [x * TILE, seen.x, seen.width];
    return make('text', {class: 'label',
        x: !sideways ? x * TILE + LABEL.middle : clamp(x < fromX ? fromX * TILE - LABEL.left - n : x * TILE + LABEL.left + n,
            seen.x + n, seen.x + seen.width - n),
        y: sideways ? y * TILE + LABEL.below : clamp(y < fromY ? fromY * TILE - LABEL.above : y * TILE + LABEL.above + 2,
            seen.y + LABEL.above + 2, seen.y + seen.height - LABEL.above)},
        edge === clamp(edge, from, from + size - TILE) ? name : '');
}

/* The labels of columns and rows, beyond all marks. A label that would be out of sight is at the edge of `seen`. */
function labels(seen = svg.viewBox.baseVal || frame()) {
    const box = board().extents[at] || NOWHERE;
    const [left, up] = [box.left, box.top].map((edge, i) => Number(marksAt(at).some(mark => mark[i] < edge)));
    const column = x => columnName(x - box.left + 1), row = y => String(y - box.top + 1), n = row(box.bottom).length;
    return [...range(box.left, box.right).map(x => labelAt(x, box.top - up, 0, -1, column(x), column(x).length, seen)),
        ...range(box.top, box.bottom).map(y => labelAt(box.left - left, y, -1, 0, row(y), n, seen))];
}

const relabel = (seen, all = labels(seen)) => svg.querySelectorAll('.label').forEach((one, i) => one.replaceWith(all[i]));

/* The winning paths, drawn again above all tiles. */
function winning(it) {
    const black = it.result.winner === 'black' ? 1 : 0;
    const d = winningTiles(it).map(i => {
        const tile = it.tiles[i], [x, y] = placed(tile.x, tile.y);
        return `M${x * TILE} ${y * TILE}${TRACKS[LETTERS[turned(tile.edges)]][black]}`;
    }).join('');
    return [make('path', {class: 'glow', d}), make('path', {class: black ? 'won black' : 'won white', d})];
}

/* The ends of the tracks that enter a space over `edges`, as data of a path. [x, y]: where the space is shown. */
function ends([x, y], edges) {
    return ['m5 0v4', 'm10 5h-4', 'm5 10v-4', 'm0 5h4'].filter((path, side) => edges >> side & 1)
        .map(path => `M${x * TILE} ${y * TILE}${path}`).join('');
}

/* A refused tile and its forced tiles, half transparent. Marks its space, or a space that three tracks would enter. */
function refusedTile({x, y, edges, bad}) {
    const space = bad || {x, y, entering: 0, forced: []}, here = placed(space.x, space.y);
    const white = ends(here, turned(space.entering & EDGES)), black = ends(here, turned(space.entering >> 4));
    const ghosts = edges ? [{x, y, edges}, ...space.forced] : [];
    return make('g', {class: 'refused'},
        spaces('ghost', ...ghosts.map(tile => symbol(LETTERS[turned(tile.edges)], tile.x, tile.y))),
        spaces('', symbol('bad', space.x, space.y)), make('path', {class: 'alarm', d: black + white}),
        make('path', {class: 'black', d: black}), make('path', {class: 'white', d: white}));
}

/* The marks of the game after n moves. Empty in a line, or if the viewer wants no marks. */
const marksAt = n => !line && game.marks && byId('marks').checked ? game.marks[n] : [];

function overlay(it) {
    const all = [], last = at === count(), over = last && it.result;
    const bad = refused && refused.x !== undefined ? refused : last && !line ? game.refused : null;
    const near = bad && it.extent && bad.x <= it.extent.right + 1 && bad.y <= it.extent.bottom + 1;
    const marks = marksAt(at);
    if (at && !near && !offered) {
        const tile = it.tiles[it.ends[at - 1]];
        all.push(spaces('mark', symbol('frame', tile.x, tile.y)));
    }
    if (over && it.result.winner)
        all.push(...winning(it));
    all.push(...numbers(it));
    if (near)
        all.push(refusedTile(bad));
    if (!over)
        all.push(...emptySpaces(it, marks));
    all.push(...markedSpaces(marks));
    all.push(...labels());
    if (offered)
        all.push(offer());
    return all;
}

/* ---- The viewer's moves. */

/* A new board with the position shown. */
function position() {
    const {from, words: own, begins} = line || {from: at, words: []}, first = Math.min(at, from);
    return newLine(first, own.slice(0, at - first), begins).board;
}

/* Empty, unmarked spaces where a tile may go. If no space is marked, Tab leads to the first empty space. */
function emptySpaces(it, marks) {
    const here = position(), marked = new Set(marks.filter(mark => mark[2]).map(mark => spaceKey(mark[0], mark[1])));
    const all = openSpaces(here).filter(([x, y]) => !marked.has(spaceKey(x, y)))
        .sort((a, b) => a[1] - b[1] || a[0] - b[0]);
    return all.map(([x, y], i) => {
        const [left, top] = placed(x, y);
        return make('g', {class: 'space', role: 'button', tabindex: i || marked.size ? -1 : 0, 'data-x': x, 'data-y': y,
            'aria-label': fill(words.space, spaceName(here, x, y))},
            make('rect', {x: left * TILE + .4, y: top * TILE + .4, width: TILE - .8, height: TILE - .8, rx: 1}));
    });
}

/* The column and row of a space, as a move names them. */
const spaceName = ({extent}, x, y) => extent ? columnName(x - extent.left + 1) + (y - extent.top + 1) : '@0';

/* The tiles that fit the space `offered`, large enough for fingers: below the space or, if there is no room, above. */
function offer() {
    const here = position(), [x, y] = offered, all = tilesFor(here, x, y), [left, top] = placed(x, y);
    const size = Math.max(1, FINGER / pixelsATile()) * TILE, wide = size * all.length, frame = svg.viewBox.baseVal;
    const middle = clamp((left + .5) * TILE - wide / 2, frame.x + 1, frame.x + frame.width - wide - 1);
    const below = (top + 1) * TILE + 1.5, room = below + size + 1 <= frame.y + frame.height;
    const above = room ? below : Math.max(frame.y + 1, top * TILE - 1.5 - size);
    return make('g', {class: 'offer'},
        make('rect', {class: 'chosen', x: left * TILE + .4, y: top * TILE + .4, width: TILE - .8, height: TILE - .8, rx: 1}),
        make('rect', {class: 'plate', x: middle - .6, y: above - .6, width: wide + 1.2, height: size + 1.2, rx: 1.2}),
        ...all.map((edges, i) => {
            const word = wordFor(here, x, y, edges, isClassic());
            const from = middle + i * size, side = size - .8;
            return make('g', {role: 'button', tabindex: 0, 'aria-label': word, 'data-edges': edges},
                make('use', {href: '#' + LETTERS[turned(edges)],
                    transform: `translate(${from + 1} ${above + 1}) scale(${size - 2})`}),
                make('rect', {class: 'target', x: from + .4, y: above + .4, width: side, height: side, rx: 1}));
        }));
}

function offerAt(x, y) {
    stop();
    refused = null;
    const here = position(), all = tilesFor(here, x, y);
    offered = all.length ? [x, y] : null;
    draw(false);
    standing.textContent = fill(words['pick-tile'], spaceName(here, x, y));
    svg.querySelector('.offer g')?.focus({preventScroll: true});
}

function closeOffer() {
    if (!offered)
        return;
    const [x, y] = offered;
    offered = null;
    draw(false);
    standing.textContent = describe();
    svg.querySelector(`.space[data-x="${x}"][data-y="${y}"]`)?.focus({preventScroll: true});
}

/* Plays a word in the position shown, and returns true. If the word is refused, shows why and returns false. */
function tryWord(word) {
    const here = position(), why = playWord(here, word) || objection(here), asked = solves() || guesses();
    if (why) {
        offered = null;
        refused = {...why, word};
        look(false);
        draw(false);
        standing.replaceChildren(html('bdi', {}, word), COLON, html('span', {class: 'why'}, reasonOf(why.reason)));
        return false;
    }
    lay(word, here);
    if (asked)
        answer(here);
    return true;
}

/* Shows `here`, the position after `word`, in the line, game or kept line with the same moves, else in a new line. */
function lay(word, here) {
    const all = [...(line ? [line] : []), null, ...lines()];
    const known = all.find(one => shared((one || game).board, here) === here.moves);
    show({line: known === undefined ? extended(word) : known, at: at + 1});
}

/* Why a legal move is not accepted, or false. A guess must be the game's move; a solver's move must win. */
function objection(here) {
    const other = guesses() ? !sameTile(here, game.board, at + 1) && 'other-move'
        : solves() && unsolved() && !isWon(here) && !proofsFrom(here).length && 'no-solution';
    return other && {...here.tiles[here.ends[at]], reason: other};
}

const guesses = () => byId('guess').checked && !line && at < game.words.length;

function sameTile(one, other, n) {
    const a = one.tiles[one.ends[n - 1]], b = other.tiles[other.ends[n - 1]];
    return a.x === b.x && a.y === b.y && a.edges === b.edges;
}

/* Makes, keeps and returns a line of the moves shown and `word`. */
function extended(word) {
    const inside = line && at >= line.from, from = inside ? line.from : at;
    const one = newLine(from, [...(inside ? line.words.slice(0, at - from) : []), word],
        inside ? line.begins : turnAt(game.board, from));
    one.notes = inside ? line.notes.slice(0, at + 1) : [];
    keep(one);
    return one;
}

/* Takes the last move shown, and all later moves, out of the line. Drops kept lines that have the last move shown. */
function takeBack() {
    if (!line)
        return;
    const last = Math.max(at, line.from + 1);
    const left = newLine(line.from, line.words.slice(0, last - 1 - line.from), line.begins, line.name);
    left.notes = line.notes.slice(0, last);
    if (isOwn(line)) {
        kept[game.index] = lines().filter(one => shared(one.board, line.board) < last);
        if (left.words.length)
            keep(left);
    }
    show(left.words.length ? {line: left, at: last - 1} : {at: line.from});
}

const isOwn = one => one.name === words['own-line'];

/* Sets the note on the last move shown, in all lines with this move. */
function note(text) {
    for (const one of [line, ...lines()])
        if (shared(one.board, line.board) >= at)
            one.notes[at] = text;
    showLine();
    mark();
    remember();
}

/* ---- Problems: games that end where the proof of a win begins. */

const problems = main.classList.contains('problems');
const closed = {}; /* for each finished problem: true if the viewer solved it, false if the page showed the solution */

const unsolved = () => game.proofs.length > 0 && !(game.index in closed);

/* Whether the side that must win is to move: at the end of a problem's game, or in a line that continues this game. */
const solves = () => game.proofs.length > 0 && (line ? line.from : at) === game.words.length &&
    (at - game.words.length) % 2 === 0;

const isWon = ({result}) => result && result.winner === ['white', 'black'][turnAt(game.board, game.words.length)];

/* The lines of the proof that contain the position `here`, even if they reach this position by other moves. */
function proofsFrom(here) {
    const wanted = layout(here.tiles);
    return game.proofs.filter(({board: it}) => it.moves >= here.moves &&
        layout(it.tiles.slice(0, it.ends[here.moves])) === wanted);
}

/* Says that a guess or a move of a solution is right. Replies to a move of a solution with the move of the least
   used line of the proof. If this line has no legal reply, replies with any legal move. */
function answer(here) {
    const [proof] = isWon(here) ? [] : proofsFrom(here).sort((one, other) => one.replies - other.replies);
    if (proof) {
        const reply = [proof.words[here.moves - proof.from], ...replies(here)].find(word => !playWord(here, word));
        proof.replies++;
        lay(reply, here);
    }
    if (isWon(here)) {
        closed[game.index] ??= true;
        mark();
    }
    if (proof || isWon(here) || !line)
        standing.textContent = `${words.right} ${describe()}`;
}

/* Shows the solution. From then on, the problem counts as not solved. */
function giveUp() {
    if (!unsolved())
        return;
    stop();
    closed[game.index] = false;
    show({line: game.proofs[0], at: game.words.length + 1});
}

/* ---- Marks of an analysis: [x, y, letters of tiles, kind and colour, moves or space, turns], from html_data.c. KINDS
   has sentences for each kind: `some` lists the marks, `none` says that no marks exist, `counts` counts the marks.
   `wins` is set if the tiles of the kind win. */

const hint = byId('hint'), common = byId('kinds').dataset;
const KINDS = Object.fromEntries([...byId('kinds').children].map(kind => [kind.dataset.kind, kind.dataset]));
const COLOURS = {w: common.white, b: common.black};

const ring = mark => make('use', {class: 'ring', href: '#ring-' + mark[3]});

/* The tiles that can be placed on a marked space, half transparent. */
function ghosts(letters) {
    const places = PLACES[letters.length - 1], size = TILE / (letters.length > 1 ? 2 : 1);
    return make('g', {class: 'ghosts'}, ...places.map((place, i) => make('use',
        {href: '#' + LETTERS[turned(TILES[letters[i]])], transform: `translate(${place}) scale(${size})`})));
}

/* A sentence for each mark. Leaves out forced wins in one turn if attacks are marked too. */
function sentences(all) {
    return all.filter(mark => !(mark[5] === 1 && KINDS.a)).map(([, , , [kind, colour], names, turns]) =>
        fill(KINDS[kind].some, COLOURS[colour],
            ...(turns ? [fill(turns === 1 ? common.one : common.many, turns)] : []), names));
}

function middleOf([x, y]) {
    const [left, top] = placed(x, y);
    return `translate(${left * TILE + TILE / 2} ${top * TILE + TILE / 2})`;
}

/* A space with all its marks. Tiles and sentences of the marks are shown while the space has pointer or focus. */
function markedSpace(all) {
    const wins = all.filter(mark => KINDS[mark[3][0]].wins), shown = wins.length ? wins : all;
    const letters = [...new Set(shown.map(mark => mark[2]).join(''))];
    const ground = wins.length ? [make('rect', {class: 'tile', opacity: 0.8, ...GROUND})] : [];
    return make('g', {class: 'marked', role: 'button', tabindex: -1, 'data-wins': wins.length, 'data-x': all[0][0],
        'data-y': all[0][1], 'aria-label': sentences(all).reverse().join('; '), transform: middleOf(all[0])},
        ...ground, ...all.map(ring), ghosts(letters),
        make('rect', {class: 'target', x: -4.8, y: -4.8, width: 9.6, height: 9.6, rx: 1}));
}

/* All marked spaces. Tab leads to a space with a winning move or else to any space, Up and Down to the others. */
function markedSpaces(marks) {
    const found = new Map(), corners = [];
    for (const mark of marks) {
        const key = mark[0] + ' ' + mark[1];
        if (mark[2])
            found.set(key, [...found.get(key) || [], mark]);
        else
            corners.push(make('g', {transform: middleOf(mark)}, ring(mark)));
    }
    const all = [...found.values()].map(markedSpace);
    (all.find(one => one.dataset.wins > 0) || all[0])?.setAttribute('tabindex', 0);
    return corners.concat(all);
}

/* Sentences that list the wins of the position and count its other marks. Once the game is over, no sentences. */
function summary(marks) {
    const parts = [], it = board(), colour = 'wb'[turnAt(it, at)];
    const named = what => marks.filter(mark => mark[3] === what).map(mark => mark[4]).join(', ');
    const number = what => split(named(what)).length;
    if (at === count() && it.result)
        return parts;
    for (const [kind, {wins, some, none, counts}] of Object.entries(KINDS))
        if (kind === 'w') /* forced wins: no sentence without a forced win */
            parts.push(...sentences(marks.filter(mark => mark[3][0] === kind)));
        else if (kind === 's') /* safe moves: only those of the player to move */
            parts.push(fill(counts, COLOURS[colour], number(kind + colour)));
        else if (wins)
            for (const one of 'wb')
                parts.push(fill(named(kind + one) ? some : none, COLOURS[one], named(kind + one)));
        else
            parts.push(fill(counts, number(kind + 'w'), number(kind + 'b')));
    return parts;
}

function hintAt(space) {
    if (hint.hidden)
        return;
    const parts = space ? [space.getAttribute('aria-label')] : line ? [] : summary(marksAt(at));
    hint.replaceChildren(...parts.flatMap(part => [html('span', {}, part), ' ']));
}

function say(event) {
    const leaves = event.type === 'focusout' || event.type === 'pointerout';
    hintAt(!leaves && event.target.closest('.marked') || svg.querySelector('.marked:focus'));
}

/* ---- The view. */

/* The rectangle to show: all spaces of the position or, if the viewer wants the whole board, all spaces of the game. */
function frame() {
    const n = view.whole ? count() : at, bad = refused || !line && n === count() && game.refused;
    let box = frameOf(board(), n, bad, view.whole ? (game.marks || []).flat() : marksAt(n));
    if (line && view.whole)
        box = union(box, frameOf(game.board, game.words.length, game.refused, []));
    const [left, top] = placed(box.left, box.top), [right, bottom] = placed(box.right, box.bottom);
    box = union(null, {left, top, right, bottom});
    return {x: box.left * TILE - MARGIN, y: box.top * TILE - MARGIN, width: (box.right - box.left + 1) * TILE + 2 * MARGIN,
            height: (box.bottom - box.top + 1) * TILE + 2 * MARGIN};
}

const union = (one, {left, top, right, bottom}) => widened(widened(one, left, top), right, bottom);

const fitting = all => Math.min(svg.clientWidth / all.width, svg.clientHeight / all.height) * TILE;

function pixelsATile() {
    const fit = fitting(frame());
    return view.whole ? fit : Math.max(view.size || 0, fit, view.size ? 0 : LEAST);
}

const clamp = (n, least, most) => least > most ? (least + most) / 2 : Math.max(least, Math.min(most, n));

/* Sets the visible part of frame(). `follow`: centres the last move's tile if the tile is not well inside this part. */
function look(follow) {
    const all = frame(), size = pixelsATile(), zoomed = size > fitting(all) * 1.001;
    const wide = svg.clientWidth / size * TILE, high = svg.clientHeight / size * TILE;
    svg.classList.toggle('zoomed', zoomed);
    svg.classList.toggle('empty', at < 1);
    for (const [id, on] of [['turn', view.turn > 0], ['mirror', view.mirror], ['whole', view.whole]])
        byId(id).setAttribute('aria-pressed', on);
    if (!svg.clientWidth)
        return;
    if (!zoomed)
        view.middle = null;
    else if (follow || !view.middle)
        view.middle = followed(view.middle, wide, high);
    const middle = view.middle || [0, 0]; // clamp puts a board that fits into the middle
    middle[0] = clamp(middle[0], all.x + wide / 2, all.x + all.width - wide / 2);
    middle[1] = clamp(middle[1], all.y + high / 2, all.y + all.height - high / 2);
    const seen = [middle[0] - wide / 2, middle[1] - high / 2, wide, high];
    svg.setAttribute('viewBox', seen.map(n => Number(n.toFixed(3))).join(' '));
}

/* The middle of the visible part or, if the last move's tile is not well inside this part, the middle of the tile. */
function followed(middle, wide, high) {
    const it = board(), tile = at ? it.tiles[it.ends[at - 1]] : {x: 0, y: 0}, [x, y] = placed(tile.x, tile.y);
    const here = [(x + .5) * TILE, (y + .5) * TILE], inside = TILE * 1.5;
    return middle && Math.abs(here[0] - middle[0]) < wide / 2 - inside &&
        Math.abs(here[1] - middle[1]) < high / 2 - inside ? middle : here;
}

function zoom(factor, x, y) {
    const before = pixelsATile(), fit = fitting(frame());
    view.whole = false;
    view.size = Math.max(Math.min(fit, LEAST), Math.min(160, before * factor));
    if (view.size <= fit)
        view.size = fit >= LEAST ? 0 : view.size;
    const after = pixelsATile(), seen = svg.viewBox.baseVal;
    view.middle ||= [seen.x + seen.width / 2, seen.y + seen.height / 2];
    if (x !== undefined) {
        const [px, py] = pointAt(x, y);
        view.middle = [px + (view.middle[0] - px) * before / after, py + (view.middle[1] - py) * before / after];
    }
    redraw();
}

/* The point of the image under a point of the window. */
function pointAt(x, y) {
    const box = svg.getBoundingClientRect(), seen = svg.viewBox.baseVal;
    return [seen.x + (x - box.left) / box.width * seen.width, seen.y + (y - box.top) / box.height * seen.height];
}

function redraw() {
    look(false);
    draw(false);
    remember();
}

/* ---- What is shown. */

/* Draws the position. `step`: the tiles of the last move appear one after another. */
function draw(step) {
    const it = board(), uses = tileUses(it), held = svg.contains(document.activeElement);
    if (step)
        uses.slice(it.ends[at - 1]).forEach((use, i) => {
            use.classList.add('fresh');
            use.style.animationDelay = i * 0.22 + 's';
        });
    svg.replaceChildren(spaces('tiles', ...uses), make('g', {class: 'marks'}, ...overlay(it)));
    hintAt(null);
    if (held)
        (svg.querySelector(offered ? '.offer g' : '[tabindex="0"]') || slider).focus({preventScroll: true});
}

/* Only sets aria-disabled: a disabled button would lose the focus, and keys would not work. */
const disable = (id, off) => byId(id).setAttribute('aria-disabled', off);

/* Opens a game. show() must follow. */
function enter(index) {
    game = open(index);
    game.proofs = problems ? game.variations.filter(({from, begins, verdict}) => from === game.words.length &&
        begins === turnAt(game.board, from) && /holds|undecided/.test(verdict)).map(playedOut) : [];
    at = -1;
    view.size = 0;
    view.middle = null;
    byId('names').replaceChildren(...namesOf(game).map(name => html('bdi', {}, name)));
    const title = titleOf(index);
    byId('heading').replaceChildren(html('bdi', {}, title));
    byId('heading').hidden = title === byId('title').textContent;
    byId('which').textContent = byId('heading').hidden ? '' : title;
    document.title = title;
    byId('result').replaceChildren(game.proofs.length ? '' : resultOf(game));
    ['intro', 'outro'].forEach(id => byId(id).replaceChildren(...(game.record[id] ? proseNodes(game.record[id], 0) : [])));
    listMoves();
    byId('games').selectedIndex = byId('games').hidden ? -1 : index;
    pick(matches.indexOf(index));
    neighbours();
}

/* Shows the position after `at` moves: of a line or, without a line, of the game `index`. */
function show({index = game.index, line: shown = null, at: move}) {
    if (!game || index !== game.index)
        enter(index);
    const before = at, same = shown === line;
    line = shown;
    move = clamp(move, 0, count());
    if (same && move === before && !refused && !offered)
        return;
    at = move;
    offered = refused = null;
    look(true);
    draw(at === before + 1);
    slider.max = count();
    slider.value = at;
    const text = describe();
    slider.setAttribute('aria-valuetext', text);
    svg.setAttribute('aria-label', text);
    standing.textContent = text;
    ['first', 'previous', 'next', 'last'].forEach((id, i) => disable(id, at === (i < 2 ? 0 : count())));
    showLine();
    mark();
    remember();
}

/* ---- The moves and their comments. */

function listMoves() {
    const [lost, told] = game.turning;
    game.items = [byId('intro')];
    const items = game.words.map((word, i) => {
        const n = i + 1, item = html('li', {}, n + '\u00a0',
            html('a', {href: address(game.index, n), 'data-go': n}, html('bdi', {}, word)));
        if (n === lost)
            item.append(html('span', {class: 'verdict refuted'}, SIGNS.refuted));
        if (n in game.comments)
            item.append(html('p', {dir: 'auto', class: n === game.words.length ? 'last' : ''}, ...proseNodes(game.comments[n], n)));
        if (told && n === (lost || game.words.length))
            item.append(html('p', {}, told));
        game.items.push(item);
        return [item, '\n'];
    });
    byId('moves').replaceChildren(...items.flat());
}

const SIGNS = {holds: '\u2713', undecided: '?', illegal: '\u2717', refuted: '\u2717'};
const ANY = /^(any|\*\*\*)$/i, WORD = /^(1A[SCUDLR]|(@|[A-Z]+)(0|[1-9]\d*)[+/\\SCUDLR])$/i;

/* The comment of move n or, for n = 0, the introduction or conclusion. game.layout has a letter for each line, from
   comment_layout() of src/analysis/comment.c: j continues the line above, p begins a paragraph, others an indented one. */
function proseNodes(prose, n) {
    let words;
    return prose.split('\n').flatMap((text, row) => {
        const parts = linked(text.trim(), n, row), letter = game.layout.shift();
        if (letter === 'j')
            return words.append(' ', ...parts) || [];
        words = html('span', {}, ...parts);
        return [html('br', {}), letter === 'p' ? words
            : html('code', {}, html('i', {}, ' '.repeat(text.length - text.trimStart().length)), words)];
    }).slice(1);
}

/* The text of a comment line, with its variations as links, each with its verdict. */
function linked(text, n, row) {
    const parts = [];
    for (const variation of game.variations.filter(one => one.move === n && one.row === row && one.told)) {
        const start = text.indexOf(variation.told);
        if (start < 0)
            continue;
        parts.push(text.slice(0, start), ...variationNodes(variation));
        text = text.slice(start + variation.told.length);
    }
    return [...parts, text];
}

function variationNodes(variation) {
    const {verdict, reply, told} = variation, look = {class: 'variation ' + verdict, href: '#'};
    const all = [lineLink(look, told, () => playedOut(variation)), html('span', {class: 'verdict ' + verdict},
        `${SIGNS[verdict]}\u00a0${words[verdict === 'illegal' ? 'illegal-line' : verdict]}`)];
    return verdict !== 'refuted' || !reply ? all : [...all, ' ', lineLink(look, words.refutation + COLON + reply,
        () => lineOf(variation, [...beforeFault(variation), reply], words.refutation))];
}

/* The words of a variation before the reply that refutes it. Leaves out a last `any`, which the reply replaces. */
function beforeFault(variation) {
    const all = split(variation.words).slice(0, variation.fault);
    return ANY.test(all.at(-1)) ? all.slice(0, -1) : all;
}

/* A link to the line that `target` returns. */
const lineLink = (attributes, text, target) => Object.assign(html('a', attributes, text), {target_: target});

const playedOut = one => lineOf(one, split(one.words), words.variation);

function lineOf({from, begins}, all, name) {
    const it = newLine(from, [], begins).board;
    return newLine(from, follows(it, all, begins, {left: 2000}) || all, begins, name);
}

/* The moves of a variation; null if the moves are illegal or need too many tries. Replaces `any` by a reply after which
   the rest can be played. First tries replies after which spaces keep their names. Leaves out a last `any`. */
function follows(it, all, colour, tries) {
    if (!all.length || it.result)
        return [];
    if (tries.left-- < 0)
        return null;
    const [word, ...rest] = all, moves = it.moves, any = ANY.test(word);
    if (any && !rest.length)
        return [];
    for (const name of any ? replies(it) : readings(word)) {
        if (!playWord(it, name, colour)) {
            const more = any && it.result ? null : follows(it, rest, 1 - colour, tries);
            undoMoves(it, moves);
            if (more)
                return [name, ...more];
        }
    }
    return null;
}

/* The moves that a word of a comment may mean: as written, with column @ instead of A, or with row 0 instead of 1. */
function readings(word) {
    const found = /^(1A[SCUDLR]|(@|[A-Z]+)(0|[1-9]\d*)[+/\\SCUDLR])/i.exec(word);
    if (!found)
        return [];
    const [name, , column, row] = found;
    if (!/[+/\\]$/.test(name))
        return [name];
    return [name, ...(/^A$/i.test(column) ? ['@' + name.slice(1)] : []),
        ...(row === '1' ? [column + '0' + name.at(-1)] : [])];
}

function replies(it) {
    const {left, top} = it.extent, outside = ([x, y]) => x < left || y < top;
    return openSpaces(it).sort((one, other) => outside(one) - outside(other))
        .flatMap(([x, y]) => tilesFor(it, x, y).map(edges => wordFor(it, x, y, edges, false)));
}

/* Marks the last move shown and scrolls to it. Updates the state of guessing and of problems. */
function mark() {
    const current = line ? byId('line-moves').querySelector(`[data-at="${at}"]`) : game.items[at].querySelector('[data-go]');
    document.querySelectorAll('[aria-current]').forEach(old => old.removeAttribute('aria-current'));
    current?.setAttribute('aria-current', 'step');
    main.classList.toggle('guess', guesses());
    main.classList.toggle('unsolved', unsolved());
    disable('solution', !unsolved());
    byId('solved').textContent = fill(words.solved, Object.values(closed).filter(Boolean).length, records.length);
    game.items.forEach((later, n) => later && later.classList.toggle('later', n > at));
    reveal();
}

/* Scrolls to the last move shown: in the line, and in the list to a third of the height, higher for a long comment. */
function reveal() {
    const strip = byId('line-moves').parentElement, link = strip.querySelector('[aria-current]') || strip;
    const above = link.offsetTop - strip.offsetTop, below = above + link.offsetHeight - strip.clientHeight;
    strip.scrollTop = clamp(strip.scrollTop, below, above);
    const list = byId('text'), item = game.items[(line ? line.from : at) || -1];
    const box = item && item.getBoundingClientRect();
    const [end, one, other] = [list, byId('top'), byId('choose')].map(it => it.getBoundingClientRect().bottom);
    const top = Math.max(one, other), room = end - top;
    if (box && box.height && (box.top < top + 4 || box.bottom > top + room))
        list.scrollBy(0, box.top - top - Math.max(4, Math.min(room / 3, room - box.height)));
}

const TABS = ['moves', 'games', 'tools'];

/* Selects the tab of moves, games or tools. Tabs matter only in a window without room for all three. */
function turnTo(tab) {
    for (const name of TABS) {
        main.classList.toggle(name + '-tab', name === tab);
        byId('tab-' + name).setAttribute('aria-pressed', name === tab);
    }
    byId('find').open ||= tab === 'games';
    byId('text').scrollTop = 0;
    if (tab === 'moves')
        reveal();
}

/* The moves of a line after move `first`, as links with their notes. */
function lineLinks(one, first) {
    const whole = address(game.index, one.from, one);
    return one.words.slice(first - one.from).flatMap((word, i) => {
        const n = first + i + 1, more = n < one.board.moves ? '&at=' + n : '';
        const a = lineLink({href: whole + more, 'data-at': n}, `${n}\u00a0${word}`, () => one);
        return [a, html('bdi', {class: 'note'}, one.notes[n] || ''), ' '];
    });
}

/* Lists the line shown. Lists each kept line below the last move that this kept line shares with the game. */
function showLine() {
    byId('own').hidden = !line;
    document.querySelectorAll('.kept').forEach(old => old.remove());
    for (const [one, first] of branches(lines())) {
        const row = html('span', {class: 'kept'}, ...lineLinks(one, first));
        row.style.marginLeft = Math.min(first - one.from, 6) + 'em';
        game.items[one.from].append(row);
    }
    if (!line)
        return;
    byId('line-name').textContent = line.name + COLON.trimEnd();
    byId('line-moves').replaceChildren(...lineLinks(line, line.from));
    disable('undo', at <= line.from);
    byId('remark').hidden = !isOwn(line) || at <= line.from;
    byId('remark').value = line.notes[at] || '';
}

/* ---- Addresses. */

const encoded = text => encodeURIComponent(text).replace(/[.~]/g, sign => sign === '.' ? '%2E' : '%7E');

/* The words of a line after move `first` with their notes, as a part of an address. */
function written(one, first) {
    return one.words.slice(first - one.from)
        .map((word, i) => [word, one.notes[first + i + 1]].filter(Boolean).map(encoded).join('~')).join('.');
}

function address(index, move, shown) {
    const parts = ['game=' + (index + 1), 'move=' + move], others = branches(lines().filter(one => one !== shown));
    if (shown) {
        parts.push('line=' + written(shown, shown.from));
        if (shown.begins !== turnAt(shown.board, shown.from))
            parts.push('begins=' + 'wb'[shown.begins]);
    }
    if (others.length)
        parts.push('own=' + others.map(([one, first]) => first + (first > one.from ? '.' : 'wb'[one.begins] + '.') +
            written(one, first)));
    return '#' + parts.concat(settings()).join('&');
}

/* The settings that the viewer has changed, as `id=value` for an address. */
function settings() {
    const ticked = boxes.map(id => [id, byId(id).checked]);
    return [['theme', byId('theme').value], ...ticked, ['turn', view.turn], ['mirror', view.mirror]]
        .filter(([id, value]) => value !== defaults[id])
        .map(([id, value]) => id + '=' + (value === true ? 'yes' : value || 'no'));
}

let following = 0;
function remember() {
    clearTimeout(following);
    following = setTimeout(() => history.replaceState(null, '', here()), 100);
}

function here() {
    return address(game.index, line ? line.from : at, line) + (line && at < count() ? '&at=' + at : '');
}

/* Shows the position that an address names. For an address without a position: the position that opening() gives. */
function fromAddress(url) {
    const asked = name => (new RegExp('[#&]' + name + '=([^&]*)').exec(new URL(url).hash) || [])[1];
    const number = name => /^\d+$/.test(asked(name) || '') ? Number(asked(name)) : null;
    const index = Math.min(Math.max(number('game') || 1, 1), records.length) - 1, move = number('move');
    if (themes.some(sheet => sheet.classList.contains(asked('theme'))))
        byId('theme').value = asked('theme');
    boxes.filter(asked).forEach(id => { byId(id).checked = asked(id) === 'yes'; });
    view.turn = (number('turn') || 0) % 4;
    view.mirror = asked('mirror') === 'yes';
    looks();
    if (!game || index !== game.index)
        enter(index);
    at = -1;
    const from = Math.min(move || 0, game.words.length);
    kept[index] = [];
    (asked('own') || '').split(',').slice(0, 500).reduce((before, text) => {
        const [, n, begins, rest] = /^(\d+)([wb]?)\.(.*)/.exec(text) || [];
        return n ? readLine(Number(n), rest, begins, before) : before;
    }, null);
    const shown = asked('line') ? readLine(from, asked('line'), asked('begins')) : null;
    if (shown && shown.words.length)
        show({index, line: shown, at: number('at') === null ? Infinity : number('at')});
    else
        show({index, at: move === null ? opening(index) : move});
}

/* Reads and keeps a line of an address: moves after move `from` of the line `before` or, if `before` is null or
   `begins` is set, of the game. `begins`: the colour that plays first, w or b, if the address names this colour. */
function readLine(from, text, begins, before) {
    const parts = text.split('.').slice(0, 500).map(part => part.split('~').map(decoded)), inside = before && !begins;
    const one = newLine(inside ? before.from : Math.min(from, game.words.length),
        [...(inside ? before.words.slice(0, from - before.from) : []), ...parts.map(([word]) => word)],
        inside ? before.begins : begins ? 'wb'.indexOf(begins) & 1 : undefined);
    one.notes = inside ? before.notes.slice(0, from + 1) : [];
    parts.forEach(([, noted], i) => { one.notes[from + i + 1] = (noted || '').replace(/\s+/g, ' '); });
    one.notes.length = one.board.moves + 1;
    if (one.words.length)
        keep(one);
    return one;
}

function decoded(text) {
    try {
        return decodeURIComponent(text);
    } catch {
        return '';
    }
}

/* The number of moves shown when a game opens. With -m or --find, page.starts has this number. Otherwise, a game with
   comments opens before its first move; a game without comments and a problem open after all moves. */
function opening(index) {
    return page.starts ? page.starts[index] : records[index].comments && !problems ? 0 : Infinity;
}

/* ---- Playing. */

function go(move) {
    stop();
    show({line, at: move});
}

function choose(index) {
    if (!records[index])
        return;
    stop();
    show({index, at: reached[index] || opening(index)});
}

function stop() {
    clearTimeout(timer);
    timer = 0;
    play(false);
}

function play(on) {
    byId('play').setAttribute('aria-pressed', on);
    call('play', on ? words.pause : words.play);
}

function call(id, text) {
    byId(id).setAttribute('aria-label', text);
    byId(id).title = text;
}

/* Shows the next move. Sets the timer to show another move after all forced tiles have appeared. */
function tick() {
    show({line, at: at + 1});
    if (at === count())
        stop();
    else
        timer = setTimeout(tick, 1100 / byId('speed').value + 220 * (board().ends[at] - board().ends[at - 1] - 1));
}

function toggle() {
    if (timer)
        return stop();
    play(true);
    if (at === count())
        show({line, at: line ? line.from : 0});
    timer = setTimeout(tick, 400);
}

const fullScreen = () => document.fullscreenElement ? document.exitFullscreen()
    : document.documentElement.requestFullscreen();

function listKeys() {
    turnTo('tools');
    byId('keys').open = true;
    byId('keys').firstElementChild.focus();
}

/* Handles a key, unless the key has another meaning in the element with the focus. */
function key(event) {
    const it = event.target, text = it.closest('select,input:not([type=checkbox]),[role=listbox]');
    const own = text || (event.key === ' ' && it.closest('button,a,input,summary,[role=button]'));
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey && event.key !== '?' || event.defaultPrevented)
        return;
    if ((event.key === 'Enter' || event.key === ' ') && it.closest('#board [role=button]')) {
        event.preventDefault();
        press(it.closest('[role=button]'));
    } else if (!own && KEYS[event.key]) {
        event.preventDefault();
        KEYS[event.key]();
    }
}

/* Up and Down move the focus from space to space. Among offered tiles, all four arrow keys move the focus. */
function wander(event) {
    const it = document.activeElement;
    const name = it.closest('.offer') ? '.offer g' : it.matches('.marked') ? '.marked' : '.space';
    const all = [...svg.querySelectorAll(name)], i = all.indexOf(it);
    const step = {ArrowUp: -1, ArrowDown: 1, ...(name === '.offer g' && {ArrowLeft: -1, ArrowRight: 1})}[event.key];
    if (i < 0 || !step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
        return;
    event.preventDefault();
    const next = all[(i + step + all.length) % all.length];
    if (name !== '.offer g') {
        all[i].setAttribute('tabindex', -1);
        next.setAttribute('tabindex', 0);
    }
    next.focus({preventScroll: true});
}

/* Handles a click, Enter or Space on an element of the board. */
function press(it) {
    if (it.dataset.edges) {
        const [x, y] = offered, here = position(), edges = Number(it.dataset.edges);
        tryWord(wordFor(here, x, y, edges, isClassic()));
    } else if (it.dataset.x) {
        offerAt(Number(it.dataset.x), Number(it.dataset.y));
    } else if (it.dataset.move) {
        go(Number(it.dataset.move));
    }
}

const isClassic = () => byId('notation').value === 'classic';

/* ---- Fingers and wheels. */

const pointers = new Map();
let gesture = null; /* x, y: start; moved: too far for a click; gap: between two fingers; pinched: two fingers moved */

const gapOf = ([a, b]) => Math.hypot(a.x - b.x, a.y - b.y);

function pointerDown(event) {
    pointers.set(event.pointerId, {x: event.clientX, y: event.clientY});
    gesture = {x: event.clientX, y: event.clientY, moved: false,
               gap: pointers.size > 1 ? gapOf([...pointers.values()]) : 0};
}

function pointerMove(event) {
    const was = pointers.get(event.pointerId), now = {x: event.clientX, y: event.clientY};
    if (!was || !gesture)
        return;
    pointers.set(event.pointerId, now);
    if (Math.hypot(now.x - gesture.x, now.y - gesture.y) > 8)
        gesture.moved = true;
    if (pointers.size > 1) {
        const all = [...pointers.values()], gap = gapOf(all);
        if (gesture.gap)
            zoom(gap / gesture.gap, (all[0].x + all[1].x) / 2, (all[0].y + all[1].y) / 2);
        Object.assign(gesture, {gap, moved: true, pinched: true});
    } else if (gesture.moved && view.middle) {
        const scale = TILE / pixelsATile();
        view.middle = [view.middle[0] - (now.x - was.x) * scale, view.middle[1] - (now.y - was.y) * scale];
        look(false);
        relabel();
    }
}

function pointerUp(event) {
    const began = gesture;
    pointers.delete(event.pointerId);
    if (!began || event.type !== 'pointerup' || began.pinched || view.middle || event.pointerType === 'mouse')
        return;
    const right = event.clientX - began.x, down = event.clientY - began.y;
    if (Math.abs(right) > 40 && Math.abs(right) > 2 * Math.abs(down))
        go(right < 0 ? at + 1 : at - 1);
}

let wheeled = -Infinity; /* the time when the wheel last changed the move */
function wheel(event) {
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) {
        zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, event.clientX, event.clientY);
    } else if (event.timeStamp - wheeled >= 60 && event.deltaY) {
        wheeled = event.timeStamp;
        go(event.deltaY > 0 ? at + 1 : at - 1);
    }
}

/* ---- Sharing. */

const NOWHERE = {left: 0, top: 0, right: -1, bottom: -1}; /* the extent of an empty board */

function movesShown(classic, it = position()) {
    return range(1, it.moves).map(n => moveWord(it, n, classic));
}

/* The position as text, drawn as with -f unicode-tiny. */
function boardText() {
    const it = position(), {left, top, right, bottom} = it.extent || NOWHERE, wide = String(bottom - top + 1).length;
    const signs = {e: '\u2542', b: '\u253f', a: '\u2545', d: '\u2543', c: '\u2546', f: '\u2544'};
    const columns = range(left, right).map(x => ' ' + columnName(x - left + 1));
    const space = (x, y) => {
        const here = tileAt(it, x, y), before = tileAt(it, x - 1, y);
        const track = !here && !before ? ' ' : (here ? here.edges & WEST : before.edges & EAST) ? '\u2501' : '\u2500';
        return track + (here ? signs[LETTERS[here.edges]] : ' ');
    };
    const row = y => [String(y - top + 1).padStart(wide), ' ', ...range(left, right + 1).map(x => space(x, y))];
    return [[' '.repeat(wide + 1), ...columns], ...range(top, bottom).map(row)]
        .map(parts => parts.join('').trimEnd() + '\n').join('');
}

/* A result as records state it: `Draw`; `25 Resign`, if the player of the next move, 25, resigned; otherwise, `White
   wins by resignation`. Returns false if the board shows the result. */
function endOf({winner, by}, n) {
    const ways = {resignation: ['Resign', ' by resignation'], time: ['Time', ' on time'], claim: ['win', '']};
    const [word, how] = ways[by] || [], mover = n % 2 ? 'white' : 'black';
    if (!word)
        return by === 'agreement' && 'Draw';
    return (winner === mover) === (by === 'claim') ? `${n} ${word}` : `${winner === 'white' ? 'White' : 'Black'} wins${how}`;
}

/* What follows move n in a record of `here`: the comment, and the kept lines that differ from `here` after move n. */
function remarks(here, n) {
    const comment = (line && n > line.from ? line.notes[n] : game.comments[n]) || '';
    const own = branches(lines()).filter(([{board: it}]) => it.moves > n && shared(it, here) === n);
    const rows = own.flatMap(([{board: it, notes}, first]) => [
        [n + 1, ...range(n + 1, it.moves).map(m => moveWord(it, m, isClassic()))].join(' '),
        ...notes.map((text, m) => m > Math.max(first, n) && text && `${m} ${text}`).filter(Boolean)]);
    return [...comment.split('\n').filter(Boolean), ...rows.map(row => ' ' + row)].map(row => ';' + row);
}

/* The game up to the position shown, as a text that traxfig can read. */
function recordShown() {
    const {title, white, black, result, position: code} = game.record, all = movesShown(isClassic()), n = all.length + 1;
    const whole = !line && at === count() && result, here = position();
    return [title && 'Event: ' + title, white && 'White: ' + white, black && 'Black: ' + black, board().rules.heading, '',
        code && `; ${code}`,
        ...all.flatMap((word, i) => [`${i + 1} ${word}`, ...(i ? [] : remarks(here, 0)), ...remarks(here, i + 1)]),
        whole && endOf(result, n)]
        .filter(text => typeof text === 'string').join('\n') + '\n';
}

/* The game up to the position shown, in JSON as src/render/json_game.c writes it. */
function recordCarried() {
    const {result, error, outro, comments = {}, ...record} = game.record, last = line ? Math.min(at, line.from) : at;
    const told = Object.fromEntries(Object.entries(comments).filter(([n]) => n <= last));
    const ended = !line && at === count() && {result, error, outro};
    return JSON.stringify([{...record, moves: movesShown(isClassic()).join(' '), comments: told, ...ended}])
        .replace(/[<>&]/g, sign => '\\u00' + sign.charCodeAt(0).toString(16));
}

/* The part of the board in a picture: the whole board or, if the viewer has zoomed, the visible part. */
const pictured = () => view.size ? svg.viewBox.baseVal : frame();

/* The position as an SVG image without style sheets: attributes give the look of each element. */
function picture() {
    relabel(pictured());
    const copy = svg.cloneNode(true), box = pictured();
    const properties = ['fill', 'stroke', 'stroke-width', 'fill-opacity', 'opacity', 'stroke-dasharray', 'font-size',
        'font-weight', 'font-family', 'text-anchor', 'paint-order'];
    const dress = (to, from, style = getComputedStyle(from)) => properties.forEach(property =>
        to.setAttribute(property, style.getPropertyValue(property)));
    const shapes = 'rect,path,text,circle,.ghost';
    const pairs = [...copy.querySelectorAll('*')].map((element, i) => [element, svg.querySelectorAll('*')[i]]);
    for (const [to, from] of pairs)
        if (getComputedStyle(from).display === 'none' || from.matches('.space, .offer, .space *, .offer *'))
            to.remove();
        else if (from.matches(shapes))
            dress(to, from);
    relabel();
    const symbols = make('defs', {}), own = `trax-${byId('theme').value}-`; /* ids differ from theme to theme */
    const used = new Set([...copy.querySelectorAll('use')].map(use => use.getAttribute('href')));
    for (const one of [...document.querySelectorAll('#symbols [id]')].filter(({id}) => used.has('#' + id))) {
        const symbolCopy = one.cloneNode(true), inner = symbolCopy.querySelectorAll('*');
        one.querySelectorAll('*').forEach((from, i) => from.matches(shapes) && dress(inner[i], from));
        symbolCopy.id = own + one.id;
        symbols.append(symbolCopy);
    }
    for (const use of copy.querySelectorAll('use'))
        use.setAttribute('href', '#' + own + use.getAttribute('href').slice(1));
    const whole = make('svg', {viewBox: [box.x, box.y, box.width, box.height].join(' '), width: Math.round(box.width * 4.8),
        height: Math.round(box.height * 4.8)}, make('title', {}, titleOf(game.index)), make('desc', {}, describe()), symbols,
        ...copy.children, make('metadata', {}, recordCarried()));
    return new XMLSerializer().serializeToString(whole);
}

function save(name, blob) {
    const a = html('a', {href: URL.createObjectURL(blob), download: name});
    a.click();
    setTimeout(() => URL.revokeObjectURL(a.href), 1000);
}

const fileName = ending => `trax-${game.index + 1}-${at}.${ending}`;

async function painted() {
    const image = new Image(), box = pictured(), canvas = document.createElement('canvas');
    image.src = 'data:image/svg+xml,' + encodeURIComponent(picture());
    await image.decode();
    [canvas.width, canvas.height] = [box.width * 9.6, box.height * 9.6];
    const context = canvas.getContext('2d');
    context.fillStyle = getComputedStyle(document.body).backgroundColor;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return new Promise(done => canvas.toBlob(done));
}

async function copyPicture() {
    await navigator.clipboard.write([new ClipboardItem({'image/png': painted()})]);
    byId('done').textContent = words.copied + COLON + fileName('png');
}

async function copy(text) {
    try {
        await navigator.clipboard.writeText(text);
    } catch { /* the browser forbids the clipboard: copies as in old browsers */
        const area = html('textarea', {});
        area.value = text;
        document.body.append(area);
        area.select();
        document.execCommand('copy');
        area.remove();
    }
    byId('done').textContent = words.copied + COLON + (text.length > 200 ? text.slice(0, 200) + '\u2026' : text);
}

const url = () => location.href.replace(/#.*/, '') + here();
const escaped = text => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/* ---- Finding games. */

let matches = records.map((_, i) => i), chosen = 0;
const names = []; /* for each game, the text of namedBy(), made when first needed */
let reached = []; /* for each game, after how many moves the game has the position sought */

const LENGTH = RegExp(plain(words['many-moves']).replace(/[^\w%]/g, '\\$&').replace('%d', '(\\d+)')); /* `31 moves` */
const lengthOf = record => split(record.moves).length, ended = records.some(({result}) => result);
const outcomeOf = ({result}) => !result ? 'open' : result.winner || 'draw';

/* Turns and mirrors tiles. Returns a text that is the same wherever on the board the tiles are. */
function layout(tiles, way = {turn: 0}) {
    const all = tiles.map(({x, y, edges}) => [...placed(x, y, way), LETTERS[turned(edges, way)]]);
    const left = Math.min(...all.map(([x]) => x)), top = Math.min(...all.map(([, y]) => y));
    return all.map(([x, y, letter]) => `${x - left} ${y - top}${letter}`).sort().join();
}

/* Splits the words of a search into [tiles, rest]. `tiles`: the position that a code or moves give, or null.
   `rest`: all other words. With a code, `rest` is empty, since only the side to move may follow a code. */
function soughtBy(asked) {
    const code = asked.find(word => /^[\d:]*[a-f][a-f\d:]*$/.test(word) && word.includes(':'));
    const bare = asked.map(word => word.replace(/^\d+([.:)]+|$)/, '')), moves = bare.filter(word => WORD.test(word));
    const it = played({}, moves), tiles = code ? tilesIn(code) : it.moves && it.moves === moves.length ? it.tiles : null;
    return [tiles, !tiles ? asked : code ? [] : bare.filter(word => !WORD.test(word))];
}

/* The number of moves after which a game has a position of `count` tiles; null: never. `layouts`: the position, turned
   and mirrored in all ways. `known`: the answers for the beginnings of games already searched. */
function reaches({rules, position, moves}, layouts, count, known) {
    const all = moves.split(' ', count), key = [rules, position, ...all].join(' ');
    if (!known.has(key)) {
        const it = played({rules, position}, []);
        all.filter(Boolean).forEach(word => it.tiles.length < count && playWord(it, word));
        known.set(key, it.tiles.length === count && layouts.has(layout(it.tiles)) ? it.moves : null);
    }
    return known.get(key);
}

/* The position code of the position shown. A code of one row ends with a colon, as soughtBy() expects. */
function codeShown() {
    const it = position(), {left, top, right, bottom} = it.extent || NOWHERE;
    const rows = range(top, bottom).map(y => range(left, right).map(x => LETTERS[tileAt(it, x, y)?.edges] || ' ')
        .join('').trimEnd().replace(/ +/g, gap => gap.length - 1));
    return rows.join(':') + (rows.length > 1 ? '' : ':');
}

/* The text in which find() looks for words: title, players, and the result in the page's language and in English. */
function namedBy(record, index) {
    const {white, black, result} = record, outcome = outcomeOf(record);
    return plain([titleOf(index), white, black, words['result-' + outcome], result?.winner ? outcome + ' won' : outcome + 's',
        ...(result ? [wayOf(result), result.by] : [])].join(' '));
}

function find() {
    const [all, long] = LENGTH.exec(plain(byId('words').value)) || [''], outcome = byId('outcome').value;
    const asked = plain(byId('words').value).replace(all, '').split(/[\s,;]+/);
    const least = Number(long || byId('least').value) || 0, most = Number(long || byId('most').value) || Infinity;
    const [tiles, others] = soughtBy(asked), ways = range(0, 3).flatMap(turn => [{turn}, {turn, mirror: true}]);
    const layouts = new Set(tiles && ways.map(way => layout(tiles, way))), known = new Map();
    const fits = (record, i) => others.every(word => (names[i] ||= namedBy(record, i)).includes(word)) &&
        (!tiles || (reached[i] = reaches(record, layouts, tiles.length, known)) !== null);
    reached = [];
    matches = [...records.keys()].filter(i => (!outcome || outcomeOf(records[i]) === outcome) && fits(records[i], i) &&
        lengthOf(records[i]) >= least && lengthOf(records[i]) <= most);
    byId('found').textContent = fill(words.found, matches.length, records.length);
    byId('rows').scrollTop = 0;
    pick(matches.indexOf(game.index));
    neighbours();
}

/* The next game found or, for step -1, the previous game found. */
const beside = step => step > 0 ? matches.find(i => i > game.index) : matches.findLast(i => i < game.index);

function neighbours() {
    disable('before', beside(-1) === undefined);
    disable('after', beside(1) === undefined);
}

/* Writes the visible rows of the list of games, and a few above and below. */
function rows() {
    const list = byId('rows'), first = Math.max(0, Math.floor(list.scrollTop / ROW) - 4);
    const last = Math.min(matches.length, first + Math.ceil(list.clientHeight / ROW) + 8);
    const all = matches.slice(first, last).map((index, i) => {
        const n = first + i;
        const row = html('div', {role: 'option', id: 'row-' + n, 'aria-selected': n === chosen,
            'aria-setsize': matches.length, 'aria-posinset': n + 1, 'data-index': index});
        row.style.top = n * ROW + 'px';
        row.append(index + 1 + '. ', ...listed(index).flatMap((name, k) => [k ? ' \u00b7 ' : '', html('bdi', {}, name)]),
            ' ', html('small', {}, [split(records[index].moves).slice(0, 4).join(' '), ended ? words['result-' + outcomeOf(records[index])] : '',
                words[lengthOf(records[index]) === 1 ? 'one-move' : 'many-moves'].replace('%d', lengthOf(records[index]))].filter(Boolean).join(' \u00b7 ')));
        return row;
    });
    const bottom = html('div', {role: 'presentation', 'aria-hidden': 'true'});
    /* `bottom`, which must have a height, lets the viewer scroll to the last row. */
    Object.assign(bottom.style, {top: Math.max(0, matches.length * ROW - 1) + 'px', height: '1px', padding: '0'});
    list.replaceChildren(...all, bottom);
    for (const box of [list, byId('words')])
        if (matches.length)
            box.setAttribute('aria-activedescendant', 'row-' + chosen);
        else
            box.removeAttribute('aria-activedescendant');
}

function pick(n) {
    const list = byId('rows');
    chosen = clamp(n, 0, Math.max(0, matches.length - 1));
    list.scrollTop = clamp(list.scrollTop, (chosen + 1) * ROW - list.clientHeight, chosen * ROW);
    rows();
}

function take(index) {
    choose(index);
    turnTo('moves');
}

/* Handles keys in the list of games and in the search box. In the search box, Home and End move the cursor. */
function listKey(event) {
    const ends = event.currentTarget === byId('rows') && {Home: -Infinity, End: Infinity};
    const steps = {ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8, ...ends};
    if (event.key === 'Enter' && matches.length)
        take(matches[chosen]);
    else if (steps[event.key])
        pick(chosen + steps[event.key]);
    else
        return;
    event.preventDefault();
}

/* ---- Start. */

const BUTTONS = {
    'before': () => choose(beside(-1)),
    'after': () => choose(beside(1)),
    'first': () => go(0),
    'previous': () => go(at - 1),
    'play': toggle,
    'next': () => go(at + 1),
    'last': () => go(Infinity),
    'solution': giveUp,
    'undo': takeBack,
    'to-game': () => show({at: Math.min(at, line.from)}),
    'this': () => { byId('words').value = codeShown(); find(); },
    'full': fullScreen,
    'turn': () => { view.turn = (view.turn + 1) % 4; view.middle = null; redraw(); },
    'mirror': () => { view.mirror = !view.mirror; view.middle = null; redraw(); },
    'closer': () => zoom(1.3),
    'farther': () => zoom(1 / 1.3),
    'whole': () => { view.whole = !view.whole; view.size = 0; view.middle = null; look(true); redraw(); },
    'copy-link': () => copy(url()),
    'copy-board': () => copy(boardText()),
    'copy-picture': copyPicture,
    'copy-moves': () => copy(movesShown(isClassic()).join(' ')),
    'copy-embed': () => copy(location.protocol === 'file:' ? picture()
        : `<iframe src="${escaped(url())}" width="640" height="720" title="${escaped(titleOf(game.index))}"></iframe>`),
    'save-record': () => save(fileName('txt'), new Blob([recordShown()], {type: 'text/plain'})),
    'save-svg': () => save(fileName('svg'), new Blob([picture()], {type: 'image/svg+xml'})),
    'save-png': async () => save(fileName('png'), await painted()),
    'print': () => window.print(),
};

const KEYS = {ArrowLeft: BUTTONS.previous, ArrowRight: BUTTONS.next, Home: BUTTONS.first, End: BUTTONS.last, ' ': toggle,
              Escape: closeOffer, f: fullScreen, '?': listKeys};

const defaults = {theme: themes.find(sheet => sheet.media !== 'not all').className.baseVal || 'print',
    numbers: !main.classList.contains('no-numbers'), labels: !main.classList.contains('no-labels'), marks: !problems,
    guess: false, turn: 0, mirror: false};

function looks() {
    main.classList.toggle('no-numbers', !byId('numbers').checked);
    main.classList.toggle('no-labels', !byId('labels').checked);
    hint.hidden = !page.marks || !byId('marks').checked;
    themes.forEach(sheet => { sheet.media = sheet.classList.contains(byId('theme').value) ? 'all' : 'not all'; });
}

/* Calls `action` at each event in `events` of each element in `ids`. Spaces separate ids and events. */
const on = (ids, events, action) => split(ids).forEach(id =>
    split(events).forEach(event => byId(id).addEventListener(event, action)));

function listen() {
    on(['theme', ...boxes].join(' '), 'change', () => { looks(); redraw(); mark(); });
    on('games', 'change', event => choose(event.target.selectedIndex));
    on('remark', 'input', event => note(event.target.value));
    Object.entries(BUTTONS).forEach(([id, action]) => on(id, 'click', action));
    on('slider', 'input', () => go(Number(slider.value)));
    on('typed', 'keydown', event => {
        if (event.key === 'Enter' && event.target.value.trim() && tryWord(event.target.value.trim()))
            event.target.value = '';
    });
    on('words outcome least most', 'input', find);
    on('find', 'toggle', find);
    on('rows', 'scroll', rows);
    on('words rows', 'keydown', listKey);
    on('rows', 'click', event => {
        const row = event.target.closest('[data-index]');
        if (row)
            take(Number(row.dataset.index));
    });
    TABS.forEach(tab => on('tab-' + tab, 'click', () => turnTo(tab)));
    main.addEventListener('click', event => {
        const a = event.target.closest('a');
        if (!a || event.ctrlKey || event.metaKey || event.shiftKey)
            return;
        event.preventDefault();
        stop();
        if (a.target_) {
            const shown = a.target_();
            show({line: shown, at: a.dataset.at ? Number(a.dataset.at) : shown.from + 1});
        } else if (a.dataset.go) {
            show({at: Number(a.dataset.go)});
        }
    });
    document.addEventListener('keydown', key);
    window.addEventListener('hashchange', event => { stop(); fromAddress(event.newURL); });
}

function listenBoard() {
    on('board', 'click', event => {
        const it = event.target.closest('[data-edges],[data-x],[data-move]');
        if (gesture && gesture.moved)
            return;
        if (it)
            press(it);
        else
            closeOffer();
    });
    on('board', 'keydown', wander);
    /* The tile under the pointer gets the focus, so that only one tile looks selected. */
    on('board', 'pointerover', event => event.target.closest('.offer > g')?.focus({preventScroll: true}));
    svg.addEventListener('wheel', wheel, {passive: false});
    on('board', 'pointerdown', pointerDown);
    on('board', 'pointermove', pointerMove);
    on('board', 'pointerup pointercancel pointerleave', pointerUp);
    for (const name of ['pointerover', 'pointerout', 'focusin', 'focusout'])
        main.addEventListener(name, say); /* a listener on the board would make the board focusable */
    new ResizeObserver(() => { look(true); draw(false); }).observe(svg);
}

function start() {
    const MANY = 500; /* with more games, there is no menu */
    main.classList.add('playing');
    document.documentElement.classList.add('scripted');
    const few = records.length < 2, many = records.length > MANY;
    for (const [id, off] of Object.entries({stage: false, text: false, choose: few, find: few, 'tab-games': few, games: many,
        outcome: !ended, problem: !problems, full: !document.fullscreenEnabled, 'copy-picture': !window.ClipboardItem}))
        byId(id).hidden = off;
    if (problems) {
        byId('problem').prepend(byId('before'), byId('after'));
        call('before', words['previous-problem']);
        call('after', words['next-problem']);
    }
    byId('find').open = many;
    byId('games').append(...(many ? [] : records.map((_, i) => new Option(`${i + 1}. ${listed(i).join(' \u00b7 ')}`))));
    boxes.forEach(id => { byId(id).checked = defaults[id]; });
    byId('marks').parentElement.hidden = !page.marks;
    byId('theme').value = defaults.theme;
    listen();
    listenBoard();
    fromAddress(location.href);
    turnTo(many && !location.hash ? 'games' : 'moves');
}

start();
