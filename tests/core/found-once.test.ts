import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { D6, type Dice } from '../../src/core/dice.ts';
import { alwaysFound, findingOnce, type Once } from '../../src/core/found-once.ts';
import { scripted } from '../../src/core/scripted.ts';

/** A course of rolls: after each it finds something, with a search inside a search. */
function course(dice: Dice, once: Once, faces: number, search: (seen: readonly number[]) => string): readonly string[] {
  const seen: number[] = [];
  const found = [once(() => search(seen))];
  for (let n = 0; n < faces; n += 1) {
    seen.push(dice.roll('face', D6));
    found.push(once(() => `${once(() => search(seen))}!`));
    // What is looked for depends on the dice so far.
    if (seen.at(-1) === 6) found.push(once(() => search([...seen, 6])));
  }
  return found;
}

const scriptOf = (faces: readonly number[]) => scripted(faces.map((face) => ({ face })));
const COUNT = 4;
const ways = fc.array(fc.array(fc.integer({ min: 1, max: 6 }), { minLength: COUNT, maxLength: COUNT }), {
  minLength: 1,
});

test('what is found once is what each way would find by itself, in whatever sequence the ways are played', () => {
  fc.assert(
    fc.property(ways, (all) => {
      const begin = findingOnce();
      for (const faces of all) {
        const search = (seen: readonly number[]) => seen.join('');
        const { dice, once } = begin(scriptOf(faces));
        expect(course(dice, once, COUNT, search)).toEqual(course(scriptOf(faces), alwaysFound, COUNT, search));
      }
    }),
  );
});

test('what the rolls so far decide is looked for once, and again as soon as one falls otherwise', () => {
  const begin = findingOnce();
  let looked = 0;
  const play = (...faces: readonly number[]): number => {
    looked = 0;
    const { dice, once } = begin(scriptOf(faces));
    course(dice, once, faces.length, (seen) => `${(looked += 1)} ${seen.join('')}`);
    return looked;
  };
  expect(play(1, 2, 3)).toBe(4);
  expect(play(1, 2, 3)).toBe(0);
  expect(play(1, 2, 4)).toBe(1);
  expect(play(1, 5, 4)).toBe(2);
  expect(play(2, 5, 4)).toBe(3);
});
