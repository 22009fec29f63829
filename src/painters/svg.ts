import type { Scene } from '../scene/scene.ts';
import { type Whole, wholeOf } from './counters.ts';
import { frameOf } from './frame.ts';
import { escape, partMarkup, pictureMarkup, placeMarkup } from './markup.ts';
import { groundDrawing } from './shapes/ground/cell.ts';
import { groundPictures } from './shapes/ground/pictures.ts';
import { livePictures, type Pictured } from './shapes/live/pictures.ts';
import { liveStamp } from './shapes/live/stamps.ts';
import type { Drawing, Picture } from './shapes/shape.ts';
import { gridMarkup, marginMarkup, sheetDefinitions, sheetMarkup } from './sheet.ts';

const groundMark = ({ mark, picture }: Pictured): string =>
  `<g data-m="${escape(mark.id)}"${placeMarkup(picture)}>${pictureMarkup(picture)}</g>`;

/** A live mark says its kind too, so that a page can style what moves. */
function liveMark({ mark, picture }: Pictured): string {
  const about = `data-m="${escape(mark.id)}" data-k="${mark.kind}"${placeMarkup(picture)}`;
  const whole = wholeOf(picture);
  return whole === null ? `<g ${about}>${pictureMarkup(picture)}</g>` : `<use href="#${whole.id}" ${about}/>`;
}

/** The inside of a board's live layer: what a page carries for each step. Each mark is one element with its id in `data-m`. */
export const svgLive = (scene: Scene): string => livePictures(scene, frameOf(scene)).map(liveMark).join('');

/** The inside of a board's ground layer: sheet, terrain, grid and the names of the squares. */
function svgGround(scene: Scene): string {
  const frame = frameOf(scene);
  const terrain = groundPictures(scene, frame).map(groundMark).join('');
  return sheetMarkup(scene, frame) + terrain + (scene.grid ? gridMarkup(scene) + marginMarkup(scene) : '');
}

const liveLayer = (scene: Scene): string => `<g data-layer="live">${svgLive(scene)}</g>`;

const named = (id?: string): string => (id === undefined ? '' : ` id="${escape(id)}"`);

const map = (scene: Scene, layers: string, id?: string): string =>
  `<svg${named(id)} class="map" viewBox="${frameOf(scene).view.join(' ')}" role="img" aria-label="${escape(scene.alt)}" data-sheet="${scene.sheet}">${layers}</svg>`;

/**
 * A whole board as SVG, `id` on its root, `ground` on the layer that later steps share; it needs the page's one sprite beside it and the tokens
 * of the style sheet.
 */
export const svgBoard = (scene: Scene, { id, ground }: { readonly id: string; readonly ground?: string }): string =>
  map(scene, `<g data-layer="ground"${named(ground)}>${svgGround(scene)}</g>${liveLayer(scene)}`, id);

/** A later step of a board, on the ground that stands in the page already. */
export const svgLaterBoard = (scene: Scene, ground: string): string =>
  map(scene, `<use href="#${escape(ground)}"/>${liveLayer(scene)}`);

/** The drawing of any stamp: those of the ground begin with `g/`. */
function stampDrawing(id: string): Drawing {
  const [family, ground = '', variant] = id.split('/');
  return family === 'g' ? groundDrawing(ground, Number(variant)) : liveStamp(id);
}

/** The stamps in these pictures, and those inside them, each once. */
function stampsIn(pictures: readonly Picture[]): ReadonlySet<string> {
  const used = (parts: Picture['parts']) => parts.flatMap((part) => ('use' in part ? [part.use] : []));
  const found = new Set(pictures.flatMap(({ parts }) => used(parts)));
  // A set is gone through with what is added to it meanwhile.
  for (const id of found) for (const inner of used(stampDrawing(id))) found.add(inner);
  return found;
}

/** Everything drawn on these scenes. */
const picturesOf = (scenes: Iterable<Scene>): readonly Picture[] =>
  Array.from(scenes).flatMap((scene) => {
    const frame = frameOf(scene);
    return [...groundPictures(scene, frame), ...livePictures(scene, frame)].map((each) => each.picture);
  });

/** The units of these scenes that are one stamp each. */
function wholesOf(pictures: readonly Picture[]): readonly Whole[] {
  const wholes = pictures.flatMap((picture) => wholeOf(picture) ?? []);
  return [...new Map(wholes.map((whole) => [whole.id, whole])).values()];
}

/** The ids of all stamps that these scenes use, each once. */
export function stampsOf(scenes: Iterable<Scene>): readonly string[] {
  const pictures = picturesOf(scenes);
  const used = [...stampsIn(pictures), ...wholesOf(pictures).map(({ id }) => id)];
  return [...new Set(used)].toSorted();
}

/** The drawings that the boards of one page share, to stand once in the page, before its boards; nothing of it is seen. */
export function svgSprite(scenes: Iterable<Scene>): string {
  const all = Array.from(scenes);
  const pictures = picturesOf(all);
  const parts = [...stampsIn(pictures)].toSorted();
  const stamps = parts.map((id) => `<g id="${escape(id)}">${stampDrawing(id).map(partMarkup).join('')}</g>`);
  const wholes = wholesOf(pictures).map(({ id, markup }) => `<g id="${id}">${markup}</g>`);
  const sheets = sheetDefinitions(all.map(({ sheet }) => sheet));
  return `<svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false"><defs>${sheets}${stamps.join('')}${wholes.join('')}</defs></svg>`;
}
