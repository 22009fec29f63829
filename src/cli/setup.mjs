/*
 * Runs first in `npm start` and `npm test`. Plain Node 20 without dependencies, because nothing is
 * installed yet.
 *
 * node src/cli/setup.mjs
 *   installs the packages if they are missing or older than the lock file
 * node src/cli/setup.mjs --browser
 *   also makes sure that there is a Chromium for the browser tests
 *
 * The version is checked before anything else is imported, so that an old Node prints a clear
 * message instead of a syntax error.
 */
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Drill Square needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
  console.error('Install a newer one from https://nodejs.org and try again.');
  process.exitCode = 1;
} else {
  import('./setup/steps.mjs')
    .then(({ setUp }) => setUp({ browser: process.argv.includes('--browser') }))
    .catch((problem) => {
      console.error(`\nSet-up stopped. ${problem.message}\n`);
      process.exitCode = 1;
    });
}
