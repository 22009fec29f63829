import { describe, expect, test } from 'vitest';
import { carry, short, verdict, type Field, type Order } from './field.ts';
import { ATTACK, board, dice, END, fought, readings, told, type Units } from './fights.ts';
import { table } from './tables.ts';

describe('the result (pb.fighting.result-table)', () => {
  table<readonly [difference: string, attack: number, defence: number, told: readonly string[]]>(
    [
      ['a tie', 3, 3, ['fight-tied unit']],
      ['by 1', 4, 3, ['unit-disrupted foe d6']],
      ['by 2', 5, 3, ['unit-routed foe d7']],
      ['by 3', 6, 3, ['unit-removed foe', 'unit-removed enemy']],
      ['the other way by 1', 3, 4, ['unit-disrupted unit d3']],
      ['by 2', 3, 5, ['unit-routed unit d1']],
    ],
    ([, attack, defence, events]) => {
      expect(told(fought(board({}), [attack], [defence]).events)).toEqual(events);
    },
  );

  test('a tie holds both until the next fight (pb.fighting.result.tie)', () => {
    const tied = fought(board({ enemy: 'allied brigadier e6' }), [3], [3]).state;
    expect(tied.tied).toEqual([['unit', 'foe']]);
    const next = carry(tied, Array<Order>(4).fill(END), [{ 'activation.falken': 6 }]).state;
    expect(verdict(next, { type: 'move', unit: 'foe', path: ['d6'] })).toBe('pb.fighting.result.tie tied');
    const fighting = carry(next, [END, { type: 'attack', unit: 'foe', enemy: 'unit' }], dice([5], [3])).state;
    expect(fighting.tied).toEqual([]);
  });

  const FRIENDS = { x: 'allied cavalry d6', y: 'allied cannon d7' };
  const won = (units: Units, field: Field = {}, attack = 4) => told(fought(board(units, field), [attack], [3]).events);
  table<readonly [what: string, units: Units, told: readonly string[], field?: Field]>(
    [
      [
        'a friend behind is pushed (pb.fighting.disrupted.push)',
        { x: 'allied cavalry d6' },
        ['unit-pushed x d7', 'unit-disrupted foe d6'],
      ],
      ['a chain of them stops at the edge', FRIENDS, ['unit-removed foe']],
      ['an enemy behind blocks', { x: 'french cavalry d6' }, ['unit-removed foe']],
      [
        'the edge (pb.fighting.disrupted.cannot-move)',
        {
          unit: 'french line-infantry d6',
          foe: 'allied line-infantry d7',
          x: 'allied cavalry a7',
          general: 'french brigadier c5',
        },
        ['unit-removed foe'],
      ],
      [
        'stays there under pb-065',
        { unit: 'french line-infantry d6', foe: 'allied line-infantry d7', general: 'french brigadier c5' },
        ['unit-disrupted foe d7'],
        readings('pb-065', 'edge-disrupt-stays'),
      ],
      ['a river', { x: 'allied cavalry a7' }, ['unit-removed foe'], { ground: { d6: 'river' } }],
      ['a lake', { x: 'allied cavalry a7' }, ['unit-removed foe'], { ground: { d6: 'lake' } }],
      ['empty woods are free (pb-064)', {}, ['unit-disrupted foe d6'], { ground: { d6: 'woods' } }],
      ['diagonally', { foe: 'allied line-infantry e5' }, ['unit-disrupted foe f6']],
      [
        'a Square that is pushed is none',
        { x: 'allied line-infantry d6 square' },
        ['unit-pushed x d7', 'unit-disrupted foe d6'],
      ],
      [
        'toward its own edge (pb-062)',
        { foe: 'allied line-infantry e5' },
        ['unit-disrupted foe e6'],
        readings('pb-062', 'toward-own-edge'),
      ],
      ['where its owner likes', {}, ['unit-disrupted foe d6|e6|c6'], readings('pb-062', 'owner-chooses')],
      [
        'only one is pushed (pb-063)',
        {
          unit: 'french line-infantry d3',
          foe: 'allied line-infantry d4',
          x: 'allied cavalry d5',
          y: 'allied cavalry d6',
          general: 'french brigadier c3',
        },
        ['unit-removed foe'],
        readings('pb-063', 'single-push'),
      ],
      [
        'a chain by default',
        {
          unit: 'french line-infantry d3',
          foe: 'allied line-infantry d4',
          x: 'allied cavalry d5',
          y: 'allied cavalry d6',
          general: 'french brigadier c2',
        },
        ['unit-pushed y d7', 'unit-pushed x d6', 'unit-disrupted foe d5'],
      ],
      [
        'the pushed is removed (pb-063)',
        FRIENDS,
        ['unit-removed y', 'unit-pushed x d7', 'unit-disrupted foe d6'],
        readings('pb-063', 'pushed-removed'),
      ],
    ],
    ([, units, events, field]) => {
      expect(won(units, field).filter((text) => text !== 'unit-removed enemy')).toEqual(
        events.filter((text) => text !== 'unit-removed enemy'),
      );
    },
  );

  test('a river behind may be crossed by a roll under pb-064', () => {
    const state = board({ x: 'allied cavalry a7' }, readings('pb-064', 'river-roll', { ground: { d6: 'river' } }));
    const roll = (die: number) => told(carry(state, [ATTACK], [...dice([4], [3]), { 'river.foe': die }]).events);
    expect(roll(4)).toEqual(['river-entered foe', 'unit-disrupted foe d6']);
    expect(roll(3)).toEqual(['river-barred foe', 'unit-removed foe']);
  });

  test('beaten by 2 on its own edge it is routed, or removed under pb-065', () => {
    const edge = {
      unit: 'french line-infantry d6',
      foe: 'allied line-infantry d7',
      x: 'allied cavalry a7',
      general: 'french brigadier c5',
    };
    expect(won(edge, {}, 5)).toEqual(['unit-routed foe d7']);
    expect(won(edge, readings('pb-065', 'edge-rout-removes'), 5)).toEqual(['unit-removed foe']);
  });

  test('a column suffers together (pb.column.shares-fight-result)', () => {
    const units = {
      foe: 'allied line-infantry d5 column',
      x: 'allied line-infantry d5 column',
      y: 'allied cavalry a7',
    };
    const lost = (attack: number, field: Field = {}) => told(fought(board(units, field), [attack], [3, 1]).events);
    expect(lost(4)).toEqual(['unit-disrupted foe d6', 'unit-disrupted x d6']);
    expect(lost(6)).toEqual(['unit-removed foe', 'unit-removed x']);
    expect(lost(5)).toEqual(['unit-routed foe d7', 'unit-routed x c7|e7']);
    const together = fought(board(units, readings('pb-069', 'together-one-roll')), [5], [3, 1]);
    expect(told(together.events)).toEqual(['unit-routed foe d7', 'unit-routed x d7']);
    const rally = carry(together.state, Array<Order>(6).fill(END), [{ 'activation.falken': 6 }, { 'rally.foe': 4 }]);
    expect(rally.events.slice(-2).map(short)).toEqual(['unit-rallied foe', 'unit-rallied x']);
  });

  test('a routed unit that is beaten by 1 stays routed, and is driven back', () => {
    const units = {
      unit: 'french line-infantry d7',
      foe: 'allied line-infantry e7 routed',
      general: 'french brigadier c6',
    };
    const { events, state } = fought(board(units), [4], [3]);
    expect(told(events)).toEqual(['unit-driven-back foe f7']);
    expect(state.units.foe!.condition).toBe('routed');
  });

  test('the winner stays, or may step forward under pb-024', () => {
    expect(fought(board({}), [5], [3]).state.units.unit!.at).toBe('d4');
    const { state } = fought(board({}, readings('pb-024', 'may-advance')), [5], [3]);
    expect(state.awaits).toMatchObject({ sides: ['french'], orders: ['advance', 'stay'] });
    expect(carry(state, [{ type: 'advance', unit: 'unit' }], []).state.units.unit!.at).toBe('d5');
    expect(carry(state, [{ type: 'stay', unit: 'unit' }], []).state.units.unit!.at).toBe('d4');
  });
});
