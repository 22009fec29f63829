/*
 * The second site: the toy game beside a part of Paper Bayonet. `npm run build:two` leaves it in .cache/two-games/site.
 */
import { cpSync } from 'node:fs';
import process from 'node:process';
import { smallContent } from './small.ts';

const CONTENT = '.cache/two-games/content';

smallContent('content', CONTENT, { game: 'paper-bayonet', chapter: '06-the-fight.mdx' });
// A game on a free table with rules of its own.
cpSync('content/two-by-two', `${CONTENT}/two-by-two`, { recursive: true });
Object.assign(process.env, { SECOND_ROOT: 'tests/toy', CONTENT });
// The settings read the environment as they are loaded.
const { build } = await import('astro');
await build({ outDir: '.cache/two-games/site', cacheDir: '.cache/two-games/cache', logLevel: 'warn' });
