import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { boards } from '../../src/components/board/framed.ts';
import { scriptOf } from '../../src/components/pages/scripts.ts';

const all = [...(await boards())].filter(([id]) => !id.includes('@'));

test.each(all)('the script of %s tells of each step where it begins and ends', (_id, played) => {
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
