import type { Square } from '../../geometry/grid.ts';
import type { OfType } from '../contract/words.ts';
import type { PbClauseId, Sum } from './reasons.ts';
import type { Agreement, Edge, Formation, Placing, Shot, ReserveUnit } from './state.ts';
import type { Phase, Topic } from './tables.ts';

/** An event with exactly one sum behind it. */
interface WithSum {
  reasons: readonly [Sum];
}
/** An event with any number of sums behind it, or none. */
interface WithSums {
  reasons: readonly Sum[];
}
interface OfUnit {
  unit: string;
}
interface UnitAndTarget {
  unit: string;
  target: string;
}
interface UnitAndEnemy {
  unit: string;
  enemy: string;
}
/** A square, or several for the owner to choose from. */
type ToSquares = Square | readonly Square[];
type Role = 'attack' | 'defence';

/** The fields of every event. An event records what was decided; it decides nothing itself. */
interface EventFields {
  /** `inTouch`: the units that were in touch with their Brigadier when the Movement Phase began. */
  'phase-began': { side: string; phase: Phase; round: number; turn: number; inTouch: readonly string[] };
  'brigade-activated': WithSum & { brigade: string };
  'brigade-idle': WithSum & { brigade: string };
  'unit-turned': OfUnit;
  'game-extended': WithSum;
  'game-not-extended': WithSum;
  'game-ended': WithSums & {
    /** `null` for a drawn game. */
    winner: string | null;
    conceded: boolean;
    /**
     * For each side, the winner first: the number of markers or brigades that it has, and the
     * number that it needs. Absent if the game ends before its last round.
     */
    tally?: readonly { readonly has: number; readonly needs: number }[];
  };

  'shot-hit': WithSum & UnitAndTarget;
  'shot-missed': WithSum & UnitAndTarget;
  'shot-lost': UnitAndTarget;
  /** Declared shots that wait until a routed unit has been placed. */
  'shots-held': { shots: readonly Shot[] };

  'unit-moved': OfUnit & { path: readonly Square[] };
  'river-entered': WithSum & OfUnit;
  'river-barred': WithSum & OfUnit;
  'road-taken': WithSum & OfUnit;
  'road-lost': WithSum & OfUnit;
  'brigadier-displaced': OfUnit & { to: ToSquares };
  /** The rest of a path. It waits until a Brigadier has made room. */
  'move-held': OfUnit & { path: readonly Square[] };
  'charge-declared': UnitAndTarget;
  'column-formed': OfUnit & { other: string; to: Square };
  'column-left': OfUnit & { other: string };
  'square-formed': OfUnit;
  'square-left': OfUnit & { at: 'once' | 'next-turn' };

  'fight-joined': UnitAndEnemy & {
    attack: readonly number[];
    defence: readonly number[];
    /** The number of dice that each side rolls, as a sum. */
    attackDice: Sum;
    defenceDice: Sum;
    /** The units that may reroll a die, in the order in which they decide. */
    due: readonly string[];
  };
  'die-rerolled': OfUnit & { role: Role; die: number; was: number; now: number };
  'dice-kept': OfUnit;
  'side-scored': WithSum & OfUnit & { role: Role };
  'fight-tied': WithSum & UnitAndEnemy & { pairs: readonly (readonly [string, string])[] };
  'fight-held': WithSum & UnitAndEnemy;
  'fight-won': WithSums & OfUnit & { loser: string; role: Role };
  'unit-pushed': OfUnit & { to: Square; formation: Formation };
  'advance-offered': OfUnit & { to: Square };
  'unit-advanced': OfUnit & { to: Square };
  'advance-declined': OfUnit;

  'unit-unharmed': WithSums & OfUnit;
  'unit-removed': WithSums & OfUnit;
  /** `to`: where the unit was driven by a fight. Absent after fire, which does not move a unit. */
  'unit-disrupted': WithSums & OfUnit & { to?: ToSquares; formation?: Formation };
  /** A routed or rallied unit that loses a fight moves back and keeps its condition. */
  'unit-driven-back': WithSums & OfUnit & { to: ToSquares; formation: Formation };
  /** `to`: the square that the unit flees to, or equally near ones for its owner to choose from. */
  'unit-routed': WithSums & OfUnit & { to: ToSquares; formation: Formation };
  /** `waiting`: the units that still have no square, with the squares that are left for them. */
  'unit-placed': OfUnit & { to: Square; waiting: readonly Placing[] };
  'unit-rallied': WithSum & OfUnit;
  'unit-unrallied': WithSum & OfUnit;

  'term-agreed': { on: Topic; terms: Partial<Agreement>; phase: Phase };
  /** `spent`: all points that the side has spent so far. */
  'brigade-mustered': WithSum & { brigade: string; units: readonly ReserveUnit[]; spent: number };
  'army-mustered': { phase: Phase; next: string };
  /** `phase`: the next phase, which the winner begins. */
  'roll-off-won': WithSum & { side: string; phase: Phase };
  'roll-off-tied': WithSum;
  /** `first`: the side that deploys first. */
  'edges-chosen': { edges: Readonly<Record<string, Edge>>; first: string; phase: Phase; next: string };
  'objective-placed': { at: Square; phase: Phase; next: string };
  /** `next`: the side that places next. `brigade`: the one not yet fully placed, or null. */
  'unit-deployed': OfUnit & { to: Square; phase: Phase; next: string; brigade: string | null };
  'armies-ready': { first: string };
}

/** Every event, with the clauses behind it. */
export type Event = {
  [T in keyof EventFields]: Readonly<{ type: T; clauses: readonly PbClauseId[] } & EventFields[T]>;
}[keyof EventFields];

/** The events of one type, or of several. */
export type EventOf<T extends Event['type']> = OfType<Event, T>;
