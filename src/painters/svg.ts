import type { Scene } from '../scene/scene.ts';
import { svgLive } from './live.ts';
import { escape, pictureMarkup, transformMarkup } from './markup.ts';
import { projectionOf } from './projection.ts';
import { clipId, clips, rimMarkup } from './rim.ts';
import { groundDrawing } from './shapes/ground/cell.ts';
import { groundPictures } from './shapes/ground/pictures.ts';
import type { DrawnMark } from './shapes/live/pictures.ts';
import { liveSymbol } from './shapes/live/symbols.ts';
import type { Drawing, Picture } from './shapes/shape.ts';
import { gridMarkup, marginMarkup, sheetDefinitions, sheetMarkup } from './sheet.ts';
import { livePicturesOf, spriteOf, symbolDrawings, type SharedDrawing } from './sprite.ts';

const groundMark = ({ mark, picture }: DrawnMark): string =>
  `<g data-m="${escape(mark.id)}"${transformMarkup(picture)}>${pictureMarkup(picture)}</g>`;

/** The content of a board's ground layer: sheet, terrain, grid and the names of files and ranks. */
function svgGround(scene: Scene): string {
  const projection = projectionOf(scene);
  const terrain = groundPictures(scene, projection).map(groundMark).join('');
  const over = scene.grid ? gridMarkup(scene) + marginMarkup(scene) : rimMarkup(scene, projection);
  return sheetMarkup(scene, projection) + terrain + over;
}

/** A free table may be drawn in part; the marks beyond that part are clipped. */
const liveLayer = (scene: Scene): string => {
  const clip = scene.measure === undefined ? '' : ` clip-path="url(#${clipId(projectionOf(scene))})"`;
  return `<g data-layer="live"${clip}>${svgLive(scene)}</g>`;
};

const named = (id?: string): string => (id === undefined ? '' : ` id="${escape(id)}"`);

const map = (scene: Scene, layers: string, id?: string, keys = false): string =>
  `<svg${named(id)}${keys ? ' tabindex="0"' : ''} class="map" viewBox="${projectionOf(scene).view.join(' ')}" role="img" aria-label="${escape(scene.alt)}" data-sheet="${scene.sheet}">${layers}</svg>`;

/** The ids of a board's parts, and whether the keyboard can reach it. */
interface BoardNames {
  readonly id: string;
  readonly ground?: string;
  readonly keys?: boolean;
}

/**
 * A whole board as SVG. `id` is the id of its root; `ground` is the id of the layer that later
 * steps reuse. The page must contain the sprite and the custom properties of `tokens.css`.
 */
export const svgBoard = (scene: Scene, { id, ground, keys }: BoardNames): string =>
  map(scene, `<g data-layer="ground"${named(ground)}>${svgGround(scene)}</g>${liveLayer(scene)}`, id, keys);

/** A later step of a board, which reuses the ground layer that is already in the page. */
export const svgLaterBoard = (scene: Scene, ground: string): string =>
  map(scene, `<use href="#${escape(ground)}"/>${liveLayer(scene)}`);

/** The drawing of any symbol. The ids of terrain symbols begin with `g/`. */
function symbolDrawing(id: string): Drawing {
  const [family, ground = '', variant] = id.split('/');
  return family === 'g' ? groundDrawing(ground, Number(variant)) : liveSymbol(id);
}

/** The pictures of everything on these scenes. */
const picturesOf = (scenes: readonly Scene[]): readonly Picture[] =>
  scenes.flatMap((scene) => [
    ...groundPictures(scene, projectionOf(scene)).map(({ picture }) => picture),
    ...livePicturesOf(scene),
  ]);

/** All shared drawings that these scenes need. */
export function sharedDrawings(scenes: Iterable<Scene>): readonly SharedDrawing[] {
  const all = Array.from(scenes);
  return [
    ...sheetDefinitions(all.map(({ sheet }) => sheet)),
    ...clips(all.filter(({ measure }) => measure !== undefined).map(projectionOf)),
    ...symbolDrawings(picturesOf(all), symbolDrawing),
  ];
}

/** The sprite with all shared drawings that these scenes need. */
export const svgSprite = (scenes: Iterable<Scene>): string => spriteOf(sharedDrawings(scenes));
