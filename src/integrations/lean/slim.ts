import { withUsedStamps } from './stamps.ts';
import { withUsedTokens } from './tokens.ts';

/** Does a board of this page bring its later steps from another page, when it is read? */
export const hasFarBoards = (html: string): boolean => /<figure[^>]* data-far/.test(html);

/**
 * The page without what it carries for others: a board does not know which stamps and colours the rest of its page uses. `steps` is the page
 * from which boards further down a chapter bring their steps: their ground has its colours from the chapter.
 */
export const slim = (html: string, steps = ''): string => withUsedTokens(withUsedStamps(html), steps);
