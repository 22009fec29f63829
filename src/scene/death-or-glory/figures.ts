import { ranksOf } from '../../games/death-or-glory/figures/formation.ts';
import {
  armOf,
  figuresOf,
  isBattery,
  isBody,
  isGeneral,
  type Body,
  type Unit,
} from '../../games/death-or-glory/figures/unit.ts';
import type { State } from '../../games/death-or-glory/state.ts';
import { LEVELS, type Arm } from '../../games/death-or-glory/tables.ts';

/** The figures that are drawn for an arm. */
const SYMBOLS: Readonly<Record<Arm, string>> = {
  foot: 'infantry',
  'light-horse': 'cavalry',
  'heavy-horse': 'heavy-horse',
  'foot-guns': 'guns',
  'horse-guns': 'guns',
  general: 'general',
};

/** What is drawn for a unit: a battery that is limbered has its teams before its guns. */
export const symbolOf = (unit: Unit): string =>
  isBody(unit) && isBattery(unit) && unit.formation === 'limbered' ? 'limbered-guns' : SYMBOLS[armOf(unit)];

/** So many figures on each of four sides. */
const onSides = (count: number): readonly number[] =>
  [0, 1, 2, 3].map((side) => Math.floor(count / 4) + (side < count % 4 ? 1 : 0));

/**
 * How many figures stand in each rank of a base, or on each side of a square; of a general, the
 * level of his command.
 */
export function figuresIn(state: State, unit: Unit): readonly number[] {
  if (isGeneral(unit)) return [LEVELS.indexOf(unit.level) + 1];
  const count = figuresOf(unit);
  if (unit.formation === 'square') return onSides(count);
  const { files, ranks } = ranksOf(state, unit);
  return Array.from({ length: ranks }, (_, rank) => Math.min(files, count - rank * files));
}

/** What a unit is busy with, in quarters of a turn that are still needed. @ruling dg-074 */
const busyFor = ({ changing, sending }: Body): readonly string[] => {
  const left = Math.max(changing?.left ?? 0, sending ?? 0);
  return left > 0 ? [`busy-${Math.ceil(left)}`] : [];
};

/** The signs of what a body has suffered, spent and begun. */
export function signsOf(unit: Unit): readonly string[] {
  if (isGeneral(unit)) return [];
  const { order, mood, fatigue, isVolleySpent } = unit;
  return [
    ...(order === 'formed' ? [] : [order]),
    ...(mood === 'steady' ? [] : [mood]),
    ...busyFor(unit),
    ...(fatigue === 'fresh' ? [] : [fatigue]),
    ...(isVolleySpent === true ? ['volley-spent'] : []),
  ];
}
