import { describe, expect, test } from 'vitest';
import type { Plain } from '../../../src/core/ids.ts';
import { problemText } from '../../../src/core/result.ts';
import { engine } from '../../../src/games/regiments-and-roundshot/index.ts';
import { lostOf } from '../../../src/games/regiments-and-roundshot/battle/victory.ts';
import { BATTLE } from './battle.ts';
import { board, judged, play } from './fights.ts';

/** Guns at a line of three battalions, of armies with so many figures and so many gone. */
const shelled = (allied: readonly [units: number, gone: number], now: Readonly<Record<string, Plain>> = {}) =>
  board({
    french: { gun: ['artillery', 12, 10], other: ['artillery', 12.5, 10], marshal: ['hq', 12, 5] },
    allied: {
      a: ['infantry', 12, 11],
      b: ['infantry', 12.5, 11],
      c: ['infantry', 11.5, 11],
      archduke: ['hq', 12, 30],
    },
    phase: 'bombardment',
    now: { armies: { french: { units: 25 }, allied: { units: allied[0], gone: allied[1] } }, ...now },
  });
const FIRE = { bombard: 'gun', at: 'a' };
const ROUT = { 'bombardment.gun': [4, 5] };

describe('a fifth of the army', () => {
  test('the aim says how many that are, of each side if they differ; a single moment has none', () => {
    const aim = (...given: Parameters<typeof shelled>) => engine.words.aim(shelled(...given));
    expect(aim([25, 0])).toBe(
      'The first side to lose 5 of 25 units or its general is beaten. Each small square is a unit.',
    );
    expect(aim([20, 0])).toContain('is beaten: the French with 5 of 25 and the Austrians with 4 of 20.');
    expect(engine.words.aim({ ...shelled([25, 0]), armies: null })).toBe('');
  });

  test('one lost of the last that may be lost goes on; the next ends it, of the whole army with the HQ', () => {
    expect(play(shelled([45, 7]), [FIRE], [ROUT, { 'break.a': 2 }]).state.winner).toBeNull();
    const { state, events } = play(shelled([45, 8]), [FIRE], [ROUT]);
    expect(state.winner).toBe('french');
    expect(events.at(-1)).toMatchObject({
      type: 'battle-over',
      winner: 'french',
      because: 'losses',
      clauses: ['rr.victory.twenty-percent', 'rr.victory.lost-means'],
    });
  });

  test('the mark is at least a fifth: 5 of 21 to 25, 4 of 20', () => {
    const ends = (units: number, gone: number): boolean =>
      play(shelled([units, gone]), [FIRE], [{ 'bombardment.gun': [6, 6] }]).state.winner !== null;
    expect([ends(20, 2), ends(20, 3), ends(21, 3), ends(21, 4), ends(25, 3), ends(25, 4)]).toEqual([
      false,
      true,
      false,
      true,
      false,
      true,
    ]);
  });

  test('disrupted and retreating units are not lost', () => {
    const { state } = play(shelled([5, 0]), [FIRE], [{ 'bombardment.gun': [3, 4] }]);
    expect([state.winner, lostOf(state, 'allied')]).toEqual([null, 0]);
    const eight = shelled([5, 0], { hands: { allied: [8] } });
    const saved = play(eight, [FIRE, { play: 8 }], [ROUT]).state;
    expect(saved.winner).toBeNull();
  });

  test('who routs counts while it routs, who leaves the board for good, and nobody twice', () => {
    const rallied = board({
      french: { marshal: ['hq', 12, 10], one: ['infantry', 12, 12, { condition: 'routing' }] },
      allied: { archduke: ['hq', 12, 30] },
      phase: 'rally',
      now: { armies: { french: { units: 25, gone: 3 }, allied: { units: 25 } } },
    });
    expect(lostOf(rallied, 'french')).toBe(4);
    const { state } = play(rallied, [{ rally: 'one' }], [{ 'rally.one': 5 }]);
    expect(lostOf(state, 'french')).toBe(3);
    const near = board({
      french: { marshal: ['hq', 20, 10], one: ['infantry', 12, 2, { condition: 'routing' }] },
      allied: { archduke: ['hq', 12, 30] },
      phase: 'strategy',
      now: { armies: { french: { units: 25, gone: 3 }, allied: { units: 25 } } },
    });
    const gone = play(near, [{ end: 'phase' }]);
    expect(gone.types).toEqual(['phase-began', 'unit-left']);
    expect([lostOf(gone.state, 'french'), gone.state.winner]).toEqual([4, null]);
  });
});

describe('it is checked after each single result', () => {
  test('a rout that ends it runs no more, rolls no Break Roll and asks nobody', () => {
    const { types, state } = play(shelled([25, 4], { hands: { allied: [7] } }), [FIRE], [ROUT]);
    expect(types).toEqual(['announced', 'guns-fired', 'unit-routed', 'battle-over']);
    expect([state.awaits, state.pending]).toEqual([null, null]);
    expect(judged(state, { bombard: 'other', at: 'b' })).toBe('over rr.victory.twenty-percent');
    expect(engine.candidates(state)).toEqual([]);
  });

  test('the Eight is asked for before the result, and prevents it', () => {
    const due = play(shelled([25, 4], { hands: { allied: [8] } }), [FIRE], [ROUT]).state;
    expect(due.winner).toBeNull();
    expect(play(due, [{ play: 'nothing' }]).types).toEqual(['card-passed', 'unit-routed', 'battle-over']);
    expect(play(due, [{ play: 8 }]).state.winner).toBeNull();
  });

  test('all that one Break Roll sweeps along are one result', () => {
    const { types, state } = play(shelled([25, 3]), [FIRE], [ROUT, { 'break.a': 1 }]);
    expect(types.slice(-2)).toEqual(['formation-broke', 'battle-over']);
    expect(lostOf(state, 'allied')).toBe(6);
  });

  test('no overrun is offered after the last loss', () => {
    const charge = board({
      french: { lancers: ['cavalry', 12, 16], marshal: ['hq', 12, 5] },
      allied: { a: ['infantry', 12, 16.5], b: ['infantry', 12, 17], archduke: ['hq', 12, 30] },
      phase: 'charge',
      now: { armies: { french: { units: 25 }, allied: { units: 25, gone: 4 } } },
    });
    const { types, state } = play(charge, [{ charge: 'lancers', at: 'a' }], [{ 'charge.lancers': [6, 6] }]);
    expect(types).toEqual(['announced', 'charge-made', 'unit-destroyed', 'battle-over']);
    expect(state.pending).toBeNull();
  });

  test('to be destroyed while it routs adds no loss', () => {
    const state = board({
      french: {
        marshal: ['hq', 20, 10],
        one: ['infantry', 12, 12, { condition: 'routing' }],
        two: ['infantry', 14, 12, { condition: 'routing' }],
      },
      allied: { a: ['infantry', 12, 12.5], b: ['infantry', 12, 11.5], archduke: ['hq', 12, 30] },
      phase: 'strategy',
      now: { armies: { french: { units: 25, gone: 1 }, allied: { units: 25 } } },
    });
    const { types, state: after } = play(state, [{ end: 'phase' }]);
    expect(lostOf(after, 'french')).toBe(lostOf(state, 'french'));
    // Each was lost when it routed.
    expect(types).toEqual(['phase-began', 'unit-fled', 'unit-destroyed']);
  });

  test('a failed charge may end the battle against the side that charges', () => {
    const charge = board({
      french: { lancers: ['cavalry', 12, 16], marshal: ['hq', 12, 5] },
      allied: { a: ['infantry', 12, 16.5], archduke: ['hq', 12, 30] },
      phase: 'charge',
      now: { armies: { french: { units: 25, gone: 4 }, allied: { units: 25, gone: 4 } } },
    });
    const { state } = play(
      charge,
      [{ charge: 'lancers', at: 'a' }],
      [{ 'charge.lancers': [1, 1] }, { 'failed.lancers': 6 }],
    );
    expect(state.winner).toBe('allied');
  });
});

describe('the general', () => {
  const hit = (hands: Readonly<Record<string, Plain>> = {}, more: Readonly<Record<string, Plain>> = {}) =>
    board({
      french: { gun: ['artillery', 12, 10], marshal: ['hq', 12, 5] },
      allied: { archduke: ['hq', 12, 11], ...(more as object) },
      phase: 'bombardment',
      now: { hands, armies: { french: { units: 25 }, allied: { units: 25 } } },
    });
  const AT = { bombard: 'gun', at: 'archduke' };

  test('routed or destroyed loses the battle at once', () => {
    for (const dice of [
      [4, 5],
      [6, 6],
    ]) {
      const { events, state } = play(hit(), [AT], [{ 'bombardment.gun': dice }]);
      expect(events.at(-1)).toMatchObject({ type: 'battle-over', because: 'hq', clauses: ['rr.victory.hq'] });
      expect(state.winner).toBe('french');
    }
  });

  test('disrupted does not, and an Eight saves him', () => {
    expect(play(hit(), [AT], [{ 'bombardment.gun': [3, 4] }]).state.winner).toBeNull();
    const saved = play(hit({ allied: [8] }), [AT, { play: 8 }], [{ 'bombardment.gun': [4, 5] }]).state;
    expect([saved.winner, saved.units['archduke']?.condition]).toEqual([null, 'disrupted']);
  });

  test('with his cavalry is swept along by its Break Roll', () => {
    const joined = hit({}, { hussars: ['cavalry', 12.5, 11] });
    const { types, state } = play(
      joined,
      [{ bombard: 'gun', at: 'hussars' }],
      [{ 'bombardment.gun': [4, 5] }, { 'break.hussars': 1 }],
    );
    expect(types.slice(-2)).toEqual(['formation-broke', 'battle-over']);
    expect(state.winner).toBe('french');
  });
});

test('on a board that is one moment nobody wins', () => {
  const moment = board({
    french: { gun: ['artillery', 12, 10], marshal: ['hq', 12, 5] },
    allied: { archduke: ['hq', 12, 11] },
    phase: 'bombardment',
  });
  const { state } = play(moment, [{ bombard: 'gun', at: 'archduke' }], [{ 'bombardment.gun': [6, 6] }]);
  expect([state.winner, state.awaits?.kind]).toEqual([null, 'phase']);
});

test('a battle that counts losses has a general on either side, and a board without one is refused', () => {
  const { units, ...of } = BATTLE as { readonly units: Readonly<Record<string, Readonly<Record<string, Plain>>>> };
  const { archduke: _none, ...allied } = units['allied']!;
  const read = engine.start({ ...of, units: { ...units, allied } }, {});
  expect(read.ok ? [] : read.error.map(problemText)).toEqual([expect.stringMatching(/now\.armies\.allied.*HQ/s)]);
});
