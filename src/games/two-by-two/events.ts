import type { OfType } from '../contract/words.ts';
import type { Um } from '../../geometry/lengths.ts';
import type { Contact, Following, Reaction, RolledMelee } from './turn/pending.ts';
import type { BattleFacts } from './battle/events.ts';
import type { TtClauseId, Sum } from './reasons.ts';
import type { Formation, Pose } from './state.ts';
import type { Phase } from './tables.ts';

/** An event with one sum behind it. */
interface Summed {
  reasons: readonly [Sum];
}
interface OfUnit {
  unit: string;
}

/** Every event with its fields. An event records what was decided; it decides nothing itself. */
interface Facts extends BattleFacts {
  'phase-began': { side: string; phase: Phase; turn: number };
  /**
   * `through`: the unit’s pose after each leg; the last one is where it stands now. `charge`: the
   * units that a charge strikes, and which of them may answer.
   */
  'unit-moved': OfUnit & { through: readonly Pose[]; charge?: Pick<Reaction, 'by' | 'fresh' | 'due'> };
  /** A charged unit stays as it is. */
  'unit-stood': OfUnit;
  /**
   * Charged infantry has turned to face its charger. `slid`: where the charger stands now. `fires`:
   * whether the infantry may also shoot at once.
   */
  'unit-faced': OfUnit & { to: Pose; foe: string; slid: Pose; fires?: boolean };
  /** `of`: the effect that the unit tries to lose. */
  'rally-rolled': Summed & OfUnit & { of: 'pinned' | 'disrupted' };
  'unit-rallied': OfUnit & { of: 'pinned' | 'disrupted' };
  /**
   * A side has named the unit that fights. `foes`: the enemies of which the other side names one.
   * `melees`: how many melees the unit has fought before in this phase.
   */
  'principal-named': OfUnit & { foes: readonly string[]; melees: number };
  /** Both scores were equal, and both sides roll again. */
  'melee-drawn': OfUnit & { at: string; faces: readonly [number, number] };
  'side-scored': Summed & OfUnit;
  /**
   * `principal`: the unit that fought for the side that resolves the melee. `fought`: all units
   * whose melee this was. `follow`: whether the winner may or must take the ground.
   */
  'melee-decided': Summed & {
    winner: string;
    loser: string;
    principal: string;
    fought: readonly string[];
    follow: Following | null;
    /** Set if the result only takes effect once all melees have been rolled. */
    waits?: RolledMelee;
  };
  /** The result of a melee that was rolled earlier takes effect. @ruling tt-068 */
  'melee-settled': { winner: string; loser: string; follow: Following | null };
  /** A beaten unit holds its place in a town or in woods. */
  'unit-held': OfUnit;
  'unit-thrown-back': OfUnit & { to: Pose; by: Um; how: 'repulsed' | 'recoiled' };
  'unit-followed-up': OfUnit & { to: Pose };
  'ground-left': OfUnit;
  /** A charger that fire has pinned or disrupted stops short. @ruling tt-031 tt-032 */
  'charger-stalled': OfUnit & { to: Pose; by: Um };
  'contact-made': OfUnit & { at: string; by: Contact['by'] };
  'screen-changed': OfUnit & { screen: boolean };
  'formation-changed': OfUnit & { formation: Formation };
  'shot-fired': Summed & OfUnit & { at: string; distance: Um };
  'firer-pinned': OfUnit;
  'unit-pinned': OfUnit;
  'unit-disrupted': OfUnit;
  /**
   * `from`: where the unit stood when it broke. `caught`: in a panic, the unit whose rout it
   * shares; otherwise null.
   */
  'unit-routed': Summed & OfUnit & { from: Pose; caught: string | null };
  'unit-fled': OfUnit & { to: Pose; by: Um };
  /**
   * `because`: what destroyed the unit: the die, the edge of the table, a flight that was stopped,
   * or a melee.
   */
  'unit-destroyed': OfUnit & { side: string; because: 'die' | 'edge' | 'stopped' | 'melee' };
}

/** Every event, with the clauses behind it. */
export type Event = {
  [T in keyof Facts]: Readonly<{ type: T; clauses: readonly TtClauseId[] } & Facts[T]>;
}[keyof Facts];

/** The event of one type, or of several. */
export type EventOf<T extends Event['type']> = OfType<Event, T>;
