import { describe, expect, test } from 'vitest';
import { engine } from '../../../src/games/death-or-glory/index.ts';
import { board, body, END, judged, placeOf, play, refusal, sizeOf } from './playing.ts';

const PARENT = { type: 'french-line', at: [900, 450], facing: 'north' };
const ALONE = { type: 'french-line', figures: 4, formation: 'skirmish-order', facing: 'north' };
const OUT = { ...ALONE, parent: 'unit' };
const FOE = { type: 'austrian-line', at: [900, 900], facing: 'south' };

describe('a company', () => {
  test('comes out of its parent’s figures, touches its front, and has the rest of the turn', () => {
    const { state, events } = play(board({ unit: PARENT }), [{ 'send-out': 'unit' }]);
    expect(events).toMatchObject([{ type: 'company-sent', took: 1 }]);
    expect(body(state, 'unit')).toMatchObject({ men: 600, start: 600 });
    expect(sizeOf(state, 'unit')).toEqual([110, 22]);
    expect(sizeOf(state, 'unit-skirmishers')).toEqual([88, 11]);
    expect(placeOf(state, 'unit-skirmishers')).toEqual([900, 466.5]);
    expect(refusal(state, { move: 'unit-skirmishers', legs: ['forward 112.5'] })).toBeNull();
    expect(refusal(state, { move: 'unit-skirmishers', legs: ['forward 113'] })).toBe('dg.move.allowances too-long');
    expect(refusal(state, { 'send-out': 'unit' })).toBe('dg.skirmish.parent-distance no-room-ahead');
  });

  test('is sent out only by troops in ranks, and called in only by those who have a parent', () => {
    const state = board({ unit: { ...PARENT, figures: 20 }, out: { ...OUT, at: [900, 560] } });
    const meant = (unit: string) => engine.probe(state, { unit, target: null }).map(({ order }) => order.type);
    expect(meant('unit')).toEqual(['send-out']);
    expect(meant('out')).toEqual(['call-in']);
    const loose = board({ unit: { ...ALONE, at: [900, 450] } });
    expect(engine.probe(loose, { unit: 'unit', target: null })).toEqual([]);
    expect(engine.candidates(state, 'unit').map(({ order }) => order.type)).toContain('send-out');
  });

  test('has two figures by one reading', () => {
    const start = board({ unit: PARENT }, {}, { readings: { 'dg-124': 'two-of-the-parents' } });
    const { state } = play(start, [{ 'send-out': 'unit' }]);
    expect(sizeOf(state, 'unit-skirmishers')).toEqual([44, 11]);
  });

  test('of slow troops comes in the next turn', () => {
    const start = board({ unit: { ...PARENT, type: 'austrian-landwehr' } });
    const begun = play(start, [{ 'send-out': 'unit' }]);
    expect(begun.events).toMatchObject([{ type: 'sending-begun', left: 2 }]);
    let { state } = play(begun.state, [END, END, END, END]);
    state = play(state, [{ roll: 'initiative' }], [{ 'initiative.french': 9 }, { 'initiative.austrian': 1 }]).state;
    const next = play(state, [END, END, END, END, END]);
    expect(next.types.at(-1)).toBe('company-sent');
    expect(refusal(next.state, { move: 'unit-skirmishers', legs: ['forward 75'] })).toBeNull();
    expect(refusal(next.state, { move: 'unit-skirmishers', legs: ['forward 76'] })).toBe('dg.move.allowances too-long');
  });

  test('goes back by touching its parent, and has lost nobody by it', () => {
    const away = board({ unit: { ...PARENT, figures: 20 }, out: { ...OUT, at: [900, 560] } });
    expect(refusal(away, { 'call-in': 'out' })).toBe('dg.formation.into-skirmish not-touching');
    const { state, types } = play(board({ unit: { ...PARENT, figures: 20 }, out: { ...OUT, at: [900, 466.5] } }), [
      { 'call-in': 'out' },
    ]);
    expect(types).toEqual(['company-returned']);
    expect(body(state, 'unit')).toMatchObject({ men: 720, start: 720 });
    expect([sizeOf(state, 'unit'), placeOf(state, 'unit')]).toEqual([
      [132, 22],
      [900, 450],
    ]);
  });

  test('that has come back does not go out again in the same turn', () => {
    const touching = board({ unit: { ...PARENT, figures: 20 }, 'unit-skirmishers': { ...OUT, at: [900, 466.5] } });
    const { state } = play(touching, [{ 'call-in': 'unit-skirmishers' }]);
    expect(refusal(state, { 'send-out': 'unit' })).toBe('dg.formation.into-skirmish back-already');
    expect(refusal({ ...state, done: touching.done }, { 'send-out': 'unit' })).toBeNull();
  });

  test('that comes back as another is due keeps that one waiting', () => {
    const start = board(
      {
        'unit-skirmishers': { ...OUT, at: [900, 466.5], changing: { into: 'parent', left: 1 } },
        unit: { ...PARENT, figures: 20 },
      },
      {},
      { now: { phase: 'firing', side: 'austrian' } },
    );
    const sending = { ...start, units: { ...start.units, unit: { ...body(start, 'unit'), sending: 1 } } };
    expect(play(sending, [END]).types).toEqual(['phase-began', 'change-went-on', 'company-returned']);
  });

  test('does not come out of guns, of skirmishers, or of too few', () => {
    const no = 'dg.formation.into-skirmish no-company';
    const guns = { type: 'french-foot-battery', at: [900, 450], facing: 'north' };
    expect(refusal(board({ unit: guns }), { 'send-out': 'unit' })).toBe(no);
    expect(refusal(board({ unit: { ...PARENT, formation: 'skirmish-order' } }), { 'send-out': 'unit' })).toBe(no);
    expect(refusal(board({ unit: { ...PARENT, figures: 4 } }), { 'send-out': 'unit' })).toBe(no);
  });
});

describe('the leash', () => {
  const out = (at: readonly number[], readings = {}, parent = PARENT) =>
    board({ unit: { ...parent, figures: 20 }, out: { ...OUT, at } }, {}, { readings });

  test('skirmishers stay within 200 mm of their parent', () => {
    const state = out([900, 600]);
    // 150 mm from centre to centre is a gap of 133.5.
    expect(refusal(state, { move: 'out', legs: ['forward 66.5'] })).toBeNull();
    expect(refusal(state, { move: 'out', legs: ['forward 67'] })).toBe('dg.skirmish.parent-distance off-leash');
    const centres = out([900, 600], { 'dg-149': 'centre-to-centre' });
    expect(refusal(centres, { move: 'out', legs: ['forward 51'] })).toBe('dg.skirmish.parent-distance off-leash');
  });

  test('if the parent has marched off they come back', () => {
    const state = out([900, 800]);
    expect(refusal(state, { move: 'out', legs: ['forward 10'] })).toBe('dg.skirmish.parent-distance off-leash');
    expect(refusal(state, { move: 'out', legs: ['back 50'] })).toBeNull();
  });

  test('by one reading the parent may not leave them behind', () => {
    const parent = { ...PARENT, facing: 'south' };
    const leave = { move: 'unit', legs: ['forward 100'] };
    expect(refusal(out([900, 600], {}, parent), leave)).toBeNull();
    expect(refusal(out([900, 600], { 'dg-107': 'parent-may-not' }, parent), leave)).toBe(
      'dg.skirmish.parent-distance off-leash',
    );
  });
});

describe('the gap of 40 mm', () => {
  const SCREEN = { type: 'austrian-jaeger', figures: 4, formation: 'skirmish-order', at: [900, 530], facing: 'south' };

  test('skirmishers come no nearer to formed enemies', () => {
    const state = board({ out: { ...ALONE, at: [900, 600], facing: 'north' } }, { foe: { ...FOE, at: [900, 700] } });
    // The gap is 83.5 mm.
    expect(refusal(state, { move: 'out', legs: ['forward 43.5'] })).toBeNull();
    expect(refusal(state, { move: 'out', legs: ['forward 44'] })).toBe('dg.skirmish.forty-gap too-near');
    const loose = { ...FOE, at: [900, 700], condition: 'unformed' };
    const unformed = board({ out: { ...ALONE, at: [900, 600] } }, { foe: loose });
    expect(refusal(unformed, { move: 'out', legs: ['forward 60'] })).toBeNull();
  });

  test('they give way at once before formed troops, without cost to their own move', () => {
    const { state, events } = play(board({ unit: PARENT }, { jaeger: SCREEN }), [
      { move: 'unit', legs: ['forward 100'] },
    ]);
    expect(events).toMatchObject([
      { type: 'unit-moved' },
      { type: 'gave-way', unit: 'jaeger', before: 'unit', clauses: ['dg.skirmish.give-way'] },
    ]);
    // The front of the line is at 561; 40 mm and half their own depth before it.
    expect(placeOf(state, 'jaeger')).toEqual([900, 606.5]);
    expect(state.done.moved).toEqual(['unit']);
  });

  test('they are passed neither by skirmishers nor by unformed troops, and by one reading by nobody', () => {
    const unformed = board({ unit: { ...PARENT, condition: 'unformed' } }, { jaeger: SCREEN });
    expect(refusal(unformed, { move: 'unit', legs: ['forward 100'] })).toBe('dg.move.blocked in-the-way');
    const later = board({ unit: PARENT }, { jaeger: SCREEN }, { readings: { 'dg-063': 'next-own-move' } });
    expect(refusal(later, { move: 'unit', legs: ['forward 100'] })).toBe('dg.move.blocked in-the-way');
  });

  test('whoever has no room behind him is caught, and stops those who come', () => {
    const wall = { wall: { type: 'austrian-line', at: [900, 580], facing: 'south' } };
    const state = board({ unit: PARENT }, { jaeger: { ...SCREEN, at: [900, 530] }, ...wall });
    const near = play(state, [{ move: 'unit', legs: ['forward 40'] }]);
    expect(near.types).toEqual(['unit-moved', 'gave-way']);
    const edge = board({ unit: { ...PARENT, at: [900, 1100] } }, { jaeger: { ...SCREEN, at: [900, 1190] } });
    const caught = play(edge, [{ move: 'unit', legs: ['forward 60'] }]);
    expect(caught.types).toEqual(['unit-moved', 'gave-way', 'was-caught']);
    expect(body(caught.state, 'jaeger').mood).toBe('routing');
    expect(refusal(edge, { move: 'unit', legs: ['forward 85'] })).toBe('dg.move.blocked in-the-way');
  });
});

describe('passing through', () => {
  const friend = { type: 'french-light', figures: 4, formation: 'skirmish-order', at: [900, 490], facing: 'north' };

  test('skirmishers and friends pass each other, but nobody stands on anybody', () => {
    const state = board({ unit: PARENT, out: friend });
    expect(refusal(state, { move: 'unit', legs: ['forward 40'] })).toBe('dg.move.no-interpenetration ends-on');
    expect(refusal(state, { move: 'unit', legs: ['forward 80'] })).toBeNull();
    expect(refusal(state, { move: 'out', legs: ['back 80'] })).toBeNull();
    const one = board({ unit: PARENT, out: friend }, {}, { readings: { 'dg-072': 'skirmishers-only' } });
    expect(refusal(one, { move: 'unit', legs: ['forward 80'] })).toBe('dg.move.blocked in-the-way');
    expect(refusal(one, { move: 'out', legs: ['back 80'] })).toBeNull();
  });
});

test('skirmishers fire by companies, each at a target of its own, and move afterwards', () => {
  const eight = { ...ALONE, figures: 8, at: [900, 450] };
  const foes = { left: { ...FOE, figures: 8, at: [850, 540] }, right: { ...FOE, figures: 8, at: [950, 540] } };
  const start = board({ unit: eight }, foes, { now: { phase: 'firing' } });
  const cited = (state: typeof start, order: object) => {
    const verdict = judged(state, order as never);
    return verdict.ok ? verdict.clauses : verdict.reason;
  };
  expect(cited(start, { fire: 'unit', at: 'left' })).toContain('dg.skirmish.company-target');
  const fired = play(start, [{ fire: 'unit', at: 'left' }], [{ 'fire.unit': 1 }]).state;
  expect(cited(fired, { fire: 'unit', at: 'right' })).toContain('dg.skirmish.company-target');
  const { state } = play(fired, [END, END]);
  expect(cited(state, { move: 'unit', legs: ['back 50'] })).toContain('dg.skirmish.move-and-fire');
});

test('exhausted skirmishers who fire by companies have spent one turn of fire, and fire each turn whole', () => {
  const eight = { ...ALONE, figures: 8, at: [900, 450], condition: 'exhausted' };
  const foes = { left: { ...FOE, figures: 8, at: [850, 540] }, right: { ...FOE, figures: 8, at: [950, 540] } };
  const volleys = [
    { fire: 'unit', at: 'left' },
    { fire: 'unit', at: 'right' },
  ];
  const start = board({ unit: eight }, foes, { now: { phase: 'firing' } });
  const fired = (spent: object) => {
    const unit = { ...body(start, 'unit'), ...spent };
    const twice = [{ 'fire.unit': 1 }, { 'fire.unit': 1 }];
    return play({ ...start, units: { ...start.units, unit } }, volleys, twice);
  };
  const first = fired({});
  expect(first.types.filter((type) => type === 'strength-spent')).toHaveLength(1);
  expect(body(first.state, 'unit')).toMatchObject({ fatigue: 'exhausted', spent: 1 });
  const second = fired({ spent: 1 });
  expect(second.types.filter((type) => type === 'volley-fired')).toHaveLength(2);
  expect(body(second.state, 'unit').fatigue).toBe('utterly-exhausted');
});

test('troops before whom skirmishers give way join no melee, though they march to where those stood', () => {
  const state = board(
    { unit: PARENT },
    { out: { type: 'austrian-jaeger', figures: 4, formation: 'skirmish-order', at: [900, 520], facing: 'south' } },
  );
  const verdict = judged(state, { move: 'unit', legs: ['forward 53.5'] });
  expect(verdict.ok && verdict.clauses).toEqual(['dg.move.optional', 'dg.move.allowances']);
});
