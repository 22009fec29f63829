import { endOfPhase } from '../../games/contract/due.ts';
import type { AnyEngine, Awaiting, Moment } from '../../games/contract/engine.ts';
import { resolveOrder, type Resolved, type Run } from './run.ts';
import { Malformed } from '../files/malformed.ts';
import type { NarratedEvent } from '../../games/contract/view.ts';

/**
 * The most phases to end: a turn has only a few per side, so after this many the moment never
 * comes.
 */
const MOST_PHASES = 60;

/**
 * Ends one phase after another until this moment begins. Throws `Malformed` if a phase cannot be
 * ended or the moment never comes.
 */
export function advanceTo(run: Run, from: Awaiting, moment: Moment): Resolved {
  const wanted = `a side of this board, and a phase: ${run.engine.phases.join(', ')}`;
  const never = () => new Malformed([{ path: run.path, found: `${moment.side}, ${moment.phase}`, wanted }]);
  if (!exists(run.engine, from, moment)) throw never();
  const narrated: NarratedEvent[] = [];
  let state = from;
  for (let phases = 0; phases < MOST_PHASES; phases += 1) {
    const ended = endPhase(run, state);
    narrated.push(...ended.events);
    ({ state } = ended);
    const now = run.engine.moment(state);
    if (now.side === moment.side && now.phase === moment.phase) return { state, events: narrated };
  }
  throw never();
}

/**
 * Does this game have such a moment? Checked first: otherwise phases would ask for dice again and
 * again without ever getting there.
 */
function exists(engine: AnyEngine, from: Awaiting, moment: Moment): boolean {
  try {
    engine.at(from, moment);
    return true;
  } catch {
    return false;
  }
}

function endPhase(run: Run, state: Awaiting): Resolved {
  const { engine, path } = run;
  const due = endOfPhase(state);
  const verdict = engine.judge(state, due);
  if (verdict.ok) return resolveOrder(run, state, due);
  const found = engine.words.refusal(verdict, state);
  throw new Malformed([{ path, found, wanted: 'a board on which the phase can be ended' }]);
}
