import { describe, expect, test } from 'vitest';
import { sortedText } from '../../src/core/numbers.ts';
import { seeded } from '../../src/core/seeded.ts';
import type { OrderLike } from '../../src/games/contract/engine.ts';
import { seedsOf } from '../../src/islands/battle/dice.ts';

const keep: OrderLike = { type: 'keep' };
const end: OrderLike = { type: 'end-phase' };
const [guard, horse]: readonly OrderLike[] = ['guard', 'horse'].map((unit) => ({ type: 'keep', unit }));

describe('the seed of an order', () => {
  const seedOf = seedsOf({ seed: 5, earlier: [] });

  test('comes of the seed of the battle, of the orders before it and of the order, and is never another', () => {
    expect(seedOf([], keep)).toBe(seedOf([], { type: 'keep' }));
    const all = [
      seedOf([], keep),
      seedOf([keep], keep),
      seedOf([], guard!),
      seedsOf({ seed: 6, earlier: [] })([], keep),
    ];
    expect(new Set(all).size).toBe(4);
    expect(all, 'the same on every machine').toMatchInlineSnapshot(`
      [
        1109821052,
        -122047059,
        -913498680,
        74944680,
      ]
    `);
  });

  test('does not depend on the way in which the order is put together', () => {
    const [one, other] = [
      { type: 'move', to: [1, 2], unit: 'a' },
      { unit: 'a', to: [1, 2], type: 'move' },
    ];
    expect(sortedText(one)).toBe(sortedText(other));
    expect(seedOf([keep], one)).toBe(seedOf([keep], other as OrderLike));
    expect(seedOf([keep], { type: 'move', to: [2, 1], unit: 'a' } as OrderLike)).not.toBe(seedOf([keep], one));
  });

  test('does not count the ends of phases; two in a row differ', () => {
    expect(seedOf([keep, end, end], keep)).toBe(seedOf([keep], keep));
    expect(seedOf([keep, end], end)).not.toBe(seedOf([keep], end));
    expect(seedOf([end, keep, end], end)).toBe(seedOf([keep, end], end));
  });

  test('gives fair dice: over many places and many battles each face comes as often as any other', () => {
    const orders = [keep, end, guard!, horse!];
    const faces = Array.from({ length: 6 }, () => 0);
    const pairs = Array.from({ length: 36 }, () => 0);
    let before = 0;
    for (let seed = 0; seed < 40; seed += 1)
      for (const past: OrderLike[] = []; past.length < 60; past.push(keep))
        for (const order of orders) {
          const dice = seeded(seedsOf({ seed, earlier: [] })(past, order));
          const face = dice.roll('', { sides: 6, lowest: 1 }) - 1;
          faces[face]! += 1;
          pairs[6 * before + face]! += 1;
          before = face;
        }
    const chi = (counts: readonly number[]) => {
      const even = 9600 / counts.length;
      return counts.reduce((sum, count) => sum + (count - even) ** 2 / even, 0);
    };
    // One in a thousand fair dice lies above these.
    expect(chi(faces)).toBeLessThan(20.5);
    expect(chi(pairs)).toBeLessThan(66.6);
  });
});
