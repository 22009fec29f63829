/*
 * Whether the site can be built in the folder where it lies. Run before set-up, and no module of the language, for in a folder with a
 * backslash Node starts none.
 *
 * node src/cli/place.cjs
 */
const path = require('node:path');

/** What the tools take for something else in a path, and what they take it for. */
const MISREAD = [
  ['%', 'the beginning of a coded sign'],
  ['#', 'the end of an address'],
  ['?', 'the beginning of a query'],
  ['*', 'a name to be filled in'],
  ['\\', 'the end of a folder’s name'],
  [path.delimiter, 'the end of a folder’s whole path'],
];

/**
 * What keeps the site from being built in this folder, in a sentence for a person; undefined where nothing does.
 * @param {string} root
 * @returns {string | undefined}
 */
function whyUnfit(root) {
  const [sign, taken] = MISREAD.find(([each]) => each !== path.sep && root.includes(each)) ?? [];
  if (sign === undefined) return undefined;
  return (
    `The folder ${root} has «${sign}» in its path, which the tools that build the site take for ${taken}. ` +
    'Move or rename it, and try again.'
  );
}

const why = whyUnfit(path.resolve(__dirname, '../..'));
if (why !== undefined) {
  console.error(why);
  process.exitCode = 1;
}
