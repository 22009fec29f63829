import * as v from 'valibot';
import { MOST } from '../../../core/numbers.ts';
import type { Problem } from '../../../core/result.ts';
import { strict } from '../../../core/shape.ts';
import { listed, plural } from '../../contract/sentences.ts';

/** What stands in a place of a rank, by the character that is written for it. */
const PLACES = { o: 'a model', C: 'an officer', s: 'the colours', '.': 'a gap' } as const;
type PlaceInRank = keyof typeof PLACES;

/** The ranks of a body of models, the front rank first, from its left to its right: `ooCsoo`. */
export type Ranks = readonly string[];

const WANTED =
  'ranks, the front one first: [ooCsoo, oooooo] with o for a model, C for an officer, s for the colours and . for a gap; or { files: 12, ranks: 2 }';

const count = v.pipe(
  v.number(),
  v.integer('a whole number'),
  v.minValue(1, '1 or more'),
  v.maxValue(MOST, `at most ${MOST}`),
);

const rank = v.pipe(v.string(), v.regex(/^[oCs.]+$/, 'a rank of o, C, s and . only, such as ooCsoo'));

const drawn = v.pipe(
  v.array(rank),
  v.minLength(1, 'one rank or more'),
  v.maxLength(MOST, `at most ${MOST} ranks`),
  v.readonly(),
);

const numbered = v.pipe(
  strict({ files: count, ranks: count }),
  v.transform(({ files, ranks }): Ranks => Array.from({ length: ranks }, () => 'o'.repeat(files))),
);

/** The schema of the ranks of a unit: drawn, or as numbers of files and ranks. */
export const ranksForm = v.union([drawn, numbered], WANTED);

/** What is wrong with ranks of the right form; the path of the problem begins at the ranks. */
export function ranksFault(ranks: Ranks): Problem | null {
  const files = ranks[0]!.length;
  const ragged = ranks.findIndex(({ length }) => length !== files);
  if (ragged >= 0)
    return {
      path: String(ragged),
      found: plural(ranks[ragged]!.length, 'place'),
      wanted: `${plural(files, 'place')}, as in the front rank; a . fills a gap`,
    };
  if (files * ranks.length > MOST)
    return { path: '', found: plural(files * ranks.length, 'place'), wanted: `at most ${MOST} places` };
  return modelsIn(ranks) > 0 ? null : { path: '', found: 'gaps only', wanted: 'at least one model' };
}

/** How many models stand in these ranks, officers and colours among them; a gun is none. */
const modelsIn = (ranks: Ranks): number => ranks.join('').replaceAll(/[.gh]/g, '').length;

const numberOf = (rank: string, place: PlaceInRank): number => rank.split(place).length - 1;

/** A rank in words: `10 models, an officer and the colours`, `8 models with 4 gaps`. */
function rankSaid(rank: string): string {
  const [models, officers, colours, gaps] = (['o', 'C', 's', '.'] as const).map((place) => numberOf(rank, place));
  const said = [
    ...(models === 0 ? [] : [plural(models!, 'model')]),
    ...(officers === 0 ? [] : [officers === 1 ? PLACES.C : plural(officers!, 'officer')]),
    ...(colours === 0 ? [] : [colours === 1 ? PLACES.s : plural(colours!, 'colour')]),
  ];
  const stand = said.length === 0 ? 'nobody' : listed(said);
  return gaps === 0 ? stand : `${stand} with ${plural(gaps!, 'gap')}`;
}

/**
 * What is to be seen in ranks besides their size, which the words of a unit tell: `from the front:
 * 12 models; …`. Empty where no place is anything but a model, and at a gun.
 */
export const ranksSaid = (ranks: Ranks): string =>
  ranks.some((rank) => /[gh]/.test(rank)) || ranks.every((rank) => /^o+$/.test(rank))
    ? ''
    : `from the front: ${ranks.map(rankSaid).join('; ')}`;
