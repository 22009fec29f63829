import { D6 } from '../../../../../../../core/dice.ts';
import { atMost, same } from '../../../../../../../geometry/lengths.ts';
import { distance } from '../../../../../../../geometry/vectors.ts';
import type { Event } from '../events.ts';
import { add, allowedShowing, atLeast, die, refused, sum, type Dice, type Verdict } from '../reasons.ts';
import { read } from '../rulings.ts';
import type { State } from '../state.ts';
import { RANGE, SCORE } from '../tables.ts';

/** Which unit shoots at which. */
interface Shot {
  readonly unit: string;
  readonly at: string;
}

/** A unit shoots at an enemy within its range. @clause ng.shoot.range @ruling ng-001 */
export function judgeShot(state: State, { unit, at }: Shot): Verdict {
  const [own, foe] = [state.units[unit]!, state.units[at]];
  if (foe === undefined || foe.side === own.side) return refused('ng.shoot.range', 'no-enemy', { unit: at });
  const far = distance(own.at, foe.at);
  const isTooFar = !atMost(far, RANGE) || (same(far, RANGE) && read(state, 'ng-001') === 'exclusive');
  const line = { from: own.at, to: foe.at };
  return isTooFar
    ? refused('ng.shoot.range', 'out-of-range', { unit: at }, [{ kind: 'ruler', ...line }])
    : allowedShowing([{ kind: 'line', ...line }], 'ng.shoot.range');
}

/** A shot that is allowed: one die. @clause ng.shoot.score */
export function shoot({ units }: State, { unit, at }: Shot, dice: Dice): readonly Event[] {
  const face = dice.roll(`shot.${unit}`, D6);
  const isHit = face >= SCORE;
  const test = atLeast(add('ng.shoot.score', 'to hit', SCORE), isHit ? 'hit' : 'missed');
  const score = sum(unit, [die('ng.shoot.score', 'D6', face)], test);
  const fired: Event = { type: 'shot-fired', clauses: ['ng.shoot.range'], unit, at, reasons: [score] };
  if (!isHit) return [fired];
  return [fired, { type: 'unit-destroyed', clauses: ['ng.shoot.score'], unit: at, side: units[at]!.side }];
}
