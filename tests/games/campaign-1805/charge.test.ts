import { describe, expect, test } from 'vitest';
import { scripted, type ScriptedDice } from '../../../src/core/scripted.ts';
import type { Scripted } from '../../../src/core/dice.ts';
import { resolveCharge, type Charged } from '../../../src/games/campaign-1805/charging/resolve.ts';
import { fight } from '../../../src/games/campaign-1805/melee/fight.ts';
import type { Body } from '../../../src/games/campaign-1805/bodies/body.ts';
import type { Answer, State } from '../../../src/games/campaign-1805/state.ts';
import { Course } from '../../../src/games/campaign-1805/turn/course.ts';
import { opposite, NORTH, turned } from '../../../src/geometry/facings.ts';
import { at, body, charged, field, grenadiers, musketeers, tirailleurs } from './field.ts';

const TEN = 'o'.repeat(10);

/** Resolves a charge with these dice, all of which must be rolled. */
function charge(state: State, given: Partial<Charged>, script: readonly Scripted[]): Course {
  const dice: ScriptedDice = scripted(script);
  const course = new Course(state);
  resolveCharge(course, { unit: 'grenadiers', at: 'musketeers', support: [], answer: 'none', ...given }, dice);
  dice.assertSpent();
  return course;
}

const types = ({ events }: Course): readonly string[] => events.map(({ type }) => type);

/** Hits and wounds of nobody. */
const misses = (id: string, dice: number): Scripted => ({ [`hits.${id}`]: '1'.repeat(dice) });

describe('a charge that is met by fire, with support', () => {
  const state = field([grenadiers(), tirailleurs, charged()]);
  const course = charge(state, { answer: 'stand', support: ['tirailleurs'] }, [
    { 'hits.musketeers': '1620395748 3410826519' },
    { 'wounds.musketeers': '38249 1252' },
    { 'hits.tirailleurs': '3816 2974' },
    { 'wounds.tirailleurs': '73 48' },
    { 'test.musketeers': 5 },
  ]);

  test('has all dice first, then the fallen, then the test, then the moves', () => {
    expect(types(course)).toEqual('volleyed volleyed shot-down shot-down flanked tested moved met'.split(' '));
  });

  test('needs what the rules say', () => {
    const [standing, supporting] = course.events as readonly Extract<
      (typeof course.events)[number],
      { type: 'volleyed' }
    >[];
    expect(standing!.reasons).toMatchObject([
      { dice: 20, needs: 6, scored: 9 },
      { dice: 9, needs: 4, scored: 4 },
    ]);
    expect(supporting!.reasons).toMatchObject([
      { dice: 8, needs: 6, scored: 4 },
      { dice: 4, needs: 5, scored: 2 },
    ]);
    expect(course.events.find(({ type }) => type === 'tested')).toMatchObject({
      reasons: [{ total: 5, test: { number: 5, word: 'passes' } }],
    });
  });

  test('ends in contact, with gaps where models fell', () => {
    expect(course.state.units['grenadiers']).toMatchObject({ at: at(60, 43.5), ranks: ['..oooooo..', TEN] });
    expect(course.state.units['musketeers']).toMatchObject({ ranks: ['.oooooooo.', 'ooooCsoooo'] });
  });

  test('is fought by twelve on each side, and breaks the musketeers', () => {
    const melee = new Course(course.state);
    const dice = scripted([
      { 'hits.grenadiers': '394817 260529' },
      { 'wounds.grenadiers': '517360284' },
      { 'hits.musketeers': '163829 405718' },
      { 'wounds.musketeers': '471952' },
      { 'test.grenadiers': 3 },
      { 'test.musketeers': 7 },
    ]);
    fight(melee, { unit: 'grenadiers', at: 'musketeers' }, dice);
    dice.assertSpent();
    expect(types(melee)).toEqual('struck struck cut-down cut-down tested tested routed moved'.split(' '));
    expect(melee.events.slice(0, 2)).toMatchObject([
      {
        reasons: [
          { dice: 12, needs: 3, scored: 9 },
          { dice: 9, needs: 5, scored: 5 },
        ],
      },
      {
        reasons: [
          { dice: 12, needs: 6, scored: 6 },
          { dice: 6, needs: 6, scored: 2 },
        ],
      },
    ]);
    expect(melee.events.filter(({ type }) => type === 'tested')).toMatchObject([
      { unit: 'grenadiers', reasons: [{ test: { number: 6 } }] },
      { unit: 'musketeers', reasons: [{ test: { number: 4 } }] },
    ]);
    expect(melee.state.units).toMatchObject({
      grenadiers: { ranks: ['..oooooo..', '.oooooooo.'] },
      musketeers: { ranks: ['.oooooooo.', '..ooCso...'], at: at(60, 49.5), facing: NORTH, condition: 'routing' },
    });
  });
});

describe('how far a charge goes', () => {
  const away = (y: number, given: Partial<Body> = {}) => field([grenadiers(given), charged({ at: at(60, y) })]);

  test('4 cm in line come in, and more fall short', () => {
    expect(types(charge(away(46), {}, []))).toEqual(['moved', 'met']);
    const short = charge(away(46.2), {}, []);
    expect(types(short)).toEqual(['moved', 'fell-short']);
    expect(short.state.units['grenadiers']!.at).toEqual(at(60, 44));
  });

  test('a column of foot goes 5 cm', () => {
    const ranks = Array.from({ length: 5 }, () => 'oooo');
    const state = field([grenadiers({ ranks, at: at(60, 38.5) }), charged({ at: at(60, 47) })]);
    expect(types(charge(state, {}, []))).toEqual(['moved', 'met']);
  });

  test('a front rank that is shot away is a centimetre less', () => {
    const ranks = ['..........', TEN];
    expect(types(charge(away(46, { ranks }), {}, []))).toEqual(['moved', 'fell-short']);
  });

  test('somebody in the way stops it 0.1 cm short', () => {
    const screen = body('screen', { side: 'allied', ranks: ['oo'], at: at(60, 43), facing: opposite(NORTH) });
    const course = charge(field([grenadiers(), screen, charged({ at: at(60, 46) })]), {}, []);
    expect(types(course)).toEqual(['moved', 'fell-short']);
    expect(course.state.units['grenadiers']!.at).toEqual(at(60, 41.4));
  });
});

describe('the side that a charge meets', () => {
  test('is the flank, if the charger stands there: it turns and comes flush', () => {
    const east = turned(NORTH, 'right', 90);
    const state = field([grenadiers({ at: at(51, 45.5), facing: east }), charged()]);
    const course = charge(state, {}, [{ 'test.musketeers': 1 }]);
    expect(types(course)).toEqual(['moved', 'met', 'flanked', 'tested']);
    expect(course.state.units['grenadiers']).toMatchObject({ at: at(54, 45.5), facing: east });
  });

  test('is reached at a slant, if straight on it would be missed', () => {
    const state = field([grenadiers({ ranks: ['oo'], at: at(66, 42.5) }), charged()]);
    const course = charge(state, {}, []);
    expect(types(course)).toEqual(['moved', 'met']);
    expect(course.state.units['grenadiers']!.at).toEqual(at(65, 44));
  });
});

describe('the answers', () => {
  const answered = (answer: Answer, y: number, script: readonly Scripted[] = []) =>
    charge(field([grenadiers(), charged({ at: at(60, y) })]), { answer }, script);

  test('a counter charge shares the gap by speed', () => {
    const course = answered('counter', 50);
    expect(types(course)).toEqual(['moved', 'moved', 'met']);
    expect(course.state.units).toMatchObject({ grenadiers: { at: at(60, 44) }, musketeers: { at: at(60, 46) } });
  });

  test('a retreat is followed, and caught in the rear only by the faster', () => {
    const course = answered('retreat', 45);
    expect(types(course)).toEqual(['moved', 'moved', 'fell-short']);
    expect(course.state.units).toMatchObject({
      musketeers: { at: at(60, 49), facing: NORTH },
      grenadiers: { at: at(60, 44) },
    });
    const hussars = grenadiers({ arm: 'light-cavalry', ranks: ['oooo'] });
    const state = field([hussars, charged({ at: at(60, 45) })]);
    const caught = charge(state, { answer: 'retreat' }, [{ 'test.musketeers': 1 }]);
    expect(types(caught)).toEqual(['moved', 'moved', 'met', 'flanked', 'tested']);
    expect(caught.state.suffered.attacked).toEqual({ musketeers: ['rear'] });
  });

  test('those who break before the charge comes in are not fought', () => {
    const state = field([grenadiers(), tirailleurs, charged()]);
    const course = charge(state, { answer: 'stand', support: ['tirailleurs'] }, [
      misses('musketeers', 20),
      misses('tirailleurs', 8),
      { 'test.musketeers': 10 },
    ]);
    expect(types(course)).toEqual([
      'volleyed',
      'volleyed',
      'flanked',
      'tested',
      'routed',
      'moved',
      'moved',
      'fell-short',
    ]);
    expect(course.state.units['grenadiers']!.at).toEqual(at(60, 44));
  });
});

test('a narrow body that charges a long one is not flanked by it', () => {
  const state = field([grenadiers({ ranks: ['oo', 'oo', 'oo'] }), charged({ at: at(60, 44) })]);
  expect(types(charge(state, {}, []))).toEqual(['moved', 'met']);
});

describe('a charge without room', () => {
  const east = turned(NORTH, 'right', 90);

  test('to turn stays where it is, and falls short', () => {
    const beside = body('beside', { ranks: ['oooo'], at: at(51, 51.5) });
    const state = field([grenadiers({ at: at(51, 45.5), facing: east }), charged(), beside]);
    expect(types(charge(state, {}, [{ 'test.musketeers': 1 }]))).toEqual(['moved', 'met', 'flanked', 'tested']);
    const close = { ...beside, at: at(51, 47.5) };
    const tight = field([grenadiers({ at: at(51, 45.5), facing: NORTH }), charged(), close]);
    const course = charge(tight, {}, []);
    expect(types(course)).toEqual(['fell-short']);
    expect(course.state.units['grenadiers']).toMatchObject({ at: at(51, 45.5), facing: NORTH });
  });

  test('leaves those where they are who cannot turn to retreat', () => {
    const state = field([grenadiers({ ranks: ['oo'], at: at(48, 120), facing: east }), charged({ at: at(60, 120.9) })]);
    const course = charge(state, { answer: 'retreat' }, []);
    expect(types(course)).toEqual(['moved', 'fell-short']);
    expect(course.state.units['musketeers']!.at).toEqual(at(60, 120.9));
  });
});

describe('a charge at those who rout', () => {
  const routing = (y: number) => charged({ at: at(60, y), condition: 'routing', facing: NORTH });

  test('lets them run on, and is too slow for foot', () => {
    const course = charge(field([grenadiers(), routing(45.5)]), { answer: 'retreat' }, []);
    expect(types(course)).toEqual(['moved', 'moved', 'fell-short']);
    expect(course.state.units['musketeers']!.at).toEqual(at(60, 49.5));
  });

  test('catches those who can do nothing, and they do not test', () => {
    expect(types(charge(field([grenadiers(), routing(45.5)]), {}, []))).toEqual(['moved', 'met', 'flanked']);
  });

  test('shakes friends whom they run through', () => {
    const landwehr = musketeers({ id: 'landwehr', name: 'the landwehr', at: at(60, 48) });
    const course = charge(field([grenadiers(), routing(45.5), landwehr]), { answer: 'retreat' }, [
      { 'test.landwehr': 1 },
    ]);
    expect(types(course)).toContain('tested');
  });
});
