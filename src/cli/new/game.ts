import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isPrefix } from '../../core/ids.ts';
import { failure, success, type Result } from '../../core/result.ts';
import { editorSchemas } from '../../integrations/schemas/index.ts';
import { gameFile } from '../../library/files.ts';
import { games } from '../../library/plays.ts';
import { ofEveryGame, type Asked, type Made, type Places } from './made.ts';
import { asYaml, withWords } from './starter.ts';

/*
 * A new game begins as a copy of a whole tiny game, `starters/game`. That has the folders of a
 * second root, so it is type-checked and played where it stands.
 */

const STARTER = ofEveryGame('game');

/** The words of the starter in whose place a new game has its own. */
const WORDS = { name: 'new-game', prefix: 'ng', title: 'A new game' } as const;

const slashed = (file: string): string => file.replaceAll('\\', '/');

/** Where a file of the starter goes. */
function placeOf(file: string, { name, prefix }: Asked, { project, shared, ruleTests }: Places): string {
  const [folder = '', ...rest] = slashed(relative(STARTER, file)).split('/');
  if (folder === 'laws') return join(ruleTests, name, 'laws.ts');
  const named = rest.map((part) => withWords(part, new Map([[WORDS.prefix, prefix]])));
  const roots: Readonly<Record<string, string>> = { content: shared, tests: ruleTests };
  return join(roots[folder] ?? join(project, 'src', folder), name, ...named.slice(1));
}

/** The same text at its new place: each path that it imports leads where it led before. */
const moved = (text: string, file: string, asked: Asked, places: Places): string =>
  text.replaceAll(/(?<=from ')\.[^']+/g, (path) => {
    const led = join(dirname(file), path);
    const leads = led.startsWith(join(STARTER, '/')) ? placeOf(led, asked, places) : join(places.project, led);
    const way = slashed(relative(dirname(placeOf(file, asked, places)), leads));
    return way.startsWith('.') ? way : `./${way}`;
  });

/** Why no game can have this name and prefix; null if one can. */
function refusal({ name, prefix }: Asked, places: Places): string | null {
  const prefixes = games().map((game) => [gameFile(game).value.prefix, game] as const);
  const other = prefixes.find(([each]) => each === prefix);
  if (!isPrefix(prefix) || !/^[a-z]+$/.test(prefix))
    return `The prefix ${prefix} will not do: a prefix is two lower-case letters or more.`;
  if (other !== undefined) return `The game ${other[1]} has the prefix ${prefix} already.`;
  const folders = [join(places.shared, name), join(places.ruleTests, name)].concat(
    ['games', 'scene'].map((folder) => join(places.project, 'src', folder, name)),
  );
  const there = folders.find((folder) => existsSync(folder));
  if (there !== undefined) return `The name ${name} is taken: there is a folder ${there} already.`;
  // A test holds that only a game's own folders know its name and its prefix.
  const known = new RegExp(`${name}|\\b${prefix}\\b`);
  const sources = globSync(join(places.project, 'src/**/*.{ts,tsx,mjs,astro,css}'));
  const knows = sources.find((file) => !file.includes('bench/rivals') && known.test(readFileSync(file, 'utf8')));
  if (knows === undefined) return null;
  const [word] = known.exec(readFileSync(knows, 'utf8'))!;
  return `The word ${word} stands in ${knows}, and only a game’s own files may have its name and its prefix: take another.`;
}

const LAST = '\n  }\n}';

/** The settings of the editor with the schemas of the game. */
function settings(text: string, name: string): string | null {
  const schemas = editorSchemas([{ game: name, root: 'src', content: 'content' }]);
  const lines = Object.entries(schemas).map(
    ([schema, files]) => `,\n    ${JSON.stringify(schema)}: ${JSON.stringify(files)}`,
  );
  const end = text.lastIndexOf(LAST);
  return end < 0 ? null : text.slice(0, end) + lines.join('') + text.slice(end);
}

/** A whole tiny game, which its author makes into another one step by step. */
export function newGame(asked: Asked, places: Places): Result<Made, string> {
  const { name, prefix, title } = asked;
  const why = refusal(asked, places);
  if (why !== null) return failure(why);
  const own = new Map([
    [WORDS.name, name],
    [WORDS.prefix, prefix],
    [WORDS.title, asYaml(title)],
  ] as const);
  const files = globSync(join(STARTER, '**/*.{ts,yaml,md,txt}'))
    .sort()
    .map((file) => ({
      file: placeOf(file, asked, places),
      text: withWords(moved(readFileSync(file, 'utf8'), file, asked, places), own),
      isNew: true,
    }));
  const editor = join(places.project, '.vscode', 'settings.json');
  const text = existsSync(editor) ? settings(readFileSync(editor, 'utf8'), name) : null;
  if (text !== null) files.push({ file: editor, text, isNew: false });
  return success({
    files,
    preview: null,
    check: `npm run scenario -- ${join(places.shared, name, 'scenarios', 'first-move.yaml')}`,
    then: [
      'Tell the compiler of its clauses: npm run astro -- sync',
      `Write its page in docs/form: npm run form -- ${name} --write`,
      `See that it is found and keeps the laws: npx vitest run tests/skeleton.test.ts tests/laws.test.ts -t ${name}`,
      `Record its steps: npx vitest run tests/recorded.test.ts -t ${name} -u`,
      'Say in game.yaml what game it is; replace its clauses, boards and rules by yours, one by one.',
      'Add a phase to onSite in game.yaml once all its clauses are played and taught: “A game” in the README tells the rest.',
    ],
  });
}
