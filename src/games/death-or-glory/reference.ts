import { tableOfChart } from '../contract/charts.ts';
import type { GameReference } from '../contract/reference.ts';
import { BASES } from './charts/bases.ts';
import { OURS } from './charts/ours.ts';
import { charges, reaction } from './sheet/charges.ts';
import { die, modifiers } from './sheet/fire.ts';
import { forming, limbering, refacing } from './sheet/forming.ts';
import { allowances, ground } from './sheet/ground.ts';
import { melee } from './sheet/melee.ts';
import { control, controlled, morale } from './sheet/nerve.ts';
import { FRONTS, GAP, LEASH, MEN, MUSKET_MAX } from './tables.ts';

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
    ...Object.entries(BASES).map(([id, basis]) => tableOfChart(id, OURS, basis)),
  ],
  army: null,
};
