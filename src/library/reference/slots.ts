import { isKeyed, type Plain } from '../../core/ids.ts';

const SLOT = /\{(\+?)([a-zA-Z][\w.-]*)\}/g;

/** A number with its sign, using a real minus sign. */
const signed = (value: Plain): string => (Number(value) < 0 ? `−${-Number(value)}` : `+${String(value)}`);

const at = (numbers: Plain | undefined, path: readonly string[]): Plain | undefined =>
  path.reduce<Plain | undefined>((value, part) => (isKeyed(value) ? value[part] : undefined), numbers);

/**
 * Fills the numbers into a sentence: `{fight.woods}`, or `{+fight.woods}` with its sign. Throws if
 * a number does not exist.
 */
export const filled = (text: string, numbers: Readonly<Record<string, Plain>>): string =>
  text.replace(SLOT, (slot, sign: string, name: string) => {
    const value = at(numbers, name.split('.'));
    if (value === undefined || isKeyed(value))
      throw new Error(
        `${slot}: there is no such number in the game's reference.ts, which has ${Object.keys(numbers).join(', ')}`,
      );
    return sign === '+' ? signed(value) : Array.isArray(value) ? value.join(', ') : String(value);
  });

/** Fills the numbers into every text in a value. */
export function filledIn(value: unknown, numbers: Readonly<Record<string, Plain>>): unknown {
  if (typeof value === 'string') return filled(value, numbers);
  if (Array.isArray(value)) return value.map((each: unknown) => filledIn(each, numbers));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, filledIn(each, numbers)]));
}
