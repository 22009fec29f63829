import { readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Bench } from '../bench.ts';
import type { Measurement } from '../measurement.ts';

/** The size of a built site in megabytes. */
export interface Sizes {
  /** The mean size of a game: everything but the comparison, divided by the number of games. */
  readonly game: number;
  /** The mean size of a topic of the comparison. */
  readonly topic: number;
}

/** Sums up the files of a built site. Throws if it has no game or no topic. */
export function sizesOf(root: string): Sizes {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll(sep, '/'));
  const megabytes = (some: readonly string[]) =>
    some.map((name) => statSync(join(root, name))).reduce((sum, file) => (file.isFile() ? sum + file.size : sum), 0) /
    1e6;
  const games = names.filter((name) => /^learn\/[^/]+\/index\.html$/.test(name)).length;
  const topics = names.filter((name) => /^compare\/[^/]+\/index\.html$/.test(name)).length;
  if (games === 0 || topics === 0) throw new Error(`${root} has ${games} games and ${topics} topics`);
  const isCompared = (name: string) => name.startsWith('compare/');
  return {
    game: megabytes(names.filter((name) => !isCompared(name))) / games,
    topic: megabytes(names.filter(isCompared)) / topics,
  };
}

/** The size of the built site per game and per topic of the comparison. */
export async function size(bench: Bench): Promise<readonly Measurement[]> {
  const { game, topic } = sizesOf((await bench.site()).root);
  return [
    { id: 'size.game', value: game, note: 'the mean, with what all games share' },
    { id: 'size.topic', value: topic, note: 'the mean' },
  ];
}
