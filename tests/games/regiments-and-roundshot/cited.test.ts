import { describe, expect, test } from 'vitest';
import type { Plain, Readings } from '../../../src/core/ids.ts';
import type { Scripted } from '../../../src/core/dice.ts';
import { engine } from '../../../src/games/regiments-and-roundshot/index.ts';
import type { State } from '../../../src/games/regiments-and-roundshot/state.ts';
import { given } from './battle.ts';
import { board, HIT, play, ride, RIDE } from './fights.ts';

/*
 * What an allowed order and an event cite: all their clauses, and no others.
 */

/** The clauses of an allowed order, without the name of the game. */
function cited(state: State, written: Plain): readonly string[] {
  const verdict = engine.judge(state, given(state, written));
  return verdict.ok ? short(verdict.clauses) : [`refused: ${verdict.reason}`];
}

const short = (clauses: readonly string[]): readonly string[] => clauses.map((id) => id.replace('rr.', ''));

/** The events of some orders from the first of a type on, each with its clauses. */
const happened = (state: State, orders: readonly Plain[], dice: readonly Scripted[], from: string) => {
  const { events } = play(state, orders, dice);
  const first = events.findIndex(({ type }) => type === from);
  return events.slice(first).map(({ type, clauses }) => [type, ...short(clauses)].join(' '));
};

const DISRUPTED = { condition: 'disrupted' };
const ROUTING = { condition: 'routing' };

describe('an allowed attack cites what allows it, and the card that goes with it', () => {
  const hands = { french: ['5', '7', 'jack'], allied: [] };

  test('a shot', () => {
    const state = board({
      french: { gun: ['artillery', 12, 10] },
      allied: { foe: ['infantry', 12, 12] },
      phase: 'bombardment',
      now: { hands },
    });
    const all = [
      'bombardment.all-players',
      'bombardment.target-in-range',
      'range.maximum',
      'bombardment.line-of-sight',
    ];
    const shot = { bombard: 'gun', at: 'foe' };
    expect(cited(state, shot)).toEqual(all);
    expect(cited(state, { ...shot, with: 7 })).toEqual([...all, 'cards.seven-disciplined-firepower']);
  });

  test('a volley', () => {
    const state = board({
      french: { one: ['infantry', 12, 10] },
      allied: { a: ['infantry', 12, 10.5] },
      phase: 'volley',
      now: { hands },
    });
    const all = ['volley.all-players', 'volley.touching'];
    const volley = { volley: 'one', at: 'a' };
    expect(cited(state, volley)).toEqual(all);
    expect(cited(state, { ...volley, with: 7 })).toEqual([...all, 'cards.seven-disciplined-firepower']);
    const last: State = { ...state, part: 3, met: [{ unit: 'one', at: 'a' }] };
    expect(cited(last, volley)).toEqual([...all, 'volley.mover-second']);
  });

  test('a charge and an Overrun', () => {
    const state = ride({}, {}, { hands });
    expect(cited(state, RIDE)).toEqual(['charge.cavalry-automatic']);
    expect(cited(state, { ...RIDE, with: 5 })).toEqual(['charge.cavalry-automatic', 'cards.five-breakthrough']);
    const due = play(state, [RIDE], HIT).state;
    const all = ['overrun.next-unit', 'charge.mod-overrun'];
    expect(cited(due, { ride: 'lancers', at: 'b' })).toEqual(all);
    expect(cited(due, { halt: 'lancers' })).toEqual(['overrun.next-unit']);
    expect(happened(due, [{ halt: 'lancers' }], [], 'overrun-left')).toEqual(['overrun-left overrun.next-unit']);
    expect(cited(due, { ride: 'lancers', at: 'b', with: 5 })).toEqual([...all, 'cards.five-breakthrough']);
  });

  test('a bayonet charge, for a card of its own or of its formation', () => {
    const state = (readings: Readings = {}) =>
      board({
        french: { one: ['infantry', 12, 10], two: ['infantry', 12.5, 10] },
        allied: { a: ['infantry', 12, 10.5] },
        phase: 'charge',
        now: { hands: { french: ['jack', 'king'] } },
        readings,
      });
    expect(cited(state(), { charge: 'one', at: 'a', with: 'jack' })).toEqual(['charge.bayonet-face-card']);
    const { state: after, events } = play(
      state({ 'rr-033': 'whole-formation' }),
      [{ charge: 'one', at: 'a', with: 'jack' }],
      [{ 'charge.one': [2, 3] }],
    );
    expect(events[1]).toMatchObject({ type: 'bayonets-fixed', clauses: ['rr.charge.bayonet-face-card'] });
    expect(cited(after, { charge: 'two', at: 'a' })).toEqual(['charge.bayonet-face-card']);
    expect(cited(after, { charge: 'two', at: 'a', with: 'king' })).toEqual(['refused: no-use']);
  });
});

describe('an allowed roll cites what allows it, and the King', () => {
  const state = board({
    french: {
      marshal: ['hq', 12, 10],
      one: ['infantry', 12, 12, DISRUPTED],
      two: ['infantry', 14, 12, ROUTING],
    },
    allied: { foe: ['infantry', 12, 30] },
    phase: 'rally',
    now: { hands: { french: ['king'] } },
  });

  test('to reform, and to rally', () => {
    expect(cited(state, { recover: 'one' })).toEqual(['rally.recovery-roll']);
    expect(cited(state, { recover: 'one', with: 'king' })).toEqual(['rally.recovery-roll', 'cards.king-recovery']);
    const all = ['rally.hq-range', 'rally.rally-roll'];
    expect(cited(state, { rally: 'two' })).toEqual(all);
    expect(cited(state, { rally: 'two', with: 'king' })).toEqual([...all, 'cards.king-rally']);
  });

  test('so do the rolls themselves', () => {
    expect(happened(state, [{ recover: 'one', with: 'king' }], [{ 'recovery.one': 4 }], 'card-played')).toEqual([
      'card-played cards.discard-to-play cards.king-recovery',
      'recovery-rolled rally.recovery-roll',
    ]);
    const dice = [{ 'recovery.one': 4 }, { 'rally.two': 4 }] as const;
    expect(happened(state, [{ rally: 'two', with: 'king' }], dice, 'card-played')).toEqual([
      'card-played cards.discard-to-play cards.king-rally',
      'rally-rolled rally.hq-range rally.rally-roll',
    ]);
  });
});

describe('what comes of an attack cites its clauses', () => {
  const shot = (type: 'infantry' | 'artillery', more = {}) =>
    board({
      french: { gun: ['artillery', 12, 10], lancers: ['cavalry', 12.75, 11] },
      allied: { foe: [type, 12, 11, more], other: [type, 12, 11.5] },
      phase: 'bombardment',
    });
  const FIRE = [{ bombard: 'gun', at: 'foe' }];

  test('of a shot, by the rows of its table', () => {
    const after = (faces: readonly [number, number], ...dice: readonly Scripted[]) =>
      happened(shot('infantry'), FIRE, [{ 'bombardment.gun': faces }, ...dice], 'guns-fired');
    const fired = 'guns-fired bombardment.roll';
    expect(after([2, 2])).toEqual([fired]);
    expect(after([3, 4])).toEqual([fired, 'unit-disrupted disrupted.marking']);
    expect(after([6, 6])).toEqual([fired, 'unit-destroyed victory.lost-means']);
    expect(after([5, 4], { 'break.foe': 1 })).toEqual([
      fired,
      'unit-routed rout.move victory.lost-means',
      'unit-fled rout.move',
      'break-rolled rout.break-roll',
      'formation-broke rout.break-roll rout.move victory.lost-means',
    ]);
  });

  test('of a second disruption', () => {
    const after = (face: number, ...dice: readonly Scripted[]) =>
      happened(
        shot('infantry', DISRUPTED),
        FIRE,
        [{ 'bombardment.gun': [3, 3] }, { 'morale.foe': face }, ...dice],
        'morale-tested',
      );
    const tested = 'morale-tested disrupted.second-disruption disrupted.morale-test';
    expect(after(1)).toEqual([tested]);
    expect(after(2)).toEqual([tested, 'unit-retreated retreat.move retreat.stays-disrupted']);
    expect(after(6)).toEqual([tested, 'unit-destroyed disrupted.morale-test victory.lost-means']);
  });

  test('of a last stand, and of a charge that fails', () => {
    const at = (faces: readonly [number, number], ...dice: readonly Scripted[]) =>
      happened(
        board({
          french: { lancers: ['cavalry', 12, 16] },
          allied: { a: ['artillery', 12, 16.5] },
          phase: 'charge',
        }),
        [RIDE],
        [{ 'charge.lancers': faces }, ...dice],
        'charge-made',
      );
    const stand = 'stand-rolled rout.artillery-immunity rout.last-stand';
    const made = 'charge-made charge.roll';
    expect(at([4, 4], { 'stand.a': 3 })).toEqual([made, stand, 'unit-disrupted rout.last-stand']);
    expect(at([4, 4], { 'stand.a': 4 })).toEqual([made, stand, 'unit-destroyed rout.last-stand victory.lost-means']);
    const failed = 'charge-failed failed-charge.roll';
    expect(at([1, 1], { 'failed.lancers': 2 })).toEqual([made, failed, 'unit-disrupted disrupted.marking']);
    expect(at([1, 1], { 'failed.lancers': 6 })).toEqual([
      made,
      failed,
      'unit-destroyed failed-charge.roll victory.lost-means',
    ]);
  });

  test('of an attack that Smoke stops, and of one whose dice lie there', () => {
    const smoke = happened(ride({}, {}, { hands: { allied: [2] } }), [RIDE, { play: 2 }], [], 'card-played');
    expect(smoke).toEqual([
      'card-played cards.discard-to-play cards.two-smoke',
      'negated cards.two-smoke',
      'charge-made cards.two-smoke',
    ]);
    const late = board({
      french: { lancers: ['cavalry', 12, 16] },
      allied: { a: ['infantry', 12, 16.5] },
      phase: 'charge',
      now: { hands: { allied: [4] } },
      readings: { 'rr-024': 'after-the-dice' },
    });
    const thrown = happened(late, [RIDE, { play: 'nothing' }], [{ 'charge.lancers': [4, 4] }], 'card-passed');
    expect(thrown).toEqual(['card-passed cards.discard-to-play', 'dice-thrown charge.roll']);
  });

  test('of an Overrun that is due, and of a rout that an Eight may stop', () => {
    expect(happened(ride(), [RIDE], HIT, 'unit-destroyed')).toEqual([
      'unit-destroyed victory.lost-means',
      'overrun-due overrun.next-unit',
    ]);
    const due = happened(ride({}, {}, { hands: { allied: [8] } }), [RIDE], [{ 'charge.lancers': [4, 4] }], 'rout-due');
    expect(due).toEqual(['rout-due cards.eight-orderly-withdrawal']);
    const asked = play(ride({}, {}, { hands: { allied: [8] } }), [RIDE], [{ 'charge.lancers': [4, 4] }]).state;
    const answered = (play: Plain, dice: readonly Scripted[] = []) =>
      happened(asked, [{ play }], dice, 'card-played')[0];
    expect(answered(8)).toBe('card-played cards.discard-to-play cards.eight-orderly-withdrawal');
    const [passed] = play(asked, [{ play: 'nothing' }], [{ 'break.a': 2 }]).events;
    expect(passed).toMatchObject({ type: 'card-passed', clauses: ['rr.cards.eight-orderly-withdrawal'] });
  });

  test('of a rout that goes on, over the edge, and where there is no way', () => {
    const begins = (at: readonly [number, number], foe: number, rear = 30) =>
      happened(
        board({
          french: { one: ['infantry', ...at, ROUTING] },
          allied: { foe: ['infantry', 12, foe], rear: ['infantry', 12, rear] },
          phase: 'strategy',
        }),
        [{ end: 'phase' }],
        [],
        'phase-began',
      ).slice(1);
    expect(begins([12, 10], 16)).toEqual(['unit-fled rout.move rout.continues']);
    expect(begins([12, 1], 16)).toEqual(['unit-left rout.move rout.continues']);
    expect(begins([12, 10], 10.5, 9.5)).toEqual(['unit-destroyed rout.cannot-move-destroyed victory.lost-means']);
  });
});
