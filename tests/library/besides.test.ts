import { expect, test } from 'vitest';
import { besides } from '../../src/library/pages/compare/terms.ts';

const all = besides();
const othersOf = (game: string, id: string) =>
  all.find((own) => own.game === game && own.term.id === id)?.others.map((other) => `${other.game} ${other.term.id}`);

test('what one game calls a word of another stands beside it, in both', () => {
  expect(othersOf('two-by-two', 'disrupted')).toContain('death-or-glory shaken');
  expect(othersOf('death-or-glory', 'shaken')).toContain('two-by-two disrupted');
});

test('whatever stands beside a word has that word beside it, and is of another game', () => {
  for (const { game, term, others } of all)
    for (const other of others) {
      expect(other.game).not.toBe(game);
      expect(othersOf(other.game, other.term.id)).toContain(`${game} ${term.id}`);
    }
});

test('a word that no other game has stands alone', () => {
  expect(othersOf('two-by-two', 'range-unit')).toBeUndefined();
});
