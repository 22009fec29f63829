import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameFile } from '../../library/files.ts';
import { contentRoot } from '../../register/folders.ts';
import { GAME } from './config.ts';
import { addGames } from './five-games.ts';
import { CACHE, copyProject, linked, OWN_CACHES, ROOT } from './project.ts';

const SCENARIOS = join(contentRoot(GAME), GAME, 'scenarios');

/** A finished build. */
export interface BuiltSite {
  /** From the start of the command to its end. */
  readonly seconds: number;
  /** The folder of the built pages. */
  readonly dist: string;
}

/**
 * Builds a copy of the project with this many more boards, each with its own scenario, page and
 * data.
 */
export function buildSite(further: number): BuiltSite {
  const folder = join(CACHE, `site-${further}`);
  copyProject(folder);
  addBoards(join(folder, SCENARIOS), further);
  return build(folder, ['--config', OWN_CACHES], {});
}

/** Builds a copy of the project with five games, made of those there are under other names. */
export function buildFive(): BuiltSite {
  const folder = join(CACHE, 'five-games');
  copyProject(folder);
  addGames(folder);
  return build(folder, ['--config', OWN_CACHES], {});
}

/** Builds this many nearly empty pages, to measure the time of Astro itself. */
export function buildEmpty(pages: number): BuiltSite {
  return build(emptySite(`empty-${pages}`), [], { PAGES: String(pages) });
}

/** A project of Astro in the cache whose pages are nearly empty. */
export function emptySite(name: string): string {
  const folder = join(CACHE, name);
  rmSync(folder, { recursive: true, force: true });
  cpSync(fileURLToPath(new URL('./rivals/pages', import.meta.url)), folder, { recursive: true });
  linked(folder);
  return folder;
}

/** Copies the existing scenarios, as often as needed, under new ids. */
function addBoards(folder: string, further: number): void {
  const { prefix } = gameFile(GAME).value;
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  for (let i = 0; i < further; i += 1) {
    const text = texts[i % texts.length]!.replace(/^id: .*$/m, `id: ${prefix}.further-${i}`).replace(
      /^title: .*$/m,
      `title: Further ${i}`,
    );
    writeFileSync(join(folder, `further-${i}.yaml`), text);
  }
}

function build(folder: string, args: readonly string[], env: Readonly<Record<string, string>>): BuiltSite {
  const astro = join(ROOT, 'node_modules', 'astro', 'bin', 'astro.mjs');
  const began = performance.now();
  const ended = spawnSync(process.execPath, [astro, 'build', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', BASE: '', SITE: '', REPOSITORY: '', ...env },
  });
  const seconds = (performance.now() - began) / 1000;
  if (ended.status !== 0)
    throw new Error(`The build in ${folder} failed:\n${`${ended.stdout}${ended.stderr}`.slice(-2000)}`);
  return { seconds, dist: join(folder, 'dist') };
}

/** The number of built pages that have a board. */
export const pagesWithBoards = (dist: string): number =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.html') && readFileSync(join(dist, name), 'utf8').includes(' data-board='),
  ).length;
