import { tableOfChart } from '../contract/charts.ts';
import type { GameReference } from '../contract/reference.ts';
import { BASES } from './charts/bases.ts';
import { OURS } from './charts/ours.ts';
import { RATING_POINT } from './command/chain.ts';
import { DIES, RECOVERS } from './command/generals.ts';
import { RALLIES, RIDES, SAFE, SHOUTS } from './command/tables.ts';
import { charges, reaction } from './sheet/charges.ts';
import { orders, presence, rallying, resting, risk } from './sheet/command.ts';
import { die, modifiers } from './sheet/fire.ts';
import { forming, limbering, refacing } from './sheet/forming.ts';
import { allowances, ground } from './sheet/ground.ts';
import { melee } from './sheet/melee.ts';
import { control, controlled, morale } from './sheet/nerve.ts';
import {
  ALLOWANCES,
  AT_RISK,
  FRONTS,
  GAP,
  LEASH,
  MEN,
  MUSKET_MAX,
  PRESENT,
  PRESENT_IN_CONTROL,
  STEADIES,
} from './tables.ts';

/** The numbers and tables that the quick reference takes from the rules. */
export const reference: GameReference = {
  numbers: {
    men: MEN,
    musket: MUSKET_MAX,
    foot: FRONTS.foot,
    horse: FRONTS.horse,
    gun: FRONTS.gun,
    leash: LEASH,
    gap: GAP,
    rider: RIDES['column-speed-380'],
    shout: SHOUTS['within-50'],
    general: ALLOWANCES.light_cavalry_column,
    steadies: STEADIES['morale-150-control-50'],
    led: PRESENT_IN_CONTROL['morale-150-control-50'],
    present: PRESENT,
    risk: AT_RISK,
    dies: DIES.row,
    recovers: RECOVERS,
    safe: SAFE,
    rallies: RALLIES,
    point: RATING_POINT,
  },
  tables: [
    allowances,
    ground,
    forming,
    limbering,
    refacing,
    die,
    modifiers,
    charges,
    reaction,
    melee,
    morale,
    control,
    controlled,
    orders,
    presence,
    risk,
    rallying,
    resting,
    ...Object.entries(BASES).map(([id, basis]) => tableOfChart(id, OURS, basis)),
  ],
  army: null,
};
