import { describe, expect, test } from 'vitest';
import { hitByShell, roofAt } from '../../../src/games/campaign-1805/artillery/touched.ts';
import type { Battery } from '../../../src/games/campaign-1805/artillery/battery.ts';
import type { State } from '../../../src/games/campaign-1805/state.ts';
import { judge } from '../../../src/games/campaign-1805/turn/judge.ts';
import { cm } from '../../../src/games/campaign-1805/tables.ts';
import { battery, eventOf, hitBy, LARGE, played, shooting, shot, SMALL, type Script } from './batteries.ts';
import { at, body, line, musketeers } from './field.ts';

const target = musketeers({ ranks: ['o'.repeat(10), 'o'.repeat(10)], commanders: [] });
const howitzer = (given: Partial<Battery> = {}): Battery => battery({ gun: SMALL, ...given });

/** How many models lie under the template, by the clause. */
const under = (state: State, own: Battery, x: number, y: number) => {
  const hits = hitByShell(state, own, at(x, y));
  const of = (clause: string) => hits.filter(({ by }) => by === clause).length;
  return [of('cf.gun.template-majority'), of('cf.gun.template-partial')];
};

describe('the template of a shell', () => {
  test('has more than half of some models under it, and a part of others', () => {
    const state = shooting([howitzer(), target]);
    expect(under(state, howitzer(), 60, 49)).toEqual([16, 0]);
    // A model 3 to 4 cm aside has seven tenths under it; one 3.3 cm aside has four.
    expect(under(state, howitzer(), 60.3, 49)).toEqual([14, 4]);
    expect(under(state, howitzer({ gun: LARGE }), 60, 49)).toEqual([20, 0]);
    expect(under(state, howitzer(), 60, 44.3)).toEqual([0, 2]);
    expect(under(state, howitzer(), 60, 44.2)).toEqual([0, 0]);
  });

  test('by one reading the small one only wounds', () => {
    const state = shooting([howitzer(), target], { readings: { 'cf-078': 'large-only' } });
    expect(under(state, howitzer(), 60, 49)).toEqual([0, 16]);
    expect(under(state, howitzer({ gun: LARGE }), 60, 49)).toEqual([20, 0]);
  });

  test('hits its own crew too, but never a gun', () => {
    const state = shooting([howitzer(), target]);
    expect(under(state, howitzer(), 60, 20.5)).toEqual([4, 0]);
  });

  test('spares officers and colours by one reading', () => {
    const state = shooting([howitzer(), musketeers()], { readings: { 'cf-067': 'everywhere' } });
    expect(under(state, howitzer(), 60, 49)).toEqual([14, 0]);
  });
});

describe('a shell', () => {
  test('bursts where it lands, and runs no further', () => {
    const state = shooting([howitzer(), target]);
    const script: Script = [{ 'way.battery': 6 }, { 'cm.battery': 2 }, { 'killed.musketeers': '2222222 1111111' }];
    const rolled = shot(state, { guess: 24.3, laid: at(60, 48.5) }, [...script, { 'wounded.musketeers': '56' }]);
    expect(hitBy(rolled)['musketeers']!.length).toBe(16);
    expect(rolled.struck[0]!.fallen.length).toBe(8);
  });

  test('bursts on its marker by one reading, and rolls no dice', () => {
    const state = shooting([howitzer(), target], { readings: { 'cf-079': 'at-marker' } });
    const rolled = shot(state, { guess: 23, laid: at(60, 48.5) }, [{ 'wounded.musketeers': '1111' }]);
    expect(rolled.landing).toMatchObject({ marker: cm(23), landing: cm(23) });
    expect(rolled.reasons).toEqual([]);
  });

  test('cites the template of its howitzer, and dice only if they are rolled', () => {
    const citedBy = (own: Battery, reading: string): readonly string[] => {
      const state = shooting([own, target], { readings: { 'cf-079': reading } });
      const rolls: Script = reading === 'at-marker' ? [] : [{ 'way.battery': 3 }, { 'cm.battery': 1 }];
      const { events } = played(state, { type: 'fire', unit: 'battery', guess: 12 }, rolls);
      return eventOf(events, 'gun-fired').clauses;
    };
    const named = ['cf.gun.declare-target', 'cf.gun.guess', 'cf.gun.marker'];
    const rolled = ['cf.gun.artillery-dice', 'cf.gun.on-marker'];
    const bursts = ['cf.gun.howitzer-impact', 'cf.gun.template-small'];
    const shell = 'cf.gun.howitzer-groups';
    expect(citedBy(howitzer(), 'after-dice')).toEqual([...named, shell, ...rolled, ...bursts]);
    expect(citedBy(howitzer(), 'at-marker')).toEqual([...named, shell, ...bursts]);
    expect(citedBy(howitzer({ gun: LARGE }), 'at-marker')).toEqual([
      ...named,
      shell,
      bursts[0],
      'cf.gun.template-large',
    ]);
    expect(citedBy(battery(), 'after-dice')).toEqual([...named, 'cf.gun.cannon-groups', ...rolled]);
  });

  test('frightens nobody as a cannon does, but by one reading', () => {
    const order = { type: 'fire', unit: 'battery', guess: 23, laid: at(60, 48.5) } as const;
    const script: Script = [{ 'way.battery': 3 }, { 'cm.battery': 1 }, { 'wounded.musketeers': '1111' }];
    expect(played(shooting([howitzer(), target]), order, script).state.suffered.cannoned).toEqual([]);
    const all = shooting([howitzer(), target], { readings: { 'cf-081': 'any-gun' } });
    expect(played(all, order, [...script, { 'test.musketeers': 1 }]).state.suffered.cannoned).toEqual(['musketeers']);
  });

  test('has more trouble with heavy horse, as balls have not', () => {
    const horse = body('musketeers', { side: 'allied', arm: 'heavy-cavalry', ranks: ['oo'], at: at(60, 48) });
    const needs = (own: Battery, reading: Readonly<Record<string, string>> = {}) => {
      const script: Script = [{ 'way.battery': 3 }, { 'cm.battery': 1 }, { 'killed.musketeers': '11' }];
      return shot(shooting([own, horse], { readings: reading }), { guess: 26, laid: at(60, 48) }, script).struck[0]!
        .reasons[0]!.needs;
    };
    expect([needs(howitzer()), needs(battery()), needs(howitzer(), { 'cf-081': 'any-gun' })]).toEqual([3, 2, 2]);
  });

  test('flies over friends, but not over enemies', () => {
    const wall = line({ id: 'wall', ranks: ['o'.repeat(30)], at: at(60, 30) });
    const order = { type: 'fire', unit: 'battery', guess: 26 } as const;
    expect(judge(shooting([howitzer(), target, wall]), order).ok).toBe(true);
    const foes = { ...wall, side: 'allied' };
    expect(judge(shooting([howitzer(), target, foes]), order)).toMatchObject({ reason: 'no-clear-line' });
  });
});

describe('a roof', () => {
  const inn: State['terrain'] = {
    inn: {
      kind: 'building',
      name: 'the inn',
      line: null,
      width: cm(0),
      level: 0,
      outline: [at(50, 47), at(70, 47), at(70, 51), at(50, 51)].toReversed(),
    },
  };
  const order = { type: 'fire', unit: 'battery', guess: 27, laid: at(60, 48.5) } as const;
  const onMarker: Script = [{ 'way.battery': 3 }, { 'cm.battery': 1 }];

  test('is opened by the first shell that bursts on it, which hurts nobody', () => {
    const state = shooting([howitzer(), target], { terrain: inn });
    const { state: after, events } = played(state, order, onMarker);
    expect(eventOf(events, 'roof-opened')).toMatchObject({ terrain: 'inn' });
    expect(after.opened).toEqual(['inn']);
    expect(after.units).toEqual({ ...state.units, battery: after.units['battery'] });
    expect(roofAt(after, at(60, 49))).toBeNull();
    const second = { ...after, acted: {} };
    expect(
      Object.keys(
        hitBy(shot(second, { guess: 27, laid: at(60, 48.5) }, [...onMarker, { 'killed.musketeers': '1'.repeat(16) }])),
      ),
    ).toEqual(['musketeers']);
  });

  test('keeps those under it from a shell that bursts beside it', () => {
    const state = shooting([howitzer(), target], { terrain: inn });
    expect(hitByShell(state, howitzer(), at(60, 46))).toEqual([]);
  });

  test('stays closed by one reading', () => {
    const outside = line({ id: 'outside', ranks: ['oo'], at: at(60, 46) });
    const state = shooting([howitzer(), target, outside], { terrain: inn, readings: { 'cf-080': 'roof-closed' } });
    const script: Script = [...onMarker, { 'killed.outside': '11' }];
    const rolled = shot(state, { guess: 26, laid: at(60, 48.5) }, script);
    expect([rolled.roof, Object.keys(hitBy(rolled))]).toEqual([null, ['outside']]);
  });
});
