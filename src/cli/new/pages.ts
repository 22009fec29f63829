import { join } from 'node:path';
import { failure, success, type Result } from '../../core/result.ts';
import { chapterFiles } from '../../library/chapters.ts';
import { clauseFile, readYaml, yamlFiles } from '../../library/files.ts';
import { wholeGames } from '../../library/plays.ts';
import { topicSchema } from '../../scenario/compare/schema.ts';
import { ofEveryGame, taken, type Asked, type Made, type Places } from './made.ts';
import { begunFrom } from './starter.ts';

/** A chapter behind all others of its game. */
export function newChapter({ game, name, title }: Asked, places: Places): Result<Made, string> {
  const root = places.content(game);
  const chapters = chapterFiles(game, root);
  const same = chapters.find(({ slug }) => slug === name);
  if (same !== undefined) return failure(`There is a chapter of this address already: ${same.file}.`);
  const order = 1 + Math.max(0, ...chapters.map(({ head }) => head.order));
  const file = join(root, game, 'chapters', `${String(order).padStart(2, '0')}-${name}.mdx`);
  const text = begunFrom(ofEveryGame('chapter.mdx'), {
    title,
    order: String(order),
    game,
    clause: clauseFile(game, root).value[0]!.id,
  });
  if (!text.ok) return text;
  return success({
    files: [{ file, text: text.value, isNew: true }],
    preview: `/learn/${game}/${name}/`,
    check: 'npm run clauses',
    then: ['Give it its boards, tasks and questions: the comments of the file tell which.'],
  });
}

/** A topic of the comparison, with a column in each game that the site shows. */
export function newTopic({ name, title }: Asked, places: Places): Result<Made, string> {
  const folder = join(places.shared, 'compare');
  const file = join(folder, `${name}.yaml`);
  const columns = wholeGames().map((game) => ({
    clause: clauseFile(game, places.content(game)).value[0]!.id,
    file: join(places.content(game), game, 'compare', `${name}.yaml`),
  }));
  const there = [file, ...columns.map((column) => column.file)].map(taken).find((each) => each !== null);
  if (there !== undefined) return failure(there);
  const others = yamlFiles(folder).filter((each) => each !== join(folder, 'exam.yaml'));
  const order = 1 + Math.max(0, ...others.map((each) => readYaml(each, topicSchema).value.order));
  const topic = begunFrom(ofEveryGame('topic.yaml'), { title, order: String(order) });
  if (!topic.ok) return topic;
  const files = [{ file, text: topic.value, isNew: true }];
  for (const column of columns) {
    const text = begunFrom(ofEveryGame('column.yaml'), { clause: column.clause });
    if (!text.ok) return text;
    files.push({ file: column.file, text: text.value, isNew: true });
  }
  return success({
    files,
    preview: `/compare/${name}/`,
    check: `npm run compare -- ${name}`,
    then: ['Give each question an answer in each game, with the clauses from which it follows.'],
  });
}
