import { describe, expect, test } from 'vitest';
import { carry, short, verdict, type Field, type Order, type Units } from './field.ts';
import { dice, END, fighting, fought, table, told } from './tables.ts';

const FAR = { z: 'allied cavalry a7' };

describe('the result (pb.fighting.result-table)', () => {
  const FRIENDS = { x: 'allied cavalry d6', y: 'allied cannon d7' };
  const EDGE = { unit: 'd6', foe: 'allied d7', general: 'brigadier c5', ...FAR };
  const CHAIN = { unit: 'd3', foe: 'allied d4', x: 'allied d5', y: 'allied d6', general: 'brigadier c2' };
  const CORNER = { foe: 'allied e5' };
  table<readonly [what: string, units: Units, attack: number, told: readonly string[], field?: Field]>(
    [
      ['a tie', {}, 3, ['fight-tied unit']],
      ['by 1', {}, 4, ['unit-disrupted foe d6']],
      ['by 2', {}, 5, ['unit-routed foe d7']],
      ['by 3', {}, 6, ['unit-removed foe', 'unit-removed enemy']],
      ['the other way by 1', {}, 2, ['unit-disrupted unit d3']],
      ['by 2', {}, 1, ['unit-routed unit d1']],
      ['a friend behind is pushed', { x: 'allied d6' }, 4, ['unit-pushed x d7', 'unit-disrupted foe d6']],
      ['a chain of them stops at the edge', FRIENDS, 4, ['unit-removed foe']],
      ['an enemy behind blocks', { x: 'cavalry d6', ...FAR }, 4, ['unit-removed foe']],
      ['the edge (pb.fighting.disrupted.cannot-move)', EDGE, 4, ['unit-removed foe']],
      ['a lake', FAR, 4, ['unit-removed foe'], { ground: { d6: 'lake' } }],
      ['a river', FAR, 4, ['unit-removed foe'], { ground: { d6: 'river' } }],
      ['empty woods are free (pb-064)', {}, 4, ['unit-disrupted foe d6'], { ground: { d6: 'woods' } }],
      ['diagonally', CORNER, 4, ['unit-disrupted foe f6']],
      ['toward its own edge', CORNER, 4, ['unit-disrupted foe e6'], { 'pb-062': 'toward-own-edge' }],
      ['where its owner likes', {}, 4, ['unit-disrupted foe d6|e6|c6'], { 'pb-062': 'owner-chooses' }],
      ['a Square is pushed', { x: 'allied d6 square' }, 4, ['unit-pushed x d7', 'unit-disrupted foe d6']],
      ['a chain by default', CHAIN, 4, ['unit-pushed y d7', 'unit-pushed x d6', 'unit-disrupted foe d5']],
      ['only one is pushed (pb-063)', CHAIN, 4, ['unit-removed foe'], { 'pb-063': 'single-push' }],
      [
        'the pushed is removed',
        FRIENDS,
        4,
        ['unit-removed y', 'unit-pushed x d7', 'unit-disrupted foe d6'],
        { 'pb-063': 'pushed-removed' },
      ],
      ['on the edge by 2', EDGE, 5, ['unit-routed foe d7']],
      ['removed under pb-065', EDGE, 5, ['unit-removed foe'], { 'pb-065': 'edge-rout-removes' }],
      ['staying there under pb-065', EDGE, 4, ['unit-disrupted foe d7'], { 'pb-065': 'edge-disrupt-stays' }],
    ],
    ([, units, attack, events, field]) => {
      expect(told(fought(fighting(units, field), [attack], [3]).events)).toEqual(events);
    },
  );

  test('a tie holds both until the next fight (pb.fighting.result.tie)', () => {
    const tied = fought(fighting({ enemy: 'allied brigadier e6' }), [3], [3]).state;
    expect(tied.tied).toEqual([['unit', 'foe']]);
    const next = carry(tied, Array<Order>(4).fill(END), [{ 'activation.falken': 6 }]).state;
    expect(verdict(next, { type: 'move', unit: 'foe', path: ['d6'] })).toBe('pb.fighting.result.tie tied');
    const again = carry(next, [END, { type: 'attack', unit: 'foe', enemy: 'unit' }], dice([5], [3])).state;
    expect(again.tied).toEqual([]);
  });

  test('a column suffers together (pb.column.shares-fight-result), and rallies together under pb-069', () => {
    const units = { foe: 'allied d5 column', x: 'allied d5 column', ...FAR };
    const lost = (attack: number) => told(fought(fighting(units), [attack], [3, 1]).events);
    expect(lost(4)).toEqual(['unit-disrupted foe d6', 'unit-disrupted x d6']);
    expect(lost(6)).toEqual(['unit-removed foe', 'unit-removed x']);
    expect(lost(5)).toEqual(['unit-routed foe d7', 'unit-routed x c7|e7']);
    const together = fought(fighting(units, { 'pb-069': 'together-one-roll' }), [5], [3, 1]);
    expect(told(together.events)).toEqual(['unit-routed foe d7', 'unit-routed x d7']);
    const rally = carry(together.state, Array<Order>(6).fill(END), [{ 'activation.falken': 6 }, { 'rally.foe': 4 }]);
    expect(rally.events.slice(-2).map(short)).toEqual(['unit-rallied foe', 'unit-rallied x']);
  });

  test('a routed unit that is beaten by 1 stays routed, and is driven back', () => {
    const { events, state } = fought(
      fighting({ unit: 'd7', foe: 'allied e7 routed', general: 'brigadier c6' }),
      [4],
      [3],
    );
    expect(told(events)).toEqual(['unit-driven-back foe f7']);
    expect(state.units.foe!.condition).toBe('routed');
  });

  test('the winner stays, or may step forward under pb-024', () => {
    expect(fought(fighting({}), [5], [3]).state.units.unit!.at).toBe('d4');
    const { state } = fought(fighting({}, { 'pb-024': 'may-advance' }), [5], [3]);
    expect(state.awaits).toMatchObject({ sides: ['french'], orders: ['advance', 'stay'] });
    expect(carry(state, [{ type: 'advance', unit: 'unit' }], []).state.units.unit!.at).toBe('d5');
    expect(carry(state, [{ type: 'stay', unit: 'unit' }], []).state.units.unit!.at).toBe('d4');
  });
});

describe('who wins a tie (pb.charge.wins-ties, pb.column.wins-ties, pb.terrain.hill.ties)', () => {
  const HORSE = { unit: 'cavalry d4' };
  const COLUMN = { unit: 'd4 column', y: 'd4 column' };
  const CHARGED: Field = { charged: { unit: 'foe' } };
  const ANOTHER: Field = { charged: { unit: 'z' } };
  const [UNDER, OVER] = [{ ground: { d5: 'hill' } }, { ground: { d4: 'hill' } }] as const;
  const [TIED, WON, LOST] = ['fight-tied unit', 'unit-disrupted foe d6', 'unit-disrupted unit d3'];
  table<readonly [what: string, units: Units, attack: number[], defence: number[], said: string, field: Field]>(
    [
      ['a charge', HORSE, [3, 1], [3], WON, CHARGED],
      ['not against another (pb-034)', HORSE, [3, 1], [3], TIED, ANOTHER],
      ['but under all-touched', HORSE, [3, 1], [3], WON, { ...ANOTHER, 'pb-034': 'all-touched' }],
      ['as by 2 (pb-026)', HORSE, [3, 1], [3], 'unit-routed foe d7', { ...CHARGED, 'pb-026': 'as-difference-2' }],
      ['or without effect', HORSE, [3, 1], [3], 'fight-held unit', { ...CHARGED, 'pb-026': 'held' }],
      ['not against a Square', { ...HORSE, foe: 'allied d5 square' }, [3], [3, 1], TIED, CHARGED],
      ['a column', COLUMN, [3, 1], [3], WON, {}],
      ['a hill attacked from below', {}, [3], [3], LOST, UNDER],
      ['not from another hill', {}, [3], [3], TIED, { ground: { d4: 'hill', d5: 'hill' } }],
      ['not attacking from one (pb-031)', {}, [3], [3], TIED, OVER],
      ['but under always-against-lower', {}, [3], [3], WON, { ...OVER, 'pb-031': 'always-against-lower' }],
      ['one that did not come up', {}, [3], [3], TIED, { ...UNDER, 'pb-031': 'only-if-moved-uphill' }],
      ['one that did', {}, [3], [3], LOST, { ...UNDER, 'pb-031': 'only-if-moved-uphill', moved: ['unit'] }],
      ['both cancel (pb-027)', COLUMN, [3, 1], [3], TIED, UNDER],
      ['or the attacker wins', COLUMN, [3, 1], [3], WON, { ...UNDER, 'pb-027': 'attacker' }],
      ['or the defender', COLUMN, [3, 1], [3], 'unit-disrupted y d3', { ...UNDER, 'pb-027': 'defender' }],
    ],
    ([, units, attack, defence, said, field]) => {
      expect(told(fought(fighting({ ...FAR, ...units }, field), attack, defence).events).at(-1)).toBe(said);
    },
  );
});

describe('a die rolled again (pb.fighting.heavy-reroll, pb.fighting.heavy-reroll-order)', () => {
  const reroll = (unit: string, die = 1): Order => ({ type: 'reroll', unit, die });
  const keep = (unit: string): Order => ({ type: 'keep', unit });

  test('the defender decides first, then the attacker; the second score stands, and the first is told', () => {
    const asked = fought(fighting({ unit: 'heavy-cavalry d4', foe: 'allied heavy-infantry d5' }), [2, 5], [3]);
    expect(asked.state.awaits).toMatchObject({ sides: ['allied'], orders: ['reroll', 'keep'] });
    expect(verdict(asked.state, keep('unit'))).toBe('pb.fighting.heavy-reroll-order reroll-first');
    const { events, state } = carry(asked.state, [reroll('foe')], [{ 'reroll.defence': 6 }]);
    expect(events).toMatchObject([{ unit: 'foe', role: 'defence', die: 1, was: 3, now: 6 }]);
    expect(state.awaits).toMatchObject({ sides: ['french'], orders: ['reroll', 'keep'] });
    expect(verdict(state, reroll('unit', 3))).toBe('pb.fighting.heavy-reroll no-such-die');
    expect(told(carry(state, [keep('unit')], []).events)).toEqual(['dice-kept unit', 'unit-disrupted unit d3']);
    const again = carry(state, [reroll('unit', 2)], [{ 'reroll.attack': 1 }]).events;
    expect(again[0]).toMatchObject({ unit: 'unit', role: 'attack', die: 2, was: 5, now: 1 });
    expect(told(again).slice(1)).toEqual(['unit-removed unit', 'unit-removed general']);
  });

  test.each([
    ['one-after-seeing', 1],
    ['one-per-unit', 2],
  ] as const)('pb-028 %s: a heavy column', (reading, times) => {
    const units = { unit: 'heavy-infantry d4 column', x: 'heavy-infantry d4 column' };
    const { state } = fought(fighting(units, { 'pb-028': reading }), [2, 1], [4]);
    expect(state.fight!.due).toHaveLength(times);
    const once = carry(state, [reroll('x', 2)], [{ 'reroll.attack': 5 }]).state;
    expect(once.fight === null).toBe(times === 1);
    if (times === 2) expect(verdict(once, reroll('unit', 2))).toBe('pb.fighting.heavy-reroll rerolled-already');
  });
});
