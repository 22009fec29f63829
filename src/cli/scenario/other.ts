import type { GameId } from '../../core/ids.ts';
import { termsInChapters } from '../../library/chapters.ts';
import { comparedExam } from '../../library/compare/exam.ts';
import { topicWith } from '../../library/compare/index.ts';
import type { OtherFile } from '../../library/content-file.ts';
import { BadContent, basesFor, examIn, glossaryIn } from '../../library/files.ts';
import { shownGames, wholeGames } from '../../library/plays.ts';
import { danglingIds } from '../../library/references.ts';
import { readText } from '../../library/text.ts';
import { engineOf } from '../../register/index.ts';
import { answerExam, FEWEST_QUESTIONS } from '../../scenario/exam/exam.ts';
import { draft } from '../../scenario/files/load.ts';
import type { Fault } from '../../scenario/files/source.ts';
import { formatFile, wrongFormat, type Report, type Wish } from './report.ts';

/** What reading throws as bad content, as a list. */
async function faultsOf(read: () => Promise<unknown>): Promise<readonly Fault[]> {
  try {
    await read();
    return [];
  } catch (fault) {
    if (!(fault instanceof BadContent)) throw fault;
    return fault.faults;
  }
}

/** Ids in a file that refer to nothing, also if its form is wrong. */
async function dangling(file: string, game: GameId): Promise<readonly Fault[]> {
  const [text, bases] = [readText(file), basesFor(file)];
  const { source, own } =
    text.ok && bases.ok ? draft({ text: text.value, file, bases: bases.value }) : { source: null, own: () => [] };
  return source === null ? [] : own(danglingIds(await engineOf(game), game, source));
}

async function examFaults(file: string, game: GameId): Promise<readonly Fault[]> {
  const unknown = await dangling(file, game);
  const read = examIn(file);
  if (!read.ok) return [...read.error, ...unknown];
  const { value, source } = read.value;
  const { problems } = answerExam(await engineOf(game), value);
  const few = `${value.items.length} questions`;
  return [
    ...unknown,
    ...problems.map((problem) => source.at(problem)),
    ...(value.items.length < FEWEST_QUESTIONS && shownGames().includes(game)
      ? [source.at({ path: 'items', found: few, wanted: `${FEWEST_QUESTIONS} or more in the exam of a game` })]
      : []),
  ];
}

async function glossaryFaults(file: string, game: GameId): Promise<readonly Fault[]> {
  const unknown = await dangling(file, game);
  const read = glossaryIn(file);
  if (!read.ok) return [...read.error, ...unknown];
  const { value, source } = read.value;
  const ids: readonly string[] = value.map(({ id }) => id);
  const gone = termsInChapters(game).filter(({ id }) => !ids.includes(id));
  return [
    ...unknown,
    ...gone.map(({ id, chapter }) =>
      source.at({ path: 'terms', found: `no term ${id}`, wanted: `the term that ${chapter} marks` }),
    ),
  ];
}

function faultsIn(what: OtherFile, file: string): Promise<readonly Fault[]> {
  switch (what.kind) {
    case 'exam':
      return examFaults(file, what.game);
    case 'exam of the comparison':
      return faultsOf(() => comparedExam());
    case 'glossary':
      return glossaryFaults(file, what.game);
    case 'topic':
      return faultsOf(() => topicWith(what.topic, wholeGames()));
    case 'column':
      return faultsOf(() => topicWith(what.topic, [what.game]));
  }
}

/** Checks an exam, a glossary or a file of the comparison. */
export async function checkOther(what: OtherFile, wish: Wish): Promise<Report> {
  const said = await formatFile(wish);
  return { said, malformed: await faultsIn(what, wish.file), unmet: await wrongFormat(wish.file) };
}
