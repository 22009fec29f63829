import { describe, expect, test } from 'vitest';
import type { Plain, Readings } from '../../../../src/core/ids.ts';
import { engine } from '../../../../src/games/regiments-and-roundshot/index.ts';
import { ended, lostOf, mayLose } from '../../../../src/games/regiments-and-roundshot/battle/victory.ts';
import { begun, WHOLE } from '../battle.ts';
import { board, condition, judged, odds, play } from '../fights.ts';

/*
 * Readings of victory: for each ruling a case in which its readings differ.
 */

type Shorts = NonNullable<Parameters<typeof board>[0]['french']>;
const ROUTING = { condition: 'routing' };
const ARMIES = { french: { units: 25 }, allied: { units: 25 } };
const FIRE = { bombard: 'gun', at: 'a' };
const HIT = { 'bombardment.gun': [6, 6] } as const;

/** A gun before a battalion; each side has its HQ. */
const shelled = (readings: Readings, allied: Shorts = {}, armies: Plain = ARMIES, now: Record<string, Plain> = {}) =>
  board({
    french: { gun: ['artillery', 12, 10], marshal: ['hq', 12, 5] },
    allied: { a: ['infantry', 12, 11], archduke: ['hq', 12, 30], ...allied },
    phase: 'bombardment',
    now: { armies, ...now },
    readings,
  });

describe('a fifth of the whole army, or of what has come onto the board (rr-078)', () => {
  const ON_BOARD = { 'rr-078': 'on-board' };
  const more: Shorts = { b: ['infantry', 14, 30], c: ['infantry', 16, 30], d: ['infantry', 18, 30] };

  test('ten of 25 on the board: the second loss ends the battle', () => {
    const armies = { french: { units: 25 }, allied: { units: 25, gone: 1 } };
    const five: Shorts = { ...more, e: ['infantry', 20, 30], f: ['infantry', 22, 30], g: ['infantry', 20, 32] };
    expect([mayLose(shelled({}, five, armies), 'allied'), mayLose(shelled(ON_BOARD, five, armies), 'allied')]).toEqual([
      5, 2,
    ]);
    // Eight stand there, and three of the others are gone.
    expect(mayLose(shelled(ON_BOARD, five, { ...armies, allied: { units: 25, gone: 3 } }), 'allied')).toBe(3);
    expect(play(shelled({}, five, armies), [FIRE], [HIT]).state.winner).toBeNull();
    expect(play(shelled(ON_BOARD, five, armies), [FIRE], [HIT]).state.winner).toBe('french');
  });

  test('nobody has lost while nobody has set up', () => {
    const { state } = play(begun(WHOLE, ON_BOARD), [{ roll: 'off' }], [{ 'first.french': 5 }, { 'first.allied': 2 }]);
    expect([state.winner, mayLose(state, 'french')]).toEqual([null, 0]);
  });
});

test('a unit that was rallied is lost no more, or for good (rr-079)', () => {
  const EVER = { 'rr-079': 'ever-routed' };
  const rallied = (readings: Readings) =>
    play(
      board({
        french: { marshal: ['hq', 12, 10], one: ['infantry', 12, 12, ROUTING] },
        allied: { archduke: ['hq', 12, 30] },
        phase: 'rally',
        now: { armies: ARMIES },
        readings,
      }),
      [{ rally: 'one' }],
      [{ 'rally.one': 5 }],
    ).state;
  expect(condition(rallied(EVER), 'one')).toBe('disrupted');
  expect([lostOf(rallied({}), 'french'), lostOf(rallied(EVER), 'french')]).toEqual([0, 1]);
  const hit = (...faces: readonly [number, number]) =>
    play(shelled(EVER), [FIRE], [{ 'bombardment.gun': faces }]).state.routed;
  expect([hit(3, 4), hit(5, 4)]).toEqual([[], ['a']]);
});

describe('an HQ that routs is lost, or only one that is gone (rr-080)', () => {
  const GONE = { 'rr-080': 'destroyed-only' };
  const general = (readings: Readings) => shelled(readings, { a: ['hq', 12, 11], archduke: ['infantry', 2, 30] });
  const ROUT = { 'bombardment.gun': [4, 5] } as const;

  test('a rout ends the battle, or goes on to a destruction', () => {
    expect(play(general({}), [FIRE], [ROUT]).events.at(-1)).toMatchObject({ type: 'battle-over', because: 'hq' });
    expect(play(general(GONE), [FIRE], [ROUT]).state.winner).toBeNull();
    expect(play(general(GONE), [FIRE], [HIT]).events.at(-1)).toMatchObject({ type: 'battle-over', because: 'hq' });
  });

  test('a routing HQ rallies itself, and nobody else', () => {
    const running = (readings: Readings) =>
      board({
        french: { marshal: ['hq', 12, 10, ROUTING], one: ['infantry', 12, 12, ROUTING] },
        allied: { archduke: ['hq', 12, 30] },
        phase: 'rally',
        readings,
      });
    expect(judged(running({}), { rally: 'marshal' })).toBe('no-hq-near rr.rally.hq-range');
    expect(judged(running(GONE), { rally: 'marshal' })).toBe('allowed');
    expect(judged(running(GONE), { rally: 'one' })).toBe('no-hq-near rr.rally.hq-range');
    expect(engine.candidates(running(GONE), 'marshal').map(({ order }) => order.type)).toEqual(['rally']);
    expect(odds(running(GONE), { rally: 'marshal' })).toEqual({ 'no-effect': '1/3', rallied: '2/3' });
  });
});

describe('victory is looked for after each result, or at the end of the turn (rr-081)', () => {
  const LATE = { 'rr-081': 'end-of-turn' };
  const armies = (french: number, allied: number) => ({
    french: { units: 25, gone: french },
    allied: { units: 25, gone: allied },
  });
  const ends = (count: number) => Array.from({ length: count }, () => ({ end: 'phase' }));

  test('what comes later in the turn still counts', () => {
    expect(play(shelled({}, {}, armies(0, 4)), [FIRE], [HIT]).state.winner).toBe('french');
    const { state } = play(shelled(LATE, {}, armies(0, 4)), [FIRE], [HIT]);
    expect([state.winner, state.awaits === null]).toEqual([null, false]);
    // Bombardment and Volley have a part of each side; then Charge, Rally and Logistics end.
    const done = play(state, ends(7));
    expect(done.types.at(-1)).toBe('battle-over');
    expect(done.state).toMatchObject({ winner: 'french', owner: 'french', phase: 'logistics' });
  });

  test('a rally saves an army that is over the mark', () => {
    const routers = (readings: Readings) =>
      board({
        french: { marshal: ['hq', 12, 10], one: ['infantry', 12, 12, ROUTING] },
        allied: { archduke: ['hq', 12, 30] },
        phase: 'rally',
        now: { armies: armies(4, 0) },
        readings,
      });
    const saved = play(routers(LATE), [{ rally: 'one' }, ...ends(2)], [{ 'rally.one': 5 }]).state;
    expect([saved.winner, saved.owner]).toEqual([null, 'allied']);
    expect(play(routers(LATE), [{ rally: 'one' }, ...ends(2)], [{ 'rally.one': 1 }]).state.winner).toBe('allied');
  });

  test('the higher share is higher by however little', () => {
    const state = shelled({}, {}, { french: { units: 24, gone: 5 }, allied: { units: 29, gone: 6 } });
    expect(ended(state)).toMatchObject({ winner: 'allied' });
  });

  test('of two that are over the mark, the higher share loses; with equal shares the battle goes on', () => {
    const both = (french: number) => play(shelled(LATE, {}, armies(french, 5)), [FIRE, ...ends(7)], [HIT]).state;
    expect([both(5).winner, both(6).winner, both(7).winner]).toEqual(['french', null, 'allied']);
  });
});
