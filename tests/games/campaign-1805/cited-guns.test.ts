import { describe, expect, test } from 'vitest';
import {
  cannotStandWithGun,
  cannotSupportWithGun,
  wrongAim,
} from '../../../src/games/campaign-1805/artillery/judge.ts';
import type { Body } from '../../../src/games/campaign-1805/bodies/body.ts';
import type { Event } from '../../../src/games/campaign-1805/events.ts';
import type { State } from '../../../src/games/campaign-1805/state.ts';
import { NORTH, opposite } from '../../../src/geometry/facings.ts';
import { battery, eventOf, LARGE, played, shooting, shot, SMALL, type Script } from './batteries.ts';
import { at, body, field, line, musketeers } from './field.ts';

/* What shots of guns cite, and why guns may not fire. */

const target = musketeers({ ranks: ['oooooooooo', 'oooooooooo'], commander: null });
const LAID = at(60.5, 48.5);
const FIRE = { type: 'fire', unit: 'battery', laid: LAID, guess: 25 } as const;

const clausesOf = (events: readonly Event[], type: Event['type']): unknown => eventOf(events, type).clauses;

describe('a ball', () => {
  const LONG: Script = [{ 'way.battery': 6 }, { 'cm.battery': 3 }];

  test('hits by its line, and takes whoever it wounds', () => {
    const { events } = played(shooting([battery(), target]), FIRE, [
      ...LONG,
      { 'killed.musketeers': '12' },
      { 'test.musketeers': 1 },
    ]);
    expect(clausesOf(events, 'gun-hit')).toEqual(['cf.gun.line-hits', 'cf.morale.mod-cannon']);
    expect(clausesOf(events, 'shot-down')).toEqual(['cf.gun.line-wound']);
  });

  test('destroys by the clause by which the last of a body falls', () => {
    const few = musketeers({ ranks: ['o', 'o'], commander: null, at: at(60.5, 48) });
    const { events } = played(shooting([battery(), few]), FIRE, [...LONG, { 'killed.musketeers': '66' }]);
    expect(eventOf(events, 'destroyed')).toMatchObject({ unit: 'musketeers', clauses: ['cf.gun.line-wound'] });
  });

  test('that wounds nobody takes nobody', () => {
    const { events } = played(shooting([battery(), target]), FIRE, [
      ...LONG,
      { 'killed.musketeers': '11' },
      { 'test.musketeers': 1 },
    ]);
    expect(events.map(({ type }) => type)).not.toContain('shot-down');
  });

  test.each([
    [1, 'short of the marker', 'cf.gun.short', [1, 2]],
    [3, 'on the marker', 'cf.gun.on-marker', [3, 4]],
    [6, 'beyond the marker', 'cf.gun.long', [5, 6]],
  ] as const)('of a %i comes down %s', (way, word, clause, [from, to]) => {
    const { reasons, clauses } = shot(shooting([battery({ troops: 'old-guard' }), target]), { guess: 10, laid: LAID }, [
      { 'way.battery': way },
      { 'cm.battery': 1 },
    ]);
    expect(clauses).toEqual(['cf.gun.artillery-dice', clause]);
    expect(reasons[0]).toMatchObject({
      terms: [{ clause: 'cf.gun.artillery-dice', label: 'D6' }],
      test: { clause: 'cf.gun.artillery-dice', from, to, word },
    });
    const far = reasons[1]?.terms.map((term) => [term.clause, term.value]) ?? null;
    const worst = [
      ['cf.gun.artillery-dice', 1],
      ['cf.gun.crew-skill', -2],
      ['cf.gun.crew-skill', 1],
    ];
    expect(far).toEqual(word === 'on the marker' ? null : worst);
  });

  test('at a charge says what is taken off it', () => {
    const { events } = played(
      {
        ...field([battery(), body('one', { side: 'allied', ranks: ['oo'], at: at(60, 25), facing: opposite(NORTH) })], {
          phase: 'charge',
        }),
        issued: { unit: 'one', at: 'battery', support: [] },
      },
      { type: 'stand', unit: 'battery', guess: 3 },
      [{ 'way.battery': 1 }, { 'cm.battery': 9 }],
    );
    const { clauses, reasons } = eventOf(events, 'gun-fired');
    expect(clauses[0]).toBe('cf.charge.stand-and-shoot');
    const [, far] = reasons;
    expect(far!.terms.map(({ clause }) => clause)).toContain('cf.charge.stand-and-shoot-penalty');
  });
});

describe('a shell', () => {
  const STILL: State['readings'] = { 'cf-079': 'at-marker' };

  test('hits where it bursts, and each model by how much of it is covered', () => {
    const { events } = played(
      shooting([battery({ gun: SMALL }), target], { readings: STILL }),
      { ...FIRE, guess: 23, laid: at(60, 48.5) },
      [{ 'wounded.musketeers': '6666' }],
    );
    expect(clausesOf(events, 'gun-hit')).toEqual(['cf.gun.howitzer-impact', 'cf.gun.howitzer-cover']);
    expect(clausesOf(events, 'shot-down')).toEqual(['cf.gun.template-partial']);
  });
});

describe('a gun may not', () => {
  const guns = (given: Partial<Body> = {}) => battery(given);
  const charger = (given: Partial<Body> = {}) =>
    body('one', { side: 'allied', ranks: ['oo'], at: at(60, 40), ...given });
  const stand = (one: Body, readings: State['readings'] = {}, own = guns()) =>
    cannotStandWithGun(field([own, one], { readings }), own, one);

  test('stand and shoot but at whom it sees and reaches', () => {
    expect(stand(charger())).toBeNull();
    expect(stand(charger(), { 'cf-036': 'muskets-only' })).toMatchObject({
      reason: 'no-firearm',
      clause: 'cf.charge.reaction',
    });
    expect(stand(charger({ at: at(60, 10) }))).toMatchObject({ reason: 'not-in-front', clause: 'cf.charge.reaction' });
    const short = guns({ gun: { kind: 'cannon', pounds: 3 } });
    expect(stand(charger({ at: at(60, 119) }), {}, short)).toMatchObject({ reason: 'too-far-to-shoot' });
  });

  test('support a charge at whom it does not reach', () => {
    const support = (y: number) => {
      const own = guns({ gun: { kind: 'cannon', pounds: 3 } });
      const one = charger({ at: at(60, y) });
      return cannotSupportWithGun(field([own, one]), own, one);
    };
    expect(support(40)).toBeNull();
    expect(support(119)).toMatchObject({ reason: 'too-far-to-shoot', clause: 'cf.charge.support-eligible' });
  });

  test('be fired without a guess, too far, or past its target', () => {
    const own = guns();
    const wrong = (told: Parameters<typeof wrongAim>[3], readings: State['readings'] = {}, who: Body = own) =>
      wrongAim(field([own, target, line({ at: at(20, 40) })], { readings }), who, target, told);
    expect(wrong({ guess: 25 })).toBeNull();
    expect(wrong({})).toMatchObject({ reason: 'guess-needed', clause: 'cf.gun.guess' });
    expect(wrong({ guess: 999 })).toMatchObject({ reason: 'guess-too-far', clause: 'cf.gun.cannon-ranges' });
    expect(wrong({ guess: 25, laid: at(30, 48) })).toMatchObject({
      reason: 'line-misses',
      clause: 'cf.gun.declare-target',
    });
    expect(wrong({ guess: 25, laid: LAID }, { 'cf-112': 'nearest-model' })).toMatchObject({
      reason: 'laid-on-nearest',
      clause: 'cf.gun.declare-target',
    });
    expect(wrong({ guess: 5 }, {}, line())).toMatchObject({ reason: 'no-guess', clause: 'cf.gun.guess' });
    expect(wrong({ laid: LAID }, {}, line())).toMatchObject({ reason: 'no-guess', clause: 'cf.gun.guess' });
    expect(wrong({}, {}, line())).toBeNull();
    const howitzer = guns({ gun: LARGE });
    expect(wrongAim(field([howitzer, target]), howitzer, target, { guess: 999 })).toMatchObject({
      clause: 'cf.gun.howitzer-ranges',
    });
  });
});
