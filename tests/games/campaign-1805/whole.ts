import type { Dice } from '../../../src/core/dice.ts';
import type { Readings } from '../../../src/core/ids.ts';
import { engine, type Event, type Order, type State } from '../../../src/games/campaign-1805/index.ts';
import type { GameLaws } from '../../laws/game.ts';
import { battle } from './battlefield.ts';

/** The turn in which both sides agree on a draw, if nobody has won. */
const LAST = 8;

const foot = (files: number, more: object = {}) => ({ type: 'infantry', ranks: { files, ranks: 2 }, ...more });
const led = (commander: string) => ({ type: 'infantry', ranks: ['oooCoo', 'oooooo'], commander, rank: 'grenadiers' });

const FORCES = {
  french: {
    line: foot(8),
    guards: led('colonel'),
    hussars: foot(3, { type: 'light-cavalry' }),
    battery: { type: 'artillery', cannon: 6 },
  },
  allied: {
    landwehr: foot(8, { rank: 'militia' }),
    musketeers: led('major'),
    jaegers: foot(6, { type: 'jaegers' }),
    howitzer: { type: 'artillery', howitzer: 10 },
  },
};

const TERRAIN = {
  fort: { kind: 'building', rectangle: { at: [61, 61], size: [16, 12] } },
  road: {
    kind: 'road',
    line: [
      [0, 30],
      [122, 30],
    ],
    width: 5,
  },
  copse: { kind: 'woods', rectangle: { at: [61, 44], size: [16, 12] } },
};

const RIVER = {
  west: { kind: 'water', rectangle: { at: [27.5, 61], size: [55, 6] } },
  east: { kind: 'water', rectangle: { at: [94.5, 61], size: [55, 6] } },
  bridge: { kind: 'bridge', rectangle: { at: [61, 61], size: [12, 6] } },
};

const POINTS = [
  [40, 55],
  [61, 70],
  [80, 60],
];

/** The battles that are played: each layout and each objective. */
export const BATTLES: readonly (readonly [name: string, given: object, more?: object, readings?: Readings])[] = [
  ['Dawn of War, Take the Field', { deployment: 'dawn-of-war', objective: 'take-the-field' }],
  ['Quadrants, Assassination', { deployment: 'quadrants', objective: 'assassination', map: 'hexes' }],
  [
    'Epic Bridge, Capture and Hold',
    { deployment: 'epic-bridge', objective: 'capture-and-hold', points: [[61, 75]], turns: 1 },
    { terrain: RIVER },
  ],
  [
    'Siege',
    { deployment: 'siege', objective: 'siege', attacker: 'french', position: 'fort', turns: 5 },
    { terrain: TERRAIN },
  ],
  [
    'Ambush, Take the Field',
    { deployment: 'ambush', objective: 'take-the-field', attacker: 'french', position: 'road' },
    { terrain: TERRAIN },
  ],
  [
    'Landing, Capture and Control',
    {
      deployment: 'landing',
      objective: 'capture-and-control',
      attacker: 'french',
      sea: { edge: 'south', shore: 6 },
      points: POINTS,
      turns: 5,
    },
  ],
  [
    'what is declared on ground that is put down',
    { pieces: { wood: { kind: 'woods', radius: 7 }, farm: { kind: 'building', size: [10, 8] } }, points: POINTS },
  ],
  [
    'a battle under other readings',
    { deployment: 'dawn-of-war', objective: 'capture-and-control', turns: 4 },
    {},
    {
      'cf-008': 'agree-or-dice',
      'cf-129': 'in-turn',
      'cf-130': 'agreed-limit',
      'cf-108': 'most-wins',
      'cf-104': 'touching',
    },
  ],
];

/** The board of one of these battles, before its first order. */
export const begun = (n: number): State => {
  const [, given, more = {}, readings = {}] = BATTLES[n % BATTLES.length]!;
  return battle({ forces: FORCES, ...given }, more, readings);
};

/** Orders that make something happen. */
const BOLD: readonly Order['type'][] = ['charge', 'counter', 'receive', 'stand', 'fire', 'fight'];

/** One of the orders that are offered; by itself no side offers a draw before the last turn. */
export function chosen(state: State, dice: Dice): Order {
  if (state.turn > LAST && state.battle!.setUp === null) {
    const due = state.awaits!.sides.find((side) => engine.judge(state, { type: 'draw', by: side }).ok);
    if (due !== undefined) return { type: 'draw', by: due };
  }
  const options = engine.candidates(state);
  const bold = options.filter(
    ({ order }) => BOLD.includes(order.type) || (order.type === 'write' && order.does === 'charge'),
  );
  return dice.draw('order', bold.length > 0 && dice.draw('bold', [true, false]) ? bold : options).order;
}

/**
 * This many battles are fought out. `GAMES=200 npx vitest run tests/whole-games.test.ts -t
 * campaign-1805` takes some minutes.
 */
const GAMES = Number(process.env['GAMES'] ?? 24);

const USUAL: readonly Event['type'][] = [
  ...(['answered', 'areas-settled', 'battle-began', 'battle-over', 'call-off-tested', 'called-off'] as const),
  ...(['charge-issued', 'draw-offered', 'fell-short', 'flanked', 'gun-fired'] as const),
  ...(['gun-hit', 'handed-in', 'initiative-given', 'initiative-kept', 'initiative-rolled'] as const),
  ...(['moved', 'moved-together', 'pass-written'] as const),
  ...(['phase-began', 'placed', 'places-first', 'placing-rolled', 'points-counted', 'rallied'] as const),
  ...(['rally-tested', 'shot-down', 'stayed-with', 'tested', 'volleyed'] as const),
  ...(['wrote'] as const),
];

/** What two dozen battles may lack. */
const RARE: readonly Event['type'][] = [
  ...(['closed-up', 'cut-down', 'destroyed', 'gun-lost', 'left', 'left-out'] as const),
  ...(['marked', 'met', 'passed-over', 'reformed', 'roof-opened', 'struck'] as const),
  ...(['landing-rolled', 'officer-lost', 'lays-first', 'declared', 'laid', 'routed'] as const),
  // Two of these happen only by a reading that is not ours.
  ...(['kept-routing', 'held-back', 'orders-opened'] as const),
];

/** A battle that is over awaits nothing, and nobody is on the table and beside it. */
const broken = ({ awaits, battle: now, units }: State): readonly string[] => [
  ...((awaits === null) === (now!.over !== null) ? [] : ['awaited after the end, or nobody before it']),
  ...Object.keys(now!.waiting).flatMap((id) => (units[id] === undefined ? [] : [`${id} waits and stands`])),
];

/** Whole battles, fought out at random. */
export const games: NonNullable<GameLaws<State, Order, Event>['games']> = {
  count: GAMES,
  begin: begun,
  player: (dice) => (state) => chosen(state, dice),
  events: [...USUAL, ...RARE],
  rare: RARE,
  broken,
};
