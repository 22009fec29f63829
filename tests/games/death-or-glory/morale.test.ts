import { describe, expect, test } from 'vitest';
import type { Scripted } from '../../../src/core/dice.ts';
import { MORALE } from '../../../src/games/death-or-glory/morale/modifiers.ts';
import { routOf } from '../../../src/games/death-or-glory/morale/flight.ts';
import {
  hasSecureFlanks,
  isSupported,
  threatenedFlanks,
} from '../../../src/games/death-or-glory/morale/surroundings.ts';
import { rollMorale } from '../../../src/games/death-or-glory/morale/test.ts';
import type { State } from '../../../src/games/death-or-glory/index.ts';
import { board, body, END, firing, placeOf, play } from './playing.ts';

const LINE = { type: 'french-line', at: [900, 450], facing: 'north' };
const FOE = { type: 'austrian-line', at: [900, 502], facing: 'south' };
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

/** The terms that count in a test of the unit, by their clauses. */
function counted(state: State, id = 'unit'): Readonly<Record<string, number>> {
  const { reason } = rollMorale(state, body(state, id), firing(1), false);
  const terms = reason.test !== null && 'of' in reason.test ? (reason.test.of ?? []) : [];
  return Object.fromEntries(
    terms
      .filter((term) => term.counted)
      .map(({ clause, value }) => [clause.replace(/^dg\.morale\.(mod\.)?/, ''), Number(value)]),
  );
}

describe('the modifiers of morale', () => {
  const alone = (more: object = {}) => counted(board({ unit: { ...LINE, ...more } }));
  const FACTOR = { factor: 70 };

  test.each([
    [{}, {}],
    [{ lost: 71 }, {}],
    [{ lost: 145 }, { casualties: -10 }],
    [{ condition: 'unformed' }, { unformed: -10 }],
    [{ condition: 'disordered' }, { disordered: -20 }],
    [{ condition: 'tired' }, { tired: -10 }],
    [{ condition: 'exhausted' }, { exhausted: -20 }],
  ])('%j', (more, is) => {
    expect(alone(more)).toEqual({ ...FACTOR, ...is });
  });

  test('of the troops, of cover and of commanders', () => {
    expect(alone({ type: 'french-old-guard' })).toEqual({ factor: 90, veteran: 10 });
    expect(alone({ type: 'french-conscripts' })).toEqual({ factor: 60, conscript: -10 });
    const wood = { wood: { kind: 'open-wood', rectangle: { at: [900, 450], size: [300, 60] } } };
    expect(counted(board({ unit: LINE }, {}, { terrain: wood }))).toEqual({ ...FACTOR, cover: 20 });
    const general = (far: number, rating: number) => ({
      type: 'brigadier',
      at: [900, 450 - far],
      facing: 'north',
      rating,
    });
    const led = (readings = {}) =>
      counted(
        board({ unit: LINE, one: general(100, 2), two: general(150, 3), far: general(200, 4) }, {}, { readings }),
      );
    expect(led()).toEqual({ ...FACTOR, commander: 30 });
    expect(led({ 'dg-017': 'all-50' })).toEqual(FACTOR);
  });

  test('of losses in this turn, which count twice', () => {
    const state = board({ unit: { ...LINE, lost: 145 } });
    const now = { ...state, done: { ...state.done, lost: { unit: 73 } } };
    expect(counted(now)).toEqual({ ...FACTOR, casualties: -10, 'casualties-this-move': -5 });
    const older = { ...now, readings: { 'dg-005': 'older-plus-new' } };
    expect(counted(older)).toEqual({ ...FACTOR, casualties: -5, 'casualties-this-move': -5 });
  });

  test('of friends who rout within 150 mm', () => {
    const runner = { ...LINE, at: [900, 340], condition: 'routing' };
    expect(counted(board({ unit: LINE, runner }))).toEqual({ ...FACTOR, 'routing-near': -10 });
  });

  test('the flanks: threatened from behind the front, or secure', () => {
    const flanked = (foe: object) => {
      const state = board({ unit: LINE }, { foe: { ...FOE, ...foe } });
      return threatenedFlanks(state, body(state, 'unit'));
    };
    expect(flanked({ at: [700, 440], facing: 'east' })).toBe(1);
    expect(flanked({ at: [700, 500], facing: 'east' })).toBe(0);
    expect(flanked({ at: [700, 440], facing: 'west' })).toBe(0);
    expect(flanked({ at: [600, 440], facing: 'east' })).toBe(0);
    expect(flanked({ type: 'austrian-hussars', figures: 4, at: [600, 440], facing: 'east' })).toBe(1);
    expect(flanked({ at: [700, 440], facing: 'east', condition: 'unformed' })).toBe(0);
    const beside = (left: number, right: number) => {
      const state = board({
        unit: LINE,
        left: { ...LINE, at: [900 - 132 - left, 450] },
        right: { ...LINE, at: [900 + 132 + right, 450] },
      });
      return hasSecureFlanks(state, body(state, 'unit'));
    };
    expect([beside(50, 50), beside(51, 50), beside(50, 60)]).toEqual([true, false, false]);
  });

  test('support: a formed friend wholly behind the rear, within 150 mm', () => {
    const behind = (at: readonly number[], more: object = {}) => {
      const state = board({ unit: LINE, friend: { ...LINE, at, ...more } });
      return isSupported(state, body(state, 'unit'));
    };
    expect(behind([900, 300])).toBe(true);
    expect(behind([900, 270])).toBe(false);
    expect(behind([1040, 400])).toBe(false);
    expect(behind([1020, 400])).toBe(true);
    expect(behind([1040, 430])).toBe(false);
    expect(behind([900, 300], { condition: 'unformed' })).toBe(false);
  });

  test('every line has its sum, and none counts twice', () => {
    expect(new Set(MORALE.rows.map(({ clause }) => clause)).size).toBe(MORALE.rows.length);
  });
});

describe('a general near a target', () => {
  const at = (face: number, readings = {}) => {
    const state = board(
      { unit: LINE },
      {
        foe: { ...FOE, at: [900, 560], brigade: 'first' },
        other: { ...FOE, at: [1200, 560], brigade: 'second' },
        chief: { type: 'brigadier', at: [900, 600], facing: 'south', rating: 3, brigade: 'first' },
      },
      { now: { phase: 'firing' }, readings },
    );
    const killed = face === 0 ? [{ 'morale.foe': 1 }] : [];
    return play(state, [FIRE], [{ 'fire.unit': 0 }, { 'risk.chief': face }, ...killed, { 'morale.foe': 1 }]);
  };

  test('may be hit by a nought', () => {
    expect(at(4).events[1]).toMatchObject({ type: 'general-hit', wound: 'light' });
    expect(at(4, { 'dg-060': 'light-1-2' }).events[1]).toMatchObject({ wound: 'moderate' });
    const moderate = at(5).state.units['chief'];
    expect(moderate).toMatchObject({ rating: 1 });
    expect(at(8).state.units['chief']).toBeUndefined();
  });

  test('if he is killed his own units test that see it', () => {
    const { events } = at(0);
    expect(events.flatMap((event) => (event.type === 'morale-tested' ? [[event.unit, event.because]] : []))).toEqual([
      ['foe', 'commander'],
      ['foe', 'losses'],
    ]);
  });

  test('is safe from any other face, and beyond 50 mm', () => {
    const state = board(
      { unit: LINE },
      { foe: { ...FOE, at: [900, 560] }, chief: { type: 'brigadier', at: [900, 640], facing: 'south' } },
      { now: { phase: 'firing' } },
    );
    expect(play(state, [FIRE], [{ 'fire.unit': 0 }, { 'morale.foe': 1 }]).types).not.toContain('general-hit');
  });
});

test('who is fired at while he reforms tests first', () => {
  const start = board(
    { unit: { ...LINE, type: 'french-line', condition: 'unformed' } },
    { foe: { ...FOE, at: [900, 900] } },
    { now: { phase: 'command-rally' } },
  );
  const shot = { ...start, remembered: { ...start.remembered, harassed: ['unit'] } };
  // 70, less 10 for being unformed.
  const order = (face: number, readings = {}) =>
    body(play({ ...shot, readings }, [END], [{ 'morale.unit': face }]).state, 'unit').order;
  expect([order(5), order(6), order(7)]).toEqual(['formed', 'unformed', 'unformed']);
  expect(order(6, { 'dg-023': 'not-broken-is-enough' })).toBe('formed');
});
