/*
 * The second site: the toy game beside a part of Paper Bayonet. `npm run build:two` leaves it in .cache/two-games/site.
 */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { smallContent } from './small.ts';

const CONTENT = '.cache/two-games/content';

smallContent('content', CONTENT, { game: 'paper-bayonet', chapter: '06-the-fight.mdx' });
// A game on a free table with rules of its own. Its boards are tested whether the site shows it yet or not.
cpSync('content/two-by-two', `${CONTENT}/two-by-two`, { recursive: true });
const about = `${CONTENT}/two-by-two/game.yaml`;
writeFileSync(about, readFileSync(about, 'utf8').replace('onSite: []', 'onSite: [shoot]'));
Object.assign(process.env, { SECOND_ROOT: 'tests/toy', CONTENT });
// The settings read the environment as they are loaded.
const { build } = await import('astro');
await build({ outDir: '.cache/two-games/site', cacheDir: '.cache/two-games/cache', logLevel: 'warn' });
