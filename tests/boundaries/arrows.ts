import { builtinModules } from 'node:module';
import path from 'node:path';
import { importsOf } from './imports.ts';

/** What a room may import from besides itself. A room that is not named here (pages, components, cli …) may import anything. */
const MAY: Readonly<Record<string, readonly string[]>> = {
  core: [],
  geometry: ['core'],
  games: ['core', 'geometry'],
  scenario: ['core', 'geometry', 'games'],
  scene: ['core', 'geometry', 'games'],
  painters: ['core', 'geometry', 'scene'],
  panel: ['core', 'geometry', 'games', 'scenario', 'scene', 'painters', 'components/paths'],
  islands: [
    ...['core', 'geometry', 'games', 'scene', 'painters', 'panel'],
    ...['scenario/play', 'scenario/goal', 'scenario/odds', 'scenario/schema', 'styles/parts'],
  ],
};

/** Rooms that know no browser, no Node, no framework and nothing outside `src` but content. */
const PURE = ['core', 'geometry', 'games', 'scenario', 'scene'];

const SURROUNDINGS = /^(node:|bun:|astro(:|\/|$)|@astrojs\/|solid-js(\/|$)|pixi\.js(\/|$)|@pixi\/|#pixi|virtual:)/;

/** What one file imports against the arrows, as sentences with the line; `file` is its path from the root: `src/core/dice.ts`. */
export function complaints(file: string, text: string): readonly string[] {
  return importsOf(file, text).flatMap(({ from, line }) => {
    const wrong = from === null ? unreadable(file) : judge(file, from);
    return wrong === undefined ? [] : [`${file}:${line} ${wrong}`];
  });
}

function judge(file: string, from: string): string | undefined {
  const room = roomOf(file);
  const target = resolve(file, from);
  if (target === undefined) {
    const foreign = SURROUNDINGS.test(from) || builtinModules.includes(from.split('/')[0] ?? '');
    return PURE.includes(room) && foreign ? `imports «${from}»: ${room} runs anywhere` : undefined;
  }
  if (!target.startsWith('src/')) {
    return PURE.includes(room) && !target.startsWith('content/') ? `imports «${from}», outside src` : undefined;
  }
  return againstArrow(room, target) ?? betweenGames(file, target);
}

function againstArrow(room: string, target: string): string | undefined {
  const permitted = MAY[room];
  const other = roomOf(target);
  if (permitted === undefined || other === room || permitted.includes(other)) return undefined;
  const place = target.slice('src/'.length).replace(/\.\w+$/, '');
  if (permitted.some((each) => place === each || place.startsWith(`${each}/`))) return undefined;
  return `imports ${target}: ${room} may import ${permitted.length > 0 ? permitted.join(', ') : 'nothing but itself'}`;
}

/** Games know the contract and not each other; only the register knows them all. */
function betweenGames(file: string, target: string): string | undefined {
  const [here, there] = [gameOf(file), gameOf(target)];
  if (roomOf(file) !== 'games' || roomOf(target) !== 'games' || file === REGISTER) return undefined;
  if (here !== undefined && target === REGISTER) return `imports the register ${target}: a game knows only itself`;
  if (there === undefined || there === here) return undefined;
  return here === undefined
    ? `imports ${target}: what is for all games knows none of them`
    : `imports ${target}: a game never imports another game`;
}

const REGISTER = 'src/games/index.ts';

/** They fetch modules from the address that the build wrote into the page: no import of the source could say it. */
const AT_RUN_TIME = ['src/islands/waking.ts', 'src/islands/reading.ts'];

const unreadable = (file: string): string | undefined =>
  MAY[roomOf(file)] && !AT_RUN_TIME.includes(file) ? 'imports something that is put together at run time' : undefined;

/** `src/games/paper-bayonet/fire.ts` → `games`; the empty word for what lies outside `src`. */
const roomOf = (file: string): string => (file.startsWith('src/') ? (file.split('/')[1] ?? '') : '');

/** `src/games/paper-bayonet/fire.ts` → `paper-bayonet`; a pattern over all games gives `*`, which is no one's own. */
const gameOf = (file: string): string | undefined => {
  const parts = file.split('/');
  return parts[1] === 'games' && parts.length > 3 ? parts[2] : undefined;
};

/** A path from the root, or undefined for a package. */
function resolve(file: string, from: string): string | undefined {
  const plain = from.replace(/[?#].*$/, (rest) => (from.startsWith('#') ? rest : ''));
  if (plain.startsWith('/')) return plain.slice(1);
  return plain.startsWith('.') ? path.posix.normalize(path.posix.join(path.posix.dirname(file), plain)) : undefined;
}
