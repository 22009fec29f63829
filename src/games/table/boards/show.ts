import * as v from 'valibot';
import type { Annotation, Place } from '../../../core/annotations.ts';
import { isKeyed, type Plain } from '../../../core/ids.ts';
import { failure, success, type Problem, type Result } from '../../../core/result.ts';
import { arcOf } from '../../../geometry/arcs.ts';
import { middleOf, sideOf, type Base } from '../../../geometry/bases.ts';
import { along, facingAlong, facingTo } from '../../../geometry/facings.ts';
import type { Gap } from '../../../geometry/gaps.ts';
import { lengthText, same, type Measure } from '../../../geometry/lengths.ts';
import { distance, plus, reversed, way, type Point } from '../../../geometry/vectors.ts';
import { number, parsed, strict } from '../../../core/shape.ts';
import { side, tableSchemas, type WrittenTarget } from './schema.ts';
import { facingOfWritten, pointOf, type BoardView } from './standing.ts';

/** A board for drawing: what a game adds to the view of the board. */
export interface DrawingView extends BoardView {
  readonly terrain: readonly string[];
  /** The distance between two units by the rulebook's own way of measuring. */
  readonly measured: (from: string, to: string) => Gap;
  /** How far the arc of a unit opens to each side of straight ahead, in degrees. */
  readonly outward: number;
  /** The base of a unit after the step: its arc is drawn from there. */
  readonly later: (unit: string) => Base | null;
}

const slug = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens'));
const text = v.pipe(v.string(), v.minLength(1));
const degrees = v.pipe(number, v.minValue(0, '0° or more'), v.maxValue(180, 'at most 180°'));

/** The schema for each kind of drawing, by its key. */
export const drawingForms = (measure: Measure) => {
  const { target, spot, length, facing } = tableSchemas(measure);
  const span = { from: target, to: target };
  const spots = v.pipe(v.array(spot), v.minLength(2, 'two points or more'));
  return {
    sight: strict({ ...span, stopped: v.optional(target) }),
    ruler: strict({ ...span, reads: v.optional(length) }),
    path: strict({ unit: slug, through: spots, sense: v.picklist(['move', 'charge', 'flight']) }),
    ghost: strict({ unit: slug, at: spot, facing }),
    arc: strict({ of: slug, reach: length, degrees: v.optional(degrees) }),
    area: strict({ points: spots, sense: v.picklist(['reach', 'zone', 'light']) }),
    template: strict({ at: target, radius: length }),
    line: v.union([strict({ of: slug, side, beyond: length }), strict(span)]),
    light: v.partial(strict({ units: v.array(slug), terrain: v.array(slug) })),
    label: strict({ at: target, text }),
  };
};

type Forms = ReturnType<typeof drawingForms>;
type Kind = keyof Forms;
type WrittenShow<K extends Kind> = v.InferOutput<Forms[K]>;

const KINDS = ['sight', 'ruler', 'path', 'ghost', 'arc', 'area', 'template', 'line', 'light', 'label'] as const;
const WANTED = `a ${KINDS.join(', ')}`;

/** The problem with a drawing. `drawn` throws it, and `readShow` catches it. */
class Undrawable extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.wanted);
    this.problem = problem;
  }
}

/**
 * Reads one drawing that an author wants: `{ ruler: { from: battery, to: hussars, reads: 3 } }`. A
 * ruler is measured, and refused if its length is not what `reads` says.
 */
export function readShow(written: unknown, look: DrawingView): Result<Annotation, readonly Problem[]> {
  const input = written as Plain;
  const kind = isKeyed(input) ? KINDS.find((each) => Object.hasOwn(input, each)) : undefined;
  if (kind === undefined || !isKeyed(input))
    return failure([{ path: '', found: JSON.stringify(written), wanted: WANTED }]);
  const read = parsed(strict({ [kind]: drawingForms(look.measure)[kind] }), input);
  if (!read.ok) return read;
  try {
    return success(drawn(kind, read.value[kind], look));
  } catch (fault) {
    if (fault instanceof Undrawable) return failure([fault.problem]);
    throw fault;
  }
}

function drawn(kind: Kind, given: unknown, look: DrawingView): Annotation {
  // The schema of this kind has read the value, so this cast is safe.
  const is = <K extends Kind>() => given as WrittenShow<K>;
  switch (kind) {
    case 'sight':
      return sight(is<'sight'>(), look);
    case 'ruler':
      return ruler(is<'ruler'>(), look);
    case 'path':
      return path(is<'path'>(), look);
    case 'ghost': {
      const { unit, at, facing } = is<'ghost'>();
      const base = { ...unitOf(unit, 'ghost.unit', look.base), at: place(at, 'ghost.at', look) };
      const to = facingOfWritten(facing, base, look);
      if (to === null) return wrong('ghost.facing', JSON.stringify(facing), 'a facing, such as north');
      return { kind, unit, pose: { at: base.at, facing: to } };
    }
    case 'arc': {
      const { of, reach, degrees: outward = look.outward } = is<'arc'>();
      return { kind, front: arcOf(unitOf(of, 'arc.of', look.later), outward).side, outward, reach };
    }
    case 'area': {
      const { points, sense } = is<'area'>();
      return { kind, points: points.map((each, n) => place(each, `area.points.${n}`, look)), sense };
    }
    case 'template': {
      const { at, radius } = is<'template'>();
      return { kind, at: place(at, 'template.at', look), radius };
    }
    case 'line':
      return line(is<'line'>(), look);
    case 'light': {
      const { units = [], terrain = [] } = is<'light'>();
      for (const unit of units) unitOf(unit, 'light.units', look.base);
      const strange = terrain.find((id) => !look.terrain.includes(id));
      if (strange !== undefined) return wrong('light.terrain', strange, look.terrain.join(' or ') || 'no terrain');
      return { kind, units, terrain };
    }
    case 'label': {
      const { at, text: says } = is<'label'>();
      return { kind, at: placeOrUnit(at, 'label.at', look), text: says };
    }
  }
}

const wrong = (path: string, found: string, wanted: string): never => {
  throw new Undrawable({ path, found, wanted });
};

const unitOf = (id: string, path: string, base: BoardView['base']): Base =>
  base(id) ?? wrong(path, id, 'a unit on the board');

const place = (target: WrittenTarget, path: string, look: BoardView): Point =>
  pointOf(target, look) ?? wrong(path, JSON.stringify(target), 'a point, a place, a unit or terrain');

/** A place to draw to. A unit stays an id, so that a picture may draw to its edges. */
const placeOrUnit = (target: WrittenTarget, path: string, look: BoardView): Place =>
  typeof target === 'string' && look.units.includes(target) ? target : place(target, path, look);

/** A line of sight. If the unit at `from` moves in this step, the line begins at its new front. */
function sight({ from, to, stopped }: WrittenShow<'sight'>, look: DrawingView): Annotation {
  const start = placeOrUnit(from, 'sight.from', look);
  const [now, later] = typeof start === 'string' ? [look.base(start), look.later(start)] : [null, null];
  const hasMoved = now !== null && later !== null && distance(now.at, later.at) > 0;
  const ends = { from: hasMoved ? middleOf(later, 'front') : start, to: placeOrUnit(to, 'sight.to', look) };
  return {
    kind: 'sight',
    ...ends,
    ...(stopped !== undefined && { stopped: placeOrUnit(stopped, 'sight.stopped', look) }),
  };
}

/** A ruler with its length as text. The length is compared in tenths, as a ruler shows it. */
function ruler({ from, to, reads }: WrittenShow<'ruler'>, look: DrawingView): Annotation {
  const isUnit = (target: WrittenTarget): target is string => typeof target === 'string' && look.units.includes(target);
  const ends = { from: place(from, 'ruler.from', look), to: place(to, 'ruler.to', look) };
  const gap = isUnit(from) && isUnit(to) ? look.measured(from, to) : { ...ends, length: distance(ends.from, ends.to) };
  const said = lengthText(gap.length, look.measure);
  const isRead = reads === undefined || same(gap.length, reads) || said === lengthText(reads, look.measure);
  if (!isRead) return wrong('ruler.reads', lengthText(reads, look.measure), said);
  return { kind: 'ruler', from: gap.from, to: gap.to, text: said };
}

function path({ unit, through, sense }: WrittenShow<'path'>, look: DrawingView): Annotation {
  const { facing } = unitOf(unit, 'path.unit', look.base);
  const points = through.map((each, n) => place(each, `path.through.${n}`, look));
  const poses = points.map((at, n) => ({ at, facing: n === 0 ? facing : facingTo(points[n - 1]!, at, facing) }));
  return { kind: 'path', unit, through: poses, sense };
}

function line(given: WrittenShow<'line'>, look: DrawingView): Annotation {
  if (!('of' in given))
    return { kind: 'line', from: place(given.from, 'line.from', look), to: place(given.to, 'line.to', look) };
  const [left, right] = sideOf(unitOf(given.of, 'line.of', look.base), given.side);
  const out = along(facingAlong(way(left, right)), given.beyond);
  return { kind: 'line', from: plus(left, reversed(out)), to: plus(right, out) };
}
