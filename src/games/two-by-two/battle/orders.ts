import type { Edge } from '../../../geometry/edges.ts';
import type { Point } from '../../../geometry/vectors.ts';
import type { Leg } from '../../table/orders/legs.ts';
import type { Pose } from '../state.ts';

/** The orders of a whole battle: before the first turn, for reinforcements, and to give it up. */
export type BattleOrder =
  /** A die for each side: the higher attacks. */
  | { readonly type: 'roll-roles' }
  /** The players take the terrain of the board as it lies. */
  | { readonly type: 'agree-terrain' }
  /** A die for the zone of the next feature, and where in it that is put; under one reading of tt-078. */
  | { readonly type: 'roll-zone' }
  | { readonly type: 'place-feature'; readonly feature: string; readonly at: Point }
  /** A unit of the side that deploys is put on the table, and the deployment of a side is over. */
  | { readonly type: 'deploy'; readonly unit: string; readonly to: Pose }
  | { readonly type: 'end-deployment' }
  /** A reinforcement point, and those who wait beside it, the first of them first. */
  | { readonly type: 'choose-point'; readonly edge: Edge; readonly at: Point; readonly queue: readonly string[] }
  /** A roll for the reinforcements at the side’s first or second point. */
  | { readonly type: 'reinforce'; readonly point: number }
  /** A unit that was rolled for comes on, from a place on the edge; `at` is the enemy into whom it charges. */
  | {
      readonly type: 'enter';
      readonly unit: string;
      readonly from: Point;
      readonly legs: readonly Leg[];
      readonly at?: string;
    }
  | { readonly type: 'concede'; readonly side: string };

const TYPES: Readonly<Record<BattleOrder['type'], true>> = {
  ...{ 'roll-roles': true, 'agree-terrain': true, 'roll-zone': true, 'place-feature': true, deploy: true },
  ...{ 'end-deployment': true, 'choose-point': true, reinforce: true, enter: true, concede: true },
};

/** Is this an order of a whole battle? */
export const isOfBattle = <Order extends { readonly type: string }>(order: Order): order is Order & BattleOrder =>
  Object.hasOwn(TYPES, order.type);
