import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { engine, type State } from '../../../src/games/two-by-two/index.ts';
import { begin, read, type Field } from './field.ts';
import { laws } from './laws.ts';

/* What is drawn for a refused order: the cause that the rule names, or else the attempt itself. */

const field: Field = {
  french: { a: 'infantry 16,12 north', p: 'infantry 20,12 north pinned', k: 'lancers 12,12 north' },
  allied: { b: 'infantry 16,16 south' },
  now: { phase: 'move' },
};
const shows = (state: State, order: object) => {
  const verdict = engine.judge(state, read(state, order));
  return verdict.ok ? 'allowed' : verdict.shows;
};

test('an order that a unit on the table is given never is refused without a picture', () => {
  let refused = 0;
  fc.assert(
    fc.property(laws.boards.chain((state) => fc.tuple(fc.constant(state), fc.array(laws.written(state)))), ([state, inputs]) => {
      for (const input of inputs) {
        const order = engine.order(input, state);
        if (!order.ok || !('unit' in order.value) || !Object.hasOwn(state.units, order.value.unit)) continue;
        const verdict = engine.judge(state, order.value);
        if (verdict.ok) continue;
        refused += 1;
        expect([verdict.reason, verdict.shows.length > 0]).toEqual([verdict.reason, true]);
      }
    }),
    { numRuns: 300 },
  ); // prettier-ignore
  expect(refused).toBeGreaterThan(500);
});

describe('where a rule draws nothing itself', () => {
  const state = begin(field);
  test('the way is drawn that was asked for', () => {
    expect(shows(state, { move: 'p', legs: ['forward 2'] })).toMatchObject([
      { kind: 'path', unit: 'p', sense: 'move' },
    ]);
    expect(shows(begin({ ...field, now: { phase: 'shoot' } }), { charge: 'k', at: 'b', legs: ['forward 2'] })).toMatchObject([{ kind: 'path', unit: 'k', sense: 'charge', stopped: expect.anything() as unknown }]); // prettier-ignore
  });
  test('or those are lit whom it is about', () => {
    expect(shows(state, { shoot: 'a', at: 'b' })).toEqual([{ kind: 'light', units: ['a', 'b'] }]);
    expect(shows(state, { form: 'p', into: 'attack-column' })).toEqual([{ kind: 'light', units: ['p'] }]);
  });
  test('an order without a way lights its unit, one that is about nobody here lights nothing', () => {
    const disrupted = begin({ ...field, french: { a: 'infantry 16,12 north disrupted' } });
    const stay = engine.judge(disrupted, { type: 'move', unit: 'a', legs: [] });
    expect(stay).toMatchObject({ ok: false, shows: [{ kind: 'light', units: ['a'] }] });
    expect(engine.judge(state, { type: 'concede', side: 'french' })).toMatchObject({ ok: false, shows: [] });
  });
  test('what it says itself stays', () => {
    expect(shows(begin({ ...field, now: { phase: 'shoot' } }), { shoot: 'a', at: 'b' })).toMatchObject([{ kind: 'ruler' }]); // prettier-ignore
    expect(shows(state, { move: 'a', legs: ['forward 2'] })).toBe('allowed');
  });
});

test('a unit that cannot rally shows how far off the nearest HQ is (tt.rally.hq-distance)', () => {
  const near = (hqs: Field['french']) =>
    shows(begin({ ...field, french: { p: 'infantry 16,4 north pinned', ...hqs }, now: { phase: 'rally' } }), {
      rally: 'p',
    });
  const [ruler, ...more] = near({ far: 'hq-division 30,4 north', near: 'hq-division 22,4 north' }) as readonly { kind: string; to: readonly [number, number] }[]; // prettier-ignore
  expect([ruler!.kind, Math.round(ruler!.to[0] / 19_050), more]).toEqual(['ruler', 21, []]);
  expect(near({})).toEqual([{ kind: 'light', units: ['p'] }]);
});

test('a way that is too far is drawn stopped where the move is spent', () => {
  const drawn = (...legs: string[]) => {
    const [path] = shows(state, { move: 'a', legs }) as unknown as { through: unknown[]; stopped?: [number, number] }[];
    const [x, y] = path!.stopped ?? [0, 0];
    return [path!.through.length, x / 19_050, y / 19_050];
  };
  const state = begin({ ...field, allied: { b: 'infantry 16,26 south' } });
  expect(drawn('forward 5')).toEqual([2, 16, 16]);
  expect(drawn('forward 3', 'forward 3', 'forward 1')).toEqual([3, 16, 16]);
  expect(drawn('forward 3', 'turn right 90°', 'forward 2')).toEqual([4, 17, 15]);
  expect(drawn('forward 4', 'forward 1')).toEqual([3, 16, 16]);
  const wheeling = begin({ ...field, allied: { b: 'infantry 16,26 south' } }, { 'tt-014': 'wheel' });
  expect(shows(wheeling, { move: 'a', legs: ['forward 4', 'turn left 180°'] })).not.toHaveProperty('0.stopped');
});
