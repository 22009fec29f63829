import { describe, expect, test } from 'vitest';
import { termsOf } from '../../../src/core/reasons.ts';
import type { Sum } from '../../../src/games/two-by-two/reasons.ts';
import type { State } from '../../../src/games/two-by-two/index.ts';
import { after, armies, battle, battleBoard, DEEP, deploying, facing, HALF, ONE, refusal, spot, verdict } from './battlefield.ts'; // prettier-ignore
import { play } from './field.ts';

/* Which side attacks, and which units stand where before the first turn. */

const BOARD = battleBoard(armies({ guard: 'guard', corps: 'hq-corps' }, { jagers: 'light' }));

/** The two dice of the roll for the roles, and the result. */
function rolled(french: number, allied: number) {
  const { events } = play(battle(BOARD), { roll: 'roles' }, { 'roles.french': french }, { 'roles.allied': allied });
  const [event] = events as readonly [(typeof events)[number] & { readonly reasons: readonly [Sum] }];
  const [sum] = event.reasons;
  const { test } = sum;
  return { type: event.type, word: test!.word, clauses: [...termsOf(sum).map(({ clause }) => clause), test!.clause] };
}

test.each([
  [4, 4, 'roles-tied', 'level'],
  [5, 4, 'roles-rolled', 'attacker'],
  [4, 5, 'roles-rolled', 'defender'],
])('%i against %i: %s, %s (tt.setup.role-roll)', (french, allied, type, word) => {
  const clauses = Array.from({ length: 3 }, () => 'tt.setup.role-roll');
  expect(rolled(french, allied)).toEqual({ type, word, clauses });
});

/** May this unit stand at this place, by its distances from the lower left corner? */
const at = (state: State, unit: string, x: number, y: number): string =>
  verdict(state, { type: 'deploy', unit, to: { at: spot(x, y), facing: facing('north') } });

const HERE = 'ok tt.setup.defender-deploys tt.scale.base-size tt.scale.range-unit';
const THERE = HERE.replace('defender', 'attacker');
const [OUT, OUT_THERE] = ['tt.setup.defender-deploys outside-zone', 'tt.setup.attacker-deploys outside-zone'];

describe('the zone is [8] deep and keeps [4] from the sides (tt.setup.defender-deploys, tt-080)', () => {
  const [LEFT, RIGHT, TOP] = [4 * ONE, 28 * ONE, 8 * ONE];

  test('the whole base lies within it, to a hundredth of a millimetre', () => {
    const state = deploying(BOARD);
    const guard = (x: number, y: number) => at(state, 'guard', x, y);
    expect(guard(LEFT + HALF - 10, 4 * ONE)).toBe(HERE);
    expect(guard(LEFT + HALF - 11, 4 * ONE)).toBe(OUT);
    expect(guard(RIGHT - HALF + 10, 4 * ONE)).toBe(HERE);
    expect(guard(RIGHT - HALF + 11, 4 * ONE)).toBe(OUT);
    expect(guard(16 * ONE, TOP - DEEP + 10)).toBe(HERE);
    expect(guard(16 * ONE, TOP - DEEP + 11)).toBe(OUT);
  });

  test('by another reading it is enough that a base reaches into it', () => {
    const state = deploying(BOARD, 'french', { 'tt-080': 'nearest-edge' });
    const guard = (x: number, y: number) => at(state, 'guard', x, y);
    expect(guard(LEFT - HALF - 10, 4 * ONE)).toBe(HERE);
    expect(guard(LEFT - HALF - 11, 4 * ONE)).toBe(OUT);
    expect(guard(RIGHT + HALF + 10, 4 * ONE)).toBe(HERE);
    expect(guard(RIGHT + HALF + 11, 4 * ONE)).toBe(OUT);
    expect(guard(16 * ONE, TOP + DEEP + 10)).toBe(HERE);
    expect(guard(16 * ONE, TOP + DEEP + 11)).toBe(OUT);
  });

  test('nobody sticks out over the edge of the table', () => {
    const state = deploying(BOARD);
    expect(at(state, 'guard', 16 * ONE, DEEP - 10)).toBe(HERE);
    expect(at(state, 'guard', 16 * ONE, DEEP - 11)).toBe('tt.setup.defender-deploys off-table');
  });

  test('it is shown to whoever is outside, and lies at the edge of the side', () => {
    const corners = (state: State, unit: string) =>
      refusal(state, { type: 'deploy', unit, to: { at: spot(16 * ONE, 16 * ONE), facing: facing('north') } }).shows;
    const state = deploying(BOARD);
    const zone = (points: readonly (readonly [number, number])[]) => [
      { kind: 'area', sense: 'zone', points: points.map(([x, y]) => spot(x * ONE, y * ONE)) },
    ];
    expect(corners(state, 'guard')).toEqual(zone([[4, 0], [4, 8], [28, 8], [28, 0]])); // prettier-ignore
    const theirs = after(state, { end: 'deployment' });
    expect(corners(theirs, 'jagers')).toEqual(zone([[28, 32], [28, 24], [4, 24], [4, 32]])); // prettier-ignore
    expect(at(theirs, 'jagers', 16 * ONE, 24 * ONE + DEEP - 10)).toBe(THERE);
    expect(at(theirs, 'jagers', 16 * ONE, 24 * ONE + DEEP - 11)).toBe(OUT_THERE);
  });
});

test('whoever is in the way is lit, and nobody where nobody is', () => {
  const state = after(deploying(BOARD), { deploy: 'guard', at: [16, 4] });
  const { params, shows } = refusal(state, {
    type: 'deploy',
    unit: 'corps',
    to: { at: spot(16 * ONE, 4 * ONE + 11_000), facing: facing('north') },
  });
  expect([params, shows]).toEqual([{ unit: 'corps', other: 'guard' }, [{ kind: 'light', units: ['guard'] }]]);
});

describe('12 AP start (tt.setup.defender-deploys, tt.setup.tie, tt.units.hq-levels)', () => {
  const many = { a: 'guard', b: 'guard', c: 'guard', d: 'guard', corps: 'hq-corps' };
  const three = [
    { deploy: 'a', at: [6, 4] },
    { deploy: 'b', at: [9, 4] },
    { deploy: 'c', at: [12, 4] },
  ];
  const cites = (state: State, unit: string) => play(state, { deploy: unit, at: [15, 4] }).clauses;

  test('just 12 need no tie; one more does', () => {
    const board = battleBoard(armies(many, { jagers: 'light' }));
    const level = play(battle(board), { roll: 'roles' }, { 'roles.french': 2 }, { 'roles.allied': 2 }).state;
    const roles = play(level, { roll: 'roles' }, { 'roles.french': 1 }, { 'roles.allied': 6 }).state;
    const state = after(roles, { agree: 'terrain' }, ...three);
    expect(cites(state, 'd')).toEqual(['tt.setup.defender-deploys']);
    expect(cites(state, 'corps')).toEqual(['tt.setup.defender-deploys', 'tt.setup.tie', 'tt.units.hq-levels']);
  });

  test('what stands there is added up, unit by unit; where nobody stands there is nothing to add', () => {
    const state = deploying(battleBoard(armies(many, { jagers: 'light' })));
    const sums = (now: State) =>
      play(now, { end: 'deployment' }).events.flatMap((event) => ('reasons' in event ? event.reasons : []));
    expect(sums(state)).toEqual([]);
    const [sum] = sums(after(state, { deploy: 'a', at: [6, 4] }));
    expect(termsOf(sum!).map(({ clause, value }) => [clause, value])).toEqual([['tt.units.ap-column', 3]]);
  });
});

describe('whole portions, by one reading (tt-079)', () => {
  const EXACTLY = { 'tt-079': 'exactly' };
  const place = (unit: string, across: number) => ({ deploy: unit, at: [across, 4] });
  const left = (unit: string) => (state: State) => at(state, unit, 20 * ONE, 6 * ONE);
  const REMAINS = 'tt.setup.defender-deploys leaves-remainder';

  test('nobody is placed after whom the others could not make it 12', () => {
    const army = { a: 'guard', b: 'guard', c: 'guard', d: 'guard', corps: 'hq-corps' };
    const board = battleBoard(armies(army, { j: 'light', k: 'light', l: 'light', m: 'light' }));
    const state = deploying(board, 'french', EXACTLY);
    expect(left('a')(state)).toBe(HERE);
    // The general costs 4; three units that include it never make 12.
    expect(left('corps')(state)).toBe(REMAINS);
    expect(left('corps')(deploying(board))).toBe(HERE.replace(' tt.scale', ' tt.units.hq-levels tt.scale'));
    const three = after(state, place('a', 6), place('b', 9), place('c', 12));
    expect(left('d')(three)).toBe(HERE);
    expect(verdict(three, { type: 'end-deployment' })).toBe('tt.setup.defender-deploys not-exact');
    const four = after(three, place('d', 15));
    expect(verdict(four, { type: 'end-deployment' })).toBe('ok tt.setup.defender-deploys');
  });

  test('after a tie they may make it 12 or 24', () => {
    const army = { a: 'guard', b: 'guard', c: 'guard', d: 'guard', corps: 'hq-corps' };
    const board = battleBoard(armies(army, { j: 'light', k: 'light', l: 'light', m: 'light' }));
    const level = play(battle(board, EXACTLY), { roll: 'roles' }, { 'roles.french': 2 }, { 'roles.allied': 2 }).state;
    const roles = play(level, { roll: 'roles' }, { 'roles.french': 1 }, { 'roles.allied': 6 }).state;
    const state = after(roles, { agree: 'terrain' });
    expect(left('a')(state)).toBe(HERE);
    const full = after(state, ...['a', 'b', 'c', 'd'].map((unit, n) => place(unit, 6 + 3 * n)));
    expect(verdict(full, { type: 'end-deployment' })).toBe('ok tt.setup.defender-deploys');
    // Now 16 AP are on the table. They can never become 24, because no unit is left.
    expect(left('corps')(full)).toBe(REMAINS);
  });

  test('an army of less than 12 stands there whole; one of just 12 as well', () => {
    const begin = (army: Readonly<Record<string, string>>) =>
      deploying(battleBoard(armies(army, { j: 'light' })), 'french', EXACTLY);
    const small = begin({ a: 'guard', corps: 'hq-corps' });
    expect(verdict(small, { type: 'end-deployment' })).toBe('tt.setup.defender-deploys not-exact');
    const all = after(small, place('a', 6), place('corps', 9));
    expect(verdict(all, { type: 'end-deployment' })).toBe('ok tt.setup.defender-deploys');
    const twelve = after(begin({ a: 'hq-corps', b: 'hq-corps', c: 'hq-corps' }), place('a', 6), place('b', 9));
    expect(verdict(twelve, { type: 'end-deployment' })).toBe('tt.setup.defender-deploys not-exact');
    expect(verdict(after(twelve, place('c', 12)), { type: 'end-deployment' })).toBe('ok tt.setup.defender-deploys');
  });
});

test('who stands on the table already is not deployed once more', () => {
  const state = after(deploying(BOARD), { deploy: 'guard', at: [6, 6] });
  expect(at(state, 'guard', 10 * ONE, 6 * ONE)).toBe('tt.setup.defender-deploys has-place');
});
