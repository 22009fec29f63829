import { partsOf, recorded, type Dice, type Rolled, type Scripted } from '../../src/core/dice.ts';
import type { ClauseId } from '../../src/core/ids.ts';
import { clausesOf, type Reason } from '../../src/core/reasons.ts';
import type { Verdict } from '../../src/core/verdicts.ts';
import type { AnyRules, Awaiting, EventLike, OrderLike } from '../../src/games/contract/engine.ts';

/** Values that must stay as they are. */
export interface Held {
  /** Takes note of a value, and returns it. */
  readonly hold: <T>(value: T) => T;
  /**
   * Throws if one of the values is no longer what it was. Then forgets them all, but for the last
   * one that it took note of.
   */
  readonly assertUnchanged: () => void;
}

/**
 * Freezing values would find the same as taking note of them, but V8 gives a frozen object another
 * hidden class: all that is played after it in the same process takes twice as long.
 */
export function holding(): Held {
  const held: { readonly value: unknown; readonly was: string }[] = [];
  return {
    hold(value) {
      held.push({ value, was: JSON.stringify(value) });
      return value;
    },
    assertUnchanged() {
      for (const { value, was } of held)
        if (JSON.stringify(value) !== was)
          throw new Error(`A value was changed: ${was} is ${JSON.stringify(value)} now`);
      held.splice(0, held.length - 1);
    },
  };
}

const NOT_HELD: Held = { hold: (value) => value, assertUnchanged: () => undefined };

/** The same value after a round trip through JSON. */
export const again = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

export const after = (rules: AnyRules, state: Awaiting, events: readonly EventLike[]): Awaiting =>
  events.reduce((now, event) => rules.apply(now, event), state);

/** An order that was given, with the states before and after it. */
export interface Played {
  readonly before: Awaiting;
  readonly order: OrderLike;
  readonly events: readonly EventLike[];
  readonly rolled: readonly Rolled[];
  readonly state: Awaiting;
}

/** How a game is continued at random. */
export interface RandomGame {
  readonly dice: Dice;
  readonly choose: (state: Awaiting) => OrderLike;
  readonly most: number;
  readonly watch: (given: Played) => void;
  /**
   * Whether it is checked that the rules and `watch` leave every state, order and event as it is.
   */
  readonly isHeld: boolean;
}

/** Every order that is offered in a state. Throws if a player must act but has no allowed order. */
export function offered(rules: AnyRules, state: Awaiting): readonly OrderLike[] {
  const from = rules.candidates(state).map(({ order }) => order);
  if (from.length > 0) return from;
  throw new Error(`Nobody may do anything: ${JSON.stringify(state.awaits)}`);
}

/** Plays until the game is over or `most` orders were given. */
export function playOn(rules: AnyRules, start: Awaiting, { dice, choose, most, watch, isHeld }: RandomGame): Awaiting {
  const { hold, assertUnchanged } = isHeld ? holding() : NOT_HELD;
  let now = hold(start);
  for (let i = 0; now.awaits !== null && i < most; i += 1) {
    const before = now;
    const order = hold(choose(before));
    const heard = recorded(dice);
    const events = hold(rules.resolve(before, order, heard));
    now = hold(after(rules, before, events));
    watch({ before, order, events, rolled: heard.rolled, state: now });
    assertUnchanged();
  }
  return now;
}

/** A dice script that repeats these rolls. */
export const scriptOf = (rolled: readonly Rolled[]): readonly Scripted[] =>
  rolled.flatMap(partsOf).map(({ purpose, kind, faces, result }) => ({
    // The result of a single die or card is its face.
    [purpose]: kind === 'roll' || kind === 'draw' || faces === null ? result : faces.map(Number),
  }));

/** Every clause that these events and their reasons cite. */
export const citedIn = (events: readonly EventLike[]): readonly ClauseId[] =>
  events.flatMap(({ clauses, reasons = [] }) => [...clauses, ...reasons.flatMap(clausesOf)]);

/** How many of the sums that an event holds, one for each side, have a term of this clause. */
const sumsOf = (event: EventLike, clause: ClauseId): number =>
  Object.values(event).filter((value) => isReason(value) && clausesOf(value).includes(clause)).length;

const isReason = (value: unknown): value is Reason => typeof value === 'object' && value !== null && 'kind' in value;

const twice = (clauses: readonly ClauseId[]): readonly ClauseId[] => clauses.filter((id, i) => clauses.indexOf(id) < i);

/**
 * The clauses that an event or a verdict names twice. Only an event with a sum for each side may:
 * once for each sum.
 */
export const citedTwice = (verdict: Verdict | null, events: readonly EventLike[]): readonly string[] => [
  ...(verdict === null ? [] : twice(citedBy(verdict)).map((id) => `the verdict cites ${id} twice`)),
  ...events.flatMap((event) =>
    twice(event.clauses)
      .filter((id) => event.clauses.filter((each) => each === id).length > sumsOf(event, id))
      .map((id) => `${event.type} cites ${id} twice`),
  ),
];

/** Every clause that a verdict cites. */
export const citedBy = (verdict: Verdict): readonly ClauseId[] => (verdict.ok ? verdict.clauses : [verdict.clause]);

/**
 * Whether a text is not a proper sentence or has a missing value in it. It may begin with the name
 * of a square.
 */
export const isBroken = (text: string): boolean =>
  !/^([A-Z\d]|[a-z]\d).*\S$/.test(text) || /undefined|NaN|\[object/.test(text);
