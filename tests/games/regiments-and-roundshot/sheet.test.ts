import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { reference } from '../../../src/games/regiments-and-roundshot/reference.ts';
import type { Cell, ReferenceTable } from '../../../src/games/contract/reference.ts';
import { loadClauses } from '../../../src/scenario/files/ledger.ts';

/* The quick reference of the game against the numbers that its ledger records. */

const FILE = 'content/regiments-and-roundshot/clauses.yaml';
const ledger = loadClauses(readFileSync(FILE, 'utf8'), FILE);
if (!ledger.ok) throw new Error('the ledger cannot be read');
const valuesOf = (clause: string): Readonly<Record<string, unknown>> =>
  ledger.value.value.find(({ id }) => id === clause)!.values ?? {};

const tableOf = (id: string): ReferenceTable => reference.tables.find((table) => table.id === id)!;
const said = (cell: Cell): string => (typeof cell === 'string' ? cell : cell.text);
const numberIn = (text: string): number => Number(text.replace('−', '-'));

test('each number that is added is that of its clause, and no modifier is missing', () => {
  const cells = tableOf('added').rows.flatMap((row) => row.filter((cell) => typeof cell !== 'string'));
  expect(cells.length).toBeGreaterThan(20);
  for (const { text, clause } of cells)
    expect([clause, numberIn(text)]).toEqual([clause, valuesOf(clause!)['modifier']]);
  const cited = new Set(cells.map(({ clause }) => clause));
  const all = ledger.value.value.filter(({ id }) => /^rr\.(bombardment|volley|charge)\.mod-/.test(id));
  expect(all.map(({ id }) => id).filter((id) => !cited.has(id as never))).toEqual([]);
});

interface Printed {
  readonly roll?: string;
  readonly total?: string;
}
const rowsOf = (clause: string): readonly string[] =>
  (valuesOf(clause)['rows'] as readonly Printed[]).map(({ roll, total }) => (roll ?? total)!.replaceAll('–', '-'));

test('the tables of two dice have the rows of the ledger; below the first and above the last nothing is left open', () => {
  for (const [id, clause] of [
    ['fire', 'rr.volley.roll'],
    ['fire', 'rr.bombardment.roll'],
    ['charge', 'rr.charge.roll'],
  ] as const) {
    const printed = rowsOf(clause).map((row) =>
      row.replace(/^2-(\d+)$/, '$1 or less').replace(/^(\d+)\+$/, '$1 or more'),
    );
    expect(tableOf(id).rows.map(([head]) => said(head!).replaceAll('–', '-'))).toEqual(printed);
  }
});

test('the rolls of one die have the rows of the ledger', () => {
  for (const [head, cell] of tableOf('one-die').rows) {
    const { text, clause } = cell as { readonly text: string; readonly clause: string };
    const faces = text.split('; ').map((part) => part.slice(0, part.indexOf(':')).replace('–', '-'));
    const wanted = rowsOf(clause).map((row) => row.replace(/^6\+$/, '6').replace(/^(\d)\+$/, '$1-6'));
    expect([head, faces]).toEqual([head, wanted]);
  }
});

test('the odds of an attack, counted by hand', () => {
  const row = (id: string, more: string): readonly string[] =>
    tableOf(id)
      .rows.find(([head]) => head === more)!
      .slice(1)
      .map(said);
  // 2 to 6 are 15 of 36 throws, 7 and 8 are 11, 9 to 11 are 9, and 12 is one.
  expect(row('odds-of-fire', '0')).toEqual(['42\u00a0%', '31\u00a0%', '25\u00a0%', '3\u00a0%']);
  // With 4 more no charge fails: 2 is nothing, 3 disrupts, 4 to 7 rout, and 8 to 12 destroy.
  expect(row('odds-of-a-charge', '+4')).toEqual(['–', '3\u00a0%', '6\u00a0%', '50\u00a0%', '42\u00a0%']);
});

describe('the cards to cut out', () => {
  const cards = reference.cards!;
  const NUMBERS = ['2', '3', '4', '5', '6', '7', '8', '9', '10'];
  const RANKS = [...NUMBERS, 'jack', 'queen', 'king', 'ace', 'joker'];

  test('are fourteen, in the order of their ranks, and make up the deck of 54', () => {
    expect(cards.map(({ mark }) => mark)).toEqual([...NUMBERS, 'J', 'Q', 'K', 'A', '★']);
    expect(cards.reduce((sum, { count }) => sum + count, 0)).toBe(54);
  });

  test('have the titles and all the uses of the ledger, each on its card', () => {
    const wanted = ledger.value.value.flatMap(({ id, values }) => {
      const { rank, title } = (values ?? {}) as Readonly<Record<string, unknown>>;
      return rank === undefined ? [] : [{ id, at: RANKS.indexOf(String(rank)), title }];
    });
    expect(wanted.length).toBe(20);
    for (const { id, at, title } of wanted) {
      const { title: printed, uses } = cards[at]!;
      expect([id, printed]).toEqual([id, title]);
      expect(uses.flatMap(({ clauses }) => clauses)).toContain(id);
    }
  });

  test('say the numbers of their clauses', () => {
    for (const { uses } of cards)
      for (const { says, clauses } of uses) {
        const numbers = [...says.matchAll(/(\d)\s(?:less|more|up)/g)].map(([, number]) => Number(number));
        const wanted = clauses.flatMap((id) => {
          const { modifier, 'modifier-printed': printed } = valuesOf(id);
          return [modifier, printed].flat().filter((each) => each !== undefined);
        });
        if (wanted.length === 0) expect([says, numbers]).toEqual([says, []]);
        else
          expect([says, [...new Set(numbers)]]).toEqual([says, [...new Set(wanted.map((n) => Math.abs(Number(n))))]]);
      }
  });

  test('from Two to Ten pay for a march, Jack, Queen and King for a bayonet charge, Ace and Joker for neither', () => {
    const cardsWith = (clause: string) => cards.filter(({ uses }) => uses.some(({ clauses }) => clauses.includes(clause as never))).map(({ mark }) => mark); // prettier-ignore
    expect(cardsWith('rr.maneuver.move-order')).toEqual(NUMBERS);
    expect(cardsWith('rr.charge.bayonet-face-card')).toEqual(['J', 'Q', 'K']);
  });
});
