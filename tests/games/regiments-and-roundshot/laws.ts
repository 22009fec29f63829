import * as fc from 'fast-check';
import type { Plain } from '../../../src/core/ids.ts';
import { overlaps } from '../../../src/geometry/bases.ts';
import { isOn } from '../../../src/geometry/edges.ts';
import { opposite } from '../../../src/geometry/facings.ts';
import { pointAt, type Point } from '../../../src/geometry/vectors.ts';
import type { Event, Order, State } from '../../../src/games/regiments-and-roundshot/index.ts';
import { WHOLE_DECK } from '../../../src/games/regiments-and-roundshot/cards/ranks.ts';
import { baseOf } from '../../../src/games/regiments-and-roundshot/formations/contact.ts';
import { areOn } from '../../../src/games/regiments-and-roundshot/moving/straight.ts';
import { AHEAD, read, READINGS } from '../../../src/games/regiments-and-roundshot/rulings.ts';
import { unitsIn, type Unit } from '../../../src/games/regiments-and-roundshot/state.ts';
import { BOARD, PHASES } from '../../../src/games/regiments-and-roundshot/tables.ts';
import type { Leg } from '../../../src/games/table/orders/legs.ts';
import { gameFile } from '../../../src/library/files.ts';
import type { GameLaws } from '../../laws/game.ts';
import { begun, WHOLE } from './battle.ts';
import { games } from './whole.ts';

/** Places on a lattice of half an inch, so that figures touch and none stands on another. */
const cells = fc.uniqueArray(fc.record({ x: fc.integer({ min: 0, max: 6 }), y: fc.integer({ min: 0, max: 5 }) }), {
  minLength: 8,
  maxLength: 8,
  selector: ({ x, y }) => `${x} ${y}`,
});
const arms = fc.constantFrom('infantry', 'infantry', 'cavalry', 'cavalry', 'artillery');
const conditions = fc.constantFrom(null, null, null, 'disrupted', 'routing');

const terrain = fc.constantFrom<Readonly<Record<string, Plain>>>(
  {},
  { wood: { kind: 'woods', rectangle: { at: [12, 18.5], size: [2, 1] } } },
  { hill: { kind: 'hill', circle: { at: [12, 18], radius: 1 } }, wall: { kind: 'wall', line: [[10, 19], [14, 19]] } }, // prettier-ignore
  { road: { kind: 'road', line: [[11.5, 0], [11.5, 36]] }, lake: { kind: 'water', rectangle: { at: [13, 18], size: [1, 2] } } }, // prettier-ignore
);

const hands = fc.constantFrom<readonly [readonly string[], readonly string[]]>(
  [[], []],
  [['9', 'king', '5'], ['4', '2']],
  [['6', 'jack', '7'], ['8', '6', '10']],
  [['3', 'ace'], ['9', 'queen']],
  [['queen', 'joker', '10'], ['7', '2', '3', 'king', 'ace']],
); // prettier-ignore

/** Squares of another size would stand on each other on this lattice. */
const readings = fc.record(
  Object.fromEntries(
    Object.entries<readonly string[]>({ ...READINGS, ...AHEAD })
      .filter(([id]) => id !== 'rr-002')
      .map(([id, keys]) => [id, fc.constantFrom(...keys)]),
  ),
);

/** Moments with figures of both sides near each other. */
const moments = fc
  .record({
    cells,
    arms: fc.array(arms, { minLength: 8, maxLength: 8 }),
    conditions: fc.array(conditions, { minLength: 8, maxLength: 8 }),
    turned: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
    terrain,
    hands,
    readings: fc.oneof(fc.constant({}), readings),
    phase: fc.constantFrom(...PHASES, 'grand-maneuver', 'volley', 'charge'),
    side: fc.constantFrom('french', 'allied'),
    charged: fc.boolean(),
  })
  .map((drawn): State => {
    const own = ['a', 'b', 'c', 'd'];
    const all = [...own, 'e', 'f', 'g', 'h'].map((id, n): readonly [string, Plain] => {
      const { x, y } = drawn.cells[n]!;
      const isOwn = own.includes(id);
      const facing = drawn.turned[n]! ? 'east' : isOwn ? 'north' : 'south';
      const condition = drawn.conditions[n] ?? null;
      const type = id === 'd' || id === 'h' ? 'hq' : drawn.arms[n]!;
      const at = [10.5 + x / 2, 17 + y / 2];
      return [id, { type, name: `the ${id}`, at, facing, ...(condition !== null && { condition }) }];
    });
    const [french, allied] = drawn.hands;
    return begun(
      {
        size: [24, 36],
        sides: { french: { edge: 'south', name: 'the French' }, allied: { edge: 'north', name: 'the Austrians' } },
        terrain: drawn.terrain,
        units: { french: Object.fromEntries(all.slice(0, 4)), allied: Object.fromEntries(all.slice(4)) },
        now: {
          turn: 3,
          side: drawn.side,
          phase: drawn.phase,
          hands: { french: [...french], allied: [...allied] },
          ...(drawn.charged && { charged: drawn.side === 'french' ? ['a', 'b'] : ['e', 'f'] }),
        },
      },
      drawn.readings,
    );
  });

/** A whole battle before its first turn. */
const battles = fc.constant(begun(WHOLE));

/** The board turned by half a turn: what was at the bottom is at the top. */
const around = ([x, y]: Point): Point => pointAt(BOARD[0] - x, BOARD[1] - y);
const unitAround = (unit: Unit): Unit => ({ ...unit, at: around(unit.at), facing: opposite(unit.facing) });
const entries = <T>(all: Readonly<Record<string, T>>, over: (each: T) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(all).map(([id, each]) => [id, over(each)]));
const EDGES = { north: 'south', south: 'north', east: 'west', west: 'east' } as const;
const stateAround = (state: State): State => ({
  ...state,
  sides: entries(state.sides, (side) => ({ ...side, edge: EDGES[side.edge] })),
  units: entries(state.units, unitAround),
  terrain: entries(state.terrain, (piece) => ({
    ...piece,
    outline: piece.outline?.map(around) ?? null,
    line: piece.line?.map(around) ?? null,
  })),
});
const legAround = (leg: Leg): Leg => {
  if (leg.go === 'shift') return { ...leg, along: opposite(leg.along) };
  return leg.go === 'turn' || leg.go === 'wheel' ? { ...leg, to: opposite(leg.to) } : leg;
};
const orderAround = (order: Order): Order => {
  if ('legs' in order) return { ...order, legs: order.legs.map(legAround) };
  if ('places' in order) return { ...order, places: entries(order.places, around) };
  if ('facing' in order) return { ...order, facing: opposite(order.facing) };
  return order;
};

/**
 * What an event says, without places: to a micrometre, half a turn rounds them the other way. That
 * flight goes the same way is a law of its own.
 */
const withoutPlaces = (event: Event): unknown =>
  JSON.parse(
    JSON.stringify(event, (key, value: unknown) =>
      key === 'facing'
        ? undefined
        : ['to', 'by', 'way', 'legs', 'gone', 'along', 'at'].includes(key) && typeof value !== 'string'
          ? null
          : key === 'units' && !Array.isArray(value)
            ? Object.keys(value as object)
            : value,
    ),
  );

const LEGS = [
  'forward 1',
  'forward 2',
  'forward to contact',
  'back 1',
  'slide right 1',
  'slide left 3',
  'turn left 90',
];

/** All cards, wherever they lie. */
const cardsIn = ({ hands: held, deck, heap }: State): readonly string[] =>
  [...Object.values(held).flat(), ...deck, ...heap].toSorted();
const DECK = WHOLE_DECK.toSorted().join();

/**
 * Whether all figures stand on the board, by one reading with their centres alone.
 * @ruling rr-104
 */
const onBoard = (state: State): boolean =>
  read(state, 'rr-104') === 'square-over-the-edge'
    ? areOn(state, unitsIn(state))
    : isOn(unitsIn(state).map(({ at }) => at), BOARD); // prettier-ignore

export const laws: GameLaws<State, Order, Event> = {
  boards: fc.oneof({ weight: 12, arbitrary: moments }, { weight: 1, arbitrary: battles }),
  written(state) {
    const id = fc.constantFrom(...Object.keys(state.units), 'nobody');
    const ranks = ['2', '3', '5', '7', '9', 'jack', 'queen', 'king', 'ace', 'joker'];
    const cards = fc.constantFrom([], ...ranks.map((rank) => [rank]), ['9', '6']);
    const facing = fc.constantFrom('north', 'east', 'south', 'west');
    return fc.oneof(
      fc.record({ march: id, with: cards, legs: fc.array(fc.constantFrom(...LEGS), { minLength: 1, maxLength: 3 }) }),
      fc.record({ reshape: id, into: fc.constantFrom('line', 'column'), facing, with: cards }),
      fc.record({ split: id, off: fc.array(id, { minLength: 1, maxLength: 2 }), with: cards }),
      fc.record({ disengage: id, with: cards }),
      fc.record({ bombard: id, at: id, with: cards }),
      fc.record({ volley: id, at: id, with: cards }),
      fc.record({ charge: id, at: id, with: cards }),
      fc.record({ recover: id, with: cards }),
      fc.record({ rally: id, with: cards }),
      fc.record({ play: cards }),
      fc.record({ discard: cards }),
      fc.constant({ play: 'nothing' }),
      fc.constant({ end: 'phase' }),
    );
  },
  mirrors: [
    {
      name: 'by half a turn',
      seen: (from) => ({
        state: stateAround(from),
        order: orderAround,
        event: withoutPlaces,
        there: withoutPlaces,
      }),
    },
  ],
  broken: (state) => [
    ...(onBoard(state) ? [] : ['a figure is off the board']),
    ...unitsIn(state).flatMap((unit, n, all) =>
      all
        .slice(0, n)
        .filter((other) => overlaps(baseOf(state, unit), baseOf(state, other)))
        .map((other) => `${unit.id} stands on ${other.id}`),
    ),
    ...(cardsIn(state).join() === DECK ? [] : ['a card is missing, or is there twice']),
  ],
  aimedAt: (order) =>
    order.type === 'bombard' || order.type === 'volley' || order.type === 'charge' ? order.at : null,
  fates({ units: before }, { units: after }, id) {
    const [own, now] = [before[id]!, after[id]];
    if (now === undefined) return ['destroyed'];
    const hasMoved = JSON.stringify(now.at) !== JSON.stringify(own.at);
    if (now.condition === 'routing')
      return own.condition === 'routing' && !hasMoved ? ['unharmed', 'routed'] : ['routed'];
    if (hasMoved) return ['driven-back'];
    if (now.condition === 'disrupted')
      return own.condition === 'disrupted' ? ['unharmed', 'shaken', 'driven-back'] : ['shaken'];
    return ['unharmed'];
  },
  // Whole games are fought out once every phase is on the site.
  games: gameFile('regiments-and-roundshot').value.onSite.length > 0 ? games : null,
};
