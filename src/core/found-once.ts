import type { Dice } from './dice.ts';

/** Finds something that the dice so far decide, unless it has been found in another way before. */
export type Once = <T>(find: () => T) => T;

/** For a course that is played in one way only. */
export const alwaysFound: Once = (find) => find();

/** One roll of a way, and what was found between it and the next one. */
interface Rolled {
  readonly fell: string;
  readonly found: { readonly value: unknown; readonly end: number }[];
}

/**
 * Plays one course with many dice, one way after the other. What it finds between two rolls follows
 * from the rolls before: as long as a way begins with the same rolls as the last one, `once` gives
 * what was found then. Ways are tried in an order in which most of their rolls stay as they are.
 * The course must play with the dice that it is given here, and always look for the same things in
 * the same order; nothing is rolled within `once`.
 */
export function findingOnce<Purpose extends string>() {
  const path: Rolled[] = [{ fell: '', found: [] }];
  let depth = 0;
  let at = 0;
  const note = (fell: string): void => {
    depth += 1;
    at = 0;
    if (path[depth]?.fell === fell) return;
    path.length = depth;
    path.push({ fell, found: [] });
  };
  const noted = <T>(result: T): T => {
    note(JSON.stringify(result));
    return result;
  };
  const once: Once = <T>(find: () => T): T => {
    const { found } = path[depth]!;
    const known = found[at];
    if (known !== undefined) {
      at = known.end;
      return known.value as T;
    }
    const n = at;
    at += 1;
    const value = find();
    found[n] = { value, end: at };
    return value;
  };
  return (dice: Dice<Purpose>): { readonly dice: Dice<Purpose>; readonly once: Once } => {
    depth = 0;
    at = 0;
    return {
      once,
      dice: {
        ...dice,
        roll: (...roll) => noted(dice.roll(...roll)),
        sum: (...roll) => noted(dice.sum(...roll)),
        pool: (...roll) => noted(dice.pool(...roll)),
        stages: (...roll) => noted(dice.stages(...roll)),
        draw(purpose, from, alike) {
          const drawn = dice.draw(purpose, from, alike);
          note(String(from.indexOf(drawn)));
          return drawn;
        },
        until: (...roll) => noted(dice.until(...roll)),
      },
    };
  };
}
