import * as fc from 'fast-check';
import type { Dice } from '../../../src/core/dice.ts';
import { seeded } from '../../../src/core/seeded.ts';
import { READINGS } from '../../../src/games/paper-bayonet/rulings.ts';
import { EVENTS } from '../../../src/games/paper-bayonet/words/events.ts';
import { square } from '../../../src/geometry/grid.ts';
import type { GameLaws, Mirror } from '../../laws/game.ts';
import { begin, engine, type Event, type Order, type State } from './field.ts';
import { states } from './fields.ts';
import { broken, forsaken } from './invariants.ts';
import { seen, VIEWS } from './turned.ts';
import { bold, unagreed, unfought } from './whole.ts';

const GAMES = 1000;

/** The kinds of games, which take turns. */
const ARMIES = [
  [['combined-arms'], ['mixed-light']],
  [['line'], ['fast-cavalry-and-skirmishers']],
  [['guard'], ['guard-cavalry']],
  [['artillery-support'], ['combined-arms']],
] as const;

/**
 * Most games begin with the roll-off. One in fifty begins with nothing agreed and no army bought.
 */
const game = (seed: number) => {
  if (seed % 50 === 0) return unagreed();
  const [french, allied] = ARMIES[seed % ARMIES.length]!;
  const victory = seed % 3 === 0 ? 'objectives' : 'attrition';
  return unfought(french, allied, { victory, rounds: 4 + (seed % 2), extension: seed % 5 === 0 });
};

/** One of the playable readings of each ruling. */
const readings = (seed: number) => {
  const dice = seeded(seed + GAMES);
  return Object.fromEntries(
    Object.entries(READINGS).map(([id, keys]) => [
      id,
      keys[dice.roll('reading', { sides: keys.length, lowest: 1 }) - 1]!,
    ]),
  );
};

/**
 * Mostly a bold order. The end of the phase, if it is offered, is the last option and is chosen now
 * and then.
 */
function choose(state: State, dice: Dice): Order {
  const from = engine.candidates(state).map(({ order }) => order);
  const last = from.length - 1;
  const idle = last === 0 || (from[last]!.type === 'end-phase' && dice.roll('idle', { sides: 8, lowest: 1 }) === 1);
  return idle ? from[last]! : bold(state, from, dice);
}

const idsOf = (state: State): readonly string[] => [
  ...Object.keys(state.units),
  ...Object.keys(state.preparing?.reserve ?? {}),
];

/** Units that are on the board and were not there before, unless they were bought. */
function fromNowhere(state: State, before: State, events: readonly Event[]): readonly string[] {
  const known = idsOf(before);
  const bought = known.length === 0 || events.some(({ type }) => type === 'brigade-mustered');
  return bought ? [] : idsOf(state).filter((id) => !known.includes(id));
}

/** Orders of every form, with any units and squares of the board. */
function written(state: State): fc.Arbitrary<unknown> {
  const unit = fc.constantFrom(...idsOf(state), 'nobody');
  const at = fc
    .record({ file: fc.nat(state.size.files - 1), rank: fc.nat(state.size.ranks - 1) })
    .map((place) => square(place));
  const way = fc.array(at, { minLength: 1, maxLength: 3 });
  const side = fc.constantFrom(...Object.keys(state.sides));
  return fc.oneof(
    fc.record({ fire: unit, at: unit }),
    fc.record({ declare: fc.array(fc.record({ fire: unit, at: unit }), { maxLength: 3 }) }),
    fc.record({ move: unit, to: way }),
    fc.record({ charge: unit, to: way, at: unit }),
    fc.record({ column: unit, with: unit }),
    fc.record({ 'leave-column': unit, to: fc.option(at) }),
    fc.oneof(...['square', 'leave-square', 'keep', 'advance', 'stay'].map((type) => fc.record({ [type]: unit }))),
    fc.record({ attack: unit, enemy: unit }),
    fc.record({ reroll: unit, die: fc.integer({ min: -1, max: 7 }) }),
    fc.oneof(...['place', 'deploy'].map((type) => fc.record({ [type]: unit, to: at }))),
    fc.record({ objective: at }),
    fc.record({ concede: side }),
    fc.record({ edge: fc.constantFrom('north', 'east', 'south', 'west'), first: side }),
    fc.record({ muster: fc.string(), template: fc.constantFrom('line', 'guard') }),
    fc.constantFrom(
      { end: 'phase' },
      { army: 'complete' },
      { roll: 'off' },
      { agree: 'map' },
      { agree: 'rounds', limit: 4 },
    ),
  );
}

const mirror = (view: (typeof VIEWS)[number]): Mirror<State, Order, Event> => ({
  name: view.name,
  seen: (from) => {
    const { state, order, event } = seen(from, view);
    const there = state(from);
    // The squares of a choice are in no order.
    return { state: there, order, event, there: seen(there, { ...view, place: (at) => at }).event };
  },
});

export const laws: GameLaws<State, Order, Event> = {
  boards: states(),
  written,
  mirrors: VIEWS.map(mirror),
  broken: (state, before, events) => [
    ...broken(state),
    ...fromNowhere(state, before, events).map((id) => `${id} from nowhere`),
  ],
  aimedAt(order) {
    if (order.type === 'attack') return order.enemy;
    return order.type === 'fire' ? order.at : null;
  },
  fates({ units: before }, { units: after }, id) {
    const [own, now] = [before[id]!, after[id]];
    if (now === undefined) return ['destroyed'];
    const hasMoved = JSON.stringify(now.at) !== JSON.stringify(own.at);
    if (now.condition === 'routed' && own.condition !== 'routed') return ['routed'];
    if (hasMoved) return ['driven-back', ...(now.condition === 'routed' ? (['routed'] as const) : [])];
    if (now.condition !== own.condition) return ['shaken'];
    // Who is disrupted or routed already can become so again.
    const again = { steady: [], rallied: [], disrupted: ['shaken'], routed: ['routed'] } as const;
    return ['unharmed', ...again[now.condition]];
  },
  games: {
    count: GAMES,
    begin: (seed) => begin(game(seed), seed % 2 === 0 ? {} : readings(seed)),
    player: (dice) => (state) => choose(state, dice),
    events: Object.keys(EVENTS) as Event['type'][],
    // Shots that are named together are not among the options, and neither is conceding. Few ties
    // are won or held.
    rare: ['shot-lost', 'shots-held', 'unit-driven-back', 'fight-held'],
    broken: forsaken,
  },
};
