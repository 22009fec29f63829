import { type Element, without } from '../csp/page.ts';
import { unusedSymbols } from './symbols.ts';
import { tokensIn, withUsedTokens } from './tokens.ts';

/** Does a board of this page fetch its later steps from another page? */
export const hasRemoteSteps = (page: readonly Element[]): boolean =>
  page.some(({ tag, attributes }) => tag === 'figure' && 'data-steps' in attributes);

/**
 * Removes the symbols and colours that a page does not use. `steps` is the page from which boards
 * further down a chapter fetch their steps; the colours that it needs must stay in the chapter.
 */
export function prune(html: string, page: readonly Element[], steps = ''): string {
  const pruned = without(html, unusedSymbols(html, page));
  return withUsedTokens(pruned, page, tokensIn(pruned + steps));
}
