import type { Plain, Readings } from '../../../src/core/ids.ts';
import { problemText } from '../../../src/core/result.ts';
import { scripted } from '../../../src/core/scripted.ts';
import type { Scripted } from '../../../src/core/dice.ts';
import { written } from '../../../src/core/fraction.ts';
import { termsOf } from '../../../src/core/reasons.ts';
import { countOdds } from '../../../src/games/contract/odds.ts';
import { engine, type Event, type Order, type State } from '../../../src/games/two-by-two/index.ts';

/**
 * A unit in a few words: `infantry 16,16 south screen pinned` or `guard beside=enemy:front:1`. Its
 * name is its id.
 */
type Short = string;

const FACINGS = /^(north|south|east|west)(-(east|west))?$/;

function unit(short: Short): Plain {
  const [type = '', place = '', ...words] = short.split(' ');
  const [, other = '', side = '', gap = '', shift = '0'] =
    /^beside=(\w+):(\w+):([\d.]+)(?::(-?[\d.]+))?$/.exec(place) ?? [];
  const spot: Plain =
    other === ''
      ? { at: place.split(',').map(Number) }
      : { beside: { unit: other, side, gap: Number(gap), shift: Number(shift) }, facing: 'toward' };
  const facing = words.find((word) => FACINGS.test(word));
  const division = words.find((word) => word.startsWith('division='))?.slice('division='.length);
  const formation = words.find((word) => word === 'attack-column' || word === 'road-column');
  const condition = words.filter((word) => word === 'pinned' || word === 'disrupted');
  return {
    type,
    ...(spot as object),
    ...(facing !== undefined && { facing }),
    ...(condition.length > 0 && { condition }),
    ...(division !== undefined && { division }),
    ...(formation !== undefined && { formation }),
    ...(words.includes('grenadiers') && { grenadiers: true }),
    ...(words.includes('screen') && { screen: true }),
    ...(words.includes('no-screen') && { screen: false }),
  };
}

/**
 * A board: the French, the Austrians, and what differs from an open field in the French Shoot
 * phase.
 */
export interface Field {
  readonly french: Readonly<Record<string, Short>>;
  readonly allied: Readonly<Record<string, Short>>;
  readonly terrain?: Plain;
  readonly now?: Readonly<Record<string, Plain>>;
}

const units = (side: Readonly<Record<string, Short>>): Plain =>
  Object.fromEntries(Object.entries(side).map(([id, short]) => [id, unit(short)]));

/** The board in the form of a file. */
export const writtenBoard = ({ french, allied, terrain = {}, now = {} }: Field): Plain => ({
  size: [32, 32],
  sides: { french: { edge: 'south', name: 'the French' }, allied: { edge: 'north', name: 'the Austrians' } },
  terrain,
  units: { french: units(french), allied: units(allied) },
  now: { turn: 1, side: 'french', phase: 'shoot', ...now },
});

/** A state on this board. Throws with everything that is wrong with it. */
export function begin(field: Field, readings: Readings = {}): State {
  const started = engine.start(writtenBoard(field), readings);
  if (started.ok) return started.value;
  throw new Error(started.error.map(problemText).join('\n'));
}

/** An order in the form of a file, read on this board. */
export function read(state: State, input: unknown): Order {
  const order = engine.order(input, state);
  if (order.ok) return order.value;
  throw new Error(order.error.map(problemText).join('\n'));
}

/** `ok`, or the clause and the reason of a refusal. */
export function judged(state: State, input: unknown): string {
  const verdict = engine.judge(state, read(state, input));
  return verdict.ok ? `ok ${verdict.clauses.join(' ')}` : `${verdict.clause} ${verdict.reason}`;
}

/** The result of an order. */
export interface Came {
  readonly events: readonly Event[];
  readonly types: readonly string[];
  readonly state: State;
  /**
   * The value of every term of the first sum, by its clause without the prefix. Terms that did not
   * count are left out.
   */
  readonly sum: Readonly<Record<string, number>>;
  readonly clauses: readonly string[];
}

/** Carries out an order with these dice. */
export function play(state: State, input: unknown, ...dice: readonly Scripted[]): Came {
  const script = scripted(dice);
  const events = engine.resolve(state, read(state, input), script);
  script.assertSpent();
  const [first] = events.flatMap((event) => ('reasons' in event ? event.reasons : []));
  const counted = first === undefined ? [] : termsOf(first).filter((term) => term.counted);
  return {
    events,
    types: events.map(({ type }) => type),
    state: events.reduce((now, event) => engine.apply(now, event), state),
    sum: Object.fromEntries(counted.map(({ clause, value }) => [clause.replace(/^tt\.\w+\./, ''), Number(value)])),
    clauses: events.flatMap((event) => event.clauses),
  };
}

/** The exact odds of an order, as fractions. */
export const odds = (state: State, input: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(countOdds(engine, state, read(state, input)).chances).map(([word, chance]) => [
      word,
      written(chance),
    ]),
  );

/** The modifiers of a shot under these readings, without the die. */
export function modifiers(field: Field, shot: unknown, readings: Readings = {}): Readonly<Record<string, number>> {
  const state = begin(field, readings);
  const { roll: _die, ...rest } = play(state, shot, { [`shot.${(shot as { readonly shoot: string }).shoot}`]: 1 }).sum;
  return rest;
}
