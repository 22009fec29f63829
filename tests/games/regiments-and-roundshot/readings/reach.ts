import type { Plain, Readings } from '../../../../src/core/ids.ts';
import type { State } from '../../../../src/games/regiments-and-roundshot/state.ts';
import { maneuver, refusal, type More } from '../moves.ts';

type Figures = Parameters<typeof maneuver>[0];

/** What a board holds besides the figures of the French. */
interface Field {
  readonly terrain?: object;
  readonly allied?: Figures;
  readonly readings?: Readings | undefined;
  readonly now?: More['now'];
}

const state = (french: Figures, { terrain = {}, allied = {}, readings = {}, now = {} }: Field = {}): State =>
  maneuver(french, allied, { terrain: terrain as Readonly<Record<string, Plain>>, readings, now });

/** The longest march straight on that is allowed to the first figure, in quarters of an inch. */
function reach(french: Figures, field: Field = {}, unit = Object.keys(french)[0]!, leg = 'forward'): number {
  const lengths = Array.from({ length: 40 }, (_, n) => (n + 1) / 4);
  const start = state(french, field);
  return (
    lengths.filter((far) => refusal(start, { march: unit, legs: [`${leg} ${far}`], with: 6 }) === null).at(-1) ?? 0
  );
}

/** Boards with figures of the French and some ground. */
export const fields = {
  state,
  reach,
  /** A feature that takes up all from x 10 to 14 and y 11 to 20. */
  area: (kind: string): object => ({ ground: { kind, rectangle: { at: [12, 15.5], size: [4, 9] } } }),
  /** A straight line of a kind. */
  line: (kind: string, from: readonly number[], to: readonly number[]): Readonly<Record<string, Plain>> => ({
    [kind]: { kind, line: [[...from], [...to]] },
  }),
};
