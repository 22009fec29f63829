import { describe, expect, test } from 'vitest';
import { chooseIf, FIGURES, timeOf } from '../../src/library/pages/compare/figures.ts';
import { share } from '../../src/core/fraction.ts';
import { clauseFile } from '../../src/library/files.ts';
import { figuresOf } from '../../src/library/compare/figures.ts';
import { usualBattle } from '../../src/library/compare/battle-length.ts';
import { library, wholeGames } from '../../src/library/plays.ts';
import { oddsOf } from '../../src/scenario/play/odds.ts';
import { favoured } from '../../src/core/outcomes.ts';
import { figuresSchema } from '../../src/scenario/compare/figures.ts';
import { engineOf, loadGame } from '../../src/register/index.ts';
import * as v from 'valibot';

// Everything is played and counted once, which takes longer than a test may.
await Promise.all(wholeGames().map(figuresOf));

describe.each(wholeGames())('the figures of %s', (game) => {
  test('each have a figure or a sentence with its source, or are left out', async () => {
    const figures = await figuresOf(game);
    for (const { title, of } of FIGURES) {
      const told = of(figures);
      if (told === null) continue;
      const { figure, cell, link } = told;
      expect(figure !== '' || link !== undefined || cell.clauses.length + cell.rulings.length > 0, title).toBe(true);
      if (link === undefined) expect(cell.says, title).toMatch(/\.$/);
    }
  });

  test('tell whom it is for in two sentences, and every number in them stands in the table', async () => {
    const figures = await figuresOf(game);
    const sentences = chooseIf(figures);
    expect(sentences).toHaveLength(2);
    expect(sentences[0]).toMatch(/^Choose it if /);
    const table = FIGURES.map(({ of }) => of(figures)?.figure).join(' | ');
    for (const says of sentences) {
      expect(says).not.toMatch(/[{}]/);
      for (const number of says.match(/\d+/g) ?? []) expect(table, number).toContain(number);
    }
  });

  test('tell the single models where men fall one by one, and not their bodies alone', async () => {
    const figures = await figuresOf(game);
    const loaded = await loadGame(game);
    const { engine } = loaded;
    const bodies = loaded
      .scene(usualBattle(game, engine), [])
      .marks.flatMap((mark) => (mark.kind === 'base' && mark.ranks !== undefined ? [mark] : []));
    const { figure } = FIGURES.find(({ title }) => title === 'Pieces a side')!.of(figures)!;
    if (bodies.length === 0) {
      expect(figure).toMatch(/^\d+( to \d+)?$/);
      return;
    }
    const most = Math.max(
      ...engine.sides(usualBattle(game, engine)).map((_, n) => {
        const own = bodies.filter(({ side }) => side === (['first', 'second'] as const)[n]);
        return own.flatMap(({ ranks }) => [...ranks!.join('')]).filter((place) => 'oCs'.includes(place)).length;
      }),
    );
    expect(figure).toMatch(new RegExp(`${most} ${engine.words.losses} in ${figures.length.units[1]} bodies$`));
  });

  test('weigh an even fight whose chances add up to one', async () => {
    const { even } = await figuresOf(game);
    const sum = Object.values(even.chances).reduce((all, chance) => all + share(chance), 0);
    expect(sum).toBeCloseTo(1, 5);
    // Where only the attacker rolls, no fight is exactly even.
    expect(Math.abs(share(even.chances.actor) - share(even.chances.target))).toBeLessThan(0.03);
  });

  test('tell the chapters and rules that there are', async () => {
    const { chapters, rules } = await figuresOf(game);
    expect(rules).toBe(clauseFile(game).value.filter(({ engine }) => engine).length);
    expect(chapters.minutes).toBeGreaterThan(chapters.count);
  });

  test('say how many battles did not end within the limit', async () => {
    const figures = await figuresOf(game);
    const open = figures.length.orders.filter((each) => each === null).length;
    const says = FIGURES[0]!.of(figures)!.cell.says;
    if (open > 0) expect(says).toContain(`${open} of ${figures.length.orders.length} had not ended after`);
    else expect(says).not.toContain('had not ended');
  });
});

test.each([
  [15, '5 minutes'],
  [100, '35 minutes'],
  [180, '1 hour'],
  [405, '2¼ hours'],
])('%i orders take %s at 20 seconds an order', (orders, says) => {
  expect(timeOf(orders)).toBe(says);
});

test.each([
  ['no figure in it', 'Choose it if you like paper.'],
  ['a figure that there is none of', 'Choose it if you like {colour} paper.'],
])('a sentence with %s is refused', (_what, says) => {
  const found = v.safeParse(figuresSchema.entries.choose, [says, 'It takes {time}.']);
  expect(found.issues?.[0]?.message).toMatch(/names a figure or more: \{orders\}/);
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
