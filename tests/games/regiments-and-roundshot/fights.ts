import type { Scripted } from '../../../src/core/dice.ts';
import { reduced, written as asText } from '../../../src/core/fraction.ts';
import type { Plain, Readings } from '../../../src/core/ids.ts';
import { scripted } from '../../../src/core/scripted.ts';
import { MEASURES } from '../../../src/geometry/lengths.ts';
import { countOdds, type Counting } from '../../../src/games/contract/odds.ts';
import { engine } from '../../../src/games/regiments-and-roundshot/index.ts';
import type { Event } from '../../../src/games/regiments-and-roundshot/events.ts';
import type { Order } from '../../../src/games/regiments-and-roundshot/orders.ts';
import type { State } from '../../../src/games/regiments-and-roundshot/state.ts';
import type { Phase } from '../../../src/games/regiments-and-roundshot/tables.ts';
import { begun, given } from './battle.ts';

/** A figure, written short: its type, place in inches, and what else a board may say of it. */
type Short = readonly [
  type: 'infantry' | 'cavalry' | 'artillery' | 'hq',
  x: number,
  y: number,
  more?: Readonly<Record<string, Plain>>,
];
type Shorts = Readonly<Record<string, Short>>;

interface Board {
  readonly french?: Shorts;
  readonly allied?: Shorts;
  readonly phase: Phase;
  /** The side whose part is on; the French if it is not given. */
  readonly side?: 'french' | 'allied';
  readonly terrain?: Readonly<Record<string, Plain>>;
  readonly now?: Readonly<Record<string, Plain>>;
  readonly readings?: Readings;
}

const figures = (units: Shorts, facing: string): Plain =>
  Object.fromEntries(
    Object.entries(units).map(([id, [type, x, y, more = {}]]) => [
      id,
      { type, name: `the ${id}`, at: [x, y], facing, ...more },
    ]),
  );

/** A board in the turn of the French, on the phase and the part that is given. */
export function board({ french = {}, allied = {}, phase, side = 'french', terrain, now, readings }: Board): State {
  const state = begun(
    {
      size: [24, 36],
      sides: { french: { edge: 'south', name: 'the French' }, allied: { edge: 'north', name: 'the Austrians' } },
      ...(terrain !== undefined && { terrain }),
      units: { french: figures(french, 'north'), allied: figures(allied, 'south') },
      now: { turn: 1, side: 'french', phase, ...now },
    },
    readings,
  );
  return engine.at(state, { side, phase });
}

/** What orders, one after the other, have come to. */
interface Played {
  readonly state: State;
  readonly events: readonly Event[];
  readonly types: readonly Event['type'][];
}

/** Plays some written orders with these dice, all of which must be rolled. */
export function play(begin: State, orders: readonly Plain[], dice: readonly Scripted[] = []): Played {
  const rolling = scripted(dice);
  let now = begin;
  const events: Event[] = [];
  for (const written of orders) {
    const done = engine.resolve(now, given(now, written), rolling);
    events.push(...done);
    now = done.reduce((state, event) => engine.apply(state, event), now);
  }
  rolling.assertSpent();
  return { state: now, events, types: events.map(({ type }) => type) };
}

/** Why a written order is refused, with the clause; `allowed` if it is allowed. */
export function judged(state: State, written: Plain): string {
  const verdict = engine.judge(state, given(state, written));
  return verdict.ok ? 'allowed' : `${verdict.reason} ${verdict.clause}`;
}

/** Where a figure stands, in inches to the hundredth; null if it is gone. */
export function place({ units }: State, id: string): readonly number[] | null {
  const unit = units[id];
  return unit === undefined ? null : unit.at.map((part) => Math.round((100 * part) / MEASURES.in) / 100);
}

export const condition = ({ units }: State, id: string): string => units[id]?.condition ?? 'gone';

/** The chances of a written order as fractions, by the words for what comes of it. */
export const odds = (
  state: State,
  order: Plain | Order,
  counting: Counting<State, Order> = {},
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(countOdds(engine, state, isOrder(order) ? order : given(state, order), counting).chances).flatMap(
      ([word, chance]) => (chance.ways === 0n ? [] : [[word, asText(reduced(chance))]]),
    ),
  );

const isOrder = (order: Plain | Order): order is Order =>
  typeof order === 'object' && order !== null && 'type' in order;

/** The charge that the board below awaits, and dice that destroy its target. */
export const RIDE = { charge: 'lancers', at: 'a' };
export const HIT = [{ 'charge.lancers': [6, 6] }] as const;

/** Lancers touch the head of a column of three battalions, and must charge it. */
export const ride = (
  french: Readonly<Record<string, Plain>> = {},
  allied: Readonly<Record<string, Plain>> = {},
  now: Readonly<Record<string, Plain>> = {},
  readings: Readings = {},
): State =>
  board({
    french: { lancers: ['cavalry', 12, 16], ...(french as object) },
    allied: { a: ['infantry', 12, 16.5], b: ['infantry', 12, 17], c: ['infantry', 12, 17.5], ...(allied as object) },
    phase: 'charge',
    now,
    readings,
  });

/** The same after they have destroyed it. */
export const beaten = (...given: Parameters<typeof ride>): State => play(ride(...given), [RIDE], HIT).state;

/** A charge of cavalry, with these cards in the hands of both sides. */
export const held = (french: readonly Plain[], allied: readonly Plain[]): State =>
  ride({}, {}, { hands: { french, allied } });

/** Two battalions face each other in the part of the Austrians. */
export const volley = (french: readonly Plain[], allied: readonly Plain[]): State =>
  board({
    french: { one: ['infantry', 12, 10] },
    allied: { a: ['infantry', 12, 10.5] },
    phase: 'volley',
    side: 'allied',
    now: { hands: { french, allied } },
  });
export const VOLLEY = { volley: 'a', at: 'one' };
