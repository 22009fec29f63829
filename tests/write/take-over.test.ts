import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { drafts } from '../../src/library/drafts.ts';
import { deskAnswer } from '../../src/write/desk.ts';
import { takenOver, type Taking } from '../../src/write/take-over.ts';

const SHOT = 'content/paper-bayonet/scenarios/clear-at-last.yaml';
const MOVE = 'content/two-by-two/scenarios/turn-and-go.yaml';

const draft = (file: string, edit: (text: string) => string): void => {
  const text = readFileSync(file, 'utf8');
  const edited = edit(text);
  expect(edited).not.toBe(text);
  drafts.set(resolve(file), edited);
};

afterEach(() => {
  drafts.clear();
});

interface Steps {
  readonly steps: readonly Readonly<Record<string, unknown>>[];
}

async function taken(file: string, taking: Taking): Promise<Steps> {
  const text = await takenOver(file, taking);
  if (!text.ok) throw new Error(text.error);
  drafts.set(resolve(file), text.value);
  return parse(text.value) as Steps;
}

const rolls = ({ steps }: Steps): number => steps.findIndex(({ dice }) => dice !== undefined);

test('missing dice are rolled, and the board then plays with them', async () => {
  const step = rolls(parse(readFileSync(SHOT, 'utf8')) as Steps);
  draft(SHOT, (text) => text.replace(/^ +dice: .*\n/m, '').replace(/^ +expect:(?: .*\n|\n(?: {6,}.*\n)+)/gm, ''));
  expect((await deskAnswer(SHOT)).faults.map(({ says }) => says)).not.toEqual([]);
  const { steps } = await taken(SHOT, { step, what: 'dice', seed: 7 });
  expect(steps[step]!['dice']).not.toEqual([]);
  expect((await deskAnswer(SHOT)).faults).toEqual([]);
});

test('the same seed rolls the same dice', async () => {
  const step = rolls(parse(readFileSync(SHOT, 'utf8')) as Steps);
  const dice = async (seed: number) => (await taken(SHOT, { step, what: 'dice', seed })).steps[step]!['dice'];
  expect(await dice(7)).toEqual(await dice(7));
  const all = await Promise.all([1, 2, 3, 4, 5, 6].map((seed) => dice(seed)));
  expect(new Set(all.map((each) => JSON.stringify(each))).size).toBeGreaterThan(1);
});

test('what came of a step is expected of it, beside what else is expected', async () => {
  draft(MOVE, (text) => text.replace('events: [unit-moved]', 'events: [unit-fled]'));
  expect((await deskAnswer(MOVE)).faults).not.toEqual([]);
  const { steps } = await taken(MOVE, { step: 1, what: 'expect', seed: 0 });
  expect(steps[1]!['expect']).toMatchObject({ events: ['unit-moved'], task: { right: 1, wrong: 4 } });
  expect((await deskAnswer(MOVE)).faults).toEqual([]);
});

test('of a refused order, the clause and the reason are taken over', async () => {
  draft(MOVE, (text) => text.replace('reason: goes-straight', 'reason: too-far'));
  const { steps } = await taken(MOVE, { step: 0, what: 'expect', seed: 0 });
  expect(steps[0]!['expect']).toMatchObject({ refused: 'tt.units.move-column', reason: 'goes-straight' });
});

test('a file with errors in its form, and a step that is not there, are refused in words', async () => {
  draft(MOVE, (text) => text.replace(/^steps:/m, 'stepz:'));
  expect(await takenOver(MOVE, { step: 0, what: 'dice', seed: 1 })).toMatchObject({
    ok: false,
    error: expect.stringContaining('did you mean steps?') as string,
  });
  drafts.clear();
  expect(await takenOver(MOVE, { step: 9, what: 'dice', seed: 1 })).toEqual({
    ok: false,
    error: 'There is no step 10.',
  });
});

test('a chapter tells its own errors, with their lines', async () => {
  const file = 'content/two-by-two/chapters/02-moving.mdx';
  expect(await deskAnswer(file)).toEqual({ faults: [], steps: [], board: null });
  draft(file, (text) => text.replace('scenario="tt.turn-and-go"', 'scenario="tt.turn-and-went"'));
  const { faults } = await deskAnswer(file);
  expect(faults.map(({ says }) => says).join()).toContain('tt.turn-and-go');
  expect(faults[0]!.line).toBeGreaterThan(5);
});
