import { describe, expect, test } from 'vitest';
import type { State } from '../../../src/games/death-or-glory/index.ts';
import { against, chargeBy, cuirassiers, foot } from './charging.ts';
import { judged, play, refusal } from './playing.ts';

const ORDER = { charge: 'foe', at: 'unit' };

const ASSAULT = { assault: 'foe', at: 'unit' };

/** An assault is an attack where a charge is not allowed. */
const CHARGE_INSTEAD = 'dg.charge.assault charge-instead';

const clausesFor = (state: State, order: object) => {
  const verdict = judged(state, order as never);
  return verdict.ok ? verdict.clauses : [];
};

describe('the ground of charges', () => {
  const wall = (kind: string) => ({
    ground: {
      kind,
      line: [
        [600, 500],
        [1200, 500],
      ],
    },
  });
  /** Ground under the battalion, or under those who charge. */
  const under = (kind: string, y: number) => ({ ground: { kind, rectangle: { at: [900, y], size: [500, 40] } } });
  const up = (kind: string) => ({
    ground: { kind, rectangle: { at: [900, 500], size: [700, 60] } },
    hill: { kind: 'hill', rectangle: { at: [900, 420], size: [700, 100] } },
  });
  const down = (kind: string) => ({
    ground: { kind, rectangle: { at: [900, 500], size: [700, 60] } },
    hill: { kind: 'hill', rectangle: { at: [900, 630], size: [700, 200] } },
  });
  const HORSE = cuirassiers(70);
  const FOOT = foot(70);
  const OBSTACLE = ['low-wall', 'high-wall', 'low-hedge', 'high-hedge', 'entrenchment'];
  test.each(OBSTACLE)('%s: horse does not attack at all, foot assaults', (kind) => {
    const terrain = wall(kind) as never;
    for (const order of [ORDER, ASSAULT])
      expect(refusal(against(HORSE, { terrain }), order)).toBe('dg.charge.cavalry-obstacles no-attack-here');
    expect(refusal(against(FOOT, { terrain }), ORDER)).toBe('dg.charge.infantry-obstacles no-charge-here');
    expect(clausesFor(against(FOOT, { terrain }), ASSAULT)).toContain('dg.charge.infantry-obstacles');
  });

  test.each([
    ['open-wood', 450],
    ['open-wood', 550],
    ['dense-wood', 450],
    ['building', 450],
  ])('%s, into it or out of it', (kind, y) => {
    const terrain = under(kind, y) as never;
    const [horse, line] = [cuirassiers(70), foot(70)].map((foe) => against(foe, { terrain }));
    for (const order of [ORDER, ASSAULT]) expect(refusal(horse!, order)).toBe('dg.charge.cavalry-cover no-attack-here');
    expect(refusal(line!, ORDER)).toBe('dg.charge.infantry-cover no-charge-here');
  });

  test.each([
    ['gentle-slope', 'up', null, null],
    ['gentle-slope', 'down', null, null],
    ['medium-slope', 'up', 'dg.charge.cavalry-slopes no-attack-here', null],
    ['medium-slope', 'down', 'dg.charge.cavalry-slopes no-attack-here', null],
    ['steep-slope', 'up', 'dg.charge.cavalry-slopes no-attack-here', 'dg.charge.no-steep-all no-charge-here'],
    ['steep-slope', 'down', 'dg.charge.cavalry-slopes no-attack-here', null],
    ['extreme-slope', 'up', 'dg.charge.cavalry-slopes no-attack-here', 'dg.charge.infantry-slopes no-charge-here'],
    ['extreme-slope', 'down', 'dg.charge.cavalry-slopes no-attack-here', null],
  ])('%s %s', (kind, way, horse, line) => {
    const terrain = (way === 'up' ? up : down)(kind) as never;
    // 50 mm of slope take much of a move: these start at its edge.
    expect(refusal(against(cuirassiers(71), { terrain }), ORDER)).toBe(horse);
    expect(refusal(against(cuirassiers(71), { terrain }), ASSAULT)).toBe(horse ?? CHARGE_INSTEAD);
    const steep = against(foot(40), { terrain: (way === 'up' ? up : down)(kind) });
    expect(refusal(steep, ORDER)).toBe(line);
    expect(refusal(steep, ASSAULT)).toBe(line === null ? CHARGE_INSTEAD : null);
  });

  test('by one reading steep slopes forbid charges down as well', () => {
    const state = against(foot(40), {
      terrain: down('steep-slope'),
      readings: { 'dg-031': 'both-ways-forbidden' },
    });
    expect(refusal(state, ORDER)).toBe('dg.charge.no-steep-all no-charge-here');
  });

  test('over open ground nobody assaults, but for a side that may do nothing else', () => {
    expect(refusal(against(FOOT), ASSAULT)).toBe(CHARGE_INSTEAD);
    expect(refusal(against(HORSE), ASSAULT)).toBe(CHARGE_INSTEAD);
    const now = { side: 'austrian', first: 'french' };
    expect(refusal(against(FOOT, { now, readings: { 'dg-133': 'assaults-only' } }), ASSAULT)).toBeNull();
    expect(refusal(against(FOOT, { now }), ASSAULT)).toBe(CHARGE_INSTEAD);
  });

  test('an assault has no impact', () => {
    const { state, events } = play(against(FOOT, { terrain: wall('low-wall') }), [ASSAULT]);
    expect(chargeBy(state, 'foe').kind).toBe('assault');
    expect(events[0]!.clauses).not.toContain('dg.charge.impact-straight');
  });
});
