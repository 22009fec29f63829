import type { Scene } from '../../scene/scene.ts';
import { escape } from '../markup.ts';
import { pictureSize } from '../picture.ts';
import { sharedDrawings, svgBoard } from '../svg.ts';
import { plainRules, withoutVariables } from './colours.ts';
import { FAMILIES, FONT } from './fonts.ts';
import { fitted, LEADING, type Room, type Width } from './lines.ts';
import { withinPart } from './part.ts';
import { tilesMarkup } from './tiles.ts';

/** The size of a preview, which is what networks show without cutting anything off. */
export const [WIDTH, HEIGHT] = [1200, 630];

/** What a preview shows. */
export interface Card {
  /** Above the title: the game, or the section of the site. */
  readonly kicker: string;
  readonly title: string;
  /** Beside the name of the site: what kind of page it is. */
  readonly note: string;
  /** One board, or one of each game that is compared. */
  readonly boards: readonly { readonly name: string; readonly scene: Scene }[];
}

/** The distance of everything from the edge, and that of a board from the texts. */
const [EDGE, GAP] = [52, 46];
/** The room of a single board. */
const BOARD = [650, HEIGHT - 2 * EDGE] as const;
/** A preview is often seen at half its size, so the names of units are larger than on a page. */
const CLOSER = 0.8;
/** The sizes of a title, the largest first. */
const SIZES = Array.from({ length: 21 }, (_, n) => 74 - 2 * n);
/** The lower edges of the texts above and below the title. */
const [KICKER, NOTE, FOOT] = [EDGE + 22, HEIGHT - EDGE - 60, HEIGHT - EDGE - 4];
/** The room below the kicker for a title above tiles, and for one beside a board. */
const [ABOVE, BESIDE] = [78, NOTE - 26 - 30 - KICKER];

/** The light on a sheet: its many shades would leave a palette no room for other colours. */
const LIGHT = /<path[^>]* fill="url\(#glow\)"\/>/g;

/** What is drawn beside or below the title, and how wide the title may be. */
interface Drawn {
  readonly markup: string;
  readonly scenes: readonly Scene[];
  readonly across: number;
}

/** A board on the paper with its shadow, at the right edge. */
function oneBoard(whole: Scene): Drawn {
  const scene = { ...withinPart(whole), closer: CLOSER };
  const [width, height] = pictureSize(scene);
  const scale = Math.min(BOARD[0] / width, BOARD[1] / height);
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
  const [x, y] = [WIDTH - EDGE - w, Math.round((HEIGHT - h) / 2)];
  const place = `x="${x}" y="${y}" width="${w}" height="${h}"`;
  const shadow = `<rect x="${x + 5}" y="${y + 7}" width="${w}" height="${h}" fill="var(--shade)" opacity=".22"/>`;
  const board = svgBoard(scene, { id: 'board' }).replace('<svg', `<svg ${place}`);
  const edge = `<rect ${place} fill="none" stroke="var(--line-strong)" stroke-width="1.5"/>`;
  return { markup: shadow + board + edge, scenes: [scene], across: x - GAP - EDGE };
}

function manyBoards(boards: Card['boards']): Drawn {
  const [markup, scenes] = tilesMarkup(boards);
  return { markup, scenes, across: WIDTH - 2 * EDGE };
}

/** The name of the site with its sign. */
const SITE =
  `<g transform="translate(${EDGE} ${FOOT - 29})"><path d="M1 1h42v31H1z" fill="var(--accent)" stroke="var(--ink)" stroke-width="2"/><path d="M1 1l42 31M43 1L1 32" fill="none" stroke="var(--paper)" stroke-width="4"/></g>` +
  `<text x="${EDGE + 58}" y="${FOOT - 2}" ${FONT.serif} font-size="32" fill="var(--ink)">Drill<tspan fill="var(--accent)">·</tspan>Square</text>`;

/** The title in lines below the kicker. */
function titleMarkup(title: string, room: Omit<Room, 'sizes'>, width: Width): string {
  const { lines, size } = fitted(title, { ...room, sizes: SIZES }, width);
  const spans = lines.map((line, n) => {
    const y = KICKER + 12 + Math.round((n * LEADING + 0.96) * size);
    return `<tspan x="${EDGE}" y="${y}">${escape(line)}</tspan>`;
  });
  return `<text ${FONT.serif} font-size="${size}" fill="var(--ink)">${spans.join('')}</text>`;
}

/**
 * A preview of a page as SVG, by day: its title beside its board, or above the boards of several
 * games. `css` is the text of `board.css`, `width` tells how wide a text of the title is.
 */
export function previewSvg({ kicker, title, note, boards }: Card, css: string, width: Width): string {
  const [first] = boards;
  if (first === undefined) throw new Error(`The preview of “${title}” has no board`);
  const isOne = boards.length === 1;
  const { markup, scenes, across } = isOne ? oneBoard(first.scene) : manyBoards(boards);
  const shared = sharedDrawings(scenes).map(([, drawing]) => drawing);
  const noted = isOne ? `x="${EDGE}" y="${NOTE}"` : `x="${WIDTH - EDGE}" y="${FOOT - 2}" text-anchor="end"`;
  const isCovered = scenes.some(({ marks }) => marks.some(({ kind }) => kind === 'cover'));
  const all =
    `<path d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="var(--paper)"/><path d="M0 0h12v${HEIGHT}H0z" fill="var(--accent)"/>` +
    `<text x="${EDGE}" y="${KICKER}" ${FONT.sans} font-weight="600" font-size="29" fill="var(--accent)">${escape(kicker)}</text>` +
    `<text ${noted} ${FONT.sans} font-size="26" fill="var(--ink-2)">${escape(note)}</text>${SITE}` +
    `${titleMarkup(title, { width: across, height: isOne ? BESIDE : ABOVE }, width)}${markup.replaceAll(LIGHT, '')}`;
  return withoutVariables(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><style>${plainRules(css)}</style><defs>${shared.join('')}</defs>${all}</svg>`,
    { family: FAMILIES.sans, closer: CLOSER, covered: isCovered },
  );
}
