import { wholeUm, type Um } from '../../../geometry/lengths.ts';
import type { Point } from '../../../geometry/vectors.ts';
import { isBattery, pivoted } from '../artillery/battery.ts';
import type { Body, MoveEnd } from '../bodies/body.ts';
import { blockOf } from '../bodies/models.ts';
import { noteAttack } from '../firing/shooting.ts';
import { areTouching, enemiesTouching, modelsTouching } from '../melee/contacts.ts';
import { read } from '../rulings.ts';
import { bodiesIn, enemiesOf, type State } from '../state.ts';
import type { Course } from '../turn/course.ts';
import { CLEAR, impassableIn, isTaken } from './free-way.ts';
import { movedTogether, type Mover } from './together.ts';

/**
 * Where a body is ordered to move, if it still may: it has not acted, does not rout and touches
 * nobody; by one reading those in contact may leave it.
 * @clause cf.move.who cf.move.as-written @ruling cf-018 cf-037 cf-086 cf-124
 */
function marchOf(state: State, body: Body): MoveEnd | null {
  const order = state.written[body.id];
  if (order?.does !== 'move' || state.acted[body.id] !== undefined || body.condition === 'routing') return null;
  const isLocked = read(state, 'cf-086') === 'locked' && enemiesTouching(state, body).length > 0;
  return isLocked ? null : order.end;
}

/** How far two bodies stay clear of each other: by one reading enemies do not. @ruling cf-050 */
function clearOf(state: State, one: string, other: string): Um {
  const areFoes = state.units[one]!.side !== state.units[other]!.side;
  return areFoes && read(state, 'cf-050') === 'contact-fights' ? wholeUm(0) : CLEAR;
}

/** Where a body stands once it has turned: a battery turns about its gun. @ruling cf-122 */
const startOf = (body: Body, { facing }: MoveEnd): Point => (isBattery(body) ? pivoted(body, facing).at : body.at);

/**
 * All moves that are written, at once; by one reading those of the side with the initiative first.
 * @clause cf.move.who cf.move.as-written @ruling cf-049 cf-050 cf-056
 */
export function moveAll(course: Course): void {
  const { state } = course;
  const isAtOnce = read(state, 'cf-049') === 'simultaneous';
  if (isAtOnce) moveThese(course, () => true);
  else {
    moveThese(course, ({ side }) => side === state.holder);
    moveThese(course, ({ side }) => side !== state.holder);
  }
  noteContacts(course, state);
}

/** Each body turns and forms, and goes straight to its place, as far as nobody is met. */
function moveThese(course: Course, isOf: (body: Body) => boolean): void {
  const { state } = course;
  const going: { readonly body: Body; readonly end: MoveEnd }[] = [];
  // Each needs room to turn and to form where it stands, beside those who have turned already.
  let turned: State = state;
  for (const body of bodiesIn(state).filter(isOf)) {
    const end = marchOf(state, body);
    if (end === null) continue;
    const formed = { ...body, ...end, at: startOf(body, end) };
    if (isTaken(turned, blockOf(formed), [body.id])) continue;
    going.push({ body, end });
    turned = { ...turned, units: { ...turned.units, [body.id]: formed } };
  }
  if (going.length === 0) return;
  const movers = going.map(({ body, end }): Mover => ({
    id: body.id,
    block: blockOf({ ...body, ...end, at: startOf(body, end) }),
    to: end.at,
  }));
  const still = bodiesIn(state).filter(({ id }) => movers.every((mover) => mover.id !== id));
  const places = movedTogether(movers, {
    bodies: still.map((body) => ({ id: body.id, block: blockOf(body) })),
    ground: impassableIn(state),
    clear: (one, other) => clearOf(state, one, other),
  });
  const ends = going.map(({ body, end }): readonly [string, MoveEnd] => [body.id, { ...end, at: places[body.id]! }]);
  course.record({
    type: 'moved-together',
    ends: Object.fromEntries(ends),
    clauses: [
      'cf.move.who',
      'cf.move.as-written',
      ...(going.some(({ body, end }) => isReformed(body, end)) ? (['cf.move.formation-free'] as const) : []),
    ],
  });
}

/** Whether a body goes to its place in another formation. @clause cf.move.formation-free */
const isReformed = ({ ranks }: Body, end: MoveEnd): boolean =>
  ranks.length !== end.ranks.length || ranks[0]!.length !== end.ranks[0]!.length;

/**
 * By one reading moves come to contact: each is attacked from where the other stands. @ruling
 * cf-050 cf-099
 */
function noteContacts(course: Course, before: State): void {
  const { state } = course;
  for (const body of bodiesIn(state))
    for (const enemy of enemiesOf(state, body)) {
      const wasTouched = areTouching(before, before.units[body.id]!, before.units[enemy.id]!);
      if (wasTouched || !areTouching(state, body, enemy)) continue;
      noteAttack(course, body.id, () => modelsTouching(state, enemy, body));
    }
}
