import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { bandOf } from '../../src/core/bands.ts';
import { D10 } from '../../src/core/dice.ts';
import {
  add,
  against,
  atLeast,
  cell,
  citedBy,
  clausesOf,
  fromChart,
  isByOwnChart,
  percentOf,
  rounded,
  die,
  sum,
  termsOf,
  termsOfNumber,
  times,
  total,
  wordOf,
  type Lookup,
  type Pool,
  type Sum,
} from '../../src/core/reasons.ts';
import { reader } from '../../src/core/rulings.ts';
import { problems } from '../../src/core/shape.ts';

describe('a sum', () => {
  const terms = [
    die('pb.a.die', 'Die', 4),
    add('pb.a.woods', 'In woods', -1),
    add('pb.a.building', 'In a building', -2, false),
  ];

  test('adds up what counted', () => {
    expect(total(terms)).toBe(3);
    expect(total([])).toBe(0);
    expect(sum('gun', terms)).toEqual({ kind: 'sum', of: 'gun', terms, total: 3, test: null });
  });

  test('keeps what was considered but did not count, as 0', () => {
    expect(terms[2]).toEqual({ clause: 'pb.a.building', label: 'In a building', how: 'add', value: 0, counted: false });
  });

  test.each([
    ['everything before it', [die('pb.a.die', 'Die', 5), times('pb.a.half', 'Half', [1, 2])], 2.5],
    ['nothing after it', [die('pb.a.die', 'Die', 2), times('pb.a.x', 'Cover', [3, 2]), add('pb.a.b', 'B', 1)], 4],
    ['nothing if it does not apply', [die('pb.a.die', 'Die', 5), times('pb.a.half', 'Half', [1, 2], false)], 5],
  ] as const)('a ratio multiplies %s', (_what, parts, came) => {
    expect(total(parts)).toBe(came);
  });

  test('is compared with a number that has its own term', () => {
    const needed = add('pb.a.needed', 'Needed', 5);
    expect(atLeast(needed, 'missed')).toEqual({
      is: 'at-least',
      clause: 'pb.a.needed',
      word: 'missed',
      number: 5,
      of: [needed],
    });
  });
});

describe('the clauses of a reason', () => {
  const terms = [die('cf.morale.test', 'D10', 1), add('cf.morale.seen', 'seen', 1, false)];
  const of = [add('cf.morale.base', 'militia', 3), add('cf.morale.idle', 'idle', 2, false)];
  const held: Sum = {
    ...sum('militia', terms, { is: 'at-most', clause: 'cf.morale.number', number: 3, word: 'fails', of }),
    instead: { clause: 'cf.morale.one-passes', label: 'a natural 1', word: 'passes' },
  };
  const cell: Lookup = {
    kind: 'lookup',
    of: null,
    clause: 'dg.fire.table',
    table: 'fire',
    row: '7',
    column: null,
    cell: '3',
    mark: 'printed',
  };
  const pool: Pool = {
    kind: 'pool',
    of: 'grenadiers',
    stage: 'hits',
    clause: 'cf.fire.hit-number',
    dice: 2,
    die: D10,
    terms: [add('cf.fire.skill', 'grenadiers', 1)],
    needs: 6,
    faces: null,
    scored: 1,
  };

  test('are those of its terms, of the number it is compared with, and of what decided instead', () => {
    const rest = ['cf.morale.number', 'cf.morale.one-passes'];
    expect(clausesOf(held)).toEqual(['cf.morale.test', 'cf.morale.seen', 'cf.morale.base', 'cf.morale.idle', ...rest]);
    expect(citedBy(held)).toEqual(['cf.morale.test', 'cf.morale.base', ...rest]);
    expect(termsOfNumber(held)).toEqual(of);
  });

  test('are that of a look-up, or those of a pool and its terms', () => {
    expect([clausesOf(cell), citedBy(cell), termsOf(cell)]).toEqual([['dg.fire.table'], ['dg.fire.table'], []]);
    expect(citedBy(pool)).toEqual(['cf.fire.skill', 'cf.fire.hit-number']);
  });

  test('are none for the number if the total is looked up in a table', () => {
    const banded = sum(null, terms, { is: 'bands', clause: 'rr.a.b', word: 'x', table: 't', from: 7, to: null });
    expect([termsOfNumber(banded), citedBy(banded)]).toEqual([[], ['cf.morale.test', 'rr.a.b']]);
  });
});

describe('a ruling is read', () => {
  const read = reader({ 'pb-001': ['as-ruled', 'otherwise'], 'pb-002': ['only'] });

  test.each([
    ['as it was ruled', {}, 'as-ruled'],
    ['differently if a board says so', { 'pb-001': 'otherwise' }, 'otherwise'],
    ['as we play if a board names only another ruling', { 'pb-002': 'only' }, 'as-ruled'],
  ] as const)('%s', (_how, readings, key) => {
    expect(read({ readings }, 'pb-001')).toBe(key);
  });
});

describe('a fault in the structure of a file is explained in plain words:', () => {
  const schema = v.strictObject({
    name: v.pipe(v.string(), v.minLength(1, 'a name')),
    count: v.optional(v.number()),
    kind: v.optional(v.picklist(['one', 'other'], 'one or other')),
    list: v.optional(v.array(v.strictObject({ at: v.string() }))),
    either: v.optional(
      v.union(
        [v.strictObject({ a: v.strictObject({ deep: v.number() }) }), v.strictObject({ b: v.number() })],
        'an a or a b',
      ),
    ),
    flag: v.optional(v.boolean()),
  });
  const told = (input: unknown) => {
    const parsed = v.safeParse(schema, input);
    return parsed.success
      ? []
      : problems(parsed.issues).map(({ path, found, wanted }) => `${path}: found ${found}, expected ${wanted}`);
  };

  test.each([
    ['a key that is missing', {}, 'name: found nothing, expected the key name'],
    ['an unexpected key', { name: 'x', nmae: 'x' }, 'nmae: found the key nmae, expected no such key here'],
    ['an empty text', { name: '' }, 'name: found "", expected a name'],
    ['a number for a text', { name: 7 }, 'name: found 7, expected a text'],
    ['a text for a number', { name: 'x', count: '7' }, 'count: found "7", expected a number'],
    ['a word that is not one of several', { name: 'x', kind: 'third' }, 'kind: found "third", expected one or other'],
    ['keys for a list', { name: 'x', list: { at: 'y' } }, 'list: found the keys at, expected a list'],
    ['a text for keys', { name: 'x', list: ['y'] }, 'list.0: found "y", expected keys with values'],
    ['a text for true or false', { name: 'x', flag: 'yes' }, 'flag: found "yes", expected true or false'],
    ['null', { name: null }, 'name: found null, expected a text'],
    [
      'the form that got furthest',
      { name: 'x', either: { a: { deep: 'no' } } },
      'either.a.deep: found "no", expected a number',
    ],
    ['no form at all', { name: 'x', either: 3 }, 'either: found 3, expected an a or a b'],
    ['a long text, cut', { name: 'x', count: 'y'.repeat(80) }, `count: found "${'y'.repeat(56)}…, expected a number`],
    ['nothing at all', undefined, ': found nothing, expected keys with values'],
  ])('%s', (_what, input, said) => {
    expect(told(input)).toContain(said);
  });
});

test('a number made of terms, and the word to which a sum came', () => {
  const held = against('at-most', 'xx.a.b', [add('xx.a.b', 'skill', 6), add('xx.a.c', 'mist', -2)], 'aimed');
  expect(held).toMatchObject({ is: 'at-most', number: 4, word: 'aimed' });
  const rolled = sum('gun', [die('xx.a.b', 'D10', 9)], held);
  expect([wordOf(sum('gun', [])), wordOf(rolled)]).toEqual([null, 'aimed']);
  expect(wordOf({ ...rolled, instead: { clause: 'xx.a.d', label: 'a 9', word: 'wide' } })).toBe('wide');
});

test('the line of a table in which a total lies', () => {
  const lines = [
    { from: null, to: 4, word: 'none' },
    { from: 5, to: 6, word: 'few' },
    { from: 7, to: null, word: 'many' },
  ];
  expect([-9, 4, 5, 6, 7, 99].map((each) => bandOf('losses', lines, each).word)).toEqual([
    'none',
    'none',
    'few',
    'few',
    'many',
    'many',
  ]);
  expect(() => bandOf('losses', lines.slice(0, 2), 7)).toThrow(
    'The table of losses has no row for 7: its rows are any to 4, 5 to 6',
  );
});

test('a value that is missing in one table is told by the term that has none', () => {
  const lines = [{ from: null, to: null, word: 'some' }];
  const skills: Readonly<Record<string, number>> = { guards: 6 };
  const terms = [add('xx.a.b', 'die', 3), add('xx.a.c', 'skill', skills['militia']!)];
  expect(() => bandOf('losses', lines, total(terms), terms)).toThrow(
    'The table of losses has no row for NaN: its term “skill” (xx.a.c) has no value: the table with these values lacks an entry',
  );
});

test('a cell of a printed chart', () => {
  expect(cell({ of: 'gun', clause: 'xx.a.b', table: 'dice', row: 'near', cell: '3' })).toMatchObject({
    kind: 'lookup',
    column: null,
    mark: 'printed',
    cell: '3',
  });
});

test('a total is rounded as the rule says, and its terms still give the number before', () => {
  const men = sum('a', [add('xx.a.b', 'men', 42), percentOf('xx.a.c', 'of its men', [75, 1000])]);
  expect(men.total).toBeCloseTo(3.15);
  expect((['half-up', 'down', 'up'] as const).map((how) => rounded(men, how).total)).toEqual([3, 3, 4]);
  const half = { ...men, total: 2.5 };
  expect(rounded(half, 'half-up')).toEqual({ ...half, total: 3, rounded: 'half-up' });
  expect(total(rounded(men, 'up').terms)).toBe(men.total);
});

test('a reason rests on the reader’s own chart if one of its numbers or its cell comes from there', () => {
  const by = (mark: 'own' | 'reconstructed') => fromChart('xx.a.b', 'nerve', { value: 70, mark });
  const tested = (mark: 'own' | 'reconstructed') =>
    sum('a', [die('xx.a.c', 'die', 4)], against('at-most', 'xx.a.b', [by(mark)], 'stands'));
  const looked = { of: 'a', clause: 'xx.a.b', table: 'dice', row: 'near', cell: '3' } as const;
  expect([tested('own'), tested('reconstructed')].map(isByOwnChart)).toEqual([true, false]);
  expect([cell({ ...looked, mark: 'own' }), cell(looked)].map(isByOwnChart)).toEqual([true, false]);
});
