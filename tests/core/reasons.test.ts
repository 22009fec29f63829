import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { allowed, allowedShowing, line, refused, total } from '../../src/core/reasons.ts';
import { reader } from '../../src/core/rulings.ts';
import { problems } from '../../src/core/shape.ts';

describe('a sum', () => {
  const lines = [
    line('pb.a.die', 'Die', 4),
    line('pb.a.woods', 'In woods', -1),
    line('pb.a.building', 'In a building', -2, false),
  ];

  test('adds up what counted', () => {
    expect(total(lines)).toBe(3);
    expect(total([])).toBe(0);
  });

  test('shows what was looked at and did not count as 0', () => {
    expect(lines[2]).toEqual({ clause: 'pb.a.building', label: 'In a building', value: 0, counted: false });
  });
});

describe('a verdict', () => {
  test('permits by clauses', () => {
    expect(allowed('pb.a.b', 'pb.c.d')).toEqual({ ok: true, clauses: ['pb.a.b', 'pb.c.d'], shows: [] });
    const shows = [{ kind: 'sight', from: 'gun', to: 'hussars' }] as const;
    expect(allowedShowing(shows, 'pb.a.b')).toEqual({ ok: true, clauses: ['pb.a.b'], shows });
  });

  test('refuses by one, with a reason, and with what is in the way', () => {
    expect(refused('pb.a.b', 'too-far')).toEqual({
      ok: false,
      clause: 'pb.a.b',
      reason: 'too-far',
      params: {},
      shows: [],
    });
    const shows = [{ kind: 'light', units: ['gun'] }] as const;
    expect(refused('pb.a.b', 'too-far', { squares: 2 }, shows)).toMatchObject({ params: { squares: 2 }, shows });
  });
});

describe('a ruling is read', () => {
  const read = reader({ 'pb-001': ['as-ruled', 'otherwise'], 'pb-002': ['only'] });

  test.each([
    ['as it was ruled', {}, 'as-ruled'],
    ['otherwise where a board says so', { 'pb-001': 'otherwise' }, 'otherwise'],
    ['as it was ruled where a board speaks of another', { 'pb-002': 'only' }, 'as-ruled'],
  ] as const)('%s', (_how, readings, key) => {
    expect(read({ readings }, 'pb-001')).toBe(key);
  });
});

describe('what is wrong with the shape of a file is told in plain words:', () => {
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
    ['a key that is too much', { name: 'x', nmae: 'x' }, 'nmae: found the key nmae, expected no such key here'],
    ['an empty text', { name: '' }, 'name: found "", expected a name'],
    ['a number for a text', { name: 7 }, 'name: found 7, expected a text'],
    ['a text for a number', { name: 'x', count: '7' }, 'count: found "7", expected a number'],
    ['a word that is none of several', { name: 'x', kind: 'third' }, 'kind: found "third", expected one or other'],
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
