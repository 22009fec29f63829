import type { WeighedOrder } from '../scenario/ask/decide.ts';
import type { PlayedAsk, PlayedDecision, PlayedTask } from '../scenario/play/played.ts';
import { clauseMarkup, escape, type ClauseTitle } from './markup.ts';
import type { ClauseId } from '../core/ids.ts';
import { oddsMarkup } from './odds-bar.ts';

/**
 * A prediction: each choice opens to say whether it is right, and why. All choices share `name`, so
 * that only one is open at a time.
 */
export function askMarkup(ask: PlayedAsk, name: string, title: ClauseTitle): string {
  const choices = ask.choices.map(
    ({ says, right, because, clauses }) =>
      `<details name="${escape(name)}" class="choice"><summary><span>${escape(says)}</span></summary><p><b class="${right ? 'yes' : 'no'}">${right ? 'Right.' : 'No.'}</b> ${escape(because)} <small>${clauses.map((id) => clauseMarkup(id, title)).join(', ')}</small></p></details>`,
  );
  return `<div class="ask"><p class="question">${escape(ask.question)}</p>${choices.join('')}</div>`;
}

/** What the hints of a task need to know about clauses. */
export interface ClauseWords {
  readonly title: ClauseTitle;
  /** The text of a clause, in our words. */
  readonly says: (id: ClauseId) => string;
}

/** A task with three levels of help, which also open without scripts. */
export function taskMarkup({ says, right, hints }: PlayedTask, instructions: string, clause: ClauseWords): string {
  const hint = (name: string, summary: string, inside: string): string =>
    `<details class="choice" data-hint="${name}"><summary>${summary}</summary>${inside}</details>`;
  const clauses = hints.clauses.map((id) => `<p>${clauseMarkup(id, clause.title)}: ${escape(clause.says(id))}</p>`);
  // Two answers with the same words are one answer to a reader.
  const answers = [...new Set(right.map(({ says }) => says))];
  const listed = answers.map((says) => `<li>${escape(says)}</li>`).join('');
  const words = hints.answer === null ? '' : `<p>${escape(hints.answer)}</p>`;
  return `<div class="task"><p class="question">${escape(says)}</p>${instructions}${hint('look', 'Hint: where to look', `<p>${escape(hints.look)}</p>`)}${hint('clause', 'Hint: which clause', clauses.join(''))}${hint('answer', 'Show me', `<p>${answers.length === 1 ? 'This is the right answer:' : 'Each of these is a right answer:'}</p><ul>${listed}</ul>${words}`)}</div>`;
}

/** The odds of an order, or of the later order that decides; or why there are none. */
export function weighedMarkup({ says, counts, odds, isOwn, because }: WeighedOrder, whose: string): string {
  const head = `<h4 class="headline">${escape(whose)}</h4><p class="event">${escape(says)}.</p>`;
  if (odds === null) return `${head}<p class="event">${escape(because)}</p>`;
  const caption = counts === says ? 'How it may turn out' : `Then: ${counts.charAt(0).toLowerCase()}${counts.slice(1)}`;
  return head + oddsMarkup({ says: caption, counts: null }, odds, isOwn ? 'reader' : 'enemy');
}

/**
 * A moment at which the reader decides. The order of the battle can be opened, also without
 * scripts.
 */
export const decisionMarkup = ({ asks, weighed }: PlayedDecision, instructions: string): string =>
  `<div class="task"><p class="question">${escape(asks)}</p>${instructions}<details class="choice" data-hint="battle"><summary>See what the battle did</summary><div>${weighedMarkup(weighed, 'In the battle')}</div></details></div>`;
