import fc from 'fast-check';
import { expect, test } from 'vitest';
import { QUESTIONS, ranked, type Answers, type GameFacts } from '../../src/core/fitting.ts';

const small: GameFacts = {
  game: 'small',
  name: 'Small',
  table: [71, 46],
  minutes: 40,
  time: '40 minutes',
  decides: { by: 'dice', says: 'A die or two.' },
  alone: { well: true, says: 'Nothing is hidden.' },
};
const large: GameFacts = {
  game: 'large',
  name: 'Large',
  table: [183, 122],
  minutes: 300,
  time: '5 hours',
  decides: { by: 'charts', says: 'A chart for everything.' },
  alone: { well: false, says: 'Orders are written in secret.' },
};

test('a game that fits more of the answers comes first, and each says why', () => {
  const [first, second] = ranked([large, small], { table: 'small', time: 'hour', players: 'alone' });
  expect(first).toEqual({
    game: 'small',
    name: 'Small',
    place: 1,
    fits: ['It needs a table of 0.7 by 0.5 m.', 'A battle takes about 40 minutes.', 'Nothing is hidden.'],
    against: [],
  });
  expect(second).toMatchObject({ game: 'large', place: 2, fits: [] });
  expect(second!.against).toContain('Orders are written in secret.');
  expect(ranked([small, large], { decides: 'charts' })[0]!.game).toBe('large');
});

test('games that fit equally well share a place, the shorter battle first', () => {
  const games = ranked([large, small], { table: 'any', time: 'any', players: 'two' });
  expect(games.map(({ game, place }) => [game, place])).toEqual([
    ['small', 1],
    ['large', 1],
  ]);
});

const answers: fc.Arbitrary<Answers> = fc.record(
  Object.fromEntries(QUESTIONS.map(({ id, values }) => [id, fc.constantFrom(...values.map((value) => value.id))])),
  { requiredKeys: [] },
);

test('whatever is answered, every game is ranked once, and every answer but `any` speaks for it or against it', () => {
  fc.assert(
    fc.property(answers, fc.shuffledSubarray([small, large], { minLength: 2 }), (given, games) => {
      const all = ranked(games, given);
      expect(all.map(({ game }) => game).toSorted()).toEqual(['large', 'small']);
      const told = Object.values(given).filter((answer) => answer !== 'any').length;
      for (const { fits, against } of all) expect(fits.length + against.length).toBe(told);
      expect(all[0]!.place).toBe(1);
      expect(all[0]!.fits.length).toBeGreaterThanOrEqual(all[1]!.fits.length);
    }),
  );
});
