import { describe, expect, test } from 'vitest';
import { carry, stand, type Field, type Order } from './field.ts';
import { ATTACK, board, dice, END, fought, readings, scores, told, type Units } from './fights.ts';
import { table } from './tables.ts';

describe('how many dice (pb.fighting.base-dice)', () => {
  const dicePerSide = (units: Units, field: Field, attack: number, defence: number) => {
    const state = board(units, field);
    const roll = (n: number) => Array.from({ length: n }, () => 3);
    return fought(state, roll(attack), roll(defence)).events[0];
  };
  const HORSE = 'french cavalry d4';
  const pair = (side: string, at: string) => `${side} line-infantry ${at} column`;
  table<readonly [what: string, units: Units, attack: number, defence: number, field?: Field]>(
    [
      ['infantry', {}, 1, 1],
      ['cavalry against infantry', { unit: HORSE }, 2, 1],
      ['cavalry defending', { foe: 'allied cavalry d5' }, 1, 2],
      ['cavalry against cavalry', { unit: HORSE, foe: 'allied cavalry d5' }, 1, 1],
      ['cavalry against skirmishers', { unit: HORSE, foe: 'allied skirmishers d5' }, 1, 1],
      [
        'who are infantry under pb-029',
        { unit: HORSE, foe: 'allied skirmishers d5' },
        2,
        1,
        readings('pb-029', 'skirmishers-are-infantry'),
      ],
      ['cavalry against a gun', { unit: HORSE, foe: 'allied cannon d5' }, 1, 1],
      [
        'which is foot under pb-029',
        { unit: HORSE, foe: 'allied cannon d5' },
        2,
        1,
        readings('pb-029', 'foot-for-cavalry-only'),
      ],
      ['a column', { unit: pair('french', 'd4'), x: pair('french', 'd4') }, 2, 1],
      ['cavalry against a column', { unit: HORSE, foe: pair('allied', 'd5'), x: pair('allied', 'd5') }, 2, 2],
      ['cavalry against a Square', { unit: HORSE, foe: 'allied line-infantry d5 square' }, 1, 2],
      ['infantry against a Square', { foe: 'allied line-infantry d5 square' }, 2, 1],
      [
        'a column against a Square',
        { unit: pair('french', 'd4'), x: pair('french', 'd4'), foe: 'allied line-infantry d5 square' },
        3,
        1,
      ],
      ['skirmishers against a Square', { unit: 'french skirmishers d4', foe: 'allied line-infantry d5 square' }, 1, 1],
      ['a Square against infantry (pb-078)', { unit: 'french line-infantry d4 square' }, 1, 1],
      [
        'which has the bonus in both turns',
        { unit: 'french line-infantry d4 square' },
        1,
        2,
        readings('pb-078', 'bonus-both-turns'),
      ],
      ['a Square against cavalry', { unit: 'french line-infantry d4 square', foe: 'allied cavalry d5' }, 2, 1],
      ['one that shows its back', { foe: 'allied line-infantry d5 disrupted' }, 1, 1],
      ['has none under pb-061', { foe: 'allied line-infantry d5 disrupted' }, 1, 0, readings('pb-061', 'rear-attacks')],
    ],
    ([, units, attack, defence, field = {}]) => {
      expect(dicePerSide(units, field, attack, defence)).toMatchObject({
        type: 'fight-joined',
        attack: { length: attack },
        defence: { length: defence },
      });
    },
  );

  test('the rights of a column may begin a turn later (pb-071)', () => {
    const forming = stand(
      {
        unit: 'french line-infantry d4',
        x: 'french line-infantry c4',
        foe: 'allied line-infantry d5',
        general: 'french brigadier d3',
      },
      { phase: 'movement', readings: { 'pb-071': 'next-turn-effect' } },
    );
    const orders: readonly Order[] = [{ type: 'form-column', unit: 'x', other: 'unit' }, END, ATTACK];
    expect(carry(forming, orders, dice([3], [3])).events.at(-1)!.type).toBe('fight-tied');
    const works = { ...forming, readings: {} };
    expect(told(carry(works, orders, dice([3, 2], [3])).events).at(-1)).toBe('unit-disrupted foe d6');
  });
});

describe('the score (pb.fighting.compare, pb.fighting.all-modifiers)', () => {
  table<
    readonly [
      what: string,
      units: Units,
      attack: readonly number[],
      defence: readonly number[],
      scored: readonly number[],
      field?: Field,
    ]
  >(
    [
      ['the highest die', { unit: 'french cavalry d4' }, [2, 5], [4], [5, 4]],
      ['or the sum (pb-025)', { unit: 'french cavalry d4' }, [2, 5], [4], [7, 4], readings('pb-025', 'sum')],
      ['artillery', { foe: 'allied cannon d5' }, [3], [5], [3, 3]],
      ['or plus two (pb-088)', { foe: 'allied cannon d5' }, [3], [5], [3, 7], readings('pb-088', 'plus-two')],
      ['skirmishers in the open', { foe: 'allied skirmishers d5' }, [3], [5], [3, 3]],
      ['on a road not (pb-032)', { foe: 'allied skirmishers d5' }, [3], [3], [3, 3], { ground: { d5: 'road' } }],
      [
        'but under all-but-cover',
        { foe: 'allied skirmishers d5' },
        [3],
        [5],
        [3, 3],
        readings('pb-032', 'all-but-cover', { ground: { d5: 'road' } }),
      ],
      ['in woods', {}, [3], [2], [3, 3], { ground: { d5: 'woods' } }],
      ['in a building', {}, [3], [1], [3, 3], { ground: { d5: 'building' } }],
      ['attacking out of woods (pb-030)', {}, [3], [4], [4, 4], { ground: { d4: 'woods' } }],
      [
        'not under defender-only',
        {},
        [3],
        [3],
        [3, 3],
        readings('pb-030', 'defender-only', { ground: { d4: 'woods' } }),
      ],
      ['a river, a bridge, wetlands: nothing', {}, [3], [3], [3, 3], { ground: { d4: 'bridge', d5: 'wetlands' } }],
    ],
    ([, units, attack, defence, scored, field = {}]) => {
      expect(scores(fought(board(units, field), attack, defence).events)).toEqual(scored);
    },
  );

  test('ground without effect is looked at, cover by the table under one reading (pb-030), and what counts is named', () => {
    const cited = (field: Field) =>
      fought(board({}, field), [3], [3]).events.flatMap((event) => (event.type === 'side-scored' ? event.clauses : []));
    expect(cited({ ground: { d4: 'road', d5: 'river' } })).toEqual([
      'pb.fighting.compare',
      'pb.terrain.road.fight',
      'pb.fighting.compare',
      'pb.terrain.river.fight',
    ]);
    const both = [
      { ground: { d5: 'woods' } },
      readings('pb-030', 'defender-only', { ground: { d5: 'woods' } }),
    ] as const;
    expect(both.map((field) => cited(field).slice(1))).toEqual([
      ['pb.fighting.all-modifiers', 'pb.fighting.compare', 'pb.terrain.woods.fight'],
      ['pb.fighting.all-modifiers', 'pb.fighting.compare', 'pb.terrain.woods.fight-table'],
    ]);
  });
});
