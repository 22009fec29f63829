import { isReserved } from '../../core/ids.ts';
import { nearest } from '../../core/nearest.ts';
import { failure, meaning, problemText, success, type Result } from '../../core/result.ts';
import { capital } from '../../games/contract/sentences.ts';
import { gameFile } from '../../library/files.ts';
import { games } from '../../library/plays.ts';
import { newRuleTest, newRuling, newScenario } from './boards.ts';
import { newQuestion, newTerm } from './entries.ts';
import { newGame } from './game.ts';
import type { Asked, Made, Places } from './made.ts';
import { newChapter, newTopic } from './pages.ts';

/** A kind of thing that an author adds. */
interface Kind {
  /** Its arguments in order; those in brackets may be left out. */
  readonly takes: readonly Argument[];
  /** What an author may write behind the kind, with GAME and PREFIX in place of a game’s. */
  readonly example: string;
  readonly make: (asked: Asked, places: Places, today: string) => Result<Made, string>;
}

type Argument = 'GAME' | 'GAME|compare' | 'NAME' | '[NAME]' | 'PREFIX' | '"TITLE"' | '["TITLE"]';

/** The kinds by the word with which one asks for them. */
const KINDS: Readonly<Record<string, Kind>> = {
  scenario: {
    takes: ['GAME', 'NAME', '["TITLE"]'],
    example: 'GAME over-the-hill "Over the hill"',
    make: newScenario,
  },
  'rule-test': { takes: ['GAME', 'NAME'], example: 'GAME over-the-hill', make: newRuleTest },
  ruling: {
    takes: ['GAME', '[NAME]', '["TITLE"]'],
    example: 'GAME half-in-the-wood "Half in the wood"',
    make: newRuling,
  },
  question: { takes: ['GAME|compare', 'NAME'], example: 'GAME who-is-hidden', make: newQuestion },
  chapter: {
    takes: ['GAME', 'NAME', '"TITLE"'],
    example: 'GAME fighting-at-night "Fighting at night"',
    make: newChapter,
  },
  term: { takes: ['GAME', 'NAME', '"TITLE"'], example: 'GAME vedette "vedette"', make: newTerm },
  topic: { takes: ['NAME', '"TITLE"'], example: 'night-and-fog "Night and fog"', make: newTopic },
  game: { takes: ['NAME', 'PREFIX', '"TITLE"'], example: 'GAME-by-night PREFIXn "By night"', make: newGame },
};

/** How one asks for each kind, with an example of each. */
export function usage(): readonly string[] {
  const game = games().at(-1) ?? 'GAME';
  const prefix = game === 'GAME' ? 'any' : gameFile(game).value.prefix;
  return [
    'npm run new -- KIND …',
    ...Object.entries(KINDS).flatMap(([kind, { takes, example }]) => [
      `  npm run new -- ${kind} ${takes.join(' ')}`,
      `      such as: npm run new -- ${kind} ${example.replace('GAME', game).replace('PREFIX', prefix)}`,
    ]),
  ];
}

const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** What is wrong with an argument, in a sentence; null if nothing is. */
function wrong(argument: Argument, given: string): string | null {
  if (argument === 'GAME' || argument === 'GAME|compare') {
    const known = argument === 'GAME' ? games() : [...games(), 'compare'];
    const found = `the game ${given}`;
    const wanted = known.join(' or ');
    return known.includes(given) ? null : problemText({ path: '', found, wanted, ...meaning(nearest(given, known)) });
  }
  const isName = argument.includes('NAME');
  if (isName && (!NAME.test(given) || isReserved(given)))
    return `The name ${given} will not do: a name has lower-case letters, digits and hyphens, and begins with a letter.`;
  return given.trim() === '' ? 'The title is empty.' : null;
}

/** Why an author gets nothing written. */
export interface Refusal {
  readonly says: string;
  /** True if the arguments themselves are not as the usage wants them. */
  readonly isMisused: boolean;
}

const misused = (says: string): Result<never, Refusal> => failure({ says, isMisused: true });

/** Makes what the words of a command ask for. Writes nothing yet. */
export function made(words: readonly string[], places: Places, today: string): Result<Made, Refusal> {
  const [word = '', ...given] = words;
  if (!Object.hasOwn(KINDS, word))
    return misused(word === '' ? 'What is to be written?' : `There is no kind ${word} of things to write.`);
  const { takes, make } = KINDS[word]!;
  const needed = takes.filter((each) => !each.startsWith('['));
  if (given.length < needed.length || given.length > takes.length)
    return misused(`The kind ${word} takes ${takes.join(' ')}.`);
  const faults = given.flatMap((each, i) => wrong(takes[i]!, each) ?? []);
  if (faults.length > 0) return misused(faults.join('\n'));
  const at = (part: string): string => given[takes.findIndex((each) => each.includes(part))] ?? '';
  const name = at('NAME');
  const title = at('TITLE') || capital(name.replaceAll('-', ' '));
  const done = make({ game: at('GAME'), name, title, prefix: at('PREFIX') }, places, today);
  return done.ok ? success(done.value) : failure({ says: done.error, isMisused: false });
}
