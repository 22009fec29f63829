import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Ajv from 'ajv';
import { describe, expect, test } from 'vitest';
import { isKeyed, type Keyed, type Plain } from '../../src/core/ids.ts';
import { editorSchemas, schemaGame, SHARED_SCHEMAS, writeSchemas } from '../../src/integrations/schemas/index.ts';
import { comparisonSchema, fileSchemas } from '../../src/integrations/schemas/files.ts';
import { yamlFiles } from '../../src/library/files.ts';
import { wholeGames } from '../../src/library/plays.ts';
import { gameFolders } from '../../src/register/folders.ts';
import { readSource } from '../../src/scenario/files/source.ts';

const written = (file: string): Keyed => {
  const source = readSource(readFileSync(file, 'utf8'), file);
  if (!source.ok) throw new Error(`${file} is no YAML`);
  return source.value.value as Keyed;
};

const [ROOT, TESTS] = ['content', 'tests/games'];

describe.each(gameFolders())('the schemas of $game', async ({ game, content }) => {
  const known = await schemaGame(game, content);
  // A game that the site does not show whole may lack some of its files.
  const isWhole = wholeGames().includes(game);
  const schemas = fileSchemas(known);
  const ajv = new Ajv({ allErrors: false, schemaId: 'auto' });
  const validators = Object.fromEntries(Object.entries(schemas).map(([kind, schema]) => [kind, ajv.compile(schema)]));

  /** The first error of a file, or null. */
  function fault(kind: string, value: Plain): string | null {
    const validate = validators[kind]!;
    if (validate(value) === true) return null;
    const all = (validate.errors ?? []).map(({ dataPath, message }) => `${dataPath} ${message}`);
    return all.at(-1) ?? 'refused';
  }

  const faults = (kind: string, files: readonly string[]): readonly string[] =>
    files.flatMap((file) => {
      const found = fault(kind, written(file));
      return found === null ? [] : [`${file}${found}`];
    });

  test.each([
    ['scenario', yamlFiles(`${ROOT}/${game}/scenarios`)],
    ['rule-test', yamlFiles(`${TESTS}/${game}/scenarios`)],
    ['ruling', yamlFiles(`${ROOT}/${game}/rulings`)],
    ['exam', [`${ROOT}/${game}/exam.yaml`]],
    ['glossary', [`${ROOT}/${game}/glossary.yaml`]],
    ['clauses', [`${ROOT}/${game}/clauses.yaml`]],
    ['column', yamlFiles(`${ROOT}/${game}/compare`)],
    ['figures', [`${ROOT}/${game}/figures.yaml`]],
    ['battle-length', [`${ROOT}/${game}/battle-length.yaml`]],
    ['odds', [`${ROOT}/${game}/odds.yaml`]],
    ['boards', [`${ROOT}/${game}/boards.yaml`]],
    ['rule-test-boards', [`${TESTS}/${game}/boards.yaml`]],
  ])('take every file of the kind %s', (kind, files) => {
    if (isWhole) expect(files.length).toBeGreaterThan(0);
    expect(faults(kind, isWhole ? files : files.filter((file) => existsSync(file)))).toEqual([]);
  });

  const [column] = yamlFiles(`${ROOT}/${game}/compare`).map(written);
  test.each([
    ['a key', { counts: 'all' }],
    ['a clause', { cells: { ready: { says: 'It is.', clauses: ['xx.no.clause'] } } }],
    ['a ruling', { cells: { ready: { says: 'It is.', rulings: ['xx-999'] } } }],
    ['a horizon', { horizon: 'dawn' }],
    ['a board', { choices: { ground: { wood: { board: { sky: 'blue' } } } } }],
    ['an order', { choices: { ground: { wood: { order: { fly: 'phase' } } } } }],
  ])('refuse %s of a column that the game does not have', (_what, wrong) => {
    expect(fault('column', { ...column!, ...wrong })).not.toBe(null);
  });

  const [first] = yamlFiles(`${ROOT}/${game}/scenarios`)
    .map(written)
    .filter(({ board }) => isKeyed(board) && !('like' in board));
  const spoilt = (step: Keyed): Keyed => ({ ...first, steps: [{ id: 'one', title: 'One', say: 'One.', ...step }] });
  const [event = ''] = Object.keys(known.form.words.events);
  const unitTypes = Object.keys(known.form.names['unit types'] ?? {});

  test('take the step that the next tests spoil', () => {
    expect(fault('scenario', spoilt({ order: { end: 'phase' }, expect: { events: [event] } }))).toBe(null);
  });

  test.each([
    ['an order', { order: { fly: 'phase' } }],
    ['the word of an order', { order: { end: 'of-the-world' } }],
    ['a key of an order', { order: { end: 'phase', soon: true } }],
    ['a clause', { expect: { refused: 'xx.no.clause' } }],
    ['a clause in a list', { expect: { cites: ['xx.no.clause'] } }],
    ['a ruling', { expect: { reads: ['xx-999'] } }],
    ['an event', { expect: { events: ['pigs-flew'] } }],
    ['a reason', { expect: { reason: 'bad-luck' } }],
    ['an outcome', { expect: { odds: { lucky: '1/6' } } }],
    ['a roll', { dice: [{ luck: 6 }] }],
    ['a key of a step', { says: 'Nothing.' }],
    ['the event of a goal', { task: { says: 'Fly.', goal: { all: [{ event: 'pigs-flew' }] } } }],
    ['the order of a choice', { ask: { question: 'May it?', wants: 'allowed', choices: [{ order: { fly: 1 } }] } }],
  ])('refuse %s that the game does not have', (_what, step) => {
    expect(fault('scenario', spoilt(step))).not.toBe(null);
  });

  test('refuse boards with keys, bases and words that the game does not have', () => {
    const board = first!['board'] as Keyed;
    const now = board['now'] as Keyed;
    const wrongs: readonly Keyed[] = [{ sky: 'blue' }, { like: 'no-such-board' }, { now: { ...now, phase: 'tea' } }];
    for (const wrong of wrongs) expect(fault('scenario', { ...first!, board: { ...board, ...wrong } })).not.toBe(null);
    expect(JSON.stringify(schemas['scenario']!['$defs'])).toContain(JSON.stringify(unitTypes));
  });
});

describe('the schema of the comparison', () => {
  const validate = new Ajv({ allErrors: false, schemaId: 'auto' }).compile(comparisonSchema());
  const topic = written(`${ROOT}/compare/horse-against-foot.yaml`);
  const exam = written(`${ROOT}/compare/exam.yaml`);

  test('takes every topic and the exam', () => {
    const files = yamlFiles(`${ROOT}/compare`);
    expect(files.length).toBeGreaterThan(2);
    expect(files.filter((file) => validate(written(file)) !== true)).toEqual([]);
  });

  test.each([
    ['a topic with a key that none has', { ...topic, column: {} }],
    ['a topic without a title', { ...topic, title: '' }],
    ['a topic whose situation has no odds', { ...topic, situation: { says: 'They charge.', beats: [] } }],
    ['an exam whose item asks nothing', { items: [{ id: 'one', topic: 'the-charge' }] }],
    ['an exam with a title', { ...exam, title: 'An exam' }],
  ])('refuses %s', (_what, value) => {
    expect(validate(value)).toBe(false);
  });

  test('is written beside those of the games', async () => {
    const into = mkdtempSync(join(tmpdir(), 'schemas-'));
    try {
      await writeSchemas([], into);
      expect(JSON.parse(readFileSync(join(into, 'comparison.json'), 'utf8'))).toEqual(comparisonSchema());
    } finally {
      rmSync(into, { recursive: true });
    }
  });
});

test('the settings of the editor name the schema of every kind of file', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as Keyed;
  expect(settings['yaml.schemas']).toEqual({ ...SHARED_SCHEMAS, ...editorSchemas(gameFolders()) });
});
