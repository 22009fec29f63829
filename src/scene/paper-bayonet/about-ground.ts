import { signed } from '../../core/signs.ts';
import { valueOf } from '../../games/contract/modifiers.ts';
import { EFFECT } from '../../games/paper-bayonet/artillery/effect.ts';
import { SCORE } from '../../games/paper-bayonet/fighting/score.ts';
import { controls } from '../../games/paper-bayonet/turn/ending.ts';
import { people } from '../../games/paper-bayonet/names.ts';
import type { State } from '../../games/paper-bayonet/state.ts';
import { CROSSED_ON, type Ground, NARROW, ROAD_BONUS, SLOW, SLOW_CAVALRY } from '../../games/paper-bayonet/tables.ts';
import { plural } from '../../games/contract/sentences.ts';
import type { Square } from '../../geometry/grid.ts';
import type { AboutRow } from '../about.ts';

function cover(ground: 'woods' | 'building'): string {
  const [fight, effect] = [
    valueOf(SCORE, `pb.terrain.${ground}.fight`),
    valueOf(EFFECT, `pb.artillery.effect.${ground}`),
  ];
  return `${signed(fight)} in a fight, ${signed(effect)} on the effect die of a shot`;
}

/**
 * The effects of each kind of ground. Two effects come from tables with several kinds, and are
 * added in `groundDoes`: cavalry are slow there, and there is room for only one unit.
 */
const DOES: Readonly<Record<Ground, readonly string[]>> = {
  open: ['Nothing special'],
  woods: [cover('woods')],
  building: [cover('building')],
  hill: ['Defenders win ties against attackers from below', 'Cavalry cannot charge uphill'],
  road: [`${signed(ROAD_BONUS)} square for a move that starts and ends on a road, but not for skirmishers`],
  bridge: ['Everybody may cross, guns too'],
  river: [`Crossed on ${CROSSED_ON} or more`, 'Guns need a bridge'],
  'impassable-river': ['Nobody may cross'],
  lake: ['Nobody may enter'],
  wetlands: ['Guns may not enter'],
};

/** The effects of a kind of ground on a unit that stands on it or enters it. */
export const groundDoes = (ground: Ground): readonly string[] => [
  ...DOES[ground],
  ...(SLOW.includes(ground) ? [`Cavalry move ${plural(SLOW_CAVALRY, 'square')}`] : []),
  ...(NARROW.includes(ground) ? ['Room for one unit'] : []),
];

/** The row that says who holds the objective of a square; none if the square has no objective. */
export function objectiveRow(state: State, at: Square): readonly AboutRow[] {
  if (!state.objectives.includes(at)) return [];
  const holder = Object.keys(state.sides).find((side) => controls(state, side, at));
  return [{ name: 'Objective', text: holder === undefined ? 'Held by nobody' : `Held by ${people(holder)}` }];
}
