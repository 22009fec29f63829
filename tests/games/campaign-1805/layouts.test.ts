import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Readings } from '../../../src/core/ids.ts';
import { DEPLOYMENTS, OBJECTIVES } from '../../../src/games/campaign-1805/deploying/battle.ts';
import { LANDS_ON } from '../../../src/games/campaign-1805/deploying/landing.ts';
import { FAR } from '../../../src/games/campaign-1805/deploying/layouts.ts';
import { cm } from '../../../src/games/campaign-1805/tables.ts';
import { loadClauses } from '../../../src/scenario/files/ledger.ts';
import { battle, begun, contest, DAWN, FORCES, OPEN, play, refusal } from './battlefield.ts';

describe('Siege', () => {
  const SIEGE = {
    deployment: 'siege',
    objective: 'siege',
    turns: 5,
    attacker: 'french',
    position: 'fort',
    forces: FORCES,
  };
  const terrain = { fort: { kind: 'building', rectangle: { at: [60, 60], size: [20, 20] } } };
  const siege = (readings: Readings = {}) => battle(SIEGE, { terrain }, readings);

  test('the attacker places everything first, 24 cm away or more', () => {
    expect(refusal(siege(), { place: 'line', to: [60, 25.5], facing: 'north' })).toBe('wrong-distance');
    const one = play(siege(), [{ place: 'line', to: [60, 25], facing: 'north' }]).state;
    expect(one.awaits!.sides).toEqual(['french']);
    expect(refusal(one, { place: 'landwehr', to: [60, 60] })).toBe('not-yours');
    const { state } = play(one, [{ place: 'guards', to: [60, 15], facing: 'north' }]);
    expect(state.awaits!.sides).toEqual(['allied']);
    expect(refusal(siege({ 'cf-004': 'exactly' }), { place: 'line', to: [60, 20], facing: 'north' })).toBe(
      'wrong-distance',
    );
    expect(refusal(siege({ 'cf-004': 'exactly' }), { place: 'line', to: [60, 25], facing: 'north' })).toBeNull();
  });

  test('the defender stands in the position, or not more than 8 cm outside it', () => {
    const placed = play(siege(), [
      { place: 'line', to: [60, 25], facing: 'north' },
      { place: 'guards', to: [60, 15], facing: 'north' },
    ]).state;
    expect(refusal(placed, { place: 'landwehr', to: [60, 77.1], facing: 'north' })).toBe('not-in-position');
    expect(refusal(placed, { place: 'landwehr', to: [60, 77], facing: 'north' })).toBeNull();
    const { state } = play(placed, [
      { place: 'landwehr', to: [60, 75], facing: 'north' },
      { place: 'musketeers', to: [60, 60], facing: 'south' },
    ]);
    expect(state).toMatchObject({ deployed: 'french', battle: { setUp: null, garrison: ['landwehr', 'musketeers'] } });
    expect(state.homes['allied']).toEqual(['north', 'east', 'south', 'west']);
  });
});

describe('Ambush', () => {
  const THREE = { ...FORCES.french, grenadiers: { type: 'infantry', ranks: { files: 6, ranks: 4 } } };
  const AMBUSH = {
    ...DAWN,
    deployment: 'ambush',
    attacker: 'french',
    position: 'road',
    forces: { french: THREE, allied: FORCES.allied },
  };
  const terrain = {
    road: {
      kind: 'road',
      line: [
        [0, 60],
        [122, 60],
      ],
      width: 4,
    },
    copse: { kind: 'woods', rectangle: { at: [60, 80], size: [20, 12] } },
    spinney: { kind: 'woods', rectangle: { at: [20, 100], size: [12, 12] } },
  };
  const ambush = (readings: Readings = {}) => battle(AMBUSH, { terrain }, readings);
  const waylaid = (readings: Readings = {}) =>
    play(ambush(readings), [
      { place: 'landwehr', to: [50, 60], facing: 'east' },
      { place: 'musketeers', to: [60, 60], facing: 'east' },
    ]).state;

  test('the defender stands first, on the road in the middle of the table', () => {
    expect(ambush().awaits!.sides).toEqual(['allied']);
    expect(refusal(ambush(), { place: 'landwehr', to: [50, 65] })).toBe('not-on-road');
    expect(refusal(ambush(), { place: 'landwehr', to: [20, 60] })).toBe('not-on-road');
    expect(waylaid().awaits!.sides).toEqual(['french']);
  });

  test('half of the attackers stand in the nearest cover of a side, the others on the other side', () => {
    const state = waylaid();
    expect(refusal(state, { place: 'line', to: [20, 100] })).toBe('not-in-cover');
    expect(refusal(state, { place: 'line', to: [60, 40] })).toBe('too-near-enemy');
    const two = play(state, [
      { place: 'line', to: [56, 78] },
      { place: 'guards', to: [64, 78] },
    ]).state;
    expect(refusal(two, { place: 'grenadiers', to: [60, 83] })).toBe('more-than-half');
    expect(play(two, [{ place: 'grenadiers', to: [60, 30] }]).types.at(-1)).toBe('battle-began');
  });

  test('by one reading half is counted in models', () => {
    const one = play(waylaid({ 'cf-007': 'models' }), [{ place: 'line', to: [56, 78] }]).state;
    // 24 on one side, 12 and 12 on the other.
    expect(refusal(one, { place: 'grenadiers', to: [64, 78], facing: 'north' })).toBe('more-than-half');
    expect(refusal(one, { place: 'guards', to: [60, 30] })).toBe('more-than-half');
    expect(refusal(one, { place: 'guards', to: [64, 78] })).toBeNull();
  });

  test('by one reading the sides place in turn', () => {
    expect(ambush({ 'cf-006': 'alternate' }).awaits!.orders).toEqual(['roll-placing']);
  });
});

describe('Epic Bridge', () => {
  const terrain = {
    west: { kind: 'water', rectangle: { at: [27.5, 61], size: [55, 8] } },
    east: { kind: 'water', rectangle: { at: [94.5, 61], size: [55, 8] } },
    bridge: { kind: 'bridge', rectangle: { at: [61, 61], size: [12, 8] } },
  };
  const given = { ...DAWN, deployment: 'epic-bridge' };

  test('a side has a bank, and stands 18 cm from the river', () => {
    const { state } = play(battle(given, { terrain }), OPEN, contest('placing', 9, 4));
    expect(state.battle!.setUp!.areas).toEqual({ french: 'south', allied: 'north' });
    expect(refusal(state, { place: 'line', to: [60, 38.1] })).toBe('too-near-river');
    expect(refusal(state, { place: 'line', to: [60, 38] })).toBeNull();
    expect(refusal(state, { place: 'line', to: [60, 90] })).toBe('not-own-area');
  });

  test('needs a river that cuts the table, and a bridge', () => {
    const { bridge: _bridge, ...open } = terrain;
    expect(begun(given, { terrain: open }).ok).toBe(false);
    const whole = { river: { kind: 'water', rectangle: { at: [61, 61], size: [122, 8] } } };
    expect(begun(given, { terrain: whole }).ok).toBe(false);
    expect(begun(given, { terrain: { ...whole, bridge: terrain.bridge } }).ok).toBe(true);
  });
});

describe('the numbers are those of the ledger:', () => {
  const FILE = 'content/campaign-1805/clauses.yaml';
  const ledger = loadClauses(readFileSync(FILE, 'utf8'), FILE);
  const valueOf = (id: string, key: string): unknown =>
    (ledger.ok ? ledger.value.value : []).find((each) => each.id === id)?.values?.[key];

  test.each([
    ['cf.deploy.dawn.distance', 'min-cm-to-enemy-unit', FAR.enemy],
    ['cf.deploy.siege.aggressor', 'cm-from-position', FAR.fort],
    ['cf.deploy.siege.defender', 'max-cm-outside', FAR.outside],
    ['cf.deploy.quadrants.distance', 'cm-from-centre', FAR.centre],
    ['cf.deploy.epic-bridge.distance', 'min-cm-from-bridge-side', FAR.bridge],
    ['cf.deploy.landing.defender', 'min-cm-from-sea', FAR.sea],
  ])('%s', (id, key, far) => {
    expect(cm(Number(valueOf(id, key)))).toBe(far);
  });

  test.each([1, 2, 3])('the roll to land on turn %i', (turn) => {
    expect(valueOf('cf.deploy.landing.rolls', `turn-${turn}`)).toBe(LANDS_ON[turn]);
  });

  test('the layouts and the objectives', () => {
    expect(valueOf('cf.battlefield.deployment-after-terrain', 'layouts')).toEqual(DEPLOYMENTS);
    expect(valueOf('cf.objective.one-of-five', 'objectives')).toEqual(OBJECTIVES);
  });
});
