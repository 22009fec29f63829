import { divisor, type Fraction } from '../../../core/fraction.ts';
import { scripted } from '../../../core/scripted.ts';
import { everyWay } from '../../../core/ways.ts';
import { countOdds } from '../../../games/odds.ts';
import { engine } from '../../../games/paper-bayonet/index.ts';
import type { OUTCOME } from '../../../games/paper-bayonet/tables.ts';
import { HIT_NUMBER, RANGE, type Ground } from '../../../games/paper-bayonet/tables.ts';
import { SHOT, stateOf, type Piece, type Position } from './position.ts';

/** A target of the tables: what it stands on and how. */
export interface Target {
  readonly ground: Ground;
  readonly condition?: string;
  readonly formation?: 'column' | 'square';
}

/** What may come of a shot, in the order of the engine's table. */
export const SHOT_WORDS: readonly string[] = [
  'unharmed',
  'disrupted',
  'routed',
  'removed',
] satisfies readonly (keyof typeof OUTCOME)[];

/** The distances at which a gun fires, in squares: from where the numbers begin to the cannon's range. */
export const DISTANCES: readonly number[] = Object.keys(HIT_NUMBER)
  .map(Number)
  .filter((distance) => distance >= 2 && distance <= RANGE.cannon);

/** A gun on d1 and its target straight up the file. */
function shotAt(distance: number, { ground, condition, formation }: Target): Position {
  const at = `d${1 + distance}`;
  const piece: Piece = {
    at,
    type: 'line-infantry',
    ...(condition !== undefined && { condition }),
    ...(formation !== undefined && { formation }),
  };
  return {
    gun: { type: 'cannon' },
    targets: formation === 'column' ? [piece, piece] : [piece],
    ground: { [at]: ground },
  };
}

/** The exact chances of a shot, in the game's own words, as the engine counts them. */
export const odds = (distance: number, target: Target): Readonly<Record<string, Fraction>> =>
  countOdds(engine, stateOf(shotAt(distance, target)), SHOT).chances;

/** The same chance in the smallest numbers: `20/36` → `5/9`. */
function reduced({ ways, of }: Fraction): Fraction {
  const common = divisor(ways, of);
  return { ways: ways / common, of: of / common };
}

/** The chance that a shot hits at all. */
export function hitChance(distance: number, target: Target): Fraction {
  const state = stateOf(shotAt(distance, target));
  const ways = everyWay((dice) => engine.resolve(state, SHOT, dice)[0]?.type ?? '');
  return reduced(ways['shot-hit'] ?? { ways: 0n, of: 1n });
}

/** What a hit does to a target at each face of the effect die, in the game's own words. */
export function effects(target: Target): readonly string[] {
  const state = stateOf(shotAt(2, target));
  return [1, 2, 3, 4, 5, 6].map((effect) =>
    engine.outcome(engine.resolve(state, SHOT, scripted([{ hit: 6 }, { effect }]))),
  );
}

/** Faces in a row as one would say them: `1–3`, `6`, or a dash where there is none. Throws where they are not in a row. */
export function faces(results: readonly string[], result: string): string {
  const all = results.flatMap((each, i) => (each === result ? [i + 1] : []));
  const [first, last] = [all[0], all.at(-1)];
  if (first === undefined || last === undefined) return '–';
  if (last - first >= all.length) throw new Error(`«${result}» on ${all.join(', ')}: these faces are no run`);
  return first === last ? String(first) : `${first}–${last}`;
}
