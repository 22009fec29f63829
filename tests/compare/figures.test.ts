import { describe, expect, test } from 'vitest';
import { FIGURES } from '../../src/library/pages/compare/figures.ts';
import { share } from '../../src/core/fraction.ts';
import { clauseFile } from '../../src/library/files.ts';
import { figuresOf } from '../../src/library/compare/figures.ts';
import { library, shownGames } from '../../src/library/plays.ts';
import { oddsOf } from '../../src/scenario/play/odds.ts';
import { favoured } from '../../src/core/outcomes.ts';
import { engineOf } from '../../src/register/index.ts';

// Everything is played and counted once, which takes longer than a test may.
await Promise.all(shownGames().map(figuresOf));

describe.each(shownGames())('the figures of %s', (game) => {
  test('each have a figure or a sentence with its source', async () => {
    const figures = await figuresOf(game);
    for (const { title, of } of FIGURES) {
      const { figure, cell } = of(figures);
      expect(figure !== '' || cell.clauses.length + cell.rulings.length > 0, title).toBe(true);
      expect(cell.says, title).toMatch(/\.$/);
    }
  });

  test('weigh fights whose chances add up to one, and of the uneven one the weaker side wins less often', async () => {
    const { even, uneven } = await figuresOf(game);
    for (const { chances } of [even, uneven]) {
      const sum = Object.values(chances).reduce((all, chance) => all + share(chance), 0);
      expect(sum).toBeCloseTo(1, 5);
    }
    expect(share(even.chances.actor)).toBeCloseTo(share(even.chances.target), 2);
    const stronger = uneven.weaker === 'actor' ? 'target' : 'actor';
    expect(share(uneven.chances[uneven.weaker])).toBeLessThan(share(uneven.chances[stronger]));
  });

  test('tell the dice, chapters and rules that there are', async () => {
    const { dice, chapters, rules, spread } = await figuresOf(game);
    expect(rules).toBe(clauseFile(game).value.filter(({ engine }) => engine).length);
    expect(dice.sides).toEqual([6]);
    expect(dice.most).toBeGreaterThanOrEqual(dice.mean);
    expect(chapters.minutes).toBeGreaterThan(chapters.count);
    expect(spread).toEqual(spread.toSorted((a, b) => a - b));
  });
});

test('the even fight of Paper Bayonet is what its engine counts for the order itself', async () => {
  const game = 'paper-bayonet';
  const { even } = await figuresOf(game);
  const engine = await engineOf(game);
  const step = (await library(game)).scenarios.get('pb.four-fights')!.play.steps.find(({ id }) => id === 'by-one')!;
  const { chances } = oddsOf(engine, step.before, step.order!)!;
  const better = Object.entries(chances).filter(([word]) => favoured(engine.outcomes[word]!) === 'actor');
  expect(better.reduce((sum, [, chance]) => sum + share(chance), 0)).toBeCloseTo(share(even.chances.actor), 5);
});

test('lengths are told on the ground where the rules state a scale', async () => {
  const { reach } = await figuresOf('two-by-two');
  expect(reach.musket).toMatchObject({ says: '[1]', metres: 229 });
  expect(reach.gun).toMatchObject({ says: '[8]', metres: 1829 });
});
