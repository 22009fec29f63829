import type { Um } from '../../../geometry/lengths.ts';
import type { Gun } from '../bodies/body.ts';
import { read } from '../rulings.ts';
import type { Reading } from '../state.ts';
import { cm, type CfClauseId } from '../tables.ts';

/** The weights that the tables of ranges name. @clause cf.gun.cannon-groups */
const GROUPS = ['3/4 lb', '6 lb', '9/10 lb', '12 lb', '20 lb'] as const;
type Group = (typeof GROUPS)[number];

/** The pounds that each name stands for. */
const POUNDS: Readonly<Record<Group, readonly number[]>> = {
  '3/4 lb': [3, 4],
  '6 lb': [6],
  '9/10 lb': [9, 10],
  '12 lb': [12],
  '20 lb': [20],
};

/** The cannons that may be fielded, by their pounds. @clause cf.gun.cannon-groups */
export const CANNONS: readonly number[] = GROUPS.flatMap((group) => POUNDS[group]);

/** The howitzers, with the one that has no range of its own. @ruling cf-077 */
export const HOWITZERS: readonly number[] = [3, 4, 6, 9, 10, 11, 12];

/** The ranges of cannons; one is missing. @clause cf.gun.cannon-ranges */
export const CANNON_RANGES: Readonly<Record<Group, Um | null>> = {
  '3/4 lb': cm(48),
  '6 lb': cm(56),
  '9/10 lb': cm(64),
  '12 lb': cm(72),
  '20 lb': null,
};

/** The ranges of howitzers. @clause cf.gun.howitzer-ranges */
export const HOWITZER_RANGES: Readonly<Record<Exclude<Group, '20 lb'>, Um>> = {
  '3/4 lb': cm(50),
  '6 lb': cm(60),
  '9/10 lb': cm(70),
  '12 lb': cm(80),
};

/** The range of a 20 pounder, whose entry is missing. @ruling cf-076 */
const TWENTY: Readonly<Record<'eighty' | 'as-twelve' | 'not-fielded', Um>> = {
  eighty: cm(80),
  'as-twelve': cm(72),
  // Such a gun is refused when the board is read.
  'not-fielded': cm(0),
};

/** The half of the width of each template. @clause cf.gun.template-small cf.gun.template-large */
export const TEMPLATES = { small: cm(3.75), large: cm(6.25) } as const;

/** From this weight on a howitzer has the large template. @clause cf.gun.template-large */
export const LARGE_FROM = 12;

const groupOf = (pounds: number): Group => GROUPS.find((group) => POUNDS[group].includes(pounds))!;

/**
 * The weight as which a howitzer counts: one of 11 pounds has no entry of its own. @ruling cf-077
 */
const countedAs = (state: Reading, pounds: number): number =>
  pounds === 11 ? (read(state, 'cf-077') === 'heavy' ? 12 : 10) : pounds;

/**
 * The range of a gun. @clause cf.gun.cannon-ranges cf.gun.howitzer-ranges @ruling cf-076 cf-077
 */
export function rangeOf(state: Reading, { kind, pounds }: Gun): Um {
  if (kind === 'cannon') return CANNON_RANGES[groupOf(pounds)] ?? TWENTY[read(state, 'cf-076')];
  return HOWITZER_RANGES[groupOf(countedAs(state, pounds)) as keyof typeof HOWITZER_RANGES];
}

/** The clause of that range. */
export const rangeClause = ({ kind }: Gun): CfClauseId =>
  kind === 'cannon' ? 'cf.gun.cannon-ranges' : 'cf.gun.howitzer-ranges';

/**
 * The template of a howitzer. @clause cf.gun.template-small cf.gun.template-large @ruling cf-077
 */
export const templateOf = (state: Reading, { pounds }: Gun): keyof typeof TEMPLATES =>
  countedAs(state, pounds) >= LARGE_FROM ? 'large' : 'small';
