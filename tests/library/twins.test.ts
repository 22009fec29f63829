import { expect, test } from 'vitest';
import { chaptersOf } from '../../src/library/chapters.ts';
import { rulingsFeed } from '../../src/library/data/feed.ts';
import { allRulings, historyOf, related } from '../../src/library/pages/rulings.ts';
import { library, shownGames } from '../../src/library/plays.ts';
import { chapterTwin } from '../../src/library/twins/chapter.ts';
import { clausesShown, clauseTwin, rulingTwin } from '../../src/library/twins/reference.ts';

const SITE = new URL('https://drill.example');
const [game = ''] = shownGames();

test('a chapter in Markdown has its text, its links, and what its boards come to', async () => {
  const all = await library(game);
  for (const chapter of chaptersOf(game, all)) {
    const text = await chapterTwin(game, chapter, SITE);
    expect(text.startsWith(`# ${chapter.head.title}\n`)).toBe(true);
    expect(text, 'no component is left').not.toMatch(/<\/?[A-Z]/);
    expect(text).not.toMatch(/\]\(\/|undefined/);
    for (const board of chapter.boards) {
      const { scenario, play } = all.scenarios.get(board)!;
      expect(text).toContain(scenario.title);
      for (const { title } of play.steps) expect(text).toContain(`**${title}.**`);
      for (const id of play.steps.flatMap(({ reads }) => reads).filter((each) => all.rulings.has(each)))
        expect(text, `${chapter.slug} leans on ${id}`).toContain(`/rulings/${id}/`);
    }
  }
});

test('a clause in Markdown has its words, and a ruling its answer, its readings and its neighbours', async () => {
  const [clause] = await clausesShown(game);
  expect(await clauseTwin(game, clause!, SITE)).toContain(clause!.says.trim());
  const played = (await allRulings()).find(({ ruling }) => ruling.readings.length > 1)!;
  const text = await rulingTwin(played, SITE);
  expect(text).toContain(`**${played.ruling.short}**`);
  for (const { id } of await related(played)) expect(text).toContain(`/rulings/${id}/`);
});

test('rulings stand beside each other both ways', async () => {
  const all = (await allRulings()).filter((each) => each.game === game);
  const beside = new Map(
    await Promise.all(all.map(async (each) => [each.ruling.id, (await related(each)).map(({ id }) => id)] as const)),
  );
  const oneWay = [...beside].flatMap(([id, others]) =>
    others.filter((other) => beside.get(other)?.includes(id) !== true).map((other) => `${id} to ${other}`),
  );
  expect(oneWay).toEqual([]);
  expect([...beside.values()].some((others) => others.length > 0)).toBe(true);
});

test('a ruling that was changed and given up tells every day, the oldest first', async () => {
  const [{ ruling }] = (await allRulings()) as [Awaited<ReturnType<typeof allRulings>>[number]];
  const changed = {
    ...ruling,
    date: '2026-11-01',
    history: [{ date: '2026-11-05', says: 'A reading was added.' }],
    status: 'superseded' as const,
    'superseded-by': ruling.id,
  };
  expect(historyOf(changed)).toEqual([
    { date: '2026-11-01', says: 'The ruling was given.' },
    { date: '2026-11-05', says: 'A reading was added.' },
    { date: '2026-11-05', says: 'It is superseded.', to: ruling.id },
  ]);
});

test('the feeds list the newest rulings, with whole addresses', async () => {
  const feed = await rulingsFeed(SITE);
  const { items } = JSON.parse(feed.json1()) as {
    items: readonly { url: string; title: string; date_published: string }[];
  };
  expect(items.length).toBeGreaterThan(20);
  expect(items.every(({ url }) => url.startsWith('https://drill.example/'))).toBe(true);
  const days = items.map(({ date_published: day }) => day);
  expect(days).toEqual(days.toSorted().toReversed());
  const rss = feed.rss2();
  expect(rss).toContain('<rss version="2.0"');
  expect(rss.match(/<item>/g)).toHaveLength(items.length);
});
