import type { Beside } from '../../games/contract/beside.ts';
import type { Awaiting, Intent, Option, OrderLike } from '../../games/contract/engine.ts';
import type { Session } from './session.ts';

/**
 * A game in which what is chosen beside the board goes with each order: probes and listed orders
 * are for this choice. `chosen` returns null as long as nothing is asked for; then the game
 * chooses. What goes with no order now, as `isIdle` tells, is left out of those that are listed: a
 * reader who has chosen such a card must not be left without a button.
 */
export function withChosen(
  at: Session,
  chosen: () => readonly string[] | null,
  isIdle: (id: string) => boolean = () => false,
): Session {
  const { rules } = at.game;
  const probed = (state: Awaiting, intent: Intent, now: readonly string[] | null) =>
    rules.probe(state, now === null ? intent : { ...intent, with: now });
  const probe: typeof rules.probe = (state, intent) => probed(state, intent, chosen());
  /** A listed order with this choice; empty if it is not allowed with it. */
  function alike(state: Awaiting, option: Option<OrderLike>): readonly Option<OrderLike>[] {
    const { unit, kind, target } = rules.intent(state, option.order);
    const going = (chosen() ?? []).filter((id) => !isIdle(id));
    const allowed = probed(state, { unit, target, ...(kind !== undefined && { kind }) }, going).filter(
      ({ order, verdict }) => verdict.ok && order.type === option.order.type,
    );
    // Several orders may have the same target, and none takes anything with it.
    const same = JSON.stringify(option.order);
    if (allowed.some(({ order }) => JSON.stringify(order) === same)) return [option];
    return allowed
      .slice(0, 1)
      .flatMap(({ order, verdict }) => (verdict.ok ? [{ order, clauses: verdict.clauses }] : []));
  }
  const candidates: typeof rules.candidates = (state, unit) => {
    const all = rules.candidates(state, unit);
    if (chosen() === null) return all;
    const found = all.flatMap((option) => alike(state, option));
    return [...new Map(found.map((option) => [JSON.stringify(option.order), option])).values()];
  };
  return { ...at, game: { ...at.game, rules: { ...rules, probe, candidates } } };
}

/**
 * The choice with this item at its end, or without it if it was chosen. One choice replaces
 * another.
 */
export function toggled(chosen: readonly string[], id: string, { most }: Pick<Beside, 'most'>): readonly string[] {
  if (chosen.includes(id)) return chosen.filter((each) => each !== id);
  return most === 1 ? [id] : [...chosen, id].slice(-most);
}
