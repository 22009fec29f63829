import { describe, expect, test } from 'vitest';
import { engine } from '../../../src/games/regiments-and-roundshot/index.ts';
import { given } from './battle.ts';
import { board } from './fights.ts';
import { foot, maneuver } from './moves.ts';

/*
 * What every order has in common when it is judged: whom it names, and what is drawn of it.
 */

const shooting = board({
  french: { gun: ['artillery', 12, 10] },
  allied: { a: ['infantry', 12, 11], far: ['infantry', 12, 30] },
  phase: 'bombardment',
});
const marching = maneuver({ a: foot(12, 10), b: foot(12.5, 10) }, { e: foot(12, 20, 'south') });

describe('an order that names a figure which is gone', () => {
  test('is refused: its target, or one of the part that is to leave', () => {
    const shot = given(shooting, { bombard: 'gun', at: 'a' });
    expect(engine.judge(shooting, { ...shot, at: 'nobody' } as typeof shot)).toMatchObject({
      ok: false,
      reason: 'gone',
      clause: 'rr.bombardment.all-players',
    });
    const split = given(marching, { split: 'a', off: ['b'], with: 6 });
    expect(engine.judge(marching, { ...split, off: ['nobody'] } as typeof split)).toMatchObject({ reason: 'gone' });
  });
});

describe('what is drawn of an order', () => {
  test('of an allowed one, what its rule draws', () => {
    const { ok, shows } = engine.judge(marching, given(marching, { march: 'a', legs: ['forward 1'], with: 6 }));
    expect([ok, shows.map(({ kind }) => kind)]).toEqual([true, ['path']]);
  });

  test('of a refused one, what its rule draws, or else the figures that it names', () => {
    const farther = engine.judge(marching, given(marching, { march: 'a', legs: ['forward 4'], with: 6 }));
    expect([farther.ok, farther.shows.map(({ kind }) => kind)]).toEqual([false, ['path']]);
    const late = engine.judge(marching, given(shooting, { bombard: 'gun', at: 'a' }));
    expect(late).toMatchObject({ ok: false, shows: [{ kind: 'light', units: ['a'] }] });
    const nobody = engine.judge(shooting, given(marching, { end: 'deployment' }));
    expect(nobody).toMatchObject({ ok: false, shows: [] });
  });
});
