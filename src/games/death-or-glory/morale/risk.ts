import { PERCENTAGE_DIE } from '../../../core/dice.ts';
import { cell } from '../../../core/reasons.ts';
import { corners, screen } from '../../../geometry/bases.ts';
import { atMost } from '../../../geometry/lengths.ts';
import { sees } from '../../../geometry/sight.ts';
import { convexPieces } from '../../../geometry/outlines.ts';
import { isCommanderOf } from '../command/chain.ts';
import { apart, baseOf } from '../figures/base.ts';
import { isFormed } from '../figures/formed.ts';
import type { Body, General } from '../figures/unit.ts';
import type { Dice } from '../reasons.ts';
import { read } from '../rulings.ts';
import { bodiesIn, generalsIn, type State } from '../state.ts';
import { AT_RISK, mm, type DgClauseId } from '../tables.ts';
import type { Course } from '../turn/course.ts';
import { RISK } from './tables.ts';
import type { Test } from './testing.ts';

/**
 * The general whom a nought puts at risk: the nearest within 50 mm of a target.
 * @clause dg.fire.general-hit @ruling dg-059 dg-128
 */
export function generalAtRisk(state: State, targets: readonly Body[]): General | undefined {
  const near = targets.flatMap((target) =>
    generalsIn(state)
      .filter(({ side }) => side === target.side)
      .map((general) => ({ general, far: apart(state, target, general) }))
      .filter(({ far }) => atMost(far, mm(AT_RISK))),
  );
  return near.toSorted((a, b) => a.far - b.far)[0]?.general;
}

/**
 * The units for whom a general is their own commander, or by one reading all of his side. @ruling
 * dg-117
 */
const commandedBy = (state: State, general: General): readonly Body[] =>
  bodiesIn(state).filter((body) =>
    read(state, 'dg-117') === 'any-general-seen' ? body.side === general.side : isCommanderOf(general, body),
  );

/**
 * Whether a unit sees the place of a general: no formed troops and no buildings are between.
 * @ruling dg-024
 */
function isSeen(state: State, general: General, body: Body, over?: string): boolean {
  const troops = bodiesIn(state)
    .filter((other) => other.id !== body.id && other.id !== over && isFormed(state, other))
    .map((other) => screen(baseOf(state, other)));
  const houses = Object.values(state.terrain)
    .filter(({ kind }) => kind === 'building')
    .flatMap(({ outline }) => convexPieces(outline!));
  const from = read(state, 'dg-024') === 'ray' ? [body.at, ...corners(baseOf(state, body))] : [body.at];
  return from.some((point) => sees(point, general.at, [...troops, ...houses]));
}

/**
 * The tests of those who see that their commander falls, the nearest unit first. `over`: the unit
 * that stands on his place, and hides it from nobody.
 * @clause dg.morale.when-commander-killed @ruling dg-117
 */
export const testsAtDeath = (state: State, general: General, over?: string): readonly Test[] =>
  commandedBy(state, general)
    .filter((body) => isSeen(state, general, body, over))
    .toSorted((a, b) => apart(state, general, a) - apart(state, general, b))
    .map(({ id }) => ({ unit: id, by: 'dg.morale.when-commander-killed' }));

/**
 * The units that a general commands himself, who test their control when he falls: his brigade. By
 * one reading none do.
 * @clause dg.control.when-commander-killed @ruling dg-117
 */
export const leftLeaderless = (state: State, { side, level, brigade }: General): readonly string[] =>
  level !== 'brigade' || brigade === undefined || read(state, 'dg-117') === 'no-control-test'
    ? []
    : bodiesIn(state)
        .filter((body) => body.side === side && body.brigade === brigade)
        .map(({ id }) => id);

/** What asks for tests when a general has been at risk: those who see him fall, and his brigade. */
export interface Fall {
  readonly tests: readonly Test[];
  readonly leaderless: readonly string[];
}

export const NO_FALL: Fall = { tests: [], leaderless: [] };

/**
 * A general may be hit: one percentage die tells how badly. If he is killed, the units whose own
 * commander he was test their morale if they see it: these tests, the nearest unit first, and
 * those whom he leaves without their brigadier.
 * @clause dg.general.risk-table dg.fire.general-hit dg.morale.when-commander-killed
 * @ruling dg-060 dg-117
 */
export function risk(course: Course, general: General, dice: Dice): Fall {
  const { state } = course;
  const rows = RISK[read(state, 'dg-060')];
  const rowOf = (face: number) => rows.find(({ faces }) => faces.includes(face))!;
  const face = dice.roll(`risk.${general.id}`, PERCENTAGE_DIE, (each) => rows.indexOf(rowOf(each)));
  const { wound, row } = rowOf(face);
  const lookup = cell<DgClauseId>({
    of: general.id,
    clause: 'dg.general.risk-table',
    table: 'risk',
    row,
    cell: wound,
  });
  const fall: Fall = { tests: testsAtDeath(state, general), leaderless: leftLeaderless(state, general) };
  course.record({
    type: 'general-hit',
    unit: general.id,
    side: general.side,
    wound,
    reasons: [lookup],
    clauses: ['dg.fire.general-hit'],
  });
  return wound === 'killed' ? fall : NO_FALL;
}
