import type { Mark, Scene } from '../scene/scene.ts';
import { shapeMarkup } from './markup.ts';
import { projectionOf, toDrawing } from './projection.ts';
import { open } from './shapes/path.ts';

/**
 * Markup that joins each pair of units in a scene by a broad outlined line, to be drawn under the
 * units.
 */
export function chainMarkup(scene: Scene, links: readonly (readonly [from: string, to: string])[]): string {
  const projection = projectionOf(scene);
  const bases = scene.marks.filter((mark): mark is Mark<'base'> => mark.kind === 'base');
  const places = new Map(bases.map(({ id, at }) => [id, toDrawing(projection, at)]));
  const lines = links.flatMap(([from, to]) => {
    const [a, b] = [places.get(from), places.get(to)];
    return a === undefined || b === undefined ? [] : [open([a, b])];
  });
  const line = (stroke: 'badge-ink' | 'brass', width: number): string =>
    lines.map((d) => shapeMarkup({ d, stroke, width })).join('');
  return line('badge-ink', 16) + line('brass', 10);
}
