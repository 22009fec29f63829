import { type Element, without } from '../csp/page.ts';
import { unusedSymbols } from './symbols.ts';
import { tokensIn, withUsedTokens } from './tokens.ts';

/** Does a board of this page bring its later steps from another page, when it is read? */
export const hasFarBoards = (page: readonly Element[]): boolean =>
  page.some(({ tag, attributes }) => tag === 'figure' && 'data-far' in attributes);

/**
 * The page without what it carries for others: a board does not know which symbols and colours the rest of its page uses. `steps` is the page
 * from which boards further down a chapter bring their steps: their ground has its colours from the chapter.
 */
export function prune(html: string, page: readonly Element[], steps = ''): string {
  const pruned = without(html, unusedSymbols(html, page));
  return withUsedTokens(pruned, page, tokensIn(pruned + steps));
}
