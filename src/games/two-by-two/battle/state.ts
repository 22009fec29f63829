import type { Battle, ReinforcementPoint, Unit, WaitingUnit } from '../state.ts';
import { PROFILES } from '../tables.ts';

/** A point with its index in the list of all points. */
export interface IndexedPoint extends ReinforcementPoint {
  readonly index: number;
}

/** The points of a side, the first one first. */
export const pointsOf = ({ points }: Battle, side: string): readonly IndexedPoint[] =>
  points.map((point, index) => ({ ...point, index })).filter((point) => point.side === side);

/** The units of a side that have no place yet: neither on the table nor in a queue. */
export const unplaced = ({ waiting, points }: Battle, side: string): readonly WaitingUnit[] => {
  const queued = points.flatMap(({ queue }) => queue);
  return Object.values(waiting).filter((unit) => unit.side === side && !queued.includes(unit.id));
};

/** The point at which this unit has been called; undefined if it has not been. */
export const calledAt = (battle: Battle, id: string): IndexedPoint | undefined =>
  battle.points
    .map((point, index) => ({ ...point, index }))
    .find(({ queue, called }) => queue.slice(0, called).includes(id));

/**
 * A battle after a unit has been destroyed: its price is added to the losses.
 * @clause tt.victory.destroyed-count tt.units.ap-column
 */
export const lossIn = (battle: Battle | null, gone: Unit | undefined): Battle | null =>
  battle === null || gone === undefined
    ? battle
    : { ...battle, lost: { ...battle.lost, [gone.side]: battle.lost[gone.side]! + PROFILES[gone.type].ap } };
