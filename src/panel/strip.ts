import type { ClauseId } from '../core/ids.ts';
import { capital, listed, plural } from '../games/contract/sentences.ts';
import type { Beside, BesideItem } from '../games/contract/beside.ts';
import { escape } from './markup.ts';

/** What the reader is asked to choose from what lies beside the board. Empty if nothing is due. */
export function askOf({ items, most, isOrdered, isWhole }: Beside): string {
  if (most === 0 || items.every(({ fits }) => !fits)) return '';
  const many = isWhole ? 'all of them' : most === 1 ? 'one' : most < items.length ? `up to ${most}` : 'any number';
  return `Choose ${many}${isOrdered && most > 1 ? ', the first one first' : ''}, then give the order.`;
}

/** What goes with the order, if the reader has chosen nothing. */
export function goesWith({ items }: Pick<Beside, 'items'>, going: readonly string[]): string {
  const names = going.flatMap((id) => items.find((item) => item.id === id)?.name ?? []);
  return names.length === 0 ? '' : `The order goes with ${listed(names)}, unless you choose another.`;
}

/** Why what the reader has chosen goes with no order now, of each such thing once. */
export function idleOf({ items }: Pick<Beside, 'items'>, chosen: readonly string[]): readonly IdleItem[] {
  const idle = items.filter(({ id, fits, use }) => chosen.includes(id) && !fits && use !== undefined);
  return idle
    .filter(({ name }, n) => idle.findIndex((each) => each.name === name) === n)
    .map(({ name, use }) => ({ says: `${capital(name)} goes with no order now. ${use!.says}`, clause: use!.clause }));
}

/** Why something goes with no order now, and the clause that says what it is for. */
interface IdleItem {
  readonly says: string;
  readonly clause: ClauseId;
}

/** The heading of a strip; with the name of its side where several sides sit at one screen. */
export const headingOf = ({ says }: Pick<Beside, 'says'>, side: string | null): string =>
  side === null ? says : `${capital(side)}: ${says.charAt(0).toLowerCase()}${says.slice(1)}`;

/** What stands on an item: a card of a deck needs no article. */
export const titleOf = ({ name, mark }: Pick<BesideItem, 'name' | 'mark'>): string =>
  mark === undefined ? name : capital(name.replace(/^the /, ''));

/** The most backs of cards that are drawn. */
const MOST_BACKS = 8;

/** How many backs are drawn for the cards that lie face down. */
export const backsOf = ({ covered }: Beside): readonly number[] =>
  Array.from({ length: Math.min(covered, MOST_BACKS) }, (_, n) => n);

/** How many cards of the other sides lie face down: `3 cards of the other side lie face down.` */
export const coveredText = ({ covered }: Beside): string =>
  covered === 0 ? '' : `${plural(covered, 'card')} of the other side ${covered === 1 ? 'lies' : 'lie'} face down.`;

/** One item of the list: a card with its mark in the corner, or a name with what it is. */
function itemMarkup(item: BesideItem): string {
  const { mark, says, fits } = item;
  const classes = [...(mark === undefined ? [] : ['card']), ...(fits ? [] : ['idle'])].join(' ');
  const corner = mark === undefined ? '' : `<span class="mark" aria-hidden="true">${escape(mark)}</span> `;
  const more = says === '' ? '' : ` ${escape(says)}`;
  return `<li${classes === '' ? '' : ` class="${classes}"`}>${corner}<b>${escape(titleOf(item))}</b>${more}</li>`;
}

/**
 * The strip below a board as it is read without scripts: what lies beside the board for its reader.
 * Empty if nothing does.
 */
export function stripMarkup(beside: Beside | null): string {
  if (beside === null) return '';
  const { says, items, heap = '' } = beside;
  const list = items.length === 0 ? '' : `<ul>${items.map(itemMarkup).join('')}</ul>`;
  const backs = '<i class="back"></i>'.repeat(backsOf(beside).length);
  const covered = coveredText(beside);
  const lines = `${covered === '' ? '' : `<p>${backs}${covered}</p>`}${heap === '' ? '' : `<p>${escape(heap)}</p>`}`;
  return `<div class="strip"><p class="holds">${escape(says)}</p>${list}${lines}</div>`;
}
