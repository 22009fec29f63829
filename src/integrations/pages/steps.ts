import { basename, dirname, join } from 'node:path';
import type { Element } from '../csp/page.ts';

/** Does a board of this page fetch its later steps from another page? */
export const hasRemoteSteps = (page: readonly Element[]): boolean =>
  page.some(({ tag, attributes }) => tag === 'figure' && 'data-steps' in attributes);

/**
 * The `steps/` page of a chapter, a comparison or the front page, with the later steps of its
 * boards.
 */
export const stepsOf = (page: string): string => join(dirname(page), 'steps', 'index.html');

/** Is this such a page? */
export const isSteps = (name: string): boolean => basename(dirname(name)) === 'steps';
