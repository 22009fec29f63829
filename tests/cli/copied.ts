/**
 * What the commands write to, or what tests change: a folder that looks like the project has
 * copies.
 */
export const COPIED = ['content', 'tests/games', 'tests/published-ids.json'];
/** All else that the commands need is the project itself. */
export const SHARED = ['src', 'node_modules', 'package.json', '.prettierrc.json', '.editorconfig'];
