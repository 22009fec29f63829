import { hasPips, pips, formatRoll } from './faces.ts';
import { groups, isKnown, percent, simplest, type Good, type Group, type Orderer } from './shares.ts';
import type { OrderOdds } from '../scenario/play/odds.ts';
import { result, rows, type Uncounted } from './sums.ts';
import type { Rolled } from '../core/dice.ts';
import { share, type Fraction } from '../core/fraction.ts';
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
  const foot = (beside: string): string =>
    `<tfoot><tr><th scope="row">${escape(says)}${beside}</th><td>${escape(total)}</td></tr></tfoot></table>`;
  if (only?.value === total && more === undefined)
    return `<table class="sum">${foot(` <small>${citedMarkup(only.label, only.clause)}</small>`)}`;
  const body = counted.map(({ label, clause, value, note }) => {
    const beside = note === undefined ? '' : ` <small>${note}</small>`;
    return `<tr><th scope="row">${citedMarkup(label, clause)}${beside}</th><td>${escape(value)}</td></tr>`;
  });
  return `<table class="sum"><tbody>${body.join('')}</tbody>${foot('')}`;
}

/** The terms that did not apply, folded. */
export function uncountedMarkup(all: readonly Uncounted[]): string {
  if (all.length === 0) return '';
  const items = all.map(({ label, clause }) => `<li>${citedMarkup(label, clause)}</li>`);
  return `<details class="fold"><summary>What did not apply (${all.length})</summary><ul>${items.join('')}</ul></details>`;
}

const places = (value: number): string => `${Number(value.toFixed(2))}%`;

const HEADS: Readonly<Record<Good, string>> = { good: 'For you', level: 'Level', bad: 'Against you' };

function barMarkup({ good, parts }: Group): string {
  const rects = parts.map(({ from, width }) => `<rect x="${places(from)}" width="${places(width)}" height="18"/>`);
  return rects.length === 0 ? '' : `<g class="odds-${good}">${rects.join('')}</g>`;
}

/** `9 of 36`. For many ways the reduced fraction, `13 in 16`; empty if that is no simpler. */
function waysOf(chance: Fraction): string {
  const told = simplest(chance);
  return told === null ? '' : `${told.ways} ${isKnown(chance) ? 'of' : 'in'} ${told.of}`;
}

/**
 * `9 of 36: disrupted 3, routed 6`; for many ways `13 in 16: disrupted 35 %, routed 46 %`. A single
 * outcome has no number of its own.
 */
function partsMarkup({ chance, parts }: Group): string {
  const number = (part: Fraction): string => (isKnown(part) ? String(part.ways) : percent(share(part)));
  const [first, more] = parts;
  const words =
    first !== undefined && more === undefined
      ? first.says
      : parts.map((part) => `${part.says} ${number(part.chance)}`).join(', ');
  return escape([first === undefined ? '' : waysOf(chance), words].filter(Boolean).join(': '));
}

/**
 * The odds as a bar, and its three groups with their totals and their parts, as good or bad for the
 * reader, whichever side gives the order.
 */
export function oddsMarkup(
  caption: string,
  { chances, outcomes, assumes }: Pick<OrderOdds, 'chances' | 'outcomes' | 'assumes'>,
  by: Orderer,
): string {
  const all = groups(chances, outcomes, by);
  const key = all.map(
    (group) =>
      `<li class="odds-${group.good}"><b>${HEADS[group.good]}</b> <em>${percent(share(group.chance))}</em> <small>${partsMarkup(group)}</small></li>`,
  );
  const policy = assumes === null ? '' : `<p>${escape(assumes)}</p>`;
  return `<div class="odds"><p>${escape(caption)}</p><svg class="odds-bar" width="100%" height="18" aria-hidden="true">${all.map(barMarkup).join('')}</svg><ul class="odds-key">${key.join('')}</ul>${policy}</div>`;
}
