import { describe, expect, test } from 'vitest';
import type { Readings } from '../../../src/core/ids.ts';
import { battle, begun, contest, DAWN, FORCES, OPEN, play, refusal } from './battlefield.ts';

describe('the ground', () => {
  const PIECES = { copse: { kind: 'woods', radius: 8 }, farm: { kind: 'building', size: [10, 6] } };
  const laying = (given: object = {}, readings: Readings = {}) =>
    battle({ pieces: PIECES, forces: FORCES, ...given }, {}, readings);

  test('is put down piece by piece in turn, the higher D10 first, before anything is declared', () => {
    const { state, events } = play(
      laying(),
      [{ roll: 'ground' }, { lay: 'copse', to: [30, 60] }],
      [...contest('ground', 5, 5), ...contest('ground', 5, 7)],
    );
    expect(events[0]).toMatchObject({ type: 'lays-first', side: 'allied' });
    expect(state.terrain['copse']).toMatchObject({ kind: 'woods', name: 'the copse' });
    expect(state.awaits).toMatchObject({ kind: 'set-up', sides: ['french'], orders: ['lay', 'leave'] });
    expect(refusal(state, { declare: 'take-the-field', deployment: 'dawn-of-war' })).toBe('not-now');
    expect(play(state, [{ lay: 'farm', to: [90, 60] }]).state.awaits!.orders).toEqual(['declare']);
  });

  test('by one reading whoever did not propose the level begins, without a die', () => {
    const { events } = play(laying({ proposer: 'allied' }, { 'cf-128': 'proposer-second' }), [{ roll: 'ground' }]);
    expect(events[0]).toMatchObject({ type: 'lays-first', side: 'french' });
  });

  test('lies on the table, beside other ground', () => {
    const { state } = play(laying(), [{ roll: 'ground' }, { lay: 'copse', to: [30, 60] }], contest('ground', 7, 5));
    expect(refusal(state, { lay: 'farm', to: [2, 60] })).toBe('off-table');
    expect(refusal(state, { lay: 'farm', to: [40, 60] })).toBe('ground-taken');
    expect(refusal(state, { lay: 'farm', to: [46, 60], facing: 'east' })).toBeNull();
    expect(refusal(state, { leave: 'farm' })).toBe('has-room');
  });

  test.each([
    [[122, 61], 'dense', {}],
    [[122, 61], 'normal', { 'cf-003': 'normal' }],
    [[122, 60], 'normal', {}],
    [[122, 30.5], 'normal', {}],
    [[122, 30], 'sparse', {}],
  ] as const)('that covers %s is %s', (size, level, readings) => {
    const terrain = { moor: { kind: 'hill', rectangle: { at: [61, size[1] / 2], size } } };
    const wanted = (each: string) => begun({ ...DAWN, level: each }, { terrain }, readings).ok;
    expect(['dense', 'normal', 'sparse'].filter(wanted)).toEqual([level]);
  });

  test('that lies on other ground counts once, and pieces that are still to be laid count', () => {
    const twice = {
      a: { kind: 'hill', rectangle: { at: [61, 20], size: [122, 40] } },
      b: { kind: 'woods', rectangle: { at: [61, 20], size: [60, 40] } },
    };
    expect(begun({ ...DAWN, level: 'normal' }, { terrain: twice }).ok).toBe(true);
    const { pieces, forces } = { pieces: { moor: { kind: 'hill', size: [100, 80] } }, forces: FORCES };
    expect(begun({ pieces, forces, level: 'dense' }).ok).toBe(true);
  });
});

describe('what is declared', () => {
  const TERRAIN = {
    fort: { kind: 'building', rectangle: { at: [60, 60], size: [20, 20] } },
    road: {
      kind: 'road',
      line: [
        [0, 90],
        [122, 90],
      ],
      width: 4,
    },
  };
  const open = (given: object = {}, readings: Readings = {}) =>
    battle(
      { forces: FORCES, attacker: 'french', position: 'fort', points: [[60, 60]], ...given },
      { terrain: TERRAIN },
      readings,
    );

  test('a siege goes only with a siege, but by one reading', () => {
    const mixed = { declare: 'siege', deployment: 'dawn-of-war', turns: 5 };
    expect(refusal(open(), mixed)).toBe('siege-alone');
    expect(refusal(open(), { declare: 'take-the-field', deployment: 'siege' })).toBe('siege-alone');
    expect(refusal(open(), { declare: 'siege', deployment: 'siege', turns: 5 })).toBeNull();
    expect(refusal(open({}, { 'cf-005': 'free-mix' }), mixed)).toBeNull();
  });

  test('asks for the ground, the officers, the points and the turns that it needs', () => {
    const says = (objective: string, deployment: string, turns?: number) =>
      refusal(open({ position: undefined }), { declare: objective, deployment, ...(turns !== undefined && { turns }) });
    expect(says('take-the-field', 'ambush')).toBe('no-road');
    expect(says('take-the-field', 'landing')).toBe('no-sea');
    expect(says('take-the-field', 'epic-bridge')).toBe('no-river');
    expect(says('siege', 'siege', 5)).toBe('no-position');
    expect(says('capture-and-control', 'dawn-of-war', 5)).toBe('too-few-points');
    expect(says('capture-and-hold', 'dawn-of-war')).toBe('no-turns');
    expect(says('take-the-field', 'dawn-of-war', 3)).toBe('turns-not-asked');
    expect(says('assassination', 'dawn-of-war')).toBeNull();
    const plain = { french: FORCES.french, allied: { landwehr: FORCES.allied.landwehr } };
    expect(refusal(open({ forces: plain }), { declare: 'assassination', deployment: 'dawn-of-war' })).toBe(
      'no-officer',
    );
  });

  test('the point of a siege is the centre of the position', () => {
    const { state } = play(open(), [{ declare: 'siege', deployment: 'siege', turns: 5 }]);
    expect(state.battle!.points).toEqual([[600_000, 600_000]]);
    expect(state.awaits).toMatchObject({ sides: ['french'], orders: ['place', 'leave'] });
  });

  test('by one reading the points are put down in turn, six inches apart', () => {
    const control = { deployment: 'dawn-of-war', objective: 'capture-and-control', turns: 4, forces: FORCES };
    const { state } = play(battle(control, {}, { 'cf-129': 'in-turn' }), OPEN.slice(0, 2), contest('placing', 4, 9));
    expect(state.awaits).toMatchObject({ sides: ['allied'], orders: ['mark'] });
    const one = play(state, [{ mark: [60, 60] }]).state;
    expect(one.awaits!.sides).toEqual(['french']);
    expect(refusal(one, { mark: [70, 60] })).toBe('points-near');
    const all = play(one, [{ mark: [20, 60] }, { mark: [100, 60] }]).state;
    expect(all.awaits).toMatchObject({ sides: ['allied'], orders: ['first'] });
    const hold = battle({ ...control, objective: 'capture-and-hold' }, {}, { 'cf-129': 'in-turn' });
    expect(hold.battle!.points).toEqual([[610_000, 610_000]]);
  });
});

test('a board of a battle that is wrong is refused', () => {
  const path = (given: object, more: object = {}) => {
    const made = begun(given, more);
    return made.ok ? null : made.error[0]!.path;
  };
  expect(path({ ...DAWN, attacker: 'british' })).toBe('battle.attacker');
  expect(path({ ...DAWN, position: 'fort' })).toBe('battle.position');
  expect(path({ ...DAWN, points: ['mill'] })).toBe('battle.points.0');
  expect(path({ ...DAWN, objective: undefined })).toBe('battle');
  expect(path({ ...DAWN, deployment: 'battle-line' })).toBe('battle.deployment');
  expect(path({ ...DAWN, forces: { french: { line: { type: 'infantry' } } } })).toBe('battle.forces.french.line.ranks');
  expect(path({ ...DAWN, forces: { french: { line: { ...FORCES.french.line, rank: 'elite' } } } })).toBe(
    'battle.forces.french.line.rank',
  );
  expect(path({ ...DAWN, forces: { french: FORCES.french, allied: FORCES.french } })).toBe('battle');
});
