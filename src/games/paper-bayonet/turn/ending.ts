import type { OrderOf } from '../orders.ts';
import { add, allowed, atLeast, D6, type Dice, die, type PbClauseId, refused, sum, type Verdict } from '../reasons.ts';
import { touch, type Square } from '../../../geometry/grid.ts';
import type { Event } from '../events.ts';
import { proper } from '../../contract/sentences.ts';
import { read } from '../rulings.ts';
import { enemyOf, type State, type Unit, unitsIn } from '../state.ts';
import { EXTENDED_ON } from '../tables.ts';

/**
 * Whether this is the last round. The rounds that the extension die has added count.
 * @clause pb.rounds.limit-required
 */
const isLastRound = ({ agreement, round, extended }: State): boolean =>
  agreement !== null && round >= agreement.rounds + extended;

/**
 * The events after the last turn of a round: none, one more round, or the end of the game.
 * @clause pb.victory.game-end pb.victory.checked-at-end pb.rounds.extension @ruling pb-018 pb-017
 */
export function roundEnds(state: State, dice: Dice): readonly Event[] {
  if (!isLastRound(state)) return [];
  if (!state.agreement!.extension || (state.extended > 0 && read(state, 'pb-018') === 'one-extra-round'))
    return [ended(state)];
  const face = dice.roll('extension', D6);
  const goesOn = face >= EXTENDED_ON;
  const needed = add('pb.rounds.extension', 'Needed for one more round', EXTENDED_ON);
  const test = atLeast(needed, goesOn ? 'extended' : 'not extended');
  const rolled = {
    reasons: [sum(null, [die('pb.rounds.extension', 'Extension die', face)], test)],
    clauses: ['pb.rounds.extension'],
  } as const;
  return goesOn ? [{ type: 'game-extended', ...rolled }] : [{ type: 'game-not-extended', ...rolled }, ended(state)];
}

/** How many brigades or markers count towards a side's victory, and how many it needs. */
export interface VictoryCount {
  readonly has: number;
  readonly needs: number;
}

/**
 * Ends the game. The side that meets its victory condition wins; if neither or both do, the game is
 * a draw (pb-014).
 * @clause pb.victory.checked-at-end @ruling pb-095
 */
function ended(state: State): Event {
  const table = Object.keys(state.sides).map((side) => {
    const { has, needs } = standing(state, side);
    return { side, has, needs, isMet: has >= needs };
  });
  const meet = table.filter(({ isMet }) => isMet);
  const winner = meet.length === 1 ? meet[0]!.side : undecided(state, table);
  const [clause] = conditionOf(state);
  const tally = table
    .toSorted((a, b) => Number(b.side === winner) - Number(a.side === winner))
    .map(({ has, needs }) => ({ has, needs }));
  const terms = table.map(({ side, has, needs, isMet }) =>
    add(clause, `${proper(side)}: ${has}, with ${needs} needed to win`, has, isMet),
  );
  return {
    type: 'game-ended',
    winner,
    conceded: false,
    tally,
    reasons: [sum(null, terms)],
    clauses: ['pb.victory.game-end', 'pb.victory.checked-at-end', ...conditionOf(state)],
  };
}

/**
 * The winner if neither side or both meet the condition: null for a draw; under `better-share-wins`
 * the side that has more.
 * @ruling pb-014
 */
function undecided(state: State, table: readonly (VictoryCount & { readonly side: string })[]): string | null {
  if (read(state, 'pb-014') === 'draw') return null;
  const [one, other] = table;
  return one!.has === other!.has ? null : one!.has > other!.has ? one!.side : other!.side;
}

/**
 * The clauses of the victory condition: the condition, then its details. @ruling pb-011
 * @ruling pb-011
 */
function conditionOf(state: State): readonly [PbClauseId, ...PbClauseId[]] {
  if (state.agreement?.victory !== 'objectives')
    return ['pb.victory.attrition', 'pb.victory.attrition.fraction', 'pb.victory.attrition.brigade-removed'];
  const fuller = read(state, 'pb-011') === 'non-routed-touching';
  return [
    'pb.victory.objectives.share',
    fuller ? 'pb.victory.objectives.control' : 'pb.victory.objectives.control-restated',
  ];
}

/**
 * How close a side is to winning.
 * @clause pb.victory.attrition pb.victory.attrition.fraction pb.victory.objectives.share
 * @ruling pb-015
 */
export function standing(state: State, side: string): VictoryCount {
  if (state.agreement?.victory === 'objectives') {
    const has = state.objectives.filter((at) => controls(state, side, at)).length;
    return { has, needs: Math.ceil((3 * state.objectives.length) / 4) };
  }
  const enemies = brigadesOf(state, enemyOf(state, side));
  return {
    has: enemies.filter((brigade) => isRemoved(state, brigade)).length,
    needs: shareNeeded(state, side, enemies.length),
  };
}

const brigadesOf = (state: State, side: string): readonly string[] =>
  Object.keys(state.brigades).filter((brigade) => state.brigades[brigade] === side);

/**
 * How many brigades a side must remove. By the default reading: half of an even number of enemy
 * brigades, or two thirds of an odd number, rounded up.
 * @clause pb.victory.attrition.fraction @ruling pb-015
 */
function shareNeeded(state: State, side: string, count: number): number {
  const reading = read(state, 'pb-015');
  const counted = reading === 'own-start-round-up' ? brigadesOf(state, side).length : count;
  if (counted % 2 === 0) return Math.ceil(count / 2);
  return reading === 'opponent-start-round-nearest' ? Math.round((2 * count) / 3) : Math.ceil((2 * count) / 3);
}

/**
 * Whether all units of a brigade except the Brigadier are out of play. Routed units that wait to
 * rally are still in play, except under `count-as-removed`.
 * @clause pb.victory.attrition.brigade-removed @ruling pb-016
 */
const isRemoved = (state: State, brigade: string): boolean =>
  !unitsIn(state).some((unit) => unit.brigade === brigade && unit.type !== 'brigadier' && isInPlay(state, unit));

/** @ruling pb-016 */
const isInPlay = (state: State, { condition }: Unit): boolean =>
  condition !== 'routed' || read(state, 'pb-016') === 'still-in-play';

/**
 * Whether this side controls the marker. By the default readings one of its units that is not
 * routed is on the marker or next to it, and no such enemy is.
 * @clause pb.victory.objectives.control @ruling pb-011 pb-012 pb-013
 */
export function controls(state: State, side: string, at: Square): boolean {
  const near = unitsIn(state).filter((unit) => touches(state, unit, at));
  const holds = near.some((unit) => unit.side === side && counts(state, unit));
  return holds && !near.some((unit) => unit.side !== side && contests(state, unit, at));
}

/** @ruling pb-012 */
const touches = (state: State, unit: Unit, at: Square): boolean =>
  unit.at === at || (touch(unit.at, at) && read(state, 'pb-012') === 'in-or-adjacent');

/**
 * Whether this unit counts for holding a marker, and for keeping the other side from holding it.
 * @ruling pb-013
 */
function counts(state: State, unit: Unit): boolean {
  if (isRouted(state, unit)) return false;
  const reading = read(state, 'pb-013');
  if (reading === 'any-non-routed-unit') return true;
  return unit.type !== 'brigadier' && (reading === 'no-brigadiers' || unit.condition === 'steady');
}

/** @clause pb.victory.objectives.control-restated @ruling pb-011 */
function contests(state: State, unit: Unit, at: Square): boolean {
  const reading = read(state, 'pb-011');
  if (reading === 'any-enemy-touching') return true;
  return counts(state, unit) && (reading === 'non-routed-touching' || unit.at === at);
}

/**
 * Whether the unit counts as routed. A rallied unit does until it is turned, except under
 * `on-passing`.
 * @ruling pb-096
 */
function isRouted(state: State, { condition }: Unit): boolean {
  return condition === 'rallied' ? read(state, 'pb-096') !== 'on-passing' : condition === 'routed';
}

/**
 * The end of the game for a side with no units left; only under `immediate-end`.
 * @clause pb.victory.game-end @ruling pb-017
 */
export function armyGone(state: State): readonly Event[] {
  if (state.preparing !== null || state.over !== null || state.agreement === null) return [];
  const present = Object.keys(state.sides).filter((side) => unitsIn(state).some((unit) => unit.side === side));
  const [winner, other] = present;
  if (winner === undefined || other !== undefined || read(state, 'pb-017') === 'play-on') return [];
  return [{ type: 'game-ended', winner, conceded: false, reasons: [], clauses: ['pb.victory.game-end'] }];
}

/** Judges a concession: every side of the game may concede. @clause pb.victory.game-end */
export function judgeConcede(state: State, { side }: OrderOf<'concede'>): Verdict {
  return side in state.sides
    ? allowed('pb.victory.game-end')
    : refused('pb.victory.game-end', 'no-such-side', { side });
}

/**
 * The end of a game that one side concedes: the other side wins, whatever the victory condition
 * (pb-017).
 * @clause pb.victory.game-end @ruling pb-017
 */
export const concede = (state: State, { side }: OrderOf<'concede'>): readonly Event[] => [
  {
    type: 'game-ended',
    winner: enemyOf(state, side),
    conceded: true,
    reasons: [],
    clauses: ['pb.victory.game-end'],
  },
];
