import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { PHASES, TURNS, type Phase } from '../tables.ts';

type Beginning = Pick<State, 'side' | 'phase' | 'turn'>;

/** The orders of each phase. */
const ORDERS: Readonly<Record<Phase, string>> = { move: 'move', shoot: 'shoot' };

/** What is awaited in a phase; nothing once all turns are over. @clause ng.turn.length */
const due = ({ side, phase, turn }: Beginning): State['awaits'] =>
  turn > TURNS ? null : { sides: [side], kind: 'phase', orders: [ORDERS[phase], 'end-phase'], by: 'ng.turn.sequence' };

/** The board at the beginning of a phase. */
export const begun = (state: Omit<State, 'awaits' | keyof Beginning>, beginning: Beginning): State => ({
  ...state,
  ...beginning,
  done: [],
  awaits: due(beginning),
});

/** A side moves and then shoots; then the other side does. @clause ng.turn.sequence */
export function endPhase({ sides, side, phase, turn }: State): readonly Event[] {
  const clauses = ['ng.turn.sequence'] as const;
  const [first, second] = Object.keys(sides) as [string, string];
  if (phase === PHASES[0]) return [{ type: 'phase-began', clauses, side, phase: PHASES[1], turn }];
  const [next, later] = side === first ? [second, turn] : [first, turn + 1];
  return [{ type: 'phase-began', clauses, side: next, phase: PHASES[0], turn: later }];
}
