import type { Page } from '@playwright/test';

export const CONTENTS = 'learn/paper-bayonet/';
export const KEY = 'drill-square.progress.1';
export const CHAPTER_ID = 'paper-bayonet/guns-and-line-of-sight';
export const QUESTION = 'pb.ask-who-can-be-seen:from-low-ground';

export const file = (text: string, name = 'progress.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});
export const progress = (part: object): string =>
  JSON.stringify({ 'drill-square': 'progress', version: 1, read: [], solved: [], ...part });

export const stored = (page: Page): Promise<string | null> => page.evaluate((key) => localStorage.getItem(key), KEY);
export const solvedIn = async (page: Page): Promise<readonly string[]> => {
  const value: unknown = JSON.parse((await stored(page)) ?? '{}');
  return (value as { solved?: readonly string[] }).solved ?? [];
};

/** The section of the contents page that shows the reader's progress. */
export const section = (page: Page) => page.getByRole('region', { name: 'Your progress' });
export const done = (page: Page) => page.locator(`[data-chapter="${CHAPTER_ID}"] [data-part=done]`);
