import type { PlayedDecision } from '../scenario/play/played.ts';
import type { WeighedOrder } from '../scenario/ask/decide.ts';
import { escape } from './markup.ts';
import { oddsMarkup } from './result.ts';

/** What an order comes to: the odds of the order that counts, or why there are none. */
export function weighedMarkup({ says, counts, odds, isOwn, because }: WeighedOrder, whose: string): string {
  const head = `<h4 class="headline">${escape(whose)}</h4><p class="event">${escape(says)}.</p>`;
  if (odds === null) return `${head}<p class="event">${escape(because)}</p>`;
  const caption = counts === says ? 'How it may turn out' : `Then: ${counts.charAt(0).toLowerCase()}${counts.slice(1)}`;
  return head + oddsMarkup(caption, odds, isOwn ? 'reader' : 'enemy');
}

/**
 * A moment at which the reader decides. What was ordered in the battle can be opened without
 * scripts too.
 */
export const decisionMarkup = ({ asks, weighed }: PlayedDecision, instructions: string): string =>
  `<div class="task"><p class="question">${escape(asks)}</p>${instructions}<details class="choice" data-hint="battle"><summary>See what the battle did</summary><div>${weighedMarkup(weighed, 'In the battle')}</div></details></div>`;
