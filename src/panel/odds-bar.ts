import { isKnown, share, type Fraction } from '../core/fraction.ts';
import { capital } from '../games/contract/sentences.ts';
import type { FurtherOdds, OrderOdds } from '../scenario/play/odds.ts';
import { lossesMarkup } from './losses.ts';
import { escape } from './markup.ts';
import { chanceText, groups, HEADS, percent, simplest, type Group, type Orderer } from './shares.ts';

const places = (value: number): string => `${Number(value.toFixed(2))}%`;

/** The head of a group. What favours neither side is a draw, or has no effect at all. */
const headOf = ({ good, parts }: Group): string =>
  good !== 'level' ? HEADS[good] : parts.every(({ worst }) => worst === 'unharmed') ? 'No effect' : 'Draw';

/** What odds are about; `counts` says how many ways were counted, if that is told. */
export interface OddsCaption {
  readonly says: string;
  readonly counts: string | null;
}

/** What is shown of the odds of an order. */
type ShownOdds = Pick<OrderOdds, 'chances' | 'outcomes' | 'assumes' | 'losses' | 'further'>;

function barMarkup({ good, parts }: Group, height: number): string {
  const rects = parts.map(
    ({ from, width }) => `<rect x="${places(from)}" width="${places(width)}" height="${height}"/>`,
  );
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

const barsMarkup = (all: readonly Group[], height: number): string =>
  `<svg class="odds-bar" width="100%" height="${height}" aria-hidden="true">${all.map((group) => barMarkup(group, height)).join('')}</svg>`;

/** How likely it is that what is supposed can be played at all. */
function heldText(held: FurtherOdds['held']): string {
  if (held === null) return '';
  return held === 'hand' ? 'It is in your hand.' : `The chance that they have it: ${chanceText(held)}.`;
}

/** Odds beneath the others: a thin bar, and the three groups in one line. */
function furtherMarkup({ says, held, chances }: FurtherOdds, outcomes: OrderOdds['outcomes'], by: Orderer): string {
  const all = groups(chances, outcomes, by);
  const told = all
    .filter(({ parts }) => parts.length > 0)
    .map((group) => {
      const { chance, parts } = group;
      const [only, more] = parts;
      const words =
        more === undefined ? only!.says : parts.map((part) => `${part.says} ${percent(share(part.chance))}`).join(', ');
      return `<span>${headOf(group)} <em>${percent(share(chance))}</em>: ${escape(words)}</span>`;
    });
  const beside = [heldText(held)].filter(Boolean).map((text) => ` <small>${escape(text)}</small>`);
  return `<li><b>${escape(capital(says))}</b>${beside.join('')}${barsMarkup(all, 8)}<p>${told.join(' · ')}</p></li>`;
}

/**
 * The odds as a bar, and its three groups with their totals and their parts, as good or bad for the
 * reader, whichever side gives the order. Beneath stand the losses, and odds that are counted
 * otherwise: they are never blended.
 */
export function oddsMarkup(
  { says, counts }: OddsCaption,
  { chances, outcomes, assumes, losses, further }: ShownOdds,
  by: Orderer,
): string {
  const all = groups(chances, outcomes, by);
  const key = all.map(
    (group) =>
      `<li class="odds-${group.good}"><b>${headOf(group)}</b> <em>${percent(share(group.chance))}</em> <small>${partsMarkup(group)}</small></li>`,
  );
  const policy = assumes === null ? '' : `<p>${escape(assumes)}</p>`;
  const rows = further.map((each) => furtherMarkup(each, outcomes, by)).join('');
  const beneath = rows === '' ? '' : `<ul class="odds-further">${rows}</ul>`;
  return `<div class="odds"><p${counts === null ? '' : ` title="${escape(counts)}"`}>${escape(says)}</p>${barsMarkup(all, 18)}<ul class="odds-key">${key.join('')}</ul>${policy}${lossesMarkup(losses)}${beneath}</div>`;
}
