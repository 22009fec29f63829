import { share, type Fraction } from '../core/fraction.ts';
import type { OrderOdds } from '../scenario/play/odds.ts';
import { escape } from './markup.ts';
import { groups, isKnown, percent, simplest, type Good, type Group, type Orderer } from './shares.ts';

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
