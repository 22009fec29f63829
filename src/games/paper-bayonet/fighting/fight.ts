import { add, counted, D6, type Dice, type PbClauseId, sum, type Sum, type Term } from '../reasons.ts';
import { apply } from '../turn/apply.ts';
import type { Event } from '../events.ts';
import type { OrderOf } from '../orders.ts';
import { mayFollow } from './follow.ts';
import type { Because } from './removal.ts';
import { defeat } from './retreat.ts';
import { read } from '../rulings.ts';
import { diceLines, type Fighter } from './dice.ts';
import { scoreLines } from './score.ts';
import { rights, winsTies } from './ties.ts';
import { body, isArtillery, type State, type Unit } from '../state.ts';

/** Whether the unit is heavy, and so may reroll a die. @clause pb.fighting.heavy-reroll */
export const isHeavy = ({ type }: Unit): boolean => type === 'heavy-infantry' || type === 'heavy-cavalry';

const attackerOf = (state: State, unit: string, enemy: string): Fighter => ({
  unit: state.units[unit]!,
  foe: state.units[enemy]!,
  role: 'attack',
});
const defenderOf = (state: State, unit: string, enemy: string): Fighter => ({
  unit: state.units[enemy]!,
  foe: state.units[unit]!,
  role: 'defence',
});

/**
 * Rolls the dice of both sides. If a side may reroll, the fight waits for its choice; otherwise it
 * is decided at once.
 * @clause pb.fighting.base-dice pb.fighting.heavy-reroll pb.fighting.heavy-reroll-order
 */
export function fight(state: State, { unit, enemy }: OrderOf<'attack'>, dice: Dice): readonly Event[] {
  const [attacker, defender] = [attackerOf(state, unit, enemy), defenderOf(state, unit, enemy)];
  const [mine, theirs] = [diceLines(state, attacker), diceLines(state, defender)];
  const [attackDice, defenceDice] = [sum(unit, mine), sum(enemy, theirs)];
  const roll = (role: Fighter['role'], { total: count }: Sum): readonly number[] =>
    Array.from({ length: count }, (_, i) => dice.roll(`${role}.${i + 1}`, D6));
  const joined: Event = {
    type: 'fight-joined',
    unit,
    enemy,
    attackDice,
    defenceDice,
    attack: roll('attack', attackDice),
    defence: roll('defence', defenceDice),
    // The defender decides first, because it is not the active side.
    due: [...again(state, defender, defenceDice), ...again(state, attacker, attackDice)],
    clauses: ['pb.fighting.contact', ...counted(mine), ...counted(theirs)],
  };
  return goOn(state, [joined], dice);
}

/**
 * The unit's id, once for each die that this side may reroll.
 * @clause pb.fighting.heavy-reroll @ruling pb-028
 */
function again(state: State, { unit }: Fighter, { total: count }: Sum): readonly string[] {
  if (!isHeavy(unit) || count === 0) return [];
  const twice = unit.formation === 'column' && count > 1 && read(state, 'pb-028') === 'one-per-unit';
  return twice ? [unit.id, unit.id] : [unit.id];
}

/** Adds the result of the fight, unless a side may still reroll a die. */
export function goOn(state: State, events: readonly Event[], dice: Dice): readonly Event[] {
  const now = events.reduce(apply, state);
  return now.fight?.due.length === 0 ? [...events, ...decide(now, dice)] : events;
}

/**
 * Works out both scores, and the result of their difference.
 * @clause pb.fighting.compare pb.fighting.result-table pb.fighting.result.tie
 */
function decide(state: State, dice: Dice): readonly Event[] {
  const { attacker: unit, defender: enemy, attack, defence } = state.fight!;
  const [one, other] = [attackerOf(state, unit, enemy), defenderOf(state, unit, enemy)];
  const [mine, theirs] = [scoreLines(state, one, attack), scoreLines(state, other, defence)];
  const [own, foes] = [sum(unit, mine), sum(enemy, theirs)];
  const scored: readonly Event[] = [
    { type: 'side-scored', unit, role: 'attack', reasons: [own], clauses: scoreClauses(one, mine) },
    { type: 'side-scored', unit: enemy, role: 'defence', reasons: [foes], clauses: scoreClauses(other, theirs) },
  ];
  const difference = own.total - foes.total;
  if (difference === 0) return [...scored, ...tied(state, one, other, dice)];
  const by = Math.abs(difference);
  const because = { reasons: [sum(null, [add('pb.fighting.compare', 'Difference', by)])], clauses: [] };
  return [...scored, ...won(state, { fighter: difference > 0 ? one : other, by, because }, dice)];
}

/** @clause pb.fighting.all-modifiers pb.artillery.contact-is-fighting */
const scoreClauses = ({ unit }: Fighter, terms: readonly Term[]): readonly PbClauseId[] => [
  ...(isArtillery(unit) ? (['pb.artillery.contact-is-fighting'] as const) : []),
  ...(terms.some(({ how, value }) => how === 'add' && value !== 0) ? (['pb.fighting.all-modifiers'] as const) : []),
  ...counted(terms),
];

/**
 * The result of equal scores. If only one side has a right to win ties, it wins; if both sides have
 * one, the reading decides.
 * @clause pb.charge.wins-ties pb.column.wins-ties pb.terrain.hill.ties pb.fighting.result.tie
 * @ruling pb-026 pb-027
 */
function tied(state: State, one: Fighter, other: Fighter, dice: Dice): readonly Event[] {
  const [mine, theirs] = [rights(state, one), rights(state, other)];
  const winner = tieWinner(state, winsTies(mine) ? one : null, winsTies(theirs) ? other : null);
  const level = add('pb.fighting.result.tie', 'Difference', 0);
  const terms = [level, ...mine, ...theirs].map((each) => ({ ...each, value: 0 }));
  if (winner === null)
    return [
      {
        type: 'fight-tied',
        unit: one.unit.id,
        enemy: other.unit.id,
        pairs: between(state, one, other),
        reasons: [sum(null, terms)],
        clauses: ['pb.fighting.result.tie', ...counted([...mine, ...theirs])],
      },
    ];
  const clauses = counted(winner === one ? mine : theirs);
  const reading = read(state, 'pb-026');
  if (reading === 'held')
    return [{ type: 'fight-held', unit: winner.unit.id, enemy: winner.foe.id, reasons: [sum(null, terms)], clauses }];
  const by = reading === 'as-difference-2' ? 2 : 1;
  const reasons = [sum(winner.unit.id, [...terms, add('pb.fighting.result-table', 'A tie won counts as', by)])];
  return won(state, { fighter: winner, by, because: { reasons, clauses } }, dice);
}

/** Each unit of one side paired with each unit of the other: a column is two units. */
const between = (state: State, one: Fighter, other: Fighter): readonly (readonly [string, string])[] =>
  body(state, one.unit).flatMap((each) => body(state, other.unit).map((foe) => [each.id, foe.id] as const));

/** @ruling pb-027 */
function tieWinner(state: State, attacker: Fighter | null, defender: Fighter | null): Fighter | null {
  if (attacker === null || defender === null) return attacker ?? defender;
  const reading = read(state, 'pb-027');
  return reading === 'attacker' ? attacker : reading === 'defender' ? defender : null;
}

/** The winner, the difference of the scores, and the reasons. */
interface Win {
  readonly fighter: Fighter;
  readonly by: number;
  readonly because: Because;
}

/**
 * The fate of the loser. The winner stays where it is, unless the reading lets it step forward.
 * @clause pb.fighting.result-table @ruling pb-024
 */
function won(state: State, { fighter: { unit, foe }, by, because }: Win, dice: Dice): readonly Event[] {
  const decided: Event = {
    type: 'fight-won',
    unit: unit.id,
    loser: foe.id,
    role: state.fight!.attacker === unit.id ? 'attack' : 'defence',
    reasons: because.reasons,
    clauses: ['pb.fighting.result-table', ...because.clauses],
  };
  const now = apply(state, decided);
  const fate = defeat(now, { winner: unit, loser: foe, difference: by, because }, dice);
  const after = fate.reduce(apply, now);
  return [decided, ...fate, ...mayFollow(after, unit, foe.at)];
}
