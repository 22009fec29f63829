import { add, die, type PbClauseId, type Term, total } from '../reasons.ts';
import { place, STEPS } from '../../../geometry/grid.ts';
import { groundAt, isArtillery, isCavalry, isInfantry, type State, type Unit } from '../state.ts';
import { read } from '../rulings.ts';
import { COVER, FIGHT, FIGHT_DICE, type Ground } from '../tables.ts';

/** One side of a fight. */
export interface Fighter {
  readonly unit: Unit;
  readonly foe: Unit;
  readonly role: 'attack' | 'defence';
}

/**
 * How many dice this side rolls, as the terms of a sum.
 * @clause pb.fighting.base-dice pb.fighting.cavalry-two-dice pb.column.extra-die pb.square.cavalry-two-dice pb.square.cavalry-one-die
 * pb.square.infantry-one-die pb.square.infantry-attacker-bonus @ruling pb-029 pb-061 pb-071 pb-078
 */
export function diceLines(state: State, { unit, foe, role }: Fighter): readonly Term[] {
  if (backTurned(state, unit, foe)) return [add('pb.components.front-and-back', 'Back to the enemy', 0)];
  const lines = [add('pb.fighting.base-dice', 'Dice of every unit', FIGHT_DICE.base)];
  if (isCavalry(unit)) lines.push(...cavalryDice(state, foe));
  if (unit.formation === 'column')
    lines.push(add('pb.column.extra-die', 'Attack column', FIGHT_DICE.column, columnWorks(state, unit)));
  if (unit.formation === 'square') {
    const horse = isCavalry(foe);
    lines.push(
      horse
        ? add('pb.square.cavalry-two-dice', 'Square against cavalry', FIGHT_DICE.square)
        : add('pb.square.infantry-one-die', 'Square, but not against cavalry', 0),
    );
  }
  if (foe.formation === 'square' && isInfantry(state, unit, 'formation')) {
    const counts = role === 'attack' || read(state, 'pb-078') === 'bonus-both-turns';
    lines.push(
      add('pb.square.infantry-attacker-bonus', 'Infantry attacking a Square', FIGHT_DICE.againstSquare, counts),
    );
  }
  return lines;
}

function cavalryDice(state: State, foe: Unit): readonly Term[] {
  if (!isInfantry(state, foe, 'cavalry')) return [];
  return foe.formation === 'square'
    ? [add('pb.square.cavalry-one-die', 'Cavalry, but against a Square', 0)]
    : [add('pb.fighting.cavalry-two-dice', 'Cavalry against infantry', FIGHT_DICE.cavalry)];
}

/** Do a column's advantages count yet? Under one reading not in the turn it was formed. @ruling pb-071 */
const columnWorks = (state: State, unit: Unit): boolean =>
  state.deeds[unit.id] !== 'formed' || read(state, 'pb-071') === 'step-in';

/** Is the enemy behind a unit that was turned around? Under one reading it then rolls no dice. @ruling pb-061 */
function backTurned(state: State, unit: Unit, foe: Unit): boolean {
  if (unit.condition === 'steady') return false;
  const [a, b] = [place(unit.at), place(foe.at)];
  const towards = STEPS.findIndex(
    (step) => step.file === Math.sign(b.file - a.file) && step.rank === Math.sign(b.rank - a.rank),
  );
  const off = Math.abs(towards - state.sides[unit.side]!.facing);
  return Math.min(off, 8 - off) <= 1 && read(state, 'pb-061') === 'rear-attacks';
}

/**
 * The score of one side, as the terms of a sum: its dice and its modifiers.
 * @clause pb.fighting.compare pb.fighting.all-modifiers pb.artillery.combat-modifier pb.skirmishers.open-ground pb.terrain.woods.fight
 * pb.terrain.building.fight @ruling pb-025 pb-030 pb-032 pb-088
 */
export function scoreLines(state: State, fighter: Fighter, dice: readonly number[]): readonly Term[] {
  const { unit } = fighter;
  const ground = groundAt(state, unit.at);
  const lines = [dieLine(state, dice)];
  if (isArtillery(unit)) lines.push(add('pb.artillery.combat-modifier', 'Artillery', minus(state, FIGHT.artillery)));
  if (unit.type === 'skirmishers') {
    const open = inTheOpen(state, unit);
    const value = open ? minus(state, FIGHT.skirmishers) : FIGHT.skirmishers;
    lines.push(add('pb.skirmishers.open-ground', 'Skirmishers in open ground', value, open));
  }
  return [...lines, ...groundLines(state, fighter, ground)];
}

/**
 * What the ground adds: cover, or a 0 for ground that the table lists as having no effect.
 * @clause pb.terrain.woods.fight pb.terrain.woods.fight-table pb.terrain.building.fight pb.terrain.building.fight-table
 * pb.terrain.road.fight pb.terrain.bridge.fight pb.terrain.river.fight pb.terrain.wetlands.fight @ruling pb-030
 */
function groundLines(state: State, { role }: Fighter, ground: Ground): readonly Term[] {
  const byTable = COVER.includes(ground) && read(state, 'pb-030') === 'defender-only';
  const sheltered = !byTable || role === 'defence';
  const [woods, building] = byTable
    ? (['pb.terrain.woods.fight-table', 'pb.terrain.building.fight-table'] as const)
    : (['pb.terrain.woods.fight', 'pb.terrain.building.fight'] as const);
  const plain = PLAIN[ground];
  return [
    add(woods, 'In woods', FIGHT.woods, sheltered && ground === 'woods'),
    add(building, 'In a building', FIGHT.building, sheltered && ground === 'building'),
    ...(plain === undefined ? [] : [add(plain.clause, plain.label, 0)]),
  ];
}

/** Ground that the table lists as having no effect on a fight. */
const PLAIN: Readonly<Partial<Record<Ground, { readonly clause: PbClauseId; readonly label: string }>>> = {
  road: { clause: 'pb.terrain.road.fight', label: 'On a road' },
  bridge: { clause: 'pb.terrain.bridge.fight', label: 'On a bridge' },
  river: { clause: 'pb.terrain.river.fight', label: 'In a river' },
  wetlands: { clause: 'pb.terrain.wetlands.fight', label: 'In wetlands' },
};

/** @clause pb.fighting.compare @ruling pb-025 */
function dieLine(state: State, dice: readonly number[]): Term {
  const [only = 0, second] = dice;
  if (second === undefined) return die('pb.fighting.compare', dice.length === 0 ? 'No die' : 'Die', only);
  const shown = `${dice.slice(0, -1).join(', ')} and ${String(dice.at(-1))}`;
  return read(state, 'pb-025') === 'highest'
    ? die('pb.fighting.compare', `Highest of ${shown}`, Math.max(...dice))
    : die(
        'pb.fighting.compare',
        `Sum of ${shown}`,
        dice.reduce((sum, face) => sum + face, 0),
      );
}

/** @ruling pb-088 */
const minus = (state: State, value: number): number => (read(state, 'pb-088') === 'minus-two' ? value : -value);

/** @clause pb.skirmishers.open-ground @ruling pb-032 */
function inTheOpen(state: State, unit: Unit): boolean {
  const ground = groundAt(state, unit.at);
  if (ground === 'open') return true;
  return !COVER.includes(ground) && read(state, 'pb-032') === 'all-but-cover';
}

/**
 * The rights to win ties that this side could claim, as terms; only those it really has count.
 * @clause pb.charge.wins-ties pb.column.wins-ties pb.terrain.hill.ties pb.square.negates-charge @ruling pb-031 pb-034 pb-036 pb-071
 */
export function rights(state: State, { unit, foe, role }: Fighter): readonly Term[] {
  const lines: Term[] = [];
  const charged = state.charges[unit.id];
  if (role === 'attack' && charged !== undefined) {
    const named = charged === foe.id || bodyMate(state, charged, foe) || read(state, 'pb-034') === 'all-touched';
    lines.push(add('pb.charge.wins-ties', 'Wins ties: it charged', 1, named && foe.formation !== 'square'));
    if (foe.formation === 'square') lines.push(add('pb.square.negates-charge', 'A Square cancels the charge', 0));
  }
  if (unit.formation === 'column')
    lines.push(add('pb.column.wins-ties', 'Wins ties: a column', 1, columnWorks(state, unit)));
  if (groundAt(state, unit.at) === 'hill')
    lines.push(add('pb.terrain.hill.ties', 'Wins ties: attacked uphill', 1, holdsHill(state, foe, role)));
  return lines;
}

const bodyMate = (state: State, id: string, foe: Unit): boolean =>
  foe.formation === 'column' && state.units[id]?.at === foe.at;

/** @clause pb.terrain.hill.ties @ruling pb-031 */
function holdsHill(state: State, foe: Unit, role: Fighter['role']): boolean {
  if (groundAt(state, foe.at) === 'hill') return false;
  const reading = read(state, 'pb-031');
  if (reading === 'always-against-lower') return true;
  return role === 'defence' && (reading === 'attacked-from-below' || state.deeds[foe.id] === 'moved');
}

/** Do these terms give a side the right to win ties? */
export const winsTies = (lines: readonly Term[]): boolean => total(lines) > 0;
