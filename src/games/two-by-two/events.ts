import type { OfType } from '../words.ts';
import type { Um } from '../../geometry/lengths.ts';
import type { Contact, Reaction } from './pending.ts';
import type { TtClauseId, Sum } from './reasons.ts';
import type { Pose } from './state.ts';
import type { Phase } from './tables.ts';

/** An event with one sum behind it. */
interface Summed {
  reasons: readonly [Sum];
}
interface OfUnit {
  unit: string;
}

/** Every event with its fields. An event records what was decided; it decides nothing itself. */
interface Facts {
  'phase-began': { side: string; phase: Phase; turn: number };
  /** `through`: where it stood after each leg, the last of them its place now. `charge`: whom a charge strikes, and who may answer. */
  'unit-moved': OfUnit & { through: readonly Pose[]; charge?: Pick<Reaction, 'by' | 'fresh' | 'due'> };
  /** A charged unit stays as it is. */
  'unit-stood': OfUnit;
  /** Charged infantry has turned to face; `slid` is where its charger stands now. */
  'unit-faced': OfUnit & { to: Pose; foe: string; slid: Pose };
  'contact-made': OfUnit & { at: string; by: Contact['by'] };
  'screen-changed': OfUnit & { screen: boolean };
  'shot-fired': Summed & OfUnit & { at: string; distance: Um };
  'firer-pinned': OfUnit;
  'unit-pinned': OfUnit;
  'unit-disrupted': OfUnit;
  /** `from`: where it stood when it broke. `caught`: whose rout it shares, where it is a panic; else null. */
  'unit-routed': Summed & OfUnit & { from: Pose; caught: string | null };
  'unit-fled': OfUnit & { to: Pose; by: Um };
  /** `because`: by the die, over the edge of the table, or because its flight was stopped. */
  'unit-destroyed': OfUnit & { side: string; because: 'die' | 'edge' | 'stopped' };
}

/** Every event, with the clauses behind it. */
export type Event = {
  [T in keyof Facts]: Readonly<{ type: T; clauses: readonly TtClauseId[] } & Facts[T]>;
}[keyof Facts];

/** The event of one type, or of several. */
export type EventOf<T extends Event['type']> = OfType<Event, T>;
