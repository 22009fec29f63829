import { always, columnWorks, type Fighter, type FighterOnBoard } from './dice.ts';
import { modifiers } from '../../contract/modifiers.ts';
import { type PbClauseId, type Term, total } from '../reasons.ts';
import { read } from '../rulings.ts';
import { groundAt, type State, type Unit } from '../state.ts';

const hasCharged = ({ state, unit, role }: FighterOnBoard): boolean =>
  role === 'attack' && state.charges[unit.id] !== undefined;

/** Whether this is the enemy that the unit charged. @clause pb.charge.wins-ties @ruling pb-034 */
function isCharged({ state, unit, foe }: FighterOnBoard): boolean {
  const charged = state.charges[unit.id]!;
  return charged === foe.id || isOtherHalf(state, charged, foe) || read(state, 'pb-034') === 'all-touched';
}

/** Whether this unit is the other half of the enemy's column. */
const isOtherHalf = (state: State, id: string, foe: Unit): boolean =>
  foe.formation === 'column' && state.units[id]?.at === foe.at;

/**
 * The rights to win ties that a side could have; each right that it really has counts 1.
 * @clause pb.charge.wins-ties pb.column.wins-ties pb.terrain.hill.ties pb.square.negates-charge
 * @ruling pb-031 pb-034 pb-036 pb-071
 */
const RIGHTS = modifiers<FighterOnBoard, PbClauseId>([
  {
    clause: 'pb.charge.wins-ties',
    label: 'Wins ties: it charged',
    value: 1,
    of: hasCharged,
    when: (side) => isCharged(side) && side.foe.formation !== 'square',
  },
  {
    clause: 'pb.square.negates-charge',
    label: 'A Square cancels the charge',
    value: 0,
    of: (side) => hasCharged(side) && side.foe.formation === 'square',
    when: always,
  },
  {
    clause: 'pb.column.wins-ties',
    label: 'Wins ties: a column',
    value: 1,
    of: ({ unit }) => unit.formation === 'column',
    when: ({ state, unit }) => columnWorks(state, unit),
  },
  {
    clause: 'pb.terrain.hill.ties',
    label: 'Wins ties: attacked uphill',
    value: 1,
    of: ({ state, unit }) => groundAt(state, unit.at) === 'hill',
    when: ({ state, foe, role }) => holdsHill(state, foe, role),
  },
]);

/** The rights to win ties that this side could have, as terms; only those that it has count. */
export const rights = (state: State, side: Fighter): readonly Term[] => RIGHTS.termsFor({ ...side, state });

/** @clause pb.terrain.hill.ties @ruling pb-031 */
function holdsHill(state: State, foe: Unit, role: Fighter['role']): boolean {
  if (groundAt(state, foe.at) === 'hill') return false;
  const reading = read(state, 'pb-031');
  if (reading === 'always-against-lower') return true;
  return role === 'defence' && (reading === 'attacked-from-below' || state.deeds[foe.id] === 'moved');
}

/** Whether these terms give a side the right to win ties. */
export const winsTies = (lines: readonly Term[]): boolean => total(lines) > 0;
