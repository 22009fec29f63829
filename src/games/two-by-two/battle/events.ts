import type { Edge } from '../../../geometry/edges.ts';
import type { Point, Vector } from '../../../geometry/vectors.ts';
import type { Sum } from '../reasons.ts';
import type { Pose } from '../state.ts';
import type { Step } from '../tables.ts';

/** What comes next before the first turn, and whose step it is. */
export interface Next {
  readonly next: { readonly step: Step; readonly side: string };
}

/** The events of a whole battle with their fields. */
export interface BattleFacts {
  /** `more`: how many AP each side may put on the table besides. */
  'roles-tied': { reasons: readonly [Sum]; more: number };
  'roles-rolled': Next & { reasons: readonly [Sum]; attacker: string };
  'terrain-agreed': Next;
  'zone-rolled': { reasons: readonly [Sum]; zone: number };
  /** `by`: how far it was carried to its place. */
  'feature-placed': Next & { feature: string; by: Vector };
  'unit-deployed': { unit: string; to: Pose };
  /** `reasons`: what the units that start cost; nothing where nobody does. */
  'army-deployed': Next & { reasons: readonly Sum[]; side: string; spent: number };
  /** The last of them leaves no next step: the first turn begins. */
  'point-chosen': Partial<Next> & { side: string; edge: Edge; at: Point; queue: readonly string[] };
  /** `called`: those who may come on. */
  'reinforcements-rolled': { reasons: readonly [Sum]; side: string; point: number; called: readonly string[] };
  /** `from`: where it stands as it comes on, mostly still before the edge. */
  'unit-entered': { unit: string; from: Pose; point: number };
  /** `because`: what the end of the battle was measured by. */
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
