import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as v from 'valibot';
import type { AnyEngine } from '../../games/contract/engine.ts';
import type { Collected } from './collected.ts';
import { mutated, type Mutant } from './mutants.ts';

/*
 * Each mutant gets its own copy of the modules of games, of their tests, and of everything in
 * between: a test may move a unit as a reader does. The URLs of these copies contain the mutant's
 * number, `…/effect.ts?mutant=12`, and one of them is loaded with the fault in it. All other
 * modules are shared.
 */

/** The mutants of this thread, by number. */
const mutants = new Map<string, Mutant>();
/**
 * The rules files as JavaScript, so that their types are stripped only once and not for every
 * mutant.
 */
const stripped = new Map<string, string>();

const numberOf = (url: string | undefined): string | null =>
  url === undefined ? null : new URL(url).searchParams.get('mutant');

/**
 * If a module of a mutant imports a module from one of these folders, it gets the mutant's own
 * copy.
 */
const isOwn = (url: string): boolean => /\/(src|tests)\/(games|scene|islands)\/[\w./-]+\.ts$/.test(url);

/** The module that the tests of a mutant import instead of Vitest. */
const COLLECTED = new URL('./collected.ts', import.meta.url).href;

function source(file: string, mutant: Mutant): string {
  if (resolve(mutant.file) === file) return stripTypeScriptTypes(mutated(readFileSync(file, 'utf8'), mutant));
  const known = stripped.get(file) ?? stripTypeScriptTypes(readFileSync(file, 'utf8'));
  stripped.set(file, known);
  return known;
}

registerHooks({
  resolve(specifier, context, next) {
    const number = numberOf(context.parentURL);
    if (number !== null && specifier === 'vitest' && !context.parentURL!.startsWith(COLLECTED))
      return { url: `${COLLECTED}?mutant=${number}`, shortCircuit: true };
    const found = next(specifier, context);
    return number !== null && isOwn(found.url) ? { ...found, url: `${found.url}?mutant=${number}` } : found;
  },
  load(url, context, next) {
    const mutant = mutants.get(numberOf(url) ?? '');
    if (mutant === undefined) return next(url, context);
    return { format: 'module', source: source(fileURLToPath(url.replace(/\?.*/, '')), mutant), shortCircuit: true };
  },
});

const isEngine = v.custom<AnyEngine>((input) => typeof input === 'object' && input !== null && 'judge' in input);

/**
 * Puts this fault into everything that is loaded for this number from now on. The number must not
 * have been used before.
 */
export function prepare(mutant: Mutant, number: number): void {
  mutants.set(String(number), mutant);
}

const own = async (file: string, number: number): Promise<Readonly<Record<string, unknown>>> =>
  (await import(`${pathToFileURL(resolve(file)).href}?mutant=${number}`)) as Readonly<Record<string, unknown>>;

/**
 * Loads the engine of a game with the fault of this number, or returns it if it is already loaded.
 */
export async function mutantEngine(game: string, number: number): Promise<AnyEngine> {
  const exports = await own(`src/games/${game}/index.ts`, number);
  const engine = Object.values(exports).find((each) => v.is(isEngine, each));
  return v.parse(isEngine, engine);
}

/** Loads a test file for the mutant of this number, and returns the tests that it declares. */
export async function collectedTests(file: string, number: number): Promise<readonly Collected[]> {
  await own(file, number);
  const { taken } = (await import(`${COLLECTED}?mutant=${number}`)) as { readonly taken: () => readonly Collected[] };
  return taken();
}
