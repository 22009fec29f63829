import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { describe, expect, test } from 'vitest';
import { markdown, pageOf, withoutContent } from '../../src/cli/form/page.ts';
import { keyLines, summary } from '../../src/cli/form/keys.ts';
import { PARTS } from '../../src/cli/form/parts.ts';
import { toldOf } from '../../src/cli/form/told.ts';
import { examplesOf, ordersIn } from '../../src/cli/form/written.ts';
import { writtenForms } from '../../src/games/contract/reading.ts';
import { readable } from '../../src/cli/form/orders.ts';
import type { Keyed } from '../../src/core/ids.ts';
import { games, shownGames } from '../../src/library/plays.ts';
import { run } from './command.ts';

describe.each(games())('the form of %s', async (game) => {
  const told = await toldOf(game, false);

  test('stands in the docs as its tables and schemas have it; --write brings it up to date', async () => {
    const fresh = await markdown(
      told,
      Object.keys(PARTS).filter((name) => !PARTS[name]!.isPlayed),
    );
    const page = readFileSync(pageOf(game), 'utf8');
    expect(withoutContent(page)).toBe(withoutContent(fresh));
    for (const word of [...Object.keys(told.form.words.events), ...Object.keys(told.form.words.refusals)])
      expect(page).toContain(`- \`${word}\``);
    // Slots are told by their names, and verbs as they are said of one.
    expect(page.match(/\{\w+[:>]\w[\w-]*\|/g)).toBeNull();
  });

  test('has an example from the content for the forms of orders, or says that there is none', () => {
    const examples = examplesOf(told.form.orders, ordersIn(game));
    const forms = Object.values(told.form.orders).flatMap((order) => order.forms.map(({ written }) => written));
    const page = readFileSync(pageOf(game), 'utf8');
    const without = forms.filter((form) => !examples.has(form));
    expect(page.split('No file has this order yet.').length - 1).toBe(without.length);
    if (shownGames().includes(game)) expect(without.length).toBeLessThan(forms.length / 10);
    for (const { file } of examples.values()) expect(existsSync(file)).toBe(true);
  });
});

describe('npm run form', () => {
  test('prints one part, with every form and examples that are played', async () => {
    const { status, stdout } = run('form', 'two-by-two', 'orders');
    expect(status).toBe(0);
    const { form } = await toldOf('two-by-two', false);
    for (const written of writtenForms(form.orders)) expect(stdout).toContain(`\`${written}\``);
    expect(stdout).toMatch(
      /Example: `\{ move: .* \}`, “Move .*” \(`content\/two-by-two\/scenarios\/.*\.yaml`, `.*`\)\./,
    );
    expect(stdout).not.toContain('## Events');
  });

  test('tells of the tests’ own game, with what playing shows', () => {
    const env = { ...process.env, SECOND_ROOT: 'tests/toy' };
    const { status, stdout } = spawnSync(process.execPath, ['src/cli/form.ts', 'picket'], { encoding: 'utf8', env });
    expect(status).toBe(0);
    expect(stdout).toContain('### write');
    expect(stdout).toMatch(/- `shot`: “\{of\}: \{word\}\.”\n(?: {2}- .*\n)* {2}- came: /);
    expect(stdout).toMatch(/- `too-far`: “\{unit\} do not get so far\.”\n {2}- by `pk\.move\.reach`/);
    expect(stdout).toMatch(/- `card`: one of 2 cards, such as `card`/);
    expect(stdout).toMatch(/- `hits`: a pool of D10, such as/);
    expect(stdout).toMatch(/- `nerve`: D10 from 0, such as/);
  });

  test.each([
    ['a game that there is not', ['chess'], 'Games: '],
    ['no game', [], 'Games: '],
    ['a part that there is not', ['two-by-two', 'stars'], 'Parts: orders, '],
    ['a page of one part', ['two-by-two', 'orders', '--write'], 'all parts'],
  ])('refuses %s, and lists what there is', (_what, given, says) => {
    const { status, stderr } = run('form', ...given);
    expect(status).toBe(2);
    expect(stderr).toContain(says);
  });
});

describe('a schema as lines', () => {
  test('keys, with what may be missing and what stands inside', () => {
    const schema = {
      type: 'object',
      properties: { at: { $ref: '#/$defs/0' }, by: { $ref: '#/$defs/clause' }, all: { items: { type: 'string' } } },
      required: ['at'],
    };
    const half = (key: string, value: Keyed): Keyed => ({ type: 'object', properties: { [key]: value } });
    const point: Keyed = { anyOf: [half('x', { type: 'number' }), half('y', { const: 3 })] };
    expect(keyLines(schema, { 0: point })).toEqual([
      '- `at`: keys with values',
      '  - either:',
      '    - `x` (optional): a number',
      '  - either:',
      '    - `y` (optional): `3`',
      '- `by` (optional): the id of a clause',
      '- `all` (optional): a list, each a text',
    ]);
  });

  test.each([
    [{ enum: ['a', 'b'], description: 'a or b' }, '`a`, `b`'],
    [{ enum: ['left', 'right'], description: 'a hand' }, 'a hand: `left`, `right`'],
    [{ anyOf: [{ type: 'string' }, { type: 'number' }] }, 'a text, or a number'],
    [{}, 'any value'],
  ])('%j', (schema, says) => expect(summary(schema)).toBe(says));
});

test('a sentence with two verbs is told with one', () => {
  expect(readable('{Unit:stands|stand} at {at}.')).toBe('{Unit} stands at {at}.');
});
