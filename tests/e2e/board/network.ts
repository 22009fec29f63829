import type { Page } from '@playwright/test';

/* What the tests of a network that fails have in common. */

/** The page with all steps of a chapter, from which its boards further down are filled in. */
export const STEPS_PAGE = /\/steps\/$/;

/** A failed request may be repeated only some seconds later. */
export const PATIENT = { timeout: 60_000 };

/** Errors that no script handled. */
export function uncaught(page: Page): readonly string[] {
  const found: string[] = [];
  page.on('pageerror', ({ message }) => found.push(message));
  return found;
}
