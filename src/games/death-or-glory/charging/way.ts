import type { Base } from '../../../geometry/bases.ts';
import { atMost, partOf, wholeUm, type Um } from '../../../geometry/lengths.ts';
import { approach, contactAhead } from '../../table/moving/approach.ts';
import { after, type Leg } from '../../table/orders/legs.ts';
import { baseOf } from '../figures/base.ts';
import { isHorse, type Body } from '../figures/unit.ts';
import { groundCost, groundUnder, worstOf, type SlowPiece } from '../moving/ground.ts';
import { rateOf, chargeBonus } from '../moving/rates.ts';
import { isFree } from '../moving/walk.ts';
import { read } from '../rulings.ts';
import type { State } from '../state.ts';
import { mm, QUARTERS, WHEEL } from '../tables.ts';
import { STRAIGHT } from './tables.ts';

/** A leg of a charge, from where to where. */
export interface Step {
  readonly leg: Leg;
  readonly from: Base;
  readonly to: Base;
}

/** The way of a charge into contact. */
export interface ChargeWay {
  /** What comes before the last straight run. */
  readonly leading: readonly Leg[];
  /** All legs, the last straight run among them. */
  readonly steps: readonly Step[];
  /** The last straight run. */
  readonly run: Um;
  /** How far the charger goes straight in all. */
  readonly length: Um;
  readonly touched: readonly SlowPiece[];
  /** What it needs, and how far it goes. @ruling dg-037 dg-152 */
  readonly needs: Um;
  readonly has: Um;
  /** How far it can go straight after the leading legs. */
  readonly left: Um;
  readonly isStraight: boolean;
}

/** A length in tenths of a millimetre, so that parts of it are exact. */
const tenths = (length: number): Um => partOf(length, 'mm', 10);

/** The legs of a charge one after another. */
function stepsOf(base: Base, legs: readonly Leg[]): readonly Step[] {
  let from = base;
  return legs.map((leg) => {
    const step = { leg, from, to: after(from, leg) };
    from = step.to;
    return step;
  });
}

/** What ground does to a way: the part of the rate that it leaves, and what it deducts at once. */
function groundOn(state: State, steps: readonly Step[]) {
  const straight = steps.filter(({ leg }) => leg.go === 'forward');
  const costs = (worst: number | null) =>
    straight.map(({ leg, from }) =>
      groundCost(state, { base: from, direction: from.facing, by: (leg as { readonly by: Um }).by }, worst),
    );
  const plain = costs(null);
  const turned = steps.filter(({ leg }) => leg.go !== 'forward').flatMap(({ to }) => groundUnder(state, to));
  const touched = [
    ...new Map([...turned, ...plain.flatMap((each) => each.touched)].map((each) => [each.id, each])).values(),
  ];
  const worst = worstOf(state, touched);
  const all = worst === null ? plain : costs(worst);
  const length = straight.reduce((sum, { leg }) => sum + (leg as { readonly by: Um }).by, 0);
  const deducted = all.reduce((sum, each) => sum + each.deducted, 0);
  const slowed = all.reduce((sum, each) => sum + each.length, 0) - deducted;
  return { length, touched, deducted, part: slowed === 0 ? 1 : length / slowed };
}

/**
 * How far a unit goes in a charge on such ground: its rate, less the percentages of the ground,
 * and the bonus, less fixed deductions; by one reading percentages come off the bonus too.
 * @clause dg.charge.bonus @ruling dg-030
 */
export function chargeMove(
  state: State,
  body: Body,
  { part, deducted }: { readonly part: number; readonly deducted: number },
): Um {
  const [rate, bonus] = [rateOf(state, body), chargeBonus(body)];
  const all = read(state, 'dg-030') === 'after' ? rate * part + bonus : (rate + bonus) * part;
  return tenths(Math.max(0, all - deducted));
}

/**
 * Whether the end of a charge is straight enough for impact: a wheel before its first step does not
 * bend it; one on the way must be done before the last 150 mm, for foot 50. By one reading it
 * always needs that run.
 * @clause dg.charge.impact-straight @ruling dg-029 dg-152
 */
export function isStraightEnough(state: State, body: Body, leading: readonly Leg[], run: Um): boolean {
  const wanted = mm(isHorse(body) ? STRAIGHT.horse : STRAIGHT.foot);
  if (atMost(wanted, run)) return true;
  const bends = leading.findLastIndex(({ go }) => go !== 'forward');
  const isBent = leading.slice(0, Math.max(0, bends)).some(({ go }) => go === 'forward');
  return !isBent && read(state, 'dg-029') === 'straight-as-far-as-it-goes';
}

/**
 * What the legs before the last run take of the charge move: a quarter for a wheel. @ruling dg-152
 */
function turnCost(state: State, body: Body, leading: readonly Leg[], has: Um): number {
  const isTurned = leading.some(({ go }) => go !== 'forward');
  if (!isTurned || isFree(body)) return 0;
  return read(state, 'dg-152') === 'free-at-the-start' && leading[0]?.go !== 'forward' ? 0 : (has * WHEEL) / QUARTERS;
}

/**
 * The way of a charge: the legs that are named, without their last straight run, or those that lead
 * at its target; and then straight ahead into contact. Null if that leads past it.
 * @clause dg.charge.impact-straight @ruling dg-152
 */
export function chargeWay(state: State, body: Body, target: Body, legs?: readonly Leg[]): ChargeWay | null {
  const [base, other] = [baseOf(state, body), baseOf(state, target)];
  const named = legs === undefined || legs.length === 0 ? null : legs;
  const led = named ?? approach(base, other, isFree(body) ? 'pivot' : 'wheel');
  if (led === null) return null;
  const leading = led.at(-1)!.go === 'forward' ? led.slice(0, -1) : led;
  const before = stepsOf(base, leading);
  const from = before.at(-1)?.to ?? base;
  const by = contactAhead(from, other);
  if (by === null) return null;
  const last: Leg = { go: 'forward', by };
  const steps = [...before, { leg: last, from, to: after(from, last) }];
  const ground = groundOn(state, steps);
  const has = chargeMove(state, body, ground);
  const turns = turnCost(state, body, leading, has);
  const needs = tenths(ground.length + turns);
  return {
    leading,
    steps,
    run: by,
    length: wholeUm(ground.length),
    touched: ground.touched,
    needs,
    has,
    left: wholeUm(Math.max(0, has - turns - (ground.length - by))),
    isStraight: isStraightEnough(state, body, leading, by),
  };
}
