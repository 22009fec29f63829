import { describe, expect, test } from 'vitest';
import { everyWay, type Chances } from '../../../src/core/ways.ts';
import type { Dice } from '../../../src/core/dice.ts';
import { parseFraction, sameChance } from '../../../src/core/fraction.ts';
import { countOf } from '../../../src/games/campaign-1805/bodies/models.ts';
import { Course } from '../../../src/games/campaign-1805/turn/course.ts';
import { fight } from '../../../src/games/campaign-1805/melee/fight.ts';
import { resolveCharge } from '../../../src/games/campaign-1805/charging/resolve.ts';
import { QUIET, type State } from '../../../src/games/campaign-1805/state.ts';
import { at, charged, field, grenadiers, line, musketeers, tirailleurs } from './field.ts';
import { fireAll } from './playing.ts';

/** What became of the musketeers. */
function fate(course: Course): string {
  const left = course.state.units['musketeers'];
  if (left === undefined) return 'destroyed';
  if (left.condition === 'routing') return 'routs';
  return countOf(left) === 20 ? 'no-loss' : 'losses';
}

describe('the odds of 24 muskets at 7 cm', () => {
  const state = field([line(), musketeers()]);
  const chances: Chances = everyWay((dice: Dice) => {
    const course = new Course(state);
    fireAll(course, [{ unit: 'line', at: 'musketeers' }], dice);
    return fate(course);
  });

  test.each([
    ['no-loss', '191581231380566414401/1000000000000000000000000'],
    ['losses', '5326215644863771795963917/10000000000000000000000000'],
    ['routs', '4671867576214133163251523/10000000000000000000000000'],
    ['destroyed', '19332165787532811/200000000000000000000000'],
  ])('%s: %s', (word, text) => {
    const wanted = parseFraction(text);
    expect(wanted.ok && sameChance(chances[word]!, wanted.value)).toBe(true);
  });
});

/** What became of two bodies that fought, or that one of them charged. */
function fates(course: Course, before: State): string {
  const of = (id: string) => {
    const left = course.state.units[id];
    if (left === undefined) return 'gone';
    if (left.condition === 'routing') return 'routs';
    return countOf(left) === countOf(before.units[id]!) ? 'stands' : 'loses';
  };
  const [own, foe] = [of('grenadiers'), of('musketeers')];
  if (own === 'gone')
    return foe === 'gone' ? 'both-destroyed' : foe === 'routs' ? 'own-destruction-their-rout' : 'own-destruction';
  if (foe === 'gone') return own === 'routs' ? 'own-rout-their-destruction' : 'destroyed';
  if (own === 'routs') return foe === 'routs' ? 'both-rout' : 'routed-itself';
  if (foe === 'routs') return 'routs';
  if (course.events.some(({ type }) => type === 'fell-short')) return 'falls-short';
  if (own === 'stands') return foe === 'stands' ? 'no-loss' : 'losses';
  return foe === 'stands' ? 'own-losses' : 'both-lose';
}

/** Whether chances are these, written as fractions. */
function expectChances(chances: Chances, wanted: Readonly<Record<string, string>>): void {
  expect(Object.keys(chances).toSorted()).toEqual(Object.keys(wanted).toSorted());
  for (const [word, text] of Object.entries(wanted)) {
    const read = parseFraction(text);
    expect(read.ok && sameChance(chances[word]!, read.value), word).toBe(true);
  }
}

test('the odds of a charge on those who stand and shoot, with rifles on their flank', () => {
  const state = field([grenadiers(), tirailleurs, charged()]);
  const chances = everyWay((dice: Dice) => {
    const course = new Course(state);
    const charge = { unit: 'grenadiers', at: 'musketeers', support: ['tirailleurs'], answer: 'stand' } as const;
    resolveCharge(course, charge, dice);
    return fates(course, state);
  });
  expectChances(chances, {
    'no-loss': '109559834174396607485599443601/20971520000000000000000000000000000',
    losses: '884451540773191978461364150323/10485760000000000000000000000000000',
    'both-lose': '14005891830690963088705431086546799/52428800000000000000000000000000000',
    'own-losses': '1734954506488377117834247949423013/104857600000000000000000000000000000',
    'falls-short': '5759240846206008338383438120680883/209715200000000000000000000000000000',
    routs: '2672108325049548056337796134273737/8388608000000000000000000000000000',
    'routed-itself': '7674085675740197000191922203759391/41943040000000000000000000000000000',
    'both-rout': '7854112304874391652170748396240609/41943040000000000000000000000000000',
    'own-destruction': '7886719226452264733804647/20971520000000000000000000000000000',
    'own-destruction-their-rout': '8071734033070135466195353/20971520000000000000000000000000000',
  });
});

test('the odds of the melee after it', () => {
  const state = field(
    [
      grenadiers({ ranks: ['..oooooo..', 'o'.repeat(10)], at: at(60, 43.5), strength: 20 }),
      tirailleurs,
      charged({ ranks: ['.oooooooo.', 'ooooCsoooo'], strength: 20 }),
    ],
    {
      suffered: { ...QUIET, lost: { grenadiers: 4, musketeers: 2 }, attacked: { musketeers: ['left'] } },
      charges: [{ unit: 'grenadiers', at: 'musketeers', isCountered: false }],
    },
  );
  const chances = everyWay((dice: Dice) => {
    const course = new Course(state);
    fight(course, { unit: 'grenadiers', at: 'musketeers' }, dice);
    return fates(course, state);
  });
  expectChances(chances, {
    'no-loss': '12381557655576425121/1000000000000000000000000',
    losses: '155593897211295345987/12500000000000000000000',
    'both-lose': '28201138494488069708763/125000000000000000000000',
    'own-losses': '2244137003318478969129/10000000000000000000000000',
    routs: '1794490324485169270977/4882812500000000000000',
    'routed-itself': '1550565934030995396347581/10000000000000000000000000',
    'both-rout': '1167667837654014570303/4882812500000000000000',
  });
});
