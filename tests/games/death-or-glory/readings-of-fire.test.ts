import { describe, expect, test } from 'vitest';
import type { Readings } from '../../../src/core/ids.ts';
import { board, body, play, refusal, sizeOf } from './playing.ts';
import { across, FIRING, LINE, SPENT } from './units.ts';

type Written = Readonly<Record<string, unknown>>;

const FIRE = { fire: 'unit', at: 'foe' };
const GUNS = { type: 'french-foot-battery', at: [900, 300], facing: 'north' };

/** Whether the unit may fire at the foe, by some readings. */
const why = (unit: object, foe: object, readings: Readings, { terrain = {}, others = {} } = {}): string | null =>
  refusal(board({ unit: unit as Written, ...others }, { foe: foe as Written }, { ...FIRING, readings, terrain }), FIRE);

describe('the arc', () => {
  test('may be a cone from the middle of the front, 17 mm wide at 100 mm', () => {
    const thin = (x: number) => ({ ...across(100, { figures: 2, ranks: 1 }), at: [900 + x, 566.5] });
    const cone = { 'dg-051': 'cone-from-centre' };
    expect([why(SPENT, thin(19), cone), why(SPENT, thin(21), cone)]).toEqual([null, 'dg.fire.arc not-in-arc']);
    expect(why(SPENT, thin(21), {})).toBeNull();
  });

  test('of guns may be 45 degrees, over everybody', () => {
    const wide = { 'dg-064': 'anything-in-front' };
    const aside = { ...across(100), at: [1100, 500] };
    expect([why(GUNS, aside, {}), why(GUNS, aside, wide)]).toEqual(['dg.fire.arc not-in-arc', null]);
    expect(why(SPENT, { ...across(100), at: [1060, 572] }, wide)).toBe('dg.fire.arc not-in-arc');
    const between = { others: { own: { ...LINE, at: [900, 400] } } };
    expect(why(GUNS, across(100), {}, between)).toBe('dg.artillery.resolve masked');
    expect(why(GUNS, across(100), wide, between)).toBeNull();
  });

  test('a line of sight may be that between the centres alone', () => {
    const half = { terrain: { house: { kind: 'building', rectangle: { at: [880, 500], size: [50, 20] } } } };
    expect(why(SPENT, across(100), {}, half)).toBeNull();
    expect(why(SPENT, across(100), { 'dg-024': 'centre-to-centre' }, half)).toBe('dg.artillery.resolve masked');
    expect(why(SPENT, across(100), { 'dg-024': 'centre-to-centre' })).toBeNull();
  });
});

describe('the first volley', () => {
  const open = { 'dg-054': 'player-chooses' };
  const fresh = (readings: Readings) => board({ unit: LINE }, { foe: across(100) }, { ...FIRING, readings });
  const total = (order: object, readings: Readings): number => {
    const { events } = play(fresh(readings), [{ ...FIRE, ...order }], [{ 'fire.unit': 1 }]);
    const [fired] = events;
    const sum = fired?.type === 'volley-fired' ? fired.reasons[2] : undefined;
    return sum?.kind === 'sum' ? sum.total : NaN;
  };

  test('is the first fire of the game, or by one reading the one that is claimed', () => {
    expect([total({}, {}), total({}, open), total({ claims: true }, open)]).toEqual([7, 5, 7]);
    const { state } = play(fresh(open), [FIRE], [{ 'fire.unit': 1 }]);
    expect(body(state, 'unit').isVolleySpent).toBeUndefined();
    const claimed = play(fresh(open), [{ ...FIRE, claims: true }], [{ 'fire.unit': 1 }]);
    expect(body(claimed.state, 'unit').isVolleySpent).toBe(true);
  });

  test('is claimed once, and only where it is a choice', () => {
    const claim = { ...FIRE, claims: true };
    expect(refusal(fresh({}), claim)).toBe('dg.fire.mod.initial-volley no-first-volley');
    expect(refusal(fresh(open), claim)).toBeNull();
    const spent = board({ unit: SPENT }, { foe: across(100) }, { ...FIRING, readings: open });
    expect(refusal(spent, claim)).toBe('dg.fire.mod.initial-volley no-first-volley');
    const guns = board({ unit: GUNS }, { foe: across(100) }, { ...FIRING, readings: open });
    expect(refusal(guns, claim)).toBe('dg.fire.mod.initial-volley no-first-volley');
  });
});

test('a general is at risk from every nought, or by one reading unless he is spared', () => {
  const near = (readings: Readings) =>
    board(
      { unit: SPENT },
      { foe: across(100), chief: { type: 'brigadier', at: [900, 600], facing: 'south' } },
      { ...FIRING, readings },
    );
  const spare = { ...FIRE, spares: true };
  expect(refusal(near({}), spare)).toBe('dg.fire.general-hit no-sparing');
  const may = near({ 'dg-059': 'player-may-waive' });
  expect(play(may, [FIRE], [{ 'fire.unit': 0 }, { 'risk.chief': 1 }]).types).toContain('general-hit');
  expect(play(may, [spare], [{ 'fire.unit': 0 }]).types).not.toContain('general-hit');
});

test('nobody fires into a melee, or by one reading both sides share what he hits', () => {
  const melee = (readings: Readings) =>
    board(
      { unit: { ...SPENT, at: [900, 400] }, own: { ...LINE, at: [900, 500] } },
      { foe: { type: 'austrian-line', at: [900, 522], facing: 'south' } },
      { ...FIRING, readings },
    );
  expect(refusal(melee({}), FIRE)).toBe('dg.melee.contact in-a-melee');
  const { events, state } = play(melee({ 'dg-065': 'yes-split' }), [FIRE], [{ 'fire.unit': 9 }]);
  const lost = events.flatMap((event) => (event.type === 'men-lost' ? [[event.unit, event.lost]] : []));
  // 100 mm: 3 and 3, 1 for depth, 0 for the range: 7 per cent of 720 are 50.
  expect(lost).toEqual([
    ['foe', 22],
    ['own', 21],
  ]);
  expect(body(state, 'own').men).toBe(699);
});

describe('a square', () => {
  test('has a quarter of its figures on each side, or by one reading is a column closed up', () => {
    const square = (readings: Readings) =>
      board(
        { unit: { ...SPENT, formation: 'square' } },
        { foe: { ...across(100), at: [900, 580] }, left: { type: 'austrian-line', at: [740, 450], facing: 'east' } },
        { ...FIRING, readings },
      );
    const heavy = { 'dg-108': 'front-heavy' };
    expect([sizeOf(square({}), 'unit'), sizeOf(square(heavy), 'unit')]).toEqual([
      [66, 66],
      [88, 33],
    ]);
    const men = (at: string, readings: Readings): unknown => {
      const { events } = play(square(readings), [{ fire: 'unit', at }], [{ 'fire.unit': 1 }]);
      const [fired] = events;
      const sum = fired?.type === 'volley-fired' ? fired.reasons[4] : undefined;
      return sum?.kind === 'sum' ? sum.terms[0]!.value : null;
    };
    expect([men('foe', {}), men('foe', heavy), men('left', heavy)]).toEqual([180, 480, 180]);
  });
});

test('open ground hides nothing, or by one reading what is more than 500 mm off', () => {
  const foe = (y: number) => ({ type: 'austrian-line', at: [900, y], facing: 'south' });
  const open = { 'dg-067': 'open-ground' };
  expect([why(GUNS, foe(790), open), why(GUNS, foe(830), open), why(GUNS, foe(830), {})]).toEqual([
    null,
    'dg.artillery.resolve masked',
    null,
  ]);
});
