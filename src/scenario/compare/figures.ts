import * as v from 'valibot';
import { text } from '../files/forms.ts';
import { board, clauseId, rulingId, scenarioId, slug } from '../files/words-schema.ts';
import { DECIDED_BY } from '../../core/fitting.ts';
import { strict, wholeBetween } from '../../core/shape.ts';

const sources = {
  says: text,
  clauses: v.optional(v.array(clauseId), []),
  rulings: v.optional(v.array(rulingId), []),
};
const WANTED = 'a clause or a ruling from which it follows';

/** A sentence, and the clauses and rulings that it follows from. */
const sourced = v.pipe(
  strict(sources),
  v.check(({ clauses, rulings }) => clauses.length + rulings.length > 0, WANTED),
);
export type Sourced = v.InferOutput<typeof sourced>;

/** A fight that is counted: one or more steps of a scenario, with some changes to its board. */
const fight = strict({
  /** Who fights, and how: `Guards attack militia`. */
  says: text,
  scenario: scenarioId,
  beats: v.tuple([slug, slug]),
  board: v.optional(board),
});

/** The figures that a sentence of `choose` may name, in braces. */
const NAMED_FIGURES = ['orders', 'time', 'units', 'models', 'minutes', 'rules', 'decides'] as const;
export type NamedFigure = (typeof NAMED_FIGURES)[number];

/** The names in braces in a text. */
const namesIn = (says: string): readonly string[] => Array.from(says.matchAll(/\{(\w+)\}/g), ([, name]) => name!);

const names: readonly string[] = NAMED_FIGURES;
const claim = v.pipe(
  text,
  v.check(
    (says) => namesIn(says).length > 0 && namesIn(says).every((name) => names.includes(name)),
    `a sentence that names a figure or more: ${NAMED_FIGURES.map((name) => `{${name}}`).join(', ')}`,
  ),
);

const cm = wholeBetween(20, 400, 'a side of a table in centimetres');

/** What a reader is asked who looks for a game, as far as no other figure tells it. */
const fits = strict({
  /** The longer and the shorter side of its table, in centimetres. */
  table: v.pipe(
    v.tuple([cm, cm]),
    v.check(([long, short]) => long >= short, 'the longer side first'),
  ),
  decides: strict({ by: v.picklist(DECIDED_BY), ...sources }),
  /** Whether one player can play both sides well: not if something is hidden from the other. */
  alone: strict({ well: v.boolean(), ...sources }),
});

/** The figures by which a reader chooses a game: `content/<game>/figures.yaml`. */
export const figuresSchema = strict({
  /** Two sentences on whom the game is for. Each names figures, which the build fills in. */
  choose: v.tuple([v.pipe(claim, v.startsWith('Choose it if ', 'a sentence that begins with: Choose it if')), claim]),
  /** A battle of the usual size, from before its first turn; `npm run battle-length` fights it. */
  battle: v.pipe(
    strict({ ...sources, board }),
    v.check(({ clauses, rulings }) => clauses.length + rulings.length > 0, WANTED),
  ),
  pieces: sourced,
  table: sourced,
  /** What one must make or buy. */
  needs: sourced,
  /** Where the author publishes the rules; left out if that is not known. */
  published: v.optional(strict({ says: text, link: v.pipe(text, v.startsWith('https://', 'an address: https://…')) })),
  /** Two battalions of line infantry in the open. */
  even: fight,
  fits,
});
export type Figures = v.InferOutput<typeof figuresSchema>;
export type Fight = Figures['even'];
