import { hasPips, pips, formatRoll } from './faces.ts';
import { parts } from './shares.ts';
import { result, rows } from './sums.ts';
import type { Rolled } from '../core/dice.ts';
import type { Fraction } from '../core/fraction.ts';
import type { Shared } from '../core/outcomes.ts';
import type { Reason } from '../core/reasons.ts';
import { clauseMarkup, escape, type ClauseTitle } from './markup.ts';

/** A roll with the words of its game: `to hit`. */
export interface Captioned {
  readonly rolled: Rolled;
  readonly caption: string;
}

/** Dice as faces, in the order in which they were rolled. */
export function diceMarkup(dice: readonly Captioned[]): string {
  if (dice.length === 0) return '';
  const items = dice.map(({ rolled, caption }) => {
    const face = hasPips(rolled)
      ? `<svg class="die" viewBox="0 0 24 24" role="img" aria-label="${formatRoll(rolled)}"><path d="${pips(Number(rolled.result))}"/></svg>`
      : `<b class="die">${escape(formatRoll(rolled))}</b>`;
    return `<li>${face}${escape(caption)}</li>`;
  });
  return `<ul class="dice">${items.join('')}</ul>`;
}

/** A reason as a table: what is needed, the dice, and every modifier that was looked at, each with its clause. */
export interface Reasoned {
  readonly reason: Reason;
  /** What it came to, in a sentence; for screen readers it comes before the table. */
  readonly says: string;
  readonly clauseTitle: ClauseTitle;
}

/** See `Reasoned`. */
export function reasonMarkup({ reason, says, clauseTitle }: Reasoned): string {
  const body = rows(reason).map(({ label, clause, value, note, counted }) => {
    const link = clause === undefined ? '' : ` ${clauseMarkup(clause, clauseTitle)}`;
    const beside = note === undefined ? '' : ` <small>${note}</small>`;
    return `<tr${counted ? '' : ' class="idle"'}><th scope="row">${escape(label)}${link}${beside}</th><td>${escape(value)}</td></tr>`;
  });
  return `<table class="sum"><caption class="sr-only">${escape(says)}</caption><tbody>${body.join('')}</tbody><tfoot><tr><th scope="row">${escape(says)}</th><td>${escape(result(reason))}</td></tr></tfoot></table>`;
}

const places = (value: number): string => `${Number(value.toFixed(2))}%`;

/** The exact chances of an order, as a bar with its numbers. */
export interface Chances {
  readonly caption: string;
  readonly chances: Readonly<Record<string, Fraction>>;
  readonly outcomes: Readonly<Record<string, Shared>>;
}

/** See `Chances`. */
export function oddsMarkup({ caption, chances, outcomes }: Chances): string {
  const bar = parts(chances, outcomes);
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
