import type { Bench } from '../bench.ts';
import type { Measurement } from '../measurement.ts';
import { median } from '../statistics.ts';
import { buildEmpty, buildSite, pagesWithBoards } from '../build-site.ts';

/** With this many more pages, the difference between two builds is far larger than the noise. */
const FURTHER = 200;
/** The most builds: they take long, and their medians vary little. */
const MOST_RUNS = 3;

/**
 * Builds the site from scratch, and again with more boards. The difference is compared with the
 * time in which Astro builds as many empty pages. The builds alternate.
 */
export function build({ runs, say }: Bench): readonly Measurement[] {
  const rounds = Array.from({ length: Math.min(runs, MOST_RUNS) }, (_, i) => {
    say(`Builds, round ${i + 1}`);
    const [site, larger] = [buildSite(0), buildSite(FURTHER)];
    const [empty, many] = [buildEmpty(1), buildEmpty(1 + FURTHER)];
    const more = pagesWithBoards(larger.dist) - pagesWithBoards(site.dist);
    // A battle also has a page on which it is played.
    if (more < FURTHER) throw new Error(`${FURTHER} further scenarios have made ${more} further pages with a board`);
    return {
      site: site.seconds,
      boards: ((larger.seconds - site.seconds) / more) * 100,
      empty: ((many.seconds - empty.seconds) / FURTHER) * 100,
    };
  });
  const middle = (key: 'site' | 'boards' | 'empty') => median(rounds.map((round) => round[key]));
  return [
    {
      id: 'build.boards',
      value: middle('boards'),
      rival: { name: 'Astro, empty pages', value: middle('empty') },
      note: `from ${FURTHER} further scenarios, each with its page and its data`,
    },
    { id: 'build.site', value: middle('site') },
  ];
}
