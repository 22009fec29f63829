import type { ClauseId } from '../core/ids.ts';
import type { AnyRules } from '../games/contract/engine.ts';
import type { CountedRoll } from '../scenario/play/count-rolled.ts';
import { clauseMarkup, escape } from './markup.ts';
import { modifiersMarkup } from './modifiers.ts';
import { oddsMarkup } from './odds-bar.ts';

/** How a game names its clauses and its units. */
export interface RollTold extends Pick<AnyRules, 'words'> {
  readonly title: (id: ClauseId) => string;
}

/**
 * What a roll with one set of choices comes to: the bar, the modifiers and the clauses, or why the
 * order is refused.
 */
export function rollMarkup({ words, title }: RollTold, heading: string, came: CountedRoll): string {
  if ('says' in came) return `<p class="never"><b>Not allowed.</b> ${escape(came.says)} ${clauseMarkup(came.clause, title)}</p>`; // prettier-ignore
  const { odds, reasons, clauses, state } = came;
  const sums = modifiersMarkup(reasons, (id) => words.name(id, state), title);
  const cited = clauses.map((id) => `<li>${clauseMarkup(id, title)}</li>`).join('');
  const says = odds.isByOwnChart === true ? `${heading}, by your chart` : heading;
  return `${oddsMarkup({ says, counts: null }, odds, 'reader')}<div class="sums">${sums}</div><details class="fold"><summary>Rules (${clauses.length})</summary><ul>${cited}</ul></details>`;
}
