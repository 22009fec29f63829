import { expect, test } from 'vitest';
import { sameChance, type Fraction } from '../../src/core/fraction.ts';
import { countOdds } from '../../src/games/contract/odds.ts';
import { columnFaults } from '../../src/library/compare/faults.ts';
import { library } from '../../src/library/plays.ts';
import { engineOf } from '../../src/register/index.ts';
import { countSteps, type Counted, type CountedSteps } from '../../src/scenario/compare/odds.ts';
import { oddsOf } from '../../src/scenario/play/odds.ts';

/*
 * What a comparison counts of a game whose odds look farther than an order.
 */

const engine = await engineOf('picket');
const { scenarios } = await library('picket');

const stepOf = (board: `${string}.${string}`, id: string) =>
  scenarios.get(board)!.play.steps.find((each) => each.id === id)!;
const count = (board: `${string}.${string}`, steps: Omit<CountedSteps, 'changes'>) =>
  countSteps(engine, scenarios.get(board)!.scenario, { ...steps, changes: [] });

/** Chances by what they mean for both sides. */
function shares(all: readonly (readonly [shared: string, chance: Fraction])[]) {
  const found = new Map<string, Fraction>();
  for (const [shared, { ways, of }] of all) {
    const before = found.get(shared) ?? { ways: 0n, of: 1n };
    if (ways > 0n) found.set(shared, { ways: before.ways * of + ways * before.of, of: before.of * of });
  }
  return found;
}
const ofCounted = (counted: Counted) =>
  shares('says' in counted ? [] : counted.outcomes.map(({ actor, target, chance }) => [`${actor}, ${target}`, chance]));
const ofStep = (board: `${string}.${string}`, id: string, horizon: string) => {
  const { before, order } = stepOf(board, id);
  const { chances } = countOdds(engine, before, order!, { horizon });
  return shares(
    Object.entries(chances).map(([word, chance]) => {
      const { actor, target } = engine.outcomes[word]!;
      return [`${actor}, ${target}`, chance];
    }),
  );
};
function expectSame(one: ReadonlyMap<string, Fraction>, other: ReadonlyMap<string, Fraction>) {
  expect([...one.keys()].sort()).toEqual([...other.keys()].sort());
  for (const [shared, chance] of one) expect(sameChance(chance, other.get(shared)!), shared).toBe(true);
}

test.each(['contact', 'fight'])('a charge is counted %s as the odds of its step are', (horizon) => {
  const counted = ofCounted(count('pk.a-charge', { beats: ['charge', 'charge'], horizon }));
  expectSame(counted, ofStep('pk.a-charge', 'charge', horizon));
});

test('where no horizon is named, it is the farthest', () => {
  const beats = ['charge', 'charge'] as const;
  expectSame(ofCounted(count('pk.a-charge', { beats })), ofStep('pk.a-charge', 'charge', 'fight'));
  expect(ofCounted(count('pk.a-charge', { beats, horizon: 'contact' })).size).toBe(2);
});

test('two steps of one charge come to the same as the charge alone', () => {
  const counted = ofCounted(count('pk.a-charge', { beats: ['charge', 'contact'] }));
  expectSame(counted, ofStep('pk.a-charge', 'charge', 'fight'));
  const near = ofCounted(count('pk.a-charge', { beats: ['charge', 'contact'], horizon: 'contact' }));
  expectSame(near, ofStep('pk.a-charge', 'charge', 'contact'));
});

test('what the other side may play besides is not mixed in', () => {
  const { before, order } = stepOf('pk.a-volley', 'volley');
  const odds = oddsOf(engine, before, order!, 'blue')!;
  const supposed = odds.further.find(({ says }) => says === 'if they damp your powder')!;
  expect(supposed.chances).not.toEqual(odds.chances);
  const counted = count('pk.a-volley', { beats: ['volley', 'volley'] });
  expectSame(ofCounted(counted), ofStep('pk.a-volley', 'volley', 'fight'));
  expect('assumes' in counted && counted.assumes).toBe(
    'These odds assume that nobody plays a card, and that a unit under fire ducks.',
  );
});

test('a horizon that the game does not have is a fault of the column', () => {
  const topic = { order: 1, title: 'A charge', about: 'What it does.', intro: ['It is one.'], questions: [] };
  const column = { chapters: [], cells: {}, choices: {} };
  const faults = (horizon?: string) => columnFaults(topic, { ...column, horizon }, engine, undefined);
  expect(faults()).toEqual([]);
  expect(faults('fight')).toEqual([]);
  expect(faults('dawn')).toEqual([{ path: 'horizon', found: 'dawn', wanted: 'a horizon of this game' }]);
});
