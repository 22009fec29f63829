import { describe, expect, test } from 'vitest';
import { carry, verdict, type Field, type Order } from './field.ts';
import { board, fought, readings, told, type Units } from './fights.ts';
import { table } from './tables.ts';

describe('who wins a tie (pb.charge.wins-ties, pb.column.wins-ties, pb.terrain.hill.ties)', () => {
  const CHARGED = { unit: 'french cavalry d4' };
  const charged: Field = { charged: { unit: 'foe' } };
  const COLUMN = { unit: 'french line-infantry d4 column', y: 'french line-infantry d4 column' };
  const last = (units: Units, field: Field, attack: readonly number[], defence: readonly number[]) =>
    told(fought(board({ x: 'allied cavalry a7', ...units }, field), attack, defence).events).at(-1);
  table<
    readonly [
      what: string,
      units: Units,
      attack: readonly number[],
      defence: readonly number[],
      said: string,
      field: Field,
    ]
  >(
    [
      ['a charge', CHARGED, [3, 1], [3], 'unit-disrupted foe d6', charged],
      ['not against another (pb-034)', CHARGED, [3, 1], [3], 'fight-tied unit', { charged: { unit: 'x' } }],
      [
        'but under all-touched',
        CHARGED,
        [3, 1],
        [3],
        'unit-disrupted foe d6',
        readings('pb-034', 'all-touched', { charged: { unit: 'x' } }),
      ],
      [
        'not against a Square',
        { ...CHARGED, foe: 'allied line-infantry d5 square' },
        [3],
        [3, 1],
        'fight-tied unit',
        charged,
      ],
      ['a column', COLUMN, [3, 1], [3], 'unit-disrupted foe d6', {}],
      ['a hill attacked from below', {}, [3], [3], 'unit-disrupted unit d3', { ground: { d5: 'hill' } }],
      ['not from another hill', {}, [3], [3], 'fight-tied unit', { ground: { d4: 'hill', d5: 'hill' } }],
      ['not attacking from one (pb-031)', {}, [3], [3], 'fight-tied unit', { ground: { d4: 'hill' } }],
      [
        'but under always-against-lower',
        {},
        [3],
        [3],
        'unit-disrupted foe d6',
        readings('pb-031', 'always-against-lower', { ground: { d4: 'hill' } }),
      ],
      [
        'one that did not come up',
        {},
        [3],
        [3],
        'fight-tied unit',
        readings('pb-031', 'only-if-moved-uphill', { ground: { d5: 'hill' } }),
      ],
      [
        'one that did',
        {},
        [3],
        [3],
        'unit-disrupted unit d3',
        readings('pb-031', 'only-if-moved-uphill', { ground: { d5: 'hill' }, moved: ['unit'] }),
      ],
      ['both cancel (pb-027)', COLUMN, [3, 1], [3], 'fight-tied unit', { ground: { d5: 'hill' } }],
      [
        'or the attacker wins',
        COLUMN,
        [3, 1],
        [3],
        'unit-disrupted foe d6',
        readings('pb-027', 'attacker', { ground: { d5: 'hill' } }),
      ],
      [
        'or the defender',
        COLUMN,
        [3, 1],
        [3],
        'unit-disrupted y d3',
        readings('pb-027', 'defender', { ground: { d5: 'hill' } }),
      ],
      ['as by 2 (pb-026)', CHARGED, [3, 1], [3], 'unit-routed foe d7', readings('pb-026', 'as-difference-2', charged)],
      ['or without effect', CHARGED, [3, 1], [3], 'fight-held unit', readings('pb-026', 'held', charged)],
    ],
    ([, units, attack, defence, said, field]) => {
      expect(last(units, field, attack, defence)).toBe(said);
    },
  );
});

describe('a die rolled again (pb.fighting.heavy-reroll, pb.fighting.heavy-reroll-order)', () => {
  const HEAVIES = { unit: 'french heavy-infantry d4', foe: 'allied heavy-infantry d5' };
  const reroll = (unit: string, die = 1): Order => ({ type: 'reroll', unit, die });
  const keep = (unit: string): Order => ({ type: 'keep', unit });

  test('the defender decides first, then the attacker; the second score stands', () => {
    const asked = fought(board(HEAVIES), [4], [3]);
    expect(asked.state.awaits).toMatchObject({ sides: ['allied'], orders: ['reroll', 'keep'] });
    expect(verdict(asked.state, keep('unit'))).toBe('pb.fighting.heavy-reroll-order reroll-first');
    const then = carry(asked.state, [reroll('foe')], [{ 'reroll.defence': 6 }]);
    expect(then.state.awaits).toMatchObject({ sides: ['french'], orders: ['reroll', 'keep'] });
    expect(told(carry(then.state, [keep('unit')], []).events)).toEqual(['dice-kept unit', 'unit-routed unit d1']);
    expect(told(carry(then.state, [reroll('unit')], [{ 'reroll.attack': 1 }]).events)).toEqual([
      'die-rerolled unit',
      'unit-removed unit',
      'unit-removed general',
    ]);
  });

  test('one of several dice, and no other', () => {
    const { state } = fought(board({ unit: 'french heavy-cavalry d4' }), [2, 1], [4]);
    expect(verdict(state, reroll('unit', 3))).toBe('pb.fighting.heavy-reroll no-such-die');
    expect(told(carry(state, [reroll('unit', 2)], [{ 'reroll.attack': 5 }]).events)).toEqual([
      'die-rerolled unit',
      'unit-disrupted foe d6',
    ]);
  });

  test.each([
    ['one-after-seeing', 1],
    ['one-per-unit', 2],
  ] as const)('pb-028 %s: a heavy column', (reading, times) => {
    const units = { unit: 'french heavy-infantry d4 column', x: 'french heavy-infantry d4 column' };
    const { state } = fought(board(units, readings('pb-028', reading)), [2, 1], [4]);
    expect(state.fight!.due).toHaveLength(times);
    const once = carry(state, [reroll('x', 2)], [{ 'reroll.attack': 5 }]).state;
    expect(once.fight === null).toBe(times === 1);
    if (times === 2) expect(verdict(once, reroll('unit', 2))).toBe('pb.fighting.heavy-reroll rerolled-already');
  });
});
