import type { Base } from '../../../geometry/bases.ts';
import { baseOf } from '../figures/base.ts';
import { isHorse, isSkirmishing, type Body } from '../figures/unit.ts';
import { groundUnder, makes, type SlowPiece } from '../moving/ground.ts';
import { climbOf } from '../moving/slopes.ts';
import { worse } from '../figures/formed.ts';
import { read } from '../rulings.ts';
import type { Ground, State } from '../state.ts';
import type { DgClauseId } from '../tables.ts';
import type { ChargeWay } from './way.ts';

/** Ground that bars a charge, or an assault too, and the clause that says so. */
export interface Barrier {
  readonly ground: string;
  readonly clause: DgClauseId;
  /** The clause that refuses a charge, where it is not the one that allows an assault. */
  readonly refuses?: DgClauseId;
  /** Whether it bars an assault as well. */
  readonly isClosed: boolean;
}

const COVERS: readonly Ground['kind'][] = ['open-wood', 'dense-wood', 'building'];
const OBSTACLES: readonly Ground['kind'][] = ['low-wall', 'low-hedge', 'high-wall', 'high-hedge', 'entrenchment'];
const STEEP: readonly Ground['kind'][] = ['steep-slope', 'extreme-slope'];
const HIGH: readonly Ground['kind'][] = ['high-wall', 'high-hedge'];

/** A piece of ground on the way of a charge. */
interface Met {
  readonly id: string;
  readonly ground: Ground;
  /** How the way leads over a slope; null for other ground. */
  readonly climb: 'up' | 'down' | 'along' | null;
}

/** The works that a way crosses, which slow nobody and are not in the table of ground. */
function worksOn({ terrain }: State, { steps }: ChargeWay, crosses: (from: Base, to: Base, ground: Ground) => boolean) {
  return Object.entries(terrain)
    .filter(([, ground]) => ground.kind === 'entrenchment' && steps.some(({ from, to }) => crosses(from, to, ground)))
    .map(([id, ground]) => ({ id, ground }));
}

/** Whether a straight step leads over a line. */
const crossesLine = ({ at: a }: Base, { at: b }: Base, { line }: Ground): boolean =>
  line?.slice(1).some((end, n) => areCrossing([a, b], [line[n]!, end])) === true;

/** Whether two stretches cross. */
function areCrossing([a, b]: readonly [Base['at'], Base['at']], [c, d]: readonly [Base['at'], Base['at']]): boolean {
  const side = (p: Base['at'], q: Base['at'], r: Base['at']): number =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

/** The ground of a way: what it leads over, out of and into. */
function groundOn(state: State, way: ChargeWay, target: Body): readonly Met[] {
  const first = way.steps[0]!.from;
  const last = way.steps.at(-1)!;
  const isCover = ({ ground }: SlowPiece): boolean => COVERS.includes(ground.kind);
  const ends = [...groundUnder(state, first), ...groundUnder(state, baseOf(state, target))].filter(isCover);
  const all = [...way.touched, ...ends, ...worksOn(state, way, crossesLine)];
  return [...new Map(all.map(({ id, ground }) => [id, ground]))].map(([id, ground]) => ({
    id,
    ground,
    climb: ground.kind.endsWith('-slope') ? climbOf(state, ground, last.from.at, last.from.facing) : null,
  }));
}

/**
 * Why ground bars horse: slopes that are not gentle, up or down; walls, hedges and works; woods and
 * buildings, into them or out of them.
 * @clause dg.charge.cavalry-slopes dg.charge.cavalry-obstacles dg.charge.cavalry-cover
 */
function barsHorse({ id, ground: { kind }, climb }: Met): Barrier | null {
  const closed = (clause: DgClauseId): Barrier => ({ ground: id, clause, isClosed: true });
  const isSlope = kind === 'medium-slope' || STEEP.includes(kind);
  if (isSlope && climb !== 'along') return closed('dg.charge.cavalry-slopes');
  if (OBSTACLES.includes(kind)) return closed('dg.charge.cavalry-obstacles');
  return COVERS.includes(kind) ? closed('dg.charge.cavalry-cover') : null;
}

/**
 * Why ground bars a charge of foot, which may still assault: up a steep slope, by one reading down
 * one too; walls, hedges and works; woods and buildings.
 * @clause dg.charge.no-steep-all dg.charge.infantry-slopes dg.charge.infantry-obstacles
 * dg.charge.infantry-cover @ruling dg-031
 */
function barsFoot(state: State, { id, ground: { kind }, climb }: Met): Barrier | null {
  const open = (clause: DgClauseId): Barrier => ({ ground: id, clause, isClosed: false });
  if (STEEP.includes(kind) && climb !== 'along') {
    const up = open('dg.charge.infantry-slopes');
    if (climb !== 'down') return kind === 'steep-slope' ? { ...up, refuses: 'dg.charge.no-steep-all' } : up;
    if (read(state, 'dg-031') === 'both-ways-forbidden') return open('dg.charge.no-steep-all');
  }
  if (OBSTACLES.includes(kind)) return open('dg.charge.infantry-obstacles');
  return COVERS.includes(kind) ? open('dg.charge.infantry-cover') : null;
}

/** The ground that bars a charge, what is closed to an assault as well first. */
export function barriersOn(state: State, body: Body, target: Body, way: ChargeWay): readonly Barrier[] {
  const bars = (met: Met): Barrier | null => (isHorse(body) ? barsHorse(met) : barsFoot(state, met));
  return groundOn(state, way, target)
    .map(bars)
    .filter((each) => each !== null)
    .toSorted((a, b) => Number(b.isClosed) - Number(a.isClosed));
}

/** The order that ground costs a charger, and which ground; null if none. */
export interface LostOrder {
  readonly order: 'unformed' | 'disordered';
  readonly ground: string;
  readonly clause: DgClauseId;
}

/** Whether foot that attacks over ground loses its order by the rule of charges. @ruling dg-147 */
function breaksCharge(state: State, { ground: { kind }, climb }: Met): boolean {
  if (kind === 'medium-slope' || STEEP.includes(kind)) return climb !== 'along';
  if (COVERS.includes(kind) || HIGH.includes(kind)) return true;
  return kind === 'low-hedge' && read(state, 'dg-147') === 'any-hedge';
}

/**
 * The order that ground costs whoever comes over it by the table, which ground, and by which row;
 * null if none.
 */
export function orderTaken(state: State, body: Body, touched: readonly SlowPiece[]): LostOrder | null {
  const [worst] = touched
    .map((piece) => ({ piece, order: makes(state, body, piece) }))
    .filter((each): each is { piece: SlowPiece; order: 'unformed' | 'disordered' } => each.order !== null)
    .toSorted((a, b) => Number(b.order === 'disordered') - Number(a.order === 'disordered'));
  return worst === undefined ? null : { order: worst.order, ground: worst.piece.id, clause: worst.piece.row.clause };
}

/**
 * What a charge or an assault costs a unit in order on such ground: foot is unformed by slopes that
 * are not gentle, woods, buildings, high walls and hedges; and every unit by the table of ground,
 * the worse of the two, or by one reading only by the rule of charges.
 * @clause dg.charge.terrain-unformed @ruling dg-032 dg-033 dg-147
 */
export function orderLostOn(state: State, body: Body, target: Body, way: ChargeWay): LostOrder | null {
  const met = groundOn(state, way, target);
  const isAfter = read(state, 'dg-032') === 'after-melee';
  if (isSkirmishing(body) || isAfter) return null;
  const byCharge = isHorse(body) ? undefined : met.find((each) => breaksCharge(state, each));
  const isOwn = byCharge !== undefined && read(state, 'dg-033') === 'unformed';
  const charge = byCharge && {
    order: 'unformed' as const,
    ground: byCharge.id,
    clause: 'dg.charge.terrain-unformed' as const,
  };
  const table = orderTaken(state, body, way.touched);
  if (charge === undefined || table === null || isOwn) return charge ?? table;
  return worse(charge.order, table.order) === charge.order ? charge : table;
}
