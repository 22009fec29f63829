/** A unit in which a length of a table is told. */
export type Unit = 'in' | 'ft' | 'mm' | 'cm' | 'm';

/** How many millimetres each unit has. */
const MILLIMETRES: Readonly<Record<Unit, number>> = { in: 25.4, ft: 304.8, mm: 1, cm: 10, m: 1000 };

const OTHER: Readonly<Record<Unit, Unit>> = { in: 'cm', ft: 'm', mm: 'in', cm: 'in', m: 'ft' };

const SIGN: Readonly<Record<Unit, string>> = { in: '″', ft: '\u00A0ft', mm: '\u00A0mm', cm: '\u00A0cm', m: '\u00A0m' };

/** From this many inches on a centimetre is told in wholes. */
const WHOLE_FROM = 4;
/** From so many inches or feet on they are told in halves; before, 7 and 8 cm would be one. */
const HALVES_FROM = 3.5;

/** The longest length in millimetres that is one of a table; longer ones are of the ground. */
const LONGEST = 5000;

/** A length as millimetres. */
export const millimetres = (count: number, unit: Unit): number => count * MILLIMETRES[unit];

const decimals = (count: number, digits: number): string => String(Number(count.toFixed(digits)));

function halves(count: number): string {
  const twice = Math.round(2 * count);
  return `${Math.floor(twice / 2)}${twice % 2 === 1 ? '½' : ''}`;
}

/** Tenths, or hundredths for what tenths would call nothing. */
const fine = (count: number): string => decimals(count, count >= 0.05 ? 1 : 2);

function inOther(count: number, unit: Unit): string {
  const told = millimetres(count, unit) / MILLIMETRES[OTHER[unit]];
  if (unit === 'ft') return fine(told);
  if (unit === 'in') return count >= WHOLE_FROM ? decimals(told, 0) : fine(told);
  return told >= HALVES_FROM ? halves(told) : fine(told);
}

/**
 * Tells counts of a unit in the other one: inches as centimetres (whole ones from four inches on,
 * before that tenths), feet as metres, millimetres and centimetres as inches and metres as feet
 * (halves from three and a half on, before that tenths). `joints` are the words between the
 * counts. Null for what is no length of a table: nothing, or more than five metres.
 */
export function inOtherUnit(counts: readonly number[], joints: readonly string[], unit: Unit): string | null {
  if (counts.some((count) => millimetres(count, unit) > LONGEST)) return null;
  const told = counts.map((count) => inOther(count, unit));
  if (told.every((each) => each === '0')) return null;
  return told.map((each, n) => each + (joints[n] ?? '')).join('') + SIGN[OTHER[unit]];
}
