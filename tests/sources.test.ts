import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { onSite } from '../src/cli/clauses/coverage.ts';
import { clauseTypes } from '../src/integrations/games/clauses.ts';
import { clauseFile, gameFile } from '../src/library/files.ts';
import { games } from '../src/library/plays.ts';
import { gather, rulesFiles, strings, tagged, type Found } from './laws/sources.ts';

/** What the compiler says of a rule of this game that cites this clause. */
function compiled(game: string, id: string): readonly string[] {
  const text = `${clauseTypes()}\nconst cited: LedgerClauses['${game}'] = '${id}';\n`;
  const host = ts.createCompilerHost({});
  const file = ts.createSourceFile('rule.ts', text, ts.ScriptTarget.Latest);
  const read = (name: string) => (name === 'rule.ts' ? file : undefined);
  const program = ts.createProgram(['rule.ts'], { noLib: true, types: [] }, { ...host, getSourceFile: read });
  return program
    .getSemanticDiagnostics(file)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

describe.each(games())('the rules of %s and its ledger agree:', (game) => {
  const { prefix } = gameFile(game).value;
  const ledger = clauseFile(game).value;
  const ids: readonly string[] = ledger.map(({ id }) => id);
  const files = rulesFiles(game);
  // A game that has just begun has few rules.
  const fewest = gameFile(game).value.onSite.length > 0 ? 60 : 0;
  const tags = tagged(files, prefix);
  const known = ({ text }: Found): boolean =>
    text.endsWith('*') ? ids.some((id) => id.startsWith(text.slice(0, -1))) : ids.includes(text);
  const strangers = (found: readonly Found[]): readonly string[] =>
    found.filter((each) => !known(each)).map(({ text, place }) => `${place} ${text}`);

  test('a clause that is tagged is in the ledger', () => {
    expect(tags.length).toBeGreaterThan(fewest);
    expect(strangers(tags)).toEqual([]);
  });

  test('a clause that is cited is in the ledger', () => {
    const cited = gather(files, strings).filter(({ text }) => new RegExp(`^${prefix}\\.[a-z]`).test(text));
    expect(cited.length).toBeGreaterThan(fewest);
    expect(strangers(cited)).toEqual([]);
  });

  test('a clause of the phases on the site that the engine plays is tagged where it is played', () => {
    const texts = tags.map(({ text }) => text);
    expect(onSite(ledger, gameFile(game).value).filter((id) => !texts.includes(id))).toEqual([]);
  });

  test('what a modifier adds is a number that its clause states', () => {
    // A count of dice is stated with the die that everybody has.
    const stated = (id: string): readonly unknown[] =>
      Object.entries(ledger.find((clause) => clause.id === id)?.values ?? {}).flatMap(([key, each]) =>
        typeof each === 'number' && key !== 'dice' ? [each] : [],
      );
    const rows = files.flatMap(({ text }) => [...text.matchAll(/clause: '([a-z0-9.-]+)',[^{}]*?\bvalue: (-?\d+)/g)]);
    const wrong = rows.filter(([, id, value]) => stated(id!).length > 0 && !stated(id!).includes(Number(value)));
    expect(wrong.map(([, id, value]) => `${id!}: ${value!}, not ${stated(id!).join(' or ')}`)).toEqual([]);
  });

  test('a rule that cites a clause which is not in the ledger does not compile', () => {
    for (const id of [ids[0]!, ids.at(-1)!]) expect(compiled(game, id)).toEqual([]);
    const stranger = `${prefix}.no.clause`;
    expect(compiled(game, stranger)).toEqual([expect.stringContaining(`"${stranger}"' is not assignable`)]);
  });
});

test.each([
  ['@clause pb.a.b', ['pb.a.b']],
  ['/** Words. @clause pb.a.b pb.c.d-e @ruling pb-001 */', ['pb.a.b', 'pb.c.d-e']],
  ['/**\n * @clause pb.a.b\n * pb.c.d.\n */', ['pb.a.b', 'pb.c.d']],
  ['/** The clause pb.a.b */', []],
])('a tag is read as it is written: %j', (text, found) => {
  expect(tagged([{ file: 'a.ts', text }], 'pb').map((each) => each.text)).toEqual(found);
});

/** The columns of a line that is a comment, with its indentation. */
const WIDEST = 100;

/**
 * The numbers of the lines that are comments and too wide; a directive to a tool has to stand on
 * one line.
 */
function wideComments(text: string): readonly number[] {
  let isInside = false;
  return text.split('\n').flatMap((line, n) => {
    const begins = /^\s*(\{?\/\*|<!--)/.test(line);
    const isComment = isInside || begins || /^\s*\/\/(?! ((es|ox)lint-|@ts-))/.test(line);
    isInside = (isInside || begins) && !/\*\/|-->/.test(line);
    return isComment && Array.from(line).length > WIDEST ? [n + 1] : [];
  });
}

test('no comment is wider than 100 columns', () => {
  // The bench installs its rivals within src.
  const files = globSync(['{src,tests}/**/*.{ts,tsx,astro,css,mjs,cjs}', '*.{ts,js,mjs}'], {
    exclude: ['**/node_modules/**'],
  });
  expect(files.length).toBeGreaterThan(500);
  const wide = files.flatMap((file) => wideComments(readFileSync(file, 'utf8')).map((line) => `${file}:${line}`));
  expect(wide).toEqual([]);
});

const W = 'w'.repeat(WIDEST);
test.each([
  ['a line', `  // ${W}`, [1]],
  ['a line that just fits', `// ${W.slice(3)}`, []],
  ['a block on a line', `x;\n/** ${W} */`, [2]],
  ['a line of a block, and what follows it', `/**\n * ${W}\n */\nconst x = '${W}';`, [2]],
  ['the last line of a block', `/* A\n   ${W} */`, [2]],
  ['a comment in markup', `{/* ${W} */}\n<!-- ${W} -->`, [1, 2]],
  ['code', `const x = '/* ${W}'; // x\nf('${W}');`, []],
  ['a directive', `// eslint-disable-next-line some-rule -- ${W}`, []],
])('what is too wide is found: %s', (_what, text, lines) => {
  expect(wideComments(text)).toEqual(lines);
});
