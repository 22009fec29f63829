/** A die: its number of faces and its lowest face. Faces are consecutive whole numbers. */
export interface Die {
  readonly sides: number;
  readonly lowest: 0 | 1;
}

/** The ordinary six-sided die. */
export const D6: Die = { sides: 6, lowest: 1 };

/** A ten-sided die read as 1 to 10. */
export const D10: Die = { sides: 10, lowest: 1 };

/** A ten-sided die read as 0 to 9: one digit of a percentage. */
export const PERCENTAGE_DIE: Die = { sides: 10, lowest: 0 };

/** The highest face of a die. */
export const highest = ({ sides, lowest }: Die): number => lowest + sides - 1;

/** Dice that were added up. `faces` is null if only the total is known. */
interface Added {
  readonly faces: readonly number[] | null;
  readonly total: number;
}

/** Dice that each scored or missed. `faces` is null if only the number of hits is known. */
interface Scored {
  readonly faces: readonly number[] | null;
  readonly scored: number;
}

/** A stage that dice must pass: each that shows `atLeast` or more goes on to the next stage. */
export interface Stage<Purpose extends string = string> {
  readonly purpose: Purpose;
  readonly atLeast: number;
  /** The die of this stage, if it is not that of the others. */
  readonly die?: Die;
}

/** The dice of one stage: those that scored in the stage before it. */
interface ScoredStage extends Scored {
  readonly dice: number;
}

/** Dice that went through several stages. */
export interface Staged {
  /** How many scored in the last stage. Nothing else may decide what comes of them. */
  readonly left: number;
  /**
   * The stages that were rolled, for the reasons of an event. A stage without dice is not rolled;
   * while odds are counted, none is.
   */
  readonly stages: readonly ScoredStage[];
}

/** The roll that counted, and the earlier rolls that were rolled again. */
export interface Settled<T> {
  readonly rolled: T;
  readonly before: readonly T[];
}

/**
 * The only source of chance. `purpose` names each roll, so that a script that no longer fits the
 * rules is noticed.
 */
export interface Dice<Purpose extends string = string> {
  /**
   * Whether nobody rolls these dice: they try every way in which they could fall, to count odds. An
   * order may leave out then what its odds do not look at.
   */
  readonly isCounting?: true;
  /**
   * Rolls one die and returns its face. Faces with the same value of `alike` lead to the same
   * result: code that counts odds need try only one of them.
   */
  roll(purpose: Purpose, die: Die, alike?: (face: number) => number): number;
  /** Rolls several dice and adds them up. `alike` is as for one die, for their total. */
  sum(purpose: Purpose, count: number, die: Die, alike?: (total: number) => number): Added;
  /** Rolls several dice. Each scores if it shows `atLeast` or more. */
  pool(purpose: Purpose, count: number, die: Die, atLeast: number): Scored;
  /**
   * Rolls several dice, then again those that scored, and so on: hits, then wounds, then saves.
   * Odds branch only on the number that is left in the end: 24 dice have 25 branches, however many
   * stages there are.
   */
  stages(each: readonly Stage<Purpose>[], count: number, die: Die): Staged;
  /** Draws a card or a lot: one of `from`, all equally likely. `alike` is as for one die. */
  draw<T>(purpose: Purpose, from: readonly T[], alike?: (drawn: T) => number | string): T;
  /**
   * Rolls again until `settled` accepts the roll. `roll` may depend only on the dice it is given.
   * `alike` is as for one die.
   */
  until<T>(
    roll: (dice: Dice<Purpose>) => T,
    settled: (rolled: T) => boolean,
    alike?: (rolled: T) => number,
  ): Settled<T>;
}

/**
 * One scripted result: the purpose, and its face, several faces as a list or as digits, a total, a
 * number of hits or the name of a card.
 */
export type Scripted = Readonly<Record<string, number | string | readonly number[]>>;

/** One roll, as a page shows it. */
export interface Rolled {
  readonly purpose: string;
  readonly kind: 'roll' | 'sum' | 'pool' | 'stages' | 'draw';
  /** Null for a card. */
  readonly die: Die | null;
  /** How many dice; for a card, how many there were to draw from. */
  readonly count: number;
  /** What each die shows, or the card. Null if only the result is known. */
  readonly faces: readonly (number | string)[] | null;
  readonly result: number | string;
  /** For a pool: the lowest face that scores. */
  readonly atLeast?: number;
  /** For dice in stages: the pool of each stage that was rolled. */
  readonly stages?: readonly Rolled[];
}

/** A roll in the parts that have a purpose of their own: each of its stages. */
export const partsOf = (rolled: Rolled): readonly Rolled[] => rolled.stages ?? [rolled];

/** `stages` for dice that roll one pool after the other. */
export function inStages(dice: Pick<Dice, 'pool'>, each: readonly Stage[], count: number, die: Die): Staged {
  const stages: ScoredStage[] = [];
  let left = count;
  for (const { purpose, atLeast, die: own = die } of each) {
    if (left === 0) break;
    const rolled = { dice: left, ...dice.pool(purpose, left, own, atLeast) };
    stages.push(rolled);
    left = rolled.scored;
  }
  return { left, stages };
}

/**
 * Dice that take some rolls from dice of their own: those whose purpose `isHidden`. The other rolls
 * come from `open`, as if there were no hidden ones.
 */
export function withHidden(open: Dice, hidden: Dice, isHidden: (purpose: string) => boolean): Dice {
  const of = (purpose: string): Dice => (isHidden(purpose) ? hidden : open);
  const dice: Dice = {
    roll: (purpose, ...roll) => of(purpose).roll(purpose, ...roll),
    sum: (purpose, ...roll) => of(purpose).sum(purpose, ...roll),
    pool: (purpose, ...roll) => of(purpose).pool(purpose, ...roll),
    stages: (each, count, die) => inStages(dice, each, count, die),
    draw: (purpose, ...from) => of(purpose).draw(purpose, ...from),
    until: (roll, settled) => throwUntil(dice, roll, settled),
  };
  return dice;
}

/** The sum of these faces. */
export const addUp = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0);

/** How many of these faces are `atLeast` or more. */
export const scoring = (faces: readonly number[], atLeast: number): number =>
  faces.filter((face) => face >= atLeast).length;

/** A rule that needs more rolls than this will never settle. */
const MOST_THROWS = 10_000;

/**
 * `until` for dice that give one result at a time: rolls until `settled` accepts the roll. Throws
 * after 10,000 rolls.
 */
export function throwUntil<T>(dice: Dice, roll: (dice: Dice) => T, settled: (rolled: T) => boolean): Settled<T> {
  const before: T[] = [];
  while (before.length < MOST_THROWS) {
    const rolled = roll(dice);
    if (settled(rolled)) return { rolled, before };
    before.push(rolled);
  }
  throw new Error(`Nothing is settled after ${MOST_THROWS} throws`);
}

/** Wraps `dice` and records every roll in `rolled`, in order. */
export function recorded(dice: Dice): Dice & { readonly rolled: readonly Rolled[] } {
  const rolled: Rolled[] = [];
  return { ...remembering(dice, rolled), rolled };
}

const poolOf = (purpose: string, die: Die, { dice, faces, scored }: ScoredStage, atLeast: number): Rolled => ({
  purpose,
  kind: 'pool',
  die,
  count: dice,
  faces,
  result: scored,
  atLeast,
});

function stagesOf(
  each: readonly Stage[],
  { count, die, staged }: { readonly count: number; readonly die: Die; readonly staged: Staged },
): Rolled {
  const stages = staged.stages.map((stage, n) =>
    poolOf(each[n]!.purpose, each[n]!.die ?? die, stage, each[n]!.atLeast),
  );
  const isShown = stages.length > 0 && stages.every(({ faces }) => faces !== null);
  const faces = isShown ? stages.flatMap((stage) => stage.faces!) : null;
  return { purpose: each[0]!.purpose, kind: 'stages', die, count, faces, result: staged.left, stages };
}

const remembering = (dice: Dice, rolled: Rolled[]): Dice => ({
  ...dice,
  roll(purpose, die, alike) {
    const result = dice.roll(purpose, die, alike);
    rolled.push({ purpose, kind: 'roll', die, count: 1, faces: [result], result });
    return result;
  },
  sum(purpose, count, die, alike) {
    const added = dice.sum(purpose, count, die, alike);
    rolled.push({ purpose, kind: 'sum', die, count, faces: added.faces, result: added.total });
    return added;
  },
  pool(purpose, count, die, atLeast) {
    const scored = dice.pool(purpose, count, die, atLeast);
    rolled.push(poolOf(purpose, die, { dice: count, ...scored }, atLeast));
    return scored;
  },
  stages(each, count, die) {
    const staged = dice.stages(each, count, die);
    if (count > 0) rolled.push(stagesOf(each, { count, die, staged }));
    return staged;
  },
  draw(purpose, from, alike) {
    const drawn = dice.draw(purpose, from, alike);
    const name = String(drawn);
    rolled.push({ purpose, kind: 'draw', die: null, count: from.length, faces: [name], result: name });
    return drawn;
  },
  until: (roll, settled, alike) => dice.until((inner) => roll(remembering(inner, rolled)), settled, alike),
});
