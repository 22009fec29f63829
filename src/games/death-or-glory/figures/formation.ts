import type { Size } from '../../../geometry/bases.ts';
import type { FormedSize } from '../../table/orders/forming.ts';
import { read, type Reading } from '../rulings.ts';
import { DEPTHS, FRONTS, mm, SPREAD, type Formation } from '../tables.ts';
import { figuresOf, isBattery, isFoot, type Body } from './unit.ts';

/** What the shape of a body follows from. */
export type Shaped = Pick<Body, 'type' | 'formation' | 'deep' | 'men' | 'start' | 'drawn'>;

/** Files and ranks; the last rank may be short. */
export interface Ranked {
  readonly files: number;
  readonly ranks: number;
}

/** The ranks of a column of divisions, and the files of a column of march. @ruling dg-122 */
const [DIVISIONS, MARCHING] = [3, 2];

const inRanks = (figures: number, ranks: number): Ranked => ({ files: Math.ceil(figures / ranks), ranks });
const inFiles = (figures: number, files: number): Ranked => ({ files, ranks: Math.ceil(figures / files) });

/** How deep foot stands in line. @ruling dg-007 */
function depthInLine(state: Reading, { deep }: Pick<Body, 'deep'>): number {
  const reading = read(state, 'dg-007');
  return reading === 'one-or-two' ? deep : reading === 'always-one' ? 1 : 2;
}

/** The ranks in which a body stands that has lost nobody, or closes up evenly. @ruling dg-122 */
function drawnUp(state: Reading, body: Shaped, figures: number): Ranked {
  const { formation, drawn = {} } = body;
  const isColumn = formation === 'column' || formation === 'march-column';
  if (isColumn && drawn.files !== undefined && read(state, 'dg-122') === 'owner-chooses')
    return inFiles(figures, Math.min(drawn.files, figures));
  switch (formation) {
    case 'line':
      return inRanks(figures, isFoot(body) ? depthInLine(state, body) : 1);
    case 'column':
      if (isFoot(body)) return inRanks(figures, DIVISIONS);
      return read(state, 'dg-122') === 'cavalry-three-deep' ? inRanks(figures, DIVISIONS) : inFiles(figures, MARCHING);
    case 'march-column':
      return inFiles(figures, MARCHING);
    case 'square':
      if (read(state, 'dg-108') === 'front-heavy') return inRanks(figures, DIVISIONS);
      return { files: Math.ceil(figures / 4), ranks: 1 };
    case 'skirmish-order':
    case 'limbered':
    case 'deployed':
      return { files: figures, ranks: 1 };
  }
}

/**
 * The files and ranks of a body as it stands, after its losses: it keeps its ranks and closes up,
 * or by one reading it keeps its front as long as it can. Of a square, one side.
 * @clause dg.scale.infantry-base dg.scale.cavalry-base dg.scale.battery-frontage
 * @ruling dg-108 dg-122 dg-123
 */
export function ranksOf(state: Reading, body: Shaped): Ranked {
  const figures = figuresOf(body);
  const drawn = drawnUp(state, body, figures);
  const isRanked = body.formation === 'line' || body.formation === 'column';
  if (!isRanked || figures === figuresOf({ men: body.start }) || read(state, 'dg-123') !== 'rear-rank-first')
    return drawn;
  const { files } = drawnUp(state, body, figuresOf({ men: body.start }));
  return inFiles(figures, Math.min(files, figures));
}

/** How many times its front a figure takes as it stands. @ruling dg-125 */
function spreadOf(state: Reading, { formation, drawn = {} }: Shaped): number {
  if (formation !== 'skirmish-order') return 1;
  const reading = read(state, 'dg-125');
  return reading === 'owner-chooses' ? (drawn.spread ?? SPREAD['twice-as-wide']) : SPREAD[reading];
}

/** How deep the ranks of a body are in all, in millimetres. @ruling dg-121 */
function depthOf(state: Reading, body: Shaped, ranks: number): number {
  const reading = read(state, 'dg-121');
  const isModelled = reading === 'as-modelled';
  if (isModelled && body.drawn?.depth !== undefined) return body.drawn.depth;
  const depths = DEPTHS[isModelled ? 'as-deep-as-wide' : reading];
  return isBattery(body) ? depths.battery : depths[isFoot(body) ? 'foot' : 'horse'] * ranks;
}

/** The size of the base of a body. @ruling dg-108 dg-121 dg-125 */
export function sizeOf(state: Reading, body: Shaped): Size {
  const { files, ranks } = ranksOf(state, body);
  const depth = mm(depthOf(state, body, ranks));
  if (isBattery(body)) return { width: mm(FRONTS.gun * files), depth };
  const width = mm(FRONTS[isFoot(body) ? 'foot' : 'horse'] * spreadOf(state, body) * files);
  const isHollow = body.formation === 'square' && read(state, 'dg-108') === 'quarter-each';
  return { width, depth: isHollow ? width : depth };
}

/**
 * The size that a body takes in another formation: the middle of its front stays, and of a square
 * its centre.
 */
export const sizeIn = (state: Reading, body: Shaped, formation: Formation): FormedSize => ({
  ...sizeOf(state, { ...body, formation }),
  keep: formation === 'square' || body.formation === 'square' ? 'centre' : 'front',
});
