import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { D10, D6, partsOf, PERCENTAGE_DIE, recorded, type Scripted } from '../../src/core/dice.ts';
import { fallen } from '../../src/core/fallen.ts';
import { sameChance } from '../../src/core/fraction.ts';
import { ScriptFault, scripted } from '../../src/core/scripted.ts';
import { seeded } from '../../src/core/seeded.ts';
import { everyWay } from '../../src/core/ways.ts';

describe('many faces in a script', () => {
  const both = (fire: Scripted[string], die = D10) => scripted([{ fire }]).pool('fire', 5, die, 6);

  test('are digits with spaces anywhere, and a 0 is a 10', () => {
    expect(both('06 1 29')).toEqual({ faces: [10, 6, 1, 2, 9], scored: 3 });
    expect(both('06129', PERCENTAGE_DIE)).toEqual({ faces: [0, 6, 1, 2, 9], scored: 2 });
    expect(scripted([{ guns: '4 5' }]).sum('guns', 2, D6)).toEqual({ faces: [4, 5], total: 9 });
  });

  test('read as the list that they stand for', () => {
    const die = fc.tuple(fc.integer({ min: 1, max: 10 }), fc.nat({ max: 2 }));
    fc.assert(
      fc.property(fc.array(die, { maxLength: 40 }), (dice) => {
        const list = dice.map(([face]) => face);
        const text = dice.map(([face, gap]) => String(face % 10) + ' '.repeat(gap)).join('');
        const pool = (fire: Scripted[string]) => scripted([{ fire }]).pool('fire', list.length, D10, 6);
        expect(list.length === 0 ? pool([]) : pool(text)).toEqual(pool(list));
      }),
    );
  });

  test.each([
    ['3961047', '{"fire":"3961047"} with 7 faces'],
    ['39 61', '{"fire":"39 61"}'],
    ['1234x', '{"fire":"1234x"}'],
    [[1, 2, 3, 4, 5, 6, 7], '{"fire":[1,2,3,4,5,6,7]} with 7 faces'],
  ])('are counted if they are too many or too few: %j', (fire, found) => {
    const wanted = '{ fire: 0 to 5 hits, or 5 faces of 1 to 10 }';
    expect(() => both(fire)).toThrow(new ScriptFault(0, found, wanted));
  });

  test('must be faces that the die has', () => {
    expect(() => both('01234', D6)).toThrow('but the rules ask for { fire: 0 to 5 hits, or 5 faces of 1 to 6 }');
  });
});

describe('dice in stages', () => {
  const STAGES = [
    { purpose: 'hits', atLeast: 6 },
    { purpose: 'wounds', atLeast: 5 },
    { purpose: 'saves', atLeast: 9 },
  ];

  test('are rolled by a script stage by stage, as long as any are left', () => {
    const script = scripted([{ hits: '6 0 1' }, { wounds: [4, 2] }]);
    const dice = recorded(script);
    expect(dice.stages(STAGES, 3, D10)).toEqual({
      left: 0,
      stages: [
        { dice: 3, faces: [6, 10, 1], scored: 2 },
        { dice: 2, faces: [4, 2], scored: 0 },
      ],
    });
    script.assertSpent();
    const [hits, wounds] = [
      { purpose: 'hits', kind: 'pool', die: D10, count: 3, faces: [6, 10, 1], result: 2, atLeast: 6 },
      { purpose: 'wounds', kind: 'pool', die: D10, count: 2, faces: [4, 2], result: 0, atLeast: 5 },
    ];
    const whole = { purpose: 'hits', kind: 'stages', die: D10, count: 3, result: 0 };
    expect(dice.rolled).toEqual([{ ...whole, faces: [6, 10, 1, 4, 2], stages: [hits, wounds] }]);
    expect(dice.rolled.flatMap(partsOf)).toEqual([hits, wounds]);
  });

  test('without dice roll nothing', () => {
    const dice = recorded(scripted([]));
    expect(dice.stages(STAGES, 0, D10)).toEqual({ left: 0, stages: [] });
    expect(dice.rolled).toEqual([]);
  });

  test('fall again as they fell', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 30 }), (seed, count) => {
        const dice = recorded(seeded(seed));
        const rolled = dice.stages(STAGES, count, D10);
        const again = fallen(dice.rolled.flatMap(({ faces }) => faces!.map(String)));
        expect(again.stages(STAGES, count, D10)).toEqual(rolled);
        expect(again.left()).toEqual([]);
        expect(rolled.left).toBe(rolled.stages.length < 3 ? 0 : rolled.stages[2]!.scored);
      }),
    );
  });
});

describe('dice in stages are one fork', () => {
  const die = fc.record({ sides: fc.integer({ min: 2, max: 10 }), lowest: fc.constantFrom(0 as const, 1 as const) });
  const numbers = fc.array(fc.integer({ min: 0, max: 11 }), { minLength: 1, maxLength: 3 });

  test('with the chances of separate pools', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5 }), die, numbers, (count, each, least) => {
        const stages = least.map((atLeast, n) => ({ purpose: `${n}`, atLeast }));
        const staged = everyWay((dice) => String(dice.stages(stages, count, each).left));
        const pools = everyWay((dice) =>
          String(stages.reduce((left, { purpose, atLeast }) => dice.pool(purpose, left, each, atLeast).scored, count)),
        );
        expect(Object.keys(staged).sort()).toEqual(Object.keys(pools).sort());
        for (const [left, chance] of Object.entries(pools)) expect(sameChance(staged[left]!, chance)).toBe(true);
      }),
    );
  });

  test('so two volleys of 24 with wounds are looked at 625 times', () => {
    let looks = 0;
    const stages = [
      { purpose: 'hits', atLeast: 6 },
      { purpose: 'wounds', atLeast: 5 },
    ];
    everyWay((dice) => {
      looks += 1;
      return String(dice.stages(stages, 24, D10).left - dice.stages(stages, 24, D10).left);
    });
    expect(looks).toBe(25 * 25);
  });
});

test('cards that are alike are one way, and no chance changes', () => {
  const rank = (card: string) => card.slice(0, -1);
  const pack = fc.uniqueArray(
    fc.tuple(fc.integer({ min: 1, max: 4 }), fc.constantFrom('s', 'h', 'd', 'c')).map(([n, suit]) => `${n}${suit}`),
    { minLength: 2 },
  );
  fc.assert(
    fc.property(pack, (cards) => {
      let looks = 0;
      const drawn = (alike?: (card: string) => string) =>
        everyWay((dice) => {
          looks += 1;
          const first = dice.draw('first', cards, alike);
          const left = cards.filter((card) => card !== first);
          return `${rank(first)} ${rank(dice.draw('second', left, alike))}`;
        });
      const few = drawn(rank);
      expect(looks).toBe(Object.keys(few).length);
      const all = drawn();
      expect(Object.keys(few).sort()).toEqual(Object.keys(all).sort());
      for (const [both, chance] of Object.entries(all)) expect(sameChance(few[both]!, chance)).toBe(true);
    }),
  );
});
