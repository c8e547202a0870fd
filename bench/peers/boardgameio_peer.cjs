// boardgame.io's tic-tac-toe (the game of its tutorial): random legal moves.  Prints one line of JSON.
//
// Twice: the bare reducer, a pure function from state and action to state; and the local Client with its store, its log and
// the player's view of the state read before every move.
'use strict';
process.env.NODE_ENV = 'production';
const path = require('path');
const folder = process.argv[3];
const from = name => require(require.resolve(name, { paths: [folder] }));
const { CreateGameReducer, InitializeGame } = from('boardgame.io/internal');
const { Client } = from('boardgame.io/client');
const { INVALID_MOVE } = from('boardgame.io/core');

const WARM = 0.3;
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const TicTacToe = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (LINES.some(row => G.cells[row[0]] !== null && row.every(i => G.cells[i] === G.cells[row[0]])))
      return { winner: ctx.currentPlayer };
    if (G.cells.every(cell => cell !== null)) return { draw: true };
  },
};

// The same random numbers in every run.
let seed = 7;
function random() {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 4294967296;
}

function pick(cells) {
  const free = [];
  for (let i = 0; i < 9; i++) if (cells[i] === null) free.push(i);
  return free[Math.floor(random() * free.length)];
}

function byReducer() {
  const reducer = CreateGameReducer({ game: TicTacToe });
  const start = InitializeGame({ game: TicTacToe, numPlayers: 2 });
  return () => {
    let state = start;
    let decisions = 0;
    while (state.ctx.gameover === undefined) {
      const playerID = state.ctx.currentPlayer;
      const before = state._stateID;
      state = reducer(state, {
        type: 'MAKE_MOVE', payload: { type: 'clickCell', args: [pick(state.G.cells)], playerID },
      });
      if (state._stateID === before) throw new Error('a move was not taken');
      decisions++;
    }
    return decisions;
  };
}

function byClient() {
  const client = Client({ game: TicTacToe, numPlayers: 2, debug: false });
  client.start();
  return () => {
    client.reset();
    let decisions = 0;
    for (;;) {
      const seen = client.getState();
      if (seen.ctx.gameover !== undefined) return decisions;
      client.moves.clickCell(pick(seen.G.cells));
      decisions++;
    }
  };
}

function measured(play, seconds) {
  let decisions = 0;
  const begun = process.hrtime.bigint();
  for (;;) {
    decisions += play();
    const spent = Number(process.hrtime.bigint() - begun) / 1e9;
    if (spent >= seconds) return decisions / spent;
  }
}

const seconds = Number(process.argv[2]);
const found = {};
for (const [name, make] of [['reducer', byReducer], ['local client', byClient]]) {
  const play = make();
  measured(play, WARM);
  found[`boardgame.io, ${name}`] = measured(play, seconds);
}
const folderOf = path.join(folder, 'node_modules', 'boardgame.io', 'package.json');
console.log(JSON.stringify({
  per_second: found, versions: { 'boardgame.io': require(folderOf).version, node: process.version },
}));
