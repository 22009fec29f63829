import type { ClauseId, GameId, RulingId, ScenarioId } from '../../core/ids.ts';
import { clausePath, rulingPath, type SitePath } from '../../register/paths.ts';
import type { Played } from '../../scenario/play/played.ts';
import { boardOf } from '../boards/view.ts';
import { playPath } from '../boards/battle.ts';
import { battleOf } from '../battles.ts';
import type { ChapterFile } from '../chapter.ts';
import { gameFile } from '../files.ts';
import { withOtherCharts } from '../other-charts.ts';
import { clauseOf } from '../pages/clauses.ts';
import { chosenReading, ruling, rulingsBehind } from '../pages/rulings.ts';
import { readText } from '../text.ts';
import { linkTo } from './links.ts';

/** What a step says, what is ordered in it, and what the rules make of that. */
function stepText({ title, say, orderSays, verdict, refusalSays, events }: Played, n: number): string {
  const came = verdict?.ok === false ? `Refused: ${refusalSays ?? ''}` : events.map(({ says }) => says).join(' ');
  const parts = [`**${title}.**`, say, orderSays === null ? '' : `*${orderSays}.*`, came];
  return `${n + 1}. ${parts
    .map((part) => part.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean)
    .join(' ')}`;
}

async function boardText(id: ScenarioId, site: URL | undefined): Promise<string> {
  const { scenario, play } = await boardOf(id);
  return [`> Board: ${linkTo(scenario.title, `/embed/${id}/`, site)}`, play.steps.map(stepText).join('\n')].join(
    '\n\n',
  );
}

/** How a chart was changed, and every step that it changes. */
async function otherChartsText(id: ScenarioId, chart: string, times: string): Promise<string> {
  const { changed, parting } = await withOtherCharts(id, chart, Number(times));
  const lines = changed.map(
    ({ title, ours, theirs }) =>
      `- **${title}.** Our chart: ${ours.join(' ') || '–'} Our chart, times ${times}: ${theirs.join(' ') || '–'}`,
  );
  const end = parting === null ? [] : [`The next step, “${parting.title}”, can no longer be played: ${parting.says}`];
  return [lines.join('\n'), ...end].join('\n\n');
}

/** The attributes of a component as they are written: `id="prefix-001"`. */
const attributesOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, value!]));

/** A component that stands alone, or one around a text; `readChapter` allows no other form. */
const COMPONENT = /<([A-Z]\w*)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*(?:\/>|>([^<]*)<\/\1>)/g;

type Write = (attributes: Readonly<Record<string, string>>, text: string) => Promise<string> | string;

const writers = (game: GameId, site: URL | undefined): Readonly<Record<string, Write>> => ({
  Clause: ({ id }) => `(${linkTo(clauseOf(id as ClauseId).title, clausePath(id as ClauseId), site)})`,
  Term: ({ id }, text) => linkTo(text, `/glossary/#${game}-${id!}`, site),
  RulingLink: ({ id }, text) => linkTo(text, rulingPath(id as RulingId), site),
  Board: ({ scenario }) => boardText(scenario as ScenarioId, site),
  OtherCharts: ({ scenario, chart, times }) => otherChartsText(scenario as ScenarioId, chart!, times!),
  PlayLink: async ({ scenario }, text) => linkTo(text, playPath(await battleOf(scenario as ScenarioId)), site),
  RulingNote: async ({ id, text = '' }) => {
    const { ruling: found } = await ruling(id as RulingId);
    const asked = linkTo(found.question, rulingPath(found.id), site);
    return `> Ruling ${found.id}: ${asked} ${text} We play: ${chosenReading(found).says}`;
  },
});

/**
 * The Markdown twin of a chapter: its text, the steps of its boards as the engine plays them, and
 * the rulings that it leans on.
 */
export async function chapterTwin(game: GameId, chapter: ChapterFile, site?: URL): Promise<string> {
  const { file, head, slug } = chapter;
  const read = readText(file);
  if (!read.ok) throw new Error(`${file} cannot be read`);
  const body = read.value.replace(/^---\n.*?\n---\n/s, '').replaceAll(/\n?<\/?Questions>\n?/g, '\n');
  const write = writers(game, site);
  const uses = [...body.matchAll(COMPONENT)];
  const texts = await Promise.all(
    uses.map(async ([, name, attributes, text = '']) => await write[name!]!(attributesOf(attributes!), text)),
  );
  let next = 0;
  const path: SitePath = `/learn/${game}/${slug}/`;
  const rulings = await rulingsBehind(game, chapter);
  const list = rulings.map(({ id, question, short }) => `- ${linkTo(question, rulingPath(id), site)} ${short}`);
  return [
    `# ${head.title}`,
    `${gameFile(game).value.name}, chapter ${head.order}: ${linkTo('the page with its boards', path, site)}`,
    head.lede.trim(),
    body.replaceAll(COMPONENT, () => texts[next++]!).trim(),
    ...(list.length > 0 ? ['## Rulings behind this chapter', list.join('\n')] : []),
    '',
  ].join('\n\n');
}
