import { describe, expect, test } from 'vitest';
import { bearingOf } from '../../../src/games/death-or-glory/figures/bearing.ts';
import type { State } from '../../../src/games/death-or-glory/index.ts';
import {
  against,
  AUSTRIANS,
  CHARGE,
  chargeBy,
  cuirassiers,
  declaring,
  foot,
  hussars,
  hussarsInColumn,
  inMm,
  only,
} from './charging.ts';
import { board, body, END, judged, placeOf, play, refusal } from './playing.ts';
import { COLUMN, GUNS, LINE } from './units.ts';

const ORDER = { charge: 'foe', at: 'unit' };
const ASSAULT = { assault: 'foe', at: 'unit' };
const clausesFor = (state: State, order: object) => {
  const verdict = judged(state, order as never);
  return verdict.ok ? verdict.clauses : [];
};
const withBody = (state: State, id: string, to: object): State => ({
  ...state,
  units: { ...state.units, [id]: { ...body(state, id), ...to } },
});

describe('who may charge', () => {
  test.each([
    ['who routs', { condition: 'routing' }, 'dg.morale.break running'],
    ['who retreats', { condition: 'retreating' }, 'dg.morale.break running'],
    ['who is shaken', { condition: 'shaken' }, 'dg.morale.shaken shaken-no-charge'],
    ['who is utterly exhausted', { condition: 'utterly-exhausted' }, 'dg.fatigue.utter utterly-spent'],
    ['who changes formation', { changing: { into: 'column', left: 1 } }, 'dg.charge.declare-order no-charge'],
    ['a square', { formation: 'square', at: [900, 461 + 60 + 33] }, 'dg.charge.declare-order no-charge'],
    ['a battery', { type: 'austrian-foot-battery' }, 'dg.charge.declare-order no-charge'],
  ])('not %s', (_who, more, why) => {
    expect(refusal(against(foot(100, more)), ORDER)).toBe(why);
  });

  test('formed or not, tired or fresh: all others do', () => {
    for (const condition of ['unformed', 'disordered', 'tired'])
      expect(refusal(against(foot(90, { condition })), ORDER)).toBeNull();
  });

  test('not who is held back, or reforms, as long as that lasts', () => {
    const state = against(foot(100));
    expect(refusal(withBody(state, 'foe', { held: 2 }), ORDER)).toBe('dg.control.result held-no-charge');
    expect(refusal(withBody(state, 'foe', { held: 1 }), ORDER)).toBeNull();
    expect(refusal(withBody(state, 'foe', { reforms: 2 }), ORDER)).toBe('dg.melee.winner-halted reforms-no-charge');
    expect(refusal(withBody(state, 'foe', { reforms: 1 }), ORDER)).toBeNull();
  });

  test('each once a turn', () => {
    const { state } = play(against(foot(100)), [ORDER]);
    expect(refusal(state, ORDER)).toBe('dg.charge.declare-order has-declared');
  });

  test('nobody charges out of a melee, or into one', () => {
    const state = declaring(
      { unit: LINE, other: { ...LINE, at: [600, 450] } },
      { foe: foot(0), second: { ...foot(80), at: [760, 461 + 80 + 11] } },
    );
    expect(refusal(state, { charge: 'foe', at: 'other' })).toBe('dg.melee.no-charge-in in-melee');
    expect(refusal(state, { charge: 'second', at: 'unit' })).toBe('dg.charge.no-existing-melee fights-already');
    expect(refusal(state, { assault: 'second', at: 'unit' })).toBe('dg.charge.no-existing-melee fights-already');
  });

  test('skirmishers go at skirmishers only', () => {
    const out = { formation: 'skirmish-order', figures: 4 };
    const jaeger = (gap: number) => ({ ...foot(gap), type: 'austrian-jaeger', at: [900, 461 + gap + 5.5], ...out });
    expect(refusal(against(jaeger(100)), ORDER)).toBe('dg.charge.skirmisher-targets only-skirmishers');
    expect(refusal(against(jaeger(100), {}, out), ORDER)).toBeNull();
  });

  test('nobody charges friends', () => {
    const state = declaring({ unit: LINE }, { foe: foot(100), friend: { ...foot(100), at: [700, 572] } });
    expect(refusal(state, { charge: 'foe', at: 'friend' })).toBe('dg.charge.declare-order no-enemy-to-charge');
  });

  test('a general does not charge', () => {
    const state = against({ type: 'brigadier', at: [900, 600], facing: 'south' });
    expect(refusal(state, ORDER)).toBe('dg.charge.declare-order no-general');
  });
});

describe('how far a charge goes: the move, and 30 mm for foot or 80 for horse', () => {
  const inColumn = (gap: number) => ({ ...foot(gap), formation: 'column', at: [900, 461 + gap + 16.5] });
  const heavyColumn = (gap: number) => ({ ...hussarsInColumn(gap), type: 'austrian-cuirassiers' });
  const with_ = (condition: string) => (gap: number) => foot(gap, { condition });
  test.each([
    ['foot in line', foot, 130],
    ['foot in column', inColumn, 180],
    ['light horse in line', hussars, 320],
    ['light horse in column', hussarsInColumn, 380],
    ['heavy horse in line', cuirassiers, 280],
    ['heavy horse in column', heavyColumn, 320],
    // Tired troops keep three quarters of the move, exhausted ones half: our chart.
    ['tired foot in line', with_('tired'), 105],
    ['exhausted foot in line', with_('exhausted'), 80],
  ])('%s: %#', (_who, at, most) => {
    expect(refusal(against(at(most)), ORDER)).toBeNull();
    expect(refusal(against(at(most + 1)), ORDER)).toBe('dg.charge.bonus charge-too-long');
    const { has, needs } = chargeBy(play(against(at(most)), [ORDER]).state, 'foe');
    expect([inMm(has), inMm(needs)]).toEqual([most, most]);
  });

  const area = (kind: string, from = 461, to = 761) => ({
    ground: { kind, rectangle: { at: [900, (from + to) / 2], size: [700, to - from] } },
  });
  const line = (kind: string, more = {}) => ({
    ground: {
      kind,
      line: [
        [600, 500],
        [1200, 500],
      ],
      ...more,
    },
  });
  test.each([
    ['foot on a gentle slope: 75 and 30', foot(100), area('gentle-slope'), ORDER, 105],
    ['horse on a gentle slope: 150 and 80', cuirassiers(200), area('gentle-slope'), ORDER, 230],
    ['foot on a medium slope: 50 and 30', foot(70), area('medium-slope'), ORDER, 80],
    ['foot over a low wall: 25 less', foot(100), line('low-wall'), ASSAULT, 105],
    ['foot over a high hedge: 50 less', foot(80), line('high-hedge'), ASSAULT, 80],
    ['horse over a stream of 10 mm: 10 less', cuirassiers(200), line('stream', { width: 10 }), ORDER, 270],
    ['in open woods: 50 and 30', foot(70), area('open-wood'), ASSAULT, 80],
    ['in dense woods: 25 and 30', foot(50), area('dense-wood'), ASSAULT, 55],
  ])('%s', (_what, foe, terrain, order, has) => {
    const { state } = play(against(foe, { terrain: terrain as never }), [order]);
    expect(inMm(chargeBy(state, 'foe').has)).toBeCloseTo(has, 0);
  });

  test('by one reading ground takes its part of the bonus as well', () => {
    const state = against(foot(90), { terrain: area('gentle-slope') as never, readings: { 'dg-030': 'before' } });
    expect(inMm(chargeBy(play(state, [ORDER]).state, 'foe').has)).toBe(97.5);
  });
});

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
    ['steep-slope', 'up', 'dg.charge.cavalry-slopes no-attack-here', 'dg.charge.infantry-slopes no-charge-here'],
    ['steep-slope', 'down', 'dg.charge.cavalry-slopes no-attack-here', null],
    ['extreme-slope', 'up', 'dg.charge.cavalry-slopes no-attack-here', 'dg.charge.infantry-slopes no-charge-here'],
    ['extreme-slope', 'down', 'dg.charge.cavalry-slopes no-attack-here', null],
  ])('%s %s', (kind, way, horse, line) => {
    const terrain = (way === 'up' ? up : down)(kind) as never;
    // 50 mm of slope take much of a move: these start at its edge.
    expect(refusal(against(cuirassiers(71), { terrain }), ORDER)).toBe(horse);
    expect(refusal(against(cuirassiers(71), { terrain }), ASSAULT)).toBe(horse);
    const steep = against(foot(40), { terrain: (way === 'up' ? up : down)(kind) as never });
    expect(refusal(steep, ORDER)).toBe(line);
    expect(refusal(steep, ASSAULT)).toBeNull();
  });

  test('by one reading steep slopes forbid charges down as well', () => {
    const state = against(foot(40), {
      terrain: down('steep-slope') as never,
      readings: { 'dg-031': 'both-ways-forbidden' },
    });
    expect(refusal(state, ORDER)).toBe('dg.charge.no-steep-all no-charge-here');
  });

  test('an assault has no impact', () => {
    const { state, events } = play(against(FOOT, { terrain: wall('low-wall') as never }), [ASSAULT]);
    expect(chargeBy(state, 'foe').kind).toBe('assault');
    expect(events[0]!.clauses).not.toContain('dg.charge.impact-straight');
  });
});

describe('the way of a charge', () => {
  test('nothing of the target is ahead', () => {
    expect(refusal(against({ ...cuirassiers(140), at: [1300, 617.5] }), { ...ORDER, legs: ['forward 10'] })).toBe(
      'dg.charge.impact-straight not-ahead',
    );
  });

  test('nobody stands in the way, but skirmishers of either side and generals', () => {
    const between = (unit: object) => declaring({ unit: LINE }, { foe: cuirassiers(200), unit2: unit as never });
    const at = { at: [900, 600], facing: 'south' };
    expect(refusal(between({ type: 'austrian-line', figures: 8, ...at }), ORDER)).toBe('dg.move.blocked in-the-way');
    expect(
      refusal(between({ type: 'austrian-jaeger', figures: 4, formation: 'skirmish-order', ...at }), ORDER),
    ).toBeNull();
    expect(refusal(between({ type: 'brigadier', ...at }), ORDER)).toBeNull();
    const theirs = declaring(
      { unit: LINE, out: { type: 'french-light', figures: 4, formation: 'skirmish-order', ...at, facing: 'north' } },
      { foe: cuirassiers(200) },
    );
    expect(refusal(theirs, ORDER)).toBeNull();
  });

  test('a wheel costs a quarter of the charge move, and 90 degrees at most', () => {
    const horse = { ...cuirassiers(140), at: [1020, 650], facing: 'south' };
    const legs = (...all: string[]) => ({ ...ORDER, legs: all });
    const state = against(horse);
    const { needs, has, way, isStraight } = chargeBy(
      play(state, [legs('wheel right 10°', 'forward to contact')]).state,
      'foe',
    );
    expect(inMm(has)).toBe(280);
    expect(inMm(needs - way)).toBe(70);
    expect(isStraight).toBe(true);
    const odd = 'dg.charge.impact-straight odd-legs';
    expect(refusal(state, legs('wheel right 5°', 'wheel left 5°', 'forward to contact'))).toBe(odd);
    expect(refusal(state, legs('turn right 10°', 'forward to contact'))).toBe(odd);
    expect(refusal(state, legs('back 10', 'forward to contact'))).toBe(odd);
  });

  test.each([
    // A wheel on the way: horse needs 150 mm straight after it, foot 50.
    ['horse', cuirassiers(200), 100, false],
    ['horse', cuirassiers(190), 20, true],
    ['foot', foot(90), 60, false],
    ['foot', foot(90), 20, true],
  ])('%s %#: a wheel on the way bends the run unless enough of it is straight', (_who, foe, first, isStraight) => {
    const legs = [`forward ${first}`, 'wheel right 2°', 'forward to contact'];
    const charge = chargeBy(play(against(foe), [{ ...ORDER, legs }]).state, 'foe');
    expect(charge.isStraight).toBe(isStraight);
  });

  test('a short charge that is straight has impact, by one reading not', () => {
    const straight = (readings: object) =>
      chargeBy(play(against(cuirassiers(100), { readings: readings as never }), [ORDER]).state, 'foe').isStraight;
    expect([straight({}), straight({ 'dg-029': 'needs-run-up' })]).toEqual([true, false]);
  });

  test('by other readings the wheel is free at the start, or there is none', () => {
    const legs = ['wheel right 10°', 'forward to contact'];
    const state = (reading: string) =>
      against({ ...cuirassiers(140), at: [1020, 650] }, { readings: { 'dg-152': reading } as never });
    const { needs, way } = chargeBy(play(state('free-at-the-start'), [{ ...ORDER, legs }]).state, 'foe');
    expect(inMm(Math.abs(needs - way))).toBe(0);
    expect(refusal(state('straight-only'), { ...ORDER, legs })).toBe('dg.charge.impact-straight odd-legs');
  });
});

describe('moved up to firing range', () => {
  test.each([
    ['muskets carry 200 mm', LINE, 250, 200],
    ['rifles carry 300', { ...LINE, type: 'british-rifles' }, 310, 300],
    ['guns carry further than any charge', { ...GUNS, at: [900, 444.5] }, 310, 310],
    ['horse does not fire', { ...LINE, type: 'french-hussars', at: [900, 444.5] }, 310, 310],
    [
      'skirmishers are charged as others are',
      { ...LINE, formation: 'skirmish-order', figures: 4, at: [900, 455.5] },
      250,
      200,
    ],
    ['who begins nearer stays', LINE, 180, 180],
  ])('%s', (_what, unit, gap, then) => {
    const played = play(declaring({ unit }, { foe: hussars(gap) }), CHARGE);
    expect(placeOf(played.state, 'foe')[1]! - 16.5 - 461).toBeCloseTo(then, 1);
    const moved = only(played, 'came-within-range');
    expect(moved.map(({ clauses }) => clauses)).toEqual(gap === then ? [] : [['dg.charge.to-firing-range']]);
    // It has what is left of its 320 mm.
    expect(inMm(chargeBy(played.state, 'foe').left)).toBeCloseTo(320 - (gap - then), 1);
    // The part of its move that it needs is reckoned from where it began.
    expect(inMm(chargeBy(played.state, 'foe').needs)).toBeCloseTo(gap, 1);
  });

  test('not before all charges of the side are declared', () => {
    const { state } = play(against(hussars(250)), [ORDER]);
    expect(placeOf(state, 'foe')[1]).toBe(461 + 250 + 16.5);
  });
});

describe('who declares when', () => {
  const two = (more: object = {}): State =>
    declaring(
      { unit: LINE, second: { ...LINE, at: [500, 450] } },
      { foe: foot(100), other: { ...foot(100), at: [500, 572], ...more } },
    );
  const stood = (state: State) =>
    play(state, [...CHARGE, { stand: 'unit' }], [{ 'reaction.unit': 1 }, { 'fire.unit': 1 }]).state;

  test('the first side; then the charged answer before anything else', () => {
    const { state } = play(two(), CHARGE);
    expect(state.awaits).toMatchObject({ sides: ['french'], kind: 'reaction', by: 'dg.reaction.who-tests' });
    expect(refusal(state, { charge: 'second', at: 'other' })).not.toBeNull();
    expect(refusal(state, { stand: 'second' })).toBe('dg.reaction.who-tests not-charged');
  });

  test('then the other side declares charges of its own, at anybody', () => {
    const state = stood(two());
    expect([state.phase, state.side]).toEqual(['charges-declared', 'french']);
    expect(refusal(state, { charge: 'second', at: 'other' })).toBeNull();
    expect(refusal(state, { charge: 'unit', at: 'foe' })).toBe('dg.reaction.other-declares is-charged');
    const { events } = play(state, [{ charge: 'second', at: 'other' }]);
    expect(events[0]!.clauses).toContain('dg.reaction.other-declares');
  });

  test('and those of the first side whom it charges answer', () => {
    const { state } = play(stood(two()), [{ charge: 'second', at: 'other' }, END]);
    expect(state.awaits).toMatchObject({ sides: ['austrian'], kind: 'reaction' });
    expect(refusal(state, { stand: 'other' })).toBeNull();
  });

  test('the first side may then only charge those who charge', () => {
    const state = declaring(
      { unit: LINE, second: { ...LINE, at: [500, 450] } },
      {
        other: { ...foot(100), figures: 12, at: [460, 572] },
        third: { ...foot(100), figures: 12, at: [535, 572] },
      },
    );
    const declared = play(state, [END, { charge: 'second', at: 'other' }, END]).state;
    const after = play(declared, [{ stand: 'other' }], [{ 'reaction.other': 1 }, { 'fire.other': 1 }]).state;
    expect(after.awaits).toMatchObject({ sides: ['austrian'], by: 'dg.reaction.initiative-answers' });
    expect(refusal(after, { charge: 'third', at: 'unit' })).toBe('dg.reaction.initiative-answers only-chargers');
    expect(clausesFor(after, { charge: 'third', at: 'second' })).toContain('dg.reaction.initiative-answers');
    expect(refusal(after, { charge: 'other', at: 'second' })).not.toBeNull();
    const end = play(after, [{ charge: 'third', at: 'second' }, END]);
    // Who charges answers no charge, and the phase is over.
    expect([end.state.phase, end.state.charging.due]).toEqual(['firing', []]);
    expect(chargeBy(end.state, 'third')).toMatchObject({ stage: 'pressed', meets: 'comes-home' });
  });

  test('if the other side charges nobody, there is nothing to answer', () => {
    expect(play(two(), [END, END]).state.phase).toBe('firing');
  });

  test('whoever cannot answer is charged all the same', () => {
    const { state } = play(against(hussars(100), {}, { condition: 'routing' }), CHARGE);
    expect(state.charging.due).toEqual([]);
    expect(chargeBy(state, 'foe')).toMatchObject({ stage: 'pressed', meets: 'rides-down' });
  });

  test('who charges neither fires nor moves in this turn', () => {
    const state = stood(against(foot(100)));
    const firing = play(state, [END]).state;
    expect([firing.phase, firing.side]).toEqual(['firing', 'austrian']);
    expect(refusal(firing, { fire: 'foe', at: 'unit' })).not.toBeNull();
  });

  test('who has fired at a charger has had his fire', () => {
    const firing = play(stood(against(foot(100))), [END, END]).state;
    expect(firing.side).toBe('french');
    expect(refusal(firing, { fire: 'unit', at: 'foe' })).toBe('dg.fire.one-roll has-fired-already');
  });

  test('skirmishers do not screen friends who charge', () => {
    const jaeger = {
      type: 'austrian-jaeger',
      figures: 8,
      formation: 'skirmish-order',
      at: [900, 520],
      facing: 'south',
    };
    const screened = (charges: boolean) => {
      const state = declaring({ unit: { ...LINE, at: [500, 450] }, second: LINE }, { foe: foot(120), jaeger });
      const next = charges
        ? play(
            state,
            [{ charge: 'foe', at: 'second' }, END, { stand: 'second' }],
            [{ 'reaction.second': 1 }, { 'fire.second': 1 }],
          ).state
        : play(state, [END]).state;
      const { state: firing } = play(next, [END, END]);
      const fresh = { ...firing, done: { ...firing.done, fired: [] } };
      return refusal(fresh, { fire: 'second', at: 'foe' });
    };
    expect([screened(false), screened(true)]).toEqual(['dg.skirmish.screened screened', null]);
  });
});

describe('from where a charge comes', () => {
  test.each([
    ['front', [900, 600], 'south'],
    ['right', [1050, 455], 'west'],
    ['left', [750, 455], 'east'],
    ['rear', [900, 300], 'north'],
    // Ahead of the line of the front, however far out.
    ['front', [1100, 480], 'west'],
  ])('%s', (side, at, facing) => {
    const state = board(
      { unit: LINE },
      { foe: { type: 'austrian-hussars', figures: 1, at, facing } },
      { now: AUSTRIANS },
    );
    const { at: front } = state.units['foe']!;
    expect(bearingOf(state, body(state, 'unit'), front)).toBe(side);
  });

  test('a square has neither flank nor rear', () => {
    const state = declaring(
      { unit: { ...LINE, formation: 'square' } },
      { foe: { ...hussars(0), at: [1100, 450], facing: 'west' } },
    );
    expect(chargeBy(play(state, [ORDER]).state, 'foe').comesFrom).toBe('front');
  });

  test('a column in the flank', () => {
    const state = declaring({ unit: COLUMN }, { foe: { ...hussars(0), at: [1100, 450], facing: 'west', figures: 4 } });
    expect(chargeBy(play(state, [ORDER]).state, 'foe').comesFrom).toBe('right');
  });
});
