import { signed } from '../../core/signs.ts';
import { isKeyed, type Plain } from '../../core/ids.ts';
import type { Problem } from '../../core/result.ts';

const SLOT = /\{(\+?)([a-zA-Z][\w.-]*)\}/g;

const numberAt = (numbers: Plain | undefined, path: readonly string[]): Plain | undefined =>
  path.reduce<Plain | undefined>((value, part) => (isKeyed(value) ? value[part] : undefined), numbers);

/** The number of a slot; undefined if there is none of this name. */
function numberOf(name: string, numbers: Readonly<Record<string, Plain>>): Plain | undefined {
  const value = numberAt(numbers, name.split('.'));
  return isKeyed(value) ? undefined : value;
}

/**
 * Fills the numbers into a sentence: `{fight.woods}`, or `{+fight.woods}` with its sign. Throws if
 * a number does not exist.
 */
export const filled = (text: string, numbers: Readonly<Record<string, Plain>>): string =>
  text.replace(SLOT, (slot, sign: string, name: string) => {
    const value = numberOf(name, numbers);
    if (value === undefined) throw new Error(`${slot}: there is no such number, expected ${wantedOf(numbers)}`);
    return sign === '+' ? signed(Number(value)) : Array.isArray(value) ? value.join(', ') : String(value);
  });

const wantedOf = (numbers: Readonly<Record<string, Plain>>): string =>
  `a number of the game's reference.ts, which has ${Object.keys(numbers).join(', ')}`;

/** The slots in all texts of a value for which there is no number. */
export function unknownSlots(value: unknown, numbers: Readonly<Record<string, Plain>>, path = ''): readonly Problem[] {
  if (typeof value === 'string')
    return [...value.matchAll(SLOT)]
      .filter(([, , name = '']) => numberOf(name, numbers) === undefined)
      .map(([slot]) => ({ path, found: slot, wanted: wantedOf(numbers) }));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    unknownSlots(each, numbers, path === '' ? key : `${path}.${key}`),
  );
}

/** Fills the numbers into every text in a value. */
export function filledIn(value: unknown, numbers: Readonly<Record<string, Plain>>): unknown {
  if (typeof value === 'string') return filled(value, numbers);
  if (Array.isArray(value)) return value.map((each: unknown) => filledIn(each, numbers));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, filledIn(each, numbers)]));
}
