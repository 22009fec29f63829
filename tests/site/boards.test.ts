import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { boardData } from '../../src/library/boards/data.ts';
import { boards, boardView, spriteOnce, drawSprites } from '../../src/library/boards/view.ts';
import { scriptMarkup, scriptOf } from '../../src/library/pages/scripts.ts';
import { type BoardFile, encodeBoard, decodeBoard } from '../../src/sent/boards.ts';

const all = [...(await boards())].filter(([id]) => !id.includes('@'));

test.each(all)('the script of %s gives the first and last line of each step', (_id, played) => {
  const { code, steps } = scriptOf(played);
  const lines = code.split('\n');
  expect(code).toBe(readFileSync(played.file, 'utf8').trimEnd());
  expect(steps.length).toBe(played.scenario.steps.length);
  for (const [i, [from, to]] of steps.entries()) {
    expect(lines[from - 1]).toContain(`id: ${played.scenario.steps[i]!.id}`);
    expect(to).toBeGreaterThanOrEqual(from);
    expect(to).toBeLessThan(steps[i + 1]?.[0] ?? lines.length + 1);
  }
  const last = lines.slice(steps.at(-1)![0] - 1, steps.at(-1)![1]).join('\n');
  expect(last).not.toMatch(/^(differs|ruling|because):/m);
  expect(last.trim().at(-1)).toBeDefined();
});

test.each(all)('the markup of the script of %s is its file, with the lines of each step marked', (_id, played) => {
  const script = scriptOf(played);
  const page = parseDocument(scriptMarkup(script));
  expect(DomUtils.textContent(page)).toBe(script.code);
  const marked = DomUtils.getElements(
    { 'data-step-lines': (value: string | undefined) => value !== undefined },
    page,
    true,
  );
  const lines = script.code.split('\n');
  expect(marked.map((each) => DomUtils.textContent(each))).toEqual(
    script.steps.map(([from, to]) => lines.slice(from - 1, to).join('\n')),
  );
});

const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('the data of every board survives encoding and decoding', async () => {
  for (const [id, { scenario, ruling, reading }] of await boards()) {
    const other = id.includes('@') ? { ruling: ruling!.id, key: reading! } : undefined;
    const data = await boardData(await boardView(scenario.id, other));
    const decoded = decodeBoard(sent(encodeBoard(data)) as BoardFile);
    // Node's comparison takes a tenth of the time, but tells less about differences.
    if (!isDeepStrictEqual(decoded, sent(data))) expect(decoded, id).toEqual(sent(data));
  }
}, 900_000);

test('the encoded data of a battle is less than half the size of its frames', async () => {
  const data = await boardData(await boardView('pb.learning-battle'));
  expect(JSON.stringify(encodeBoard(data)).length).toBeLessThan(JSON.stringify(data).length / 2);
});

test('the symbols of a game are on a page once, before its first board', async () => {
  await drawSprites();
  const page = {};
  expect(spriteOnce(page, 'paper-bayonet', [])).toMatch(/^<svg class="sprite"/);
  expect(spriteOnce(page, 'paper-bayonet', [])).toBe('');
  expect(spriteOnce({}, 'paper-bayonet', []), 'and on the next page again').not.toBe('');
});
