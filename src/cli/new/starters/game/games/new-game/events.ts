import type { Sum } from './reasons.ts';
import type { Pose } from './state.ts';
import type { Clause, Phase } from './tables.ts';

/** Every event with its fields. An event records what was decided; it decides nothing itself. */
interface Facts {
  'phase-began': { side: string; phase: Phase; turn: number };
  'unit-moved': { unit: string; to: Pose };
  'shot-fired': { unit: string; at: string; reasons: readonly [Sum] };
  'unit-destroyed': { unit: string; side: string };
}

/** Every event, with the clauses behind it. */
export type Event = {
  [T in keyof Facts]: Readonly<{ type: T; clauses: readonly Clause[] } & Facts[T]>;
}[keyof Facts];
