import { march } from '../../../src/games/death-or-glory/moving/march.ts';
import type { Leg } from '../../../src/games/table/orders/legs.ts';
import { um } from '../../../src/geometry/lengths.ts';
import { board } from './playing.ts';

/* The units and moments with which many of these tests begin. */

export const LINE = { type: 'french-line', at: [900, 450], facing: 'north' };

export const COLUMN = { ...LINE, formation: 'column' };

/** A line that has fired its first volley. */
export const SPENT = { ...LINE, condition: 'volley-spent' };

export const GUNS = { type: 'french-foot-battery', at: [900, 450], facing: 'north' };

/** A line 30 mm before the others. */
export const FOE = { type: 'austrian-line', at: [900, 502], facing: 'south' };

export const FIRING = { now: { phase: 'firing' } };

/** A line of 24 two deep whose front is so many millimetres before that of another. */
export const across = (gap: number, more: object = {}) => ({
  type: 'austrian-line',
  at: [900, 450 + gap + 22],
  facing: 'south',
  ...more,
});

/** How far a unit comes straight ahead, in millimetres. */
export function reach(unit: object, more: Parameters<typeof board>[2] = {}): number {
  const state = board({ unit: unit as never }, {}, more);
  const ahead: Leg = { go: 'forward', by: um(500, 'mm') };
  const [step] = march(state, 'unit', [ahead]).steps;
  return step === undefined || !('by' in step.leg) ? 0 : step.leg.by / 1000;
}
