import type { BareScene, Scene } from '../scene/scene.ts';
import { type CompositeSymbol, compositeSymbol } from './composite.ts';
import { projectionOf } from './projection.ts';
import { escape, nameMarkup, partMarkup, pictureMarkup, transformMarkup } from './markup.ts';
import { groundDrawing } from './shapes/ground/cell.ts';
import { groundPictures } from './shapes/ground/pictures.ts';
import { livePictures, type DrawnMark } from './shapes/live/pictures.ts';
import { liveSymbol } from './shapes/live/symbols.ts';
import type { Drawing, Picture } from './shapes/shape.ts';
import { clipId, clips, rimMarkup } from './rim.ts';
import { gridMarkup, marginMarkup, type SharedDrawing, sheetDefinitions, sheetMarkup } from './sheet.ts';

const groundMark = ({ mark, picture }: DrawnMark): string =>
  `<g data-m="${escape(mark.id)}"${transformMarkup(picture)}>${pictureMarkup(picture)}</g>`;

/** How opaque a unit is that can be given no orders. */
const PALE = 0.42;

/** A live mark also has its kind in `data-k`, for CSS. */
function liveMark({ mark, picture }: DrawnMark): string {
  const pale = mark.kind === 'base' && mark.pale === true ? ` opacity="${PALE}"` : '';
  const about = `data-m="${escape(mark.id)}" data-k="${mark.kind}"${transformMarkup(picture)}${pale}`;
  const [only] = picture.parts;
  if (only !== undefined && 'name' in only) return nameMarkup(only, ` ${about}`);
  const composite = compositeSymbol(picture);
  return composite === null ? `<g ${about}>${pictureMarkup(picture)}</g>` : `<use href="#${composite.id}" ${about}/>`;
}

/** The content of a board's live layer, which is all that changes from step to step. Each mark is one element, with its id in `data-m`. */
export const svgLive = (scene: BareScene & Pick<Scene, 'marks'>): string =>
  livePictures(scene, projectionOf(scene)).map(liveMark).join('');

/** The content of a board's ground layer: sheet, terrain, grid and the names of files and ranks. */
function svgGround(scene: Scene): string {
  const projection = projectionOf(scene);
  const terrain = groundPictures(scene, projection).map(groundMark).join('');
  const over = scene.grid ? gridMarkup(scene) + marginMarkup(scene) : rimMarkup(scene, projection);
  return sheetMarkup(scene, projection) + terrain + over;
}

/** A free table may be drawn in part; what its marks show beyond that part is not. */
const liveLayer = (scene: Scene): string => {
  const clip = scene.measure === undefined ? '' : ` clip-path="url(#${clipId(projectionOf(scene))})"`;
  return `<g data-layer="live"${clip}>${svgLive(scene)}</g>`;
};

const named = (id?: string): string => (id === undefined ? '' : ` id="${escape(id)}"`);

const map = (scene: Scene, layers: string, id?: string, keys = false): string =>
  `<svg${named(id)}${keys ? ' tabindex="0"' : ''} class="map" viewBox="${projectionOf(scene).view.join(' ')}" role="img" aria-label="${escape(scene.alt)}" data-sheet="${scene.sheet}">${layers}</svg>`;

/** The names of a board's parts, and whether the keyboard reaches it. */
interface Board {
  readonly id: string;
  readonly ground?: string;
  readonly keys?: boolean;
}

/**
 * A whole board as SVG, with `id` on its root and `ground` as the id of the layer that later steps reuse. The page must contain the sprite and
 * the custom properties of `tokens.css`.
 */
export const svgBoard = (scene: Scene, { id, ground, keys }: Board): string =>
  map(scene, `<g data-layer="ground"${named(ground)}>${svgGround(scene)}</g>${liveLayer(scene)}`, id, keys);

/** A later step of a board, which reuses the ground layer that is already in the page. */
export const svgLaterBoard = (scene: Scene, ground: string): string =>
  map(scene, `<use href="#${escape(ground)}"/>${liveLayer(scene)}`);

/** The drawing of any symbol. The ids of terrain symbols begin with `g/`. */
function symbolDrawing(id: string): Drawing {
  const [family, ground = '', variant] = id.split('/');
  return family === 'g' ? groundDrawing(ground, Number(variant)) : liveSymbol(id);
}

/** The ids of all symbols in these pictures, including symbols within symbols. */
function symbolsIn(pictures: readonly Picture[]): ReadonlySet<string> {
  const used = (parts: Picture['parts']) => parts.flatMap((part) => ('use' in part ? [part.use] : []));
  const found = new Set(pictures.flatMap(({ parts }) => used(parts)));
  // Iterating over a Set includes what is added during the iteration.
  for (const id of found) for (const inner of used(symbolDrawing(id))) found.add(inner);
  return found;
}

/** The pictures of everything on these scenes. */
const picturesOf = (scenes: Iterable<Scene>): readonly Picture[] =>
  Array.from(scenes).flatMap((scene) => {
    const projection = projectionOf(scene);
    return [...groundPictures(scene, projection), ...livePictures(scene, projection)].map((each) => each.picture);
  });

/** The composite symbols in these pictures, each once. */
function compositeSymbols(pictures: readonly Picture[]): readonly CompositeSymbol[] {
  const composites = pictures.flatMap((picture) => compositeSymbol(picture) ?? []);
  return [...new Map(composites.map((symbol) => [symbol.id, symbol])).values()];
}

/** All shared drawings that these scenes need. */
export function sharedDrawings(scenes: Iterable<Scene>): readonly SharedDrawing[] {
  const all = Array.from(scenes);
  const pictures = picturesOf(all);
  const symbols = [...symbolsIn(pictures)].toSorted();
  return [
    ...sheetDefinitions(all.map(({ sheet }) => sheet)),
    ...clips(all.filter(({ measure }) => measure !== undefined).map(projectionOf)),
    ...symbols.map((id): SharedDrawing => [
      id,
      `<g id="${escape(id)}">${symbolDrawing(id).map(partMarkup).join('')}</g>`,
    ]),
    ...compositeSymbols(pictures).map(({ id, markup }): SharedDrawing => [id, `<g id="${id}">${markup}</g>`]),
  ];
}

/** An invisible SVG of shared drawings, which a page contains before its boards. */
export const spriteOf = (drawings: readonly SharedDrawing[]): string =>
  `<svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false"><defs>${drawings.map(([, markup]) => markup).join('')}</defs></svg>`;

/** The sprite with all shared drawings that these scenes need. */
export const svgSprite = (scenes: Iterable<Scene>): string => spriteOf(sharedDrawings(scenes));
