import { describe, expect, test } from 'vitest';
import { scripted } from '../../../src/core/scripted.ts';
import { bandAt } from '../../../src/games/campaign-1805/firing/range.ts';
import { lineOfFire } from '../../../src/games/campaign-1805/firing/sight.ts';
import { fireVolley, shootersOf, volleyOf } from '../../../src/games/campaign-1805/firing/volley.ts';
import { cm, type Band } from '../../../src/games/campaign-1805/tables.ts';
import { NORTH, turned } from '../../../src/geometry/facings.ts';
import { at, body, field, ground, line, musketeers } from './field.ts';

const none = field([]);

describe('bands of range', () => {
  test.each<[number, Band | null, Band | null]>([
    [4, 'point-blank', 'point-blank'],
    [4.5, 'effective', 'point-blank'],
    [8, 'effective', 'effective'],
    [8.1, 'long', 'effective'],
    [12, 'long', 'long'],
    [15.5, 'max', 'max'],
    [16, 'max', 'max'],
    [16.1, null, 'max'],
    [20.1, null, null],
  ])('%f cm: %s with muskets, %s with rifles', (far, musket, rifle) => {
    expect(bandAt(none, 'infantry', cm(far))).toBe(musket);
    expect(bandAt(none, 'jaegers', cm(far))).toBe(rifle);
  });

  test('by one reading, point blank is 4 cm for rifles too', () => {
    const state = { readings: { 'cf-061': 'four-for-all' } };
    expect(bandAt(state, 'jaegers', cm(4.5))).toBe('effective');
  });

  test('horse and guns have no firearm', () => {
    expect(bandAt(none, 'light-cavalry', cm(1))).toBeNull();
    expect(bandAt(none, 'artillery', cm(1))).toBeNull();
  });
});

describe('who shoots', () => {
  const three = { ranks: ['oo.o', 'oooo', 'ooo.'] };

  test.each([
    [undefined, 7],
    ['all-models', 10],
    ['front-rank', 3],
  ] as const)('under %s', (reading, count) => {
    expect(shootersOf({ readings: reading === undefined ? {} : { 'cf-059': reading } }, three)).toBe(count);
  });

  test('a rank that is shot away does not count as one', () => {
    expect(shootersOf(none, { ranks: ['....', 'oooo', 'oooo', 'oooo'] })).toBe(8);
  });
});

describe('a volley', () => {
  test('of 24 muskets at 7 cm: eleven hits, six wounds', () => {
    const dice = scripted([{ 'hits.line': '396104728560 931847254216' }, { 'wounds.line': '52903 714682' }]);
    const { wounds, reasons } = fireVolley(none, volleyOf(none, line(), musketeers(), { band: 'effective' }), dice);
    dice.assertSpent();
    expect(wounds).toBe(6);
    expect(reasons).toMatchObject([
      { stage: 'hits', dice: 24, needs: 6, scored: 11 },
      { stage: 'wounds', dice: 11, needs: 5, scored: 6 },
    ]);
  });

  test.each<[Band, number, number]>([
    ['point-blank', 5, 4],
    ['effective', 6, 5],
    ['long', 7, 5],
    ['max', 8, 6],
  ])('at %s needs %i to hit and %i to wound', (band, hit, wound) => {
    const dice = scripted([{ 'hits.line': `${'1'.repeat(23)}0` }, { 'wounds.line': '1' }]);
    const { reasons } = fireVolley(none, volleyOf(none, line(), musketeers(), { band }), dice);
    expect(reasons.map(({ needs }) => needs)).toEqual([hit, wound]);
  });

  test('counts skill, heavy horse and a charge', () => {
    const guard = line({ troops: 'old-guard' });
    const cuirassiers = body('cuirassiers', { arm: 'heavy-cavalry', ranks: ['oooo'], at: at(60, 47) });
    const { toHit, toWound } = volleyOf(none, guard, cuirassiers, {
      band: 'point-blank',
      penalty: { by: 'cf.charge.stand-and-shoot-penalty', value: -2 },
    });
    expect(toHit.map(({ clause, value }) => [clause, value])).toEqual([
      ['cf.fire.skill', 2],
      ['cf.fire.band-point-blank', 1],
      ['cf.charge.stand-and-shoot-penalty', -2],
    ]);
    expect(toWound.map(({ clause, value }) => [clause, value])).toEqual([
      ['cf.fire.band-point-blank', 1],
      ['cf.fire.heavy-cavalry', -1],
    ]);
  });
});

describe('a clear line', () => {
  const wall = body('wall', { ranks: ['o'.repeat(30)], at: at(60, 44) });
  const screen = body('screen', { ranks: ['oooo'], at: at(60, 44) });
  const [own, foe] = [line(), musketeers()];

  test('leads past a small body, and not through a long one', () => {
    expect(lineOfFire(field([own, foe, screen]), own, foe)).not.toBeNull();
    expect(lineOfFire(field([own, foe, wall]), own, foe)).toBeNull();
  });

  test('by one reading nothing stops it', () => {
    const state = field([own, foe, wall], { readings: { 'cf-058': 'range-only' } });
    expect(lineOfFire(state, own, foe)).not.toBeNull();
  });

  test('leads into a wood in which one of both stands, and not through another', () => {
    const wood = (from: number, to: number) => ({
      wood: ground('woods', [at(50, from), at(50, to), at(70, to), at(70, from)]),
    });
    expect(lineOfFire(field([own, foe], { terrain: wood(47, 55) }), own, foe)).not.toBeNull();
    expect(lineOfFire(field([own, foe], { terrain: wood(30, 44) }), own, foe)).not.toBeNull();
    expect(lineOfFire(field([own, foe], { terrain: wood(43, 46) }), own, foe)).toBeNull();
  });

  test('leads nowhere behind the front', () => {
    const away = line({ facing: turned(NORTH, 'right', 180) });
    expect(lineOfFire(field([away, foe]), away, foe)).toBeNull();
  });
});
