/*
 * Checks whether the site can be built in this folder, and exits with 1 if it cannot. Runs before
 * set-up. It is a CommonJS file because Node cannot start ES modules in a folder with a backslash
 * in its name.
 *
 * node src/cli/check-path.cjs
 */
const path = require('node:path');

/** Characters that the tools misread in a path, and what they take them for. */
const MISREAD = [
  ['%', 'the start of an encoded character'],
  ['#', 'the start of a fragment'],
  ['?', 'the start of a query'],
  ['*', 'a wildcard'],
  ['\\', 'the end of the name of a folder'],
  [path.delimiter, 'the end of a path'],
];

/**
 * Why the site cannot be built in this folder, as a sentence for a person. Undefined if it can.
 * @param {string} root
 * @returns {string | undefined}
 */
function whyUnfit(root) {
  const [character, meaning] = MISREAD.find(([each]) => each !== path.sep && root.includes(each)) ?? [];
  if (character === undefined) return undefined;
  return (
    `The folder ${root} has «${character}» in its path, which the tools that build the site take for ${meaning}. ` +
    'Move or rename it, and try again.'
  );
}

const why = whyUnfit(path.resolve(__dirname, '../..'));
if (why !== undefined) {
  console.error(why);
  process.exitCode = 1;
}
