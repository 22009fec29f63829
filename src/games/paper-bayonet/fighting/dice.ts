import { place, STEPS } from '../../../geometry/grid.ts';
import { modifiers } from '../../contract/modifiers.ts';
import { add, type PbClauseId, type Term } from '../reasons.ts';
import { read } from '../rulings.ts';
import { isCavalry, isInfantry, type State, type Unit } from '../state.ts';

/** One side of a fight. */
export interface Fighter {
  readonly unit: Unit;
  readonly foe: Unit;
  readonly role: 'attack' | 'defence';
}

/** One side of a fight, with the board on which it fights. */
export interface FighterOnBoard extends Fighter {
  readonly state: State;
}

/** The condition of modifiers that always count once they are considered. */
export const always = (): boolean => true;

/**
 * Whether cavalry fights infantry. @clause pb.fighting.cavalry-two-dice @ruling pb-029
 * @clause pb.fighting.cavalry-two-dice @ruling pb-029
 */
const ridesAtInfantry = ({ state, unit, foe }: FighterOnBoard): boolean =>
  isCavalry(unit) && isInfantry(state, foe, 'cavalry');

/**
 * The modifiers of the number of dice that one side rolls.
 * @clause pb.fighting.base-dice pb.fighting.cavalry-two-dice pb.column.extra-die
 * pb.square.cavalry-two-dice pb.square.cavalry-one-die pb.square.infantry-one-die
 * pb.square.infantry-attacker-bonus @ruling pb-029 pb-071 pb-078
 */
export const DICE = modifiers<FighterOnBoard, PbClauseId>([
  { clause: 'pb.fighting.base-dice', label: 'Dice of every unit', value: 1, when: always },
  {
    clause: 'pb.square.cavalry-one-die',
    label: 'Cavalry, but against a Square',
    value: 0,
    of: (side) => ridesAtInfantry(side) && side.foe.formation === 'square',
    when: always,
  },
  {
    clause: 'pb.fighting.cavalry-two-dice',
    label: 'Cavalry against infantry',
    value: 1,
    of: (side) => ridesAtInfantry(side) && side.foe.formation !== 'square',
    when: always,
  },
  {
    clause: 'pb.column.extra-die',
    label: 'Attack column',
    value: 1,
    of: ({ unit }) => unit.formation === 'column',
    when: ({ state, unit }) => columnWorks(state, unit),
  },
  {
    clause: 'pb.square.cavalry-two-dice',
    label: 'Square against cavalry',
    value: 1,
    of: ({ unit, foe }) => unit.formation === 'square' && isCavalry(foe),
    when: always,
  },
  {
    clause: 'pb.square.infantry-one-die',
    label: 'Square, but not against cavalry',
    value: 0,
    of: ({ unit, foe }) => unit.formation === 'square' && !isCavalry(foe),
    when: always,
  },
  {
    clause: 'pb.square.infantry-attacker-bonus',
    label: 'Infantry attacking a Square',
    value: 1,
    of: ({ state, unit, foe }) => foe.formation === 'square' && isInfantry(state, unit, 'formation'),
    when: ({ state, role }) => role === 'attack' || read(state, 'pb-078') === 'bonus-both-turns',
  },
]);

/**
 * The number of dice of this side, as the terms of a sum.
 * @clause pb.components.front-and-back @ruling pb-061
 */
export const diceLines = (state: State, side: Fighter): readonly Term[] =>
  backTurned(state, side.unit, side.foe)
    ? [add('pb.components.front-and-back', 'Back to the enemy', 0)]
    : DICE.termsFor({ ...side, state });

/**
 * Whether a column's advantages count yet. Under `next-turn-effect` they do not count in the turn
 * in which the column is formed.
 * @ruling pb-071
 */
export const columnWorks = (state: State, unit: Unit): boolean =>
  state.deeds[unit.id] !== 'formed' || read(state, 'pb-071') === 'step-in';

/**
 * Whether a unit that was turned around has the enemy behind it. Under `rear-attacks` it then rolls
 * no dice.
 * @ruling pb-061
 */
function backTurned(state: State, unit: Unit, foe: Unit): boolean {
  if (unit.condition === 'steady') return false;
  const [a, b] = [place(unit.at), place(foe.at)];
  const towards = STEPS.findIndex(
    (step) => step.file === Math.sign(b.file - a.file) && step.rank === Math.sign(b.rank - a.rank),
  );
  const off = Math.abs(towards - state.sides[unit.side]!.facing);
  return Math.min(off, 8 - off) <= 1 && read(state, 'pb-061') === 'rear-attacks';
}
