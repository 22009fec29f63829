/*
 * Begins a file, or an entry of a file, for an author: `npm run new -- scenario GAME NAME`.
 * What it writes passes every check that does not need its author, and its comments say what each
 * part is. Exits with 2 if nothing is written.
 */
import { BadContent } from '../library/files.ts';
import { fail, given } from './arguments.ts';
import { made, usage } from './new/kinds.ts';
import { PLACES, told, write } from './new/made.ts';

const { positionals } = given(usage().join('\n'), { allowPositionals: true, options: {} });
const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
try {
  const done = made(positionals, PLACES, today);
  if (!done.ok) fail(2, [done.error.says, ...(done.error.isMisused ? usage() : [])]);
  write(done.value);
  for (const line of told(done.value)) console.log(line);
} catch (fault) {
  if (!(fault instanceof BadContent)) throw fault;
  fail(2, [fault.message]);
}
