import type { Um } from '../../geometry/lengths.ts';
import type { OfType } from '../contract/words.ts';
import type { ChargeFacts } from './charging/events.ts';
import type { CommandFacts } from './command/events.ts';
import type { ControlFacts } from './control/events.ts';
import type { MeleeFacts } from './melee/events.ts';
import type { MoraleFacts } from './morale/events.ts';
import type { FireFacts } from './firing/events.ts';
import type { Body, Idle, Pose } from './figures/unit.ts';
import type { Sum } from './reasons.ts';
import type { DgClauseId, Formation, Phase } from './tables.ts';

interface OfUnit {
  unit: string;
}

/** Every event with its fields. An event records what was decided; it decides nothing itself. */
interface Facts extends FireFacts, MoraleFacts, ChargeFacts, MeleeFacts, ControlFacts, CommandFacts {
  /** `present`: at the end of the command phase, whom each general is with. */
  'phase-began': {
    side: string;
    phase: Phase;
    turn: number;
    present?: Readonly<Record<string, readonly string[]>>;
  };
  /** Both dice; `isLevel`: by one reading a tie leaves the initiative where it was. */
  'initiative-rolled': { winner: string; reasons: readonly [Sum, Sum] };
  /** `through`: where it stands after each leg. `nearer`: to its nearest enemy. @ruling dg-151 */
  'unit-moved': OfUnit & { through: readonly Pose[]; nearer?: boolean };
  'formation-changed': OfUnit & { formation: Formation; to: Pose };
  /** A change that goes on in the next turn; `left` of it in quarters of a turn. */
  'change-begun': OfUnit & { into: Formation; left: number };
  /** A change that was begun before has taken this much of this turn. */
  'change-went-on': OfUnit & { left: number; took: number };
  /** Ground has cost a unit its order, or a charge, a retreat or a round of melee. */
  'order-lost': OfUnit & { order: 'unformed' | 'disordered'; ground?: string };
  /** A unit has done nothing for a full turn. */
  'stood-idle': OfUnit & { idle: Idle };
  'order-regained': OfUnit & { order: 'formed' | 'unformed' };
  rested: OfUnit & { fatigue: Body['fatigue'] };
  /**
   * A company comes out of a unit, which stands at `to` from now on, or the unit still needs so
   * many quarters for it.
   */
  'company-sent': OfUnit & { company: Body; to: Pose; took: number };
  'sending-begun': OfUnit & { left: number };
  /** A company has gone back into its parent, or still needs so many quarters for it. */
  'company-returned': OfUnit & { parent: string; to: Pose };
  'return-begun': OfUnit & { left: number };
  /** Skirmishers have fallen back before formed troops. */
  'gave-way': OfUnit & { to: Pose; by: Um; before: string };
  'was-caught': OfUnit & { before: string };
  /** A general has made room for an enemy. */
  'general-withdrew': OfUnit & { to: Pose; before: string };
  /** By one reading a general has moved with the unit that he touched. @ruling dg-127 */
  'general-rode': OfUnit & { to: Pose };
  /** Nobody has won if it is a draw. @ruling dg-103 */
  'battle-ended': { winner: string | null; because: 'half-broken' | 'ground' | 'time' };
  /** Those with whom a general has not been all the turn. */
  'presence-ended': OfUnit & { with: readonly string[] };
}

/** Every event, with the clauses behind it. */
export type Event = {
  [T in keyof Facts]: Readonly<{ type: T; clauses: readonly DgClauseId[] } & Facts[T]>;
}[keyof Facts];

/** The event of one type. */
export type EventOf<T extends Event['type']> = OfType<Event, T>;
