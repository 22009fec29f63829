import type { TroopClass, Weapon } from '../tables.ts';

/*
 * The rows of our charts of troops. The printed charts are lost: the factors are ours, and a reader
 * may replace them. What each fights as, its class and its weapon are not factors, and stay.
 */

/** Firepower, impact, confused melee, morale and control. */
type FootFactors = readonly [number, number, number, number, number];

/**
 * The foot of each nation. @clause dg.fire.firepower-factors dg.melee.factors
 * dg.morale.factors-table
 */
export const FOOT: readonly (readonly [type: string, is: TroopClass, fires: Weapon, factors: FootFactors])[] = [
  ['french-old-guard', 'veteran', 'musket', [4, 2, 4, 9, 3]],
  ['french-young-guard', 'line', 'musket', [3, 1, 3, 8, 4]],
  ['french-line', 'line', 'musket', [3, 1, 3, 7, 3]],
  ['french-light', 'line', 'musket', [3, 1, 3, 7, 4]],
  ['french-conscripts', 'conscript', 'musket', [3, 1, 3, 6, 3]],
  ['british-guards', 'veteran', 'musket', [4, 1, 4, 9, 3]],
  ['british-line', 'line', 'musket', [3, 1, 4, 8, 3]],
  ['british-light-infantry', 'line', 'musket', [4, 1, 4, 8, 3]],
  ['british-rifles', 'veteran', 'rifle', [4, 1, 3, 8, 3]],
  ['british-kings-german-legion', 'line', 'musket', [3, 1, 4, 8, 3]],
  ['portuguese-line', 'line', 'musket', [3, 1, 3, 7, 3]],
  ['portuguese-cacadores', 'line', 'rifle', [4, 1, 3, 7, 3]],
  ['portuguese-militia', 'militia', 'musket', [2, 0, 3, 5, 2]],
  ['spanish-line', 'second-line', 'poor-musket', [2, 1, 3, 6, 2]],
  ['spanish-militia', 'militia', 'poor-musket', [2, 0, 3, 5, 2]],
  ['russian-guard', 'veteran', 'musket', [3, 2, 4, 9, 2]],
  ['russian-grenadiers', 'line', 'musket', [3, 2, 4, 8, 2]],
  ['russian-line', 'line', 'poor-musket', [2, 1, 3, 8, 2]],
  ['russian-jaeger', 'line', 'musket', [3, 1, 3, 7, 3]],
  ['russian-opolchenie', 'militia', 'poor-musket', [1, 1, 3, 6, 2]],
  ['prussian-guard', 'veteran', 'musket', [4, 2, 4, 8, 3]],
  ['prussian-line', 'line', 'musket', [3, 1, 3, 7, 3]],
  ['prussian-reserve', 'second-line', 'musket', [3, 1, 3, 7, 3]],
  ['prussian-landwehr', 'landwehr', 'poor-musket', [2, 1, 3, 6, 4]],
  ['prussian-jaeger', 'line', 'rifle', [4, 0, 2, 7, 3]],
  ['austrian-grenadiers', 'veteran', 'musket', [3, 1, 4, 8, 2]],
  ['austrian-line', 'line', 'musket', [3, 1, 3, 7, 2]],
  ['austrian-grenz', 'line', 'musket', [3, 1, 3, 6, 3]],
  ['austrian-jaeger', 'line', 'rifle', [4, 0, 3, 7, 3]],
  ['austrian-landwehr', 'landwehr', 'poor-musket', [2, 0, 3, 5, 2]],
  ['polish-line', 'line', 'musket', [3, 2, 3, 8, 4]],
  ['german-line', 'line', 'musket', [3, 1, 3, 7, 3]],
  ['italian-line', 'line', 'musket', [3, 1, 3, 7, 3]],
  ['neapolitan-line', 'second-line', 'musket', [2, 1, 3, 5, 2]],
  ['scandinavian-line', 'line', 'musket', [3, 1, 3, 7, 2]],
];

/** Firepower; impact against foot, horse and squares; confused melee, morale and control. */
type HorseFactors = readonly [number, number, number, number, number, number, number];

/** What horse may be besides. */
type Kind = 'cuirassier' | 'lancer' | 'lancer cossack';

/**
 * The horse of each nation. @clause dg.melee.factors dg.morale.factors-table
 * dg.control.factors-table
 */
export const HORSE: readonly (readonly [
  type: string,
  weight: 'light' | 'heavy',
  is: TroopClass,
  factors: HorseFactors,
  kind?: Kind,
])[] = [
  ['french-cuirassiers', 'heavy', 'line', [0, 4, 2, 1, 2, 8, 4], 'cuirassier'],
  ['french-dragoons', 'heavy', 'line', [1, 4, 2, 1, 2, 7, 4]],
  ['french-horse-grenadiers', 'heavy', 'veteran', [0, 4, 2, 1, 3, 9, 4]],
  ['french-hussars', 'light', 'line', [1, 2, 2, 0, 2, 7, 4]],
  ['french-lancers', 'light', 'line', [1, 2, 2, 0, 2, 7, 4], 'lancer'],
  ['british-dragoons', 'heavy', 'line', [0, 4, 2, 1, 3, 8, 6]],
  ['british-light-dragoons', 'light', 'line', [1, 2, 2, 0, 2, 8, 5]],
  ['portuguese-dragoons', 'light', 'line', [1, 2, 2, 0, 1, 6, 3]],
  ['spanish-cavalry', 'light', 'second-line', [1, 1, 1, 0, 1, 5, 3]],
  ['russian-cuirassiers', 'heavy', 'line', [0, 4, 2, 1, 2, 8, 3], 'cuirassier'],
  ['russian-dragoons', 'heavy', 'line', [1, 4, 2, 1, 1, 7, 3]],
  ['russian-hussars', 'light', 'line', [1, 2, 2, 0, 2, 7, 4]],
  ['russian-uhlans', 'light', 'line', [1, 2, 2, 0, 2, 7, 4], 'lancer'],
  ['russian-cossacks', 'light', 'second-line', [1, 1, 1, 0, 1, 5, 5], 'lancer cossack'],
  ['prussian-cuirassiers', 'heavy', 'line', [0, 4, 2, 1, 2, 7, 4]],
  ['prussian-hussars', 'light', 'line', [1, 2, 2, 0, 2, 7, 4]],
  ['prussian-uhlans', 'light', 'line', [1, 2, 2, 0, 2, 7, 4], 'lancer'],
  ['prussian-landwehr-cavalry', 'light', 'landwehr', [0, 2, 2, 0, 1, 6, 4], 'lancer'],
  ['austrian-cuirassiers', 'heavy', 'line', [0, 4, 2, 1, 2, 8, 3], 'cuirassier'],
  ['austrian-dragoons', 'light', 'line', [1, 2, 2, 0, 2, 7, 3]],
  ['austrian-hussars', 'light', 'line', [1, 2, 2, 0, 2, 8, 4]],
  ['austrian-uhlans', 'light', 'line', [1, 2, 2, 0, 2, 7, 4], 'lancer'],
  ['polish-lancers', 'light', 'line', [1, 2, 2, 0, 3, 8, 5], 'lancer'],
  ['german-cavalry', 'light', 'line', [1, 2, 2, 0, 2, 7, 4]],
  ['italian-cavalry', 'light', 'line', [1, 2, 2, 0, 2, 7, 4]],
  ['neapolitan-cavalry', 'light', 'second-line', [1, 1, 1, 0, 1, 5, 3]],
  ['scandinavian-cavalry', 'light', 'line', [1, 2, 2, 0, 2, 7, 3]],
];

/** Gunners: impact, confused melee, morale and control. @clause dg.morale.factors-table */
export const GUNNERS: readonly (readonly [
  battery: 'foot-battery' | 'horse-battery' | 'guard-battery',
  is: TroopClass,
  factors: readonly [number, number, number, number],
])[] = [
  ['foot-battery', 'line', [0, 0, 7, 1]],
  ['horse-battery', 'line', [0, 0, 7, 2]],
  ['guard-battery', 'veteran', [0, 1, 8, 1]],
];
