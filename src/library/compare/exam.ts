import { join } from 'node:path';
import { type Fraction, multiple, share, shortText } from '../../core/fraction.ts';
import type { Problem } from '../../core/result.ts';
import { STANDINGS, standingOf } from '../../core/standings.ts';
import { CONTENT } from '../../register/folders.ts';
import { compareExamSchema, type CompareItem } from '../../scenario/compare/exam.ts';
import { chosenText, combinations, type Counted } from '../../scenario/compare/odds.ts';
import { BadContent, readYaml } from '../files.ts';
import { topicFiles } from './columns.ts';
import { openTopic, type ComparedGame, type ComparedTopic } from './index.ts';

/** A question about two or more games. What their rules count tells which answer is right. */
export interface ComparedQuestion {
  readonly id: string;
  readonly topic: string;
  readonly ask: {
    readonly question: string;
    readonly choices: readonly { readonly says: string; readonly right: boolean; readonly because: string }[];
  };
}

const NEVER: Fraction = { ways: 0n, of: 1n };

/** The chance of any of these results; 0 if the situation does not arise. */
function chanceOf(counted: Counted, results: readonly string[]): Fraction {
  if ('says' in counted) return NEVER;
  return counted.outcomes
    .filter((outcome) => results.includes(standingOf(outcome)))
    .reduce((sum, { chance }) => {
      const of = multiple(sum.of, chance.of);
      return { ways: sum.ways * (of / sum.of) + chance.ways * (of / chance.of), of };
    }, NEVER);
}

const percentOf = (chance: Fraction): number => Math.round(share(chance) * 100);

/**
 * `17 %, 6/36.` after the name of the game; a fraction that is too long to be read is left out.
 * Where the situation does not arise, that is told in place of a chance.
 */
function toldOf(name: string, counted: Counted, chance: Fraction): string {
  if ('says' in counted) return `${name}: it does not come to that.`;
  const fraction = shortText(chance);
  return `${name}: ${percentOf(chance)} %${fraction === null ? '' : `, ${fraction}`}.`;
}

/** The game that the question asks for; null if two games are level. */
function soughtIn(chances: ReadonlyMap<ComparedGame, Fraction>, wanted: CompareItem['wanted']): ComparedGame | null {
  const sign = wanted === 'most' ? -1 : 1;
  const [first, second] = [...chances].sort(([, a], [, b]) => sign * (share(a) - share(b)));
  return second !== undefined && percentOf(first![1]) !== percentOf(second[1]) ? first![0] : null;
}

function answered(
  item: CompareItem,
  path: string,
  topics: readonly ComparedTopic[],
): ComparedQuestion | readonly Problem[] {
  const topic = topics.find(({ id }) => id === item.topic);
  if (topic?.situation === undefined)
    return [{ path: `${path}.topic`, found: item.topic, wanted: 'a topic with a situation' }];
  const odd = item.results.filter((result) => !STANDINGS.includes(result));
  if (odd.length > 0) return odd.map((found) => ({ path: `${path}.results`, found, wanted: STANDINGS.join(', ') }));
  const [standard = {}] = combinations(topic.situation.choices);
  const key = chosenText({ ...standard, ...item.choices });
  if (!topic.games.every(({ counted }) => counted.has(key)))
    return [{ path: `${path}.choices`, found: key, wanted: 'choices of the topic and their values' }];
  const chances = new Map(topic.games.map((game) => [game, chanceOf(game.counted.get(key)!, item.results)]));
  const sought = soughtIn(chances, item.wanted);
  if (sought === null) return [{ path, found: 'games that are level', wanted: 'one game with another chance' }];
  const because = [...chances].map(([{ name, counted }, chance]) => toldOf(name, counted.get(key)!, chance)).join(' ');
  const choices = item.answers.map(({ game, percent }) => {
    const named = topic.games.find((each) => each.game === game);
    const right = named === sought && percent === percentOf(chances.get(sought)!);
    return { says: `${named?.name ?? game}, ${percent} %`, right, because };
  });
  const right = choices.filter((choice) => choice.right).length;
  if (right !== 1) return [{ path: `${path}.answers`, found: `${right} right answers`, wanted: `one: ${because}` }];
  return { id: item.id, topic: topic.id, ask: { question: item.asks, choices } };
}

const examFile = (root: string): string => join(root, 'compare', 'exam.yaml');

/** The ids of the questions of the comparison. Throws `BadContent`. */
export const comparedIds = (root = CONTENT): readonly string[] =>
  readYaml(examFile(root), compareExamSchema).value.items.map(({ id }) => id);

/**
 * The questions of the comparison, in order, or one of them. Only the chances that they are about
 * are counted. Throws `BadContent` with file and line if a question is about an unknown topic, if
 * its games are level, or if not exactly one of its answers is right.
 */
export async function comparedExam(root = CONTENT, only?: string): Promise<readonly ComparedQuestion[]> {
  const { value, source } = readYaml(examFile(root), compareExamSchema);
  const isAsked = ({ id }: CompareItem): boolean => only === undefined || id === only;
  const known = topicFiles().map(({ id }) => id);
  const named = new Set(value.items.filter(isAsked).map(({ topic }) => topic));
  const topics = await Promise.all([...named].filter((id) => known.includes(id)).map(openTopic));
  const all = value.items.map((item, n) => (isAsked(item) ? answered(item, `items.${n}`, topics) : []));
  const problems = all.flatMap((each) => ('ask' in each ? [] : each));
  if (problems.length > 0) throw new BadContent(problems.map((problem) => source.at(problem)));
  return all.flatMap((each) => ('ask' in each ? [each] : []));
}
