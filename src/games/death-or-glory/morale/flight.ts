import { core, corners, overlaps, type Base } from '../../../geometry/bases.ts';
import { isOn, type Edge } from '../../../geometry/edges.ts';
import { COMPASS } from '../../../geometry/compass.ts';
import type { Direction } from '../../../geometry/facings.ts';
import { wholeUm, type Um } from '../../../geometry/lengths.ts';
import { pivot, shift } from '../../../geometry/moves.ts';
import { facingOf } from '../../../geometry/placing.ts';
import { span, sweep } from '../../../geometry/sweeps.ts';
import { baseOf } from '../figures/base.ts';
import { armOf, isSkirmishing, type Body } from '../figures/unit.ts';
import { barredGround } from '../moving/ground.ts';
import { rateOf } from '../moving/rates.ts';
import { read } from '../rulings.ts';
import { bodiesIn, enemiesOf, friendsOf, type State } from '../state.ts';
import { ALLOWANCES, CHARGE_BONUS, mm } from '../tables.ts';
import type { Course } from '../turn/course.ts';

/**
 * How far a unit routs: as in column, and the bonus of a charge besides; guns, whose gunners run,
 * as foot, and limbered ones at their only rate.
 * @clause dg.rally.continue-rout @ruling dg-099 dg-145
 */
export function routOf(state: State, body: Body): Um {
  const plain = read(state, 'dg-099') === 'plain-move';
  const foot = mm(ALLOWANCES.infantry_column + (plain ? 0 : CHARGE_BONUS.foot));
  const horse = plain ? 0 : CHARGE_BONUS.horse;
  switch (armOf(body)) {
    case 'light-horse':
      return mm(ALLOWANCES.light_cavalry_column + horse);
    case 'heavy-horse':
      return mm(ALLOWANCES.heavy_cavalry_column + horse);
    case 'foot-guns':
      return body.formation === 'limbered' ? mm(ALLOWANCES.foot_artillery) : foot;
    case 'horse-guns':
      return body.formation === 'limbered' ? mm(ALLOWANCES.horse_artillery) : foot;
    case 'foot':
    case 'general':
      return foot;
  }
}

/** The part of its move that is left to a unit that has turned about. @ruling dg-043 */
const TURNED_ABOUT = 3 / 4;

/**
 * How far a unit goes that evades or retreats: its move in the formation that it has, less the
 * quarter that turning about takes, or by one reading all of it. The gunners of deployed guns run
 * as foot in column.
 * @clause dg.reaction.evade dg.reaction.fail-20 @ruling dg-043 dg-047 dg-099
 */
export function evadeBy(state: State, body: Body): Um {
  const runs = body.formation === 'deployed' ? { ...body, guns: { at: body.at, facing: body.facing } } : body;
  const part = read(state, 'dg-043') === 'full-move' ? 1 : TURNED_ABOUT;
  return wholeUm(rateOf(state, runs) * part);
}

/** The way to an edge of the table. */
const towards = (edge: Edge): Direction => facingOf(COMPASS.find((each) => each === edge)!);

/** Whether a base leaves the table when it is shifted so. */
const leaves = (state: State, base: Base): boolean => !isOn(corners(base), state.size);

/** The friends through whom a base runs on its way. @ruling dg-105 */
function runThrough(state: State, body: Body, base: Base, by: Um): readonly Body[] {
  return friendsOf(state, body).filter((friend) => {
    const met = span(core(base), base.facing, core(baseOf(state, friend)));
    return met !== null && met[1] > 0 && met[0] < by;
  });
}

/** The last place on its way on which a unit stands on nobody. */
function lastFree(state: State, body: Body, base: Base, most: Um): Um {
  const others = bodiesIn(state).filter(({ id }) => id !== body.id);
  const isFree = (by: number): boolean => {
    const there = shift(base, base.facing, wholeUm(by));
    return others.every((other) => !overlaps(there, baseOf(state, other)));
  };
  let by: number = most;
  while (by > 0 && !isFree(by)) by -= mm(1);
  return wholeUm(Math.max(0, by));
}

/** The gunners of a deployed battery leave their guns where they stand. @ruling dg-145 */
function leaveGuns(course: Course, { id, at, facing, formation, guns }: Body): void {
  if (formation !== 'deployed' || guns !== undefined) return;
  course.record({ type: 'guns-left', unit: id, guns: { at, facing }, clauses: ['dg.morale.break'] });
}

/**
 * A routing unit turns to its own edge and runs straight to it, through friends, who lose their
 * order; enemies and ground that it cannot enter stop it, and at the edge it is lost. By one
 * reading whoever is stopped is lost. The friends through whom it has run.
 * @clause dg.rally.continue-rout dg.rally.off-table @ruling dg-099 dg-105 dg-145
 */
export function flee(course: Course, body: Body): readonly Body[] {
  leaveGuns(course, body);
  const { state } = course;
  const turned = pivot(baseOf(state, body), towards(state.sides[body.side]!.edge));
  // Without room to turn about it runs as it stands, and only faces the edge.
  const walls = [
    ...enemiesOf(state, body).map((foe) => core(baseOf(state, foe))),
    ...barredGround(state, body).flatMap(({ pieces }) => pieces),
  ];
  const { by: most } = sweep(turned, turned.facing, routOf(state, body), walls);
  const clauses = ['dg.rally.continue-rout'] as const;
  const isGone = leaves(state, shift(turned, turned.facing, most));
  const by = isGone ? most : lastFree(state, body, turned, most);
  const through = runThrough(state, body, turned, by);
  const { at, facing } = isGone ? turned : shift(turned, turned.facing, by);
  const isLost = !isGone && by < routOf(state, body) && read(state, 'dg-105') === 'destroyed';
  if (isLost) {
    course.record({ type: 'unit-destroyed', unit: body.id, side: body.side, clauses: ['dg.move.blocked'] });
    return [];
  }
  const isStuck =
    !isGone &&
    bodiesIn(state).some((other) => other.id !== body.id && overlaps({ ...turned, at, facing }, baseOf(state, other)));
  const to = isStuck ? { at: body.at, facing: body.facing } : { at, facing };
  course.record({
    type: 'unit-fled',
    unit: body.id,
    to,
    by: isStuck ? (0 as Um) : by,
    through: through.map(({ id }) => id),
    clauses,
  });
  if (isGone) course.record({ type: 'unit-left', unit: body.id, side: body.side, clauses: ['dg.rally.off-table'] });
  const passed = isStuck ? [] : through;
  for (const friend of passed)
    if (friend.order === 'formed' && !isSkirmishing(friend))
      course.record({ type: 'order-broken', unit: friend.id, clauses: ['dg.rally.continue-rout'] });
  return passed;
}
