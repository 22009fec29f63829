import type { Ranks } from '../../table/boards/ranks.ts';
import { read } from '../rulings.ts';
import type { Reading } from '../state.ts';
import type { Troops } from '../tables.ts';
import type { Body } from './body.ts';
import { countOf, type Model } from './models.ts';

/**
 * Whether a model of this kind rolls dice: by other readings no officer and no colours do. @ruling
 * cf-116
 */
export const rollsDice = (state: Reading, kind: string): boolean =>
  kind === 'o' || (kind !== '.' && read(state, 'cf-116') === 'all-count');

/** How many models of some ranks count as strength. @ruling cf-116 */
export const strengthIn = (state: Reading, ranks: Ranks): number =>
  ranks.some((rank) => /[Cs]/.test(rank)) && read(state, 'cf-116') === 'not-counted'
    ? countOf({ ranks: ranks.map((rank) => rank.replaceAll(/[Cs]/g, '.')) })
    : countOf({ ranks });

/** Those of some models that roll dice. @ruling cf-116 */
export const withDice = (state: Reading, models: readonly Model[]): readonly Model[] =>
  models.filter(({ kind }) => rollsDice(state, kind));

/**
 * How good the men of a body are; by one reading jägers, horse and guns are of the first line.
 * @clause cf.fire.skill cf.melee.skill cf.morale.base @ruling cf-064
 */
export const troopsOf = (state: Reading, { arm, troops }: Pick<Body, 'arm' | 'troops'>): Troops =>
  arm !== 'infantry' && read(state, 'cf-064') === 'arm-has-no-rank' ? 'first-line' : troops;
