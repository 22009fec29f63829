/*
 * A site of the tests' own game alone: what a game needs is in its folder, and nothing of the site
 * asks for another. Its pages link to their files in a repository. `npm run build:own` leaves it in
 * .cache/own-game/site.
 */
import process from 'node:process';

Object.assign(process.env, {
  SECOND_ROOT: 'tests/toy',
  CONTENT: 'tests/toy/site/content',
  REPOSITORY: 'https://club.example/games/picket',
});
// The settings read the environment as they are loaded.
const { build } = await import('astro');
await build({
  outDir: '.cache/own-game/site',
  cacheDir: '.cache/own-game/cache',
  logLevel: 'warn',
});
