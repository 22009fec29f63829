import type { Square } from '../../geometry/grid.ts';
import type { OfType } from '../contract/words.ts';
import type { PbClauseId, Sum } from './reasons.ts';
import type { Agreement, Edge, Formation, Placing, Shot, Waiting } from './state.ts';
import type { Phase, Topic } from './tables.ts';

/** An event with exactly one sum behind it. */
interface Summed {
  reasons: readonly [Sum];
}
/** An event with any number of sums behind it, or none. */
interface Reasoned {
  reasons: readonly Sum[];
}
interface OfUnit {
  unit: string;
}
interface AtTarget {
  unit: string;
  target: string;
}
interface Between {
  unit: string;
  enemy: string;
}
/** A square, or several for the owner to choose from. */
type Somewhere = Square | readonly Square[];
type Role = 'attack' | 'defence';

/** Every event with its fields. An event records what was decided; it decides nothing itself. */
interface Facts {
  /** `inTouch`: the units that were in touch with their Brigadier when the Movement Phase began. */
  'phase-began': { side: string; phase: Phase; round: number; turn: number; inTouch: readonly string[] };
  'brigade-activated': Summed & { brigade: string };
  'brigade-idle': Summed & { brigade: string };
  'unit-turned': OfUnit;
  'game-extended': Summed;
  'game-not-extended': Summed;
  'game-ended': Reasoned & {
    /** `null` for a drawn game. */
    winner: string | null;
    conceded: boolean;
    /**
     * How many markers or brigades each side has and how many it needs, the winner first; absent if
     * the game ends before its last round.
     */
    tally?: readonly { readonly has: number; readonly needs: number }[];
  };

  'shot-hit': Summed & AtTarget;
  'shot-missed': Summed & AtTarget;
  'shot-lost': AtTarget;
  /** Declared shots that wait until a routed unit has its square. */
  'shots-held': { shots: readonly Shot[] };

  'unit-moved': OfUnit & { path: readonly Square[] };
  'river-entered': Summed & OfUnit;
  'river-barred': Summed & OfUnit;
  'road-taken': Summed & OfUnit;
  'road-lost': Summed & OfUnit;
  'brigadier-displaced': OfUnit & { to: Somewhere };
  /** The rest of a path, which waits until a Brigadier has made room. */
  'move-held': OfUnit & { path: readonly Square[] };
  'charge-declared': AtTarget;
  'column-formed': OfUnit & { other: string; to: Square };
  'column-left': OfUnit & { other: string };
  'square-formed': OfUnit;
  'square-left': OfUnit & { at: 'once' | 'next-turn' };

  'fight-joined': Between & {
    attack: readonly number[];
    defence: readonly number[];
    /** How many dice each side rolls, as sums. */
    attackDice: Sum;
    defenceDice: Sum;
    /** The units that may reroll a die, in the order in which they decide. */
    due: readonly string[];
  };
  'die-rerolled': OfUnit & { role: Role; die: number; was: number; now: number };
  'dice-kept': OfUnit;
  'side-scored': Summed & OfUnit & { role: Role };
  'fight-tied': Summed & Between & { pairs: readonly (readonly [string, string])[] };
  'fight-held': Summed & Between;
  'fight-won': Reasoned & OfUnit & { loser: string; role: Role };
  'unit-pushed': OfUnit & { to: Square; formation: Formation };
  'advance-offered': OfUnit & { to: Square };
  'unit-advanced': OfUnit & { to: Square };
  'advance-declined': OfUnit;

  'unit-unharmed': Reasoned & OfUnit;
  'unit-removed': Reasoned & OfUnit;
  /** `to`: where a fight drove it; absent after fire, which does not move it. */
  'unit-disrupted': Reasoned & OfUnit & { to?: Somewhere; formation?: Formation };
  /** A routed or rallied unit that is beaten moves back and keeps its condition. */
  'unit-driven-back': Reasoned & OfUnit & { to: Somewhere; formation: Formation };
  /** `to`: the square it flees to, or the equally near ones that its owner chooses from. */
  'unit-routed': Reasoned & OfUnit & { to: Somewhere; formation: Formation };
  /** `waiting`: the units still without a square, with the squares that are left to them. */
  'unit-placed': OfUnit & { to: Square; waiting: readonly Placing[] };
  'unit-rallied': Summed & OfUnit;
  'unit-unrallied': Summed & OfUnit;

  'term-agreed': { on: Topic; terms: Partial<Agreement>; phase: Phase };
  /** `spent`: the points its side has spent in all. */
  'brigade-mustered': Summed & { brigade: string; units: readonly Waiting[]; spent: number };
  'army-mustered': { phase: Phase; next: string };
  /** `phase`: what comes next; the winner begins it. */
  'roll-off-won': Summed & { side: string; phase: Phase };
  'roll-off-tied': Summed;
  /** `first`: the side that deploys first. */
  'edges-chosen': { edges: Readonly<Record<string, Edge>>; first: string; phase: Phase; next: string };
  'objective-placed': { at: Square; phase: Phase; next: string };
  /**
   * `next`: the side that places next. `brigade`: the one that is not fully placed yet, or null.
   */
  'unit-deployed': OfUnit & { to: Square; phase: Phase; next: string; brigade: string | null };
  'armies-ready': { first: string };
}

/** Every event, with the clauses behind it. */
export type Event = {
  [T in keyof Facts]: Readonly<{ type: T; clauses: readonly PbClauseId[] } & Facts[T]>;
}[keyof Facts];

/** The event of one type, or of several. */
export type EventOf<T extends Event['type']> = OfType<Event, T>;
