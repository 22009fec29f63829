import { isBattery } from '../artillery/battery.ts';
import type { Body } from '../bodies/body.ts';
import { read } from '../rulings.ts';
import { bodiesIn, type State } from '../state.ts';
import type { Phase } from '../tables.ts';

type Measuring = Pick<
  State,
  'readings' | 'phase' | 'side' | 'holder' | 'units' | 'written' | 'acted' | 'sealed' | 'battle' | 'issued'
>;

/** Whether a body that has done nothing yet is ordered to do one of these, or may be: face down. */
function isOrdered({ written, acted, sealed = [] }: Measuring, { id, condition }: Body, does: readonly string[]) {
  if (condition === 'routing' || acted[id] !== undefined) return false;
  return does.includes(written[id]?.does ?? '') || sealed.includes(id);
}

/** Whether a gun has still to guess in the firing phase. */
function hasToFire(state: Measuring, body: Body): boolean {
  // If whole sides fire, that with the initiative is first, and its guns are done once it is.
  const isDone = read(state, 'cf-068') === 'whole-side' && body.side !== state.side && body.side !== state.holder;
  return !isDone && isOrdered(state, body, ['fire']);
}

/**
 * Whether a gun may have to guess in the charge phase: it is charged, or may support a charge of
 * its side that is still to be issued. @ruling cf-036
 */
const mayGuess = (state: Measuring, body: Body): boolean =>
  state.issued?.at === body.id ||
  (isOrdered(state, body, ['fire', 'support']) &&
    bodiesIn(state).some((other) => other.side === body.side && isOrdered(state, other, ['charge'])));

const GUESSING: Readonly<Partial<Record<Phase, typeof mayGuess>>> = { charge: mayGuess, firing: hasToFire };

/**
 * Whether anything may be measured on this board: not before all orders are written, and not until
 * each gun that fires, or may support a charge, has guessed; by one reading always.
 * @clause cf.gun.guess @ruling cf-068 cf-071
 */
export function mayMeasure(state: Measuring): boolean {
  // The distances of a layout are measured as bodies are placed.
  if (state.battle !== undefined && (state.battle.setUp !== null || state.battle.ashore.length > 0)) return true;
  if (read(state, 'cf-071') === 'free-measuring') return true;
  if (state.phase === 'initiative' || state.phase === 'orders') return false;
  const isGuessing = GUESSING[state.phase];
  return isGuessing === undefined || !bodiesIn(state).some((body) => isBattery(body) && isGuessing(state, body));
}
