import type { Annotation } from '../../core/annotations.ts';
import { isSquare, steps, type Square } from '../../geometry/grid.ts';
import type { State } from '../../games/paper-bayonet/state.ts';
import type { Mark } from '../scene.ts';
import { centre, corner, spot } from './squares.ts';

/** Drops repeated paths: two units that go the same way share one arrow. */
export function eachWayOnce(annotations: readonly Annotation[]): readonly Annotation[] {
  const drawn = new Set<string>();
  return annotations.filter((annotation) => {
    if (annotation.kind !== 'path') return true;
    const way = annotation.through.join();
    return !drawn.has(way) && drawn.add(way);
  });
}

/** The squares that refused paths could not enter; none for a path stopped on its first square. */
export const faults = (annotations: readonly Annotation[]): readonly Square[] =>
  annotations.flatMap((each) => {
    if (each.kind !== 'path' || typeof each.stopped !== 'string' || each.stopped === each.through[0]) return [];
    return isSquare(each.stopped) ? [each.stopped] : [];
  });

/**
 * The marks under the counters: highlighted squares, and the square that a refused path could not
 * enter. That square gets no second highlight.
 */
export function below(state: State, annotation: Annotation, i: number, atFault: readonly Square[]): readonly Mark[] {
  if (annotation.kind === 'path')
    return faults([annotation]).map((at) => ({ kind: 'area', id: `fault-${i}`, points: corner(at), sense: 'fault' }));
  if (annotation.kind !== 'light') return [];
  const { units = [], squares: named = [] } = annotation;
  const lit = [...units, ...named].map((where) => spot(state, where));
  return lit.flatMap((at): readonly Mark[] =>
    at !== null && !atFault.includes(at)
      ? [{ kind: 'area', id: `light-${i}-${at}`, points: corner(at), sense: 'light' }]
      : [],
  );
}

/** The marks over the counters: lines, rulers, labels. All other kinds are for free tables. */
export function above(state: State, annotation: Annotation, i: number): readonly Mark[] {
  if (annotation.kind === 'label') {
    const at = spot(state, annotation.at);
    return at === null
      ? []
      : [{ kind: 'label', id: `label-${i}`, at: centre(at), text: annotation.text, beside: true }];
  }
  if (annotation.kind === 'path') return path(state, annotation, i);
  const ends = endsOf(state, annotation);
  if (ends === null) return [];
  const [from, to] = [centre(ends.from), centre(ends.to)];
  if (annotation.kind === 'ruler')
    return [{ kind: 'ruler', id: `ruler-${i}`, from, to, text: annotation.text ?? squares(steps(ends.from, ends.to)) }];
  const stopped = annotation.kind === 'sight' ? spot(state, annotation.stopped) : null;
  return [
    {
      kind: 'trace',
      id: `sight-${i}`,
      points: [from, to],
      sense: 'sight',
      ...(stopped !== null && { stopped: centre(stopped) }),
    },
  ];
}

/** A path as a line through the centres of its squares. */
function path(state: State, { through, sense, stopped, touches }: Annotation<'path'>, i: number): readonly Mark[] {
  const on = through.flatMap((each) => spot(state, each) ?? []);
  if (new Set(on).size < 2) return [];
  const points = on.map(centre);
  const [stop, foe] = [spot(state, stopped), spot(state, touches)];
  return [
    {
      kind: 'trace',
      id: `${sense}-${i}`,
      points,
      sense,
      ...(stop !== null && { stopped: centre(stop) }),
      ...(foe !== null && { touches: centre(foe) }),
    },
  ];
}

/** The two squares that a line joins; null if one is missing or if both are the same. */
function endsOf(state: State, annotation: Annotation): { readonly from: Square; readonly to: Square } | null {
  if (annotation.kind !== 'sight' && annotation.kind !== 'ruler') return null;
  const [from, to] = [spot(state, annotation.from), spot(state, annotation.to)];
  return from === null || to === null || from === to ? null : { from, to };
}

const squares = (count: number): string => `${count} square${count === 1 ? '' : 's'}`;
