import { describe, expect, test } from 'vitest';
import { sameChance } from '../../../src/core/fraction.ts';
import { lineAt, onLine } from '../../../src/games/campaign-1805/artillery/laying.ts';
import { hitByBall, meetingOf } from '../../../src/games/campaign-1805/artillery/touched.ts';
import { cm } from '../../../src/games/campaign-1805/tables.ts';
import { fallenBy, wrongBy } from '../../../src/games/campaign-1805/artillery/deviation.ts';
import { rules } from '../../../src/games/campaign-1805/rules.ts';
import type { State } from '../../../src/games/campaign-1805/state.ts';
import { countOdds } from '../../../src/games/contract/odds.ts';
import { judge } from '../../../src/games/campaign-1805/turn/judge.ts';
import { NORTH, turned } from '../../../src/geometry/facings.ts';
import { battery, eventOf, hitBy, hitIn, played, shooting, shot, type Script } from './batteries.ts';
import { at, body, field, line, musketeers } from './field.ts';

/** Two ranks of ten, nobody special in the way of the ball, 26.5 cm before the muzzle. */
const target = musketeers({ ranks: ['Csoooooooo', 'oooooooooo'] });
/** The middle of a model of the front rank: the ball goes through it and the one behind. */
const LAID = at(60.5, 48.5);
const FIRE = { type: 'fire', unit: 'battery', laid: LAID } as const;
const AT_HORSE = { by: 'cf.charge.stand-and-shoot-penalty', value: -2 } as const;

const hits = (state: State, guess: number, dice: readonly [way: number, far: number], ...killed: Script) =>
  hitBy(shot(state, { guess, laid: LAID }, [{ 'way.battery': dice[0] }, { 'cm.battery': dice[1] }, ...killed]));

describe('the two dice of the artillery', () => {
  test('1-2 is short, 3-4 on the marker, 5-6 long', () => {
    expect([1, 2, 3, 4, 5, 6].map(fallenBy)).toEqual(['short', 'short', 'marker', 'marker', 'long', 'long']);
  });

  test.each([
    ['first-line', null, 4, 4],
    ['old-guard', null, 4, 2],
    ['old-guard', null, 1, 0],
    ['partizani', null, 4, 6],
    ['first-line', AT_HORSE, 4, 6],
  ] as const)('a crew of %s with %o: a %i is %i cm', (troops, penalty, face, far) => {
    expect(wrongBy(field([]), battery({ troops }), penalty, face)).toBe(far);
  });

  test('by one reading are taken as they fall', () => {
    expect(wrongBy({ readings: { 'cf-073': 'no-skill' } }, battery({ troops: 'old-guard' }), AT_HORSE, 4)).toBe(4);
  });
});

describe('a cannon ball', () => {
  const state = shooting([battery(), target]);

  test.each(['marker-to-landing', 'cannon-to-landing', 'cannon-to-marker-through'])(
    'that meets the same by number hits the same, from %s',
    (reading) => {
      const on = { ...state, readings: { 'cf-072': reading } };
      const all = onLine(on, lineAt(battery(), target, LAID));
      const known = new Map<number, string>();
      for (let marker = 20; marker < 35; marker += 0.5)
        for (let landing = 20; landing < 35; landing += 0.5) {
          const ball = { fallen: 'long', marker: cm(marker), landing: cm(landing) } as const;
          const hit = hitByBall(on, all, ball).map(({ model }) => `${model.rank}.${model.file}`);
          const before = known.get(meetingOf(on, all, ball)) ?? String(hit);
          expect(String(hit)).toBe(before);
          known.set(meetingOf(on, all, ball), before);
        }
      expect(new Set(known.values()).size).toBeGreaterThan(2);
    },
  );

  test('hits between its marker and where it lands', () => {
    // 26.5 to 27.5 cm is the front rank, to 28.5 the rear rank.
    expect(hits(state, 25, [5, 1])).toEqual({});
    expect(hits(state, 25, [5, 2], { 'killed.musketeers': '1' })).toEqual({ musketeers: ['0.4'] });
    expect(hits(state, 25, [6, 3], { 'killed.musketeers': '11' })).toEqual({ musketeers: ['0.4', '1.4'] });
    expect(hits(state, 30, [1, 3], { 'killed.musketeers': '11' })).toEqual({ musketeers: ['0.4', '1.4'] });
  });

  test('on its marker hits only who stands there', () => {
    expect(hits(state, 27, [3, 9], { 'killed.musketeers': '1' })).toEqual({ musketeers: ['0.4'] });
    expect(hits(state, 30, [4, 9])).toEqual({});
  });

  test('that goes between two files touches both', () => {
    const script: Script = [{ 'way.battery': 5 }, { 'cm.battery': 9 }, { 'killed.musketeers': '1111' }];
    const hit = hitBy(shot(state, { guess: 25, laid: at(60, 48) }, script));
    expect(hit['musketeers']!.toSorted()).toEqual(['0.4', '0.5', '1.4', '1.5']);
  });

  test('never comes down behind the gun', () => {
    const { events } = played(state, { ...FIRE, guess: 3 }, [{ 'way.battery': 1 }, { 'cm.battery': 10 }]);
    expect(eventOf(events, 'gun-fired')).toMatchObject({ landing: at(60, 21.5), fallen: 'short' });
  });

  test('takes exactly those models that fall, and counts as a cannon that hit', () => {
    const script: Script = [
      { 'way.battery': 6 },
      { 'cm.battery': 3 },
      { 'killed.musketeers': '12' },
      { 'test.musketeers': 1 },
    ];
    const { state: after, events } = played(state, { ...FIRE, guess: 25 }, script);
    expect(after.units['musketeers']!.ranks).toEqual(['Csoooooooo', 'oooo.ooooo']);
    expect(after.suffered.cannoned).toEqual(['musketeers']);
    expect(eventOf(events, 'tested').clauses).toContain('cf.morale.mod-cannon');
    expect(eventOf(events, 'tested').reasons[0].test).toMatchObject({ number: 4 + 2 - 1 });
    expect(after.acted['battery']).toBe('fired');
  });

  test('hits friends as well as enemies', () => {
    const friend = line({ id: 'friend', ranks: ['oo'], at: at(60.5, 50.5) });
    const near = shooting([
      battery(),
      musketeers({ ranks: ['oo'], strength: 2, commanders: [], at: at(60.5, 47) }),
      friend,
    ]);
    const got = hits(near, 25, [5, 9], { 'killed.musketeers': '1' }, { 'killed.friend': '1' });
    expect(Object.keys(got)).toEqual(['musketeers', 'friend']);
  });

  test('takes an officer; by one reading only when nobody else is left', () => {
    const led = musketeers();
    const script: Script = [{ 'killed.musketeers': '2' }, { 'killed.musketeers': '2' }, { 'test.musketeers': 1 }];
    const dice: Script = [{ 'way.battery': 6 }, { 'cm.battery': 5 }];
    const { state: after } = played(shooting([battery(), led]), { ...FIRE, guess: 25 }, [...dice, ...script]);
    expect(after.units['musketeers']).toMatchObject({ commanders: [], ranks: ['oooo.soooo', 'oooo.ooooo'] });
    const spared = shooting([battery(), led], { readings: { 'cf-067': 'everywhere' } });
    const other = played(spared, { ...FIRE, guess: 25 }, [...dice, script[0]!, script[2]!]);
    expect(hitIn(other.events)).toEqual({ musketeers: ['1.4'] });
    expect(other.state.units['musketeers']!.commanders).toEqual(['captain']);
  });

  test('turns its battery along its line', () => {
    const east = battery({ facing: turned(NORTH, 'right', 90), at: at(58.5, 21.5) });
    const { state: after } = played(shooting([east, target]), { ...FIRE, guess: 5 }, [
      { 'way.battery': 3 },
      { 'cm.battery': 1 },
    ]);
    const [x, y] = after.units['battery']!.facing;
    expect(Math.abs(x) < 20_000 && y > 999_000).toBe(true);
  });

  test('is told with the guess that would have served best', () => {
    const { events } = played(state, { ...FIRE, guess: 5 }, [{ 'way.battery': 3 }, { 'cm.battery': 1 }]);
    const told = eventOf(events, 'gun-fired');
    expect(told).toMatchObject({ guess: 5, fallen: 'marker', radius: null });
    // From 27 cm on: a third on the marker, and long and short shots run through it.
    expect(told.best).toBe(27);
    expect(rules.words.event(told, state)).toBe(
      'The battery fires at the musketeers, 5 cm: the ball falls on the marker. The best guess was 27 cm.',
    );
  });
});

describe('by other readings a ball', () => {
  const screen = body('screen', { side: 'allied', ranks: ['oo'], at: at(60.3, 52) });
  const state = (reading: string) => shooting([battery(), target, screen], { readings: { 'cf-072': reading } });

  test('hits all the way from the gun', () => {
    const got = hits(state('cannon-to-landing'), 30, [5, 5], { 'killed.musketeers': '11' }, { 'killed.screen': '1' });
    expect(Object.keys(got)).toEqual(['musketeers', 'screen']);
    expect(hits(state('marker-to-landing'), 30, [5, 5], { 'killed.screen': '1' })).toMatchObject({ screen: ['0.1'] });
  });

  test('is stopped by the first body', () => {
    const got = hits(state('cannon-to-marker-through'), 30, [5, 5], { 'killed.musketeers': '11' });
    expect(got).toEqual({ musketeers: ['0.4', '1.4'] });
    expect(hits(state('cannon-to-marker-through'), 20, [4, 5])).toEqual({});
  });

  test('lands within its range', () => {
    const capped = shooting([battery(), target], { readings: { 'cf-075': 'everything-capped' } });
    const dice: Script = [{ 'way.battery': 6 }, { 'cm.battery': 9 }];
    const of = (from: State) => eventOf(played(from, { ...FIRE, guess: 70 }, dice).events, 'gun-fired');
    expect(of(capped).landing[1]).toBeCloseTo(at(0, 93.5)[1], -3);
    expect(of(shooting([battery(), target])).landing[1]).toBeCloseTo(at(0, 100.5)[1], -3);
  });

  test('fells on a D6', () => {
    const six = shooting([battery(), target], { readings: { 'cf-074': 'd6' } });
    const { struck } = shot(six, { guess: 27, laid: LAID }, [
      { 'way.battery': 3 },
      { 'cm.battery': 1 },
      { 'killed.musketeers': '1' },
    ]);
    expect(struck[0]!.reasons[0]).toMatchObject({ die: { sides: 6 }, needs: 2 });
  });
});

describe('an order to fire a gun', () => {
  const state = shooting([battery(), target]);
  const why = (from: State, order: object) => {
    const verdict = judge(from, { ...FIRE, guess: 30, ...order });
    return verdict.ok ? null : verdict.reason;
  };

  test('needs a guess within its range', () => {
    expect(why(state, { guess: 30 })).toBeNull();
    expect(judge(state, { type: 'fire', unit: 'battery' })).toMatchObject({ reason: 'guess-needed' });
    expect(why(state, { guess: 72 })).toBeNull();
    expect(why(state, { guess: 73 })).toBe('guess-too-far');
  });

  test('lays it on its target, by one reading on the model that is nearest', () => {
    expect(why(state, { laid: at(70, 48.5) })).toBe('line-misses');
    expect(why(state, { laid: at(65, 48) })).toBeNull();
    const nearest = shooting([battery(), target], { readings: { 'cf-112': 'nearest-model' } });
    expect(why(nearest, {})).toBe('laid-on-nearest');
    expect(why(nearest, { laid: undefined })).toBeNull();
  });

  test('is none for muskets', () => {
    const volley = field([line(), musketeers()], { written: { line: { does: 'fire', at: 'musketeers' } } });
    expect(judge(volley, { type: 'fire', unit: 'line', guess: 7 })).toMatchObject({ reason: 'no-guess' });
  });

  test('needs a clear line, and room to turn', () => {
    const wall = line({ id: 'wall', ranks: ['o'.repeat(30)], at: at(60, 30) });
    expect(why(shooting([battery(), target, wall]), {})).toBe('no-clear-line');
    const gap = line({ id: 'gap', ranks: ['oooooo'], at: at(62.6, 30) });
    expect(why(shooting([battery(), target, gap]), {})).toBe('no-clear-line');
    expect(why(shooting([battery(), target, gap]), { laid: at(56, 48.5) })).toBeNull();
    const wood = {
      wood: { kind: 'woods', name: 'the wood', outline: [at(50, 35), at(70, 35), at(70, 30), at(50, 30)] },
    };
    expect(why(shooting([battery(), target], { terrain: wood as never }), {})).toBe('no-clear-line');
    const beside = line({ id: 'beside', ranks: ['ooo'], at: at(60.5, 23) });
    const aside = musketeers({ at: at(30, 30) });
    expect(why(shooting([battery(), aside, beside]), { laid: at(30, 30) })).toBe('no-room-to-turn');
    expect(why(shooting([battery(), target, wall], { readings: { 'cf-058': 'range-only' } }), {})).toBeNull();
  });

  test('is due before the phase ends', () => {
    expect(judge(state, { type: 'end-phase' })).toMatchObject({ reason: 'shots-due' });
  });

  test('is offered with guesses that tell nothing of the distance', () => {
    const guesses = rules.candidates(state).flatMap(({ order }) => (order.type === 'fire' ? [order.guess] : []));
    expect(guesses).toEqual([8, 16, 24, 32, 40, 48, 56, 64, 72]);
    const free = shooting([battery(), target], { readings: { 'cf-071': 'free-measuring' } });
    expect(rules.candidates(free).some(({ order }) => order.type === 'fire' && order.guess === 27)).toBe(true);
  });
});

test('the odds of a shot are counted to the last die', () => {
  const alone = musketeers({ ranks: ['o'], strength: 1, commanders: [], at: at(60, 49) });
  const state = shooting([battery(), alone]);
  // The model stands from 27 to 28 cm, and 27 is its edge: on the marker it is hit.
  const { chances } = countOdds(rules, state, { type: 'fire', unit: 'battery', guess: 27 });
  // Always hit (short runs up to the marker, long begins there); falls with 9 in 10.
  expect(sameChance(chances['destroyed']!, { ways: 9n, of: 10n })).toBe(true);
  const far = countOdds(rules, state, { type: 'fire', unit: 'battery', guess: 29 });
  // Short by one or more: 2 in 6, always; falls with 9 in 10.
  expect(sameChance(far.chances['destroyed']!, { ways: 3n, of: 10n })).toBe(true);
});
