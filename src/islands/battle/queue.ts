import type { Awaiting, Option, OrderLike } from '../../games/contract/engine.ts';
import type { Session } from '../orders/session.ts';

/**
 * A game in which pointing at a place also says which units wait there: probes and listed orders
 * are for this queue. `queue` returns null if no queue is asked for.
 */
export function withQueue(at: Session, queue: () => readonly string[] | null): Session {
  const { rules } = at.game;
  const probe: typeof rules.probe = (state, intent) => {
    const now = queue();
    return rules.probe(state, now === null ? intent : { ...intent, queue: now });
  };
  /** A listed order with this queue; empty if it is not allowed with it. */
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

/** A queue with this unit at its end, or without it if it was in the queue. */
export const toggled = (queue: readonly string[], unit: string): readonly string[] =>
  queue.includes(unit) ? queue.filter((each) => each !== unit) : [...queue, unit];
