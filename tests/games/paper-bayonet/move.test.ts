import { describe, expect, test } from 'vitest';
import { engine, verdict, type Order } from './field.ts';
import { board, judged, move, ONE, TWO } from './moves.ts';

describe('how far and where (pb.movement.directions, pb.movement.allowance.one, pb.movement.allowance.two)', () => {
  judged([
    ['infantry one square ahead', { unit: 'french line-infantry d4' }, ['d5'], ONE],
    ['backwards', { unit: 'french line-infantry d4' }, ['d3'], ONE],
    ['over a corner', { unit: 'french heavy-infantry d4' }, ['e5'], ONE],
    ['a gun one square', { unit: 'french cannon d4' }, ['e4'], ONE],
    ['not two', { unit: 'french howitzer d4' }, ['e4', 'f4'], 'pb.movement.allowance.one too-far'],
    ['cavalry two', { unit: 'french cavalry d4' }, ['e4', 'f5'], TWO],
    ['skirmishers two', { unit: 'french skirmishers d4' }, ['e4', 'f3'], TWO],
    ['not three', { unit: 'french heavy-cavalry d4' }, ['e4', 'f4', 'g4'], 'pb.movement.allowance.two too-far'],
    ['not with a jump', { unit: 'french cavalry d4' }, ['f4'], 'pb.movement.directions not-step-by-step'],
    ['not on the spot', { unit: 'french cavalry d4' }, ['d4'], 'pb.movement.directions not-step-by-step'],
    ['not nowhere', { unit: 'french cavalry d4' }, [], 'pb.movement.directions nowhere'],
    [
      'not off the board',
      { unit: 'french cavalry d7', general: 'french brigadier c7' },
      ['d8'],
      'pb.movement.directions off-board',
    ],
  ]);
});

describe('cavalry in woods moves one square (pb.terrain.woods.cavalry, pb-082)', () => {
  const SLOW = 'pb.terrain.woods.cavalry too-far';
  const unit = { unit: 'french cavalry d4' };
  judged([
    ['into them, and no further', unit, ['d5', 'd6'], SLOW, { ground: { d5: 'woods' } }],
    ['nor to them over open ground', unit, ['d5', 'd6'], SLOW, { ground: { d6: 'woods' } }],
    ['out of them one square', unit, ['d5', 'd6'], SLOW, { ground: { d4: 'woods' } }],
    ['one square is one', unit, ['d5'], TWO, { ground: { d5: 'woods' } }],
    ['skirmishers are not slowed', { unit: 'french skirmishers d4' }, ['d5', 'd6'], TWO, { ground: { d5: 'woods' } }],
  ]);
});

describe('units do not pass over each other (pb.movement.no-passing, pb-039, pb-040)', () => {
  const IN_WAY = 'pb.movement.no-passing occupied';
  const friend = { x: 'french line-infantry d5' };
  const foe = { x: 'allied line-infantry d5' };
  judged([
    ['cavalry not over a friend', { unit: 'french cavalry d4', ...friend }, ['d5', 'd6'], IN_WAY],
    [
      'skirmishers over a friend',
      { unit: 'french skirmishers d4', ...friend },
      ['d5', 'd6'],
      `${TWO} pb.movement.skirmishers-pass-friends`,
    ],
    ['skirmishers not over an enemy', { unit: 'french skirmishers d4', ...foe }, ['d5', 'd6'], IN_WAY],
    ['nor do they end on a friend', { unit: 'french skirmishers d4', ...friend }, ['c5', 'd5'], IN_WAY],
    ['nobody ends on another', { unit: 'french line-infantry d4', ...friend }, ['d5'], IN_WAY],
    [
      'one unit in a wood',
      { unit: 'french line-infantry d4', ...friend },
      ['d5'],
      'pb.terrain.woods.capacity holds-one',
      { ground: { d5: 'woods' } },
    ],
    [
      'one in a building',
      { unit: 'french cannon d4', ...friend },
      ['d5'],
      'pb.terrain.building.capacity holds-one',
      { ground: { d5: 'building' } },
    ],
    [
      'one on a bridge',
      { unit: 'french skirmishers d4', ...friend },
      ['d5'],
      'pb.terrain.bridge.capacity holds-one',
      { ground: { d5: 'bridge' } },
    ],
    [
      'but skirmishers pass over it',
      { unit: 'french skirmishers d4', ...friend },
      ['d5', 'd6'],
      `${TWO} pb.movement.skirmishers-pass-friends`,
      { ground: { d5: 'woods' } },
    ],
    ['nor on his General', { unit: 'french line-infantry d4' }, ['c4'], IN_WAY],
    [
      'between two corners there is room (pb-041)',
      { unit: 'french line-infantry d4', x: 'french line-infantry e4', y: 'french line-infantry d5' },
      ['e5'],
      ONE,
    ],
  ]);

  test('a Brigadier passes over a friend (pb.coherence.brigadier-exempt)', () => {
    const order: Order = { type: 'move', unit: 'general', path: ['d4', 'e4'] };
    expect(verdict(board({ unit: 'french line-infantry d4' }), order)).toBe(
      'allowed pb.activation.permits pb.coherence.brigadier-exempt pb.movement.directions pb.movement.allowance.two pb.movement.no-passing',
    );
    expect(verdict(board({ unit: 'french line-infantry a1', x: 'allied cavalry d4' }), order)).toBe(IN_WAY);
  });
});

describe('what an allowed order shows (a line of fire, a way)', () => {
  const GUNS = { unit: 'french cannon d4', foe: 'allied cavalry d6' };
  const PAIR = { unit: 'french line-infantry d4', x: 'french line-infantry e4' };
  const COLUMN = { unit: 'french line-infantry d4 column', x: 'french line-infantry d4 column' };
  test.each([
    [
      GUNS,
      { phase: 'artillery' },
      { type: 'fire', unit: 'unit', at: 'foe' },
      [{ kind: 'sight', from: 'unit', to: 'foe' }],
    ],
    [
      GUNS,
      { phase: 'artillery', readings: { 'pb-056': 'declared-together' } },
      { type: 'declare', shots: [{ unit: 'unit', at: 'foe' }] },
      [{ kind: 'sight', from: 'unit', to: 'foe' }],
    ],
    [
      { unit: 'french cavalry d4' },
      {},
      move('d5', 'd6'),
      [{ kind: 'path', unit: 'unit', through: ['d4', 'd5', 'd6'], sense: 'move' }],
    ],
    [
      PAIR,
      {},
      { type: 'form-column', unit: 'unit', other: 'x' },
      [{ kind: 'path', unit: 'unit', through: ['unit', 'x'], sense: 'move' }],
    ],
    [
      COLUMN,
      {},
      { type: 'leave-column', unit: 'unit', to: 'd5' },
      [{ kind: 'path', unit: 'unit', through: ['d4', 'd5'], sense: 'move' }],
    ],
    [
      { unit: 'french cavalry d4', foe: 'allied cavalry d5' },
      { phase: 'fighting' },
      { type: 'attack', unit: 'unit', enemy: 'foe' },
      [{ kind: 'path', unit: 'unit', through: ['unit', 'foe'], sense: 'move' }],
    ],
    [PAIR, {}, { type: 'end-phase' }, []],
  ] as const)('%j %j %j', (units, field, order, shows) => {
    expect(engine.judge(board(units, field), order)).toMatchObject({ ok: true, shows });
  });
});
