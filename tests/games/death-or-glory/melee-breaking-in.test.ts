import { describe, expect, test } from 'vitest';
import type { Scripted } from '../../../src/core/dice.ts';
import { engine, type State } from '../../../src/games/death-or-glory/index.ts';
import { against, duel, fight, FOOT, melee, modifiersOf } from './melees.ts';
import { body, END, judged, placeOf, play, refusal } from './playing.ts';

const STAND: readonly Scripted[] = [{ 'morale.foot': 1 }, { 'morale.foe': 1 }];
const won = (unit: object, foe: object, readings = {}) =>
  fight(duel(unit, foe, { readings }), [{ 'melee.foe': 0 }, { 'melee.foot': 1 }, ...STAND]);

/** The same melee in the next turn. */
const next = (state: State) =>
  engine.at(engine.at(state, { side: 'austrian', phase: 'command-rally' }), { side: 'austrian', phase: 'melee' });

describe('who wins the first round against a line or a square', () => {
  test.each([
    [{}, { formation: 'column' }],
    [{}, { type: 'austrian-cuirassiers', melee: { impact: true } }],
    [{ formation: 'square' }, { type: 'austrian-cuirassiers', melee: { impact: true } }],
  ])('%j bursts through: %j', (unit, foe) => {
    const { types, state, events } = won(unit, foe);
    expect(types).toContain('burst-through');
    expect(body(state, 'foot').melee).toMatchObject({ rear: true });
    const isInSquare = 'formation' in unit;
    const burst = events.find((event) => event.type === 'burst-through');
    expect(burst?.clauses.includes('dg.melee.cavalry-in-square')).toBe(isInSquare);
    // The second round: it follows up, and the others test with the enemy in their rear.
    const again = fight(next(state), [{ 'melee.foe': 0 }, { 'melee.foot': 1 }, ...STAND]);
    expect(modifiersOf(again.events, 'foe')).toMatchObject({ 'following-up': 1 });
    const tested = again.events.find((event) => event.type === 'morale-tested');
    const terms = tested?.type === 'morale-tested' ? tested.reasons[0].test : null;
    expect(JSON.stringify(terms)).toContain(
      '"dg.morale.mod.rear","label":"attacked from the rear","how":"add","value":-20',
    );
    expect(again.types).not.toContain('burst-through');
  });

  test.each([
    [{}, {}],
    [{ formation: 'column' }, { formation: 'column' }],
    [{ melee: { rounds: 1 } }, { formation: 'column', melee: { rounds: 1 } }],
  ])('%j is not burst through by %j', (unit, foe) => {
    expect(won(unit, foe).types).not.toContain('burst-through');
  });
});

describe('a line that holds', () => {
  const held = (readings = {}) =>
    fight(duel({}, { formation: 'column' }, { readings }), [
      { 'melee.foe': 1 },
      { 'melee.foot': 9 },
      { 'morale.foe': 1 },
      { 'morale.foot': 1 },
    ]);

  test('flows round a column', () => {
    const { types, state } = held();
    expect(types).toContain('flowed-round');
    expect(body(state, 'foe').melee).toMatchObject({ flowed: true });
  });

  test('does not, by one reading', () => {
    expect(held({ 'dg-087': 'nothing-more' }).types).not.toContain('flowed-round');
  });
});

describe('horse that strikes down a quarter more horse than it loses', () => {
  const HORSE = { type: 'french-hussars', figures: 8 };
  const through = (readings = {}, more: object = {}) =>
    fight(
      melee(
        { foot: { ...FOOT, ...HORSE }, ...more },
        { foe: against('foot', 'front', { type: 'austrian-hussars' }) },
        { readings },
      ),
      [{ 'melee.foe': 4 }, { 'melee.foot': 1 }, ...STAND],
    );

  test('rides through it, and on in the compulsory moves', () => {
    const { types, state } = through();
    expect(types).toContain('rode-through');
    const late = engine.at(state, { side: 'austrian', phase: 'compulsory-moves' });
    const { state: after, events } = play(late, [END]);
    // A charge move of 240 and 80 mm.
    expect(placeOf(after, 'foe')).toEqual([900, 533 - 320]);
    expect(events.find(({ type }) => type === 'rode-on')).toMatchObject({ into: null });
    expect(body(after, 'foe').melee).toBeUndefined();
  });

  test('and runs into whoever stands behind, and fights him in the next turn', () => {
    const { state } = through({}, { behind: { ...FOOT, at: [900, 380] } });
    const late = engine.at(state, { side: 'austrian', phase: 'compulsory-moves' });
    const { state: after, events } = play(late, [END]);
    expect(events.find(({ type }) => type === 'rode-on')).toMatchObject({ into: 'behind' });
    expect(body(after, 'foe').melee).toMatchObject({ rounds: 0, impact: true });
    const then = next(after);
    expect(then.turn).toBe(4);
    expect(judged(then, { fight: 'foe' }).ok).toBe(true);
  });

  test('but not by one reading, where its own is the smaller loss in the hundred only', () => {
    const unequal = (readings: object) =>
      fight(
        melee(
          { foot: { ...FOOT, ...HORSE, figures: 12 } },
          { foe: against('foot', 'front', { type: 'austrian-hussars', figures: 8 }) },
          { readings: readings as never },
        ),
        [{ 'melee.foe': 7 }, { 'melee.foot': 1 }, ...STAND],
      ).types;
    expect(unequal({})).toContain('rode-through');
    expect(unequal({ 'dg-088': 'per-cent-of-strength' })).not.toContain('rode-through');
  });
});

describe('reinforcing', () => {
  const start = (more: object = {}, helper: object = {}) =>
    melee(
      {
        foot: { ...FOOT, melee: { rounds: 1 } },
        helper: { ...FOOT, at: [970, 590], facing: 'west', formation: 'column', ...helper },
      },
      { foe: against('foot', 'front', { type: 'austrian-line', melee: { rounds: 1 }, figures: 8 }) },
      { now: { side: 'french', phase: 'movement' }, ...more },
    );

  test('a unit moves into contact with those who fight, and fights without impact', () => {
    const state = start({}, { at: [930, 578], facing: 'south' });
    expect(judged(state, { move: 'helper', legs: ['forward to contact'] })).toMatchObject({ ok: true });
    const { state: joined, types, events } = play(state, [{ move: 'helper', legs: ['forward to contact'] }]);
    expect(types).toEqual(['unit-moved', 'joined-melee']);
    expect(events.at(-1)?.clauses).toEqual(['dg.charge.reinforce', 'dg.melee.no-charge-in']);
    const round = fight(engine.at(joined, { side: 'austrian', phase: 'melee' }), [
      { 'melee.foe': 1 },
      { 'melee.foot': 1 },
      { 'melee.helper': 1 },
      { 'morale.foe': 1 },
      { 'control.foot': 6 },
      { 'control.helper': 6 },
    ]);
    expect(round.types.filter((type) => type === 'side-scored').length).toBe(3);
  });

  test('but not with others', () => {
    const state = start({}, { at: [600, 578], facing: 'south' });
    const calm = { ...state, units: { ...state.units, foe: { ...state.units['foe']!, at: [600_000, 520_000] } } };
    expect(refusal(calm as never, { move: 'helper', legs: ['forward to contact'] })).toBe(
      'dg.melee.contact would-touch',
    );
  });

  test('it lies flush with them', () => {
    const state = start({}, { at: [925, 585], facing: 'south' });
    const turned = { ...state.units['helper']!, facing: [0.05, -1] };
    const askew = { ...state, units: { ...state.units, helper: turned } } as unknown as State;
    const { state: joined } = play(askew, [{ move: 'helper', legs: ['forward to contact'] }]);
    expect(Math.abs(joined.units['helper']!.facing[0])).toBe(0);
    const plain = { ...askew, readings: { 'dg-139': 'as-they-touch' } };
    const { state: touching } = play(plain, [{ move: 'helper', legs: ['forward to contact'] }]);
    expect(touching.units['helper']!.facing).toEqual(turned.facing);
  });
});

test('those who close up stay in contact with whom they fight', () => {
  const state = duel({ formation: 'square', lost: 220 }, { type: 'austrian-cuirassiers', melee: { impact: true } });
  const { state: after } = fight(state, [{ 'melee.foe': 0 }, { 'melee.foot': 1 }, ...STAND]);
  expect(body(after, 'foot').men).toBeLessThan(500);
  expect(refusal(next(after), { fight: 'foe' })).toBeNull();
  const flank = duel(
    {},
    { type: 'austrian-cuirassiers', beside: { unit: 'foot', side: 'right', gap: 0 }, melee: { impact: true } },
  );
  const { state: cut } = fight(flank, [{ 'melee.foe': 0 }, { 'melee.foot': 1 }, ...STAND]);
  expect(refusal(next(cut), { fight: 'foe' })).toBeNull();
});
