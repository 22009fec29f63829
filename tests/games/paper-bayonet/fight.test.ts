import { describe, expect, test } from 'vitest';
import { verdict, type Field, type Order } from './field.ts';
import { ATTACK, board, END, fought, readings, type Units } from './fights.ts';
import { table } from './tables.ts';

const FIGHTS = 'allowed pb.fighting.contact pb.activation.permits';

describe('who may attack whom (pb.fighting.contact, pb.fighting.active-chooses, pb.fighting.one-per-unit)', () => {
  table<readonly [what: string, units: Units, said: string, field?: Field]>(
    [
      ['who touch', {}, FIGHTS],
      ['by a corner too', { foe: 'allied line-infantry e5' }, FIGHTS],
      ['with a choice', { x: 'allied line-infantry e5' }, `${FIGHTS} pb.fighting.active-chooses`],
      ['a gun like infantry', { unit: 'french cannon d4' }, `${FIGHTS} pb.artillery.contact-is-fighting`],
      ['not over a distance', { foe: 'allied line-infantry d6' }, 'pb.fighting.contact not-touching'],
      ['not one’s own', { foe: 'french line-infantry d5', x: 'allied cavalry a7' }, 'pb.fighting.contact not-an-enemy'],
      [
        'not a Brigadier',
        { foe: 'allied brigadier d5 of lannes', x: 'allied cavalry a7 of lannes' },
        'pb.brigadier.no-fighting brigadier-enemy',
      ],
      [
        'nor by one',
        { unit: 'french brigadier d4 of ney', x: 'french cavalry a1 of ney' },
        'pb.brigadier.no-fighting brigadier-attacks',
      ],
      [
        'not by the disrupted',
        { unit: 'french line-infantry d4 disrupted' },
        'pb.fighting.disrupted.next-turn may-not-attack',
      ],
      ['not by the routed', { unit: 'french line-infantry d4 routed' }, 'pb.rally.next-turn may-not-attack'],
      ['not without activation', {}, 'pb.activation.permits idle-attacks', { activated: [] }],
      [
        'a tie does not help (pb-020)',
        {},
        'pb.activation.permits idle-attacks',
        { activated: [], tied: [['unit', 'foe']] },
      ],
      [
        'but under ties-go-on',
        {},
        'allowed pb.fighting.contact',
        readings('pb-020', 'ties-go-on', { activated: [], tied: [['unit', 'foe']] }),
      ],
      [
        'and contact under all-fight',
        {},
        'allowed pb.fighting.contact',
        readings('pb-020', 'all-fight', { activated: [] }),
      ],
      ['not out of touch (pb-046)', { general: 'french brigadier a1' }, 'pb.coherence.consequence stray-attacks'],
      ['a routed enemy (pb-068)', { foe: 'allied line-infantry d5 routed' }, FIGHTS],
      [
        'not so under untouchable',
        { foe: 'allied line-infantry d5 routed' },
        'pb.rally.who untouchable',
        readings('pb-068', 'untouchable'),
      ],
      [
        'a gun that fired (pb-089)',
        { unit: 'french cannon d4' },
        `${FIGHTS} pb.artillery.contact-is-fighting`,
        { fired: ['unit'] },
      ],
      [
        'not so under one-action',
        { unit: 'french cannon d4' },
        'pb.artillery.fire-or-move fired-no-attack',
        readings('pb-089', 'one-action', { fired: ['unit'] }),
      ],
      ['a Square (pb-078)', { unit: 'french line-infantry d4 square' }, FIGHTS],
      [
        'not so under square-may-not-attack',
        { unit: 'french line-infantry d4 square' },
        'pb.square.stationary square-attacks',
        readings('pb-078', 'square-may-not-attack'),
      ],
    ],
    ([, units, said, field]) => {
      expect(verdict(board(units, field), ATTACK)).toBe(said);
    },
  );

  const two = { x: 'french line-infantry e4', y: 'allied line-infantry c5' };
  const second: Order = { type: 'attack', unit: 'x', enemy: 'foe' };
  const again: Order = { type: 'attack', unit: 'unit', enemy: 'y' };
  test.each([
    ['one-to-one', 'pb.fighting.one-per-unit enemy-fought', 'pb.fighting.one-per-unit already-fought'],
    ['one-at-a-time', FIGHTS, 'pb.fighting.one-per-unit already-fought'],
    ['defender-once-attacker-free', 'pb.fighting.one-per-unit enemy-fought', `${FIGHTS} pb.fighting.active-chooses`],
  ] as const)('pb-022 %s: a second attacker, a second enemy', (reading, on, by) => {
    const { state } = fought(board(two, readings('pb-022', reading)), [3], [3]);
    expect([verdict(state, second), verdict(state, again)]).toEqual([on, by]);
  });

  test('a fight that touches is compulsory (pb-021)', () => {
    expect(verdict(board({}), END)).toBe('pb.fighting.contact fight-owed');
    expect(verdict(board({}, readings('pb-021', 'optional')), END)).toBe('allowed pb.turn.phase-order');
    expect(verdict(fought(board({}), [3], [3]).state, END)).toBe('allowed pb.turn.phase-order');
  });

  test('the active side pairs freely, or so that most units fight (pb-094)', () => {
    const crowd = { x: 'french line-infantry e4', y: 'allied line-infantry c5', foe: 'allied line-infantry e5' };
    expect(verdict(board(crowd), ATTACK)).toMatch(/^allowed/);
    expect(verdict(board(crowd, readings('pb-094', 'maximum-pairs')), ATTACK)).toBe(
      'pb.fighting.active-chooses wasteful-pair',
    );
    expect(verdict(board(crowd, readings('pb-094', 'maximum-pairs')), again)).toMatch(/^allowed/);
  });
});
