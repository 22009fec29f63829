import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadClauses } from '../../../src/scenario/files/ledger.ts';
import { AHEAD, READINGS } from '../../../src/games/regiments-and-roundshot/rulings.ts';

const FILE = 'content/regiments-and-roundshot/clauses.yaml';
const ledger = loadClauses(readFileSync(FILE, 'utf8'), FILE);
const clauses = ledger.ok ? ledger.value.value : [];
const source = globSync('src/games/regiments-and-roundshot/**/*.ts').map((file) => readFileSync(file, 'utf8'));

/** Everything of this form in the source, each once. */
const named = (form: RegExp): readonly string[] => [
  ...new Set(source.flatMap((text) => [...text.matchAll(form)].map(([id]) => id))),
];

test('the ledger has every clause once', () => {
  const ids = clauses.map(({ id }) => id);
  expect(ids.length).toBe(141);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every clause that the engine names is in the ledger', () => {
  const ids: readonly string[] = clauses.map(({ id }) => id);
  const cited = named(/rr(?:\.[a-z0-9]+(?:-[a-z0-9]+)*){2}/g);
  expect(cited.length).toBeGreaterThan(5);
  expect(cited.filter((id) => !ids.includes(id))).toEqual([]);
});

test('every ruling that the engine names belongs to a clause, and has readings to choose from', () => {
  const known: readonly string[] = clauses.flatMap(({ rulings }) => rulings);
  expect(named(/rr-\d{3}/g).filter((id) => !known.includes(id))).toEqual([]);
  for (const keys of Object.values({ ...READINGS, ...AHEAD })) {
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set<string>(keys).size).toBe(keys.length);
  }
});
