import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { boardForm } from '../../../src/games/table/boards/form.ts';
import type { TableGame } from '../../../src/games/table/boards/board.ts';
import { company, GAME, NOW, written } from './plain-game.ts';

/* The schema of a game's boards, with the words that the game has. */

const fits = (unit: object, game: TableGame = GAME, more: object = {}, own: v.ObjectEntries = {}) =>
  v.is(boardForm(game, own), written({ line: company(unit) }, more));

describe('the schema of a board', () => {
  test('has the words of the game', () => {
    expect(fits({})).toBe(true);
    expect(fits({ type: 'lancers' })).toBe(false);
    expect(fits({}, GAME, { now: { ...NOW, phase: 'tea' } })).toBe(false);
    const ground = (kind: string) => ({ terrain: { w: { kind, circle: { at: [9, 9], radius: 5 } } } });
    expect([fits({}, GAME, ground('wood')), fits({}, GAME, ground('bog'))]).toEqual([true, false]);
  });

  test('has a condition, or several, if the game has any', () => {
    expect([fits({ condition: 'pinned' }), fits({ condition: ['pinned'] })]).toEqual([true, true]);
    expect([fits({ condition: 'tired' }), fits({ condition: ['tired'] })]).toEqual([false, false]);
    const none = { ...GAME, conditions: [] };
    expect([fits({}, none), fits({ condition: 'pinned' }, none)]).toEqual([true, false]);
  });

  test('says of a list without words that there is no such word', () => {
    const { issues = [] } = v.safeParse(boardForm({ ...GAME, phases: [] }), { now: NOW });
    expect(issues.map(({ message }) => message)).toContain('no such word in this game');
    const { issues: others = [] } = v.safeParse(boardForm(GAME), { now: { ...NOW, phase: 'tea' } });
    expect(others.map(({ message }) => message)).toContain('moves, fires');
  });

  test('has ranks only in a game of ranks', () => {
    const ranks = ['ooo', 'oo.'];
    expect([fits({ ranks }), fits({ ranks }, { ...GAME, hasRanks: true })]).toEqual([false, true]);
  });

  test('has the fields that only this game has', () => {
    const own = { unit: { drill: v.number() }, now: { weather: v.string() } };
    expect(fits({ drill: 3 }, { ...GAME, own }, { now: { ...NOW, weather: 'rain' } })).toBe(true);
    expect(fits({ drill: 3 })).toBe(false);
    expect(fits({}, GAME, { now: { ...NOW, weather: 'rain' } })).toBe(false);
    expect([fits({}, GAME, { deck: 7 }), fits({}, GAME, { deck: 7 }, { deck: v.number() })]).toEqual([false, true]);
  });
});
