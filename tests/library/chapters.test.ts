import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ScenarioId } from '../../src/core/ids.ts';
import { readChapter } from '../../src/library/chapter.ts';
import { chapterFiles, minutesOf, unasked, untaught } from '../../src/library/chapters.ts';
import { library, playAll, shownGames } from '../../src/library/plays.ts';
import { faultText } from '../../src/scenario/files/source.ts';

const KNOWN = {
  scenarios: new Set(['pb.straight-ahead', 'pb.clear-at-last']),
  clauses: new Set(['pb.artillery.hit-number', 'pb.los.units-block']),
  rulings: new Set(['pb-051', 'pb-052']),
  terms: new Set(['routed']),
};
const HEAD = `---
title: Guns
order: 1
lede: A gun hits what it can see.
teaches: [pb.artillery.hit-number]
---
`;
const FILE = 'content/paper-bayonet/chapters/01-guns.mdx';
const read = (source: string, file = FILE) => readChapter(source, file, KNOWN);

/** Every fault of a chapter, in the form in which its author sees it. */
function complaints(source: string, file?: string): readonly string[] {
  const chapter = read(source, file);
  return chapter.ok ? [] : chapter.error.map(faultText);
}

test('reading a chapter gives its front matter and its components', () => {
  const chapter = read(
    `${HEAD}\nText <Clause id="pb.los.units-block" />.\n\n<Board scenario="pb.straight-ahead" />\n\n<RulingNote id="pb-051" />\n\nText <RulingLink id="pb-052">in words</RulingLink>.\n`,
  );
  expect(chapter).toMatchObject({
    ok: true,
    value: {
      slug: 'guns',
      head: { title: 'Guns', order: 1 },
      boards: ['pb.straight-ahead'],
      clauses: ['pb.los.units-block'],
      rulings: ['pb-051', 'pb-052'],
    },
  });
});

test('code and comments are ignored', () => {
  expect(complaints(`${HEAD}\n\`<Diagram />\` {/* <Diagram /> */}\n\n\`\`\`\n<Diagram />\n\`\`\`\n`)).toEqual([]);
});

describe('a malformed chapter is refused with file, line and what to write instead', () => {
  test.each([
    ['an unknown scenario', '<Board scenario="pb.strait-ahead" />', 'pb.strait-ahead in <Board>', 'pb.straight-ahead'],
    ['an unknown clause', 'Text <Clause id="pb.los.units" />', 'pb.los.units in <Clause>', 'pb.los.units-block'],
    ['an unknown ruling', '<RulingNote id="pb-999" />', 'pb-999 in <RulingNote>', 'pb-051'],
    ['an unknown ruling in the text', '<RulingLink id="pb-999">so</RulingLink>', 'pb-999 in <RulingLink>', 'pb-051'],
    [
      'an unknown component',
      '<Diagram of="guns" />',
      '<Diagram>',
      'no other components than Board, Clause, RulingNote, RulingLink, PlayLink, OtherCharts, Term, Questions',
    ],
    [
      'a component without what it must have',
      '<OtherCharts scenario="pb.straight-ahead" times="2" />',
      '<OtherCharts> without chart',
      '<OtherCharts scenario="…" chart="…" times="…" />',
    ],
    ['an import', "import { x } from './x'", 'an import', 'no code'],
    ['an export', 'export const x = 1', 'an export', 'no code'],
    ['an expression', 'Text {6 * 7} here.', '{6 * 7}', 'what stands in braces is run as code'],
    ['an expression that only makes a space', "Text {' '} here.", "{' '}", 'the text itself'],
    ['an expression in a paragraph of its own', '{6 * 7}', '{6 * 7}', 'For a brace in a text, write \\{'],
    ['an expression behind a comment', '{/* six */ 6 /* seven */}', '{/* six */ 6 /* seven */}', 'the text itself'],
    [
      'an attribute that is computed',
      '<Board scenario="pb.straight-ahead" compact={true} />',
      'compact={…} in <Board>',
      'compact="…", or compact alone',
    ],
    ['attributes from a variable', '<Board scenario="pb.straight-ahead" {...x} />', '{…} in <Board>', 'name="…"'],
    ['an attribute of HTML that is computed', '<p title={x}>Text</p>', 'title={…} in <p>', 'title="…"'],
    [
      'an attribute that a component does not have',
      '<Clause id="pb.los.units-block" to="x" />',
      '<Clause to>',
      'id="…"',
    ],
    ['a board without its scenario', '<Board />', '<Board> without its id', '<Board scenario="…" />'],
    ['an id that is computed', '<Board scenario={name} />', 'scenario={…} in <Board>', 'scenario="…"'],
    ['questions without boards', '<Questions>Text.</Questions>', '<Questions> around 0', 'around 2 or 3 boards'],
    [
      'questions around one board',
      '<Questions><Board scenario="pb.straight-ahead" /></Questions>',
      '<Questions> around 1',
      'around 2 or 3 boards',
    ],
    ['a component that is not closed', '<Board scenario="pb.straight-ahead">', 'closing tag', 'well-formed MDX'],
  ])('%s', (_what, line, found, remedy) => {
    const [complaint = ''] = complaints(`${HEAD}\n${line}\n`);
    expect(complaint).toMatch(new RegExp(`^${FILE}:\\d+:\\d+ `));
    expect(complaint).toContain(found);
    expect(complaint).toContain(remedy);
  });

  test('line numbers count the front matter', () => {
    expect(complaints(`${HEAD}\nText.\n\n<Diagram />\n`)[0]).toContain(`${FILE}:10:1 `);
  });

  test.each([
    ['no head at all', 'Text.\n', ':1:1 ', 'title, order, lede and teaches'],
    ['a head that is not YAML', HEAD.replace('Guns', '[Guns'), 'a [ that is not closed', 'expected ] behind it'],
    ['a title that is missing', HEAD.replace('title: Guns\n', ''), 'title: found nothing', 'the key title'],
    ['an order in words', HEAD.replace('order: 1', 'order: one'), ':3:1 order: found "one"', 'a whole number'],
    [
      'an unknown key',
      HEAD.replace('order: 1', 'order: 1\nhours: 1'),
      ':4:1 hours: found the key',
      'one of the keys title, order, lede, teaches',
    ],
    ['an unknown clause that is taught', HEAD.replace('hit-number', 'hit-nomber'), ':5:', 'pb.artillery.hit-number'],
  ])('%s', (_what, source, found, remedy) => {
    const [complaint = ''] = complaints(source);
    expect(complaint).toContain(found);
    expect(complaint).toContain(remedy);
  });

  test.each(['02-guns.mdx', 'guns.mdx', '01-Guns.mdx'])('a file named %s though it is chapter 1', (name) => {
    expect(complaints(HEAD, `content/paper-bayonet/chapters/${name}`)[0]).toContain('01-slug.mdx');
  });

  test('the same board twice', () => {
    const board = '<Board scenario="pb.straight-ahead" />\n\n';
    expect(complaints(`${HEAD}\n${board}${board}`)).toEqual([expect.stringContaining('each scenario once')]);
  });
});

describe('the chapters of a game', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'chapters-'));
    cpSync('content', root, { recursive: true });
  });
  afterEach(() => {
    rmSync(root, { recursive: true });
  });
  const write = (name: string, source: string): void =>
    writeFileSync(join(root, 'paper-bayonet/chapters', name), source);

  test('those on the site teach what they claim to teach', async () => {
    const library = await playAll('paper-bayonet', root);
    const chapters = chapterFiles('paper-bayonet', root);
    expect(chapters.length).toBeGreaterThan(0);
    expect(chapters.flatMap((chapter) => untaught(chapter, library))).toEqual([]);
  });

  test('the last sentence of a task names whom it is about, since a verdict may quote it alone', async () => {
    const { scenarios } = await playAll('paper-bayonet', root);
    const asked = [...scenarios.values()].flatMap(({ scenario, play }) =>
      play.steps.flatMap(({ task }, at) => {
        const { goal = {} } = scenario.steps[at]?.task ?? {};
        return task === null || 'event' in goal ? [] : [task.says.split(/(?<=[.!?])\s+/).at(-1)];
      }),
    );
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter((says) => /^\w+ (?:them|it|him)\b/.test(says ?? ''))).toEqual([]);
  });

  test('those on the site have tasks, and end with questions', async () => {
    const { scenarios } = await playAll('paper-bayonet', root);
    for (const { slug, boards, questions } of chapterFiles('paper-bayonet', root)) {
      // A whole game on one board is there to read and needs no orders.
      const isGame = boards.some((id) => scenarios.get(id)!.play.steps.some(({ chapter }) => chapter !== null));
      if (isGame) continue;
      const tasks = boards.filter((id) => scenarios.get(id)!.play.steps.some(({ task }) => task !== null));
      expect(boards.length, `boards of ${slug}`).toBeGreaterThanOrEqual(3);
      expect(tasks.length, `boards of ${slug} with a task`).toBeGreaterThanOrEqual(2);
      expect(questions.length, `questions of ${slug}`).toBeGreaterThanOrEqual(2);
    }
  });

  test.each(shownGames())(
    'those of %s on the site take 4 to 12 minutes each, with the orders that they ask for',
    async (game) => {
      const played = await library(game);
      // A chapter with a battle in parts is there to watch.
      const isWatched = (id: ScenarioId) =>
        played.scenarios.get(id)!.play.steps.some(({ chapter }) => chapter !== null);
      const taught = chapterFiles(game).filter(({ boards }) => !boards.some(isWatched));
      const minutes = taught.map((chapter) => [chapter.slug, minutesOf(chapter, played)] as const);
      expect(minutes.length).toBeGreaterThan(0);
      const wrong = minutes.filter(([, took]) => took < 4 || took > 12);
      expect(wrong.map(([slug, took]) => `${slug}: ${took} minutes`)).toEqual([]);
    },
  );

  test('a board among the questions must ask something', async () => {
    const boards =
      '<Questions>\n\n<Board scenario="pb.straight-ahead" />\n\n<Board scenario="pb.ask-who-can-be-seen" />\n\n</Questions>\n';
    rmSync(join(root, 'paper-bayonet/chapters'), { recursive: true });
    mkdirSync(join(root, 'paper-bayonet/chapters'));
    write('97-guns.mdx', `${HEAD.replace('order: 1', 'order: 97')}\n${boards}`);
    const chapter = chapterFiles('paper-bayonet', root).at(-1)!;
    expect(chapter.questions.map(({ board }) => board)).toEqual(['pb.straight-ahead', 'pb.ask-who-can-be-seen']);
    expect(unasked(chapter, await playAll('paper-bayonet', root)).map(faultText)).toEqual([
      expect.stringMatching(
        /97-guns\.mdx:10:1 found pb\.straight-ahead in <Questions>, expected a board with a step that asks/,
      ),
    ]);
  });

  test('a clause that no board of the chapter shows is not taught', async () => {
    write('97-guns.mdx', HEAD.replace('order: 1', 'order: 97'));
    const chapter = chapterFiles('paper-bayonet', root).at(-1)!;
    expect(untaught(chapter, await playAll('paper-bayonet', root)).map(faultText)).toEqual([
      expect.stringMatching(
        /97-guns\.mdx:5:11 teaches\.0: found pb\.artillery\.hit-number, expected a clause that decides/,
      ),
    ]);
  });

  test('two chapters with the same number or slug are refused, and all faults are reported at once', () => {
    write('97-guns.mdx', HEAD.replace('order: 1', 'order: 97'));
    write('98-guns.mdx', HEAD.replace('order: 1', 'order: 98'));
    write('99-lost.mdx', '<Board />');
    expect(() => chapterFiles('paper-bayonet', root)).toThrow(
      /the address guns, as in [^]*99-lost\.mdx|99-lost\.mdx[^]*the address guns/,
    );
  });
});
