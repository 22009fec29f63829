import { QUARTERS } from '../tables.ts';

/** Quarters of a turn or of a move, as a table shows them: `½`, `1¼`. */
export function quartersSaid(count: number): string {
  const part = ['', '¼', '½', '¾'][count % QUARTERS]!;
  const whole = Math.floor(count / QUARTERS);
  return whole === 0 ? part : `${whole}${part}`;
}
