import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import prettier from 'prettier';
import { afterAll, describe, expect, test } from 'vitest';
import { usage } from '../../src/cli/new/kinds.ts';
import { PLACES, told, type Made } from '../../src/cli/new/made.ts';
import { comparedExam } from '../../src/library/compare/exam.ts';
import { chapterFiles } from '../../src/library/chapters.ts';
import { examFiles, gameFile, glossaryFile, rulingFiles, scenarioFiles } from '../../src/library/files.ts';
import { games, wholeGames } from '../../src/library/plays.ts';
import { begin, copyOf, refusal, runAsTold, TODAY } from './new/begun.ts';
import { run } from './command.ts';

const { folder, places } = copyOf('content');
const root = join(folder, 'content');
afterAll(() => rmSync(folder, { recursive: true }));
// Two topics that the questions need are enough: counting all takes long.
for (const file of globSync(join(root, '*', 'compare', '*.yaml')).concat(globSync(join(root, 'compare', '*.yaml'))))
  if (!/(?:the-charge|hand-to-hand|exam)\.yaml$/.test(file)) rmSync(file);

/** Only the author can put a board on a page. */
const butForItsPage = (lines: readonly string[]): readonly string[] =>
  lines.filter((line) => !line.includes('on no page'));

/** The files that are not as the formatter would have them. */
async function unformatted({ files }: Made): Promise<readonly string[]> {
  const options = (await prettier.resolveConfig('content/home.yaml')) ?? {};
  const checked = await Promise.all(
    files.map(async ({ file, text }) => ((await prettier.check(text, { ...options, filepath: file })) ? [] : [file])),
  );
  return checked.flat();
}

describe.each(games())('npm run new for %s', { timeout: 60_000 }, (game) => {
  const { prefix, rulings } = gameFile(game).value;
  const number = String(rulings + 1).padStart(3, '0');
  const made = {
    scenario: begin(places, 'scenario', game, 'a-first-try', 'A first try: “at night”'),
    ruleTest: begin(places, 'rule-test', game, 'a-first-test'),
    ruling: begin(places, 'ruling', game),
    second: begin(places, 'ruling', game, 'around-the-corner', 'Around the corner'),
    question: begin(places, 'question', game, 'a-first-question'),
    chapter: begin(places, 'chapter', game, 'fighting-at-night', 'Fighting at night'),
    term: begin(places, 'term', game, 'first-word', 'first word'),
  };

  test.each(Object.entries(made))('writes what the formatter leaves as it is: %s', async (_kind, each) => {
    expect(await unformatted(each)).toEqual([]);
  });

  test('a scenario plays, and lacks only its page', () => {
    const { status, stdout, wrong } = runAsTold(folder, made.scenario.check);
    expect(butForItsPage(wrong)).toEqual([]);
    if (wrong.length === 0) expect(status).toBe(0);
    expect(stdout).toContain('task: ');
    const found = scenarioFiles(game, root).find(({ value }) => value.id === `${prefix}.a-first-try`)!;
    expect(found.value.title).toBe('A first try: “at night”');
    expect(made.scenario.preview).toBe(`/embed/${prefix}.a-first-try/`);
    const { steps } = found.value;
    expect(steps.some(({ order, try: tried }) => order === undefined && tried === undefined)).toBe(true);
    expect(steps.some(({ order }) => order !== undefined)).toBe(true);
  });

  test('a rule test passes', () => {
    const { status, wrong } = runAsTold(folder, made.ruleTest.check);
    expect([status, wrong]).toEqual([0, []]);
  });

  test('a ruling of the next number passes, also under our reading', () => {
    const [file, description] = made.ruling.files;
    expect(file!.file).toBe(join(root, game, 'rulings', `${prefix}-${number}.yaml`));
    expect(description!.isNew).toBe(false);
    const found = rulingFiles(game, root).find(({ value }) => value.id === `${prefix}-${number}`)!.value;
    expect(found.readings.map(({ playable }) => playable)).toEqual([true, false]);
    expect(found.date).toBe(TODAY);
    for (const reading of ['', ` --reading ${prefix}-${number}=${found.ruling}`]) {
      const { status, wrong } = runAsTold(folder, `${made.ruling.check}${reading}`);
      expect([status, butForItsPage(wrong)]).toEqual([0, []]);
    }
    expect(made.second.preview).toBe(`/embed/${prefix}.around-the-corner/`);
    expect(gameFile(game, root).value.rulings).toBe(rulings + 2);
    expect(readFileSync(join(root, game, 'game.yaml'), 'utf8')).toContain(`${prefix}-001 to ${prefix}-${String(rulings + 2).padStart(3, '0')}`); // prettier-ignore
  });

  test('a question has one right answer, and all others stand as they did', () => {
    const { status, stdout, wrong } = runAsTold(folder, made.question.check);
    expect([status, wrong]).toEqual([0, []]);
    expect(stdout).toContain('a-first-question');
    const before = readFileSync(join('content', game, 'exam.yaml'), 'utf8');
    expect(readFileSync(join(root, game, 'exam.yaml'), 'utf8').startsWith(before)).toBe(true);
    expect(examFiles(game, root).flatMap(({ value }) => value.items).at(-1)!.id).toBe('a-first-question'); // prettier-ignore
  });

  test('a chapter is the last, and can be read', () => {
    const chapters = chapterFiles(game, root);
    expect(chapters.at(-1)).toMatchObject({ slug: 'fighting-at-night', head: { title: 'Fighting at night' } });
    expect(chapters.at(-1)!.head.order).toBe(chapterFiles(game).length + 1);
    expect(chapters.at(-1)!.clauses.length).toBe(1);
  });

  test('a term is the last of its glossary', () => {
    const before = readFileSync(join('content', game, 'glossary.yaml'), 'utf8');
    expect(readFileSync(join(root, game, 'glossary.yaml'), 'utf8').startsWith(before)).toBe(true);
    expect(glossaryFile(game, root).at(-1)).toMatchObject({ id: 'first-word', term: 'first word' });
  });

  test.each([
    ['a file that is there', ['scenario', game, 'a-first-try'], `There is a file ${join(root, game, 'scenarios', 'a-first-try.yaml')} already.`],
    ['a rule test that is there', ['rule-test', game, 'a-first-test'], 'already.'],
    ['the id of a board of a ruling', ['scenario', game, 'around-the-corner'], `There is a board ${prefix}.around-the-corner already.`],
    ['a board that is there, for a ruling', ['ruling', game, 'a-first-try'], `There is a board ${prefix}.a-first-try already.`],
    ['a question that is there', ['question', game, 'a-first-question'], 'There is a-first-question in '],
    ['a chapter that is there', ['chapter', game, 'fighting-at-night', 'Again'], 'There is a chapter of this address already: '],
    ['a term that is there', ['term', game, 'first-word', 'first word'], 'There is first-word in '],
    ['a word that is there', ['term', game, 'another', 'First word'], 'The word First word stands in the term first-word already.'],
    ['a term with a digit', ['term', game, 'word-2', 'Second'], 'The id of a term has no digits: word-2.'],
    ['capital letters', ['scenario', game, 'Over-the-hill'], 'The name Over-the-hill will not do'],
    ['a path', ['scenario', game, '../hill'], 'The name ../hill will not do'],
    ['a word of JavaScript', ['question', game, 'constructor'], 'The name constructor will not do'],
    ['an empty title', ['chapter', game, 'night', ' '], 'The title is empty.'],
  ])('refuses %s', (_what, words, says) => {
    expect(refusal(places, ...words)).toContain(says);
  }); // prettier-ignore
});

describe('npm run new for all games', { timeout: 120_000 }, () => {
  const topic = begin(places, 'topic', 'night-and-fog', 'Night and fog');
  const question = begin(places, 'question', 'compare', 'in-the-fog');

  test('a topic has a column in each game, and can be compared', async () => {
    expect(topic.files.map(({ file }) => file)).toEqual([
      join(root, 'compare', 'night-and-fog.yaml'),
      ...wholeGames().map((game) => join(root, game, 'compare', 'night-and-fog.yaml')),
    ]);
    expect(await unformatted(topic)).toEqual([]);
    const { status, stdout, wrong } = runAsTold(folder, topic.check);
    expect([status, wrong]).toEqual([0, []]);
    expect(stdout).toContain('night-and-fog: Night and fog');
    expect(refusal(places, 'topic', 'night-and-fog', 'Again')).toContain('already.');
    expect(refusal(places, 'topic', 'exam', 'Exam')).toContain('already.');
  });

  test('a question about the comparison has one right answer', async () => {
    expect(await unformatted(question)).toEqual([]);
    // As the command that is told: in a process of its own it would count all topics once more.
    expect(question.check).toBe('npm run exam -- compare --item in-the-fog');
    expect((await comparedExam(root)).at(-1)).toMatchObject({ id: 'in-the-fog', topic: 'the-charge' });
  });

  test('npm run clauses finds no fault in anything that was begun', () => {
    expect(runAsTold(folder, 'npm run clauses')).toMatchObject({ status: 0, wrong: [] });
  }, 300_000);
});

describe('the command', () => {
  test.each([
    ['nothing', [], 'What is to be written?'],
    ['an unknown kind', ['battle'], 'There is no kind battle'],
    ['a game that there is not', ['scenario', 'two-by-too', 'x'], 'did you mean two-by-two?'],
    ['too few words', ['chapter', 'two-by-two', 'x'], 'The kind chapter takes GAME NAME "TITLE".'],
  ])('refuses %s, and shows an example of each kind', (_what, words, says) => {
    const { status, stdout, stderr } = run('new', ...words);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(says);
    for (const kind of ['scenario', 'rule-test', 'ruling', 'question', 'chapter', 'term', 'topic'])
      expect(stderr).toContain(`such as: npm run new -- ${kind} `);
  });

  test('has examples that it would carry out', () => {
    const examples = usage()
      .filter((line) => line.includes('such as: '))
      .map((line) => line.split(' -- ')[1]!);
    const words = (example: string) => [...example.matchAll(/"([^"]+)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word!); // prettier-ignore
    expect(examples.map((example) => refusal(PLACES, ...words(example)))).toEqual(examples.map(() => null));
  });

  test('tells the files, the preview and the check', () => {
    const made: Made = {
      files: [
        { file: 'a.yaml', text: '', isNew: true },
        { file: 'b.yaml', text: '', isNew: false },
      ],
      preview: '/embed/tt.a/',
      check: 'npm run scenario -- a.yaml',
      then: ['Go on.'],
    };
    expect(told(made)).toEqual([
      'written  a.yaml',
      'changed  b.yaml',
      'preview  /embed/tt.a/ in npm run dev',
      'check    npm run scenario -- a.yaml',
      'then     Go on.',
    ]);
  });
});
