import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GameId } from '../../core/ids.ts';
import { CONTENT, contentRoot } from '../../register/folders.ts';

/** The folders in which files begin. Tests name copies of them. */
export interface Places {
  /** The folder that contains the content of a game. */
  readonly content: (game: GameId) => string;
  /** The folder that contains what the games share. */
  readonly shared: string;
  /** The folder of the rule tests of all games. */
  readonly ruleTests: string;
  /** The root of the project, for the rules and the scene of a new game. */
  readonly project: string;
}

export const PLACES: Places = { content: contentRoot, shared: CONTENT, ruleTests: join('tests', 'games'), project: '' };

/** The starters of a game, or of what the games share. */
export const STARTERS = 'new';

/** The starters that hold for every game. */
export const ofEveryGame = (name: string): string => join('src', 'cli', 'new', 'starters', name);

/** What an author asks for. */
export interface Asked {
  /** Empty if the kind belongs to no game. */
  readonly game: GameId;
  readonly name: string;
  readonly title: string;
  /** Of a new game; empty for all else. */
  readonly prefix: string;
}

/** What is written for it, and what its author does then. */
export interface Made {
  readonly files: readonly {
    readonly file: string;
    readonly text: string;
    /** False if the file was there before, and only something is added to it. */
    readonly isNew: boolean;
  }[];
  /** The address at which `npm run dev` shows it. Null if no page does. */
  readonly preview: string | null;
  /** The command that checks it. */
  readonly check: string;
  /** What only its author can do. */
  readonly then: readonly string[];
}

/** A sentence if there is already a file of this name. */
export const taken = (file: string): string | null => (existsSync(file) ? `There is a file ${file} already.` : null);

/** Writes the files. A new file never takes the place of another. */
export function write({ files }: Made): void {
  for (const { file, text, isNew } of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: isNew ? 'wx' : 'w' });
  }
}

/** What an author reads when the files are written. */
export const told = ({ files, preview, check, then }: Made): readonly string[] => [
  ...files.map(({ file, isNew }) => `${isNew ? 'written' : 'changed'}  ${file}`),
  ...(preview === null ? [] : [`preview  ${preview} in npm run dev`]),
  `check    ${check}`,
  ...then.map((each) => `then     ${each}`),
];
