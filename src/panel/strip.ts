import { plural } from '../games/contract/sentences.ts';
import type { Beside } from '../games/contract/beside.ts';
import { escape } from './markup.ts';

/** What the reader is asked to choose from what lies beside the board. Empty if nothing is due. */
export function askOf({ items, most, isOrdered, isWhole }: Beside): string {
  if (most === 0 || items.every(({ fits }) => !fits)) return '';
  const many = isWhole ? 'all of them' : most === 1 ? 'one' : most < items.length ? `up to ${most}` : 'any number';
  return `Choose ${many}${isOrdered && most > 1 ? ', the first one first' : ''}, then give the order.`;
}

/** How many cards of the other sides lie face down: `3 cards of the other side lie face down.` */
export const coveredText = ({ covered }: Beside): string =>
  covered === 0 ? '' : `${plural(covered, 'card')} of the other side ${covered === 1 ? 'lies' : 'lie'} face down.`;

/**
 * The strip below a board as it is read without scripts: what lies beside the board for its reader.
 * Empty if nothing does.
 */
export function stripMarkup(beside: Beside | null): string {
  if (beside === null) return '';
  const items = beside.items
    .map(
      ({ name, says, fits }) =>
        `<li${fits ? '' : ' class="idle"'}><b>${escape(name)}</b>${says === '' ? '' : ` ${escape(says)}`}</li>`,
    )
    .join('');
  const covered = coveredText(beside);
  return `<div class="strip"><h4>${escape(beside.says)}</h4>${items === '' ? '' : `<ul>${items}</ul>`}${covered === '' ? '' : `<p>${covered}</p>`}</div>`;
}
