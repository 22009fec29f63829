import type { Awaiting, Option, OrderLike } from '../../games/contract/engine.ts';
import type { Session } from '../orders/session.ts';

/**
 * A game in which whoever points at a place says who waits there: what is pointed at, and the
 * orders that are listed, are for this queue. `queue` is null where none is asked for.
 */
export function withQueue(at: Session, queue: () => readonly string[] | null): Session {
  const { rules } = at.game;
  const probe: typeof rules.probe = (state, intent) => {
    const now = queue();
    return rules.probe(state, now === null ? intent : { ...intent, queue: now });
  };
  /** An order that is listed, for this queue; nothing where it is not allowed for it. */
  function queuedLike(state: Awaiting, option: Option<OrderLike>): readonly Option<OrderLike>[] {
    const { unit, target } = rules.intent(state, option.order);
    if (target === null) return [option];
    const [found] = probe(state, { unit, target });
    return found?.verdict.ok === true ? [{ order: found.order, clauses: found.verdict.clauses }] : [];
  }
  const candidates: typeof rules.candidates = (state, unit) => {
    const all = rules.candidates(state, unit);
    if (queue() === null) return all;
    const found = all.flatMap((option) => queuedLike(state, option));
    return [...new Map(found.map((option) => [JSON.stringify(option.order), option])).values()];
  };
  return { ...at, game: { ...at.game, rules: { ...rules, probe, candidates } } };
}

/** A queue in which a unit stands last, or no longer if it stood there. */
export const toggled = (queue: readonly string[], unit: string): readonly string[] =>
  queue.includes(unit) ? queue.filter((each) => each !== unit) : [...queue, unit];
