/*
 * Prints what authors may write for a game: `npm run form -- GAME`, or one part of it:
 * `npm run form -- GAME orders`. `--write` writes the page of the docs. Everything comes from the
 * tables and schemas of the game, and from its content.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { BadContent } from '../library/files.ts';
import { gameIds, isGame } from '../register/index.ts';
import { fail, given } from './arguments.ts';
import { markdown, pageOf } from './form/page.ts';
import { PARTS } from './form/parts.ts';
import { toldOf } from './form/told.ts';

const USAGE = 'npm run form -- GAME [PART] [--write]';
const parts = Object.keys(PARTS);

const { values, positionals } = given(USAGE, { allowPositionals: true, options: { write: { type: 'boolean' } } });
const [game, part, ...others] = positionals;
if (game === undefined || !isGame(game)) fail(2, [USAGE, `Games: ${gameIds.join(', ')}`]);
if ((part !== undefined && !parts.includes(part)) || others.length > 0) fail(2, [USAGE, `Parts: ${parts.join(', ')}`]);
if (part !== undefined && values.write === true) fail(2, [USAGE, 'The page of the docs has all parts.']);
try {
  const text = await markdown(await toldOf(game), part === undefined ? parts : [part]);
  if (values.write === true) {
    mkdirSync(dirname(pageOf(game)), { recursive: true });
    writeFileSync(pageOf(game), text);
  } else console.log(text.trimEnd());
} catch (fault) {
  if (!(fault instanceof BadContent)) throw fault;
  fail(2, [fault.message]);
}
