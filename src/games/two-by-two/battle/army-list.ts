import type { ArmyList, UnitOption } from '../../contract/reference.ts';
import type { TtClauseId } from '../reasons.ts';
import { CAN_SCREEN } from '../shooting/screens.ts';
import { ARMY, PORTION, PROFILES, UNIT_TYPES, type UnitType } from '../tables.ts';

/**
 * The choice of skirmishers, for types that have them only if their army list says so. Light
 * infantry always has them.
 * @clause tt.units.screened-range @ruling tt-009
 */
function screenOf(type: UnitType): UnitOption | undefined {
  if (!CAN_SCREEN.includes(type) || type === 'light') return undefined;
  return {
    id: `${type}-screen`,
    name: 'with skirmishers',
    says: `Of the ${PROFILES[type].name} {count} would have skirmishers, but there are only {units}.`,
    clauses: ['tt.units.screened-range' satisfies TtClauseId],
  };
}

/**
 * What a reader needs to add up an army: the groups that start on the table and that wait at each
 * point.
 * @clause tt.units.ap-column tt.setup.defender-deploys tt.setup.attacker-deploys tt.setup.tie
 * tt.setup.reinforcement-queue
 * @ruling tt-002 tt-009 tt-079
 */
export const armyList: ArmyList = {
  measure: 'AP',
  units: UNIT_TYPES.map((id) => {
    const option = screenOf(id);
    return { id, name: PROFILES[id].name, cost: PROFILES[id].ap, ...(option !== undefined && { option }) };
  }),
  templates: [],
  sizes: [ARMY],
  groups: [
    {
      name: 'On the table',
      most: {
        points: PORTION,
        says: `{spent} AP, but only {most} may start. Each tie in the roll for the roles lets ${PORTION} more start.`,
        clauses: ['tt.setup.defender-deploys', 'tt.setup.attacker-deploys', 'tt.setup.tie'] satisfies TtClauseId[],
      },
    },
    { name: 'First reinforcement point' },
    { name: 'Second reinforcement point' },
  ],
  limits: [],
  overspent: {
    says: 'The army costs {spent} AP, but only {points} are agreed.',
    clauses: ['tt.units.ap-column' satisfies TtClauseId],
  },
};
