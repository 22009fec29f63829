/*
 * A site of the tests' own game alone: what a game needs is in its folder, and nothing of the site
 * asks for another. Its pages link to their files in a repository, and its address is known, so
 * that it has feeds, a sitemap and structured data. `npm run build:own` leaves it in
 * .cache/own-game/site.
 */
import process from 'node:process';

Object.assign(process.env, {
  SECOND_ROOT: 'tests/toy',
  CONTENT: 'tests/toy/site/content',
  REPOSITORY: 'https://club.example/games/picket',
  SITE: 'https://club.example',
});
// The settings read the environment as they are loaded.
const { build } = await import('astro');
await build({
  outDir: '.cache/own-game/site',
  cacheDir: '.cache/own-game/cache',
  logLevel: 'warn',
});
