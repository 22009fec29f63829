import { KIND } from '../../../games/paper-bayonet/names.ts';
import {
  ALLOWANCE,
  FIGHT_DICE,
  POINTS,
  RALLY_NUMBER,
  RANGE,
  UNIT_TYPES,
  type UnitType,
} from '../../../games/paper-bayonet/tables.ts';

/** One kind of unit, as the reference prints it; a dash where it has nothing of the sort. */
export interface UnitRow {
  readonly type: UnitType;
  readonly name: string;
  readonly moves: number;
  readonly dice: string;
  readonly range: string;
  readonly rallies: string;
  readonly points: number;
}

const HEAVY: readonly UnitType[] = ['heavy-infantry', 'heavy-cavalry'];
const reach: Readonly<Partial<Record<UnitType, number>>> = RANGE;

/** All kinds, from the engine's tables: a Brigadier neither fights nor is routed. */
export const unitRows = (): readonly UnitRow[] =>
  UNIT_TYPES.map((type) => {
    const commands = type === 'brigadier';
    const again = HEAVY.includes(type) ? ', re-roll' : '';
    return {
      type,
      name: `${KIND[type].charAt(0).toUpperCase()}${KIND[type].slice(1)}`,
      moves: ALLOWANCE[type],
      dice: commands ? '–' : `${FIGHT_DICE.base}${again}`,
      range: reach[type] === undefined ? '–' : String(reach[type]),
      rallies: commands ? '–' : `${RALLY_NUMBER[type]}+`,
      points: POINTS[type],
    };
  });
