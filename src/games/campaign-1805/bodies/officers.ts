import type { Ranks } from '../../table/boards/ranks.ts';
import { COMMANDERS, type Commander } from '../tables.ts';
import type { Body } from './body.ts';
import { modelsOf, type Model } from './models.ts';

/** An officer in the ranks of a body, and the square on which he stands. @ruling cf-055 */
export interface Officer {
  readonly commander: Commander;
  readonly model: Model;
}

/** The officers of a body, in the order in which they stand. @ruling cf-055 */
export function officersOf(body: Body): readonly Officer[] {
  const models = modelsOf(body).filter(({ kind }) => kind === 'C');
  return body.commanders.flatMap((commander, n) => (models[n] === undefined ? [] : [{ commander, model: models[n] }]));
}

/** The officer of highest rank in a body. @clause cf.morale.commanders @ruling cf-045 */
export function highestOf(body: Body): Officer | undefined {
  return officersOf(body).toSorted((a, b) => COMMANDERS[b.commander] - COMMANDERS[a.commander])[0];
}

/** The places of the officers in some ranks. */
function placesOf(ranks: Ranks): readonly (readonly [rank: number, file: number])[] {
  const places: [number, number][] = [];
  ranks.forEach((rank, r) => {
    for (let file = rank.indexOf('C'); file >= 0; file = rank.indexOf('C', file + 1)) places.push([r, file]);
  });
  return places;
}

/** The officers that are left in these ranks of a body: each who still stands in his place. */
export function commandersIn(
  { ranks, commanders }: Pick<Body, 'ranks' | 'commanders'>,
  left: Ranks,
): readonly Commander[] {
  if (commanders.length === 0) return commanders;
  const places = placesOf(ranks);
  const kept = commanders.filter((_, n) => left[places[n]![0]]?.[places[n]![1]] === 'C');
  const count = placesOf(left).length;
  // Where files have closed up nobody can be told by his place; as many are left as there are.
  return kept.length === count ? kept : commanders.slice(0, count);
}

/** The officers of a body once another one has joined it in these ranks. @ruling cf-055 */
export function commandersWith(
  { ranks, commanders }: Pick<Body, 'ranks' | 'commanders'>,
  joined: Ranks,
  officer: Commander,
): readonly Commander[] {
  const place = placesOf(joined).findIndex(([rank, file]) => ranks[rank]?.[file] !== 'C');
  return commanders.toSpliced(place, 0, officer);
}
