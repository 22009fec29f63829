import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { seeded } from '../../../src/core/seeded.ts';
import { countOdds } from '../../../src/games/contract/odds.ts';
import { engine, type State } from '../../../src/games/death-or-glory/index.ts';
import { roundsDue } from '../../../src/games/death-or-glory/melee/due.ts';
import { READINGS } from '../../../src/games/death-or-glory/rulings.ts';
import { broken } from './broken.ts';
import { against, FOOT, melee } from './melees.ts';

const TYPES = [
  ['french-line', ['line', 'column', 'square', 'skirmish-order']],
  ['french-conscripts', ['line', 'column', 'square']],
  ['french-hussars', ['line', 'column']],
  ['french-cuirassiers', ['line', 'column']],
  ['french-foot-battery', ['deployed']],
] as const;

const unit = fc.constantFrom(...TYPES).chain(([type, formations]) =>
  fc.record({
    type: fc.constant(type),
    formation: fc.constantFrom(...formations),
    figures: fc.integer({ min: 2, max: 9 }),
    condition: fc.constantFrom([], [], ['unformed'], ['shaken'], ['routing'], ['exhausted'], ['utterly-exhausted']),
    melee: fc.constantFrom({}, { impact: true as const }, { rounds: 1, won: true as const }, { rounds: 3 }),
  }),
);

/** Up to two on a side, each in contact with a side of the first. */
const boards = fc
  .record({
    first: unit,
    second: unit,
    foes: fc.array(unit, { minLength: 1, maxLength: 2 }),
    // Opposite sides, so that the two do not stand on each other.
    sides: fc.constantFrom(['front', 'rear'], ['rear', 'front'], ['left', 'right'], ['right', 'left']),
  })
  .map(({ first, second, foes, sides }) =>
    melee(
      { foot: { ...FOOT, ...first, at: [900, 600] }, second: { ...FOOT, ...second, at: [300, 200] } },
      Object.fromEntries(foes.map((foe, n) => [`foe-${n}`, against('foot', sides[n]!, foe)])),
    ),
  );

const MELEES = ['dg-079', 'dg-080', 'dg-081', 'dg-085', 'dg-110', 'dg-115', 'dg-131', 'dg-132', 'dg-150'] as const;
const readings = fc.record(Object.fromEntries(MELEES.map((id) => [id, fc.constantFrom(...READINGS[id])])));

/** Ends phases and fights whatever is due, for some turns. */
function fightOn(start: State, seed: number, watch: (state: State, before: State, events: never) => void): State {
  const dice = seeded(seed);
  let state = start;
  for (let n = 0; n < 40; n += 1) {
    const all = engine.candidates(state);
    const isDue = (type: string): boolean => ['fight', 'roll', 'end-phase', 'stand', 'evade'].includes(type);
    // Who is out of hand has to charge before the phase may end.
    const { order } = all.find((each) => isDue(each.order.type)) ?? all[0]!;
    const verdict = engine.judge(state, order);
    if (!verdict.ok) throw new Error(JSON.stringify(verdict));
    const events = engine.resolve(state, order, dice);
    const now = events.reduce((each, event) => engine.apply(each, event), state);
    watch(now, state, events as never);
    state = now;
  }
  return state;
}

test('melees that are fought out under any readings reach no state that may not be', () => {
  let rounds = 0;
  fc.assert(
    fc.property(boards, readings, fc.integer(), (board, chosen, seed) => {
      fightOn({ ...board, readings: chosen }, seed, (state, before, events) => {
        if ((events as readonly { type: string }[]).some(({ type }) => type === 'round-over')) rounds += 1;
        expect(broken(state, before, events)).toEqual([]);
      });
    }),
    { numRuns: 150 },
  );
  expect(rounds).toBeGreaterThan(150);
});

test('the odds of a round are those of many games', () => {
  const state = melee(
    { foot: FOOT, near: { ...FOOT, at: [1100, 450] } },
    { foe: against('foot', 'front', { type: 'austrian-cuirassiers', melee: { impact: true } }) },
  );
  const order = { type: 'fight', unit: 'foe' } as const;
  const odds = countOdds(engine as never, state as never, order);
  expect(odds.isCut).toBe(true);
  const games = 3000;
  const seen: Record<string, number> = {};
  for (let seed = 0; seed < games; seed += 1) {
    const { word } = engine.tally(engine.resolve(state, order, seeded(seed)));
    seen[word] = (seen[word] ?? 0) + 1;
  }
  for (const [word, { ways, of }] of Object.entries(odds.chances))
    expect((seen[word] ?? 0) / games, word).toBeCloseTo(Number(ways) / Number(of), 1);
});

test('every round that is due can be ordered by either side', () => {
  fc.assert(
    fc.property(boards, (board) => {
      for (const round of roundsDue(board))
        for (const side of ['french', 'austrian']) {
          const state = engine.at(board, { side, phase: 'melee' });
          const own = round.find((body) => body.side === side)!;
          expect(engine.judge(state, { type: 'fight', unit: own.id }).ok).toBe(true);
        }
    }),
    { numRuns: 100 },
  );
});
