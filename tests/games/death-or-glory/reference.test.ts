import { expect, test } from 'vitest';
import { reference } from '../../../src/games/death-or-glory/reference.ts';
import { readReference } from '../../../src/library/reference/index.ts';

const textsOf = (id: string): readonly (readonly string[])[] =>
  reference.tables
    .find((table) => table.id === id)!
    .rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : cell.text)));

test('every table of the rules stands in the quick reference', async () => {
  const { sections } = await readReference('death-or-glory');
  const shown = sections.flatMap(({ parts }) => parts.flatMap(({ tables }) => tables.map(({ id }) => id)));
  expect(shown.toSorted()).toEqual(reference.tables.map(({ id }) => id).toSorted());
});

test.each([
  ['orders', ['Attack', 'nothing']],
  ['orders', ['Defend, Reserve', 'attacking an enemy who could not reach the brigade']],
  ['presence', ['Napoleon, Wellington', '3']],
  ['risk', ['5–7', 'moderate', 'his rating is halved, rounded down']],
  ['rallying', ['Still in flight', '−20']],
  ['resting', ['Utterly exhausted', '3']],
  ['commanders', ['Davout', '3']],
])('its table %s has the row %j', (id, row) => {
  expect(textsOf(id)).toContainEqual(row);
});

test('its sentences have the numbers of the rules', async () => {
  const { sections } = await readReference('death-or-glory');
  const said = sections.flatMap(({ parts }) => parts.flatMap(({ notes = [] }) => notes.map(({ says }) => says)));
  for (const each of ['380 mm as each movement', 'rides 300 mm', 'is 250 mm away or more', 'die afterwards with 0–6'])
    expect(said.join(' ')).toContain(each);
});
