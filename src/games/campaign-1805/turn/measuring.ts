import type { Body } from '../bodies/body.ts';
import { read } from '../rulings.ts';
import { bodiesIn, type State } from '../state.ts';

type Measuring = Pick<
  State,
  'readings' | 'phase' | 'side' | 'holder' | 'units' | 'written' | 'acted' | 'sealed' | 'battle'
>;

/**
 * Whether a gun has still to guess: it is ordered to fire, or may be, as its order lies face down.
 */
function hasToGuess(state: Measuring, body: Body): boolean {
  const { side, holder, written, acted, sealed = [] } = state;
  if (body.arm !== 'artillery' || body.condition === 'routing' || acted[body.id] !== undefined) return false;
  // If whole sides fire, that with the initiative is first, and its guns are done once it is.
  const isDone = read(state, 'cf-068') === 'whole-side' && body.side !== side && side !== holder;
  if (isDone) return false;
  return written[body.id]?.does === 'fire' || sealed.includes(body.id);
}

/**
 * Whether anything may be measured on this board: not before all orders are written, and not until
 * each gun that fires has guessed; by one reading always. @clause cf.gun.guess
 * @ruling cf-068 cf-071
 */
export function mayMeasure(state: Measuring): boolean {
  // The distances of a layout are measured as bodies are placed.
  if (state.battle !== undefined && (state.battle.setUp !== null || state.battle.ashore.length > 0)) return true;
  if (read(state, 'cf-071') === 'free-measuring') return true;
  if (state.phase === 'initiative' || state.phase === 'orders') return false;
  return state.phase !== 'firing' || !bodiesIn(state).some((body) => hasToGuess(state, body));
}
