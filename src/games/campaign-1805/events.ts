import type { Ranks } from '../table/boards/ranks.ts';
import type { Pose } from './bodies/body.ts';
import type { Quarter } from './bodies/quarters.ts';
import type { Pool, Sum } from './reasons.ts';
import type { CfClauseId } from './tables.ts';

interface OfUnit {
  unit: string;
}

/** Every event with its fields. An event records what was decided; it decides nothing itself. */
interface Facts {
  volleyed: OfUnit & { at: string; reasons: readonly Pool[] };
  /** Models have fallen to shots: what is left of the ranks, and how many fell. */
  'shot-down': OfUnit & { ranks: Ranks; lost: number };
  /** A body is attacked on a flank or in the rear, from where it was not before in this turn. */
  flanked: OfUnit & { quarter: Quarter };
  /** `places`: the models that have struck, as `rank.file`. */
  struck: OfUnit & { at: string; places: readonly string[]; reasons: readonly Pool[] };
  /** Models have fallen in melee. */
  'cut-down': OfUnit & { ranks: Ranks; lost: number };
  /** A test of leadership, with its second roll if there was one. */
  tested: OfUnit & { reasons: readonly [Sum, ...(readonly Sum[])] };
  routed: OfUnit;
  /** A body stands elsewhere. `through`: friends that it has run through. */
  moved: OfUnit & { to: Pose; through?: readonly string[] };
  /** A charge has come to contact. */
  met: OfUnit & { at: string };
  /** A charge has not come to contact. */
  'fell-short': OfUnit & { at: string };
  /** A body has left the table. */
  left: OfUnit & { side: string };
  destroyed: OfUnit & { side: string };
}

/** Every event, with the clauses behind it. */
export type Event = {
  [T in keyof Facts]: Readonly<{ type: T; clauses: readonly CfClauseId[] } & Facts[T]>;
}[keyof Facts];

/** The event of one type. */
export type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;
