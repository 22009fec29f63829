import { describe, expect, test } from 'vitest';
import type { Scripted } from '../../../src/core/dice.ts';
import type { State } from '../../../src/games/death-or-glory/index.ts';
import {
  against,
  answered,
  chargeBy,
  cuirassiers,
  declaring,
  foot,
  FRONT,
  home,
  hussars,
  looks,
  only,
} from './charging.ts';
import { body, END, placeOf, play } from './playing.ts';
import { GUNS, LINE } from './units.ts';

const STAND = { stand: 'unit' };

const HELD: readonly Scripted[] = [{ 'reaction.unit': 1 }, { 'fire.unit': 1 }];

/** The battalion stands, and fires; it hits nobody whom that shakes. */
const stood = (state: State, dice: readonly Scripted[] = HELD): State => answered(state, STAND, dice).state;

/** An order is given, and the battalion stands; all the rest up to the movement. */
function ran(state: State, order: object, dice: readonly Scripted[] = HELD, then: readonly Scripted[] = []) {
  const due = play(state, [order as never, END]).state;
  return home(play(due, [STAND], dice).state, then);
}

describe('contact', () => {
  test('comes before anybody moves, and both are in a melee', () => {
    const { state, types } = home(stood(against(cuirassiers(140))));
    expect([state.phase, state.side]).toEqual(['movement', 'austrian']);
    expect(types.at(-1)).toBe('charge-ran-home');
    expect(placeOf(state, 'foe')).toEqual([900, FRONT + 16.5]);
    expect(body(state, 'foe').melee).toMatchObject({ rounds: 0, impact: true });
    expect(body(state, 'unit').melee).toEqual({ rounds: 0, turn: 2 });
    expect(chargeBy(state, 'foe').stage).toBe('home');
    expect(body(state, 'foe').order).toBe('formed');
  });

  test('of an assault, without impact', () => {
    const wall = {
      ground: {
        kind: 'low-wall',
        line: [
          [600, 500],
          [1200, 500],
        ],
      },
    };
    const { state } = ran(against(foot(100), { terrain: wall }), { assault: 'foe', at: 'unit' }, [
      ...HELD,
      { 'morale.foe': 1 },
    ]);
    expect(body(state, 'foe').melee).toEqual({ rounds: 0, turn: 2 });
  });

  test('from a wheel: the charger lies flush, at no cost, and keeps his impact', () => {
    const foe = { ...cuirassiers(0), figures: 4, at: [1040, 600], facing: 'south' };
    const order = { charge: 'foe', at: 'unit', legs: ['wheel right 30°', 'forward to contact'] };
    const { state } = ran(against(foe), order, [...HELD, { 'morale.foe': 1 }]);
    expect(looks(state, 'foe')).toBe('south');
    expect(state.units['foe']!.facing[0]).toBe(0);
    expect(placeOf(state, 'foe')[1]).toBeCloseTo(FRONT + 16.5, 1);
    expect(body(state, 'foe').melee?.impact).toBe(true);
    const other = ran(against(foe, { readings: { 'dg-139': 'as-they-touch' } }), order, [
      ...HELD,
      { 'morale.foe': 1 },
    ]).state;
    expect(other.units['foe']!.facing[0]).not.toBe(0);
  });

  test('on a flank', () => {
    const foe = { ...cuirassiers(0), figures: 4, at: [1166, 450], facing: 'west' };
    const { state } = ran(declaring({ unit: LINE }, { foe }), { charge: 'foe', at: 'unit' }, [{ 'reaction.unit': 1 }]);
    expect(placeOf(state, 'foe')).toEqual([966 + 16.5, 450]);
    expect(looks(state, 'unit')).toBe('north');
  });

  test('with those who have fallen back, with impact, and without another test', () => {
    const played = home(stood(against(foot(60)), [{ 'reaction.unit': 8 }, { 'fire.unit': 1 }]));
    expect(placeOf(played.state, 'foe')).toEqual([900, FRONT - 50 + 11]);
    expect(body(played.state, 'foe').melee?.impact).toBe(true);
    expect(body(played.state, 'unit')).toMatchObject({ order: 'formed', mood: 'steady' });
    expect(played.types).not.toContain('reaction-tested');
  });

  test('the 50 mm count in the straight run', () => {
    const impact = (gap: number, face: number, dice: readonly Scripted[]) => {
      const legs = ['forward 50', 'wheel right 1°', 'forward to contact'];
      const order = { charge: 'foe', at: 'unit', legs };
      return body(ran(against(hussars(gap)), order, [{ 'reaction.unit': face }, ...dice]).state, 'foe').melee?.impact;
    };
    // About 100 mm are straight, and 150 with those.
    expect(impact(156, 1, [{ 'fire.unit': 1 }, { 'morale.foe': 1 }])).toBeUndefined();
    expect(impact(156, 7, [{ 'fire.unit': 1 }])).toBe(true);
  });

  test('with a square', () => {
    const { state } = home(
      answered(against(cuirassiers(140)), { 'form-square': 'unit' }, [{ 'reaction.unit': 1 }]).state,
    );
    expect(placeOf(state, 'foe')).toEqual([900, 450 + 33 + 16.5]);
    expect(body(state, 'unit')).toMatchObject({ formation: 'square', order: 'formed' });
  });

  test('with those who run: they are caught', () => {
    const { state, events } = home(stood(against(foot(50)), [{ 'reaction.unit': 9 }]));
    expect(body(state, 'unit').mood).toBe('routing');
    expect(only({ events }, 'charge-ran-home')[0]!.clauses).toContain('dg.reaction.caught');
    expect(placeOf(state, 'foe')[1]).toBeCloseTo(FRONT - 22 - 75 + 22 + 11, 1);
  });

  test('with those who were routing before', () => {
    const { state } = home(
      play(against(cuirassiers(140), {}, { condition: 'routing' }), [{ charge: 'foe', at: 'unit' }, END]).state,
    );
    expect(body(state, 'foe').melee?.impact).toBe(true);
  });
});

describe('a charge that meets nobody', () => {
  test('runs as far as it goes, is unformed, and tests control', () => {
    const played = home(stood(against(foot(81)), [{ 'reaction.unit': 8 }, { 'fire.unit': 1 }]), [{ 'control.foe': 6 }]);
    const [event] = only(played, 'charge-missed');
    expect(event!.clauses).toEqual(['dg.charge.no-contact-unformed']);
    // 130 of the 131 mm: it stops a millimetre short.
    expect(event!.through.at(-1)!.at[1] / 1000).toBeCloseTo(FRONT + 81 + 11 - 130, 0);
    expect(body(played.state, 'foe').order).toBe('unformed');
    expect(only(played, 'control-tested')[0]).toMatchObject({ unit: 'foe', clauses: ['dg.control.when-no-contact'] });
    expect(body(played.state, 'foe').melee).toBeUndefined();
  });

  test('by one reading whenever the target has fallen back', () => {
    const state = against(foot(60), { readings: { 'dg-042': 'charge-fails' } });
    const played = home(stood(state, [{ 'reaction.unit': 8 }, { 'fire.unit': 1 }]), [{ 'control.foe': 6 }]);
    expect(played.types).toContain('charge-missed');
    expect(played.types).not.toContain('charge-ran-home');
  });

  test('over the place of skirmishers that have got away', () => {
    const skirmishers = { ...LINE, formation: 'skirmish-order', figures: 4, at: [900, FRONT - 5.5] };
    const { state } = answered(declaring({ unit: skirmishers }, { foe: foot(60) }), { evade: 'unit' });
    const played = home(state, [{ 'control.foe': 6 }]);
    expect(played.types).not.toContain('charge-ran-home');
    expect(body(played.state, 'unit').mood).toBe('steady');
    expect(body(played.state, 'foe').order).toBe('unformed');
  });

  test('ground may take more: dense woods disorder', () => {
    const wood = { ground: { kind: 'dense-wood', rectangle: { at: [900, 440], size: [700, 60] } } };
    const state = against(foot(30), { terrain: wood });
    const due = play(state, [{ assault: 'foe', at: 'unit' }, END]).state;
    const back = play(due, [STAND], [{ 'reaction.unit': 8 }, { 'fire.unit': 1 }]).state;
    expect(chargeBy(back, 'foe').meets).toBe('misses');
    expect(body(home(back, [{ 'control.foe': 6 }]).state, 'foe').order).toBe('disordered');
  });
});

describe('several charges, in the order in which they were declared', () => {
  test('a charger who is charged carries on, and is struck where his run has ended', () => {
    const second = { ...LINE, type: 'french-hussars', figures: 4, at: [1150, 540], facing: 'west' };
    const state = stood(declaring({ unit: LINE, second }, { foe: foot(100) }));
    const declared = play(state, [{ charge: 'second', at: 'foe', legs: ['forward 10'] }, END]);
    // He gives no answer.
    expect(declared.state.charging.due).toEqual([]);
    const { state: now, events } = home(declared.state);
    expect(only({ events }, 'charge-ran-home').map(({ unit, at, impact }) => [unit, at, impact])).toEqual([
      ['foe', 'unit', true],
      ['second', 'foe', true],
    ]);
    expect(placeOf(now, 'foe')).toEqual([900, FRONT + 11]);
    // The volley has cost him two files: his flank is at 960.5.
    expect(placeOf(now, 'second')[0]).toBeCloseTo(960.5 + 16.5, 1);
  });

  test('two at one target: the second comes into the melee of the first, with his impact', () => {
    const state = declaring(
      { unit: LINE },
      {
        foe: { ...cuirassiers(140), figures: 2, at: [860, FRONT + 156.5] },
        other: { ...cuirassiers(140), figures: 2, at: [940, FRONT + 156.5] },
      },
    );
    const due = play(state, [{ charge: 'other', at: 'unit' }, { charge: 'foe', at: 'unit' }, END]).state;
    const held = play(due, [STAND], [{ 'reaction.unit': 1 }, { 'fire.unit': 1 }, { 'morale.other': 1 }]).state;
    const { state: now, events } = home(held);
    expect(only({ events }, 'charge-ran-home').map(({ unit, impact }) => [unit, impact])).toEqual([
      ['other', true],
      ['foe', true],
    ]);
    expect([placeOf(now, 'foe')[1], placeOf(now, 'other')[1]]).toEqual([FRONT + 16.5, FRONT + 16.5]);
  });
});

describe('chargers whom fire stops in the firing phase', () => {
  /**
   * Guns beside those who are charged fire at the charger, who has lost 44 of his 240 men before.
   */
  function shot(morale: number, then: readonly Scripted[] = []) {
    const dragoons = { type: 'french-dragoons', figures: 2, at: [900, FRONT - 16.5], facing: 'north' };
    const guns = { ...GUNS, at: [790, FRONT - 16.5] };
    const state = declaring({ unit: dragoons, guns }, { foe: cuirassiers(140, { lost: 44 }) });
    const firing = play(answered(state, STAND, [{ 'reaction.unit': 1 }]).state, [END, END]).state;
    return play(firing, [{ fire: 'guns', at: 'foe' }, END], [{ 'fire.guns': 1 }, { 'morale.foe': morale }, ...then]);
  }

  // Guns hit 28: three tenths in all, one of them now. 80 and 20 for charging horse, less 20: 80.
  test('who stands comes home', () => {
    expect(chargeBy(shot(7).state, 'foe').stage).toBe('home');
  });

  test('who is halted makes no contact: unformed where he is, and a test of control', () => {
    const played = shot(8, [{ 'control.foe': 6 }]);
    expect(only(played, 'unit-shaken')[0]).toMatchObject({ halts: true });
    expect(only(played, 'charge-stopped')[0]).toMatchObject({ unit: 'foe', clauses: ['dg.morale.shaken'] });
    expect(only(played, 'control-tested')[0]!.clauses).toEqual(['dg.control.when-no-contact']);
    expect(body(played.state, 'foe').order).toBe('unformed');
    expect(body(played.state, 'foe').melee).toBeUndefined();
    expect(placeOf(played.state, 'foe')).toEqual([900, FRONT + 156.5]);
  });

  test('who is broken is unformed, and tests no control', () => {
    const played = shot(9);
    expect(only(played, 'charge-stopped')[0]).toMatchObject({ clauses: ['dg.morale.break'] });
    expect(played.types).not.toContain('control-tested');
    expect(body(played.state, 'foe')).toMatchObject({ order: 'unformed', mood: 'routing' });
  });

  test('who was halted by his own test of nerve has tested control by then', () => {
    const { state, events } = answered(against(hussars(250)), STAND, [
      ...HELD,
      { 'morale.foe': 0 },
      { 'control.foe': 6 },
    ]);
    expect(only({ events }, 'control-tested')[0]!.clauses).toEqual(['dg.control.when-no-contact']);
    expect(home(state).types).not.toContain('charge-ran-home');
  });
});
