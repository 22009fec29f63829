import { hasPips, pips, formatRoll } from './faces.ts';
import { result, rows, type Uncounted } from './sums.ts';
import type { Rolled } from '../core/dice.ts';
import type { Reason } from '../core/reasons.ts';
import { citedMarkup, escape } from './markup.ts';

/** A roll with the game's caption for it: `to hit`. */
export interface CaptionedRoll {
  readonly rolled: Rolled;
  readonly caption: string;
}

/** The dice in the order in which they were rolled; a single D6 is drawn as a face. */
export function diceMarkup(dice: readonly CaptionedRoll[]): string {
  if (dice.length === 0) return '';
  const items = dice.map(({ rolled, caption }) => {
    const face = hasPips(rolled)
      ? `<svg class="die" viewBox="0 0 24 24" role="img" aria-label="${formatRoll(rolled)}"><path d="${pips(Number(rolled.result))}"/></svg>`
      : `<b class="die">${escape(formatRoll(rolled))}</b>`;
    return `<li>${face}${escape(caption)}</li>`;
  });
  return `<ul class="dice">${items.join('')}</ul>`;
}

/** A reason and its conclusion. */
export interface Reasoned {
  readonly reason: Reason;
  /** The conclusion in a sentence. */
  readonly says: string;
}

/**
 * A reason as a table of what counted: the number needed, the dice and the modifiers, each with a
 * link to its clause. A single row is merged with the total.
 */
export function reasonMarkup({ reason, says }: Reasoned): string {
  const counted = rows(reason);
  const total = result(reason);
  const [only, more] = counted;
  const noted = (note?: string): string => (note === undefined ? '' : ` <small>${escape(note)}</small>`);
  const foot = (beside: string): string =>
    `<tfoot><tr><th scope="row">${escape(says)}${beside}</th><td>${escape(total)}</td></tr></tfoot></table>`;
  if (only?.value === total && more === undefined)
    return `<table class="sum">${foot(` <small>${citedMarkup(only.label, only.clause)}</small>${noted(only.note)}`)}`;
  const body = counted.map(({ label, clause, value, note }) => {
    return `<tr><th scope="row">${citedMarkup(label, clause)}${noted(note)}</th><td>${escape(value)}</td></tr>`;
  });
  return `<table class="sum"><tbody>${body.join('')}</tbody>${foot('')}`;
}

/** The terms that did not apply, folded. */
export function uncountedMarkup(all: readonly Uncounted[]): string {
  if (all.length === 0) return '';
  const items = all.map(({ label, clause }) => `<li>${citedMarkup(label, clause)}</li>`);
  return `<details class="fold"><summary>What did not apply (${all.length})</summary><ul>${items.join('')}</ul></details>`;
}
