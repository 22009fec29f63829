import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countOdds } from '../../../src/games/contract/odds.ts';
import { seeded } from '../../../src/core/seeded.ts';
import { sameChance, parseFraction } from '../../../src/core/fraction.ts';
import type { Body } from '../../../src/games/campaign-1805/bodies/body.ts';
import { blockOf, countOf } from '../../../src/games/campaign-1805/bodies/models.ts';
import { rules } from '../../../src/games/campaign-1805/rules.ts';
import type { State } from '../../../src/games/campaign-1805/state.ts';
import { corners } from '../../../src/geometry/bases.ts';
import { isOn } from '../../../src/geometry/edges.ts';
import { NORTH, opposite } from '../../../src/geometry/facings.ts';
import { areOn } from './laws.ts';
import { battery, SMALL } from './batteries.ts';
import { at, body, charged, field, grenadiers, line, musketeers, tirailleurs } from './field.ts';

const SOUTH = opposite(NORTH);
const ranks = (count: number) => Array.from({ length: 2 }, () => 'o'.repeat(count));

/** Eight bodies of all arms, near each other. */
const small = (gap: number): State =>
  field(
    [
      line(),
      body('hussars', { arm: 'light-cavalry', ranks: ranks(4), at: at(75, 40) }),
      body('jaegers', { arm: 'jaegers', ranks: ['oooooo'], at: at(45, 40), troops: 'veteran' }),
      musketeers({ at: at(60, 42 + gap) }),
      body('cuirassiers', {
        side: 'allied',
        arm: 'heavy-cavalry',
        ranks: ranks(4),
        at: at(75, 44 + gap),
        facing: SOUTH,
      }),
      battery({ ranks: ['oo', 'oo', 'C.'], commanders: ['captain'], strength: 5, at: at(52, 34) }),
      battery({
        id: 'howitzers',
        name: 'the howitzer',
        gun: SMALL,
        side: 'allied',
        at: at(66, 50 + gap),
        facing: SOUTH,
      }),
      body('landwehr', { side: 'allied', troops: 'militia', ranks: ranks(8), at: at(44, 42 + gap), facing: SOUTH }),
    ],
    { phase: 'initiative', holder: null, deployed: 'allied' },
  );

/** The models of a body without its officers, who may pass over to another. */
const menIn = ({ ranks }: Body): number => ranks.join('').replaceAll(/[.C]/g, '').length;

/** What is wrong with a board that was reached by play. */
function broken(before: State, { units, size }: State): readonly string[] {
  const all = Object.values(units);
  return all.flatMap((each: Body, n) => [
    ...all.slice(n + 1).flatMap((other) => (areOn(each, other) ? [`${each.id} is on ${other.id}`] : [])),
    ...(countOf(each) === 0 ? [`${each.id} has no models`] : []),
    ...(menIn(each) > menIn(before.units[each.id]!) ? [`${each.id} has grown`] : []),
    ...(each.condition === 'steady' && !isOn(corners(blockOf(each)), size) ? [`${each.id} is off the table`] : []),
    ...(each.commanders.length === each.ranks.join('').split('C').length - 1 ? [] : [`${each.id} has lost an officer`]),
  ]);
}

test('random turns never reach an invalid state, say everything in words, and never stand still', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.integer({ min: 3, max: 9 }), (seed, gap) => {
      const dice = seeded(seed);
      let state = small(gap);
      for (let n = 0; n < 120; n += 1) {
        const options = rules.candidates(state);
        expect(options.length, state.phase).toBeGreaterThan(0);
        const { order } = dice.draw('order', options);
        expect(rules.words.order(order, state)).not.toMatch(/undefined|\{/);
        const before = state;
        for (const event of rules.resolve(state, order, dice)) {
          expect(rules.words.event(event, state)).toMatch(/^[A-Z0-9].*[.]$/);
          state = rules.apply(state, event);
        }
        expect(broken(before, state), order.type).toEqual([]);
        expect(state).not.toBe(before);
      }
      expect(state.turn).toBeGreaterThan(1);
    }),
    { numRuns: 20 },
  );
});

describe('the engine', () => {
  test('counts the odds of a charge as the golden lesson has them', () => {
    const state = field([grenadiers(), tirailleurs, charged()], {
      phase: 'charge',
      written: {
        grenadiers: { does: 'charge', at: 'musketeers' },
        tirailleurs: { does: 'support' },
        musketeers: { does: 'fire', at: 'grenadiers' },
      },
    });
    const odds = countOdds(rules, state, { type: 'charge', unit: 'grenadiers', support: ['tirailleurs'] });
    const wanted = parseFraction('13360541641391208347829251603759391/41943040000000000000000000000000000');
    // The lesson counts all ways in which the musketeers alone run, even if no grenadier is left.
    const both = [odds.chances['routs']!, odds.chances['own-destruction-their-rout']!] as const;
    const found = { ways: both[0].ways * both[1].of + both[1].ways * both[0].of, of: both[0].of * both[1].of };
    expect(wanted.ok && sameChance(found, wanted.value)).toBe(true);
  });

  test('shows no side what the other has written', () => {
    const state = field([grenadiers(), charged()], {
      phase: 'orders',
      written: { grenadiers: { does: 'hold' }, musketeers: { does: 'fire', at: 'grenadiers' } },
    });
    expect(Object.keys(rules.seenBy(state, 'french').written)).toEqual(['grenadiers']);
    expect(rules.seenOrder!({ type: 'write', unit: 'musketeers', by: 'allied', does: 'hold' }, 'french')).toBeNull();
  });
});
