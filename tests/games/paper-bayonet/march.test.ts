import { describe, expect, test } from 'vitest';
import type { Scripted } from '../../../src/core/dice.ts';
import { carry, short, stand, verdict, type Order } from './field.ts';
import { COLUMN, END, marches, marching, move, ONE, TWO } from './tables.ts';

const NONE = 'pb.movement.allowance.one too-far';

describe('how far and where (pb.movement.directions, pb.movement.allowance.one, pb.movement.allowance.two)', () => {
  marches([
    ['infantry one square ahead', '', ['d5'], ONE],
    ['backwards', '', ['d3'], ONE],
    ['over a corner', 'heavy-infantry', ['e5'], ONE],
    ['a gun one square', 'cannon', ['e4'], ONE],
    ['not two', 'howitzer', ['e4', 'f4'], NONE],
    ['cavalry two', 'cavalry', ['e4', 'f5'], TWO],
    ['skirmishers two', 'skirmishers', ['e4', 'f3'], TWO],
    ['not three', 'heavy-cavalry', ['e4', 'f4', 'g4'], 'pb.movement.allowance.two too-far'],
    ['not with a jump', 'cavalry', ['f4'], 'pb.movement.directions not-step-by-step'],
    ['not on the spot', 'cavalry', ['d4'], 'pb.movement.directions not-step-by-step'],
    ['not nowhere', 'cavalry', [], 'pb.movement.directions nowhere'],
    ['not off the board', { unit: 'a1', general: 'brigadier a2' }, ['a0'], 'pb.movement.directions off-board'],
  ]);
});

describe('units do not pass over each other (pb.movement.no-passing, pb-039, pb-040)', () => {
  const IN_WAY = 'pb.movement.no-passing occupied';
  const LOOSE = { unit: 'skirmishers d4', x: 'd5' };
  const FOE = { unit: 'skirmishers d4', x: 'allied d5' };
  const PASSES = `${TWO} pb.movement.skirmishers-pass-friends`;
  marches([
    ['cavalry not over a friend', { unit: 'cavalry d4', x: 'd5' }, ['d5', 'd6'], IN_WAY],
    ['skirmishers over a friend', LOOSE, ['d5', 'd6'], PASSES],
    ['and over one in woods', LOOSE, ['d5', 'd6'], PASSES, { ground: { d5: 'woods' } }],
    ['not over an enemy', FOE, ['d5', 'd6'], IN_WAY],
    ['nor do they end on a friend', LOOSE, ['c5', 'd5'], IN_WAY],
    ['nobody ends on another', { unit: 'd4', x: 'd5' }, ['d5'], IN_WAY],
    ['nor on his General', '', ['c4'], IN_WAY],
    ['one unit in a wood', LOOSE, ['d5'], 'pb.terrain.woods.capacity holds-one', { ground: { d5: 'woods' } }],
    ['one in a building', LOOSE, ['d5'], 'pb.terrain.building.capacity holds-one', { ground: { d5: 'building' } }],
    ['one on a bridge', LOOSE, ['d5'], 'pb.terrain.bridge.capacity holds-one', { ground: { d5: 'bridge' } }],
    ['between two corners there is room (pb-041)', { unit: 'd4', x: 'e4', y: 'd5' }, ['e5'], ONE],
    ['nobody begins a crossing on a friend’s square', LOOSE, ['d5', 'd6'], IN_WAY, { ground: { d6: 'river' } }],
    [
      'by mutual-friends horses pass skirmishers',
      { unit: 'cavalry d4', x: 'skirmishers d5' },
      ['d5', 'd6'],
      `${TWO} pb.movement.no-passing`,
      { 'pb-039': 'mutual-friends' },
    ],
    ['and no battalion', { unit: 'cavalry d4', x: 'd5' }, ['d5', 'd6'], IN_WAY, { 'pb-039': 'mutual-friends' }],
    ['nor skirmishers an enemy', FOE, ['d5', 'd6'], IN_WAY, { 'pb-039': 'mutual-friends' }],
    ['but by they-pass-all', FOE, ['d5', 'd6'], `${TWO} pb.movement.no-passing`, { 'pb-039': 'they-pass-all' }],
    ['not onto him', FOE, ['d5'], IN_WAY, { 'pb-039': 'they-pass-all' }],
    [
      'nor over him into his General',
      { ...FOE, enemy: 'allied brigadier d6' },
      ['d5', 'd6'],
      IN_WAY,
      { 'pb-039': 'they-pass-all' },
    ],
  ]);

  test('a General over an enemy under they-pass-all (pb-039): nobody is ridden down', () => {
    const units = { unit: 'a1', general: 'brigadier d4', x: 'allied skirmishers d5' };
    const order: Order = { type: 'move', unit: 'general', path: ['d5', 'd6'] };
    const { events } = carry(marching(units, { 'pb-039': 'they-pass-all' }), [order], []);
    expect(events.map(short)).toEqual(['unit-moved general']);
  });
});

describe('who may move (pb.activation.permits, pb.coherence.requirement, pb.coherence.consequence)', () => {
  const OUT = 'pb.coherence.consequence out-of-touch';
  const CHAIN = { unit: 'd4', general: 'brigadier b4', x: 'cavalry c4' };
  const SHAKEN = { ...CHAIN, x: 'cavalry c4 disrupted' };
  const OTHERS = { ...CHAIN, x: 'cavalry c4 of ney', ney: 'brigadier b3 of ney' };
  const STRAYS = 'pb.coherence.maintain strays-at-end';
  const PAST = { unit: 'cavalry d4', x: 'allied e6' };
  const STOPS = 'pb.fighting.contact stops-at-contact';
  const TIED = { unit: 'd4', foe: 'allied cavalry d5' };
  const HELD = 'pb.fighting.result.tie tied';
  marches([
    ['not without activation', '', ['d5'], 'pb.activation.permits not-activated', { activated: [] }],
    ['not out of touch', { unit: 'd4', general: 'brigadier a1' }, ['d5'], OUT],
    ['in touch through another', CHAIN, ['d5'], ONE],
    ['not through another brigade', OTHERS, ['d5'], OUT],
    ['a gun that has fired', 'cannon', ['d5'], 'pb.artillery.fire-or-move fired-this-turn', { fired: ['unit'] }],
    ['not disrupted', 'disrupted', ['d5'], 'pb.fighting.disrupted.next-turn only-turns'],
    ['not routed', 'routed', ['d5'], 'pb.rally.next-turn only-turns'],
    ['not rallied and not turned', 'rallied', ['d5'], 'pb.rally.next-turn only-turns'],
    ['not a Square (pb.square.stationary)', 'square', ['d5'], 'pb.square.stationary in-square'],
    ['a column, both units as one (pb-101)', COLUMN, ['d5'], ONE],
    ['not the enemy’s (pb.turn.active-side)', 'allied', ['d5'], 'pb.turn.active-side not-your-turn'],
    ['through a shaken unit, as ruled (pb-045)', SHAKEN, ['d5'], ONE],
    ['not under good-order-chain', SHAKEN, ['d5'], OUT, { 'pb-045': 'good-order-chain' }],
    ['out of touch at the end, as ruled (pb-045)', '', ['e4'], ONE],
    ['not under also-at-end', '', ['e4'], STRAYS, { 'pb-045': 'also-at-end' }],
    ['but where it touches still', '', ['d5'], ONE, { 'pb-045': 'also-at-end' }],
    ['past an enemy (pb-042)', PAST, ['d5', 'd6'], TWO],
    ['not under must-stop', PAST, ['d5', 'd6'], STOPS, { 'pb-042': 'must-stop' }],
    ['but up to him', PAST, ['d5'], TWO, { 'pb-042': 'must-stop' }],
    ['not tied (pb-043)', TIED, ['d3'], HELD, { tied: [['unit', 'foe']] }],
    ['but under free', TIED, ['d3'], ONE, { tied: [['unit', 'foe']], 'pb-043': 'free' }],
    ['and where it only touches', TIED, ['d3'], ONE],
    ['not under contact-locks', TIED, ['d3'], 'pb.fighting.contact held-by-contact', { 'pb-043': 'contact-locks' }],
  ]);

  test('touch is what it was when the Movement Phase began (pb.coherence.when-checked)', () => {
    const away = carry(marching(''), [{ type: 'move', unit: 'general', path: ['b4', 'a4'] }], []);
    expect(verdict(away.state, move('d5'))).toBe(ONE);
    const units = { gun: 'allied cannon c7', unit: 'd4', x: 'cavalry c3', general: 'brigadier b2' };
    const shot = stand(units, { side: 'allied', activated: ['dubois'] });
    const fired = carry(shot, [{ type: 'fire', unit: 'gun', at: 'x' }], [{ hit: 6 }, { effect: 5 }]).state;
    expect(fired.inTouch).toContain('unit');
    const later = carry(fired, Array<Order>(6).fill(END), [{ 'activation.dubois': 6 }]).state;
    expect(verdict(later, move('d5'))).toBe(OUT);
  });

  test('a unit moves once a turn', () => {
    const { state } = carry(marching(''), [move('d5')], []);
    expect(verdict(state, move('d6'))).toBe('pb.movement.activated-units already-moved');
  });

  test.each([
    ['ordinary-coherence', 'd3', ONE],
    ['brigadier-in-person', 'd3', 'pb.rally.wait-for-brigadier not-reached'],
    ['brigadier-in-person', 'e2', ONE],
  ] as const)('pb-070 %s: one that was routed, two turns later, with the General on %s', (reading, general, said) => {
    const units = { unit: 'd1 routed', x: 'cavalry d2', general: `brigadier ${general}`, foe: 'allied cavalry i7' };
    const turns: readonly Scripted[] = [{ 'activation.falken': 6 }, { 'activation.dubois': 6 }];
    const state = stand(units, { phase: 'fighting', 'pb-070': reading });
    const later = carry(state, Array<Order>(19).fill(END), [{ 'rally.unit': 6 }, ...turns, ...turns]).state;
    expect(verdict(later, move('c1'))).toBe(said);
  });
});

describe('what each ground does to movement', () => {
  const SLOW = 'pb.terrain.woods.cavalry too-far';
  const HOLDS = 'column-too-large';
  const LAKE = 'pb.terrain.lake.impassable lake';
  const IMPASSABLE = 'pb.terrain.river.impassable-label river-impassable';
  const ROAD = { d4: 'road', d5: 'road', d6: 'road', d7: 'road' } as const;
  const BONUS = 'pb.terrain.road.bonus';
  marches([
    ['nobody enters a lake', '', ['d5'], LAKE, { ground: { d5: 'lake' } }],
    ['nor passes one', 'cavalry', ['d5', 'd6'], LAKE, { ground: { d5: 'lake' } }],
    ['a river asks for a roll', '', ['d5'], `${ONE} pb.terrain.river.roll`, { ground: { d5: 'river' } }],
    ['not of one who leaves it', '', ['d5'], ONE, { ground: { d4: 'river' } }],
    ['nor within it', '', ['d5'], ONE, { ground: { d4: 'river', d5: 'river' } }],
    ['guns do not cross one', 'cannon', ['d5'], 'pb.terrain.river.artillery gun-at-river', { ground: { d5: 'river' } }],
    ['but by a bridge', 'cannon', ['d5'], `${ONE} pb.terrain.bridge.crossing`, { ground: { d5: 'bridge' } }],
    ['an impassable river', '', ['d5'], IMPASSABLE, { ground: { d5: 'impassable-river' } }],
    ['infantry in wetlands', '', ['d5'], `${ONE} pb.terrain.wetlands.infantry`, { ground: { d5: 'wetlands' } }],
    ['no gun there', 'cannon', ['d5'], 'pb.terrain.wetlands.artillery gun-at-wetlands', { ground: { d5: 'wetlands' } }],
    ['nor cavalry two', 'cavalry', ['d5', 'd6'], 'pb.terrain.wetlands.cavalry too-far', { ground: { d5: 'wetlands' } }],
    ['hills cost nothing', 'cavalry', ['d5', 'd6'], `${TWO} pb.terrain.hill.movement`, { ground: { d5: 'hill' } }],
    ['a column not into woods', COLUMN, ['d5'], `pb.terrain.woods.capacity ${HOLDS}`, { ground: { d5: 'woods' } }],
    ['nor a building', COLUMN, ['d5'], `pb.terrain.building.capacity ${HOLDS}`, { ground: { d5: 'building' } }],
    ['nor over a bridge', COLUMN, ['d5'], `pb.terrain.bridge.capacity ${HOLDS}`, { ground: { d5: 'bridge' } }],
    ['cavalry into woods, and no further', 'cavalry', ['d5', 'd6'], SLOW, { ground: { d5: 'woods' } }],
    ['nor to them over open ground', 'cavalry', ['d5', 'd6'], SLOW, { ground: { d6: 'woods' } }],
    ['out of them one square', 'cavalry', ['d5', 'd6'], SLOW, { ground: { d4: 'woods' } }],
    ['one square is one', 'cavalry', ['d5'], TWO, { ground: { d5: 'woods' } }],
    ['skirmishers are not slowed', 'skirmishers', ['d5', 'd6'], TWO, { ground: { d5: 'woods' } }],
    ['by stop-on-entry', 'cavalry', ['d5', 'd6'], TWO, { ground: { d6: 'woods' }, 'pb-082': 'stop-on-entry' }],
    ['not through', 'cavalry', ['d5', 'd6'], SLOW, { ground: { d5: 'woods' }, 'pb-082': 'stop-on-entry' }],
    ['nor out of them', 'cavalry', ['d5', 'd6'], SLOW, { ground: { d4: 'woods' }, 'pb-082': 'stop-on-entry' }],
    ['by inside-only', 'cavalry', ['d5', 'd6'], TWO, { ground: { d5: 'woods' }, 'pb-082': 'inside-only' }],
    ['not from inside', 'cavalry', ['d5', 'd6'], SLOW, { ground: { d4: 'woods' }, 'pb-082': 'inside-only' }],
    ['a road from end to end', '', ['d5', 'd6'], `${ONE} ${BONUS}`, { ground: { d4: 'road', d6: 'road' } }],
    ['not onto a road', '', ['d5', 'd6'], NONE, { ground: { d6: 'road' } }],
    ['guns too (pb-090)', 'cannon', ['d5', 'd6'], `${ONE} ${BONUS}`, { ground: ROAD }],
    ['not so otherwise', 'cannon', ['d5', 'd6'], NONE, { ground: ROAD, 'pb-090': 'infantry-and-cavalry' }],
    ['horses', 'cavalry', ['d5', 'd6', 'd7'], `${TWO} ${BONUS}`, { ground: ROAD, 'pb-090': 'infantry-and-cavalry' }],
    ['columns', COLUMN, ['d5', 'd6'], `${ONE} ${BONUS}`, { ground: ROAD }],
    ['not loose', 'skirmishers', ['d5', 'd6', 'd7'], 'pb.terrain.road.skirmishers too-far', { ground: ROAD }],
    ['but by bonus', 'skirmishers', ['d5', 'd6', 'd7'], `${TWO} ${BONUS}`, { ground: ROAD, 'pb-084': 'bonus' }],
    ['a bend cut (pb-083)', '', ['e5', 'd6'], `${ONE} ${BONUS}`, { ground: ROAD }],
    ['not by every-square', '', ['e5', 'd6'], NONE, { ground: ROAD, 'pb-083': 'every-square' }],
    ['but straight on', '', ['d5', 'd6'], `${ONE} ${BONUS}`, { ground: ROAD, 'pb-083': 'every-square' }],
  ]);

  test('one that has moved before it stops on its bank (pb.terrain.river.roll)', () => {
    const banked = marching('cavalry', { ground: { d6: 'river' } });
    const { events, state } = carry(banked, [move('d5', 'd6')], [{ 'river.unit': 1 }]);
    expect(events.map(short)).toEqual(['unit-moved unit', 'river-barred unit']);
    expect(state.units.unit!.at).toBe('d5');
  });
});

describe('cavalry rides skirmishers down (pb.skirmishers.ridden-down, pb-037)', () => {
  const RIDDEN = { unit: 'cavalry d4', target: 'allied skirmishers d5' };
  const DOWN = 'pb.skirmishers.ridden-down';
  const RIDES = `${TWO} ${DOWN}`;
  const COVERED = { ground: { d5: 'woods' }, 'pb-037': 'cover-protects' } as const;
  const ANYWHERE = { ground: { d5: 'woods' }, 'pb-037': 'removed-anywhere-move-on' } as const;
  marches([
    ['and goes on', RIDDEN, ['d5', 'd6'], RIDES],
    ['not under removed-and-stop', RIDDEN, ['d5', 'd6'], `${DOWN} stops-there`, { 'pb-037': 'removed-and-stop' }],
    ['where it stops there', RIDDEN, ['d5'], RIDES, { 'pb-037': 'removed-and-stop' }],
    ['not in cover, under cover-protects', RIDDEN, ['d5'], `${DOWN} sheltered`, COVERED],
    ['but in the open', RIDDEN, ['d5', 'd6'], RIDES, { 'pb-037': 'cover-protects' }],
    ['in cover too', RIDDEN, ['d5'], RIDES, ANYWHERE],
    ['infantry does not', { ...RIDDEN, unit: 'd4' }, ['d5'], 'pb.movement.no-passing occupied'],
  ]);

  test('their Brigadier goes with the last of his brigade', () => {
    const { events } = carry(marching({ ...RIDDEN, foe: '' }), [move('d5', 'd6')], []);
    expect(events.map(short)).toEqual(['unit-removed target', 'unit-removed enemy', 'unit-moved unit']);
  });
});
