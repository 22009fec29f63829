import { describe, expect, test } from 'vitest';
import type { Plain, Readings } from '../../../../src/core/ids.ts';
import { seeded } from '../../../../src/core/seeded.ts';
import { engine } from '../../../../src/games/regiments-and-roundshot/index.ts';
import type { State } from '../../../../src/games/regiments-and-roundshot/state.ts';
import { watchReadings } from '../../../../src/scenario/play/watch-readings.ts';
import { begun, WHOLE } from '../battle.ts';
import { judged, place, play } from '../fights.ts';
import { foot, horse, maneuver, row, saysNo } from '../moves.ts';

/*
 * Readings of the set-up: for each ruling a case in which its readings differ.
 */

const LESS = [{ 'first.french': 2 }, { 'first.allied': 5 }] as const;
const ids = (name: string, count: number) => Array.from({ length: count }, (_, n) => `${name}-${n + 1}`);
const SIX = ids('marshal-foot-third', 6);
const HORSE = ids('marshal-horse', 3);
const GUNS = ids('marshal-guns', 3);

/** The French set up first. */
const settingUp = (readings: Readings = {}): State => play(begun(WHOLE, readings), [{ roll: 'off' }], LESS).state;
const deploy = (units: readonly string[], at: readonly number[], more: Readonly<Record<string, Plain>> = {}) => ({
  deploy: [...units],
  into: 'line',
  facing: 'north',
  at: [...at],
  ...more,
});

/** Both sides set up as they are offered to. */
function allSetUp(begin: State): State {
  let state = begin;
  while (state.battle!.step === 'deployment') {
    const [next] = engine.candidates(state);
    if (next === undefined) throw new Error('nothing is offered');
    state = engine.resolve(state, next.order, seeded(1)).reduce((now, event) => engine.apply(now, event), state);
  }
  return state;
}

describe('dice tell who begins, or the battle does (rr-006)', () => {
  const NAMED = { 'rr-006': 'scenario' };
  const named = (more: object): Plain => {
    const { battle, ...board } = WHOLE as { readonly battle: object };
    return { ...board, battle: { ...battle, ...more } };
  };

  test('the first side sets up and moves first if it names nobody', () => {
    expect([settingUp().side, settingUp().battle!.first]).toEqual(['french', 'allied']);
    const { state, types, events } = play(begun(WHOLE, NAMED), [{ roll: 'off' }]);
    expect([types, state.side, state.battle!.first]).toEqual([['first-named'], 'french', 'french']);
    expect(events[0]).toMatchObject({ clauses: ['rr.setup.scenario-varies', 'rr.turn.alternate'] });
    expect(engine.words.event(events[0]!, state)).toBe('The French set up first, and take the first turn.');
    // The order itself reads the ruling, not the board: so that a page can name it there.
    const seen = watchReadings(begun(WHOLE));
    engine.resolve(seen.state as State, { type: 'roll-off' }, seeded(1));
    expect([...seen.seen]).toContain('rr-006');
    expect(allSetUp(state)).toMatchObject({ owner: 'french', phase: 'reinforcement', part: 1, turn: 1 });
  });

  test('those that it names, whatever the reading', () => {
    const { state, types } = play(begun(named({ deploys: 'allied', first: 'french' })), [{ roll: 'off' }]);
    expect([types, state.side, state.battle!.first]).toEqual([['first-named'], 'allied', 'french']);
    const wrong = engine.start(named({ first: 'prussian' }), {});
    expect(wrong.ok ? [] : wrong.error).toEqual([
      { path: 'battle.first', found: 'prussian', wanted: 'french or allied' },
    ]);
  });
});

describe('one sets up in the own half, or near the own end (rr-013)', () => {
  const END = { 'rr-013': 'own-end' };

  test('six inches at most', () => {
    const far = (readings: Readings, y: number) => judged(settingUp(readings), deploy(SIX, [12, y]));
    expect([far({}, 17), far(END, 17)]).toEqual(['allowed', 'far-from-end rr.setup.opposite-ends']);
    // The nearest side of the square counts.
    expect([far(END, 6.25), far(END, 6.3)]).toEqual(['allowed', 'far-from-end rr.setup.opposite-ends']);
  });

  test('places near the end are offered', () => {
    const state = allSetUp(settingUp(END));
    expect(Object.values(state.units).length).toBeGreaterThan(13);
  });
});

describe('the smallest sizes bind the set-up, or splits as well (rr-014)', () => {
  const SPLITS = { 'rr-014': 'always-for-splits' };
  const parted = (readings: Readings, count: number, off: number, make = foot) =>
    judged(
      maneuver(
        row('one', count, (n) => make(5 + n / 2, 10)),
        {},
        { readings },
      ),
      { split: 'one-1', off: ids('one', off), with: 6 },
    );

  test('five battalions are parted into two and three, or not', () => {
    expect([parted({}, 5, 2), parted(SPLITS, 5, 2)]).toEqual(['allowed', 'part-too-small rr.maneuver.split-order']);
    expect([parted(SPLITS, 10, 5), parted(SPLITS, 10, 4)]).toEqual([
      'allowed',
      'part-too-small rr.maneuver.split-order',
    ]);
    expect([parted(SPLITS, 6, 3, horse), parted(SPLITS, 5, 3, horse)]).toEqual([
      'allowed',
      'part-too-small rr.maneuver.split-order',
    ]);
  });
});

describe('an HQ stands alone, or with cavalry (rr-015)', () => {
  const JOINS = { 'rr-015': 'must-join' };
  const general = (at: readonly number[]) => deploy(['marshal'], at);

  test('beside the army, or at the end of a row of cavalry', () => {
    const placed = (readings: Readings) =>
      play(settingUp(readings), [deploy(HORSE, [12, 10]), deploy(GUNS, [12, 8.9])]).state;
    expect([judged(placed({}), general([14.5, 10])), judged(placed(JOINS), general([14.5, 10]))]).toEqual([
      'allowed',
      'hq-alone rr.setup.min-cavalry-artillery',
    ]);
    expect(judged(placed(JOINS), general([13.5, 10]))).toBe('allowed');
    expect(judged(placed(JOINS), general([13.5, 10.5]))).toBe('no-row rr.setup.touching-column-or-line');
    expect(judged(placed({ ...JOINS, 'rr-011': 'apart' }), general([13.5, 10]))).toBe('allowed');
  });

  test('a column without cavalry cannot be the first', () => {
    expect([judged(settingUp(), deploy(SIX, [12, 10])), judged(settingUp(JOINS), deploy(SIX, [12, 10]))]).toEqual([
      'allowed',
      'no-horse rr.setup.min-cavalry-artillery',
    ]);
    const state = allSetUp(settingUp(JOINS));
    expect([state.phase, Object.values(state.units).filter(({ isHq }) => isHq).length]).toEqual(['reinforcement', 2]);
  });

  test('an army needs cavalry', () => {
    const columns = ['a', 'b', 'c', 'd'].map((id) => ({
      name: `the column ${id}`,
      units: { [id]: { type: 'infantry', name: `the ${id}`, of: 6 } },
    }));
    const { battle } = WHOLE as unknown as { battle: { armies: Record<string, Plain> } };
    const armies = { ...battle.armies, french: { hq: { id: 'marshal', name: 'Brune' }, columns } };
    const read = engine.start({ ...(WHOLE as object), battle: { armies } }, JOINS);
    expect(read.ok ? [] : read.error).toEqual([
      {
        path: 'battle.armies.french.columns',
        found: 'no cavalry',
        wanted: 'a column with cavalry, for by this reading of rr-015 the HQ joins it',
      },
    ]);
  });
});

describe('each formation has a neighbour, or all are one chain (rr-016)', () => {
  const CHAIN = { 'rr-016': 'one-chain' };

  test('two, far apart', () => {
    const state = play(settingUp(CHAIN), [deploy(SIX, [4, 10]), deploy(['marshal'], [4, 8])]).state;
    expect(judged(state, { end: 'deployment' })).toBe('too-far-apart rr.setup.formation-gap');
  });

  test('two pairs far apart', () => {
    // The guns beside the foot, and the HQ beside the cavalry, six inches off.
    const board = (readings: Readings): State => {
      const state = settingUp(readings);
      const column = state.battle!.columns['french']!.map((each, n) =>
        n === 1 ? { ...each, units: [...each.units, ...state.battle!.columns['french']![0]!.units] } : each,
      );
      return { ...state, battle: { ...state.battle!, columns: { ...state.battle!.columns, french: column.slice(1) } } };
    };
    const placed = (readings: Readings) =>
      play(board(readings), [
        deploy(ids('marshal-foot-first', 6), [4, 10]),
        deploy(GUNS, [4, 9]),
        deploy(HORSE, [15, 10]),
        deploy(['marshal'], [15, 9]),
      ]).state;
    expect([judged(placed({}), { end: 'deployment' }), judged(placed(CHAIN), { end: 'deployment' })]).toEqual([
      'allowed',
      'too-far-apart rr.setup.formation-gap',
    ]);
    // The HQ beside them is near enough, but all the others are not.
    expect(saysNo(placed(CHAIN), { end: 'deployment' })).toBe(
      'The first horse of Brune stands too far from the others: an inch is the most.',
    );
  });
});

describe('the ends are the short edges, or the long ones (rr-100)', () => {
  const LONG = { 'rr-100': 'long-edges' };

  test('the side of the south stands in the west, and its half is twelve inches deep', () => {
    const state = settingUp(LONG);
    expect(Object.values(state.sides).map(({ edge }) => edge)).toEqual(['west', 'east']);
    const at = (x: number) => deploy(SIX, [x, 20], { facing: 'east' });
    expect([judged(state, at(12)), judged(state, at(12.1))]).toEqual(['allowed', 'not-own-half rr.setup.own-half']);
    expect(judged(settingUp(), deploy(SIX, [20, 17]))).toBe('allowed');
    expect(judged(state, deploy(SIX, [20, 17]))).toBe('not-own-half rr.setup.own-half');
  });

  test('both sides are offered places, and face each other', () => {
    const state = allSetUp(settingUp(LONG));
    const facing = (side: string) => Object.values(state.units).find((unit) => unit.side === side)!.facing;
    expect(facing('french').map(Math.sign)).toEqual([1, 0]);
    expect(facing('allied').map(Math.sign)).toEqual([-1, 0]);
  });

  test('who sees no enemy flees to the west', () => {
    const alone = (readings: Readings) =>
      play(maneuver({ one: foot(12, 20, 'north', 'routing') }, {}, { readings, now: { phase: 'strategy' } }), [
        { end: 'phase' },
      ]).state;
    expect([place(alone({}), 'one'), place(alone(LONG), 'one')]).toEqual([[12, 16], [8, 20]]); // prettier-ignore
  });
});
