import { signedOrZero } from '../../../core/signs.ts';
import { PERCENTAGE_DIE } from '../../../core/dice.ts';
import { cell, fromChart, sum, type Factor } from '../../../core/reasons.ts';
import { middleOf, type Side } from '../../../geometry/bases.ts';
import { notePresence, sharesFor } from '../command/presence.ts';
import { testLeaderless } from '../control/test.ts';
import { factorOfGuns, firepower } from '../charts/troops.ts';
import { baseOf } from '../figures/base.ts';
import { meleeWith } from '../figures/formed.ts';
import { isBattery, isSkirmishing, type Body } from '../figures/unit.ts';
import type { OrderOf } from '../orders.ts';
import { add, type Dice, type Reason, type Term } from '../reasons.ts';
import { generalAtRisk, NO_FALL, risk, type Fall } from '../morale/risk.ts';
import { testAll } from '../morale/testing.ts';
import { read } from '../rulings.ts';
import { bodyOf, type State } from '../state.ts';
import { FIRE_DIE, FIRE_ROWS, type DgClauseId } from '../tables.ts';
import type { Course } from '../turn/course.ts';
import { flankedBy, rangeTo, readRange, type ReadRange } from './aim.ts';
import { coversOf, restsArms } from './cover.ts';
import { effectOf } from './effect.ts';
import { commonSide } from './judge.ts';
import { FIRE, isInitial } from './modifiers.ts';
import { firing } from './strength.ts';
import { loseMen } from './losses.ts';

/**
 * The face that is read: by one reading a commander’s presence is added to it first. @ruling dg-016
 */
export function faceRead(state: State, face: number, presence: number): number {
  if (presence === 0 || face === 0 || read(state, 'dg-016') === 'to-result') return face;
  return face + presence >= 10 ? 0 : face + presence;
}

/** What is measured of a volley before a die is rolled. */
export interface MeasuredVolley {
  readonly firer: Body;
  readonly side: Side;
  /** The targets, the nearest first. */
  readonly targets: readonly Body[];
  readonly range: ReadRange;
  /** Whether the range is the mean of three lines. */
  readonly isOblique: boolean;
  /** How many figures or guns fire. */
  readonly count: number;
  readonly presence: readonly Term[];
  readonly terms: readonly Term[];
}

/** A volley that is to be measured: from which side, at whom, and at what range. */
export interface AimedVolley {
  readonly firer: Body;
  readonly side: Side;
  readonly targets: readonly Body[];
  readonly range: ReadRange;
  readonly isOblique: boolean;
  readonly claims: boolean;
}

/**
 * What a volley comes to before its die: its range and its modifiers are those of the nearest
 * target.
 * @clause dg.fire.resolve dg.artillery.resolve dg.fire.firepower-factors dg.fire.two-ranks
 * dg.command.cinc-influence
 */
export function aimedVolley(state: State, { claims, ...volley }: AimedVolley): MeasuredVolley {
  const { firer, side, targets, range } = volley;
  const target = targets[0]!;
  const about = {
    state,
    firer,
    side,
    target,
    covers: coversOf(state, target, middleOf(baseOf(state, firer), side)),
    isResting: restsArms(state, firer, side),
    claims,
  };
  const clause: DgClauseId = isBattery(firer) ? 'dg.artillery.range-table' : 'dg.fire.range-modifiers';
  const power = isBattery(firer) ? factorOfGuns(state, firer) : firepower(state, firer.type);
  const nth = (state.done.volleys[firer.id] ?? []).length;
  return {
    ...volley,
    count: firing(state, firer, { side, nth }),
    presence: sharesFor(state, firer).map(({ clause: by, label, value }) => add(by, label, value)),
    terms: [
      fromChart<DgClauseId>('dg.fire.firepower-factors', 'firepower', power),
      ...FIRE.termsFor(about),
      fromChart<DgClauseId>(clause, `range ${range.row} mm`, range.read),
    ],
  };
}

/** Measures a volley of the firing phase. @clause dg.fire.range dg.fire.range-oblique */
export function measureVolley(state: State, { unit, at, claims = false }: OrderOf<'fire'>): MeasuredVolley {
  const firer = bodyOf(state, unit)!;
  const side = commonSide(state, firer, at)!;
  const far = (id: string): number => rangeTo(state, firer, side, bodyOf(state, id)!).length;
  const targets = at.toSorted((a, b) => far(a) - far(b)).map((id) => bodyOf(state, id)!);
  const measured = rangeTo(state, firer, side, targets[0]!);
  const range = readRange(state, firer, measured)!;
  return aimedVolley(state, { firer, side, targets, range, isOblique: measured.lines.length > 1, claims });
}

/**
 * The men of each target: shared equally, and what is left over goes to the nearest.
 * @clause dg.fire.split @ruling dg-052
 */
function sharedAmong(state: State, men: number, count: number): readonly number[] {
  const each = Math.floor(men / count);
  const rest = count === 1 || read(state, 'dg-052') === 'nearest' ? men - each * count : 0;
  return Array.from({ length: count }, (_, n) => each + (n < rest ? 1 : 0));
}

/**
 * Whom a volley hits: its targets, and by one reading all who are in a melee with them.
 * @ruling dg-065
 */
function hitBy(state: State, targets: readonly Body[]): readonly Body[] {
  const fighting = targets.flatMap((target) => meleeWith(state, target));
  return [
    ...targets,
    ...fighting.filter(
      ({ id }, n) =>
        fighting.findIndex((other) => other.id === id) === n && targets.every((target) => target.id !== id),
    ),
  ];
}

/**
 * Exhausted troops fire in two more turns, with as many volleys as they have in each, and can then
 * do nothing; by one reading they can still fight.
 * @clause dg.fatigue.utter @ruling dg-111
 */
function spendStrength(course: Course, { id, spent = 0 }: Body): void {
  const of = read(course.state, 'dg-111') === 'separate-counts' ? { of: 'fire' as const } : {};
  course.record({ type: 'strength-spent', unit: id, halves: spent + 1, ...of, clauses: ['dg.fatigue.utter'] });
}

/** How a volley is fired. */
export interface Shot {
  readonly claims?: boolean | undefined;
  readonly spares?: boolean | undefined;
  /** The part of a full volley that it is; all of it if missing. */
  readonly part?: Factor<DgClauseId>;
  /** Clauses that ask for it, besides those of fire. */
  readonly clauses?: readonly DgClauseId[];
}

/**
 * A measured volley is fired: one die, read as 1 to 4, with its firepower and every modifier; the
 * total is looked up, and the men that it hits are shared among the targets. The tests that are due
 * after it.
 * @clause dg.fire.resolve dg.fire.one-roll dg.fire.split dg.fire.range dg.fire.casualty-table
 * dg.artillery.resolve dg.artillery.casualty-table dg.skirmish.fire dg.fire.general-hit
 * @ruling dg-016 dg-052 dg-054 dg-059 dg-065
 */
export function shoot(course: Course, measured: MeasuredVolley, shot: Shot, dice: Dice): Fall {
  const { state } = course;
  const { firer, side, targets, range, presence, terms, count } = measured;
  const bonus = presence.reduce((all, { value }) => all + value, 0);
  const atRisk = shot.spares === true ? undefined : generalAtRisk(state, targets);
  // Where a general is at risk, a nought is not the same as another face that is read as it.
  const face = dice.roll(`fire.${firer.id}`, PERCENTAGE_DIE, (each) =>
    atRisk !== undefined && each === 0 ? FIRE_DIE.length : FIRE_DIE[faceRead(state, each, bonus)]!,
  );
  const shows = faceRead(state, face, bonus);
  const value = FIRE_DIE[shows]!;
  const die = cell<DgClauseId>({
    of: firer.id,
    clause: 'dg.fire.resolve',
    table: 'die',
    row: FIRE_ROWS[shows]!,
    cell: String(value),
  });
  const reach = cell<DgClauseId>({
    of: firer.id,
    clause: isBattery(firer) ? 'dg.artillery.range-table' : 'dg.fire.range-modifiers',
    table: range.chart,
    row: range.row,
    column: range.column,
    cell: signedOrZero(range.read.value),
    mark: range.read.mark,
  });
  const isToResult = read(state, 'dg-016') === 'to-result';
  const all = sum<DgClauseId>(firer.id, [
    { clause: 'dg.fire.resolve', label: `die of ${face}`, how: 'die', value, counted: true },
    ...terms,
    ...presence.map((each) => (isToResult ? each : { ...each, value: 0, counted: true })),
  ]);
  const of = targets.length === 1 ? targets[0]!.id : null;
  const { lookup, men } = effectOf(state, { firer, count, of, part: shot.part }, all.total);
  const hit = hitBy(state, targets);
  const hits = sharedAmong(state, men.total, hit.length);
  const shares: readonly Reason[] =
    hit.length === 1 ? [] : hit.map(({ id }, n) => sum<DgClauseId>(id, [add('dg.fire.split', 'its share', hits[n]!)]));
  const flanks = flankedBy(state, measured);
  course.record({
    type: 'volley-fired',
    unit: firer.id,
    at: targets.map(({ id }) => id),
    side,
    isFirst: isInitial({ state, firer, claims: shot.claims === true }),
    ...(flanks.length > 0 && { flanks }),
    reasons: [die, reach, all, lookup, men, ...shares],
    clauses: [
      'dg.fire.one-roll',
      'dg.fire.range',
      ...(measured.isOblique ? (['dg.fire.range-oblique'] as const) : []),
      ...(isBattery(firer) ? (['dg.artillery.resolve'] as const) : (['dg.fire.two-ranks'] as const)),
      ...(isSkirmishing(firer) ? (['dg.skirmish.fire'] as const) : []),
      ...(shot.clauses ?? []),
    ],
  });
  const losses = hit.map(({ id }, n) => ({ unit: id, hit: hits[n]! }));
  const isFirstOfTurn = !state.done.fired.includes(firer.id);
  if (firer.fatigue === 'exhausted' && isFirstOfTurn) spendStrength(course, firer);
  const seen = atRisk !== undefined && face === 0 ? risk(course, atRisk, dice) : NO_FALL;
  return { ...seen, tests: [...seen.tests, ...loseMen(course, losses)] };
}

/**
 * A unit fires in the firing phase. @clause dg.fire.optional dg.fire.resolve
 */
export function fire(course: Course, order: OrderOf<'fire'>, dice: Dice): void {
  const { tests, leaderless } = shoot(course, measureVolley(course.state, order), order, dice);
  testAll(course, tests, dice, order.at);
  testLeaderless(course, leaderless, dice);
  notePresence(course);
}
