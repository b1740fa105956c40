#!/usr/bin/env node
/* engine.js TRAXFIG RECORD...: plays games in the page's engine and in the program: the games of the records, and games
   of random moves, some of which end with an illegal move. Compares every board, refusal, word and result. Ends with
   "N passed, N failed". */
'use strict';
const fs = require('fs'), os = require('os'), path = require('path'), {spawnSync} = require('child_process');

const source = fs.readFileSync(path.join(__dirname, '..', '..', 'src', 'web', 'engine.js'), 'utf8');
const E = new Function(source + `return {newBoard, newPosition, playWord, placeTile, moveWord, undoMoves, tilesFor, tileWord,
    readMove, LETTERS, STEPS};`)();

/* A generator of random numbers below n, the same for the same seed (xorshift32). */
function random(seed) {
    let state = seed;
    return n => {
        state ^= state << 13;
        state ^= state >>> 17;
        state ^= state << 5;
        return (state >>> 0) % n;
    };
}

/* Returns a game of random moves as a line of an archive. The last move of some games is illegal. */
function randomGame(seed, rules) {
    const next = random(seed), board = E.newBoard(rules), words = [], length = 1 + next(60);
    while (words.length < length && !board.result) {
        const beside = board.tiles[next(board.tiles.length)], [right, down] = E.STEPS[next(4)];
        const x = beside ? beside.x + right : 0, y = beside ? beside.y + down : 0;
        const tiles = E.tilesFor(board, x, y), edges = tiles[next(tiles.length)], before = board.extent;
        if (!tiles.length) /* there is a tile, or the board ends */
            continue;
        if (E.placeTile(board, x, y, edges)) {
            words.push(E.tileWord({x, y, edges, entering: 0}, before, false)); /* three paths */
            return words.join(' ');
        }
        words.push(E.moveWord(board, board.moves, next(2) === 1));
    }
    if (!next(3)) {
        const columns = '@ABCDEFGHIJ', shapes = '+/\\SCUDLR';
        words.push(columns[next(columns.length)] + next(12) + shapes[next(shapes.length)]);
    }
    return words.join(' ');
}

/* The board of the last game under these rules. Its moves that this game does not have too are taken back; the last move
   of this game is played anew, for it may end it. */
const boards = {};
function commonBoard(game) {
    const last = boards[game.rules] || {board: E.newBoard(game.rules), moves: []};
    const most = Math.min(last.moves.length, game.moves.length - 1);
    let n = 0;
    while (n < most && last.moves[n].text === game.moves[n].text)
        n++;
    E.undoMoves(last.board, n);
    delete boards[game.rules]; /* until this game is right */
    return last.board;
}

/* What the program says of a game: a line of -T json, which the engine must repeat. */
function differences(game) {
    const board = commonBoard(game), found = [];
    const differs = (what, ours, theirs) => {
        if (ours !== theirs && JSON.stringify(ours) !== JSON.stringify(theirs))
            found.push(`${what}: ${JSON.stringify(ours)}, not ${JSON.stringify(theirs)}`);
    };
    for (const move of game.moves.slice(board.moves)) {
        const refused = E.playWord(board, move.text);
        if (refused)
            return [`move ${move.n} is refused: ${refused.reason}`];
        const placed = board.tiles.slice(board.ends[move.n - 1]).map(t => `${t.x},${t.y},${E.LETTERS[t.edges]}`);
        differs(move.n, [E.moveWord(board, move.n, false), E.moveWord(board, move.n, true), ...placed].join(' '),
                [move.modern, move.classic, move.tile, ...move.forced].join(' '));
        if (found.length)
            return found;
    }
    const result = game.result && /loop|line|full/.test(game.result.by) ? game.result : null;
    differs('result', board.result, result);
    const {width, height, rows} = game.board, {left, top} = board.extent || {left: 0, top: 0};
    const ours = Array.from({length: height}, () => Array(width).fill('.'));
    board.tiles.forEach(t => { ours[t.y - top][t.x - left] = E.LETTERS[t.edges]; });
    differs('board', ours.map(row => row.join('')), rows);
    if (rows.length) {
        const code = rows.map(row => row.replace(/\.+$/, '').replace(/\.+/g, run => run.length - 1)).join(':');
        const turn = game.moves.length % 2 ? 'black' : 'white', same = E.newPosition(game.rules, `${code} ${turn}`);
        const words = all => all.tiles.map(t => [t.y - all.extent.top, t.x - all.extent.left, t.edges].join()).sort();
        differs('tiles of its code', words(same), words(board));
        differs('result of its code', same.result && [same.result.winner, same.result.by], result && [result.winner, result.by]);
    }
    if (game.error && !(game.error.reason === 'after-end' && !board.result)) {
        const before = [board.tiles.length, board.extent], refused = E.playWord(board, game.error.text);
        differs('refusal', refused && refused.reason, game.error.reason);
        differs('tiles and extent after a refusal', [board.tiles.length, board.extent], before);
    }
    if (!found.length)
        boards[game.rules] = {board, moves: game.moves};
    return found;
}

function games(program, ...words) {
    const run = spawnSync(program, ['-T', 'json', ...words], {encoding: 'utf8', maxBuffer: 1 << 30});
    return run.stdout.split('\n').filter(Boolean).map(line => JSON.parse(line));
}

function allGames(program, records) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'engine-')), all = games(program, ...records);
    for (const rules of ['trax', 'trax8', 'loop']) {
        const file = path.join(folder, rules);
        fs.writeFileSync(file, Array.from({length: 1500}, (_, i) => randomGame(i + 1, rules)).join('\n') + '\n');
        all.push(...games(program, '--lines', '-r', rules, file));
    }
    fs.rmSync(folder, {recursive: true});
    return all;
}

/* Words that are moves, in either notation and in small letters, and words that are none. */
const MOVES = '@0+ @0/ @0\\ @12/ A0+ AZ0\\ aa12/ A1C A1S a1u b12d C3L D4R 1AS 1ac'.split(' ');
const NONE = '@1S @0C A0C B0S @ A A1 1A 1A+ 1BS A01+ A1- A-1+ B1X +A1 A1CC A1+C 11S A1+/ AS1'.split(' ');

function main([program, ...records]) {
    const all = allGames(program, records);
    let passed = 0, failed = 0;
    for (const [words, are] of [[MOVES, true], [NONE, false]])
        for (const word of words)
            if (Boolean(E.readMove(word)) === are)
                passed++;
            else if (++failed)
                console.log(`failed: ${word} is ${are ? 'no' : 'a'} move`);
    const reasons = {};
    for (const game of all) {
        const found = differences(game), name = game.error ? game.error.reason : game.result ? game.result.by : 'open';
        reasons[name] = (reasons[name] || 0) + 1;
        if (!found.length)
            passed++;
        else if (++failed < 10)
            console.log(`failed: ${game.rules} ${game.moves.map(move => move.text).join(' ')}: ${found[0]}`);
    }
    console.log(Object.entries(reasons).map(([name, n]) => `${name} ${n}`).join(', '));
    console.log(`${passed} passed, ${failed} failed`);
    process.exit(failed ? 1 : 0);
}

main(process.argv.slice(2));
