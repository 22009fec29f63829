import type { BareScene, Scene } from '../scene/scene.ts';
import { type CompositeSymbol, compositeSymbol } from './composite.ts';
import { escape, partMarkup } from './markup.ts';
import { picturesOn } from './shapes/live/pictures.ts';
import { liveSymbol } from './shapes/live/symbols.ts';
import type { Drawing, Picture } from './shapes/shape.ts';

/** A shared drawing of the sprite: its id and its markup. */
export type SharedDrawing = readonly [id: string, markup: string];

/** The ids of all symbols in these pictures, including symbols within symbols. */
function symbolsIn(pictures: readonly Picture[], drawn: (id: string) => Drawing): ReadonlySet<string> {
  const used = (parts: Picture['parts']) => parts.flatMap((part) => ('use' in part ? [part.use] : []));
  const found = new Set(pictures.flatMap(({ parts }) => used(parts)));
  // Iterating over a Set includes what is added during the iteration.
  for (const id of found) for (const inner of used(drawn(id))) found.add(inner);
  return found;
}

/** The composite symbols in these pictures, each once. */
function compositeSymbols(pictures: readonly Picture[]): readonly CompositeSymbol[] {
  const composites = pictures.flatMap((picture) => compositeSymbol(picture) ?? []);
  return [...new Map(composites.map((symbol) => [symbol.id, symbol])).values()];
}

/** The shared drawings that these pictures use. `drawn` is the drawing of a symbol. */
export const symbolDrawings = (
  pictures: readonly Picture[],
  drawn: (id: string) => Drawing,
): readonly SharedDrawing[] => [
  ...[...symbolsIn(pictures, drawn)]
    .toSorted()
    .map((id): SharedDrawing => [id, `<g id="${escape(id)}">${drawn(id).map(partMarkup).join('')}</g>`]),
  ...compositeSymbols(pictures).map(({ id, markup }): SharedDrawing => [id, `<g id="${id}">${markup}</g>`]),
];

/** The pictures of everything on a scene that may change between steps. */
export const livePicturesOf = (scene: BareScene & Pick<Scene, 'marks'>): readonly Picture[] =>
  picturesOn(scene).map(({ picture }) => picture);

/** The shared drawings of a scene's live layer. */
export const liveDrawings = (scene: Scene): readonly SharedDrawing[] =>
  symbolDrawings(livePicturesOf(scene), liveSymbol);

/** An invisible SVG of shared drawings, which a page contains before its boards. */
export const spriteOf = (drawings: readonly SharedDrawing[]): string =>
  `<svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false"><defs>${drawings.map(([, markup]) => markup).join('')}</defs></svg>`;
