import { describe, expect, test } from 'vitest';
import { shownGames } from '../src/library/plays.ts';
import { idsOf, publishedIds } from '../src/library/published-ids.ts';
import { readable } from './readable.ts';

const COMMAND = 'npm run ids -- --write';
const published = publishedIds();

/*
 * Others link to clauses, rulings, scenarios and steps by id, so a published id must never
 * disappear.
 */
describe.each(readable(shownGames()))('of %s', (game) => {
  const now = idsOf(game);
  const before = published[game] ?? [];

  test('no published id has disappeared', () => {
    expect(before.filter((id) => !now.includes(id))).toEqual([]);
  });

  test(`every new id is in the list: ${COMMAND}`, () => {
    expect(now.filter((id) => !before.includes(id))).toEqual([]);
  });
});
