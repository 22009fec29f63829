import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scenarioFiles } from '../../../src/library/files.ts';
import { engineOf } from '../../../src/register/index.ts';
import { loadClauses } from '../../../src/scenario/files/ledger.ts';
import { playScenario } from '../../../src/scenario/play/play.ts';
import { citedBy, citedIn } from '../../laws/playing.ts';

const FILE = 'content/death-or-glory/clauses.yaml';
const ledger = loadClauses(readFileSync(FILE, 'utf8'), FILE);
const clauses = ledger.ok ? ledger.value.value : [];

/** The phases that have clauses. */
const PHASES = [
  'setup',
  'turn',
  'initiative',
  'command-rally',
  'firing',
  'movement',
  'charges-declared',
  'melee',
  'morale',
  'control',
  'compulsory-moves',
  'campaign',
];

test('every clause that is played decides a step of a rule test', async () => {
  const engine = await engineOf('death-or-glory');
  const cited = new Set(
    scenarioFiles('death-or-glory', 'tests/games').flatMap(({ value }) =>
      playScenario(engine, value).steps.flatMap(({ verdict, passed, events }) => [
        ...(verdict === null ? [] : citedBy(verdict)),
        ...citedIn([...passed, ...events].map(({ event }) => event)),
      ]),
    ),
  );
  const played = clauses.filter(({ engine: is }) => is === true);
  const missing = played.filter(({ id }) => !cited.has(id)).map(({ id, phase }) => `${phase} ${id}`);
  expect(missing).toEqual([]);
  expect(played.filter(({ phase }) => PHASES.includes(phase)).length).toBeGreaterThan(280);
});
