'use strict';
/* The rules of Trax for the page, written like the C files in src/trax and src/record/game.c. tests/pictures/engine.js
   plays games with this file and with traxfig, and compares every board, refusal and result.

   A tile is the set of its two white edges; the other two are black. `entering` is the set of edges over which white
   tracks enter a space, plus the set for black tracks << 4. x counts to the right and y down, from the first tile. */

const NORTH = 1, EAST = 2, SOUTH = 4, WEST = 8, EDGES = 15;
const STEPS = [[0, -1], [1, 0], [0, 1], [-1, 0]]; /* the steps over the sides 0 to 3: north, east, south, west */
const TILES = {e: 5, b: 10, a: 12, d: 9, c: 6, f: 3};
const LETTERS = Object.fromEntries(Object.entries(TILES).map(([letter, edges]) => [edges, letter]));
const CURVES = [TILES.a, TILES.d, TILES.c, TILES.f];
const WHITE = 0, BLACK = 1, LOOP = 1, LINE = 4; /* bits of a set of wins: LOOP << colour, LINE << colour */
const SPAN = 8; /* the least number of rows or columns that a line crosses */
const RULES = {trax: {side: 0, wins: LOOP | LINE}, trax8: {heading: '8x8 Trax', side: 8, wins: LOOP | LINE},
    loop: {heading: 'Loop Trax', side: 0, wins: LOOP}}; /* the usual rules need no heading */

/* board: `tiles` in the order of placing, each {x, y, edges, entering, number}. A forced tile of move n has number -n.
   After n moves, the board has ends[n] tiles, in the box extents[n]. */

function newBoard(rules) {
    return {rules: RULES[rules] || RULES.trax, tiles: [], at: new Map(), extent: null, moves: 0, result: null,
            ends: [0], extents: [null], begins: WHITE};
}

/* Reads a position code as archive/code.c does. Tiles have number 0; x and y count from the upper left corner. */
function tilesIn(code) {
    const all = [];
    code.split(':').forEach((row, y) => {
        let x = 0;
        for (const part of row.match(/\d+|[a-f]/g) || [])
            if (TILES[part])
                all.push({x: x++, y, edges: TILES[part], entering: 0, number: 0});
            else
                x += Number(part) + 1;
    });
    return all;
}

/* A board for a position such as `d:a black`: a position code and the colour to move. */
function newPosition(rules, position) {
    const [code, turn] = position.split(' '), board = newBoard(rules), all = tilesIn(code);
    const [{x: left, y: top}] = all;
    for (const tile of all) {
        tile.x -= left;
        tile.y -= top;
        board.tiles.push(tile);
        board.at.set(spaceKey(tile.x, tile.y), tile);
        board.extent = widened(board.extent, tile.x, tile.y);
    }
    board.ends = [all.length];
    board.extents = [board.extent];
    board.begins = turn === 'black' ? BLACK : WHITE;
    board.result = judge(board, wonSince(board, 0), 1 - board.begins);
    return board;
}

/* The colour to move after `moves` moves. */
const turnAt = (board, moves) => (moves + board.begins) % 2;

const spaceKey = (x, y) => x * 65536 + y;

const tileAt = (board, x, y) => board.at.get(spaceKey(x, y));

/* A track of a tile goes over `side` into the next space. Returns the bit of this track in `entering` of that space. */
const leaving = (edges, side) => (edges >> side & 1 ? 1 : 16) << (side ^ 2);

function entering(board, x, y) {
    let all = 0;
    for (let side = 0; side < 4; side++) {
        const tile = tileAt(board, x + STEPS[side][0], y + STEPS[side][1]);
        if (tile)
            all |= leaving(tile.edges, side ^ 2);
    }
    return all;
}

const bits = n => (n & 1) + (n >> 1 & 1) + (n >> 2 & 1) + (n >> 3); /* the number of edges in a set of four */

/* Whether two or more tracks of a colour enter a space. Then one tile fits, or none. */
function isForced(all) {
    return bits(all & EDGES) > 1 || bits(all >> 4) > 1;
}

function forcedTile(all) {
    const white = all & EDGES, black = all >> 4;
    if (bits(white) > 2 || bits(black) > 2)
        return 0;
    return bits(white) === 2 ? white : EDGES ^ black;
}

function fits(edges, all) {
    return (edges & (all & EDGES | all >> 4)) === (all & EDGES);
}

function widened(box, x, y) {
    return box ? {left: Math.min(box.left, x), top: Math.min(box.top, y), right: Math.max(box.right, x),
                  bottom: Math.max(box.bottom, y)} : {left: x, top: y, right: x, bottom: y};
}

function exceeds(board, x, y) {
    const box = widened(board.extent, x, y), side = board.rules.side;
    return side > 0 && (box.right - box.left >= side || box.bottom - box.top >= side);
}

function removeTiles(board, count) {
    while (board.tiles.length > count) {
        const tile = board.tiles.pop();
        board.at.delete(spaceKey(tile.x, tile.y));
    }
}

/* Removes tiles until no colour has three tracks into x, y. Returns x, y, and what stood before the last removal: the
   tracks, and the forced tiles of the turn that begins with tile `first`. */
function refusal(board, x, y, first) {
    let all = 0, forced = [];
    while (!forcedTile(entering(board, x, y))) {
        all = entering(board, x, y);
        forced = board.tiles.slice(first + 1);
        removeTiles(board, board.tiles.length - 1);
    }
    return {x, y, entering: all, forced};
}

/* The path of a colour through a tile, as {tiles, ends}. Each of the two ends is the last tile and the side over which
   the path leaves this tile. For a loop, `ends` is null. */
function pathThrough(board, start, colour) {
    const trackOf = tile => colour === WHITE ? tile.edges : EDGES ^ tile.edges;
    const tiles = [start], ends = [];
    for (let side = 0; side < 4; side++) {
        let tile = start, way = side;
        if (!(trackOf(start) >> side & 1))
            continue;
        for (;;) {
            const next = tileAt(board, tile.x + STEPS[way][0], tile.y + STEPS[way][1]);
            if (next === start)
                return {tiles, ends: null};
            if (!next)
                break;
            way = Math.log2(trackOf(next) ^ 1 << (way ^ 2));
            tiles.push(tile = next);
        }
        ends.push({tile, side: way});
    }
    return {tiles, ends};
}

/* Whether a path with these ends crosses the layout from edge to edge, over at least SPAN rows or columns. */
function isLine({left, top, right, bottom}, one, other) {
    const [first, last] = one.side % 3 ? [other, one] : [one, other]; /* north or west first */
    if (first.side === 0 && last.side === 2)
        return first.tile.y === top && last.tile.y === bottom && bottom - top >= SPAN - 1;
    return first.side === 3 && last.side === 1 && first.tile.x === left && last.tile.x === right &&
        right - left >= SPAN - 1;
}

/* What a path wins under the board's rules: LOOP, LINE or 0. */
function winOf(board, path) {
    const won = !path.ends ? LOOP : isLine(board.extent, ...path.ends) ? LINE : 0;
    return won & board.rules.wins;
}

/* The wins of paths through the tiles from index `first` on: a set of LOOP << colour and LINE << colour. */
function wonSince(board, first) {
    let won = 0;
    for (const tile of board.tiles.slice(first))
        for (const colour of [WHITE, BLACK])
            won |= winOf(board, pathThrough(board, tile, colour)) << colour;
    return won;
}

/* The result after a turn of `mover`, or null. If both colours have won, the mover wins. */
function judge(board, won, mover) {
    const winner = won & (LOOP | LINE) << mover ? mover : 1 - mover, ways = won >> winner & (LOOP | LINE);
    if (won)
        return {winner: winner === WHITE ? 'white' : 'black',
                by: ways === LOOP ? 'loop' : ways === LINE ? 'line' : 'loop+line'};
    return board.rules.side && board.tiles.length === board.rules.side ** 2 ? {winner: null, by: 'full board'} : null;
}

/* Plays a tile and its forced tiles, and returns null. If the turn is refused, restores the board and returns why. */
function placeTile(board, x, y, edges, mover = turnAt(board, board.moves)) {
    const first = board.tiles.length, queue = [[x, y]], before = board.extent;
    board.extent = widened(before, x, y);
    for (let i = 0; i < queue.length; i++) {
        const [left, top] = queue[i], all = entering(board, left, top), tile = i ? forcedTile(all) : edges;
        if (!tile) {
            const bad = refusal(board, left, top, first);
            removeTiles(board, first);
            board.extent = before;
            return {reason: 'three-paths', x, y, edges, bad};
        }
        for (let side = 0; side < 4; side++) {
            const right = left + STEPS[side][0], down = top + STEPS[side][1], tracks = entering(board, right, down);
            if (!isForced(tracks) && isForced(tracks | leaving(tile, side)) && !tileAt(board, right, down))
                queue.push([right, down]);
        }
        const placed = {x: left, y: top, edges: tile, entering: all, number: i ? -board.moves - 1 : board.moves + 1};
        board.tiles.push(placed);
        board.at.set(spaceKey(left, top), placed);
    }
    board.moves++;
    board.ends.push(board.tiles.length);
    board.extents.push(board.extent);
    board.result = judge(board, wonSince(board, first), mover);
    if (board.result)
        board.result.move = board.moves;
    return null;
}

/* Takes back the last moves until `moves` are left. */
function undoMoves(board, moves) {
    board.moves = Math.min(moves, board.moves);
    board.ends.length = board.extents.length = board.moves + 1;
    removeTiles(board, board.ends[board.moves]);
    board.extent = board.extents[board.moves];
    board.result = null;
}

/* notation */

/* Reads a word as a move, or returns null. */
function readMove(word) {
    let found = /^1A([SCUDLR])$/i.exec(word);
    if (found)
        return {column: 1, row: 1, shape: found[1].toUpperCase(), classic: true, rowFirst: true};
    found = /^(@|[A-Z]+)(0|[1-9]\d*)([-+/\\SCUDLR])$/i.exec(word);
    if (!found || found[3] === '-')
        return null;
    const column = [...found[1].toUpperCase()].reduce((n, letter) => n * 26 + letter.charCodeAt(0) - 64, 0); /* @ is 0 */
    const row = Number(found[2]), shape = found[3].toUpperCase(), classic = /[A-Z]/.test(shape);
    return classic && !(column && row) ? null : {column, row, shape, classic, rowFirst: false};
}

/* The name of a column: 0 is @, 1 is A, 27 is AA. */
function columnName(n) {
    let name = n ? '' : '@';
    for (; n > 0; n = Math.floor((n - 1) / 26))
        name = String.fromCharCode(65 + (n - 1) % 26) + name;
    return name;
}

/* Whether a tile has a track from one of the edges `from` to the edge `to`. */
function leads(edges, from, to) {
    const track = edges & to ? edges : EDGES ^ edges;
    return ((track ^ to) & from) !== 0;
}

/* Finds the tile of a shape that fits: {edges}. If none or several fit, adds a `reason`. */
function chooseTile(shape, all) {
    const curves = CURVES.filter(edges => fits(edges, all)), no = {reason: 'no-such-tile'};
    if ('+S/\\'.includes(shape)) {
        const one = shape === '/' ? TILES.d : shape === '\\' ? TILES.a : TILES.e;
        return fits(one, all) === fits(EDGES ^ one, all) ? no : {edges: fits(one, all) ? one : EDGES ^ one};
    }
    if (shape === 'C')
        return curves.length > 1 ? {reason: 'ambiguous', edges: curves.at(-1)}
                                 : curves.length ? {edges: curves[0]} : no;
    /* An entering track must lead to `to`. If both colours enter and several curves fit, this track must be white. */
    const white = all & EDGES, black = all >> 4, from = white && black && curves.length > 1 ? white : white | black;
    const to = {U: NORTH, R: EAST, D: SOUTH, L: WEST}[shape];
    const edges = curves.filter(curve => leads(curve, from, to)).at(-1);
    return edges ? {edges} : no;
}

/* Finds the tile that a word means: {x, y, edges}. If the word is refused, adds a `reason`. Places no forced tiles. */
function resolve(board, word) {
    const move = readMove(word);
    if (!move)
        return {reason: 'syntax'};
    if (!board.tiles.length) {
        const {column, row, shape, classic, rowFirst} = move;
        const first = classic ? column === 1 && row === 1 && !rowFirst && 'CS'.includes(shape)
                              : !column && !row && shape !== '\\';
        return first ? {x: 0, y: 0, edges: 'C/'.includes(shape) ? TILES.d : TILES.e} : {reason: 'bad-first'};
    }
    let x = board.extent.left + move.column - 1, y = board.extent.top + move.row - 1;
    if (move.classic && tileAt(board, x, y)) {
        if (move.column === 1 && !move.rowFirst)
            x--;
        else if (move.row === 1)
            y--;
    }
    const all = entering(board, x, y);
    const found = tileAt(board, x, y) ? {reason: 'occupied'}
                                      : !all ? {reason: 'no-neighbour'} : chooseTile(move.shape, all);
    const reason = exceeds(board, x, y) && !/^(occupied|no-neighbour)$/.test(found.reason) ? 'off-board' : found.reason;
    return {x, y, ...found, reason};
}

/* Plays a word. Returns null, or why the word is refused. */
function playWord(board, word, mover) {
    if (board.result)
        return {reason: 'after-end'};
    const found = resolve(board, word);
    return found.reason ? found : placeTile(board, found.x, found.y, found.edges, mover);
}

/* The word of move n, from 1, in classic or modern notation. Classic words have C where C is unambiguous. */
function moveWord(board, n, classic) {
    return tileWord(board.tiles[board.ends[n - 1]], board.extents[n - 1], classic);
}

/* The word of the move that would place a tile on a space. */
function wordFor(board, x, y, edges, classic) {
    return tileWord({x, y, edges, entering: entering(board, x, y)}, board.extent, classic);
}

/* The word of the move that places a tile. `before` is the extent of the board before the move. */
function tileWord({x, y, edges, entering: all}, before, classic) {
    const straight = edges === TILES.e || edges === TILES.b;
    let column = before ? x - before.left + 1 : 0, row = before ? y - before.top + 1 : 0;
    if (!classic)
        return columnName(column) + row + (straight ? '+' : edges === TILES.d || edges === TILES.c ? '/' : '\\');
    const white = all & EDGES, black = all >> 4, only = CURVES.filter(curve => fits(curve, all)).length === 1;
    const out = white ? edges ^ white : EDGES ^ edges ^ black;
    const letter = straight ? 'S' : !all || only ? 'C' : {[NORTH]: 'U', [EAST]: 'R', [SOUTH]: 'D', [WEST]: 'L'}[out];
    const rowFirst = before && row === 0 && column === 1;
    column = Math.max(column, 1);
    row = Math.max(row, 1);
    return rowFirst ? '1A' + letter : columnName(column) + row + letter;
}

/* All tiles that fit a space, even if placing them would be refused with `three-paths`. */
function tilesFor(board, x, y) {
    if (!board.tiles.length)
        return [TILES.d, TILES.e];
    const all = entering(board, x, y);
    const open = all && !tileAt(board, x, y) && !exceeds(board, x, y);
    return open ? Object.values(TILES).filter(edges => fits(edges, all)) : [];
}

/* The empty spaces beside tiles where the rules allow a tile, as [x, y]; on an empty board, [0, 0]. */
function openSpaces(board) {
    const found = new Map();
    for (const tile of board.tiles)
        for (const [right, down] of STEPS)
            if (!tileAt(board, tile.x + right, tile.y + down) && !exceeds(board, tile.x + right, tile.y + down))
                found.set(spaceKey(tile.x + right, tile.y + down), [tile.x + right, tile.y + down]);
    return board.tiles.length ? [...found.values()] : [[0, 0]];
}

/* The indices of all tiles on the loops and lines with which the last move won. */
function winningTiles(board) {
    const won = new Set();
    if (board.result && board.result.winner)
        for (const tile of board.tiles.slice(board.ends[board.moves - 1])) {
            const path = pathThrough(board, tile, board.result.winner === 'white' ? WHITE : BLACK);
            if (winOf(board, path))
                path.tiles.forEach(one => won.add(board.tiles.indexOf(one)));
        }
    return [...won].sort((a, b) => a - b);
}
