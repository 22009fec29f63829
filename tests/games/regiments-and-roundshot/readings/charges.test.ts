import { describe, expect, test } from 'vitest';
import type { Plain, Readings } from '../../../../src/core/ids.ts';
import type { Scripted } from '../../../../src/core/dice.ts';
import { engine } from '../../../../src/games/regiments-and-roundshot/index.ts';
import { board, condition, HIT, judged, place, play, RIDE } from '../fights.ts';

/*
 * Readings of charge and overrun: for each ruling a case in which its readings differ.
 */

type Shorts = NonNullable<Parameters<typeof board>[0]['french']>;
const DISRUPTED = { condition: 'disrupted' };
const END = { end: 'phase' };

/** Lancers at [12, 16] who touch a battalion, and others. */
const charge = (readings: Readings, allied: Shorts = {}, french: Shorts = {}, now: Record<string, Plain> = {}) =>
  board({
    french: { lancers: ['cavalry', 12, 16], ...french },
    allied: { a: ['infantry', 12, 16.5], ...allied },
    phase: 'charge',
    readings,
    now,
  });
const charged = (state: ReturnType<typeof board>, ...dice: readonly Scripted[]) => play(state, [RIDE], dice);
const next = (state: ReturnType<typeof board>) =>
  state.pending?.kind === 'overrun' ? state.pending.next : state.pending;

describe('the side on turn alone charges, or both do, that side first (rr-067)', () => {
  const BOTH = { 'rr-067': 'both-sides' };
  const horse = (readings: Readings) => charge(readings, { a: ['cavalry', 12, 16.5], foot: ['infantry', 12.5, 16.5] });
  const MISS = { 'charge.lancers': [3, 3] } as const;

  test('the other cavalry charges back in the same phase', () => {
    expect(play(horse({}), [RIDE, END], [MISS]).state.phase).toBe('rally');
    const { state } = play(horse(BOTH), [RIDE, END], [MISS]);
    expect([state.phase, state.part, state.owner, state.side]).toEqual(['charge', 2, 'french', 'allied']);
    expect(judged(state, END)).toBe('must-charge rr.charge.cavalry-automatic');
    expect(judged(state, { charge: 'lancers', at: 'a' })).toMatch(/^not-now/);
    const back = play(state, [{ charge: 'a', at: 'lancers' }, END], [{ 'charge.a': [2, 2] }, { 'failed.a': 1 }]).state;
    expect([condition(back, 'a'), back.phase]).toEqual(['disrupted', 'rally']);
    // Both have charged, and roll for control in the next turns of their sides.
    expect(back.charged).toEqual({ french: ['lancers'], allied: ['a'] });
  });

  test('if it is still there; its bayonets stay out', () => {
    const gone = play(horse(BOTH), [RIDE, END], HIT).state;
    expect([condition(gone, 'a'), gone.part, judged(gone, END)]).toEqual(['gone', 2, 'allowed']);
    const foot = play(
      charge(BOTH, {}, { foot: ['infantry', 12.5, 16] }, { hands: { allied: ['king'] } }),
      [RIDE, END],
      [MISS],
    ).state;
    expect(judged(foot, { charge: 'a', at: 'foot', with: 'king' })).toBe('other-turn rr.charge.bayonet-face-card');
  });
});

describe('each regiment charges once, or every enemy that it touches (rr-068)', () => {
  const EVERY = { 'rr-068': 'every-contact' };
  const two: Shorts = { b: ['infantry', 12.5, 16.5] };
  const MISS = { 'charge.lancers': [3, 3] } as const;

  test('one after the other, each once', () => {
    const once = charged(charge({}, two), MISS).state;
    expect([judged(once, END), judged(once, { charge: 'lancers', at: 'b' })]).toEqual([
      'allowed',
      'has-acted rr.charge.cavalry-automatic',
    ]);
    const { state } = charged(charge(EVERY, two), MISS);
    expect(judged(state, END)).toBe('must-charge rr.charge.cavalry-automatic');
    expect(judged(state, RIDE)).toBe('has-acted rr.charge.cavalry-automatic');
    expect(engine.candidates(state).flatMap(({ order }) => (order.type === 'charge' ? [order.at] : []))).toEqual(['b']);
    const both = play(state, [{ charge: 'lancers', at: 'b' }], [MISS]).state;
    expect(judged(both, END)).toBe('allowed');
    // Who has charged has not fired.
    const act = charged(charge({ ...EVERY, 'rr-088': 'one-act' }, two), MISS).state;
    expect(judged(act, { charge: 'lancers', at: 'b' })).toBe('allowed');
  });

  test('until it is gone', () => {
    const { state } = charged(charge(EVERY, two), { 'charge.lancers': [1, 1] }, { 'failed.lancers': 3 });
    expect(condition(state, 'lancers')).toBe('routing');
    expect(judged(state, END)).toBe('allowed');
  });
});

test('an Overrun rides to the nearest of the formation, or only at one that it touches (rr-069)', () => {
  const TOUCHING = { 'rr-069': 'already-touching' };
  const behind: Shorts = { b: ['infantry', 12, 17] };
  expect(next(charged(charge({}, behind), ...HIT).state)).toEqual(['b']);
  expect(next(charged(charge(TOUCHING, behind), ...HIT).state)).toBeNull();
  const beside: Shorts = { b: ['infantry', 12.5, 16.5] };
  expect(next(charged(charge(TOUCHING, beside), ...HIT).state)).toEqual(['b']);
});

describe('what a test makes of the target allows an Overrun, or only the rows of the charge (rr-070)', () => {
  const TABLE = { 'rr-070': 'charge-table-only' };
  const after = (readings: Readings, allied: Shorts, ...dice: readonly Scripted[]) =>
    next(charged(charge(readings, allied), ...dice).state);

  test('after a Morale Test', () => {
    const shaken: Shorts = { a: ['infantry', 12, 16.5, DISRUPTED], b: ['infantry', 12, 17] };
    const dice = [{ 'charge.lancers': [2, 3] }, { 'morale.a': 6 }] as const;
    expect([after({}, shaken, ...dice), after(TABLE, shaken, ...dice)]).toEqual([['b'], null]);
    const direct = [{ 'charge.lancers': [5, 3] }, { 'break.a': 2 }] as const;
    expect(after(TABLE, shaken, ...direct)).toEqual(['b']);
  });

  test('after a last stand', () => {
    const battery: Shorts = { a: ['artillery', 12, 16.5], b: ['artillery', 12.5, 16.5] };
    const dice = [{ 'charge.lancers': [4, 4] }, { 'stand.a': 6 }] as const;
    expect([after({}, battery, ...dice), after(TABLE, battery, ...dice)]).toEqual([['b'], null]);
    expect(after(TABLE, battery, ...HIT)).toEqual(['b']);
  });
});

test('comrades whom an Overrun takes along charge, or only those who touched an enemy before (rr-071)', () => {
  const FOLLOW = { 'rr-071': 'only-follow' };
  const ridden = (readings: Readings, left: Shorts[string] = ['cavalry', 11.5, 15.9]) =>
    play(
      charge(readings, { b: ['infantry', 12, 17], c: ['infantry', 11, 16.5] }, { left }),
      [RIDE, { ride: 'lancers', at: 'b' }],
      [...HIT, ...HIT],
    ).state;
  const LEFT = { charge: 'left', at: 'c' };
  expect([judged(ridden({}), END), judged(ridden({}), LEFT)]).toEqual([
    'must-charge rr.charge.cavalry-automatic',
    'allowed',
  ]);
  expect([judged(ridden(FOLLOW), END), judged(ridden(FOLLOW), LEFT)]).toEqual([
    'allowed',
    'came-along rr.overrun.comrades-follow',
  ]);
  // At 16 it has touched the first battalion from the start.
  expect(judged(ridden(FOLLOW, ['cavalry', 11.5, 16]), LEFT)).toBe('allowed');
});

describe('comrades of an Overrun keep their places, or close up (rr-087)', () => {
  const CLOSE = { 'rr-087': 'only-to-touch' };
  const ridden = (readings: Readings, french: Shorts, allied: Shorts = {}) =>
    play(
      charge(readings, { b: ['infantry', 12, 17.5], a2: ['infantry', 12, 17], ...allied }, french),
      [RIDE, { ride: 'lancers', at: 'a2' }],
      [...HIT, ...HIT],
    ).state;

  test('all go the same way, or only those who have lost their link', () => {
    const left: Shorts = { left: ['cavalry', 11.5, 16], rear: ['cavalry', 12, 15.5] };
    const [same, close] = [ridden({}, left), ridden(CLOSE, left)];
    expect([place(same, 'lancers'), place(same, 'left'), place(same, 'rear')]).toEqual([[12, 16.5], [11.5, 16.5], [12, 16]]); // prettier-ignore
    // The one beside him still touches his corner, and he who stood behind touches that one.
    expect([place(close, 'lancers'), place(close, 'left'), place(close, 'rear')]).toEqual([[12, 16.5], [11.5, 16], [12, 15.5]]); // prettier-ignore
  });

  test('by the shortest way, until they touch; somebody on it stops them', () => {
    const rear: Shorts = { rear: ['cavalry', 12, 15.5], last: ['cavalry', 12, 15] };
    const close = ridden(CLOSE, rear);
    expect([place(close, 'rear'), place(close, 'last')]).toEqual([[12, 16], [12, 15.5]]); // prettier-ignore
    const slant: Shorts = { rear: ['cavalry', 12.25, 15.5], guard: ['infantry', 12.6, 16.2] };
    expect(place(ridden(CLOSE, slant), 'rear')).toEqual([12.25, 15.7]);
    // Straight on, and not toward a corner.
    expect(place(ridden(CLOSE, { rear: ['cavalry', 11.75, 15.5] }), 'rear')).toEqual([11.75, 16]);
  });

  test('the nearest first: after him another still stands in touch', () => {
    const state = ridden(CLOSE, { rear: ['cavalry', 12, 15.5], left: ['cavalry', 11.5, 15.8] });
    expect([place(state, 'left'), place(state, 'rear')]).toEqual([[11.5, 16], [12, 15.5]]); // prettier-ignore
  });
});

describe('an enemy on the line shields the next one, or is charged in his place (rr-102)', () => {
  const MEETS = { 'rr-102': 'whom-it-meets' };
  const state = (readings: Readings) =>
    play(
      charge(readings, {
        b: ['infantry', 12.5, 17],
        c: ['infantry', 13, 17.5],
        gun: ['artillery', 12.6, 16.5],
        cannon: ['artillery', 13.1, 16.5],
      }),
      [RIDE],
      HIT,
    ).state;

  test('whichever its formation', () => {
    expect(next(state({}))).toBeNull();
    expect(next(state(MEETS))).toEqual(['gun']);
    const { events } = play(state(MEETS), [{ ride: 'lancers', at: 'gun' }, { halt: 'lancers' }], HIT);
    expect(events.map(({ type }) => type)).toEqual(['announced', 'overrun-ridden', 'charge-made', 'unit-destroyed', 'overrun-due', 'overrun-left']); // prettier-ignore
  });
});
