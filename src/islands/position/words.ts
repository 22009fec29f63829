import { shortened } from '../../core/numbers.ts';
import type { Problem } from '../../core/result.ts';

const BEGIN = 'This link to a position cannot be opened.';
const END = 'The board stands as the lesson has it. Ask for the link once more, whole, or go on from here.';

/** The most characters of a link that a message repeats. */
const LONGEST_FOUND = 80;

/** The message why the position of a link cannot be opened, and what to do. */
export function why({ path, found, wanted }: Problem): string {
  if (path === 'version')
    return `${BEGIN} It is of version ${found}, and this page reads version ${wanted}. Reload the page; if that does not help, ask for a new link.`;
  if (path.endsWith('refused')) return refused(path.replace(' refused', ''), found);
  return `${BEGIN} Its ${path}: found ${shortened(found, LONGEST_FOUND)}, expected ${wanted}. ${END}`;
}

/** The message for an order that the rules refuse, or that is no answer here. */
export const refused = (path: string, says: string): string =>
  `${BEGIN} Its ${path} is not allowed here: ${says} ${END}`;

/** The message for a step at which there is nothing to order or to roll. */
export const noOrders = `${BEGIN} At this step nothing is ordered and nothing is rolled. ${END}`;

/** The message for a board that is not on the page. */
export const noBoard = (id: string): string => `${BEGIN} There is no board ${id} on this page. ${END}`;
