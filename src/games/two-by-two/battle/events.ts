import type { Edge } from '../../../geometry/edges.ts';
import type { Point, Vector } from '../../../geometry/vectors.ts';
import type { Sum } from '../reasons.ts';
import type { Pose } from '../state.ts';
import type { SetupStep } from '../tables.ts';

/** The next step before the first turn, and the side whose step it is. */
export interface WithNext {
  readonly next: { readonly step: SetupStep; readonly side: string };
}

/** The events of a whole battle with their fields. */
export interface BattleFacts {
  /** `more`: how many more AP each side may put on the table. */
  'roles-tied': { reasons: readonly [Sum]; more: number };
  'roles-rolled': WithNext & { reasons: readonly [Sum]; attacker: string };
  'terrain-agreed': WithNext;
  'zone-rolled': { reasons: readonly [Sum]; zone: number };
  /** `by`: how far it was carried to its place, and in which direction. */
  'feature-placed': WithNext & { feature: string; by: Vector };
  'unit-deployed': { unit: string; to: Pose };
  /** `reasons`: what the units that start cost; empty if there are none. */
  'army-deployed': WithNext & { reasons: readonly Sum[]; side: string; spent: number };
  /** The last point has no `next`: after it the first turn begins. */
  'point-chosen': Partial<WithNext> & { side: string; edge: Edge; at: Point; queue: readonly string[] };
  /** `called`: the units that may come on. */
  'reinforcements-rolled': { reasons: readonly [Sum]; side: string; point: number; called: readonly string[] };
  /** `from`: the pose with which it comes on, usually still before the edge. */
  'unit-entered': { unit: string; from: Pose; point: number };
  /** `because`: what ended the battle. */
  'battle-ended': {
    reasons: readonly Sum[];
    winner: string | null;
    because: 'half-lost' | 'turns-over' | 'nobody-left' | 'conceded';
  };
}

const TYPES: Readonly<Record<keyof BattleFacts, true>> = {
  'roles-tied': true,
  'roles-rolled': true,
  'terrain-agreed': true,
  'zone-rolled': true,
  'feature-placed': true,
  'unit-deployed': true,
  'army-deployed': true,
  'point-chosen': true,
  'reinforcements-rolled': true,
  'unit-entered': true,
  'battle-ended': true,
};

/** Is this an event of a whole battle? */
export const isBattleEvent = <Event extends { readonly type: string }>(
  event: Event,
): event is Event & { readonly type: keyof BattleFacts } => Object.hasOwn(TYPES, event.type);
