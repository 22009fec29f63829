import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Scripted } from '../../../src/core/dice.ts';
import type { Plain, Readings } from '../../../src/core/ids.ts';
import { scripted } from '../../../src/core/scripted.ts';
import { MEASURES, round } from '../../../src/geometry/lengths.ts';
import type { Event, EventOf } from '../../../src/games/regiments-and-roundshot/events.ts';
import { engine } from '../../../src/games/regiments-and-roundshot/index.ts';
import { formationOf, shapeOf } from '../../../src/games/regiments-and-roundshot/formations/formation.ts';
import type { Order } from '../../../src/games/regiments-and-roundshot/orders.ts';
import type { State, Unit } from '../../../src/games/regiments-and-roundshot/state.ts';
import { loadClauses } from '../../../src/scenario/files/ledger.ts';
import { begun, given } from './battle.ts';

type Figure = Readonly<Record<string, Plain>>;

const figure =
  (type: string) =>
  (x: number, y: number, facing = 'north', condition?: 'disrupted' | 'routing'): Figure => ({
    type,
    at: [x, y],
    facing,
    ...(condition !== undefined && { condition }),
  });

export const foot = figure('infantry');
export const horse = figure('cavalry');
export const gun = figure('artillery');
export const hq = figure('hq');

/** Figures one behind the other, or side by side, from the first place on: `wing-1`, `wing-2`. */
export const row = (name: string, count: number, make: (n: number) => Figure): Readonly<Record<string, Figure>> =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`${name}-${n + 1}`, make(n)]));

/** What a board holds besides its figures. */
export interface More {
  readonly now?: Readonly<Record<string, Plain>>;
  readonly terrain?: Readonly<Record<string, Plain>>;
  readonly readings?: Readings;
}

const named = (figures: Readonly<Record<string, Figure>>): Plain =>
  Object.fromEntries(
    Object.entries(figures).map(([id, each]) => [id, { name: `the ${id.replace('-', ' no. ')}`, ...each }]),
  );

/**
 * The Grand Manoeuvre phase of the French, who stand in the south and hold a hand of these cards.
 */
export const maneuver = (
  french: Readonly<Record<string, Figure>>,
  allied: Readonly<Record<string, Figure>> = {},
  { now = {}, terrain = {}, readings = {} }: More = {},
): State =>
  begun(
    {
      size: [24, 36],
      sides: { french: { edge: 'south', name: 'the French' }, allied: { edge: 'north', name: 'the Austrians' } },
      terrain,
      units: { french: named(french), allied: named(allied) },
      now: {
        turn: 2,
        side: 'french',
        phase: 'grand-maneuver',
        hands: { french: [6, 9, 3, 'jack', 'king'], allied: [] },
        ...now,
      },
    },
    readings,
  );

/** The board after an order, and what happened. */
export interface Played {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Gives an order with these dice, all of which must be used. */
export function play(state: State, order: Plain | Order, dice: readonly Scripted[] = []): Played {
  const script = scripted(dice);
  const read = typeof order === 'object' && order !== null && 'type' in order ? (order as Order) : given(state, order);
  const events = engine.resolve(state, read, script);
  script.assertSpent();
  return { events, state: events.reduce((now, event) => engine.apply(now, event), state) };
}

/** The board after some orders, none of which rolls anything. */
export const after = (state: State, ...orders: readonly Plain[]): State =>
  orders.reduce<State>((now, order) => play(now, order).state, state);

/** The types of what happened. */
export const told = ({ events }: Played): readonly string[] => events.map(({ type }) => type);

/** The one event of a type. */
export function the<T extends Event['type']>({ events }: Played, type: T): EventOf<T> {
  const found = events.filter((event) => event.type === type);
  expect(found.length, type).toBe(1);
  return found[0] as EventOf<T>;
}

const hundredths = (length: number): number => round((length * 100) / MEASURES.in) / 100;

/** Where figures stand, in inches to the hundredth. */
export const places = ({ units }: State, ...ids: readonly string[]): readonly (readonly number[])[] =>
  ids.map((id) => units[id]!.at.map(hundredths));

/** A formation by the ids of its figures, and its shape. */
export function formation(state: State, id: string): readonly [string, string] {
  const all = formationOf(state, state.units[id]!) as readonly [Unit, ...(readonly Unit[])];
  return [
    all
      .map((each) => each.id)
      .toSorted()
      .join(' '),
    shapeOf(state, all),
  ];
}

const FILE = 'content/regiments-and-roundshot/clauses.yaml';
const ledger = loadClauses(readFileSync(FILE, 'utf8'), FILE);
const CLAUSES: readonly string[] = ledger.ok ? ledger.value.value.map(({ id }) => id) : [];

/**
 * Why an order is refused, and by which clause; null if it is allowed. Every refusal names a clause
 * of the ledger, says so in words without an id, and draws something if it is given to a figure.
 */
export function refusal(state: State, order: Plain | Order): readonly [reason: string, clause: string] | null {
  const read = typeof order === 'object' && order !== null && 'type' in order ? (order as Order) : given(state, order);
  const verdict = engine.judge(state, read);
  if (verdict.ok) {
    expect(verdict.clauses.length).toBeGreaterThan(0);
    expect(CLAUSES).toEqual(expect.arrayContaining([...verdict.clauses]));
    return null;
  }
  const says = engine.words.refusal(verdict, state);
  expect(CLAUSES).toContain(verdict.clause);
  expect(says).toMatch(/^\p{Lu}.*\.$/u);
  expect(says).not.toMatch(/undefined|null|NaN|\w+-\d/);
  if ('unit' in read) expect(verdict.shows, says).not.toEqual([]);
  return [verdict.reason, verdict.clause];
}

/** Says of an order why it is refused, in the words of the game. */
export function saysNo(state: State, order: Plain): string {
  const verdict = engine.judge(state, given(state, order));
  return verdict.ok ? 'allowed' : engine.words.refusal(verdict, state);
}
