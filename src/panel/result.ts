import { hasPips, pips, formatRoll } from './faces.ts';
import { segments } from './shares.ts';
import { result, rows } from './sums.ts';
import type { Rolled } from '../core/dice.ts';
import type { Fraction } from '../core/fraction.ts';
import type { Shared } from '../core/outcomes.ts';
import type { Reason } from '../core/reasons.ts';
import { clauseMarkup, escape, type ClauseTitle } from './markup.ts';

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
  /** The conclusion in a sentence; screen readers announce it as the caption. */
  readonly says: string;
  readonly clauseTitle: ClauseTitle;
}

/** A reason as a table: what is needed, the dice, and every modifier that was considered, each with its clause. */
export function reasonMarkup({ reason, says, clauseTitle }: Reasoned): string {
  const body = rows(reason).map(({ label, clause, value, note, counted }) => {
    const link = clause === undefined ? '' : ` ${clauseMarkup(clause, clauseTitle)}`;
    const beside = note === undefined ? '' : ` <small>${note}</small>`;
    return `<tr${counted ? '' : ' class="idle"'}><th scope="row">${escape(label)}${link}${beside}</th><td>${escape(value)}</td></tr>`;
  });
  return `<table class="sum"><caption class="sr-only">${escape(says)}</caption><tbody>${body.join('')}</tbody><tfoot><tr><th scope="row">${escape(says)}</th><td>${escape(result(reason))}</td></tr></tfoot></table>`;
}

const places = (value: number): string => `${Number(value.toFixed(2))}%`;

/** The exact chances of an order, by outcome. */
export interface Chances {
  readonly caption: string;
  readonly chances: Readonly<Record<string, Fraction>>;
  readonly outcomes: Readonly<Record<string, Shared>>;
}

/** The odds as a bar with a legend of the numbers. */
export function oddsMarkup({ caption, chances, outcomes }: Chances): string {
  const bar = segments(chances, outcomes);
  const rects = bar.map(
    ({ outcome, from, width }) =>
      `<g class="odds-${outcome}"><rect x="${places(from)}" width="${places(width)}" height="18"/><line x1="${places(from)}" x2="${places(from + width)}" y1="9" y2="9"/></g>`,
  );
  const key = bar.map(
    ({ word, outcome, says }) =>
      `<li class="odds-${outcome}"><b>${escape(word.replaceAll('-', ' '))}</b> ${escape(says)}</li>`,
  );
  return `<div class="odds"><p>${escape(caption)}</p><svg class="odds-bar" width="100%" height="18" aria-hidden="true">${rects.join('')}</svg><ul class="odds-key">${key.join('')}</ul></div>`;
}
