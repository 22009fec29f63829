import { describe, expect, test } from 'vitest';
import { engine } from '../../../src/games/death-or-glory/index.ts';
import { board, END, play, refusal } from './playing.ts';
import { COLUMN, LINE } from './units.ts';

const LATE = { turn: 3, phase: 'compulsory-moves' };
const ROUTING = { ...LINE, condition: 'routing', ran: 2 };
const FOE = { type: 'austrian-line', at: [900, 1000], facing: 'south' };
const HILL = { hill: { kind: 'hill', name: 'the mill hill', level: 1, circle: { at: [900, 700], radius: 100 } } };

/** How a battle ends on this board; undefined if it goes on. */
function ended(french: object, austrian: object, battle = {}, readings = {}) {
  const now = { ...LATE, battle };
  const { events } = play(board(french as never, austrian as never, { now, readings, terrain: HILL }), [END]);
  const event = events.find(({ type }) => type === 'battle-ended');
  return event?.type === 'battle-ended' ? [event.winner, event.because] : undefined;
}

describe('the end of a battle', () => {
  const other = { ...LINE, at: [400, 450] };

  test('half of the units of a side are broken or gone', () => {
    expect(ended({ unit: ROUTING, other }, { foe: FOE })).toEqual(['austrian', 'half-broken']);
    const third = { ...LINE, at: [1300, 450] };
    expect(ended({ unit: ROUTING, other, third }, { foe: FOE })).toBe(undefined);
    expect(ended({ unit: ROUTING, other, third }, { foe: FOE }, { strength: { french: 4, austrian: 1 } })).toEqual([
      'austrian',
      'half-broken',
    ]);
    expect(ended({ unit: ROUTING, other }, { foe: FOE }, {}, { 'dg-103': 'scenario-only' })).toBe(undefined);
  });

  test('a strength that is written for one side leaves that of the other', () => {
    const state = board({ other }, { foe: FOE }, { now: { ...LATE, battle: { strength: { french: 4 } } } });
    expect(state.battle!.strength).toEqual({ french: 4, austrian: 1 });
  });

  test('is told before it comes, as the reading has it', () => {
    const aim = (battle: object, readings = {}) =>
      engine.words.aim(board({ other }, { foe: FOE }, { now: { ...LATE, battle }, readings, terrain: HILL }));
    const half = 'A side is beaten as soon as half of its units are broken or gone.';
    expect(aim({})).toBe(half);
    expect(aim({ turns: 8 })).toBe(`${half} After 8 turns, the side with more units left wins.`);
    const byGround = 'After 8 turns, the side with more formed figures on the mill hill wins.';
    expect(aim({ turns: 8, holds: 'hill' })).toBe(`${half} ${byGround}`);
    expect(aim({ turns: 8, holds: 'hill' }, { 'dg-103': 'scenario-only' })).toBe(byGround);
  });

  test('both at once is a draw', () => {
    expect(ended({ unit: ROUTING }, { foe: { ...FOE, condition: 'routing', ran: 2 } })).toEqual([null, 'half-broken']);
  });

  test('a company counts as a part of its parent', () => {
    const company = { ...LINE, figures: 4, formation: 'skirmish-order', at: [900, 600], parent: 'unit' };
    expect(ended({ unit: ROUTING, company, other }, { foe: FOE })).toEqual(['austrian', 'half-broken']);
  });

  test('after the last turn whoever has more formed figures on the ground wins', () => {
    const last = { turns: 3, holds: 'hill' };
    const on = { unit: { ...COLUMN, at: [900, 650] } };
    expect(ended(on, { foe: FOE }, { ...last, turns: 4 })).toBe(undefined);
    expect(ended(on, { foe: FOE }, last)).toEqual(['french', 'ground']);
    expect(ended({ unit: { ...on.unit, condition: 'unformed' } }, { foe: FOE }, last)).toEqual([null, 'ground']);
    expect(ended(on, { foe: { ...FOE, at: [900, 780], figures: 30 } }, last)).toEqual(['austrian', 'ground']);
  });

  test('or whoever has the greater part of his units left', () => {
    const units = { unit: ROUTING, other, third: { ...LINE, at: [1300, 450] } };
    expect(ended(units, { foe: FOE }, { turns: 3 })).toEqual(['austrian', 'time']);
    expect(ended({ other }, { foe: FOE }, { turns: 3 })).toEqual([null, 'time']);
  });

  test('nothing can be ordered after it', () => {
    const state = board({ other }, { foe: FOE }, { now: { ...LATE, battle: { turns: 3 } } });
    const { state: after, types } = play(state, [END]);
    expect([types.at(-1), after.awaits, after.phase]).toEqual(['battle-ended', null, 'compulsory-moves']);
    expect(refusal(after, END)).toBe('dg.sequence.order over');
  });
});

describe('the wounded of a campaign', () => {
  const wounded = { perrin: { name: 'General Perrin', side: 'french' } };
  const over = (more = {}) =>
    board(
      { unit: LINE },
      { foe: FOE },
      { now: { ...LATE, battle: { campaign: true, over: 'french', wounded, ...more } } },
    );

  test('0 to 6 he dies, 7 to 9 he recovers; a nought is the lowest', () => {
    for (let face = 0; face < 10; face += 1) {
      const { events, state } = play(over(), [{ recover: 'perrin' }], [{ 'recovery.perrin': face }]);
      expect(events[0]).toMatchObject({ type: 'general-recovery', recovers: face >= 7 });
      expect(state.awaits).toBe(null);
    }
  });

  test('only after a battle of a campaign', () => {
    expect(over({ campaign: undefined }).awaits).toBe(null);
    expect(over().awaits).toMatchObject({ sides: ['french'], orders: ['recover'] });
  });

  test('a serious wound puts a general on the list', () => {
    const units = { unit: LINE, perrin: { type: 'brigadier', name: 'General Perrin', at: [900, 410] } };
    const foe = { ...FOE, at: [900, 530] };
    const now = { turn: 2, phase: 'firing', side: 'austrian', first: 'austrian', battle: { campaign: true } };
    const state = board(units, { foe }, { now });
    const { state: after } = play(
      state,
      [{ fire: 'foe', at: 'unit' }],
      [{ 'fire.foe': 0 }, { 'risk.perrin': 8 }, { 'morale.unit': 1 }],
    );
    expect(after.battle!.wounded.map(({ name, side }) => [name, side])).toEqual([['General Perrin', 'french']]);
    expect(after.units['perrin']).toBe(undefined);
  });
});
