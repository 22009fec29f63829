import type { APIRoute } from 'astro';
import { gameFile } from '../library/files.ts';
import { contentsOf } from '../library/pages/chapters.ts';
import { allRulings } from '../library/pages/rulings.ts';
import { shownGames } from '../library/plays.ts';
import { linkTo, twinPath } from '../library/twins/links.ts';
import { rulingPath } from '../register/paths.ts';

/** What is on the site for whoever reads it as Markdown: llmstxt.org. */
export const GET: APIRoute = async ({ site }) => {
  const games = await Promise.all(
    shownGames().map(async (game) => {
      const { name, character } = gameFile(game).value;
      const chapters = (await contentsOf(game)).map(
        ({ title, path, promise }) => `- ${linkTo(title, twinPath(path), site)}: ${(promise ?? '').trim()}`,
      );
      const rules = `- ${linkTo('The rules, clause by clause', `/rules/${game}.md`, site)}`;
      return [`## ${name}`, character.trim(), [...chapters, rules].join('\n')].join('\n\n');
    }),
  );
  const rulings = (await allRulings()).map(
    ({ ruling: { id, question } }) => `- ${linkTo(id, twinPath(rulingPath(id)), site)}: ${question}`,
  );
  const text = [
    '# Drill Square',
    '> Learn five Napoleonic tabletop wargames by doing: every board, every die and every number on these pages comes from a rules engine.',
    'Each chapter, clause and ruling has a twin in Markdown, at the same address with .md in place of the last slash; a clause has it at /rules/<game>/<id>.md.',
    ...games,
    '## Rulings',
    rulings.join('\n'),
    '## Optional',
    `- ${linkTo('Open data', '/data/index.json', site)}: games, clauses, rulings, scenarios, odds and glossary as JSON, each with its schema`,
    '',
  ];
  return new Response(text.join('\n\n'));
};
