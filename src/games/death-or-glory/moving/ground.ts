import { corners, type Base } from '../../../geometry/bases.ts';
import type { Direction } from '../../../geometry/facings.ts';
import { costOf, partsOfMove, spansOver } from '../../../geometry/ground.ts';
import { MEASURES, wholeUm, type Um } from '../../../geometry/lengths.ts';
import { convexPieces, overlapping, type Outline, type Span } from '../../../geometry/outlines.ts';
import { bedOf } from '../../table/boards/terrain.ts';
import { isBattery, isGeneral, isHorse, isSkirmishing, type Unit } from '../figures/unit.ts';
import { read } from '../rulings.ts';
import type { Field, Ground } from '../state.ts';
import { mm } from '../tables.ts';
import { BARRIERS, GROUND, QUARTER_LESS, type GroundRow } from './tables.ts';

/** Ground that does something to whoever crosses it. */
export interface SlowPiece {
  readonly id: string;
  readonly ground: Ground;
  readonly row: GroundRow;
  /** Its outlines, each convex. */
  readonly pieces: readonly Outline[];
}

/** A wall or a hedge has no width of its own. */
const isWater = (row: GroundRow): boolean => row.deductPerTen !== undefined;

/** The outlines of a piece of ground: of water its whole bed, of a wall or a hedge the line. */
const outlinesOf = (ground: Ground, row: GroundRow): readonly Outline[] =>
  ground.outline === null ? bedOf(isWater(row) ? ground : { ...ground, width: 0 as Um }) : convexPieces(ground.outline);

/** What each kind of ground does. */
const ROWS: Partial<Readonly<Record<string, GroundRow>>> = { ...GROUND, ...BARRIERS };

/** The ground of some kinds on a board, with its outlines. */
const groundOf = ({ terrain }: Pick<Field, 'terrain'>, isMeant: (row: GroundRow, ground: Ground) => boolean) =>
  Object.entries(terrain).flatMap(([id, ground]): readonly SlowPiece[] => {
    const row = ROWS[ground.kind];
    return row === undefined || !isMeant(row, ground) ? [] : [{ id, ground, row, pieces: outlinesOf(ground, row) }];
  });

/** The ground of the table of difficult terrain on a board, and water that nobody crosses. */
const slowGround = (state: Pick<Field, 'terrain'>): readonly SlowPiece[] => groundOf(state, () => true);

/**
 * The ground that a unit may not enter. A general rides as horse does, but over any water that can
 * be forded.
 */
export const barredGround = (state: Pick<Field, 'terrain'>, unit: Unit): readonly SlowPiece[] =>
  groundOf(state, ({ bars }, { kind }) => {
    if (bars.includes('foot')) return true;
    if (isGeneral(unit)) return kind === 'building';
    return (isHorse(unit) && bars.includes('horse')) || (isBattery(unit) && bars.includes('guns'));
  });

/**
 * How much of its move a length takes on ground: half of normal takes twice as much. @ruling dg-069
 */
function slowdown(state: Field, { ground, row }: SlowPiece): number {
  const isLess = ground.kind === 'dense-wood' && read(state, 'dg-069') === 'quarter-less';
  return 1 / (isLess ? QUARTER_LESS : (row.rate ?? 1));
}

/** What is deducted when a piece of ground is crossed. @ruling dg-068 */
function deduction(state: Field, { ground, row }: SlowPiece): Um {
  if (row.deduct !== undefined) return mm(row.deduct);
  if (row.deductPerTen === undefined) return 0 as Um;
  const isFlat = read(state, 'dg-068') !== 'per-10-of-width';
  // A hair over ten millimetres, which rounding may add, begins no further ten.
  const tens = isFlat ? 1 : Math.ceil(ground.width / MEASURES.mm / 10 - 0.001);
  return mm(row.deductPerTen * tens);
}

/**
 * By one reading water also takes a tenth of the rest of the move: each length takes so many times
 * as much after it. @ruling dg-068
 */
const TITHED = 10 / 9;

/** Where a leg first reaches each water of which a tenth is due. @ruling dg-068 */
const tithesOn = (state: Field, crossed: readonly MetGround[]): readonly number[] =>
  read(state, 'dg-068') === 'tenth'
    ? crossed.filter(({ piece }) => isWater(piece.row)).map(({ spans }) => spans[0]![0])
    : [];

/** Open ground as the ground of the table that it is by one reading. @ruling dg-067 */
const OPEN: SlowPiece = {
  id: 'open-ground',
  ground: { kind: 'open-wood', name: 'open ground', outline: null, line: null, width: 0 as Um, level: 0 },
  row: GROUND['open-wood'],
  pieces: [],
};

/**
 * The length of a way that leads over open ground alone, which by one reading takes double. @ruling
 * dg-067
 */
function lengthInTheOpen(state: Field, { base, direction, by }: StraightWay): number {
  if (read(state, 'dg-067') === 'open-woods') return 0;
  const areas = Object.values(state.terrain).flatMap(({ outline }) => (outline === null ? [] : convexPieces(outline)));
  const inAreas = spansOver(corners(base), direction, areas);
  return by - inAreas.reduce((sum, [from, to]) => sum + Math.max(0, Math.min(to, by) - from), 0);
}

/** Ground that a way meets, and where. */
interface MetGround {
  readonly piece: SlowPiece;
  readonly spans: readonly Span[];
}

/** A straight part of a way. */
export interface StraightWay {
  readonly base: Base;
  readonly direction: Direction;
  readonly by: Um;
}

/** What a straight way takes, as a length on open ground, and the ground that it leads over. */
export interface GroundCost {
  readonly length: Um;
  readonly touched: readonly SlowPiece[];
  /** What of it is fixed deductions. */
  readonly deducted: Um;
  /** How many times as much all that follows takes. @ruling dg-068 */
  readonly slows: number;
}

/**
 * What a straight way takes: each length on slow ground counts for more, wherever any part of the
 * base is on it, and where two kinds overlap they multiply; a fixed deduction comes off when the
 * base first reaches what it crosses. By one reading the worst ground of the move, `worst`, rules
 * all of it.
 * @clause dg.terrain.woods-open dg.terrain.woods-dense dg.terrain.streams
 * dg.terrain.fordable-rivers dg.terrain.low-walls dg.terrain.high-walls dg.terrain.buildings
 * dg.terrain.gentle-slopes dg.terrain.medium-slopes dg.terrain.steep-slopes
 * dg.terrain.extreme-slopes
 * @ruling dg-067 dg-068 dg-069 dg-070
 */
export function groundCost(state: Field, way: StraightWay, worst: number | null): GroundCost {
  const { base, direction, by } = way;
  const outline = corners(base);
  const all = slowGround(state);
  const met = all.map((piece) => ({
    piece,
    spans: spansOver(outline, direction, piece.pieces).filter(([from]) => from < by),
  }));
  const touched = met.filter(({ spans }) => spans.length > 0).map(({ piece }) => piece);
  const grounds = touched.map((piece) => ({ outlines: piece.pieces, rate: slowdown(state, piece) }));
  const open = lengthInTheOpen(state, way);
  const slowed = open + (worst === null ? costOf(by, partsOfMove(outline, direction, grounds)) : by * worst);
  const crossed = met.filter(({ spans }) => spans[0] !== undefined && spans[0][0] > 0);
  const deducted = crossed.reduce((sum, { piece }) => sum + deduction(state, piece), 0);
  const tithes = tithesOn(state, crossed);
  const tithed = tithes.reduce((sum, from) => sum + (by - from) * (TITHED - 1), 0);
  return {
    length: wholeUm(slowed + deducted + tithed),
    deducted: wholeUm(deducted),
    touched: open > 0 ? [...touched, OPEN] : touched,
    slows: TITHED ** tithes.length,
  };
}

/** The ground that a base stands on. */
export const groundUnder = (state: Field, base: Base): readonly SlowPiece[] => {
  const outline = corners(base);
  return slowGround(state).filter(({ pieces }) => pieces.some((piece) => overlapping(outline, piece)));
};

/**
 * How much the worst of some ground slows a whole move, by one reading; null by ours.
 * @ruling dg-070
 */
export function worstOf(state: Field, touched: readonly SlowPiece[]): number | null {
  if (touched.every(({ row }) => row.rate === undefined) || read(state, 'dg-070') === 'pro-rata') return null;
  return Math.max(...touched.map((piece) => slowdown(state, piece)));
}

/**
 * What ground does to the order of a unit that moves over it. Skirmishers have no formation to
 * lose, nor has a general.
 * @clause dg.terrain.woods-open dg.terrain.woods-dense dg.terrain.fordable-rivers
 * dg.terrain.low-walls dg.terrain.high-walls dg.terrain.extreme-slopes @ruling dg-071
 */
export function makes(state: Field, unit: Unit, { row }: SlowPiece): 'unformed' | 'disordered' | null {
  if (isGeneral(unit)) return null;
  const made = row.makes ?? (isHorse(unit) ? row.makesHorse : undefined);
  if (made === undefined) return null;
  return isSkirmishing(unit) && read(state, 'dg-071') === 'exempt' ? null : made;
}
