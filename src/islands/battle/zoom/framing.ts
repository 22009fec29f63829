import type { Awaiting, Target } from '../../../games/contract/engine.ts';
import { projectionOf, toDrawing } from '../../../painters/projection.ts';
import { choicesOf } from '../../../scene/input.ts';
import type { PlayableGame } from '../../../scene/module.ts';
import type { Mark, Scene, Spot } from '../../../scene/scene.ts';
import { around, boxAt, contains, fitted, grown, middle, widthFor, type ViewBox } from './view-box.ts';

/** What a map is framed to: boxes of its drawing. */
export interface Subjects {
  /** Where the units stand that can be given an order, or where something must be placed. */
  readonly due: readonly ViewBox[];
  /** Where all units stand. */
  readonly all: readonly ViewBox[];
  /**
   * The width of the smallest unit, or of a square. Infinite if no unit on the map can be given an
   * order: then only ground is tapped.
   */
  readonly smallest: number;
  /** The width of a unit of middle size; a view never comes nearer than to these. */
  readonly usual?: number;
}

/** What is to be tapped is at least so many pixels wide, and at most so many in an opening view. */
const [LEAST, MOST] = [28.2, 96] as const;
/** The room around the units of an opening view, as a share of the larger side of their box. */
const ROOM = 0.12;

/** The smallest box around some spots of a drawing; null if there are none. */
export function boxOf(points: readonly Spot[]): ViewBox | null {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  if (points.length === 0) return null;
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** What the map of a battle is framed to in this state. */
export function subjectsOf({ rules, input }: PlayableGame, state: Awaiting, scene: Scene): Subjects {
  const projection = projectionOf(scene);
  const choices = choicesOf(rules, state);
  const on = (points: readonly Spot[]) => points.map((spot) => toDrawing(projection, spot));
  const place = (target: Target): readonly ViewBox[] => {
    const mark = input.highlight(state, 'subject', target, 'able');
    return mark.kind === 'area' ? [boxOf(on(mark.points))!] : mark.kind === 'disc' ? [discOf(mark)] : [];
  };
  const discOf = ({ at, radius }: Mark<'disc'>): ViewBox => {
    const far = radius * projection.scale;
    return boxAt(toDrawing(projection, at), 2 * far, 1);
  };
  const locate = (unit: string | null): Target | null => (unit === null ? null : input.locate(state, unit));
  const placed = choices.filter(({ unit, target }) => target !== null && locate(unit) === null);
  const standing = [...new Set(choices.map(({ unit }) => unit))].flatMap((unit) => locate(unit) ?? []);
  const bases = scene.marks.filter((mark): mark is Mark<'base'> => mark.kind === 'base' && mark.ghost !== true);
  const widths = bases.map(({ size }) => size[0] * projection.scale).toSorted((a, b) => a - b);
  return {
    due: [...placed.flatMap(({ target }) => place(target!)), ...standing.flatMap(place)],
    all: bases.map(({ at, size }) => boxAt(toDrawing(projection, at), Math.max(...size) * projection.scale, 1)),
    smallest: projection.grid ? projection.scale : standing.length === 0 ? Infinity : Math.min(...widths),
    ...(!projection.grid && widths.length > 0 && { usual: widths[Math.floor(widths.length / 2)]! }),
  };
}

/** The size of a window in pixels. */
export interface Pane {
  readonly width: number;
  readonly height: number;
}

/** The widest view of a window in which what is to be tapped is large enough. */
export const widest = ({ smallest }: Pick<Subjects, 'smallest'>, { width }: Pane): number => (width * smallest) / LEAST;

/**
 * The view in which a battle opens: all units if they are large enough then; otherwise those that
 * are due; otherwise as many of these as one view can show. If nothing is due, all units count;
 * without any unit the whole drawing is shown.
 */
export function openingView({ due, all, smallest, usual }: Subjects, pane: Pane, whole: ViewBox): ViewBox {
  const subjects = { due: due.length > 0 ? due : all, all, smallest, ...(usual !== undefined && { usual }) };
  const full = fitted(whole, pane.width / pane.height);
  const isGround = subjects.smallest === Infinity;
  if (subjects.due.length === 0 || (!isGround && widest(subjects, pane) >= full.width)) return full;
  return viewOf(subjects, pane, full);
}

/** The opening view in a window that cannot show the whole map. */
function viewOf(subjects: Subjects, pane: Pane, full: ViewBox): ViewBox {
  const shape = pane.width / pane.height;
  const { due, all, smallest, usual = smallest } = subjects;
  const most = Math.min(full.width, widest(subjects, pane));
  const least = smallest === Infinity ? 0 : Math.min(most, (pane.width * usual) / MOST);
  for (const boxes of [[...due, ...all], due]) {
    const box = around(boxes)!;
    const roomy = grown(box, ROOM * Math.max(box.width, box.height));
    const width = Math.max(widthFor(roomy, shape), least);
    if (width <= most) return boxAt(middle(box), width, shape);
  }
  // Ground alone can be shown as small as the whole map.
  return smallest === Infinity ? full : crowded(due, most, shape);
}

/** The view of this width that contains the most boxes, centred on them. */
export function crowded(boxes: readonly ViewBox[], width: number, shape: number): ViewBox {
  const room = width * 0.04;
  const seen = boxes.flatMap(({ x }) =>
    boxes.map(({ y }) => {
      const view = { x: x - room, y: y - room, width, height: width / shape };
      return boxes.filter((box) => contains(view, box));
    }),
  );
  const best = seen.reduce((most, next) => (next.length > most.length ? next : most));
  return boxAt(middle(around(best.length > 0 ? best : boxes.slice(0, 1))!), width, shape);
}
