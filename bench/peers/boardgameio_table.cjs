// boardgame.io's own server, and players at its tables: a game of hidden hands, two seats, one card after the other.
//
//   node boardgameio_table.cjs serve FOLDER PORT [DIR]       the server: its store in memory, or its own FlatFile store in DIR
//   node boardgameio_table.cjs load FOLDER PORT TABLES SECONDS PACE      plays, and prints one line of JSON
//
// The players are bare socket.io clients, not boardgame.io's: they keep no store, run no reducer and draw nothing.  A move counts from
// its sending to the moment at which the other seat has its update.  PACE: moves a second a table, 0: as fast as they come.
'use strict';
process.env.NODE_ENV = 'production';
const path = require('path');
const [what, folder, port] = process.argv.slice(2);
const from = name => require(require.resolve(name, { paths: [folder] }));

const HAND = 12;
const { INVALID_MOVE } = from('boardgame.io/core');

function deal(random) {
  const deck = random.Shuffle(Array.from({ length: 52 }, (_, n) => n));
  return { 0: { hand: deck.slice(0, HAND) }, 1: { hand: deck.slice(HAND, 2 * HAND) } };
}

const Hands = {
  name: 'hands',
  setup: ({ random }) => ({ players: deal(random), left: [HAND, HAND], lead: -1, won: [0, 0], deals: 1 }),
  playerView: ({ G, playerID }) => ({ ...G, players: { [playerID]: G.players[playerID] } }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      move: ({ G, playerID, random }, place) => {
        const hand = G.players[playerID].hand;
        if (!(place >= 0 && place < hand.length)) return INVALID_MOVE;
        const card = hand[place];
        hand.splice(place, 1);
        G.left[playerID]--;
        if (G.lead < 0) {
          G.lead = card;
        } else {
          G.won[card > G.lead ? playerID : 1 - playerID]++;
          G.lead = -1;
          if (G.left[0] === 0 && G.left[1] === 0) {
            G.players = deal(random);
            G.left = [HAND, HAND];
            G.deals++;
          }
        }
      },
    },
  },
};

async function serve() {
  const { Server, Origins, FlatFile } = from('boardgame.io/server');
  console.log = () => {};
  const dir = process.argv[5];
  const server = Server({ games: [Hands], origins: [Origins.LOCALHOST], ...(dir ? { db: new FlatFile({ dir }) } : {}) });
  // The lobby has a port of its own: with today's koa its routes on the game's port answer 404.
  await server.run({ port: Number(port), lobbyConfig: { apiPort: Number(port) + 1 } });
  process.stdout.write('ready\n');
}

async function posted(where, body) {
  const reply = await fetch(`http://127.0.0.1:${Number(port) + 1}/games/hands/${where}`, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${where}: ${reply.status}`);
  return reply.json();
}

function percentile(sorted, p) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))];
}

async function load() {
  const [tables, seconds, pace] = process.argv.slice(5).map(Number);
  const { io } = from('socket.io-client');
  const times = [];
  let counting = false;
  const sockets = [];
  for (let t = 0; t < tables; t++) {
    const { matchID } = await posted('create', { numPlayers: 2 });
    const table = { sent: 0n, seats: [], waiting: false };
    for (const playerID of ['0', '1']) {
      const { playerCredentials } = await posted(`${matchID}/join`, { playerID, playerName: playerID });
      const socket = io(`http://127.0.0.1:${port}/hands`, { transports: ['websocket'], forceNew: true });
      const seat = { matchID, playerID, playerCredentials, socket, state: null };
      table.seats.push(seat);
      sockets.push(socket);
      const play = () => {
        const { state } = seat;
        if (state.ctx.currentPlayer !== playerID) return;
        const args = [Math.floor(Math.random() * state.G.players[playerID].hand.length)];
        const action = { type: 'MAKE_MOVE', payload: { type: 'play', args, playerID, credentials: playerCredentials } };
        table.sent = process.hrtime.bigint();
        socket.emit('update', action, state._stateID, matchID, playerID);
      };
      seat.play = play;
      socket.on('update', (_, state) => {
        const before = seat.state;
        if (before && state._stateID <= before._stateID) return;
        seat.state = state;
        if (state.ctx.currentPlayer !== playerID) return;    // the other seat's page has come
        if (counting) times.push(Number(process.hrtime.bigint() - table.sent) / 1e6);
        if (pace) setTimeout(play, 1000 / pace); else play();
      });
      await new Promise((done, failed) => {
        socket.on('connect_error', failed);
        socket.on('sync', (_, info) => {
          if (!seat.state) seat.state = info.state;
          done();
        });
        socket.on('connect', () => socket.emit('sync', matchID, playerID, playerCredentials, 2));
      });
    }
    table.seats.find(seat => seat.playerID === seat.state.ctx.currentPlayer).first = true;
    sockets.tables = (sockets.tables || []).concat(table);
  }
  sockets.tables.forEach((table, n) =>
    setTimeout(() => table.seats.find(seat => seat.first).play(), pace ? 1000 * n / tables / pace : 0));
  await new Promise(done => setTimeout(done, 1000 + (pace ? 1000 / pace : 0)));
  counting = true;
  const begun = process.hrtime.bigint();
  await new Promise(done => setTimeout(done, 1000 * seconds));
  const spent = Number(process.hrtime.bigint() - begun) / 1e9;
  counting = false;
  times.sort((a, b) => a - b);
  const packageOf = path.join(folder, 'node_modules', 'boardgame.io', 'package.json');
  process.stdout.write(JSON.stringify({
    moves: times.length / spent, p50: percentile(times, 0.5), p99: percentile(times, 0.99),
    versions: { 'boardgame.io': require(packageOf).version, node: process.version },
  }) + '\n');
  process.exit(0);
}

(what === 'serve' ? serve() : load()).catch(error => {
  process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});
