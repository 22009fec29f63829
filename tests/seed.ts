import * as fc from 'fast-check';
import process from 'node:process';

/** The seed of a usual run: any number, always the same. */
const USUAL = 18051202;

/**
 * The seed of all property tests. A usual run tries the same cases each time, so that it fails only
 * where something has changed. `SEED=fresh` tries others, as `npm run mutate` does; a failure names
 * its seed, and `SEED=1441466069` tries its cases again.
 */
function chosen(): number | undefined {
  const named = process.env['SEED'];
  if (named === undefined || named === '') return USUAL;
  if (named === 'fresh') return undefined;
  const seed = Number(named);
  if (!Number.isInteger(seed)) throw new Error(`SEED is “${named}”. Expected a whole number, or “fresh”.`);
  return seed;
}

const seed = chosen();
if (seed !== undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
