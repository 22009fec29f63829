import { describe, expect, test } from 'vitest';
import { bySection, heading, shownClauses } from '../../src/library/pages/clauses.ts';
import { linkedClauses } from '../../src/library/reference/index.ts';
import { homeOf, clauseBoards, stepPath } from '../../src/library/pages/clause-boards.ts';
import { tablesOf } from '../../src/library/pages/values.ts';
import { boards } from '../../src/library/boards/view.ts';
import { clauseFile, gameFile, glossaryFile } from '../../src/library/files.ts';
import { library, shownGames } from '../../src/library/plays.ts';
import type { Clause } from '../../src/scenario/files/ledger.ts';

const clauses = clauseFile('paper-bayonet').value;
const clause = (section: string): Clause => ({ ...clauses[0]!, section });

describe('the rules page', () => {
  test('puts a clause under its first heading', () => {
    expect(heading(clause('Line of sight rule, first caption'))).toBe('Line of sight rule');
    expect(heading(clause('Firing artillery; Unit table'))).toBe('Firing artillery');
    expect(
      bySection([clause('A; B'), clause('B'), clause('A, row 2')]).map(({ id, clauses: all }) => [id, all.length]),
    ).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
  });

  test.each(shownGames())(
    'of %s has every clause, including those that a step, a ruling or a table cites',
    async (game) => {
      const { onSite, met } = await shownClauses(game, await linkedClauses(game));
      const { onSite: phases } = gameFile(game).value;
      expect(onSite).toEqual(clauseFile(game).value.filter(({ phase }) => phases.includes(phase)));
      const held = new Set([...onSite, ...met].map(({ id }) => id));
      const { rulings } = await library(game);
      const own = [...(await boards()).values()].filter((played) => played.game === game);
      const wanted = [
        ...own.flatMap(({ play }) => play.steps.flatMap((step) => step.cited)),
        ...[...rulings.values()].flatMap(({ ruling }) => ruling.clauses),
        ...glossaryFile(game).flatMap((term) => term.clauses),
        ...(await linkedClauses(game)),
      ];
      expect(wanted.length).toBeGreaterThan(0);
      expect(wanted.filter((id) => !held.has(id))).toEqual([]);
      expect(
        met.filter((each) => onSite.includes(each)),
        'nothing is only met that has its own place',
      ).toEqual([]);
    },
  );

  test('of a game with all its phases has nothing that is only met', async () => {
    const { met } = await shownClauses('paper-bayonet', await linkedClauses('paper-bayonet'));
    expect(met).toEqual([]);
  });
});

describe('the boards that show a clause', () => {
  test('a clause that a chapter teaches is shown first by a board of that chapter', async () => {
    const [first] = (await clauseBoards('paper-bayonet')).get('pb.los.howitzer-exempt')!;
    expect(first).toMatchObject({ on: 'chapter', teaches: true, board: 'pb.the-howitzer' });
    expect(stepPath(first!, first!.steps[0]!.id)).toMatch(
      /^\/learn\/paper-bayonet\/guns-and-line-of-sight\/#pb\.the-howitzer:[a-z-]+$/,
    );
  });

  test('a clause that only another reading cites is shown on that reading’s own board', async () => {
    const all = (await clauseBoards('paper-bayonet')).get('pb.artillery.fires-table-activated')!;
    expect(all.map(({ board, page }) => [board, page])).toEqual([
      [expect.stringMatching(/^pb\.[a-z-]+@activated-only$/), '/rulings/pb-019/'],
    ]);
  });

  test('every clause of the artillery phase that the engine plays is shown somewhere', async () => {
    const shown = await clauseBoards('paper-bayonet');
    const dark = clauses.filter(({ phase, engine, id }) => phase === 'artillery' && engine === true && !shown.has(id));
    expect(dark.map(({ id }) => id)).toEqual([]);
  });

  test('a further board of a ruling belongs to the ruling’s page', async () => {
    const id = 'pb.through-the-screen';
    expect(await homeOf(id, (await boards()).get(id)!)).toBe('/rulings/pb-035/');
    const [first] = (await clauseBoards('paper-bayonet')).get('pb.charge.once')!;
    expect(first).toMatchObject({ on: 'ruling', board: id, page: '/rulings/pb-035/' });
  });

  test('every board belongs to a page', async () => {
    for (const [id, played] of await boards()) {
      const { prefix } = gameFile(played.game).value;
      expect(await homeOf(id, played)).toMatch(
        new RegExp(`^/(learn/${played.game}/[a-z-]+|rulings/${prefix}-\\d{3}|embed/${prefix}\\.[a-z-]+)/$`),
      );
    }
  });
});

describe('the values of a clause', () => {
  test('mappings become two rows', () => {
    expect(tablesOf({ needed_by_distance: { '3': 3, '2': 2 } })).toEqual([
      {
        rows: [
          { name: 'distance', cells: ['2', '3'] },
          { name: 'needed', cells: ['2', '3'] },
        ],
      },
    ]);
  });

  test('several values become a row each, with a true minus sign', () => {
    expect(tablesOf({ saved_on: [4, 5], effect: -1 })).toEqual([
      {
        rows: [
          { name: 'saved on', cells: ['4, 5'] },
          { name: 'effect', cells: ['−1'] },
        ],
      },
    ]);
  });

  test('what holds or does not, and what is not there, is said in words', () => {
    const [table] = tablesOf({ wins: true, loses: false, range: null });
    expect(table!.rows.map(({ cells }) => cells)).toEqual([['yes'], ['no'], ['none']]);
  });

  test('a single value is already in the sentence', () => {
    expect(tablesOf({ range: 6 })).toEqual([]);
    expect(tablesOf(undefined)).toEqual([]);
  });
});
