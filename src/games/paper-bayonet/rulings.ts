import { reader, type ReadingTable } from '../../core/rulings.ts';

/** The playable readings of each ruling that a rule asks for; the first is the one that is played. */
export const READINGS = {
  'pb-019': ['always', 'activated-only'],
  'pb-047': ['no-target-but-blocks', 'no-target-no-block', 'target-no-removal'],
  'pb-049': ['silenced', 'may-fire-elsewhere', 'point-blank'],
  'pb-050': ['certain-no-range', 'one-always-misses'],
  'pb-051': ['two-or-more', 'any-one', 'one-wood-no-building'],
  'pb-052': ['between-only', 'target-counts'],
  'pb-053': ['hill-blocks', 'hill-free'],
  'pb-054': ['below-only', 'everything'],
  'pb-055': ['eight-rays', 'any-square'],
  'pb-056': ['one-by-one', 'declared-together'],
  'pb-057': ['modified', 'natural'],
  'pb-066': ['own-edge-same-column'],
  'pb-092': ['target-only', 'gun-too'],
  'pb-097': ['touching', 'tied-only'],
  'pb-098': ['worse-state-counts', 'latest-result-counts'],
} as const satisfies ReadingTable;

/** Which reading of a ruling is in force on this board? */
export const read = reader(READINGS);

/** What lies on a line, square by square. */
export interface Cover {
  readonly woods: number;
  readonly buildings: number;
}

/** Do these woods and buildings on its line stop the shot of a low Cannon? @ruling pb-051 */
export const coverBlocks = {
  'two-or-more': ({ woods, buildings }: Cover) => woods + buildings >= 2,
  'any-one': ({ woods, buildings }: Cover) => woods + buildings >= 1,
  'one-wood-no-building': ({ woods, buildings }: Cover) => woods >= 2 || buildings >= 1,
} satisfies Record<(typeof READINGS)['pb-051'][number], (cover: Cover) => boolean>;
