import { describe, expect, test } from 'vitest';
import type { Plain, Readings } from '../../../src/core/ids.ts';
import type { State } from '../../../src/games/regiments-and-roundshot/state.ts';
import { beaten, board, condition, HIT, judged, place, play, ride, RIDE } from './fights.ts';

describe('cavalry that has beaten its enemy may ride on', () => {
  test('it is asked after a rout or a destruction, and may halt', () => {
    const state = beaten();
    expect(state.pending).toEqual({ kind: 'overrun', unit: 'lancers', next: ['b'] });
    expect(state.awaits).toMatchObject({ sides: ['french'], kind: 'choice', orders: ['ride', 'halt'] });
    expect(judged(state, { end: 'phase' })).toMatch(/^not-now/);
    const { state: halted, types } = play(state, [{ halt: 'lancers' }]);
    expect(types).toEqual(['overrun-left']);
    expect(place(halted, 'lancers')).toEqual([12, 16]);
    expect(judged(halted, { end: 'phase' })).toBe('allowed');
  });

  test('only the regiment that has won is asked, and none of its formation', () => {
    const state = beaten({ left: ['cavalry', 11.5, 16] });
    expect(judged(state, { ride: 'left', at: 'b' })).toBe('not-asked rr.overrun.next-unit');
    expect(judged(state, { halt: 'left' })).toBe('not-asked rr.overrun.next-unit');
    expect(judged(state, { ride: 'lancers', at: 'b' })).toBe('allowed');
  });

  test('not while an owner is asked about those whom a Break Roll sweeps along', () => {
    const state = ride({}, {}, { hands: { allied: [8] } }, { 'rr-095': 'every-rout' });
    const dice = [{ 'charge.lancers': [4, 4] }, { 'break.a': 1 }] as const;
    const { state: due, types } = play(state, [RIDE, { play: 'nothing' }], dice);
    expect([types.at(-1), due.pending?.kind]).toEqual(['rout-due', 'rout']);
    // The Eight saves the second of them, who is the next; the third runs.
    const saved = play(due, [{ play: 8 }]).state;
    expect(saved.pending).toMatchObject({ kind: 'overrun', next: ['b'] });
  });

  test('not after a result that leaves the target in place, nor for the last of a formation', () => {
    const disrupted = play(ride(), [RIDE], [{ 'charge.lancers': [3, 4] }]).state;
    expect([condition(disrupted, 'a'), disrupted.pending]).toEqual(['disrupted', null]);
    const alone = board({
      french: { lancers: ['cavalry', 12, 16] },
      allied: { a: ['infantry', 12, 16.5], gun: ['artillery', 12.5, 16.5] },
      phase: 'charge',
    });
    expect(play(alone, [RIDE], HIT).state.pending).toBeNull();
  });

  test('it goes to the nearest of that formation along the line of the centres, and has 1 more', () => {
    const { events, state } = play(
      beaten(),
      [{ ride: 'lancers', at: 'b' }, { halt: 'lancers' }],
      [{ 'charge.lancers': [6, 5] }],
    );
    expect(events.map(({ type }) => type)).toEqual([
      'announced',
      'overrun-ridden',
      'charge-made',
      'unit-destroyed',
      'overrun-due',
      'overrun-left',
    ]);
    expect(events[2]).toMatchObject({ isOverrun: true, reasons: [{ total: 12 }] });
    expect(place(state, 'lancers')).toEqual([12, 16.5]);
  });

  test('again and again while it succeeds, and no longer', () => {
    const { state, types } = play(
      beaten(),
      [
        { ride: 'lancers', at: 'b' },
        { ride: 'lancers', at: 'c' },
      ],
      [{ 'charge.lancers': [6, 6] }, { 'charge.lancers': [3, 2] }],
    );
    expect(types).not.toContain('charge-failed');
    expect([place(state, 'lancers'), condition(state, 'c')]).toEqual([[12, 17], 'steady']);
    expect(state.pending).toBeNull();
    expect(judged(state, { charge: 'lancers', at: 'c' })).toBe('has-acted rr.charge.cavalry-automatic');
  });

  test('those that rout are no next ones; after a Break Roll of 1 nobody is left', () => {
    const rout = play(ride(), [RIDE], [{ 'charge.lancers': [4, 4] }, { 'break.a': 2 }]).state;
    expect(rout.pending).toMatchObject({ kind: 'overrun', next: ['b'] });
    const all = play(ride(), [RIDE], [{ 'charge.lancers': [4, 4] }, { 'break.a': 1 }]).state;
    expect(all.pending).toBeNull();
  });

  test('a target that is destroyed by its Morale Test allows it, one that retreats does not', () => {
    const shaken = ride({}, { a: ['infantry', 12, 16.5, { condition: 'disrupted' }] });
    const gone = play(shaken, [RIDE], [{ 'charge.lancers': [2, 3] }, { 'morale.a': 6 }]).state;
    expect(gone.pending).toMatchObject({ kind: 'overrun', next: ['b'] });
    const routed = play(shaken, [RIDE], [{ 'charge.lancers': [2, 3] }, { 'morale.a': 4 }, { 'break.a': 6 }]).state;
    expect(routed.pending).toMatchObject({ kind: 'overrun' });
    expect(play(shaken, [RIDE], [{ 'charge.lancers': [2, 3] }, { 'morale.a': 2 }]).state.pending).toBeNull();
  });

  test('guns that a last stand destroys allow it, guns that it saves do not', () => {
    const battery = board({
      french: { lancers: ['cavalry', 12, 16] },
      allied: { a: ['artillery', 12, 16.5], b: ['artillery', 12.5, 16.5] },
      phase: 'charge',
    });
    const at = (face: number) => play(battery, [RIDE], [{ 'charge.lancers': [4, 4] }, { 'stand.a': face }]).state;
    expect(at(4).pending).toMatchObject({ kind: 'overrun', next: ['b'] });
    expect(at(3).pending).toBeNull();
  });

  test('an Eight turns the rout into a retreat, and nobody rides on', () => {
    const state = ride({}, {}, { hands: { allied: [8] } });
    const due = play(state, [RIDE], [{ 'charge.lancers': [4, 4] }]).state;
    expect(due.awaits).toMatchObject({ sides: ['allied'], by: 'rr.cards.eight-orderly-withdrawal' });
    const two = play(ride({}, {}, { hands: { allied: [8, 8] } }), [RIDE], [{ 'charge.lancers': [4, 4] }]).state;
    expect(judged(two, { play: [8, 8] })).toBe('no-eight rr.cards.eight-orderly-withdrawal');
    const saved = play(due, [{ play: 8 }]).state;
    expect([condition(saved, 'a'), saved.pending]).toEqual(['disrupted', null]);
    const routed = play(due, [{ play: 'nothing' }], [{ 'break.a': 3 }]).state;
    expect(routed.pending).toMatchObject({ kind: 'overrun', next: ['b'] });
  });
});

describe('the next one of the formation', () => {
  test('of two that are equally near the owner picks; the formation counts as it stood', () => {
    const line = board({
      french: { lancers: ['cavalry', 12, 16] },
      allied: {
        a: ['infantry', 12, 16.5],
        left: ['infantry', 12.5, 16.5],
        right: ['infantry', 11.5, 16.5],
        far: ['infantry', 11, 16.5],
        apart: ['infantry', 12, 17.2],
      },
      phase: 'charge',
    });
    const { state } = play(line, [RIDE], HIT);
    expect(state.pending).toMatchObject({ next: ['left', 'right'] });
    // They touch it already: it stays where it is.
    const { events } = play(state, [{ ride: 'lancers', at: 'right' }], [{ 'charge.lancers': [3, 2] }]);
    expect(events.map(({ type }) => type)).toEqual(['announced', 'charge-made']);
    expect(judged(state, { ride: 'lancers', at: 'far' })).toBe('not-next rr.overrun.next-unit');
  });

  test('another enemy on the line shields it, and the next nearest is taken', () => {
    const guarded = (allied: Readonly<Record<string, Plain>>) =>
      board({
        french: { lancers: ['cavalry', 12, 16] },
        allied: {
          a: ['infantry', 12, 16.5],
          b: ['infantry', 12.5, 17],
          c: ['infantry', 11.5, 17],
          d: ['infantry', 11.5, 17.5],
          ...(allied as object),
        },
        phase: 'charge',
      });
    const next = (allied: Readonly<Record<string, Plain>>) => {
      const { pending } = play(guarded(allied), [RIDE], HIT).state;
      return pending?.kind === 'overrun' ? pending.next : null;
    };
    expect(next({})).toEqual(['b', 'c']);
    expect(next({ gun: ['artillery', 12.6, 16.5] })).toEqual(['c']);
    expect(next({ gun: ['artillery', 12.6, 16.5], cannon: ['artillery', 11.4, 16.5] })).toBeNull();
  });

  test('it rides through friends, but where it would end on one it does not go', () => {
    const corner = (french: Readonly<Record<string, Plain>>) =>
      play(
        board({
          french: { lancers: ['cavalry', 12, 16], ...(french as object) },
          allied: { a: ['infantry', 12.5, 16.5], b: ['infantry', 13, 17], c: ['infantry', 13, 16.5] },
          phase: 'charge',
        }),
        [RIDE],
        HIT,
      ).state.pending;
    expect(corner({})).toMatchObject({ next: ['c'] });
    // It would end on the fusiliers at the one, and goes past them to the other.
    expect(corner({ fusiliers: ['infantry', 12.5, 16] })).toMatchObject({ next: ['b'] });
  });
});

describe('the way to the next one', () => {
  type Shorts = NonNullable<Parameters<typeof board>[0]['french']>;
  const field = (french: Shorts, allied: Shorts, readings: Readings = {}) =>
    play(
      board({
        french: { lancers: ['cavalry', 12, 16], ...french },
        allied: { a: ['infantry', 12, 16.5], ...allied },
        phase: 'charge',
        readings,
      }),
      [RIDE],
      HIT,
    ).state;
  const next = ({ pending }: State) => (pending?.kind === 'overrun' ? pending.next : null);

  test('leads past friends who stand beside it, behind or beyond; one on it bars it where friends are solid', () => {
    const solid = { 'rr-042': 'solid' };
    const behind: Shorts = {
      beside: ['infantry', 13, 16],
      rear: ['infantry', 12, 15],
      beyond: ['infantry', 12, 18.1],
    };
    const allied: Shorts = { b: ['infantry', 12, 17], c: ['infantry', 12, 17.5] };
    expect(next(field(behind, allied, solid))).toEqual(['b']);
    // The lancers touch it on their way and do not end on it.
    const aslant: Shorts = { b: ['infantry', 12.5, 17] };
    const corner: Shorts = { guard: ['infantry', 12.55, 15.9] };
    expect([next(field(corner, aslant)), next(field(corner, aslant, solid))]).toEqual([['b'], null]);
  });

  const MET = { 'rr-102': 'whom-it-meets' };
  const TURNED = { facing: 'north-east' };
  const gun: Shorts = { gun: ['artillery', 12.62, 15.86, TURNED] };
  const cannon: Shorts = { cannon: ['artillery', 12.8, 16.4, TURNED] };
  const b: Shorts = { b: ['infantry', 12.5, 17] };

  test.each([
    [gun, cannon],
    [cannon, gun],
  ])('ends at the first of several enemies on it, by one reading', (one, other) => {
    const state = field({}, { ...one, ...other, ...b }, MET);
    expect(state.pending).toEqual({ kind: 'overrun', unit: 'lancers', next: ['gun'], toward: { gun: 'b' } });
    const rode = play(state, [{ ride: 'lancers', at: 'gun' }], [{ 'charge.lancers': [3, 2] }]);
    expect(place(rode.state, 'lancers')).toEqual([12.02, 16.03]);
  });

  test('ends nowhere if only corners would meet, where these are no contact', () => {
    const corners = { 'rr-004': 'edges-only' };
    const beside: Shorts = { c: ['infantry', 12.5, 16.5] };
    expect([next(field({}, beside)), next(field({}, beside, corners))]).toEqual([['c'], null]);
    const behind: Shorts = { b: ['infantry', 12.2, 17] };
    const turned: Shorts = { ...behind, gun: ['artillery', 12.654, 16.2, TURNED] };
    expect([next(field({}, behind, corners)), next(field({}, turned, MET))]).toEqual([['b'], ['gun']]);
    expect(next(field({}, turned, { ...MET, ...corners }))).toBeNull();
  });

  test('cites what it is, and who comes along only if somebody does', () => {
    const clauses = (french: Readonly<Record<string, Plain>> = {}) =>
      play(beaten(french), [{ ride: 'lancers', at: 'b' }], [{ 'charge.lancers': [3, 2] }]).events.find(
        ({ type }) => type === 'overrun-ridden',
      )?.clauses;
    expect(clauses()).toEqual(['rr.overrun.next-unit']);
    expect(clauses({ left: ['cavalry', 11.5, 16] })).toEqual(['rr.overrun.next-unit', 'rr.overrun.comrades-follow']);
  });
});
