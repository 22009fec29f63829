import { describe, expect, test } from 'vitest';
import { stand, verdict } from './field.ts';
import { CLEAR, fire, judged, under, type Row } from './tables.ts';

describe('who may not fire', () => {
  const target = 'allied cavalry d5';
  judged([
    [
      'infantry (pb.artillery.types)',
      { gun: 'french line-infantry d1', target },
      {},
      'pb.artillery.types not-artillery',
    ],
    [
      'a Brigadier (pb.artillery.types)',
      { gun: 'french brigadier d1', general: '', target },
      {},
      'pb.artillery.types not-artillery',
    ],
    [
      'a gun that has fired (pb.artillery.fire-or-move)',
      { target },
      { fired: ['gun'] },
      'pb.artillery.fire-or-move already-fired',
    ],
    [
      'a disrupted gun (pb.fighting.disrupted.next-turn)',
      { gun: 'french cannon d1 disrupted', target },
      {},
      'pb.fighting.disrupted.next-turn disrupted',
    ],
    ['a routed gun (pb.rally.next-turn)', { gun: 'french cannon d1 routed', target }, {}, 'pb.rally.next-turn routed'],
    [
      'a gun that has rallied and not turned (pb.rally.next-turn)',
      { gun: 'french howitzer d1 rallied', target },
      {},
      'pb.rally.next-turn routed',
    ],
    [
      'a Cannon in a building (pb.artillery.not-from-building)',
      { target },
      { ground: { d1: 'building' } },
      'pb.artillery.not-from-building from-building',
    ],
    [
      'a Howitzer in a building (pb.artillery.not-from-building)',
      { gun: 'french howitzer d1', target },
      { ground: { d1: 'building' } },
      'pb.artillery.not-from-building from-building',
    ],
    [
      'the enemy’s gun (pb.turn.active-side)',
      { gun: 'allied cannon d1', target: 'french cavalry d5' },
      {},
      'pb.turn.active-side not-your-turn',
    ],
  ]);

  test('and nobody fires who has left the board, or at one who has', () => {
    const board = stand({ gun: 'french cannon d1', target });
    expect(verdict(board, fire('gun', 'late'))).toBe('pb.turn.active-side not-on-board');
    expect(verdict(board, fire('late', 'target'))).toBe('pb.turn.active-side not-on-board');
  });
});

describe('who may fire all the same', () => {
  const target = 'allied cavalry d5';
  const OUT = { gun: 'french cannon a1', target: 'allied cavalry a5' };
  const touching = { general: 'french brigadier e1', target };
  const plain = (clause: string) => `allowed ${clause} pb.artillery.direction pb.artillery.range.cannon`;
  const SILENT = under({ 'pb-019': 'activated-only' }, { activated: [] });
  test.each([
    ['a gun in order', touching, {}, CLEAR],
    [
      'a gun that is not activated (pb.artillery.fires-unactivated)',
      touching,
      { activated: [] },
      plain('pb.artillery.fires-unactivated'),
    ],
    [
      'unless one reads it otherwise (pb-019, pb.artillery.fires-table-activated)',
      touching,
      SILENT,
      'pb.artillery.fires-table-activated not-activated',
    ],
    ['an activated gun under that reading (pb-019)', touching, { ...SILENT, activated: ['dubois'] }, CLEAR],
    ['a gun out of touch (pb.artillery.out-of-coherence-fires)', OUT, {}, plain('pb.artillery.out-of-coherence-fires')],
    [
      'a gun in touch through others',
      { ...OUT, x: 'french cavalry b2', y: 'french cavalry c3', general: 'french brigadier d2' },
      {},
      CLEAR,
    ],
    [
      'a gun in touch through a routed unit (pb-045)',
      { ...OUT, x: 'french cavalry b2 routed', general: 'french brigadier c2' },
      {},
      CLEAR,
    ],
    [
      'a gun beside a shaken Brigadier, as ruled (pb-045)',
      { general: 'french brigadier e1 disrupted', target },
      {},
      CLEAR,
    ],
    [
      'not under good-order-chain',
      { general: 'french brigadier e1 disrupted', target },
      under({ 'pb-045': 'good-order-chain' }),
      plain('pb.artillery.out-of-coherence-fires'),
    ],
    [
      'a gun in touch through a column',
      {
        ...OUT,
        x: 'french line-infantry b2 column',
        y: 'french line-infantry b2 column',
        general: 'french brigadier c2',
      },
      {},
      CLEAR,
    ],
    [
      'a gun that touches another brigade’s unit only',
      { ...OUT, x: 'french cavalry b2 of ney', ney: 'french brigadier b3 of ney' },
      {},
      plain('pb.artillery.out-of-coherence-fires'),
    ],
    ['a gun in woods', touching, { ground: { d1: 'woods' } }, CLEAR],
  ] satisfies readonly Row[])('%s', (_what, units, field, said) => {
    expect(verdict(stand({ gun: 'french cannon d1', ...units }, field), fire('gun', 'target'))).toBe(said);
  });
});

describe('a phase ends when its side says so, and a shot that is left is given up (pb.artillery.optional)', () => {
  test.each([
    ['a gun could fire', { target: 'allied cavalry d5' }, {}, 'allowed pb.turn.phase-order pb.artillery.optional'],
    [
      'nobody is in range',
      { gun: 'french howitzer d1', target: 'allied cavalry d6' },
      {},
      'allowed pb.turn.phase-order',
    ],
    ['it has fired', { target: 'allied cavalry d5' }, { fired: ['gun'] }, 'allowed pb.turn.phase-order'],
    [
      'the gun is the enemy’s',
      { gun: 'allied cannon d1', target: 'french cavalry d5' },
      {},
      'allowed pb.turn.phase-order',
    ],
    ['it is another phase', { target: 'allied cavalry d5' }, { phase: 'movement' }, 'allowed pb.turn.phase-order'],
  ] satisfies readonly Row[])('%s', (_what, units, field, said) => {
    expect(verdict(stand({ gun: 'french cannon d1', ...units }, field), { type: 'end-phase' })).toBe(said);
  });
});
