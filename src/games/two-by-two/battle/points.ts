import { edgeOf, EDGES, type Edge } from '../../../geometry/edges.ts';
import { gapTo } from '../../../geometry/gaps.ts';
import type { Um } from '../../../geometry/lengths.ts';
import { distance, type Point } from '../../../geometry/vectors.ts';
import type { Beside } from '../../contract/beside.ts';
import { defenderOf, type Battle, type ReinforcementPoint, baseOf, foeOf, type State, unitsIn } from '../state.ts';
import { unplaced } from './state.ts';
import { isOnEdge, lengthOfEdge, onEdge } from './edges.ts';
import type { Event } from '../events.ts';
import { isWithin } from '../shooting/range.ts';
import type { OrderOf } from '../orders.ts';
import { allowed, type Annotation, refused, type Refused, type TtClauseId, type Verdict } from '../reasons.ts';
import { read } from '../rulings.ts';
import { CLEAR, POINTS, PROFILES, TABLE } from '../tables.ts';
import { nameOf } from '../names.ts';
import { priceOf } from './army.ts';

/** The clause of each choice of a point, in the order of the choices. */
const TURNS = [
  'tt.setup.defender-rp1',
  'tt.setup.attacker-rp1',
  'tt.setup.defender-rp2',
  'tt.setup.attacker-rp2',
] as const satisfies readonly TtClauseId[];

/**
 * The clause that asks for the next point.
 * @clause tt.setup.defender-rp1 tt.setup.attacker-rp1 tt.setup.defender-rp2 tt.setup.attacker-rp2
 */
export const choosesBy = ({ points }: Pick<Battle, 'points'>): TtClauseId => TURNS[points.length]!;

/** An edge of the table, as it is drawn. */
export function lineOf(edge: Edge): Annotation {
  const [from, to] = edgeOf(TABLE, edge);
  return { kind: 'line', from, to };
}

/** Is this edge a flank? It is if it is no side’s own edge. */
export const isFlank = ({ sides }: Pick<State, 'sides'>, edge: Edge): boolean =>
  Object.values(sides).every((side) => side.edge !== edge);

/**
 * May this point be chosen, with this queue? It lies on the side’s own edge or, for the Attacker,
 * on a flank and not too near to the Defender. The last point of a side leaves no unit over.
 * @clause tt.setup.defender-rp1 tt.setup.attacker-rp1 tt.setup.defender-rp2 tt.setup.attacker-rp2
 * tt.setup.reinforcement-queue
 * @ruling tt-079 tt-081
 */
export function judgePoint(state: State, order: OrderOf<'choose-point'>): Verdict {
  const { edge, at, queue } = order;
  const { sides, side, battle } = state;
  const clause = choosesBy(battle!);
  const own = sides[side]!.edge;
  const shows = [lineOf(own)];
  if (!isOnEdge(edge, at)) return refused(clause, 'not-at-edge', {}, shows);
  if (edge === sides[foeOf(state, side)]!.edge) return refused(clause, 'their-edge', { side }, shows);
  if (edge !== own && battle!.attacker !== side) return refused(clause, 'no-flank', { side }, shows);
  return (
    tooNear(state, edge, at) ??
    queueBarred(state, queue) ??
    allowed(clause, ...(queue.length > 0 ? (['tt.setup.reinforcement-queue'] as const) : []))
  );
}

/** @clause tt.setup.attacker-rp-limit @ruling tt-005 tt-081 */
function tooNear(state: State, edge: Edge, at: Point): Refused | null {
  const { side, battle } = state;
  const isBound = isFlank(state, edge) || read(state, 'tt-081') === 'all-attacker-points';
  if (battle!.attacker !== side || !isBound) return null;
  const unit = shutBy(state, at);
  if (unit !== null) return unit;
  const near = battle!.points.find((point) => point.side !== side && isWithin(state, distance(point.at, at), CLEAR));
  if (near === undefined) return null;
  const length = distance(near.at, at);
  return refused('tt.setup.attacker-rp-limit', 'near-point', { distance: length }, [
    { kind: 'ruler', from: at, to: near.at },
  ]);
}

/**
 * Refuses a point of the Attacker for the nearest unit of the Defender that is too near to it; null
 * if none is.
 * @clause tt.setup.attacker-rp-limit @ruling tt-005
 */
function shutBy(state: State, at: Point): Refused | null {
  const { sides, battle } = state;
  const defender = defenderOf({ sides, battle: battle! });
  const near = unitsIn(state)
    .filter((unit) => unit.side === defender)
    .map((unit) => ({ unit, gap: gapTo(at, baseOf(unit)) }))
    .sort((a, b) => a.gap.length - b.gap.length)
    .find(({ gap: { length } }) => isWithin(state, length, CLEAR));
  if (near === undefined) return null;
  const { length, from, to } = near.gap;
  return refused('tt.setup.attacker-rp-limit', 'near-unit', { unit: near.unit.id, distance: length }, [
    { kind: 'ruler', from, to },
  ]);
}

/**
 * Under one reading, a point on a flank is shut while a unit of the Defender is near.
 * @clause tt.setup.attacker-rp-limit @ruling tt-081
 */
export const pointShut = (state: State, { side, edge, at }: ReinforcementPoint): Refused | null =>
  read(state, 'tt-081') === 'always' && side === state.battle!.attacker && isFlank(state, edge)
    ? shutBy(state, at)
    : null;

/** Is the next point the last one of its side? Then it may leave no unit over. @ruling tt-079 */
const isLastOfSide = ({ points }: Pick<Battle, 'points'>): boolean => points.length + 2 >= POINTS * 2;

/**
 * What lies beside the table: the units that may wait at the point that is chosen next, all that
 * have no place yet. @clause tt.setup.reinforcement-queue @ruling tt-079
 */
export function beside(state: State): Beside | null {
  const { side, battle, phase } = state;
  if (battle === null || phase !== 'points') return null;
  const units = unplaced(battle, side);
  if (units.length === 0) return null;
  return {
    of: side,
    says: 'The units without a place yet: who waits at this point; the first one chosen comes on first',
    items: units.map((unit) => ({
      id: unit.id,
      name: nameOf(state, unit.id),
      says: `${PROFILES[unit.type].name}, ${priceOf(unit)} AP`,
      fits: true,
    })),
    covered: 0,
    most: units.length,
    isOrdered: true,
    isWhole: isLastOfSide(battle),
  };
}

/** @clause tt.setup.reinforcement-queue @ruling tt-079 */
function queueBarred(state: State, queue: readonly string[]): Refused | null {
  const { side, battle } = state;
  const left = unplaced(battle!, side).map(({ id }) => id);
  const stranger = queue.find((id, n) => !left.includes(id) || queue.indexOf(id) !== n);
  if (stranger !== undefined) return refused('tt.setup.reinforcement-queue', 'has-place', { unit: stranger });
  const over = isLastOfSide(battle!) ? left.find((id) => !queue.includes(id)) : undefined;
  return over === undefined ? null : refused('tt.setup.reinforcement-queue', 'left-over', { unit: over });
}

/**
 * A point is chosen. After the last one, the first turn begins with the Defender’s move.
 * @clause tt.setup.reinforcement-queue tt.setup.first-move
 */
export function choosePoint(state: State, { edge, at, queue }: OrderOf<'choose-point'>): readonly Event[] {
  const { side, battle, sides } = state;
  const isLast = battle!.points.length + 1 === TURNS.length;
  const chosen: Event = {
    type: 'point-chosen',
    side,
    edge,
    at,
    queue,
    ...(!isLast && { next: { step: 'points', side: foeOf(state, side) } as const }),
    clauses: [choosesBy(battle!), ...(queue.length > 0 ? (['tt.setup.reinforcement-queue'] as const) : [])],
  };
  if (!isLast) return [chosen];
  const defender = defenderOf({ sides, battle: battle! })!;
  const clauses = ['tt.setup.first-move', 'tt.sequence.move-phase'] as const;
  return [chosen, { type: 'phase-began', side: defender, phase: 'move', turn: state.turn, clauses }];
}

/** Points that are worth trying, each with some shares of the units that are left. */
export function pointsWorthTrying(state: State): readonly OrderOf<'choose-point'>[] {
  const { side, sides, battle } = state;
  const left = unplaced(battle!, side).map(({ id }) => id);
  const half = left.slice(0, Math.ceil(left.length / 2));
  const shares = isLastOfSide(battle!) || left.length === 0 ? [left] : [half, left, []];
  const own = EDGES.filter((edge) => edge === sides[side]!.edge || (battle!.attacker === side && isFlank(state, edge)));
  return own.flatMap((edge) =>
    [2, 1, 3].flatMap((quarter) => {
      const at = onEdge(edge, ((lengthOfEdge(edge) * quarter) / 4) as Um);
      return shares.map((queue) => ({ type: 'choose-point', edge, at, queue }) as const);
    }),
  );
}
