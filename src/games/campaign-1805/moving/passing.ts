import { corners, type Base } from '../../../geometry/bases.ts';
import { gap } from '../../../geometry/gaps.ts';
import { atMost, wholeUm } from '../../../geometry/lengths.ts';
import { shift } from '../../../geometry/moves.ts';
import { opposite } from '../../../geometry/facings.ts';
import { sees } from '../../../geometry/sight.ts';
import { distance, type Point } from '../../../geometry/vectors.ts';
import type { Ranks } from '../../table/boards/ranks.ts';
import type { Body, Pose } from '../bodies/body.ts';
import { blockOf, modelsOf } from '../bodies/models.ts';
import { highestOf, officersOf, type Officer } from '../bodies/officers.ts';
import { enemiesTouching } from '../melee/contacts.ts';
import type { OrderOf } from '../orders.ts';
import { allowed, refused, type Verdict } from '../reasons.ts';
import { read } from '../rulings.ts';
import { bodiesIn, enemiesOf, type Passing, type State } from '../state.ts';
import { cm, isMounted, type Commander } from '../tables.ts';
import type { Course } from '../turn/course.ts';
import { CLEAR, impassableIn, isTaken } from './free-way.ts';

/** The officer of a body with this rank; the highest if none is named. */
const officerWith = (body: Body, commander: Commander | undefined): Officer | undefined =>
  commander === undefined ? highestOf(body) : officersOf(body).find((each) => each.commander === commander);

/**
 * Whether an officer may be ordered to pass over to a friend. Nothing is measured for it.
 * @clause cf.orders.move cf.move.who @ruling cf-055 cf-071 cf-086
 */
export function judgePassing(state: State, { unit, at, officer }: OrderOf<'pass-over'>): Verdict {
  const [body, friend] = [state.units[unit]!, state.units[at]];
  if (read(state, 'cf-055') === 'free-models') return refused('cf.orders.move', 'rides-alone', { unit });
  if (officerWith(body, officer) === undefined) return refused('cf.morale.commanders', 'has-no-officer', { unit });
  if (friend?.side !== body.side || at === unit) return refused('cf.orders.move', 'no-friend', { unit, at });
  if (body.condition === 'routing') return refused('cf.compulsory.fail', 'routing', { unit });
  if (enemiesTouching(state, body).length > 0) return refused('cf.melee.one-at-a-time', 'locked', { unit });
  return allowed('cf.orders.move', 'cf.morale.commanders');
}

/** An order to pass over is written. @clause cf.orders.all-units @ruling cf-055 */
export function writePassing(course: Course, { unit, at, officer }: OrderOf<'pass-over'>): void {
  const body = course.state.units[unit]!;
  const { commander } = officerWith(body, officer)!;
  course.record({
    type: 'pass-written',
    unit,
    side: body.side,
    at,
    officer: commander,
    clauses: ['cf.orders.all-units'],
  });
}

/** A body with an officer more: its ranks, where their middle is, and where he stands. */
interface Joined extends Pose {
  readonly ranks: Ranks;
  readonly place: Base;
}

/**
 * The first free place of the last rank, from its right, or one behind that rank; the front stays
 * where it is. @ruling cf-055
 */
function joinedBy(body: Body): Joined {
  const last = body.ranks.findLastIndex((rank) => /[^.]/.test(rank));
  const free = body.ranks[last]!.lastIndexOf('.');
  const isBehind = free < 0;
  const row = isBehind ? last + 1 : last;
  const file = isBehind ? body.ranks[last]!.length - 1 : free;
  const before = body.ranks[row] ?? '.'.repeat(body.ranks[last]!.length);
  const ranks = [
    ...body.ranks.slice(0, row),
    `${before.slice(0, file)}C${before.slice(file + 1)}`,
    ...body.ranks.slice(row + 1),
  ];
  const back = (blockOf({ ...body, ranks }).depth - blockOf(body).depth) / 2;
  const at: Point = back === 0 ? body.at : shift(blockOf(body), opposite(body.facing), wholeUm(back)).at;
  const model = modelsOf({ ...body, ranks, at }).find((each) => each.rank === row && each.file === file)!;
  return { ranks, at, facing: body.facing, place: model.base };
}

/** The ranks that an officer has left: his place is a gap. @ruling cf-055 */
const leftBy = ({ ranks }: Body, { model }: Officer): Ranks =>
  ranks.map((rank, n) => (n === model.rank ? `${rank.slice(0, model.file)}.${rank.slice(model.file + 1)}` : rank));

/** How far an officer goes: on foot, and on a horse. @ruling cf-055 */
const reachOf = ({ arm }: Body) => cm(isMounted(arm) ? 8 : 4);

/**
 * Whether an officer comes to his place: he goes straight, round nobody, and not to an enemy. His
 * way is measured from where he stood before all moved. @clause cf.move.who @ruling cf-053 cf-055
 */
function comesTo(state: State, { unit, at }: Passing, from: Point, { place }: Joined): boolean {
  const body = state.units[unit]!;
  const deed = state.acted[unit];
  if (body.condition === 'routing' || (deed !== undefined && deed !== 'moved')) return false;
  if (enemiesTouching(state, body).length > 0 || isTaken(state, place, [at])) return false;
  if (enemiesOf(state, body).some((enemy) => modelsOf(enemy).some(({ base }) => !atMost(CLEAR, gap(place, base)))))
    return false;
  const others = bodiesIn(state).filter(({ id }) => id !== unit && id !== at);
  const bars = [...others.map((other) => corners(blockOf(other))), ...impassableIn(state)];
  return atMost(distance(from, place.at), reachOf(body)) && sees(from, place.at, bars);
}

/**
 * All officers who are ordered to pass over do so, once all bodies have moved; whoever cannot stays
 * where he is. `before`: the board on which the moves began.
 * @clause cf.move.who cf.move.as-written @ruling cf-018 cf-055
 */
export function passAll(course: Course, before: State): void {
  for (const passing of before.passing) {
    const { state } = course;
    const { unit, at, officer } = passing;
    const [body, friend, was] = [state.units[unit], state.units[at], before.units[unit]];
    if (body === undefined || was === undefined) continue;
    const [own, old] = [officerWith(body, officer), officerWith(was, officer)];
    if (own === undefined || old === undefined) continue;
    const joined = friend === undefined ? null : joinedBy(friend);
    if (joined === null || !comesTo(state, passing, old.model.base.at, joined)) {
      course.record({ type: 'stayed-with', unit, at, officer, clauses: ['cf.move.who'] });
      continue;
    }
    const { ranks, facing } = joined;
    course.record({
      type: 'passed-over',
      unit,
      at,
      officer,
      left: leftBy(body, own),
      joined: ranks,
      to: { at: joined.at, facing },
      clauses: ['cf.move.as-written', 'cf.morale.commanders'],
    });
  }
}
