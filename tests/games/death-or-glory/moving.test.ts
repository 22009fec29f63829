import { describe, expect, test } from 'vitest';
import { engine } from '../../../src/games/death-or-glory/index.ts';
import { refacingTime } from '../../../src/games/death-or-glory/moving/changes.ts';
import { board, body, judged, placeOf, play, refusal } from './playing.ts';
import { LINE, COLUMN, GUNS, reach } from './units.ts';

describe('how far a unit goes in a turn', () => {
  test.each([
    ['french-line', 'line', 100],
    ['french-line', 'column', 150],
    ['french-line', 'march-column', 150],
    ['french-line', 'skirmish-order', 150],
    ['french-line', 'square', 0],
    ['austrian-hussars', 'line', 240],
    ['austrian-hussars', 'column', 300],
    ['austrian-cuirassiers', 'line', 200],
    ['austrian-cuirassiers', 'column', 240],
    ['french-foot-battery', 'limbered', 140],
    ['french-horse-battery', 'limbered', 240],
    ['french-foot-battery', 'deployed', 0],
  ])('%s in %s: %i mm', (type, formation, far) => {
    expect(reach({ ...LINE, type, formation })).toBe(far);
  });

  test('tired troops three quarters, exhausted half, utterly exhausted nothing', () => {
    expect(reach({ ...COLUMN, condition: 'tired' })).toBe(112.5);
    expect(reach({ ...COLUMN, condition: 'exhausted' })).toBe(75);
    expect(reach({ ...COLUMN, condition: 'utterly-exhausted' })).toBe(0);
    expect(reach({ ...COLUMN, condition: 'tired' }, { readings: { 'dg-092': 'double-time-only' } })).toBe(150);
  });

  test('a general rides as light horse in column', () => {
    const chief = { type: 'brigadier', at: [900, 450], facing: 'north' };
    expect(reach(chief)).toBe(300);
    expect(reach(chief, { readings: { 'dg-127': 'charge-speed' } })).toBe(380);
  });

  test('by one reading a square creeps', () => {
    expect(reach({ ...LINE, formation: 'square' }, { readings: { 'dg-066': 'square-half-line' } })).toBe(50);
  });
});

describe('a battery', () => {
  test('unlimbers in half a turn and is turned by the table', () => {
    const state = board({ unit: GUNS });
    const time = (degrees: number, readings = {}) => {
      const other = board({ unit: GUNS }, {}, { readings });
      return refacingTime(other, body(other, 'unit'), degrees)?.quarters ?? null;
    };
    expect([30, 31, 60, 61, 120, 150, 180].map((degrees) => time(degrees))).toEqual([1, 2, 2, 4, 4, 5, 6]);
    expect(time(150, { 'dg-078': 'not-possible' })).toBeNull();
    expect(refusal(state, { move: 'unit', legs: ['forward 10'] })).toBe('dg.formation.reface-battery only-turns');
    expect(refusal(state, { move: 'unit', legs: ['turn left 60°', 'form limbered'] })).toBeNull();
    expect(refusal(state, { move: 'unit', legs: ['turn left 120°'] })).toBeNull();
    const named = board({ unit: { ...GUNS, name: 'the battery' } });
    const far = judged(named, { move: 'unit', legs: ['turn left 150°'] });
    expect(far.ok ? null : engine.words.refusal(far, named)).toBe(
      'With the time that it has, the battery is turned by 120° at most.',
    );
    const tired = judged(board({ unit: { ...GUNS, condition: 'tired' } }), { move: 'unit', legs: ['turn left 90°'] });
    expect(tired).toMatchObject({ reason: 'turned-too-far', params: { most: 60 } });
    expect(refusal(state, { move: 'unit', legs: ['form limbered', 'forward 70'] })).toBeNull();
  });
});

describe('what is in the way', () => {
  const FOE = { type: 'austrian-line', at: [900, 530], facing: 'south' };

  test('stops a unit, friend or enemy, and nobody is touched by a move', () => {
    const state = board({ unit: LINE }, { foe: FOE });
    expect(refusal(state, { move: 'unit', legs: ['forward 60'] })).toBe('dg.move.blocked in-the-way');
    expect(refusal(state, { move: 'unit', legs: ['forward 58'] })).toBe('dg.melee.contact would-touch');
    expect(refusal(state, { move: 'unit', legs: ['forward 57'] })).toBeNull();
    const friends = board({ unit: LINE, other: { ...LINE, at: [900, 530] } });
    expect(refusal(friends, { move: 'unit', legs: ['forward 60'] })).toBe('dg.move.blocked in-the-way');
    expect(refusal(friends, { move: 'unit', legs: ['forward 58'] })).toBeNull();
  });

  test('the edge of the table, and a melee', () => {
    const edge = board({ unit: { ...LINE, at: [900, 1150] } });
    expect(refusal(edge, { move: 'unit', legs: ['forward 40'] })).toBe('dg.move.optional off-table');
    const melee = board({ unit: LINE }, { foe: { ...FOE, at: [900, 472] } });
    expect(refusal(melee, { move: 'unit', legs: ['about-face'] })).toBe('dg.melee.contact in-melee');
  });

  test('a general stands in nobody’s way, and makes room for the enemy', () => {
    const state = board(
      { unit: LINE },
      { chief: { type: 'brigadier', at: [900, 510], facing: 'south' }, foe: { ...FOE, at: [900, 640] } },
    );
    const { types, state: after } = play(state, [{ move: 'unit', legs: ['forward 60'] }]);
    expect(types).toEqual(['unit-moved', 'general-withdrew']);
    // He touches the front of the nearest friends, 11 mm and half his marker before their centre.
    expect(placeOf(after, 'chief')).toEqual([900, 612.5]);
    const blocks = board(
      { unit: LINE },
      { chief: { type: 'brigadier', at: [900, 510], facing: 'south' } },
      { readings: { 'dg-126': 'a-unit-like-others' } },
    );
    expect(refusal(blocks, { move: 'unit', legs: ['forward 60'] })).toBe('dg.move.blocked in-the-way');
  });

  test('who has fired or moved stays where he is', () => {
    const fired = board({ unit: LINE }, {}, { now: { fired: ['unit'] } });
    expect(refusal(fired, { move: 'unit', legs: ['forward 10'] })).toBe('dg.fire.no-move-after has-fired');
    const moved = board({ unit: LINE }, {}, { now: { moved: ['unit'] } });
    expect(refusal(moved, { move: 'unit', legs: ['forward 10'] })).toBe('dg.move.optional has-moved');
    const spent = board({ unit: { ...LINE, condition: 'utterly-exhausted' } });
    expect(refusal(spent, { move: 'unit', legs: ['form column'] })).toBe('dg.fatigue.utter utterly-spent');
    const running = board({ unit: { ...LINE, condition: 'routing' } });
    expect(refusal(running, { move: 'unit', legs: ['form column'] })).toBe('dg.morale.break running');
  });
});
