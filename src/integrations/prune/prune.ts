import { type Element, elements, without } from '../csp/page.ts';
import { unusedSymbols } from './symbols.ts';
import { withoutTable } from './table.ts';
import { tokensIn, withUsedTokens } from './tokens.ts';

/** Does a board of this page fetch its later steps from another page? */
export const hasRemoteSteps = (page: readonly Element[]): boolean =>
  page.some(({ tag, attributes }) => tag === 'figure' && 'data-steps' in attributes);

/**
 * Removes the symbols that a page does not use, and the styles of free tables if it has none.
 * `steps` is the page from which boards further down a chapter fetch their steps. Most of a page as
 * Astro writes it is symbols: what is left is parsed much faster.
 */
export const prune = (html: string, page: readonly Element[], steps = ''): string =>
  withoutTable(without(html, unusedSymbols(html, page)), page, steps);

/**
 * Removes the colours that a page does not use; those that its `steps` need must stay in it.
 */
export const withoutColours = (html: string, steps = ''): string =>
  withUsedTokens(html, elements(html), tokensIn(html + steps));
