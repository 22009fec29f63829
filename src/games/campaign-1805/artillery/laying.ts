import { corners, screen } from '../../../geometry/bases.ts';
import { along, facingTo, type Direction } from '../../../geometry/facings.ts';
import { gapTo } from '../../../geometry/gaps.ts';
import { SAME } from '../../../geometry/lengths.ts';
import { holds, spansInside, type Outline, type Span, type Stretch } from '../../../geometry/outlines.ts';
import { plus, type Point } from '../../../geometry/vectors.ts';
import type { Body } from '../bodies/body.ts';
import { blockOf, modelsOf, type Model } from '../bodies/models.ts';
import { TALL } from '../firing/sight.ts';
import { read } from '../rulings.ts';
import { bodiesIn, type Field } from '../state.ts';
import { cm } from '../tables.ts';
import { muzzleOf, type Battery } from './battery.ts';

/** The line along which a gun is laid: from the middle of its front on. */
export interface Line {
  readonly from: Point;
  readonly facing: Direction;
}

/** A model on a line, and between which lengths from the gun it stands on it. */
export interface OnLine {
  readonly body: Body;
  readonly model: Model;
  readonly span: Span;
}

/** The place on a line that is so far from the gun. */
export const placeOn = ({ from, facing }: Line, far: number): Point => plus(from, along(facing, far));

/** A place on a line far from the gun; only the direction counts. */
const FAR = cm(100);

/** A line as a stretch on which the table is measured. */
const stretchOf = (line: Line): Stretch => [line.from, placeOn(line, FAR)];

/**
 * Where a line runs through a model with a border of a hundredth of a millimetre, so that one that
 * only touches it runs through it too; null if it does not, or only behind the gun. @ruling cf-085
 */
function spanOf(line: Stretch, { base }: Model): Span | null {
  const spans = spansInside(line, screen(base)).filter(([, to]) => to >= 0);
  return spans.length === 0 ? null : [spans[0]![0], spans.at(-1)![1]];
}

/** Whether a line may run through models of a body: it runs through the block that holds them. */
const runsThrough = (line: Stretch, body: Body): boolean =>
  spansInside(line, corners(blockOf(body), 2 * SAME)).length > 0;

/** The models of a body; the gun of a battery is none. @ruling cf-082 */
export const menOf = (body: Body): readonly Model[] => modelsOf(body).filter(({ kind }) => kind !== 'g');

/**
 * All models that a line touches, the nearest to the gun first, whichever side they are of.
 * @clause cf.gun.line-hits @ruling cf-085
 */
export function onLine(field: Field, line: Line): readonly OnLine[] {
  const stretch = stretchOf(line);
  return bodiesIn(field)
    .filter((body) => runsThrough(stretch, body))
    .flatMap((body) =>
      menOf(body).flatMap((model): readonly OnLine[] => {
        const span = spanOf(stretch, model);
        return span === null ? [] : [{ body, model, span }];
      }),
    )
    .toSorted((a, b) => a.span[0] - b.span[0]);
}

/** The model of a body that is nearest to a gun. @ruling cf-112 */
function nearestTo(muzzle: Point, target: Body): Model {
  const men = menOf(target).map((model) => ({ model, far: gapTo(muzzle, model.base).length }));
  return men.reduce((best, each) => (each.far < best.far ? each : best)).model;
}

/** The line to a place; as the gun stands if the place is its own. */
const lineTo = (battery: Battery, to: Point): Line => {
  const from = muzzleOf(battery);
  return { from, facing: facingTo(from, to, battery.facing) };
};

/**
 * The line along which a battery is laid on a target: through the place that its gunner has picked,
 * otherwise to the model that is nearest. @clause cf.gun.declare-target @ruling cf-112
 */
export const lineAt = (battery: Battery, target: Body, laid?: Point): Line =>
  lineTo(battery, laid ?? nearestTo(muzzleOf(battery), target).base.at);

/** How far along a line the first model of a target stands; null if it touches none. */
export function farTo(line: Line, target: Body, models = modelsOf(target)): number | null {
  const stretch = stretchOf(line);
  if (!runsThrough(stretch, target)) return null;
  const spans = models.flatMap((model) => spanOf(stretch, model)?.[0] ?? []);
  return spans.length === 0 ? null : Math.max(0, Math.min(...spans));
}

/** The tall ground that neither the gun nor the target stands in. @ruling cf-058 */
const tallBetween = (field: Field, battery: Body, target: Body): readonly Outline[] =>
  Object.values(field.terrain).flatMap(({ kind, outline }) => {
    if (outline === null || !TALL.includes(kind)) return [];
    return holds(outline, battery.at) || holds(outline, target.at) ? [] : [outline];
  });

/**
 * Tells of lines between a gun and its target whether nothing stands on them: what may stand there
 * is found once. A howitzer fires over friends. @ruling cf-058
 */
export function clearLines(field: Field, battery: Battery, target: Body): (line: Line) => boolean {
  if (read(field, 'cf-058') === 'range-only') return () => true;
  const isOver = (body: Body): boolean => battery.gun.kind === 'howitzer' && body.side === battery.side;
  const bodies = bodiesIn(field).filter((body) => body.id !== battery.id && body.id !== target.id && !isOver(body));
  const between = [...bodies.map((body) => corners(blockOf(body))), ...tallBetween(field, battery, target)];
  const models = modelsOf(target);
  return (line) => {
    const far = farTo(line, target, models);
    if (far === null) return false;
    const stretch = stretchOf(line);
    return !between.some((outline) => spansInside(stretch, outline).some(([from, to]) => from < far && to > 0));
  };
}
