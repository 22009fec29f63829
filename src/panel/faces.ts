import type { Die, Rolled } from '../core/dice.ts';

/** The coordinates of pips in a 24 × 24 view box. */
const [LOW, MID, HIGH] = [7, 12, 17];
const CORNERS: readonly (readonly [number, number])[] = [
  [LOW, LOW],
  [HIGH, HIGH],
  [HIGH, LOW],
  [LOW, HIGH],
  [LOW, MID],
  [HIGH, MID],
];

/** The pips of a face from 1 to 6, as path data to be stroked with round caps. */
export function pips(face: number): string {
  const dots = CORNERS.slice(0, face - (face % 2));
  const all = face % 2 === 1 ? [...dots, [MID, MID] as const] : dots;
  return all.map(([x, y]) => `M${x} ${y}h.01`).join('');
}

/** The name of a die: `D6`, `D10`, or `percentage die` if its faces begin with 0. */
export const kindOf = ({ sides, lowest }: Die): string => (lowest === 0 ? 'percentage die' : `D${sides}`);

/** Whether this is a roll of a single D6, which can be drawn with pips. */
export const hasPips = ({ kind, die, result }: Rolled): boolean =>
  kind === 'roll' && die?.sides === 6 && typeof result === 'number' && result >= 1 && result <= 6;

/** A roll in words: `5`, `D10: 8`, `4 + 5 = 9`, `4 of 6 hit: 1 6 5 5 6 2`, `queen of hearts`. */
export function formatRoll({ kind, die, count, faces, result }: Rolled): string {
  if (die === null) return String(result);
  const name = die.sides === 6 && die.lowest === 1 ? '' : `${kindOf(die)}: `;
  if (kind === 'pool') return `${name}${result} of ${count} hit${faces === null ? '' : `: ${faces.join(' ')}`}`;
  if (kind === 'sum') return `${name}${faces === null ? '' : `${faces.join(' + ')} = `}${result}`;
  return `${name}${result}`;
}
