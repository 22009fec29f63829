import type { PbClauseId } from './clauses.ts';
import type { Line } from './reasons.ts';
import type { Square } from '../../geometry/grid.ts';
import type { Shot } from './orders.ts';
import type { Placing } from './state.ts';
import type { Phase } from './tables.ts';

interface Fact {
  readonly clauses: readonly PbClauseId[];
}
interface Summed extends Fact {
  readonly lines: readonly Line[];
  readonly needs?: Line;
}
interface ShotFact extends Summed {
  readonly unit: string;
  readonly target: string;
  readonly needs: Line;
}

/** The names say what is so now; an event decides nothing, it is what was decided. */
export type Event =
  | (Fact & {
      readonly type: 'phase-began';
      readonly side: string;
      readonly phase: Phase;
      readonly round: number;
      readonly turn: number;
      /** Who is in touch with its Brigadier; looked at when the Movement Phase begins. */
      readonly inTouch: readonly string[];
    })
  | (Summed & { readonly type: 'brigade-activated' | 'brigade-idle'; readonly brigade: string })
  | (Fact & { readonly type: 'unit-turned'; readonly unit: string })
  | (ShotFact & { readonly type: 'shot-hit' | 'shot-missed' })
  | (Fact & { readonly type: 'shot-lost'; readonly unit: string; readonly target: string })
  /** Shots that were named and wait until a routed unit has its square. */
  | (Fact & { readonly type: 'shots-held'; readonly shots: readonly Shot[] })
  | (Summed & { readonly type: 'unit-unharmed' | 'unit-disrupted' | 'unit-removed'; readonly unit: string })
  | (Summed & {
      readonly type: 'unit-routed';
      readonly unit: string;
      /** The square of its own edge, or the equally near ones among which its owner chooses. */
      readonly to: Square | readonly Square[];
    })
  | (Fact & {
      readonly type: 'unit-placed';
      readonly unit: string;
      readonly to: Square;
      /** Who else waits for a square, and what this one leaves to them. */
      readonly waiting: readonly Placing[];
    })
  | (Fact & { readonly type: 'unit-moved'; readonly unit: string; readonly path: readonly Square[] })
  | (Summed & { readonly type: 'unit-rallied' | 'unit-unrallied'; readonly unit: string });

type Matching<E, T> = E extends { readonly type: infer Types } ? (Extract<T, Types> extends never ? never : E) : never;

/** The event of one kind, or of several. */
export type EventOf<T extends Event['type']> = Matching<Event, T>;
