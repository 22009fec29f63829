import { expect, test } from 'vitest';
import { covered } from '../../../src/cli/clauses/coverage.ts';
import { clauseFile } from '../../../src/library/files.ts';
import { library, playAll } from '../../../src/library/plays.ts';

/** The clauses of shooting that the engine plays, whether or not the site shows them yet. */
const played = clauseFile('two-by-two').value.filter(({ phase, engine }) => phase === 'shoot' && engine === true);

test('every clause of shooting that is played bears on a board', async () => {
  const ids = played.map(({ id }) => id);
  const { exercised } = covered(
    ids,
    await library('two-by-two'),
    [await playAll('two-by-two', 'tests/games')],
    new Set(),
  );
  expect(ids.length).toBe(32);
  expect(ids.filter((id) => !exercised.includes(id))).toEqual([]);
});

test('every clause of moving that is played bears on a board', async () => {
  const moving = clauseFile('two-by-two').value.filter(({ phase, engine }) => phase === 'move' && engine === true);
  const ids = moving.map(({ id }) => id);
  const { exercised } = covered(
    ids,
    await library('two-by-two'),
    [await playAll('two-by-two', 'tests/games')],
    new Set(),
  );
  expect(ids.filter((id) => !exercised.includes(id))).toEqual([]);
});
