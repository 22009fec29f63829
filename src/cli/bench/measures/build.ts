import type { Bench } from '../bench.ts';
import type { Reading } from '../reading.ts';
import { median } from '../statistics.ts';
import { buildEmpty, buildSite, pagesWithBoards } from '../workshop.ts';

/** So many pages more make the difference between two builds far greater than the moods of the machine. */
const FURTHER = 200;
/** Builds are long, and their medians settle soon. */
const MOST_RUNS = 3;

/** The site built from nothing, and again with further boards; Astro's own empty pages beside it, by turns. */
export function build({ runs, say }: Bench): readonly Reading[] {
  const rounds = Array.from({ length: Math.min(runs, MOST_RUNS) }, (_, i) => {
    say(`Builds, round ${i + 1}`);
    const [site, larger] = [buildSite(0), buildSite(FURTHER)];
    const [empty, many] = [buildEmpty(1), buildEmpty(1 + FURTHER)];
    const more = pagesWithBoards(larger.dist) - pagesWithBoards(site.dist);
    if (more !== FURTHER) throw new Error(`${FURTHER} further scenarios have made ${more} further pages with a board`);
    return {
      site: site.seconds,
      boards: ((larger.seconds - site.seconds) / FURTHER) * 100,
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
