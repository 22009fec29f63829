import { describe, expect, test } from 'vitest';
import type { Square } from '../../../src/geometry/grid.ts';
import { carry, engine, short, stand, verdict, type Order } from './field.ts';
import { board, judged, move, ONE } from './moves.ts';

describe('who may move (pb.activation.permits, pb.coherence.requirement, pb.coherence.consequence)', () => {
  const step: readonly Square[] = ['d5'];
  judged([
    ['a unit of an activated brigade, in touch', { unit: 'french line-infantry d4' }, step, ONE],
    [
      'not one of a brigade that is not activated',
      { unit: 'french line-infantry d4' },
      step,
      'pb.activation.permits not-activated',
      { activated: [] },
    ],
    [
      'not one out of touch',
      { unit: 'french line-infantry d4', general: 'french brigadier a1' },
      step,
      'pb.coherence.consequence out-of-touch',
    ],
    [
      'one in touch through another',
      { unit: 'french line-infantry d4', general: 'french brigadier b4', x: 'french cavalry c4' },
      step,
      ONE,
    ],
    [
      'not through another brigade',
      {
        unit: 'french line-infantry d4',
        general: 'french brigadier b4',
        x: 'french cavalry c4 of ney',
        ney: 'french brigadier b3 of ney',
      },
      step,
      'pb.coherence.consequence out-of-touch',
    ],
    [
      'not a gun that has fired (pb.artillery.fire-or-move)',
      { unit: 'french cannon d4' },
      step,
      'pb.artillery.fire-or-move fired-this-turn',
      { fired: ['unit'] },
    ],
    [
      'not one disrupted (pb.fighting.disrupted.next-turn)',
      { unit: 'french line-infantry d4 disrupted' },
      step,
      'pb.fighting.disrupted.next-turn only-turns',
    ],
    [
      'not one routed (pb.rally.next-turn)',
      { unit: 'french line-infantry d4 routed' },
      step,
      'pb.rally.next-turn only-turns',
    ],
    [
      'not one rallied and not turned (pb.rally.next-turn)',
      { unit: 'french line-infantry d4 rallied' },
      step,
      'pb.rally.next-turn only-turns',
    ],
    [
      'not a square (pb.square.stationary)',
      { unit: 'french line-infantry d4 square' },
      step,
      'pb.square.stationary in-square',
    ],
    [
      'a column, both units as one (pb-101)',
      { unit: 'french line-infantry d4 column', x: 'french line-infantry d4 column' },
      step,
      ONE,
    ],
    [
      'not the enemy’s (pb.turn.active-side)',
      { unit: 'allied line-infantry d4' },
      step,
      'pb.turn.active-side not-your-turn',
    ],
  ]);

  judged([
    [
      'through a shaken unit, as ruled (pb-045)',
      { unit: 'french line-infantry d4', general: 'french brigadier b4', x: 'french cavalry c4 disrupted' },
      step,
      ONE,
    ],
    [
      'not under good-order-chain',
      { unit: 'french line-infantry d4', general: 'french brigadier b4', x: 'french cavalry c4 disrupted' },
      step,
      'pb.coherence.consequence out-of-touch',
      { readings: { 'pb-045': 'good-order-chain' } },
    ],
    ['out of touch at the end, as ruled (pb-045)', { unit: 'french line-infantry d4' }, ['e4'], ONE],
    [
      'not under also-at-end (pb.coherence.maintain)',
      { unit: 'french line-infantry d4' },
      ['e4'],
      'pb.coherence.maintain strays-at-end',
      { readings: { 'pb-045': 'also-at-end' } },
    ],
    [
      'but where it touches still',
      { unit: 'french line-infantry d4' },
      ['d5'],
      ONE,
      { readings: { 'pb-045': 'also-at-end' } },
    ],
  ]);

  test('a Brigadier needs no touch, but activation', () => {
    const order: Order = { type: 'move', unit: 'general', path: ['c5'] };
    expect(verdict(board({ unit: 'french line-infantry a1' }), order)).toMatch(/^allowed/);
    expect(verdict(board({ unit: 'french line-infantry a1' }, { activated: [] }), order)).toBe(
      'pb.activation.permits not-activated',
    );
  });

  test('touch is what it was when the Movement Phase began (pb.coherence.when-checked)', () => {
    const away = carry(
      board({ unit: 'french line-infantry d4' }),
      [{ type: 'move', unit: 'general', path: ['b4', 'a4'] }],
      [],
    );
    expect(verdict(away.state, move('d5'))).toBe(ONE);
    const shot = stand(
      {
        gun: 'allied cannon c7',
        unit: 'french line-infantry d4',
        x: 'french cavalry c3',
        general: 'french brigadier b2',
      },
      { side: 'allied', activated: ['dubois'] },
    );
    const fired = carry(shot, [{ type: 'fire', unit: 'gun', at: 'x' }], [{ hit: 6 }, { effect: 5 }]).state;
    expect(fired.inTouch).toContain('unit');
    const later = carry(fired, Array(6).fill({ type: 'end-phase' }), [{ 'activation.dubois': 6 }]).state;
    expect(engine.moment(later)).toEqual({ side: 'french', phase: 'movement' });
    expect(verdict(later, move('d5'))).toBe('pb.coherence.consequence out-of-touch');
  });

  test('a unit moves once a turn', () => {
    const { events, state } = carry(board({ unit: 'french line-infantry d4' }), [move('d5')], []);
    expect(events.map(short)).toEqual(['unit-moved unit']);
    expect(state.units.unit!.at).toBe('d5');
    expect(verdict(state, move('d6'))).toBe('pb.movement.activated-units already-moved');
  });
});
