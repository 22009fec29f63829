import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { idsOf } from '../src/cli/ids.ts';
import { shownGames } from '../src/library/plays.ts';
import { readable } from './readable.ts';

const COMMAND = 'npm run ids -- --write';
const published = JSON.parse(readFileSync('tests/published-ids.json', 'utf8')) as Readonly<
  Record<string, readonly string[]>
>;

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
