import type { OfType } from '../words.ts';
import type { PbClauseId, Sum } from './reasons.ts';
import type { Square } from '../../geometry/grid.ts';
import type { Shot } from './orders.ts';
import type { Agreement, Edge, Formation, Placing, Waiting } from './state.ts';
import type { Phase, Topic } from './tables.ts';

interface Fact {
  readonly clauses: readonly PbClauseId[];
}
/** Something that was added up. */
interface Summed extends Fact {
  readonly reasons: readonly [Sum];
}
/** Something that may rest on a sum, or on none. */
interface Reasoned extends Fact {
  readonly reasons: readonly Sum[];
}
interface ShotFact extends Summed {
  readonly unit: string;
  readonly target: string;
}
/** A square, or several among which an owner chooses. */
type Somewhere = Square | readonly Square[];
type Role = 'attack' | 'defence';

/** The names say what is so now; an event decides nothing, it is what was decided. */
export type Event = Turn | Shooting | Moving | Fighting | Fate | Preparing;

type Turn =
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
  | (Summed & { readonly type: 'game-extended' | 'game-not-extended' })
  | (Reasoned & {
      readonly type: 'game-ended';
      /** `null` for a drawn game. */
      readonly winner: string | null;
      readonly conceded: boolean;
      /** How many markers or brigades each side has, and how many it needs, the winner first; not where the game ends before its last round. */
      readonly tally?: readonly { readonly has: number; readonly needs: number }[];
    });

type Shooting =
  | (ShotFact & { readonly type: 'shot-hit' | 'shot-missed' })
  | (Fact & { readonly type: 'shot-lost'; readonly unit: string; readonly target: string })
  /** Shots that were named and wait until a routed unit has its square. */
  | (Fact & { readonly type: 'shots-held'; readonly shots: readonly Shot[] });

type Moving =
  | (Fact & { readonly type: 'unit-moved'; readonly unit: string; readonly path: readonly Square[] })
  | (Summed & { readonly type: 'river-entered' | 'river-barred' | 'road-taken' | 'road-lost'; readonly unit: string })
  | (Fact & { readonly type: 'brigadier-displaced'; readonly unit: string; readonly to: Somewhere })
  /** The rest of a way, which waits until a Brigadier has made room. */
  | (Fact & { readonly type: 'move-held'; readonly unit: string; readonly path: readonly Square[] })
  | (Fact & { readonly type: 'charge-declared'; readonly unit: string; readonly target: string })
  | (Fact & { readonly type: 'column-formed'; readonly unit: string; readonly other: string; readonly to: Square })
  | (Fact & { readonly type: 'column-left'; readonly unit: string; readonly other: string })
  | (Fact & { readonly type: 'square-formed'; readonly unit: string })
  | (Fact & { readonly type: 'square-left'; readonly unit: string; readonly at: 'once' | 'next-turn' });

type Fighting =
  | (Fact & {
      readonly type: 'fight-joined';
      readonly unit: string;
      readonly enemy: string;
      readonly attack: readonly number[];
      readonly defence: readonly number[];
      /** How many dice each side has, as sums. */
      readonly attackDice: Sum;
      readonly defenceDice: Sum;
      /** Who may roll a die again, in the order in which they decide. */
      readonly due: readonly string[];
    })
  | (Fact & {
      readonly type: 'die-rerolled';
      readonly unit: string;
      readonly role: Role;
      readonly die: number;
      readonly was: number;
      readonly now: number;
    })
  | (Fact & { readonly type: 'dice-kept'; readonly unit: string })
  | (Summed & { readonly type: 'side-scored'; readonly unit: string; readonly role: Role })
  | (Summed & {
      readonly type: 'fight-tied';
      readonly unit: string;
      readonly enemy: string;
      readonly pairs: readonly (readonly [string, string])[];
    })
  | (Summed & { readonly type: 'fight-held'; readonly unit: string; readonly enemy: string })
  | (Reasoned & { readonly type: 'fight-won'; readonly unit: string; readonly loser: string; readonly role: Role })
  | (Fact & { readonly type: 'unit-pushed'; readonly unit: string; readonly to: Square; readonly formation: Formation })
  | (Fact & { readonly type: 'advance-offered' | 'unit-advanced'; readonly unit: string; readonly to: Square })
  | (Fact & { readonly type: 'advance-declined'; readonly unit: string });

type Fate =
  | (Reasoned & { readonly type: 'unit-unharmed' | 'unit-removed'; readonly unit: string })
  | (Reasoned & {
      readonly type: 'unit-disrupted';
      readonly unit: string;
      /** Where a fight has driven it; fire leaves it where it is. */
      readonly to?: Somewhere;
      readonly formation?: Formation;
    })
  /** One that was routed before: moved back, in the state in which it was. */
  | (Reasoned & {
      readonly type: 'unit-driven-back';
      readonly unit: string;
      readonly to: Somewhere;
      readonly formation: Formation;
    })
  | (Reasoned & {
      readonly type: 'unit-routed';
      readonly unit: string;
      /** The square of its own edge, or the equally near ones among which its owner chooses. */
      readonly to: Somewhere;
      readonly formation: Formation;
    })
  | (Fact & {
      readonly type: 'unit-placed';
      readonly unit: string;
      readonly to: Square;
      /** Who else waits for a square, and what this one leaves to them. */
      readonly waiting: readonly Placing[];
    })
  | (Summed & { readonly type: 'unit-rallied' | 'unit-unrallied'; readonly unit: string });

type Preparing =
  | (Fact & {
      readonly type: 'term-agreed';
      readonly on: Topic;
      readonly terms: Partial<Agreement>;
      readonly phase: Phase;
    })
  | (Summed & {
      readonly type: 'brigade-mustered';
      readonly brigade: string;
      readonly units: readonly Waiting[];
      /** What its side has spent in all. */
      readonly spent: number;
    })
  | (Fact & { readonly type: 'army-mustered'; readonly phase: Phase; readonly next: string })
  | (Summed & {
      readonly type: 'roll-off-won';
      readonly side: string;
      /** What happens next, and who begins. */
      readonly phase: Phase;
    })
  | (Summed & { readonly type: 'roll-off-tied' })
  | (Fact & {
      readonly type: 'edges-chosen';
      readonly edges: Readonly<Record<string, Edge>>;
      /** Who deploys first. */
      readonly first: string;
      readonly phase: Phase;
      readonly next: string;
    })
  | (Fact & {
      readonly type: 'objective-placed';
      readonly at: Square;
      readonly phase: Phase;
      readonly next: string;
    })
  | (Fact & {
      readonly type: 'unit-deployed';
      readonly unit: string;
      readonly to: Square;
      readonly phase: Phase;
      /** Who places next, and the brigade that is not complete yet. */
      readonly next: string;
      readonly brigade: string | null;
    })
  | (Fact & { readonly type: 'armies-ready'; readonly first: string });

/** The event of one kind, or of several. */
export type EventOf<T extends Event['type']> = OfType<Event, T>;
