import type { Problem } from '../../core/result.ts';
import type { Awaiting } from '../../games/contract/engine.ts';
import { capital, plural } from '../../games/contract/sentences.ts';
import type { Lack } from '../../games/contract/words.ts';
import { gap } from '../../geometry/gaps.ts';
import { isSquare, steps } from '../../geometry/grid.ts';
import { lengthText, um, type Measure, type Um } from '../../geometry/lengths.ts';
import { distance, type Point } from '../../geometry/vectors.ts';
import type { ResultGoal, TypedGoal } from '../../scenario/ask/goal.ts';
import type { MoverUnit } from '../../scene/mover.ts';
import type { TaskAttempt } from './attempt.ts';
import type { Session } from './session.ts';

/* What is still missing for a goal, in numbers where there are any. */

/** How a unit should stand, as far as a distance can be told. */
interface Wanted {
  readonly at?: Point | string;
  readonly within?: Um;
}

/** How far a unit is from a place: in squares or micrometres, and in words. */
interface Distance {
  readonly by: number;
  readonly says: string;
}

/** What one goal lacks: how far a unit is off, null if that cannot be told, and a sentence. */
interface Told {
  readonly off: Distance | null;
  readonly says: string;
}

/** The goals of an `any`, or the goal alone, that the result decides. */
const resultsOf = (goal: TypedGoal): readonly ResultGoal[] =>
  ('any' in goal ? goal.any : [goal]).filter(
    (each): each is ResultGoal => 'event' in each || 'state' in each || 'units' in each,
  );

/** The units that a goal names, with how it wants each. */
function unitsOf(goal: ResultGoal): Readonly<Record<string, Wanted>> {
  if ('event' in goal) return {};
  const units = 'units' in goal ? goal.units : (goal.state as { readonly units?: object }).units;
  return (units ?? {}) as Readonly<Record<string, Wanted>>;
}

const sumOf = (told: readonly Told[]): number => told.reduce((sum, { off }) => sum + (off?.by ?? 0), 0);

/**
 * What is missing for a goal about units, the state or an event: by how much a place is missed,
 * that a unit touches another, faces another way or is in another formation, what did not happen.
 * Of several goals, the one that lacks the least; if each is about another unit, that one is not
 * named, for it is to be found. Empty if the goal asks for something else.
 */
export function missing(at: Session, attempt: TaskAttempt, goal: TypedGoal): string {
  const goals = resultsOf(goal);
  const told = goals.map((each) =>
    at.tools.lacksOf(at.game.rules, attempt, each).map((lack) => lackSaid(at, attempt, lack, each)),
  );
  const [least = []] = told.toSorted((a, b) => a.length - b.length || sumOf(a) - sumOf(b));
  const named = new Set(goals.flatMap((each) => Object.keys(unitsOf(each))));
  const [only] = least;
  if (only?.off && least.length === 1 && named.size > 1)
    return `No unit that would do stands there: the nearest is ${only.off.says} away.`;
  return least
    .map(({ says }) => says)
    .filter(Boolean)
    .join(' ');
}

/** That an event with a name like `square-formed` did not happen. */
function unhappened(event: string): string {
  const [, what, done] = /^(.+)-([a-z]+ed|made)$/.exec(event) ?? [];
  return what === undefined ? '' : `No ${what.replaceAll('-', ' ')} was ${done!}.`;
}

function lackSaid(at: Session, { start, state }: TaskAttempt, lack: Lack, goal: ResultGoal): Told {
  const { words } = at.game.rules;
  const own = words.lacks(lack, state);
  if (own !== null) return { off: null, says: own };
  if ('event' in lack) return { off: null, says: unhappened(lack.event) };
  const [top, unit = '', key] = lack.path.split('.');
  if (top !== 'units') return { off: null, says: '' };
  const name = words.name(unit, start);
  if (lack.found === 'nothing' || lack.found === 'no such unit')
    return { off: null, says: `Not on the board: ${name}.` };
  if (key !== 'at') return { off: null, says: standingSaid(at, state, lack, name) };
  const off = offPlace(at, state, lack, unitsOf(goal)[unit] ?? {});
  if (off === null) return { off, says: '' };
  const [before, after] = [start, state].map((board) => JSON.stringify(standsAt(at, board, unit)));
  const says =
    before === after
      ? `${capital(name)} did not move: the place asked for is ${off.says} away.`
      : `You missed the place for ${name} by ${off.says}.`;
  return { off, says };
}

const unitOf = ({ game }: Session, state: Awaiting, id: string): MoverUnit | undefined =>
  game.input.mover?.units(state).find((each) => each.id === id);

/** Where a unit stands: a square, or the middle of its base. */
const standsAt = (at: Session, state: Awaiting, unit: string): unknown =>
  unitOf(at, state, unit)?.base.at ?? at.game.input.locate(state, unit);

/** How far a unit is from the place that a goal wants it at; null if that cannot be told. */
function offPlace(
  at: Session,
  state: Awaiting,
  { path, found }: Problem,
  { at: place, within = 0 as Um }: Wanted,
): Distance | null {
  if (isSquare(place)) {
    const from = JSON.parse(found) as unknown;
    if (!isSquare(from)) return null;
    const by = steps(from, place);
    return { by, says: plural(by, 'square') };
  }
  const { mover } = at.game.input;
  const own = unitOf(at, state, path.split('.')[1]!);
  if (mover === undefined || own === undefined || typeof place !== 'object' || !mover.measures) return null;
  const by = Math.max(distance(own.base.at, place) - within, 0) as Um;
  return { by, says: lengthText(by, mover.measure) };
}

/** A gap in words. However small it is, it is not called nothing. */
export function gapText(length: Um, measure: Measure): string {
  const text = lengthText(length, measure);
  return text === lengthText(um(0, measure), measure) ? `less than ${lengthText(um(0.1, measure), measure)}` : text;
}

/** What else a unit lacks on a free table. */
function standingSaid(at: Session, state: Awaiting, { path, found, wanted }: Problem, name: string): string {
  const { mover } = at.game.input;
  const [, unit = '', key] = path.split('.');
  const [own, other] = [unitOf(at, state, unit), unitOf(at, state, wanted)];
  if (key === 'touches' && mover !== undefined && own !== undefined && other !== undefined)
    return `There is still ${gapText(gap(own.base, other.base), mover.measure)} between ${name} and ${at.game.rules.words.name(wanted, state)}.`;
  if (key === 'clear') return `In the end ${name} should touch nobody there.`;
  if (key === 'facing') return `The facing of ${name} is not the one asked for.`;
  const lacks = wanted.split(', ').filter((each) => !found.split(', ').includes(each));
  return key === 'condition' && lacks.length > 0 ? `What is missing: ${lacks.join(', ').replaceAll('-', ' ')}.` : '';
}
