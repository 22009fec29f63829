import type { Dice, Scripted } from '../../../src/core/dice.ts';
import type { Readings } from '../../../src/core/ids.ts';
import { scripted } from '../../../src/core/scripted.ts';
import { baseOf } from '../../../src/games/death-or-glory/figures/base.ts';
import type { Body } from '../../../src/games/death-or-glory/figures/unit.ts';
import { engine, type Event, type Order, type State } from '../../../src/games/death-or-glory/index.ts';
import type { Verdict } from '../../../src/games/death-or-glory/reasons.ts';

type Written = Readonly<Record<string, unknown>>;

/** What a board of these tests has besides its units. */
interface More {
  readonly now?: Written;
  readonly terrain?: Written;
  readonly readings?: Readings;
}

/** A board of six feet by four in the movement of the French, unless something else is said. */
export function board(
  french: Readonly<Record<string, Written>>,
  austrian: Readonly<Record<string, Written>> = {},
  { now = {}, terrain = {}, readings = {} }: More = {},
): State {
  const made = engine.start(
    {
      size: [1800, 1200],
      sides: { french: { edge: 'south', name: 'the French' }, austrian: { edge: 'north', name: 'the Austrians' } },
      terrain,
      units: { french, austrian },
      now: {
        turn: 2,
        side: 'french',
        phase: 'movement',
        ...(now['phase'] !== 'initiative' && { first: 'french' }),
        ...now,
      },
    },
    readings,
  );
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}

/** An order as an author writes it. */
export function read(state: State, written: Written): Order {
  const order = engine.order(written, state);
  if (!order.ok) throw new Error(JSON.stringify(order.error));
  return order.value;
}

export const judged = (state: State, written: Written): Verdict => engine.judge(state, read(state, written));

/** The reason for which an order is refused; null if it is allowed. */
export function refusal(state: State, written: Written): string | null {
  const verdict = judged(state, written);
  return verdict.ok ? null : `${verdict.clause} ${verdict.reason}`;
}

/** What an order comes to. */
export interface Played {
  readonly state: State;
  readonly events: readonly Event[];
  readonly types: readonly Event['type'][];
}

/** Plays some orders with these dice, which must all be used. */
export function play(state: State, orders: readonly Written[], dice: readonly Scripted[] = []): Played {
  const script = scripted(dice);
  let now = state;
  const all: Event[] = [];
  for (const written of orders) {
    const events = engine.resolve(now, read(now, written), script);
    now = events.reduce((before, event) => engine.apply(before, event), now);
    all.push(...events);
  }
  script.assertSpent();
  return { state: now, events: all, types: all.map(({ type }) => type) };
}

/** Dice of which the fire die shows this face; everybody stands, and no general is hurt. */
export const firing = (face: number): Dice =>
  ({ roll: (purpose: string) => (purpose.startsWith('fire.') ? face : 1) }) as unknown as Dice;

export const END = { end: 'phase' } as const;

/** A body of troops on a board. */
export const body = (state: State, id: string): Body => state.units[id] as Body;

/** The size of a unit’s base, in millimetres. */
export function sizeOf(state: State, id: string): readonly [width: number, depth: number] {
  const { width, depth } = baseOf(state, state.units[id]!);
  return [width / 1000, depth / 1000];
}

/** Where a unit stands, in millimetres. */
export const placeOf = (state: State, id: string): readonly number[] =>
  state.units[id]!.at.map((part) => Math.round(part / 100) / 10);
