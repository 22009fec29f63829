import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { chapterFiles } from '../../../library/chapters.ts';
import { gameFile } from '../../../library/files.ts';
import { contentRoot, gamesWithContent } from '../../../register/folders.ts';
import type { Bench } from '../bench.ts';
import { emptySite } from '../build-site.ts';
import { GAME, writingConfig } from '../config.ts';
import { startDev, type DevServer } from '../dev-server.ts';
import type { Measurement } from '../measurement.ts';
import { CACHE, copyProject } from '../project.ts';
import { median } from '../statistics.ts';

/** The most servers that are started for each page: each takes ten seconds. */
const MOST_RUNS = 3;

/** A word that no page has. */
const WORD = 'Thereandback';

/** Seconds until a page is there. Throws if it is not shown. */
async function secondsFor({ page }: DevServer, path: string): Promise<number> {
  const began = performance.now();
  const { status, text } = await page(path);
  if (status !== 200) throw new Error(`${path} answers ${status}:\n${text.slice(0, 1000)}`);
  return (performance.now() - began) / 1000;
}

interface First {
  readonly start: number;
  readonly first: number;
}

/** The first page of a server, and how long the server took to start. */
async function firstPage(folder: string, path: string, env?: Readonly<Record<string, string>>): Promise<First> {
  const server = await startDev(folder, env);
  try {
    return { start: server.start, first: await secondsFor(server, path) };
  } finally {
    await server.close();
  }
}

/** The project with one game alone. */
function onlyOneGame(folder: string): void {
  copyProject(folder);
  for (const game of gamesWithContent().filter((each) => each !== GAME))
    for (const part of [join(contentRoot(game), game), join('src', 'games', game), join('src', 'scene', game)])
      rmSync(join(folder, part), { recursive: true, force: true });
}

type Writing = ReturnType<typeof writingConfig>;

/** Saves each kind of file twice, there and back, and measures the way there. */
async function saves(
  { save }: DevServer,
  { chapter, board, rule }: Writing,
): Promise<Readonly<Record<string, number>>> {
  const folder = join(contentRoot(GAME), GAME);
  const path = `/learn/${GAME}/${chapter}/`;
  const steps = `${path}steps/`;
  const thereAndBack = async (file: string, page: string, edit: (text: string) => string, shows = WORD) => {
    let before = '';
    const keeping = (text: string): string => edit((before = text));
    const seconds = await save({ file, edit: keeping, path: page, shows });
    await save({ file, edit: () => before, path: page, shows, gone: true });
    return seconds;
  };
  const yaml = join(folder, 'scenarios', `${board}.yaml`);
  const titled = (text: string): string => text.replace(/^title: .*$/m, `$& ${WORD}`);
  const sentence = (text: string): string => text.replace(/^([A-Z][a-z]+) /m, `$1 ${WORD} `);
  return {
    board: await thereAndBack(yaml, path, titled),
    chapter: await thereAndBack(join(folder, 'chapters', chapterFile(chapter)), path, sentence),
    style: await thereAndBack('src/components/board/panel.css', path, (text) => `${text}\n.${WORD} { color: red; }\n`),
    rule: await thereAndBack(rule.file, steps, (text) => text.replace(rule.says, `${rule.says} ${WORD}`)),
    fault: await thereAndBack(yaml, path, (text) => text.replace(/^steps:/m, 'stepz:'), 'did you mean steps?'),
  };
}

const chapterFile = (slug: string): string => {
  const file = chapterFiles(GAME).find((chapter) => chapter.slug === slug)?.file;
  if (file === undefined) throw new Error(`There is no chapter ${slug} of ${GAME}`);
  return basename(file);
};

/** The figures of a round: each first page, those of the rivals, and the saves by their kind. */
interface Round {
  readonly firsts: readonly First[];
  readonly alone: First;
  readonly rival: First;
  readonly saved: Readonly<Record<string, number>>;
}

/**
 * Measures how long an author waits: for the first page of a server just started, and for what was
 * saved to be on its page. The rival is the first page of an empty project of Astro.
 */
export async function dev({ runs, say }: Bench): Promise<readonly Measurement[]> {
  const writing = writingConfig(GAME);
  const { prefix } = gameFile(GAME).value;
  const [folder, single] = [join(CACHE, 'dev'), join(CACHE, 'dev-single')];
  const empty = emptySite('empty-dev');
  copyProject(folder);
  onlyOneGame(single);
  const chapter = `/learn/${GAME}/${writing.chapter}/`;
  const paths = [chapter, `/rulings/${writing.ruling}/`, `/embed/${prefix}.${writing.board}/`];
  // The first start of a copy compiles all code and prepares packages for the browser.
  for (const each of [folder, single]) await firstPage(each, chapter);
  const rounds: Round[] = [];
  for (let round = 1; round <= Math.min(runs, MOST_RUNS); round += 1) {
    say(`Dev servers, round ${round}`);
    const firsts: First[] = [];
    // Each page comes first in one round: what ran before a server can slow it.
    for (let n = 0; n < paths.length; n += 1) {
      const page = (n + round) % paths.length;
      firsts[page] = await firstPage(folder, paths[page]!);
    }
    const alone = await firstPage(single, chapter);
    const rival = await firstPage(empty, '/page-0/', { PAGES: '1' });
    const server = await startDev(folder);
    try {
      await secondsFor(server, chapter);
      rounds.push({ firsts, alone, rival, saved: await saves(server, writing) });
    } finally {
      await server.close();
    }
  }
  const middle = (of: (round: (typeof rounds)[number]) => number): number => median(rounds.map(of));
  const byPage = paths.map((_, page) => middle(({ firsts }) => firsts[page]!.first));
  const saved = (...names: readonly string[]) =>
    middle((round) => Math.max(...names.map((name) => round.saved[name]!)));
  const each = paths.map((path, page) => `${path} ${byPage[page]!.toFixed(1)}`).join(', ');
  return [
    { id: 'dev.start', value: middle(({ firsts }) => median(firsts.map(({ start }) => start))) },
    {
      id: 'dev.first',
      value: Math.max(...byPage),
      rival: { name: 'Astro, an empty page', value: middle(({ rival }) => rival.first) },
      note: each,
    },
    {
      id: 'dev.games',
      value: byPage[0]!,
      rival: { name: 'one game', value: middle(({ alone }) => alone.first) },
    },
    {
      id: 'dev.save',
      value: saved('board', 'chapter', 'style'),
      note: ['board', 'chapter', 'style'].map((name) => `${name} ${saved(name).toFixed(2)}`).join(', '),
    },
    { id: 'dev.rule', value: saved('rule') },
    { id: 'dev.fault', value: saved('fault') },
  ];
}
