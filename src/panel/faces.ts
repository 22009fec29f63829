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

/** Whether this is a roll of a single ten-sided die, which is drawn as a kite with its face. */
export const isKite = ({ kind, die }: Rolled): boolean => kind === 'roll' && die?.sides === 10;

/** What dice do that score, by the first part of their purpose: those of a shell make men fall. */
const VERBS: Readonly<Record<string, string>> = {
  hit: 'hit',
  hits: 'hit',
  wound: 'wound',
  wounds: 'wound',
  save: 'save',
  saves: 'save',
  killed: 'fall',
  wounded: 'fall',
};

/** How many dice of a pool scored, in the word of its stage: `4 of 6 hit`, `2 of 4 wound`. */
function scoredText({ purpose, count, result }: Rolled): string {
  const [kind = ''] = purpose.split('.');
  return `${result} of ${count} ${VERBS[kind] ?? 'score'}`;
}

/** So many dice are shown one by one, in the order in which they fell. More are counted by face. */
export const FEW_DICE = 12;

/** How often each face of a pool fell, from the highest to the lowest. */
export function faceCounts(faces: readonly (number | string)[]): readonly (readonly [face: number, times: number])[] {
  const times = new Map<number, number>();
  for (const face of faces.map(Number)) times.set(face, (times.get(face) ?? 0) + 1);
  return [...times].sort(([a], [b]) => b - a);
}

/**
 * A roll in words: `5`, `D10: 8`, `4 + 5 = 9`, `4 of 6 hit: 1 6 5 5 6 2`, `queen of hearts`. A D6
 * is named only among dice of other kinds.
 */
export function formatRoll(rolled: Rolled, isMixed = false): string {
  const { kind, die, faces, result } = rolled;
  if (die === null) return String(result);
  const name = !isMixed && die.sides === 6 && die.lowest === 1 ? '' : `${kindOf(die)}: `;
  if (kind === 'pool') return `${name}${scoredText(rolled)}${faces === null ? '' : `: ${faces.join(' ')}`}`;
  if (kind === 'sum') return `${name}${faces === null ? '' : `${faces.join(' + ')} = `}${result}`;
  return `${name}${result}`;
}
