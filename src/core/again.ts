import { addUp, highest, inStages, partsOf, scoring, throwUntil, type Dice, type Die, type Rolled } from './dice.ts';

/** What fell for one purpose and has not been used: faces one by one, or results without faces. */
interface Left {
  readonly faces: (number | string)[];
  readonly results: Rolled[];
}

/** What fell, by its purposes. */
function byPurpose(rolls: readonly Rolled[]): ReadonlyMap<string, Left> {
  const all = new Map<string, Left>();
  for (const rolled of rolls.flatMap(partsOf)) {
    const left = all.get(rolled.purpose) ?? { faces: [], results: [] };
    all.set(rolled.purpose, left);
    if (rolled.faces === null) left.results.push(rolled);
    else left.faces.push(...rolled.faces);
  }
  return all;
}

/**
 * Dice that fall again as they fell: each roll takes the next faces that fell for its purpose,
 * whatever else is rolled between. What did not fall comes from `others`.
 */
export function again(rolls: readonly Rolled[], others: Dice): Dice {
  const fell = byPurpose(rolls);
  const face = (purpose: string, die: Die): number => {
    const next = fell.get(purpose)?.faces.shift();
    const isFace = typeof next === 'number' && next >= die.lowest && next <= highest(die);
    return isFace ? next : others.roll(purpose, die);
  };
  /** A result of as many dice of which the faces are not known. */
  const known = (purpose: string, count: number): number | null => {
    const next = fell.get(purpose)?.results[0];
    if (next?.count !== count || typeof next.result !== 'number') return null;
    fell.get(purpose)!.results.shift();
    return next.result;
  };
  const several = (purpose: string, count: number, die: Die) => Array.from({ length: count }, () => face(purpose, die));
  const dice: Dice = {
    roll: face,
    sum(purpose, count, die) {
      const total = known(purpose, count);
      if (total !== null) return { faces: null, total };
      const faces = several(purpose, count, die);
      return { faces, total: addUp(faces) };
    },
    pool(purpose, count, die, atLeast) {
      const scored = known(purpose, count);
      if (scored !== null) return { faces: null, scored };
      const faces = several(purpose, count, die);
      return { faces, scored: scoring(faces, atLeast) };
    },
    stages: (each, count, die) => inStages(dice, each, count, die),
    draw(purpose, from) {
      const next = fell.get(purpose)?.faces.shift();
      return from.find((each) => String(each) === String(next)) ?? others.draw(purpose, from);
    },
    until: (roll, settled) => throwUntil(dice, roll, settled),
  };
  return dice;
}
