import type { OfType } from '../contract/words.ts';
import type { Direction } from '../../geometry/facings.ts';
import type { Um } from '../../geometry/lengths.ts';
import type { Point } from '../../geometry/vectors.ts';
import type { RrClauseId, Sum } from './reasons.ts';
import type { Fleeing, Meeting, Parting, Pose, Unit } from './state.ts';
import type { Flank, Phase } from './tables.ts';
import type { Announced, AnnouncedMarch, Onward, Riding, Swept, Thrown } from './turn/pending.ts';

interface Summed {
  reasons: readonly [Sum];
}
interface OfUnit {
  unit: string;
}
/** An attack that has been made; without a roll if a card has stopped it. */
interface Attacked extends OfUnit {
  at: string;
  reasons?: readonly [Sum];
  isOverrun?: boolean;
}
/** Where one figure has run to; null if it is gone, and then why. */
export interface Flight {
  unit: string;
  to: Point | null;
  by: Um;
  gone: 'edge' | 'no-way' | null;
  /** The way it faces then, if it is turned. @ruling rr-099 */
  facing?: Direction;
}

/** Every event with its fields. An event records what was decided; it decides nothing itself. */
interface Facts {
  'phase-began': { owner: string; side: string; phase: Phase; part: 1 | 2 | 3; turn: number };
  /** The card is only known to the side that draws it. */
  /** `isOpen`: by one reading both sides see it. */
  'card-drawn': { side: string; card: string; isOpen?: true };
  /** All discards have become the deck again. */
  'deck-renewed': object;
  /** `asked`: the side that may answer with cards now; null if nobody is asked. */
  'card-played': { side: string; cards: readonly string[]; asked: string | null };
  /** `asked`: the side that may answer with cards now; missing if nobody is. */
  'card-passed': { side: string; asked?: string };
  /** The dice lie there before the last cards are laid; `asked`: as above. */
  'dice-thrown': { what: Announced & { readonly thrown: Thrown }; asked: string | null };
  /** The side that is not due may play a Joker or a Queen between two actions. */
  'between-due': { side: string };
  /** `isClosed`: only their owner sees them. */
  'cards-discarded': { side: string; cards: readonly string[]; isClosed?: boolean };
  announced: { what: Announced; asked: string | null };
  /** Whether sides are asked also when they hold no card of use. */
  'asking-changed': { isAlways: boolean };
  /** A card of this side has stopped what was announced. */
  negated: { side: string; what: Announced };
  /**
   * Infantry may move in spite of its contacts, for this turn. `paid`: the Three, if it pays for
   * their march as well.
   */
  'pin-lifted': { units: readonly string[]; paid?: string };
  /** A Face card lets these charge with the bayonet in this phase. */
  'bayonets-fixed': { units: readonly string[] };
  'march-rolled': Summed & OfUnit;
  /** Some cannot march; those who can may go without them. */
  'march-due': OfUnit & { what: AnnouncedMarch; going: readonly string[] };
  /**
   * `units`: the way of each figure that has moved, from where it stood. `paid`: the Ace or Jack
   * that pays for one more move of another formation.
   */
  'formation-moved': OfUnit & {
    units: Readonly<Record<string, readonly Point[]>>;
    how: 'march' | 'second' | 'evasion' | 'wild';
    met: readonly Meeting[];
    paid: string | null;
  };
  /** Nobody of the formation has gone. `paid`: as above. */
  'formation-stayed': OfUnit & { how: 'march' | 'second' | 'evasion' | 'wild' | 'reshape'; paid: string | null };
  /** `onward`: how the infantry goes on, once the cavalry is gone. @ruling rr-046 */
  'evasion-due': { units: readonly string[]; from: string; onward?: Onward };
  /** Cavalry stays in contact though it might have withdrawn. */
  'evasion-left': OfUnit;
  'formation-reshaped': OfUnit & { units: Readonly<Record<string, Pose>> };
  /** `apart`: both parts, where they stay as they are and are only booked. @ruling rr-012 */
  'formation-split': OfUnit & { units: Readonly<Record<string, Point>>; apart?: Parting };
  /** One figure of each cavalry formation that charged last turn; the first rolls next. */
  'control-due': { units: readonly string[] };
  'control-rolled': Summed & OfUnit;
  'guns-fired': Attacked;
  'volley-fired': Attacked;
  'charge-made': Attacked;
  'charge-failed': Summed & OfUnit;
  'unit-disrupted': OfUnit;
  'morale-tested': Summed & OfUnit;
  'stand-rolled': Summed & OfUnit;
  'unit-retreated': OfUnit & { to: Point; by: Um };
  /**
   * `isAgain`: it routs already, and would run on. `isStand`: guns that would make a last stand.
   * `swept`: others go with it by a Break Roll.
   */
  'rout-due': OfUnit & {
    cause: string | null;
    riding: Riding | null;
    isAgain?: boolean;
    isStand?: boolean;
    swept?: Swept;
  };
  /** Some run one after the other, as their owner decides. */
  'flight-due': Fleeing;
  'unit-routed': OfUnit & { side: string };
  'unit-fled': OfUnit & { to: Point; by: Um; facing?: Direction };
  'unit-left': OfUnit & { side: string };
  'unit-destroyed': OfUnit & { side: string; because: 'attack' | 'morale' | 'stand' | 'failed' | 'no-way' | 'edge' };
  /** `formation`: all whom the roll is for, where it may be their only one in the phase. */
  'break-rolled': Summed & OfUnit & { formation?: readonly string[] };
  /** All others of a formation rout at once: one result, with the flight of each. */
  'formation-broke': { side: string; flights: readonly Flight[] };
  /** `toward`: for those who only stand on a line, the next of the formation that it leads to. */
  'overrun-due': OfUnit & { next: readonly string[]; toward?: Readonly<Record<string, string>> };
  'overrun-left': OfUnit;
  'overrun-ridden': OfUnit & { units: Readonly<Record<string, Point>> };
  'recovery-rolled': Summed & OfUnit;
  'rally-rolled': Summed & OfUnit;
  /**
   * `faces`: the dice of both sides, in the order of the sides. `ties`: how often they were equal.
   */
  'first-rolled': { first: string; faces: readonly [number, number]; ties: number };
  /** The sides that the battle names for the set-up and the first turn. */
  'first-named': { first: string; deploys: string };
  /** Figures that were off the board stand on it now; `column`: null for an HQ. */
  'formation-placed': { side: string; column: number | null; units: Readonly<Record<string, Unit>> };
  'deployment-ended': { side: string };
  'reinforcements-rolled': Summed & { side: string };
  'arrival-rolled': Summed & { side: string };
  'column-due': { side: string; where: Flank };
  /** No place was free: the column comes on next turn. */
  'column-waits': { side: string };
  'battle-over': { winner: string; because: 'losses' | 'hq' };
}

/** Every event, with the clauses behind it. */
export type Event = {
  [T in keyof Facts]: Readonly<{ type: T; clauses: readonly RrClauseId[] } & Facts[T]>;
}[keyof Facts];

/** The event of one type, or of several. */
export type EventOf<T extends Event['type']> = OfType<Event, T>;
