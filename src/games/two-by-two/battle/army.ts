import type { Problem } from '../../../core/result.ts';
import type { TtClauseId } from '../reasons.ts';
import { CAN_SCREEN } from '../shooting/screens.ts';
import { read } from '../rulings.ts';
import type { State } from '../state.ts';
import { ARMY, PORTION, PROFILES, UNIT_TYPES, type UnitType } from '../tables.ts';
import { AT_MOST, LARGEST } from '../../../core/numbers.ts';

/** A unit of an army, as it is written down. */
export interface Enlisted {
  readonly type: string;
  readonly screen?: boolean | undefined;
}

/**
 * Two armies by their sides, each unit by its id; and how many AP each army may cost, if the
 * players have agreed on that.
 */
export interface Armies {
  readonly armies: Readonly<Record<string, Readonly<Record<string, Enlisted>>>>;
  readonly points?: number | undefined;
}

/** What is wrong with an army, and the clause that says so. */
export interface ArmyFault extends Problem {
  readonly clause: TtClauseId;
}

type Readings = Pick<State, 'readings'>;

const isType = (type: string): type is UnitType => UNIT_TYPES.some((each) => each === type);

/** What a unit costs. @clause tt.units.ap-column */
export const priceOf = ({ type }: Enlisted): number => (isType(type) ? PROFILES[type].ap : 0);

/** What some units cost together, in AP. @clause tt.units.ap-column */
export const cost = (units: readonly Enlisted[]): number => units.reduce((sum, unit) => sum + priceOf(unit), 0);

/** Can some units of these prices be worth exactly this sum together? */
export const canMake = (prices: readonly number[], sum: number): boolean =>
  prices.reduce((made, price) => new Set([...made, ...[...made].map((each) => each + price)]), new Set([0])).has(sum);

/**
 * Everything that is wrong with two armies: their number, their units and their cost; under one
 * reading also whether they have units for exactly the AP that start. Empty if nothing is wrong.
 * @clause tt.units.profile-table tt.units.screened-range tt.units.ap-column
 * tt.setup.defender-deploys
 * @ruling tt-002 tt-009 tt-079
 */
export function armyFaults(state: Readings, { armies, points }: Armies): readonly ArmyFault[] {
  const sides = Object.entries(armies);
  return [
    ...(sides.length === 2
      ? []
      : [fault('tt.setup.role-roll', 'armies', `${sides.length} armies`, 'two armies, one for each side')]),
    ...totalFaults(state, points),
    ...sides.flatMap(([side, army]) => [
      ...Object.entries(army).flatMap(([id, unit]) => unitFaults(`armies.${side}.${id}`, unit)),
      ...costFaults(`armies.${side}`, Object.values(army), points ?? ARMY),
      ...startFaults(state, `armies.${side}`, Object.values(army)),
    ]),
    ...twice(armies),
  ];
}

const fault = (clause: TtClauseId, path: string, found: string, wanted: string): ArmyFault => ({
  clause,
  path,
  found,
  wanted,
});

/** @clause tt.units.ap-column @ruling tt-002 */
function totalFaults(state: Readings, points: number | undefined): readonly ArmyFault[] {
  if (points === undefined)
    return read(state, 'tt-002') === 'forty-eight'
      ? []
      : [fault('tt.units.ap-column', 'points', 'no total', 'how many AP an army has: the players must name it')];
  const isCount = Number.isInteger(points) && points >= 1;
  const wanted = isCount ? `a number of AP, ${AT_MOST}` : 'a number of AP, from 1 on';
  return isCount && points <= LARGEST ? [] : [fault('tt.units.ap-column', 'points', String(points), wanted)];
}

/** @clause tt.units.profile-table tt.units.screened-range @ruling tt-009 */
function unitFaults(path: string, { type, screen = false }: Enlisted): readonly ArmyFault[] {
  if (!isType(type))
    return [fault('tt.units.profile-table', `${path}.type`, type, `a type of unit: ${UNIT_TYPES.join(', ')}`)];
  if (!screen || CAN_SCREEN.includes(type)) return [];
  const wanted = `a type that may have one: ${CAN_SCREEN.join(', ')}`;
  return [fault('tt.units.screened-range', `${path}.screen`, type, wanted)];
}

/** @clause tt.units.ap-column @ruling tt-002 */
function costFaults(path: string, army: readonly Enlisted[], points: number): readonly ArmyFault[] {
  if (army.length === 0) return [fault('tt.units.ap-column', path, 'no unit', 'an army of one unit or more')];
  const spent = cost(army);
  return spent <= points ? [] : [fault('tt.units.ap-column', path, `${spent} AP`, `at most the ${points} of an army`)];
}

/**
 * Refuses, under one reading, an army without units for exactly the AP that start.
 * @clause tt.setup.defender-deploys @ruling tt-079
 */
function startFaults(state: Readings, path: string, army: readonly Enlisted[]): readonly ArmyFault[] {
  if (read(state, 'tt-079') === 'up-to') return [];
  const wish = Math.min(PORTION, cost(army));
  return canMake(army.map(priceOf), wish)
    ? []
    : [
        fault(
          'tt.setup.defender-deploys',
          path,
          'no units for it',
          `some units that cost exactly ${wish} AP to begin with`,
        ),
      ];
}

/** @clause tt.units.profile-table */
function twice(armies: Armies['armies']): readonly ArmyFault[] {
  const ids = Object.values(armies).flatMap((army) => Object.keys(army));
  return ids
    .filter((id, n) => ids.indexOf(id) !== n)
    .map((id) => fault('tt.units.profile-table', 'armies', `the unit ${id} twice`, 'an id of its own for each unit'));
}
