import type { Mark, Scene, Spot } from '../../scene/scene.ts';
import { escape } from '../markup.ts';
import { projectionOf, toDrawing } from '../projection.ts';
import { svgBoard } from '../svg.ts';
import { FONT } from './fonts.ts';
import { partAround, withinPart } from './part.ts';

/** The room for all tiles with their names, and the distance between two of them. */
const ROOM = [52, 176, 1096, 356] as const;
const [BETWEEN, LABEL] = [20, 34];
/** A tile of few boards is no wider than this many times its height. */
const BROADEST = 1.4;
/** What would be too small to be read in a tile. */
const SMALL = new Set<Mark['kind']>(['name', 'label', 'ruler']);

/** A board in a tile: its scene, and the part of its drawing that is seen. */
interface Tile {
  readonly scene: Scene;
  readonly viewBox: string;
}

/** A board for a tile of these proportions, without rim and texts. */
function tileOf(whole: Scene, proportion: number): Tile {
  const { measure: _rim, ...scene } = { ...whole, marks: whole.marks.filter(({ kind }) => !SMALL.has(kind)) };
  const part = partAround(scene, proportion);
  if (!scene.grid) {
    const { width, height } = projectionOf({ ...scene, view: part });
    return { scene: withinPart({ ...scene, view: part }), viewBox: `0 0 ${width} ${height}` };
  }
  const [[left, low], [right, top]] = [part.from, part.to].map((spot) => toDrawing(projectionOf(scene), spot)) as [
    Spot,
    Spot,
  ];
  return { scene, viewBox: [left, top, right - left, low - top].map(Math.round).join(' ') };
}

/**
 * The boards of several games side by side, each with the name of its game below it, and the scenes
 * that are drawn.
 */
export function tilesMarkup(
  boards: readonly { readonly name: string; readonly scene: Scene }[],
): readonly [markup: string, scenes: readonly Scene[]] {
  const [left, y, width, height] = ROOM;
  const h = height - LABEL;
  const w = Math.min(Math.floor((width - BETWEEN * (boards.length - 1)) / boards.length), BROADEST * h);
  const tiles = boards.map((board) => tileOf(board.scene, w / h));
  const drawn = tiles.map(({ scene, viewBox }, n) => {
    const x = left + n * (w + BETWEEN);
    const place = `x="${x}" y="${y}" width="${w}" height="${h}"`;
    const board = svgBoard(scene, { id: `board-${n}` })
      .replace(/viewBox="[^"]*"/, `viewBox="${viewBox}"`)
      .replace('<svg', `<svg ${place}`);
    return (
      `<rect x="${x + 4}" y="${y + 5}" width="${w}" height="${h}" fill="var(--shade)" opacity=".22"/><rect ${place} fill="var(--${scene.sheet})"/>` +
      `${board}<rect ${place} fill="none" stroke="var(--line-strong)" stroke-width="1.5"/>` +
      `<text x="${x}" y="${y + height - 6}" ${FONT.sans} font-weight="600" font-size="19.5" fill="var(--ink)">${escape(boards[n]!.name)}</text>`
    );
  });
  return [drawn.join(''), tiles.map(({ scene }) => scene)];
}
