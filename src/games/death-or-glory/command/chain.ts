import { atMost } from '../../../geometry/lengths.ts';
import { apart } from '../figures/base.ts';
import type { Body, General } from '../figures/unit.ts';
import { add, type Term } from '../reasons.ts';
import { read } from '../rulings.ts';
import { generalsIn, type Field } from '../state.ts';
import { mm, type DgClauseId } from '../tables.ts';

/**
 * Whether a general is a commander of a unit: its brigadier, the general of its division, or the
 * commander of its army. @clause dg.rally.commander-parent @ruling dg-117
 */
export const isCommanderOf = ({ side, level, brigade, division }: General, body: Body): boolean =>
  side === body.side &&
  (level === 'army' ||
    (level === 'brigade'
      ? brigade !== undefined && brigade === body.brigade
      : division !== undefined && division === body.division));

/**
 * The generals of its side within so many millimetres of a unit whose rating counts in a test: the
 * best of them, or by one reading all. `counts` may leave some out.
 * @clause dg.command.use @ruling dg-018 dg-019 dg-149
 */
export function commandersNear(
  state: Field,
  body: Body,
  within: number,
  counts: (general: General) => boolean = () => true,
): readonly General[] {
  const near = generalsIn(state)
    .filter((general) => general.side === body.side && counts(general))
    .filter((general) => atMost(apart(state, general, body), mm(within)))
    .toSorted((a, b) => b.rating - a.rating);
  return read(state, 'dg-018') === 'best-one' ? near.slice(0, 1) : near;
}

/** What a point of a commander’s rating is worth in a test that counts in per cent. */
export const RATING_POINT = 10;

/**
 * What the ratings of these commanders add to such a test. @clause dg.command.use @ruling dg-019
 */
export const ratingTerms = (clause: DgClauseId, commanders: readonly General[]): readonly Term[] =>
  commanders.map(({ name, rating }) => add(clause, `rating of ${name}`, RATING_POINT * rating));
