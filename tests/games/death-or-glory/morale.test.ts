import { describe, expect, test } from 'vitest';
import type { Scripted } from '../../../src/core/dice.ts';
import { routOf } from '../../../src/games/death-or-glory/morale/flight.ts';
import type { State } from '../../../src/games/death-or-glory/index.ts';
import { board, body, END, placeOf, play, refusal } from './playing.ts';
import { LINE, FOE } from './units.ts';

const FIRE = { fire: 'unit', at: 'foe' };

/** A first volley of 24 at 30 mm: 130 men at a face of 0, 94 at 1. */
const close = (foe: object = {}, more: object = {}, others: object = {}): State =>
  board({ unit: LINE, ...others }, { foe: { ...FOE, ...foe } }, { now: { phase: 'firing' }, ...more });

const shoot = (state: State, dice: readonly Scripted[]) => play(state, [FIRE], [{ 'fire.unit': 1 }, ...dice]);

describe('a test for losses', () => {
  test('below the factor a unit stands, at it it is shaken, above it it breaks', () => {
    // 108 of 720 men are more than a tenth: 70, less 5 twice.
    const stands = shoot(close(), [{ 'morale.foe': 5 }]);
    expect(stands.types).toEqual(['volley-fired', 'men-lost', 'morale-tested']);
    expect(stands.events.at(-1)).toMatchObject({
      because: 'losses',
      reasons: [{ of: 'foe', total: 50, in: 'percent', test: { is: 'below-equal-above', number: 60, word: 'stands' } }],
    });
    expect(shoot(close(), [{ 'morale.foe': 6 }]).types.slice(2)).toEqual(['morale-tested', 'unit-shaken', 'fell-back']);
    expect(shoot(close(), [{ 'morale.foe': 7 }]).types.slice(2)).toEqual(['morale-tested', 'unit-broke']);
    expect(shoot(close(), [{ 'morale.foe': 0 }]).types.slice(2)).toEqual(['morale-tested', 'unit-broke']);
    const kind = { readings: { 'dg-093': 'equal-passes' } };
    expect(shoot(close({}, kind), [{ 'morale.foe': 6 }]).types.slice(2)).toEqual(['morale-tested']);
    expect(shoot(close({}, kind), [{ 'morale.foe': 7 }]).types.slice(2)).toEqual([
      'morale-tested',
      'unit-shaken',
      'fell-back',
    ]);
  });

  test('comes with each tenth of its strength, and with every loss below half of it', () => {
    const far = { at: [900, 660] };
    // At 188 mm a first volley costs 22 men: no tenth.
    expect(play(close(far), [FIRE], [{ 'fire.unit': 1 }]).types).toEqual(['volley-fired', 'men-lost']);
    const ninth = { ...far, lost: 60 };
    expect(play(close(ninth), [FIRE], [{ 'fire.unit': 1 }, { 'morale.foe': 1 }]).types.at(-1)).toBe('morale-tested');
    const few = { ...far, lost: 400 };
    expect(play(close(few), [FIRE], [{ 'fire.unit': 1 }, { 'morale.foe': 1 }]).types.at(-1)).toBe('morale-tested');
  });
});

describe('a shaken unit', () => {
  test('that waits falls back 50 mm, facing the enemy, and is steady after the next command phase', () => {
    const { state, events } = shoot(close(), [{ 'morale.foe': 6 }]);
    expect(events.at(-1)).toMatchObject({ type: 'fell-back', by: 50_000 });
    expect(body(state, 'foe').mood).toBe('shaken');
    const later = play({ ...state, phase: 'command-rally' }, [END]);
    expect(later.types).toContain('unit-steadied');
    expect(body(later.state, 'foe').mood).toBe('steady');
  });

  test('that advanced halts, and a square stands', () => {
    const start = close();
    const came = { ...start, remembered: { ...start.remembered, advanced: ['foe'] } };
    const { types, events } = shoot(came, [{ 'morale.foe': 6 }]);
    expect([types.at(-1), events.at(-1)]).toMatchObject(['unit-shaken', { halts: true }]);
    const square = shoot(close({ formation: 'square', at: [900, 520] }), [{ 'morale.foe': 5 }]);
    expect(square.types.at(-1)).toBe('morale-tested');
  });

  test('stops at what is behind it, and is unformed', () => {
    const wall = board({ unit: LINE }, { foe: FOE, other: { ...FOE, at: [900, 550] } }, { now: { phase: 'firing' } });
    // The unit behind supports it: 10 more.
    const { types, state, events } = shoot(wall, [{ 'morale.foe': 7 }]);
    expect(types.slice(-2)).toEqual(['fell-back', 'order-broken']);
    expect(events.find(({ type }) => type === 'fell-back')).toMatchObject({ by: expect.closeTo(26_000, -2) as number });
    expect(body(state, 'foe').order).toBe('unformed');
  });

  test('comes no nearer to the enemy while it is shaken', () => {
    const state = board({ unit: { ...LINE, condition: 'shaken' } }, { foe: { ...FOE, at: [900, 900] } });
    expect(refusal(state, { move: 'unit', legs: ['forward 10'] })).toBe('dg.morale.shaken shaken-halts');
    expect(refusal(state, { move: 'unit', legs: ['about-face', 'forward 10'] })).toBeNull();
  });

  test('has advanced if its move has brought it nearer to the enemy', () => {
    const start = board({ unit: LINE }, { foe: { ...FOE, at: [900, 900] } });
    const on = play(start, [{ move: 'unit', legs: ['forward 50'] }]);
    expect(on.state.remembered.advanced).toEqual(['unit']);
    const back = play(start, [{ move: 'unit', legs: ['about-face', 'forward 50'] }]);
    expect(back.state.remembered.advanced).toEqual([]);
  });
});

describe('a unit that breaks', () => {
  test('frightens the friends near it, the nearest first, each once in a phase', () => {
    const state = board(
      { unit: LINE },
      {
        foe: FOE,
        near: { ...FOE, at: [1080, 560] },
        nearer: { ...FOE, at: [740, 540] },
        far: { ...FOE, at: [900, 900] },
      },
      { now: { phase: 'firing' } },
    );
    const { events } = shoot(state, [{ 'morale.foe': 9 }, { 'morale.nearer': 9 }, { 'morale.near': 1 }]);
    expect(events.flatMap((event) => (event.type === 'morale-tested' ? [[event.unit, event.because]] : []))).toEqual([
      ['foe', 'losses'],
      ['nearer', 'runners'],
      ['near', 'runners'],
    ]);
  });

  test('runs to its own edge in the compulsory moves, through friends, and off the table', () => {
    const start = board(
      { unit: { ...LINE, condition: 'routing' }, friend: { ...LINE, at: [900, 370] } },
      { foe: { ...FOE, at: [900, 900] } },
      { now: { phase: 'compulsory-moves' } },
    );
    const { state, types } = play(start, [END], [{ 'morale.friend': 1 }]);
    expect(types).toEqual(['unit-fled', 'order-broken', 'morale-tested', 'phase-began']);
    expect([placeOf(state, 'unit'), body(state, 'friend').order]).toEqual([[900, 270], 'unformed']);
    const edge = board(
      { unit: { ...LINE, at: [900, 150], condition: 'routing' } },
      {},
      { now: { phase: 'compulsory-moves' } },
    );
    const gone = play(edge, [END]);
    expect(gone.types).toEqual(['unit-fled', 'unit-left', 'phase-began']);
    expect(gone.state.units['unit']).toBeUndefined();
  });

  test('goes as far as in column, and the bonus of a charge', () => {
    const far = (type: string, formation: string, readings = {}) => {
      const state = board({ unit: { type, at: [900, 450], facing: 'north', formation } }, {}, { readings });
      return routOf(state, body(state, 'unit')) / 1000;
    };
    expect(far('french-line', 'line')).toBe(180);
    expect(far('french-cuirassiers', 'line')).toBe(320);
    expect(far('french-hussars', 'line')).toBe(380);
    expect(far('french-foot-battery', 'limbered')).toBe(140);
    expect(far('french-foot-battery', 'deployed')).toBe(180);
    expect(far('french-line', 'line', { 'dg-099': 'plain-move' })).toBe(150);
  });
});
