import { allowed, refused, type Verdict } from '../reasons.ts';
import type { State } from '../state.ts';
import { pairOf } from '../turn/pairs.ts';
import { areTouching } from './contacts.ts';

/** Two bodies that are to fight. */
interface Pair {
  readonly unit: string;
  readonly at: string;
}

/**
 * The melees that are still to be fought, each by two bodies. @clause cf.melee.one-at-a-time
 * @ruling cf-087
 */
export function meleesDue(state: State): readonly Pair[] {
  const all = Object.values(state.units);
  return all.flatMap((one) =>
    all
      .filter((other) => one.side === state.side && other.side !== one.side && areTouching(state, one, other))
      .map((other) => ({ unit: one.id, at: other.id }))
      .filter((pair) => !state.fought.includes(pairOf(pair))),
  );
}

/**
 * Whether two bodies fight now. @clause cf.melee.dice-contact cf.melee.one-at-a-time @ruling cf-085
 * cf-087
 */
export function judgeFight(state: State, { unit, at }: Pair): Verdict {
  const [one, other] = [state.units[unit], state.units[at]];
  if (one === undefined || other === undefined || one.side === other.side || !areTouching(state, one, other))
    return refused('cf.melee.dice-contact', 'no-contact', { unit, at });
  if (state.fought.includes(pairOf({ unit, at }))) return refused('cf.melee.one-at-a-time', 'has-fought', { unit, at });
  return allowed('cf.melee.dice-contact', 'cf.melee.one-at-a-time');
}
