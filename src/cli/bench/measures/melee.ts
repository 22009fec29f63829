import { D10, type Dice } from '../../../core/dice.ts';
import { add, cell, sum, type Reason } from '../../../core/reasons.ts';
import { allowed } from '../../../core/verdicts.ts';
import type { AnyRules, Awaiting, EventLike } from '../../../games/contract/engine.ts';
import { countOdds, type Odds } from '../../../games/contract/odds.ts';
import type { Played } from '../../../games/contract/prepared.ts';
import { um } from '../../../geometry/lengths.ts';
import { distance, type Point } from '../../../geometry/vectors.ts';

/*
 * A fight of two lines of men, as a game of single models has it: everybody within reach of an
 * enemy hits and wounds, and each side that has lost men tests. It has no rules but these, so its
 * figure tells what counting takes by itself, without those of a game.
 */

const MEN = 24;
const REACH = um(40, 'mm');
const CLAUSE = 'xx.melee.fight';

interface Fought extends EventLike {
  readonly word: string;
  readonly lost: Readonly<Record<string, number>>;
}

const line = (y: number): readonly Point[] => Array.from({ length: MEN }, (_, n) => [um(20 * n, 'mm'), um(y, 'mm')]);

/** How many of these men have an enemy within reach. */
const reaching = (men: readonly Point[], enemies: readonly Point[]): number =>
  men.filter((man) => enemies.some((enemy) => distance(man, enemy) <= REACH)).length;

/** The men that a side brings down. */
const struck = (side: string, men: number, dice: Dice): number =>
  dice.stages(
    [
      { purpose: `hits.${side}`, atLeast: 6 },
      { purpose: `wounds.${side}`, atLeast: 5 },
    ],
    men,
    D10,
  ).left;

/** The test of a side: it stands on no more than 8, less a point for each quarter of its men. */
function tested(side: string, lost: number, dice: Dice): readonly [stands: boolean, because: readonly Reason[]] {
  if (lost === 0) return [true, []];
  const terms = [add(CLAUSE, 'base', 8), add(CLAUSE, 'losses', -Math.floor((4 * lost) / MEN))];
  const { total } = sum(side, terms);
  const face = dice.roll(`test.${side}`, D10, (each) => Number(each <= total));
  return [face <= total, [cell({ of: side, clause: CLAUSE, table: 'test', row: String(lost), cell: String(total) })]];
}

const state: Awaiting = { readings: {}, awaits: { sides: ['one'], kind: 'phase', orders: ['fight'], by: CLAUSE } };

function prepared(): (dice: Dice) => Played<Awaiting, Fought> {
  const [one, other] = [line(0), line(30)];
  const [ours, theirs] = [reaching(one, other), reaching(other, one)];
  return (dice) => {
    const lost = { two: struck('one', ours, dice), one: struck('two', theirs, dice) };
    const [holds, because] = tested('one', lost.one, dice);
    const [stands, why] = tested('two', lost.two, dice);
    const word = `${holds ? 'holds' : 'runs'}-${stands ? 'holds' : 'runs'}`;
    return { events: [{ type: 'fought', clauses: [CLAUSE], word, lost, reasons: [...because, ...why] }], state };
  };
}

const rules = {
  outcomes: Object.fromEntries(
    ['holds-holds', 'holds-runs', 'runs-holds', 'runs-runs'].map((word) => [
      word,
      { actor: word.startsWith('runs') ? 'routed' : 'unharmed', target: word.endsWith('runs') ? 'routed' : 'unharmed' },
    ]),
  ),
  judge: () => allowed(CLAUSE),
  candidates: () => [],
  prepared,
  apply: (now: Awaiting) => now,
  tally: ([{ word, lost }]: readonly [Fought]) => ({ word, lost }),
} as unknown as AnyRules;

/** The odds of the fight, all its losses and both tests counted. */
export const meleeOdds = (): Odds => countOdds(rules, state, { type: 'fight' });

/** The men of each side, none of whom is out of reach. */
export const MELEE_MEN = MEN;
