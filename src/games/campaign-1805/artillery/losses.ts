import { D10, D6, type Die } from '../../../core/dice.ts';
import { add, total } from '../../../core/reasons.ts';
import type { Ranks } from '../../table/boards/ranks.ts';
import type { Addend, Dice, Pool } from '../reasons.ts';
import { read } from '../rulings.ts';
import type { Reading } from '../state.ts';
import type { CfClauseId } from '../tables.ts';
import type { Gun } from '../bodies/body.ts';
import type { Hit } from './touched.ts';

/** What a model falls on. */
const NEEDED: Readonly<Partial<Record<CfClauseId, number>>> = {
  'cf.gun.line-wound': 2,
  'cf.gun.template-majority': 2,
  'cf.gun.template-partial': 6,
};

/** The die that is rolled for a model that a gun has hit. @ruling cf-074 */
const dieOf = (state: Reading): Die => (read(state, 'cf-074') === 'd10' ? D10 : D6);

/**
 * What counts in the roll for a model: shells, but no balls, have trouble with heavy horse.
 * @clause cf.fire.heavy-cavalry cf.fire.heavy-cavalry-cannon @ruling cf-081
 */
function termsOf(state: Reading, { kind }: Gun, { body }: Hit): readonly Addend[] {
  if (body.arm !== 'heavy-cavalry') return [];
  const isExempt = kind === 'cannon' || read(state, 'cf-081') === 'any-gun';
  return [
    isExempt
      ? add('cf.fire.heavy-cavalry-cannon', 'heavy cavalry', 0)
      : add('cf.fire.heavy-cavalry', 'heavy cavalry', -1),
  ];
}

/** The number that a model falls on. @clause cf.gun.line-wound */
const needOf = (state: Reading, gun: Gun, hit: Hit): number => NEEDED[hit.by]! - total(termsOf(state, gun, hit));

/** The chance that a model falls, in parts of 60: both dice divide it. */
export function chanceOf(state: Reading, gun: Gun, hit: Hit): number {
  const { sides } = dieOf(state);
  const good = Math.min(sides, Math.max(0, sides + 1 - needOf(state, gun, hit)));
  return (60 / sides) * good;
}

/** The models of one body that a shot has hit, those that fell, and why. */
export interface Struck {
  readonly unit: string;
  readonly side: string;
  readonly hits: readonly Hit[];
  readonly fallen: readonly Hit[];
  readonly reasons: readonly Pool[];
}

/**
 * Which hits are rolled for together: those of the same body that fall on the same number, but
 * officers and colours each by themselves, as it matters whether they fall.
 */
function pooled(hits: readonly Hit[]): readonly (readonly Hit[])[] {
  const pools = new Map<string, Hit[]>();
  for (const hit of hits) {
    const { kind, rank, file } = hit.model;
    const key = `${hit.body.id} ${hit.by} ${kind === 'o' ? '' : `${rank} ${file}`}`;
    pools.set(key, [...(pools.get(key) ?? []), hit]);
  }
  return [...pools.values()];
}

/**
 * Rolls for each model that a shot has hit, body by body, in the order in which it hit them. Where
 * only the number of those who fall is known, the first of them fall.
 * @clause cf.gun.line-wound cf.gun.template-majority cf.gun.template-partial @ruling cf-067 cf-074
 */
export function rollForHits(
  state: Reading,
  by: { readonly id: string; readonly gun: Gun },
  hits: readonly Hit[],
  dice: Dice,
): readonly Struck[] {
  const die = dieOf(state);
  const found = new Map<string, Struck>();
  for (const pool of pooled(hits)) {
    const [{ body, by: clause }] = pool as [Hit, ...Hit[]];
    const terms = termsOf(state, by.gun, pool[0]!);
    const needs = needOf(state, by.gun, pool[0]!);
    const purpose = clause === 'cf.gun.template-partial' ? 'wounded' : 'killed';
    const { faces, scored } = dice.pool(`${purpose}.${body.id}`, pool.length, die, needs);
    const fallen = pool.filter((_, n) => (faces === null ? n < scored : faces[n]! >= needs));
    const reason: Pool = {
      kind: 'pool',
      of: by.id,
      stage: 'wounds',
      clause,
      die,
      dice: pool.length,
      terms,
      needs,
      faces,
      scored,
    };
    const before = found.get(body.id) ?? { unit: body.id, side: body.side, hits: [], fallen: [], reasons: [] };
    found.set(body.id, {
      ...before,
      hits: [...before.hits, ...pool],
      fallen: [...before.fallen, ...fallen],
      reasons: [...before.reasons, reason],
    });
  }
  return [...found.values()];
}

/** The ranks of a body without these models. Gaps stay. */
export const ranksLess = (ranks: Ranks, fallen: readonly Hit[]): Ranks =>
  ranks.map((places, rank) =>
    [...places]
      .map((kind, file) => (fallen.some(({ model }) => model.rank === rank && model.file === file) ? '.' : kind))
      .join(''),
  );
