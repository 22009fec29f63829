import { describe, expect, test } from 'vitest';
import { verdict, type Field, type Order, type Units } from './field.ts';
import { ATTACK, END, fighting, fought, table } from './tables.ts';

describe('who may attack whom (pb.fighting.contact, pb.fighting.active-chooses, pb.fighting.one-per-unit)', () => {
  const FIGHTS = 'allowed pb.fighting.contact pb.activation.permits';
  const GUNS = `${FIGHTS} pb.artillery.contact-is-fighting`;
  const CHOICE = `${FIGHTS} pb.fighting.active-chooses`;
  const IDLE = 'pb.activation.permits idle-attacks';
  const FAR = { x: 'allied cavalry a7' };
  const GENERAL = { foe: 'allied brigadier d5 of lannes', x: 'allied cavalry a7 of lannes' };
  const OWN = { unit: 'brigadier d4 of ney', x: 'cavalry a1 of ney' };
  const FIRED = 'pb.artillery.fire-or-move fired-no-attack';
  const STANDS = 'pb.square.stationary square-attacks';
  const NO_TURN: Field = { activated: [], tied: [['unit', 'foe']] };
  table<readonly [what: string, units: Units, said: string, field?: Field]>(
    [
      ['who touch', {}, FIGHTS],
      ['by a corner too', { foe: 'allied e5' }, FIGHTS],
      ['with a choice', { x: 'allied e5' }, CHOICE],
      ['a gun like infantry', { unit: 'cannon d4' }, GUNS],
      ['not over a distance', { foe: 'allied d6' }, 'pb.fighting.contact not-touching'],
      ['not one’s own', { foe: 'd5', ...FAR }, 'pb.fighting.contact not-an-enemy'],
      ['not a Brigadier', GENERAL, 'pb.brigadier.no-fighting brigadier-enemy'],
      ['nor by one', OWN, 'pb.brigadier.no-fighting brigadier-attacks'],
      ['not by the disrupted', { unit: 'd4 disrupted' }, 'pb.fighting.disrupted.next-turn may-not-attack'],
      ['not by the routed', { unit: 'd4 routed' }, 'pb.rally.next-turn may-not-attack'],
      ['not without activation', {}, IDLE, { activated: [] }],
      ['a tie does not help (pb-020)', {}, IDLE, NO_TURN],
      ['but by ties-go-on', {}, 'allowed pb.fighting.contact', { ...NO_TURN, 'pb-020': 'ties-go-on' }],
      ['and contact by all-fight', {}, 'allowed pb.fighting.contact', { activated: [], 'pb-020': 'all-fight' }],
      ['not out of touch (pb-046)', { general: 'brigadier a1' }, 'pb.coherence.consequence stray-attacks'],
      ['a routed enemy (pb-068)', { foe: 'allied d5 routed' }, FIGHTS],
      ['not by untouchable', { foe: 'allied d5 routed' }, 'pb.rally.who untouchable', { 'pb-068': 'untouchable' }],
      ['a gun that fired (pb-089)', { unit: 'cannon d4' }, GUNS, { fired: ['unit'] }],
      ['not by one-action', { unit: 'cannon d4' }, FIRED, { fired: ['unit'], 'pb-089': 'one-action' }],
      ['a Square (pb-078)', { unit: 'd4 square' }, FIGHTS],
      ['not by square-may-not-attack', { unit: 'd4 square' }, STANDS, { 'pb-078': 'square-may-not-attack' }],
    ],
    ([, units, said, field]) => {
      expect(verdict(fighting(units, field), ATTACK)).toBe(said);
    },
  );

  const second: Order = { type: 'attack', unit: 'x', enemy: 'foe' };
  const again: Order = { type: 'attack', unit: 'unit', enemy: 'y' };
  test.each([
    ['one-to-one', 'pb.fighting.one-per-unit enemy-fought', 'pb.fighting.one-per-unit already-fought'],
    ['one-at-a-time', FIGHTS, 'pb.fighting.one-per-unit already-fought'],
    ['defender-once-attacker-free', 'pb.fighting.one-per-unit enemy-fought', CHOICE],
  ] as const)('pb-022 %s: a second attacker, a second enemy', (reading, on, by) => {
    const { state } = fought(fighting({ x: 'e4', y: 'allied c5' }, { 'pb-022': reading }), [3], [3]);
    expect([verdict(state, second), verdict(state, again)]).toEqual([on, by]);
  });

  test('a fight that touches is compulsory (pb-021)', () => {
    expect(verdict(fighting({}), END)).toBe('pb.fighting.contact fight-owed');
    expect(verdict(fighting({}, { 'pb-021': 'optional' }), END)).toBe('allowed pb.turn.phase-order');
    expect(verdict(fought(fighting({}), [3], [3]).state, END)).toBe('allowed pb.turn.phase-order');
  });

  test('the active side pairs freely, or so that most units fight (pb-094)', () => {
    const crowd = { x: 'e4', y: 'allied c5', foe: 'allied e5' };
    const most = fighting(crowd, { 'pb-094': 'maximum-pairs' });
    expect(verdict(fighting(crowd), ATTACK)).toMatch(/^allowed/);
    expect(verdict(most, ATTACK)).toBe('pb.fighting.active-chooses wasteful-pair');
    expect(verdict(most, again)).toMatch(/^allowed/);
  });
});

describe('how many dice (pb.fighting.base-dice)', () => {
  const HORSE = { unit: 'cavalry d4' };
  const COLUMN = { unit: 'd4 column', x: 'd4 column' };
  const SKIRMISHERS = { ...HORSE, foe: 'allied skirmishers d5' };
  const SQUARE = { foe: 'allied d5 square' };
  table<readonly [what: string, units: Units, attack: number, defence: number, field?: Field]>(
    [
      ['infantry', {}, 1, 1],
      ['cavalry against infantry', HORSE, 2, 1],
      ['cavalry defending', { foe: 'allied cavalry d5' }, 1, 2],
      ['cavalry against cavalry', { ...HORSE, foe: 'allied cavalry d5' }, 1, 1],
      ['cavalry against skirmishers', SKIRMISHERS, 1, 1],
      ['who are infantry under pb-029', SKIRMISHERS, 2, 1, { 'pb-029': 'skirmishers-are-infantry' }],
      ['cavalry against a gun', { ...HORSE, foe: 'allied cannon d5' }, 1, 1],
      ['which is foot', { ...HORSE, foe: 'allied cannon d5' }, 2, 1, { 'pb-029': 'foot-for-cavalry-only' }],
      ['a column', COLUMN, 2, 1],
      ['cavalry against a column', { ...HORSE, foe: 'allied d5 column', x: 'allied d5 column' }, 2, 2],
      ['cavalry against a Square', { ...HORSE, ...SQUARE }, 1, 2],
      ['infantry against a Square', SQUARE, 2, 1],
      ['a column against a Square', { ...COLUMN, ...SQUARE }, 3, 1],
      ['skirmishers against a Square', { unit: 'skirmishers d4', ...SQUARE }, 1, 1],
      ['a Square against infantry (pb-078)', { unit: 'd4 square' }, 1, 1],
      ['which has the bonus in both turns', { unit: 'd4 square' }, 1, 2, { 'pb-078': 'bonus-both-turns' }],
      ['a Square against cavalry', { unit: 'd4 square', foe: 'allied cavalry d5' }, 2, 1],
      ['one that shows its back', { foe: 'allied d5 disrupted' }, 1, 1],
      ['has none under pb-061', { foe: 'allied d5 disrupted' }, 1, 0, { 'pb-061': 'rear-attacks' }],
    ],
    ([, units, attack, defence, field]) => {
      const threes = (length: number) => Array.from({ length }, () => 3);
      expect(fought(fighting(units, field), threes(attack), threes(defence)).events[0]).toMatchObject({
        type: 'fight-joined',
        attack: { length: attack },
        defence: { length: defence },
      });
    },
  );
});

describe('the score (pb.fighting.compare, pb.fighting.all-modifiers)', () => {
  const HORSE = { unit: 'cavalry d4' };
  const GUN = { foe: 'allied cannon d5' };
  const LOOSE = { foe: 'allied skirmishers d5' };
  const ROAD = { ground: { d5: 'road' } } as const;
  const scored = (field: Field, units: Units = {}, attack: readonly number[] = [3], defence: readonly number[] = [3]) =>
    fought(fighting(units, field), attack, defence).events.flatMap((event) =>
      event.type === 'side-scored' ? [event] : [],
    );
  type Row = readonly [what: string, units: Units, attack: number[], defence: number, scores: number[], field?: Field];
  table<Row>(
    [
      ['the highest die', HORSE, [2, 5], 4, [5, 4]],
      ['or the sum (pb-025)', HORSE, [2, 5], 4, [7, 4], { 'pb-025': 'sum' }],
      ['artillery', GUN, [3], 5, [3, 3]],
      ['or plus two (pb-088)', GUN, [3], 5, [3, 7], { 'pb-088': 'plus-two' }],
      ['skirmishers in the open', LOOSE, [3], 5, [3, 3]],
      ['on a road not (pb-032)', LOOSE, [3], 3, [3, 3], ROAD],
      ['but under all-but-cover', LOOSE, [3], 5, [3, 3], { ...ROAD, 'pb-032': 'all-but-cover' }],
      ['in woods', {}, [3], 2, [3, 3], { ground: { d5: 'woods' } }],
      ['in a building', {}, [3], 1, [3, 3], { ground: { d5: 'building' } }],
      ['attacking out of woods (pb-030)', {}, [3], 4, [4, 4], { ground: { d4: 'woods' } }],
      ['not under defender-only', {}, [3], 3, [3, 3], { ground: { d4: 'woods' }, 'pb-030': 'defender-only' }],
      ['a bridge, wetlands: nothing', {}, [3], 3, [3, 3], { ground: { d4: 'bridge', d5: 'wetlands' } }],
    ],
    ([, units, attack, defence, scores, field = {}]) => {
      const events = scored(field, units, attack, [defence]);
      expect(events.flatMap(({ reasons }) => reasons.map(({ total }) => total))).toEqual(scores);
    },
  );

  test('ground without effect is looked at, cover by the table under one reading (pb-030), and what counts is named', () => {
    const WOODS = { ground: { d5: 'woods' } } as const;
    const cited = (field: Field) => scored(field).flatMap(({ clauses }) => clauses.toSorted());
    const [compare, all] = ['pb.fighting.compare', 'pb.fighting.all-modifiers'];
    expect(cited({ ground: { d4: 'road', d5: 'river' } })).toEqual([
      compare,
      'pb.terrain.road.fight',
      compare,
      'pb.terrain.river.fight',
    ]);
    expect(cited(WOODS)).toEqual([compare, all, compare, 'pb.terrain.woods.fight']);
    expect(cited({ ...WOODS, 'pb-030': 'defender-only' }).at(-1)).toBe('pb.terrain.woods.fight-table');
  });
});
