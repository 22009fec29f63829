import { reduced, type Fraction } from '../../../core/fraction.ts';
import { times, type Factor } from '../../../core/reasons.ts';
import { endsOf } from '../../../core/charts.ts';
import { shareOf, wholeUm, type Um } from '../../../geometry/lengths.ts';
import { core } from '../../../geometry/bases.ts';
import { overlapping } from '../../../geometry/outlines.ts';
import { CHARTS, found } from '../charts/charts.ts';
import { baseOf } from '../figures/base.ts';
import { spentFor } from '../figures/strength-left.ts';
import { isBattery, isFoot, isHorse, isSkirmishing, troopsOf, type Body } from '../figures/unit.ts';
import { NO_FALL, type Fall } from '../morale/risk.ts';
import { add, type Dice, type Term } from '../reasons.ts';
import { read } from '../rulings.ts';
import { bodiesIn, bodyOf, type State } from '../state.ts';
import type { Charge } from '../charging/charge.ts';
import { CHARGE_BONUS, mm, MUSKET_MAX, type DgClauseId } from '../tables.ts';
import type { Course } from '../turn/course.ts';
import { columnOf, readRange, sideFor } from './aim.ts';
import { corridor } from './sight.ts';
import { aimedVolley, shoot, type MeasuredVolley } from './volley.ts';

/**
 * The longest range of the weapon of foot or of a battery; null for horse, which fires on nobody as
 * it stands.
 * @clause dg.fire.musket-max dg.fire.range-modifiers dg.artillery.range-table @ruling dg-038 dg-116
 */
export function longestRange(state: State, firer: Body): Um | null {
  if (isHorse(firer) || firer.formation === 'limbered' || firer.guns !== undefined) return null;
  const chart = isBattery(firer) ? 'range-artillery' : 'range-small-arms';
  const column = columnOf(firer);
  const rows = state.charts?.[chart]?.rows ?? CHARTS[chart].rows;
  const last = rows.findLast((row) => found(state, chart, row, column as never) !== null);
  if (last === undefined) return null;
  const [, end] = endsOf(last);
  return mm((troopsOf(firer).fires ?? '').endsWith('musket') ? Math.min(end, MUSKET_MAX) : end);
}

/** How a volley at a charger is fired. */
export type Volley = 'stands' | 'ragged' | 'skirmishers';

/** The part of a full volley that a rule names. */
interface Part {
  readonly clause: DgClauseId;
  readonly label: string;
  readonly part: Fraction;
}

const HALF: Fraction = { ways: 1n, of: 2n };
const QUARTER: Fraction = { ways: 1n, of: 4n };
const isMore = (one: Fraction, other: Fraction): boolean => one.ways * other.of > other.ways * one.of;

/**
 * The part of its strength with which a unit that stands fires: that of his move which the charger
 * needs, and of foot at horse a half at most; by other readings a half, or as the fraction says.
 * @clause dg.reaction.fire-fraction dg.reaction.infantry-v-cavalry-cap @ruling dg-037 dg-039
 */
function standing(state: State, firer: Body, charger: Body, { needs, has }: Charge): Part {
  const bonus = read(state, 'dg-037') === 'normal-move' ? mm(CHARGE_BONUS[isHorse(charger) ? 'horse' : 'foot']) : 0;
  const exact = shareOf(needs, wholeUm(has - bonus), 'mm');
  const fraction = isMore(exact, { ways: 1n, of: 1n }) ? { ways: 1n, of: 1n } : exact;
  const capped = isFoot(firer) && isHorse(charger);
  const reading = read(state, 'dg-039');
  const isHalf = capped && (reading === 'always-half' || (reading === 'cap' && isMore(fraction, HALF)));
  return isHalf
    ? { clause: 'dg.reaction.infantry-v-cavalry-cap', label: 'foot at horse: half at most', part: HALF }
    : { clause: 'dg.reaction.fire-fraction', label: 'the part of his move that the charger needs', part: fraction };
}

/** The part of a ragged volley. @clause dg.reaction.fail-10 @ruling dg-130 */
function ragged(state: State, firer: Body, charger: Body, charge: Charge): Part {
  const { part } = standing(state, firer, charger, charge);
  const isOnTop = read(state, 'dg-130') === 'quarter-of-the-fraction';
  return {
    clause: 'dg.reaction.fail-10',
    label: 'a ragged volley',
    part: isOnTop ? reduced({ ways: part.ways, of: part.of * 4n }) : QUARTER,
  };
}

/**
 * The range of a volley at a charger: half of the distance at which fire opens, which is where he
 * begins, or the longest range if that is less. Skirmishers fire before he comes on.
 * @clause dg.reaction.fire-range dg.charge.skirmisher-volley @ruling dg-038 dg-046 dg-130
 */
function rangeOf(state: State, firer: Body, way: Um, volley: Volley): Um {
  const longest = longestRange(state, firer) ?? way;
  const opens = wholeUm(Math.min(way, longest));
  const isWhole =
    (volley === 'skirmishers' && read(state, 'dg-046') === 'full-at-start') ||
    (volley === 'ragged' && read(state, 'dg-130') === 'at-the-start');
  if (isWhole) return opens;
  return wholeUm((read(state, 'dg-038') === 'half-of-opening' ? opens : way) / 2);
}

/**
 * A volley of which only a part is fired: the part multiplies what it hits; by other readings its
 * firepower, in whole points, or the figures that fire, in whole figures.
 * @ruling dg-036
 */
function shareOfVolley(
  state: State,
  measured: MeasuredVolley,
  { clause, label, part }: Part,
): { readonly measured: MeasuredVolley; readonly part?: Factor<DgClauseId> } {
  const [ways, of] = [Number(part.ways), Number(part.of)];
  const share = (whole: number): number => Math.floor((2 * whole * ways + of) / (2 * of));
  switch (read(state, 'dg-036')) {
    case 'casualties':
      return { measured, part: times<DgClauseId>(clause, label, [ways, of]) };
    case 'firepower-factor': {
      const [power, ...rest] = measured.terms as readonly [Term, ...Term[]];
      const less = add(clause, `firepower: ${label}`, share(power.value) - power.value);
      return { measured: { ...measured, terms: [power, less, ...rest] } };
    }
    case 'figures':
      return { measured: { ...measured, count: share(measured.count) } };
  }
}

/** The charge at which a unit fires, and how. */
export interface Defence {
  readonly charge: Charge;
  readonly volley: Volley;
}

/** The part of its strength with which a unit fires at a charger; null for all of it. */
function partOf(state: State, firer: Body, charger: Body, { charge, volley }: Defence): Part | null {
  if (volley === 'ragged') return ragged(state, firer, charger, charge);
  const isFull = volley === 'skirmishers' && read(state, 'dg-046') === 'full-at-start';
  return isFull ? null : standing(state, firer, charger, charge);
}

/**
 * A unit fires at a charger: a part of a volley, at the mean of his ranges. The tests that are due
 * after it.
 * @clause dg.charge.skirmisher-no-screen dg.reaction.stand-fire dg.reaction.fire-fraction
 * dg.reaction.fire-range dg.reaction.infantry-v-cavalry-cap dg.reaction.fail-10
 * dg.charge.skirmisher-volley
 * @ruling dg-036 dg-106 dg-116
 */
export function fireAtCharger(course: Course, firer: Body, defence: Defence, dice: Dice): Fall {
  const { state } = course;
  const charger = bodyOf(state, defence.charge.unit)!;
  const length = rangeOf(state, firer, defence.charge.way, defence.volley);
  const range = readRange(state, firer, { length, lines: [] });
  if (range === null) return NO_FALL;
  const measured = aimedVolley(state, {
    firer,
    side: sideFor(state, firer, charger) ?? 'front',
    targets: [charger],
    range,
    isOblique: false,
    claims: false,
  });
  const part = partOf(state, firer, charger, defence);
  const isScreened = bodiesIn(state).some(
    (other) =>
      isSkirmishing(other) &&
      other.side === charger.side &&
      other.id !== charger.id &&
      overlapping(corridor(baseOf(state, firer), 'front', baseOf(state, charger)), core(baseOf(state, other))),
  );
  const clauses: readonly DgClauseId[] = [
    ...(isScreened ? (['dg.charge.skirmisher-no-screen'] as const) : []),
    defence.volley === 'skirmishers' ? 'dg.charge.skirmisher-volley' : 'dg.reaction.fire-range',
    ...(part === null || part.clause === 'dg.reaction.fire-fraction' ? [] : [part.clause]),
  ];
  if (part === null) return shoot(course, measured, { clauses }, dice);
  const shared = shareOfVolley(state, measured, part);
  return shoot(course, shared.measured, { ...(shared.part && { part: shared.part }), clauses }, dice);
}

/**
 * Whether a unit has a volley to fire at a charger; by one reading only foot.
 * @clause dg.reaction.stand-fire @ruling dg-106 dg-111 dg-116
 */
export const mayFireAtCharger = (state: State, firer: Body): boolean =>
  longestRange(state, firer) !== null &&
  (isFoot(firer) || read(state, 'dg-116') === 'all-may-stand') &&
  spentFor(firer, 'fire') === null &&
  !state.done.fired.includes(firer.id);
