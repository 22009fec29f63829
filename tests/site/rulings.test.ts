import { describe, expect, test } from 'vitest';
import { comparison } from '../../src/library/pages/comparison.ts';
import { leastText } from '../../src/core/fraction.ts';
import { splitAtIds } from '../../src/core/ids.ts';
import { allRulings, chosenReading, related, ruling, sentence, topics } from '../../src/library/pages/rulings.ts';
import { shownGames } from '../../src/library/plays.ts';
import { fileText } from './built.ts';

const all = await allRulings();
const played = all.filter(({ plays }) => plays.length > 0);

describe.each(played.map((each) => [each.ruling.id, each] as const))('%s', async (_id, each) => {
  const rows = await comparison(each);

  test('the reading we play comes first, and each step has a cell for every reading', () => {
    expect(each.plays[0]!.key).toBe(each.ruling.ruling);
    expect(rows.every(({ cells }) => cells.length === each.plays.length)).toBe(true);
  });

  test('some step differs under every other reading', () => {
    for (let i = 1; i < each.plays.length; i += 1)
      expect(rows.some(({ cells }) => JSON.stringify(cells[i]) !== JSON.stringify(cells[0]))).toBe(true);
  });

  test('each chance can be read, and has no more digits than a reader can read', () => {
    const odds = rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.odds));
    expect(odds.filter((text) => /\d{9}/.test(text))).toEqual([]);
    // Nor does it say the part that a side has in an order, but whom it favours.
    expect(odds.filter((text) => /\b(actor|target)\b/.test(text))).toEqual([]);
  });

  test('long numbers stand only where per cent would hide that readings differ, and what differs is told to differ', () => {
    for (const { id, cells, differs } of rows) {
      const chances = each.plays.map(
        ({ played: { play } }) => play.steps.find((step) => step.id === id)!.odds?.chances,
      );
      const exact = new Set(
        chances.map((all) =>
          JSON.stringify(Object.entries(all ?? {}).map(([word, chance]) => [word, leastText(chance)])),
        ),
      );
      if (exact.size > 1) expect(differs, id).toBe(true);
      const isLong = cells.some(({ odds }) => odds.some((text) => /\d{5}/.test(text)));
      if (isLong) expect(exact.size, id).toBeGreaterThan(1);
    }
  });

  test('a refusal has its clause and its reason, a permission neither', () => {
    for (const { verdict, clause, says } of rows.flatMap(({ cells }) => cells)) {
      expect(clause !== null).toBe(verdict === 'Refused');
      if (verdict === 'Refused') expect(says).not.toBe('');
    }
  });
});

test('no sentence on the page of a ruling ends with two full stops', () => {
  for (const { ruling: each } of all) expect(fileText(`rulings/${each.id}/index.html`)).not.toMatch(/\w\.\.[\s<]/);
});

test('the readings of pb-051 differ for one wood and one house, not for two woods', async () => {
  const rows = await comparison(await ruling('pb-051'));
  expect(rows.map(({ id, differs }) => [id, differs])).toEqual([
    ['past-one-wood', true],
    ['past-one-house', true],
    ['past-two-woods', false],
  ]);
  expect(rows[0]!.cells[0]).toEqual({
    verdict: 'Allowed',
    clause: null,
    says: '',
    odds: ['unharmed 27/36', 'disrupted 3/36', 'routed 6/36'],
    stands: [],
  });
  expect(rows[0]!.cells[1]).toMatchObject({ verdict: 'Refused', clause: 'pb.los.terrain-blocks', odds: [] });
});

test('every ruling is under exactly one heading, that of its first clause on the site', async () => {
  const groups = (await Promise.all(shownGames().map(topics))).flat();
  expect(groups.flatMap(({ rulings }) => rulings).length).toBe(all.length);
  const under = (id: string) => groups.find(({ rulings }) => rulings.some((each) => each.ruling.id === id))?.title;
  expect([under('pb-051'), under('pb-047'), under('pb-061')]).toEqual([
    'Line of sight rule',
    'Firing artillery',
    'Fighting phase',
  ]);
});

test('related rulings share a clause, and none is related to itself', async () => {
  const own = await ruling('pb-051');
  const ids = (await related(own)).map(({ id }) => id);
  expect(ids).toEqual(['pb-052', 'pb-053', 'pb-054']);
});

test('the reading that is played is one of the readings', () => {
  for (const each of all) expect(each.ruling.readings).toContain(chosenReading(each.ruling));
});

test('phrases become sentences', () => {
  expect(sentence('one is allowed; two block')).toBe('One is allowed; two block.');
  expect(sentence(' Yes. ')).toBe('Yes.');
});

test('an unknown ruling is reported with a list of known ones', async () => {
  await expect(ruling('pb-999')).rejects.toThrow(/No ruling pb-999: there are pb-\d{3}, pb-\d{3}/);
});

test('known ids in a text become links, without a following full stop', () => {
  const known = new Set(['pb.rally.who', 'pb-051']);
  expect(splitAtIds('See pb.rally.who. And pb-051, not pb-999 or pb.no.clause.', known)).toEqual([
    'See ',
    { id: 'pb.rally.who' },
    '. And ',
    { id: 'pb-051' },
    ', not ',
    'pb-999',
    ' or ',
    'pb.no.clause',
    '.',
  ]);
});

test('the home page counts the rulings as their list does', () => {
  const text = fileText('index.html').replaceAll(/\s+/g, ' ');
  const all = fileText('rulings/index.html').match(/ class="ruling-item/g);
  expect(text).toContain(`${all!.length} rulings, ${played.length} of them played on a board`);
});

test('the list shows as many rulings played on a board as its filter says', () => {
  const text = fileText('rulings/index.html').replaceAll(/\s+/g, ' ');
  expect(text.match(/ data-played[ >=]/g)).toHaveLength(played.length);
  expect(text).toMatch(
    new RegExp(`played on a board \\( ?<span data-count="?played"?[^>]*>${played.length}</span>\\)`),
  );
});

test('what a reading comes to ends with one full stop on its page', () => {
  for (const { ruling } of all)
    expect(fileText(`rulings/${ruling.id}/index.html`)).not.toMatch(/In effect: [^<]*[.]{2}\s*</);
});
