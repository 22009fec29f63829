import type { AnyEngine, Awaiting, Moment } from '../games/engine.ts';
import { resolveOrder, type Resolved } from './resolve.ts';
import { Malformed } from './malformed.ts';
import type { NarratedEvent } from './played.ts';
import type { Run } from './run.ts';

/** A side's turn has a handful of phases; a way this long never arrives. */
const MOST_PHASES = 60;

/** Ends phase after phase until this moment begins. Throws `Malformed` where a phase cannot be ended, or where the moment never comes. */
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

/** Is there such a moment in this game? Asked first, or its dice would be asked for on a way that does not end. */
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
  const due = { type: 'end-phase' };
  const verdict = engine.judge(state, due);
  if (verdict.ok) return resolveOrder(run, state, due);
  const found = engine.words.refusal(verdict, state);
  throw new Malformed([{ path, found, wanted: 'a board on which the phase can be ended' }]);
}
