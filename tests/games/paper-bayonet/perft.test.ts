import { readFileSync, readdirSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { stand, type Field, type State } from './field.ts';
import { ordersOf } from './whole.ts';

const fieldSchema = v.custom<Field>((input) => typeof input === 'object');
const FOLDER = 'tests/games/paper-bayonet/perft';

/**
 * A position in a few lines: `key: value` for the field, `unit = words` for the units,
 * `count type n` for what is counted.
 */
function readPosition(text: string) {
  const units: Record<string, string> = {};
  const field: Record<string, unknown> = {};
  const counts: Record<string, number> = {};
  for (const row of text.split('\n').filter((each) => each.trim() !== '')) {
    const [, id, words] = /^(\S+) = (.*)$/.exec(row) ?? [];
    const [, type, count] = /^count (\S+) (\d+)$/.exec(row) ?? [];
    const [, key, value] = /^(\w+): (.*)$/.exec(row) ?? [];
    if (id !== undefined) units[id] = words!;
    else if (type !== undefined) counts[type] = Number(count);
    else field[key!] = JSON.parse(value!) as unknown;
  }
  return { state: stand(units, v.parse(fieldSchema, field)), counts };
}

const counted = (state: State): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const { type } of ordersOf(state)) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
};

test.each(readdirSync(FOLDER))('as many orders of each kind as ever in %s', (file) => {
  const { state, counts } = readPosition(readFileSync(`${FOLDER}/${file}`, 'utf8'));
  expect(counted(state)).toEqual(counts);
});
