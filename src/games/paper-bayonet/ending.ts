import type { PbClauseId } from './clauses.ts';
import type { Dice } from '../../core/dice.ts';
import { line, type Line } from './reasons.ts';
import { touch, type Square } from '../../geometry/grid.ts';
import type { Event } from './events.ts';
import { proper } from './names.ts';
import { read } from './rulings.ts';
import { enemyOf, type State, type Unit } from './state.ts';
import { EXTENDED_ON } from './tables.ts';

/** Has the last agreed round just been played? @clause pb.rounds.limit-required */
const isLastRound = ({ agreement, round, extended }: State): boolean =>
  agreement !== null && round >= agreement.rounds + extended;

/**
 * What happens between the last turn of a round and the next round: nothing, one more round, or the end.
 * @clause pb.victory.game-end pb.victory.checked-at-end pb.rounds.extension @ruling pb-018 pb-017
 */
export function roundEnds(state: State, dice: Dice): readonly Event[] {
  if (!isLastRound(state)) return [];
  if (!state.agreement!.extension || (state.extended > 0 && read(state, 'pb-018') === 'one-extra-round'))
    return [ended(state)];
  const die = dice.roll('extension', 6);
  const sum = {
    lines: [line('pb.rounds.extension', 'Extension die', die)],
    needs: line('pb.rounds.extension', 'Needed for one more round', EXTENDED_ON),
    clauses: ['pb.rounds.extension'],
  } as const;
  return die >= EXTENDED_ON
    ? [{ type: 'game-extended', ...sum }]
    : [{ type: 'game-not-extended', ...sum }, ended(state)];
}

/** What a side has of what it needs. */
export interface Standing {
  readonly has: number;
  readonly needs: number;
}

/** The end: the side that meets its condition wins; if neither or both do, the game is drawn (pb-014). @clause pb.victory.checked-at-end @ruling pb-095 */
function ended(state: State): Event {
  const sides = Object.keys(state.sides);
  const meet = sides.filter((side) => {
    const { has, needs } = standing(state, side);
    return has >= needs;
  });
  const winner = meet.length === 1 ? meet[0]! : null;
  const clause = conditionOf(state);
  const lines = sides.flatMap((side): readonly Line[] => {
    const { has, needs } = standing(state, side);
    return [line(clause, `${proper(side)}: ${has} of the ${needs} that win`, has, meet.includes(side))];
  });
  return { type: 'game-ended', winner, conceded: false, lines, clauses: ['pb.victory.game-end', 'pb.victory.checked-at-end', clause] }; // prettier-ignore
}

const conditionOf = ({ agreement }: State): PbClauseId =>
  agreement?.victory === 'objectives' ? 'pb.victory.objectives.share' : 'pb.victory.attrition';

/** How near a side is to winning. @clause pb.victory.attrition pb.victory.attrition.fraction pb.victory.objectives.share @ruling pb-015 */
export function standing(state: State, side: string): Standing {
  if (state.agreement?.victory === 'objectives') {
    const has = state.objectives.filter((at) => controls(state, side, at)).length;
    return { has, needs: Math.ceil((3 * state.objectives.length) / 4) };
  }
  const enemies = Object.keys(state.brigades).filter((brigade) => state.brigades[brigade] === enemyOf(state, side));
  const count = enemies.length;
  const needs = count % 2 === 0 ? count / 2 : Math.ceil((2 * count) / 3);
  return { has: enemies.filter((brigade) => isRemoved(state, brigade)).length, needs };
}

/** All its units but the Brigadier are out of play; routed ones that wait are still in it (pb-016). @clause pb.victory.attrition.brigade-removed */
const isRemoved = (state: State, brigade: string): boolean =>
  !Object.values(state.units).some((unit) => unit.brigade === brigade && unit.type !== 'brigadier');

/**
 * Somebody of this side that is not routed stands on the marker or touches it, and nobody such of the other.
 * @clause pb.victory.objectives.control @ruling pb-011 pb-012 pb-013
 */
export function controls(state: State, side: string, at: Square): boolean {
  const near = Object.values(state.units).filter(
    (unit) => (unit.at === at || touch(unit.at, at)) && !isRouted(state, unit),
  );
  return near.some((unit) => unit.side === side) && near.every((unit) => unit.side === side);
}

/** Routed, or rallied and not turned yet. @ruling pb-096 */
function isRouted(state: State, { condition }: Unit): boolean {
  return condition === 'rallied' ? read(state, 'pb-096') !== 'on-passing' : condition === 'routed';
}

/** To concede is to grant the win, whatever the condition (pb-017). @clause pb.victory.game-end @ruling pb-017 */
export const conceded = (state: State, side: string): Event => ({
  type: 'game-ended',
  winner: enemyOf(state, side),
  conceded: true,
  lines: [],
  clauses: ['pb.victory.game-end'],
});
