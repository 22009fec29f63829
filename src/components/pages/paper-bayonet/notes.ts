import type { ClauseId } from '../../../core/ids.ts';
import { signed } from '../../../panel/sums.ts';
import {
  ACTIVATED_ON,
  CHARGE,
  CROSSED_ON,
  DEPLOY_DEPTH,
  EXTENDED_ON,
  FIGHT,
  FIGHT_DICE,
  GAME_POINTS,
  GAME_ROUNDS,
  OBJECTIVES,
  RANGE,
  RESULT_FROM,
  ROAD_BONUS,
  TO_HIT,
} from '../../../games/paper-bayonet/tables.ts';

/** One thing to look up, with the clauses that say it. */
export interface Note {
  /** What it is about, set off before the rest. */
  readonly head?: string;
  readonly says: string;
  readonly clauses: readonly ClauseId[];
}

const note = (says: string, ...clauses: readonly ClauseId[]): Note => ({ says, clauses });
const headed = (head: string, says: string, ...clauses: readonly ClauseId[]): Note => ({ head, says, clauses });

/** The five phases, in their order. */
export const TURN: readonly Note[] = [
  headed(
    'Activation:',
    `a die for each brigade; ${ACTIVATED_ON} or more lets it move, fight and rally this turn`,
    'pb.activation.roll',
    'pb.activation.number',
    'pb.activation.permits',
  ),
  headed(
    'Artillery:',
    'guns fire, activated or not; one that fires does not move',
    'pb.artillery.fires-unactivated',
    'pb.artillery.fire-or-move',
  ),
  headed(
    'Movement:',
    'first whoever is shaken is turned; then units of activated brigades that are in touch move, charge, or change formation',
    'pb.fighting.disrupted.next-turn',
    'pb.rally.next-turn',
    'pb.coherence.requirement',
  ),
  headed(
    'Fighting:',
    'each unit that touches an enemy fights, one against one; the active side chooses',
    'pb.fighting.contact',
    'pb.fighting.active-chooses',
    'pb.fighting.one-per-unit',
  ),
  headed('Rally:', 'a die for each routed unit of an activated brigade', 'pb.rally.who'),
];

/** Who may go where. */
export const MOVING: readonly Note[] = [
  note('Any of the eight directions, and combinations of them.', 'pb.movement.directions'),
  note(
    'A unit moves if it touches its Brigadier, by a side or a corner, itself or through units of its brigade, when the Movement Phase begins. Brigadiers are free.',
    'pb.coherence.requirement',
    'pb.coherence.brigadier-exempt',
  ),
  note('Nobody passes over others, but Brigadiers and skirmishers pass over friends.', 'pb.movement.no-passing'),
  note(
    `By road ${signed(ROAD_BONUS)} square, begun and ended on road; not for skirmishers.`,
    'pb.terrain.road.bonus',
    'pb.terrain.road.skirmishers',
  ),
  note(
    `A river is entered on ${CROSSED_ON} or more, one roll a unit and phase.`,
    'pb.terrain.river.roll',
    'pb.terrain.river.once',
  ),
  note('An enemy who enters a Brigadier’s square moves him two squares out of the way.', 'pb.brigadier.displaced'),
  note('Cavalry that enters the square of enemy skirmishers removes them.', 'pb.skirmishers.ridden-down'),
];

/** What formations ask for and give. */
export const FORMATIONS: readonly Note[] = [
  headed(
    'Attack column.',
    `Two infantry of one kind in one square; a Movement Phase to form, another to leave. ${signed(FIGHT_DICE.column)} die, wins ties; both suffer every result; guns hit it with ${signed(TO_HIT.column)}.`,
    'pb.column.requirement',
    'pb.column.time',
    'pb.column.extra-die',
    'pb.column.wins-ties',
    'pb.artillery.hit.column',
  ),
  headed(
    'Square.',
    `Infantry alone on open ground that does not move. ${FIGHT_DICE.base + FIGHT_DICE.square} dice against cavalry, which rolls ${FIGHT_DICE.base} and cannot charge it; infantry that attacks it has ${signed(FIGHT_DICE.againstSquare)} die; guns hit it with ${signed(TO_HIT.square)}. Leaving it takes a turn.`,
    'pb.square.form',
    'pb.square.cavalry-two-dice',
    'pb.square.cavalry-one-die',
    'pb.charge.not-against-square',
    'pb.square.infantry-attacker-bonus',
    'pb.square.exit',
  ),
  headed(
    'Charge.',
    `Cavalry, ${CHARGE} squares straight over open ground into touch, declared, never uphill: wins ties against its target.`,
    'pb.charge.requirement',
    'pb.charge.declared',
    'pb.charge.not-uphill',
    'pb.charge.wins-ties',
  ),
];

/** The dice of a fight, and what is added to the highest. */
export const FIGHTING: readonly Note[] = [
  headed(
    `${FIGHT_DICE.base} die`,
    'each; of several the highest counts',
    'pb.fighting.base-dice',
    'pb.fighting.compare',
  ),
  headed(`${signed(FIGHT_DICE.cavalry)} die`, 'cavalry against infantry not in Square', 'pb.fighting.cavalry-two-dice'),
  headed(
    'Re-roll',
    'of one die for heavy infantry and heavy cavalry; the defender decides first, the second score stands',
    'pb.fighting.heavy-reroll',
    'pb.fighting.heavy-reroll-order',
  ),
  headed(signed(FIGHT.woods), 'in woods', 'pb.terrain.woods.fight'),
  headed(signed(FIGHT.building), 'in a building', 'pb.terrain.building.fight'),
  headed(signed(FIGHT.artillery), 'guns', 'pb.artillery.combat-modifier'),
  headed(signed(FIGHT.skirmishers), 'skirmishers on open ground', 'pb.skirmishers.open-ground'),
  headed(
    'Ties',
    'are won by a column, by a charge, by who is attacked uphill; else the fight goes on next turn',
    'pb.fighting.result.tie',
    'pb.terrain.hill.ties',
  ),
];

/** What becomes of the loser. */
export const RESULTS: readonly Note[] = [
  headed(
    `By ${RESULT_FROM.disrupted}:`,
    'disrupted, a square straight back, turned around; friends behind are pushed; removed where it cannot go',
    'pb.fighting.result.disrupted',
    'pb.fighting.disrupted.push',
    'pb.fighting.disrupted.cannot-move',
  ),
  headed(
    `By ${RESULT_FROM.routed}:`,
    'routed, to its own edge, turned around, and a Rally roll',
    'pb.fighting.result.routed',
  ),
  headed(`By ${RESULT_FROM.destroyed} or more:`, 'removed', 'pb.fighting.result.destroyed'),
];

/** What a piece that is turned round may do. */
export const SHAKEN: readonly Note[] = [
  headed(
    'Disrupted:',
    'in its next turn it is turned back, and neither moves, fires nor attacks. It defends itself as ever.',
    'pb.fighting.disrupted.next-turn',
  ),
  headed(
    'Routed:',
    'on its own edge, one Rally roll in a turn in which its brigade is activated; less removes it.',
    'pb.rally.who',
    'pb.rally.failure',
  ),
  headed(
    'Rallied:',
    'turned in its next turn; then it waits until its brigade is in touch again.',
    'pb.rally.next-turn',
    'pb.rally.wait-for-brigadier',
  ),
];

/** Before the first turn. */
export const BEFORE: readonly Note[] = [
  headed(
    'Agree on',
    `map, rounds (${Object.values(GAME_ROUNDS).join(', ')}), points (${Object.values(GAME_POINTS).join(', ')}), how to win`,
    'pb.setup.agreement-order',
    'pb.rounds.limit-recommended',
    'pb.points.game-sizes',
  ),
  headed(
    'Roll off:',
    'the winner takes an edge, and says who deploys first; the other side takes the first turn',
    'pb.deploy.roll-off',
    'pb.deploy.winner-chooses',
    'pb.turn.alternate',
  ),
  headed(
    'Markers,',
    `if you play for them: ${OBJECTIVES.markers}, by turns, more than ${OBJECTIVES.apart} squares from every edge and from each other`,
    'pb.victory.objectives.number-and-turns',
    'pb.victory.objectives.placement',
  ),
  headed(
    'Deploy',
    `by turns, a brigade at a time, in the ${DEPLOY_DEPTH} rows nearest to your edge`,
    'pb.deploy.alternate-brigades',
    'pb.deploy.zone',
  ),
];

/** After the last. */
export const WINNING: readonly Note[] = [
  headed(
    'Objectives:',
    'three quarters of the markers, each touched by a unit of yours that is not routed and by none of the enemy’s',
    'pb.victory.objectives.share',
    'pb.victory.objectives.control',
  ),
  headed(
    'Attrition:',
    'half of an even number of enemy brigades removed, two thirds of an odd one',
    'pb.victory.attrition',
    'pb.victory.attrition.fraction',
  ),
  headed(
    'Counted',
    `when the last round ends, or one more if you agreed on the die and it shows ${EXTENDED_ON}`,
    'pb.victory.checked-at-end',
    'pb.rounds.extension',
  ),
];

/** Of guns, what their tables do not say. */
export const GUNS: readonly Note[] = [
  note(
    `One die against the distance, along a file, a rank or a diagonal. A cannon reaches ${RANGE.cannon} squares, a howitzer ${RANGE.howitzer}.`,
    'pb.artillery.hit-number',
    'pb.artillery.direction',
    'pb.artillery.range.cannon',
    'pb.artillery.range.howitzer',
  ),
  note('Both units of a column share the effect.', 'pb.artillery.column-shares-result'),
];

/** Every clause that a note names. */
export const noted = (): readonly ClauseId[] =>
  [TURN, MOVING, FORMATIONS, FIGHTING, RESULTS, SHAKEN, BEFORE, WINNING, GUNS].flatMap((notes) =>
    notes.flatMap(({ clauses }) => clauses),
  );
