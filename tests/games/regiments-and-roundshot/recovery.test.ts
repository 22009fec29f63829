import { describe, expect, test } from 'vitest';
import type { Plain } from '../../../src/core/ids.ts';
import { board, condition, judged, odds, play } from './fights.ts';

const DISRUPTED = { condition: 'disrupted' };
const ROUTING = { condition: 'routing' };

const rally = (
  french: Readonly<Record<string, Plain>>,
  now: Readonly<Record<string, Plain>> = {},
  allied: Readonly<Record<string, Plain>> = {},
) =>
  board({
    french: { marshal: ['hq', 12, 10], ...(french as object) },
    allied: { foe: ['infantry', 12, 30], ...(allied as object) },
    phase: 'rally',
    now,
  });

describe('a disrupted unit may try to reform', () => {
  test('if no enemy touches it; one that routs does not count', () => {
    const state = rally(
      { one: ['infantry', 12, 29.5, DISRUPTED], two: ['infantry', 5, 29, DISRUPTED], steady: ['infantry', 8, 20] },
      {},
      { gone: ['infantry', 5, 29.5, ROUTING] },
    );
    expect(judged(state, { recover: 'one' })).toBe('in-contact rr.rally.recovery-eligibility');
    expect(judged(state, { recover: 'two' })).toBe('allowed');
    expect(judged(state, { recover: 'steady' })).toBe('not-disrupted rr.rally.recovery-roll');
  });

  test('if nobody has rolled an attack against it in this turn, of whatever result', () => {
    const fired = play(
      board({
        french: { one: ['infantry', 12, 10, DISRUPTED], two: ['infantry', 14, 10, DISRUPTED] },
        allied: { gun: ['artillery', 12, 11] },
        phase: 'bombardment',
      }),
      [
        { end: 'phase' },
        { bombard: 'gun', at: 'one' },
        { end: 'phase' },
        { end: 'phase' },
        { end: 'phase' },
        { end: 'phase' },
      ],
      [{ 'bombardment.gun': [1, 1] }],
    ).state;
    expect(fired.phase).toBe('rally');
    expect(judged(fired, { recover: 'one' })).toBe('was-attacked rr.rally.recovery-eligibility');
    expect(judged(fired, { recover: 'two' })).toBe('allowed');
  });

  test('an attack that smoke has stopped, and the own failed charge, are none', () => {
    const smoke = play(
      board({
        french: { one: ['infantry', 12, 10, DISRUPTED] },
        allied: { gun: ['artillery', 12, 11] },
        phase: 'bombardment',
        now: { hands: { french: [2] } },
      }),
      [
        { end: 'phase' },
        { bombard: 'gun', at: 'one' },
        { play: 2 },
        { end: 'phase' },
        { end: 'phase' },
        { end: 'phase' },
        { end: 'phase' },
      ],
    ).state;
    expect(judged(smoke, { recover: 'one' })).toBe('allowed');
    const failed = play(
      board({
        french: { lancers: ['cavalry', 12, 16] },
        allied: { a: ['infantry', 12, 16.5] },
        phase: 'charge',
      }),
      [{ charge: 'lancers', at: 'a' }],
      [{ 'charge.lancers': [1, 1] }, { 'failed.lancers': 1 }],
    ).state;
    expect(failed.attacked).toEqual(['a']);
  });

  test('an attack in the turn of the other side does not bar it in the own one', () => {
    const state = rally({ one: ['infantry', 12, 20, DISRUPTED] }, { attacked: ['one'] });
    expect(judged(state, { recover: 'one' })).toBe('was-attacked rr.rally.recovery-eligibility');
    const next = play(state, [{ end: 'phase' }, { end: 'phase' }]).state;
    expect([next.owner, next.attacked]).toEqual(['allied', []]);
  });

  test('once in the phase, on a 4, and with the general within 8 inches on a 3', () => {
    const apart = rally({ near: ['infantry', 12, 18.5, DISRUPTED], far: ['infantry', 12.6, 18.65, DISRUPTED] });
    expect(odds(apart, { recover: 'near' })).toEqual({ steady: '2/3', 'no-effect': '1/3' });
    expect(odds(apart, { recover: 'far' })).toEqual({ steady: '1/2', 'no-effect': '1/2' });
    const { state: after } = play(apart, [{ recover: 'near' }], [{ 'recovery.near': 2 }]);
    expect(judged(after, { recover: 'near' })).toBe('has-rolled rr.rally.every-router-once');
    expect(condition(play(apart, [{ recover: 'near' }], [{ 'recovery.near': 3 }]).state, 'near')).toBe('steady');
  });

  test('with a King at 2 more, which no other card gives', () => {
    const state = rally({ one: ['infantry', 20, 25, DISRUPTED] }, { hands: { french: ['king', 'queen'] } });
    expect(odds(state, { recover: 'one', with: 'king' })).toEqual({ steady: '5/6', 'no-effect': '1/6' });
    expect(judged(state, { recover: 'one', with: 'queen' })).toBe('no-use rr.cards.queen-draw');
    expect(judged(state, { recover: 'one', with: ['king', 'king'] })).toBe('not-held rr.cards.discard-to-play');
    const { state: after, types } = play(state, [{ recover: 'one', with: 'king' }], [{ 'recovery.one': 1 }]);
    expect(types).toEqual(['card-played', 'recovery-rolled']);
    expect([condition(after, 'one'), after.hands['french']]).toEqual(['disrupted', ['queen-1']]);
  });

  test('the general helps himself, also while he is disrupted', () => {
    const state = board({ french: { marshal: ['hq', 12, 10, DISRUPTED] }, phase: 'rally' });
    expect(odds(state, { recover: 'marshal' })).toEqual({ steady: '2/3', 'no-effect': '1/3' });
  });

  test('a general who routs helps nobody, and rallies nobody, himself neither', () => {
    const state = board({
      french: {
        marshal: ['hq', 12, 10, ROUTING],
        one: ['infantry', 13, 10, DISRUPTED],
        two: ['infantry', 14, 10, ROUTING],
      },
      phase: 'rally',
    });
    expect(odds(state, { recover: 'one' })).toEqual({ steady: '1/2', 'no-effect': '1/2' });
    expect(judged(state, { rally: 'two' })).toBe('no-hq-near rr.rally.hq-range');
    expect(judged(state, { rally: 'marshal' })).toBe('no-hq-near rr.rally.hq-range');
  });
});

describe('the general rallies those who rout', () => {
  test('within 6 inches, each once, in contact with the enemy and attacked or not', () => {
    const state = rally(
      { near: ['infantry', 12, 16.5, ROUTING], far: ['infantry', 12, 17.5, ROUTING], one: ['infantry', 13, 10] },
      { attacked: ['near'] },
      { beside: ['infantry', 12.5, 16.5] },
    );
    expect(judged(state, { rally: 'near' })).toBe('allowed');
    expect(judged(state, { rally: 'far' })).toBe('no-hq-near rr.rally.hq-range');
    expect(judged(state, { rally: 'one' })).toBe('not-routing rr.rally.rally-roll');
    const { state: after } = play(state, [{ rally: 'near' }], [{ 'rally.near': 2 }]);
    expect(condition(after, 'near')).toBe('routing');
    expect(judged(after, { rally: 'near' })).toBe('has-rolled rr.rally.every-router-once');
  });

  test('on a 3 it stops and is disrupted; a King makes it certain', () => {
    const state = rally({ near: ['infantry', 12, 16.5, ROUTING] }, { hands: { french: ['king'] } });
    expect(odds(state, { rally: 'near' })).toEqual({ rallied: '2/3', 'no-effect': '1/3' });
    expect(odds(state, { rally: 'near', with: 'king' })).toEqual({ rallied: '1/1' });
    const { state: after } = play(state, [{ rally: 'near' }], [{ 'rally.near': 3 }]);
    expect(condition(after, 'near')).toBe('disrupted');
    expect(judged(after, { recover: 'near' })).toBe('has-rolled rr.rally.every-router-once');
  });

  test('only after all who can reform have rolled', () => {
    const state = rally({ near: ['infantry', 12, 16.5, ROUTING], one: ['infantry', 14, 12, DISRUPTED] });
    const { types, state: after } = play(state, [{ rally: 'near' }], [{ 'recovery.one': 3 }, { 'rally.near': 4 }]);
    expect(types).toEqual(['recovery-rolled', 'rally-rolled']);
    expect(judged(after, { recover: 'one' })).toBe('has-rolled rr.rally.every-router-once');
  });

  test('the end of the phase rolls for everybody who has not, and for nobody of the other side', () => {
    const state = rally(
      { a: ['infantry', 12, 16.5, ROUTING], b: ['infantry', 14, 12, DISRUPTED], c: ['infantry', 16, 12, DISRUPTED] },
      {},
      { archduke: ['hq', 12, 33], shaken: ['infantry', 14, 30, DISRUPTED], fled: ['infantry', 16, 30, ROUTING] },
    );
    const { types, state: after } = play(
      state,
      [{ recover: 'c' }, { end: 'phase' }],
      [{ 'recovery.c': 6 }, { 'recovery.b': 6 }, { 'rally.a': 6 }],
    );
    expect(types).toEqual(['recovery-rolled', 'recovery-rolled', 'rally-rolled', 'phase-began']);
    expect(['a', 'b', 'c', 'shaken', 'fled'].map((id) => condition(after, id))).toEqual([
      'disrupted',
      'steady',
      'steady',
      'disrupted',
      'routing',
    ]);
    expect(judged(state, { recover: 'shaken' })).toMatch(/^not-now/);
  });
});
