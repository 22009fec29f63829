import type { GameId } from '../../core/ids.ts';
import { clausePath, rulingPath } from '../../register/paths.ts';
import type { Clause } from '../../scenario/files/ledger.ts';
import { gameFile } from '../files.ts';
import type { PlayedRuling } from '../playable.ts';
import { shownClauses } from '../pages/clauses.ts';
import { chosenReading, dateText, historyOf, KINDS, related, sentence, STATUS_WORDS } from '../pages/rulings.ts';
import { library } from '../plays.ts';
import { linkedClauses } from '../reference/index.ts';
import { linkTo } from './links.ts';

/** The clauses on the rules page of a game. */
export async function clausesShown(game: GameId): Promise<readonly Clause[]> {
  const { onSite, met } = await shownClauses(game, await linkedClauses(game));
  return [...onSite, ...met];
}

/** The Markdown twin of a clause: its words, where it stands, and the rulings about it. */
export async function clauseTwin(game: GameId, clause: Clause, site?: URL): Promise<string> {
  const { id, title, says, section, phase, kind, rulings } = clause;
  const { rulings: known } = await library(game);
  const about = rulings.flatMap((each) => known.get(each)?.ruling ?? []);
  return [
    `# ${title}`,
    `${gameFile(game).value.name}, clause ${linkTo(id, clausePath(id), site)}. ${sentence(section)} Phase: ${phase}. Kind: ${kind}.`,
    says.trim(),
    about
      .map((each) => `- Ruling ${linkTo(each.id, rulingPath(each.id), site)}: ${each.question} ${each.short}`)
      .join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

/** All clauses of a game in one list. */
export async function clausesTwin(game: GameId, site?: URL): Promise<string> {
  const { name, edition, credit } = gameFile(game).value;
  const clauses = await clausesShown(game);
  const lines = clauses.map(
    ({ id, title, says }) => `- ${linkTo(title, clausePath(id), site)} (${id}): ${says.trim()}`,
  );
  return [`# ${name}: the rules, clause by clause`, `Edition: ${edition}. ${credit}`, lines.join('\n'), ''].join(
    '\n\n',
  );
}

/** The Markdown twin of a ruling: all that its page says of it, without its board. */
export async function rulingTwin(played: PlayedRuling, site?: URL): Promise<string> {
  const { ruling, game } = played;
  const { id, kind, question, short, because, readings, clauses, status } = ruling;
  const others = readings.filter(({ key }) => key !== ruling.ruling);
  const beside = await related(played);
  const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');
  return [
    `# ${question}`,
    `${gameFile(game).value.name}, ruling ${linkTo(id, rulingPath(id), site)}: ${KINDS[kind]}.`,
    `**${short}**`,
    `${STATUS_WORDS[status]}: ${chosenReading(ruling).says.trim()}`,
    because.trim(),
    ...(others.length === 0
      ? []
      : [
          '## Other readings',
          list(others.map(({ says, effect }) => `${sentence(says)} In effect: ${sentence(effect)}`)),
        ]),
    '## Clauses',
    list(clauses.map((clause) => linkTo(clause, clausePath(clause), site))),
    '## History',
    list(
      historyOf(ruling).map(({ date, says, to }) => `${dateText(date)}: ${says}${to === undefined ? '' : ` ${to}`}`),
    ),
    ...(beside.length === 0
      ? []
      : [
          '## Rulings beside it',
          list(beside.map((each) => `${linkTo(each.id, rulingPath(each.id), site)}: ${each.question}`)),
        ]),
    '',
  ].join('\n\n');
}
