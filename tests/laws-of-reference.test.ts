import { expect, test } from 'vitest';
import type { Cell } from '../src/games/contract/reference.ts';
import { games } from '../src/library/plays.ts';
import { referenceOf } from '../src/library/reference/index.ts';

const said = (cell: Cell): string => (typeof cell === 'string' ? cell : cell.text);

/*
 * A column counts how often an order comes to a word. If the rules call that by another word, every
 * column with this heading is empty, and nothing else says so.
 */
test.each(games())('in the quick reference of %s every heading has something below it', async (game) => {
  const { sections } = await referenceOf(game);
  const tables = sections.flatMap(({ parts }) => parts.flatMap((part) => part.tables));
  const empty = tables.flatMap(({ id, columns, rows }) => {
    const filled = columns.filter((_, n) => rows.some((row) => said(row[n]!) !== '–')).map(({ text }) => text);
    return columns.filter(({ text }) => !filled.includes(text)).map(({ text }) => `${id}: ${text}`);
  });
  expect(tables.length).toBeGreaterThan(0);
  expect(empty).toEqual([]);
});
