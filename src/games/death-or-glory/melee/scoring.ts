import { PERCENTAGE_DIE } from '../../../core/dice.ts';
import { cell, fromChart, percentOf, rounded, sum } from '../../../core/reasons.ts';
import { found, rowOf } from '../charts/charts.ts';
import { confusedOf, impactOf, type Struck } from '../charts/troops.ts';
import { sharesFor, type Share } from '../command/presence.ts';
import { figuresOf, isHorse, troopsOf, type Body } from '../figures/unit.ts';
import { asRatio } from '../firing/effect.ts';
import { faceRead } from '../firing/volley.ts';
import { add, type Dice, type Lookup, type Sum, type Term } from '../reasons.ts';
import { read } from '../rulings.ts';
import { bodyOf, type State } from '../state.ts';
import { FIRE_DIE, FIRE_ROWS, MEN, type DgClauseId } from '../tables.ts';
import { countedOf, numberOf, type Counted } from './counting.ts';
import { foughtOf } from './due.ts';
import type { Duel, Round } from './duels.ts';
import type { Course } from '../turn/course.ts';
import { ratioOf, type Ratio } from './fighting.ts';
import { MELEE } from './modifiers.ts';

/** What counts of a unit in a round. */
const countedIn = (state: State, { foes, isFirst, duels }: Round, id: string): Counted => {
  const own = foes[id]!.map((foe) => bodyOf(state, foe)!);
  const foe = duels.find(({ fighter }) => fighter === id)?.foe;
  return countedOf(state, bodyOf(state, id)!, { foes: own, foe: bodyOf(state, foe ?? own[0]!.id)!, isFirst });
};

/** By how much the side of a unit outnumbers the other, and whether it is by cover. */
interface Odds {
  readonly ratio: Ratio;
  readonly isByCover: boolean;
}

/**
 * By how much one side outnumbers the other: by all figures that count, or by one reading by all
 * that they have.
 * @clause dg.melee.mod.outnumber-3-2 @ruling dg-083 dg-115
 */
function oddsFor(state: State, round: Round, side: string): Odds {
  const isWhole = read(state, 'dg-083') === 'whole-units';
  const number = (isOwn: boolean, isCovered: boolean): number =>
    round.units
      .filter((id) => (bodyOf(state, id)!.side === side) === isOwn)
      .reduce(
        (all, id) => all + (isWhole ? figuresOf(bodyOf(state, id)!) : numberOf(countedIn(state, round, id), isCovered)),
        0,
      );
  const ratio = ratioOf(number(true, true), number(false, true));
  return { ratio, isByCover: ratio !== 'none' && ratioOf(number(true, false), number(false, true)) !== ratio };
}

const struckOf = (foe: Body): Struck => (isHorse(foe) ? 'horse' : foe.formation === 'square' ? 'a square' : 'foot');

/**
 * The factors of a unit: that of the confused melee, and its impact in the first round of a charge.
 * @clause dg.melee.factors dg.melee.impact-first-round dg.melee.confused-later
 */
function factorsOf(state: State, fighter: Body, foe: Body): readonly Term[] {
  const { impact, rounds } = foughtOf(state, fighter);
  const confused = fromChart<DgClauseId>('dg.melee.factors', 'confused melee', confusedOf(state, fighter.type));
  if (impact !== true || rounds > 0) return [confused];
  const struck = struckOf(foe);
  const label = isHorse(fighter) ? `impact on ${struck}` : 'impact';
  return [confused, fromChart<DgClauseId>('dg.melee.impact-first-round', label, impactOf(state, fighter.type, struck))];
}

/** What a unit has done in a round: how many men of its foe it has struck, and why. */
export interface Score extends Duel {
  readonly side: string;
  readonly men: number;
  readonly reasons: readonly [Lookup, Sum, Lookup, Sum];
  readonly clauses: readonly DgClauseId[];
}

/** How many men a total costs the foe. @clause dg.melee.casualty-chart dg.scale.men-per-figure */
function casualties(state: State, { fighter, foe }: Duel, total: number, { figures, each, cover }: Counted) {
  const row = rowOf('casualties-melee', total);
  const { value, mark } = (row === null ? null : found(state, 'casualties-melee', row, 'per cent')) ?? {
    value: 0,
    mark: 'reconstructed' as const,
  };
  const lookup = cell<DgClauseId>({
    of: fighter,
    clause: 'dg.melee.casualty-chart',
    table: 'casualties-melee',
    row: row ?? 'below',
    cell: `${value}%`,
    mark,
  });
  const men = sum<DgClauseId>(foe, [
    add('dg.scale.men-per-figure', 'men fighting', figures * each * MEN),
    ...(cover === null ? [] : [cover]),
    percentOf<DgClauseId>('dg.melee.casualty-chart', 'struck down', asRatio(value, 100), mark),
  ]);
  return { lookup, men: rounded(men, 'half-up') };
}

/** What counts of a duel, whatever its dice show. */
interface Weighed extends Duel {
  readonly side: string;
  readonly counted: Counted;
  readonly presence: readonly Share[];
  readonly terms: readonly Term[];
  readonly clauses: readonly DgClauseId[];
}

/**
 * Measures what a unit has in a round: its factors and every modifier, and how many of its men
 * count.
 * @clause dg.melee.factors dg.command.cinc-influence dg.fatigue.effects @ruling dg-115
 */
export function weigh(state: State, round: Round, duel: Duel): Weighed {
  const [fighter, foe] = [bodyOf(state, duel.fighter)!, bodyOf(state, duel.foe)!];
  const counted = countedIn(state, round, duel.fighter);
  const isLancing = round.isFirst && troopsOf(fighter).isLancer === true;
  return {
    ...duel,
    side: fighter.side,
    counted,
    presence: sharesFor(state, fighter),
    terms: [
      ...factorsOf(state, fighter, foe),
      ...MELEE.termsFor({ state, fighter, foe, isFirst: round.isFirst, ...oddsFor(state, round, fighter.side) }),
    ],
    clauses: [
      'dg.melee.resolve',
      ...counted.clauses,
      ...(isLancing ? (['dg.melee.lancers-heavy'] as const) : []),
      ...(round.isFirst ? [] : (['dg.melee.confused-later'] as const)),
      ...(fighter.fatigue === 'fresh' ? [] : (['dg.fatigue.effects'] as const)),
    ],
  };
}

/** What a face of its die does for a unit. @clause dg.melee.casualty-chart @ruling dg-016 */
function scoreOf(state: State, weighed: Weighed, face: number): Score {
  const { fighter, foe, side, counted, presence, terms, clauses } = weighed;
  const bonus = presence.reduce((all, { value }) => all + value, 0);
  const shown = faceRead(state, face, bonus);
  const value = FIRE_DIE[shown]!;
  const isToResult = read(state, 'dg-016') === 'to-result';
  const die = cell<DgClauseId>({
    of: fighter,
    clause: 'dg.melee.resolve',
    table: 'die',
    row: FIRE_ROWS[shown]!,
    cell: String(value),
  });
  const all = sum<DgClauseId>(fighter, [
    { clause: 'dg.melee.resolve', label: `die of ${face}`, how: 'die', value, counted: true },
    ...terms,
    ...presence.map((share) => ({
      ...add(share.clause, share.label, share.value),
      value: isToResult ? share.value : 0,
    })),
  ]);
  const { lookup, men } = casualties(state, weighed, all.total, counted);
  return { fighter, foe, side, men: men.total, reasons: [die, all, lookup, men], clauses };
}

/**
 * A unit fights its foe: one die, read as 1 to 4, with its factors and every modifier; the total is
 * looked up, and tells how many of each hundred men who count it strikes down. `before`: the board
 * on which the round began.
 * @clause dg.melee.resolve dg.melee.casualty-chart dg.command.cinc-influence
 * @ruling dg-016 dg-115
 */
export function score(course: Course, before: State, weighed: Weighed, dice: Dice): Score {
  const scored = (face: number): Score => scoreOf(before, weighed, face);
  // Faces that strike down as many men are alike, whatever they add up to.
  const face = dice.roll(`melee.${weighed.fighter}`, PERCENTAGE_DIE, (each) => scored(each).men);
  return course.once(() => scored(face));
}
