import { Feed } from 'feed';
import { rulingPath } from '../../register/paths.ts';
import { gameFile } from '../files.ts';
import { allRulings, historyOf } from '../pages/rulings.ts';
import { addressOf } from '../twins/links.ts';

/** How many rulings and corrections a feed lists: the newest. */
const MOST = 100;

/**
 * The pages of a feed: none if it is not known where the site is published, for the addresses in a
 * feed must be whole.
 */
export const feedPaths = (site: string | undefined): { params: { feed: string } }[] =>
  site ? [{ params: { feed: 'feed' } }] : [];

/** The newest rulings and corrections of rulings. */
export async function rulingsFeed(site: URL): Promise<Feed> {
  const days = (await allRulings()).flatMap(({ ruling, game }) =>
    historyOf(ruling).map((day, n) => ({ ...day, n, ruling, name: gameFile(game).value.name })),
  );
  const newest = days
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.ruling.id.localeCompare(b.ruling.id) || b.n - a.n)
    .slice(0, MOST);
  const page = addressOf('/rulings/', site);
  const feed = new Feed({
    title: 'Drill Square: rulings and corrections',
    description: 'What the rules of five tabletop wargames leave open, how it is played here, and what was corrected.',
    id: page,
    link: page,
    language: 'en',
    copyright: 'MIT licence',
    generator: 'Drill Square',
    // A build has no clock: the feed is as old as what it tells last.
    updated: new Date(`${newest[0]?.date ?? '2026-01-01'}T00:00:00Z`),
    feedLinks: { rss: addressOf('/rulings/feed.xml', site), json: addressOf('/rulings/feed.json', site) },
  });
  for (const { date, says, n, ruling, name } of newest) {
    const link = addressOf(rulingPath(ruling.id), site);
    feed.addItem({
      title: `${name}, ${ruling.id}: ${ruling.question}`,
      id: n === 0 ? link : `${link}#${date}-${n}`,
      link,
      date: new Date(`${date}T00:00:00Z`),
      description: n === 0 ? ruling.short : `${says} ${ruling.short}`,
    });
  }
  return feed;
}
