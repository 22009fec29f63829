import type { ClauseId } from '../../../src/core/ids.ts';
import { scripted } from '../../../src/core/scripted.ts';
import type { Awaiting } from '../../../src/games/contract/engine.ts';
import { loadGame } from '../../../src/register/index.ts';
import type { State } from '../../../src/games/paper-bayonet/state.ts';
import type { Played } from '../../../src/scenario/play/played.ts';
import { unitsOf, type PlayedBoard } from './played.ts';

/** The engine's verdict on moving a unit to one square, as an answer to a task. */
export interface Answer {
  readonly to: string;
  readonly kind: 'right' | 'short' | 'refused';
  /** Why it is not enough or not allowed. Empty for a right answer. */
  readonly says: string;
  readonly clause: ClauseId | null;
}

/**
 * A task that asks for a move, with the engine's verdict on every square without a unit of the
 * reader's side.
 */
export interface Task {
  readonly step: Played;
  /** The square of the unit that must move. */
  readonly from: string;
  readonly answers: readonly Answer[];
}

const squares = ({ size }: State): readonly string[] =>
  Array.from(
    { length: size.files * size.ranks },
    (_, i) => `${'abcdefghijklmnop'[i % size.files] ?? ''}${1 + Math.floor(i / size.files)}`,
  );

/**
 * Gets the engine's verdict on each square for the task of a scenario. Throws unless the task asks
 * for a move that clears a shot.
 */
export async function taskOf({ game, scenario, play }: PlayedBoard): Promise<Task> {
  const { engine } = await loadGame(game);
  const at = play.steps.findIndex(({ task }) => task !== null);
  const [step, written] = [play.steps[at]!, scenario.steps[at]!.task!];
  const { before, order } = step;
  if (!('allowed' in written.goal) || written.goal.when === undefined || !('unit' in order!))
    throw new Error(`${scenario.id} asks for something else than a move that clears a shot`);
  const { allowed, when } = written.goal;
  const unit = String(order.unit);
  const own = unitsOf(before).find(({ id }) => id === unit)!;
  const held = unitsOf(before).flatMap(({ side, at: square }) => (side === own.side ? [square] : []));

  function read(wanted: unknown, state: Awaiting) {
    const found = engine.order(wanted, state);
    if (!found.ok) throw new Error(`${scenario.id}: no order ${JSON.stringify(wanted)}`);
    return found.value;
  }
  function answer(to: string): Answer {
    // The order that pointing at this square gives, allowed or not.
    const [meant] = engine.probe(before, { unit, target: { square: to } });
    if (meant === undefined) throw new Error(`${scenario.id}: pointing at ${to} means nothing`);
    const { order: move, verdict } = meant;
    if (!verdict.ok)
      return { to, kind: 'refused', says: engine.words.refusal(verdict, before), clause: verdict.clause };
    const events = engine.resolve(before, move, scripted([]));
    const then = engine.at(
      events.reduce((state, event) => engine.apply(state, event), before),
      when,
    );
    const shot = engine.judge(then, read(allowed, then));
    return shot.ok
      ? { to, kind: 'right', says: '', clause: null }
      : { to, kind: 'short', says: engine.words.refusal(shot, then), clause: shot.clause };
  }
  const free = squares(before as State).filter((square) => !held.some((own) => own === square));
  return { step, from: own.at, answers: free.map(answer) };
}
