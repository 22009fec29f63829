import { expect, test } from 'vitest';
import { seeded } from '../../../src/core/seeded.ts';
import type { Readings } from '../../../src/core/ids.ts';
import { engine, type Order, type State } from '../../../src/games/campaign-1805/index.ts';
import { battle } from './battlefield.ts';
import { laws } from './laws.ts';

/** More orders than a battle of ten turns needs. */
const MOST = 900;

/** The turn in which both sides agree on a draw, if nobody has won. */
const LAST = 8;

const foot = (files: number, more: object = {}) => ({ type: 'infantry', ranks: { files, ranks: 2 }, ...more });
const led = (commander: string) => ({ type: 'infantry', ranks: ['oooCoo', 'oooooo'], commander, rank: 'grenadiers' });

const FORCES = {
  french: { line: foot(8), guards: led('colonel'), hussars: foot(3, { type: 'light-cavalry' }) },
  allied: { landwehr: foot(8, { rank: 'militia' }), musketeers: led('major'), jaegers: foot(6, { type: 'jaegers' }) },
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
const BATTLES: readonly (readonly [name: string, given: object, more?: object, readings?: Readings])[] = [
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

/** One of the orders that are offered; by itself no side offers a draw before the last turn. */
function chosen(state: State, dice: ReturnType<typeof seeded>): Order {
  if (state.turn > LAST && state.battle!.setUp === null) {
    const due = state.awaits!.sides.find((side) => engine.judge(state, { type: 'draw', by: side }).ok);
    if (due !== undefined) return { type: 'draw', by: due };
  }
  return dice.draw('order', engine.candidates(state)).order;
}

test.each(BATTLES.map(([name, ...battle]) => ({ name, battle })))('random battles: $name', ({ battle: written }) => {
  const [given, more = {}, readings = {}] = written;
  const ends = new Set<string>();
  for (let seed = 1; seed <= 4; seed += 1) {
    const dice = seeded(seed);
    let state = battle({ forces: FORCES, ...given }, more, readings);
    for (let n = 0; n < MOST && state.awaits !== null; n += 1) {
      const order = chosen(state, dice);
      expect(engine.words.order(order, state)).not.toMatch(/undefined|\{/);
      expect(engine.words.asks(state)).not.toMatch(/undefined/);
      const before = state;
      const events = engine.resolve(state, order, dice);
      for (const event of events) {
        expect(engine.words.event(event, state)).toMatch(/^[A-Z0-9].*[.]$/);
        state = engine.apply(state, event);
      }
      expect(laws.broken(state, before, events), JSON.stringify(order)).toEqual([]);
      // Nobody is lost on the way from the list to the table.
      if (before.battle!.setUp !== null && order.type === 'place')
        expect(Object.keys(state.units).length).toBe(Object.keys(before.units).length + 1);
    }
    expect(state.awaits, `battle ${seed} ends, turn ${state.turn}`).toBeNull();
    ends.add(state.battle!.over!.because);
  }
  expect(ends.size).toBeGreaterThan(0);
});
