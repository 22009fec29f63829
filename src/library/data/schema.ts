import * as v from 'valibot';
import { strict } from '../../core/shape.ts';
import { clauseId, rulingId, scenarioId, slug } from '../../scenario/files/words-schema.ts';

/**
 * The version of the open data. A file may gain fields while the first number stays; a reader who
 * knows version 1 can read every file of a version 1.
 */
export const DATA_VERSION = '1.0.0';

const text = v.pipe(v.string(), v.minLength(1));
const page = v.pipe(v.string(), v.startsWith('/', 'an address on this site, from its root'));
const isoDate = v.pipe(v.string(), v.isoDate('a date, such as 2026-11-21'));
const fraction = v.pipe(v.string(), v.regex(/^\d+\/\d+$/, 'ways of all ways: 7/36'));

/** What every file of the open data begins with. */
const file = { $schema: page, version: v.pipe(v.string(), v.regex(/^1\.\d+\.\d+$/, 'a version 1')) };
const ofGame = { ...file, game: slug };

const catalogue = strict({
  ...file,
  files: v.array(strict({ kind: slug, game: v.optional(slug), file: page, schema: page, says: text })),
});

const games = strict({
  ...file,
  games: v.array(
    strict({
      id: slug,
      prefix: slug,
      name: text,
      edition: text,
      credit: text,
      character: text,
      scale: text,
      phases: v.array(text),
      chapters: v.array(strict({ title: text, minutes: v.number(), page })),
      learn: page,
      rules: page,
    }),
  ),
});

const clauses = strict({
  ...ofGame,
  name: text,
  edition: text,
  credit: text,
  clauses: v.array(
    strict({
      id: clauseId,
      title: text,
      section: text,
      phase: text,
      kind: slug,
      says: text,
      values: v.optional(v.record(v.string(), v.any())),
      rulings: v.array(rulingId),
      page,
      shown: v.array(page),
    }),
  ),
});

const step = v.looseObject({ differs: v.boolean(), under: v.record(v.string(), v.any()) });

const rulings = strict({
  ...file,
  rulings: v.array(
    strict({
      id: rulingId,
      game: slug,
      kind: slug,
      clauses: v.array(clauseId),
      question: text,
      short: text,
      readings: v.array(strict({ key: slug, says: text, effect: text })),
      played: slug,
      because: text,
      needs: v.optional(text),
      status: slug,
      date: isoDate,
      history: v.array(strict({ date: isoDate, says: text })),
      supersededBy: v.optional(rulingId),
      related: v.array(rulingId),
      page,
      scenario: v.optional(scenarioId),
      steps: v.optional(v.array(step)),
    }),
  ),
});

const glossary = strict({
  ...ofGame,
  terms: v.array(
    strict({
      id: slug,
      term: text,
      also: v.array(text),
      means: text,
      clauses: v.array(clauseId),
      page,
    }),
  ),
});

const scenarios = strict({
  ...ofGame,
  scenarios: v.array(
    strict({
      id: scenarioId,
      title: text,
      embed: page,
      steps: page,
      schema: page,
      script: v.record(v.string(), v.any()),
    }),
  ),
});

const came = v.union([strict({ outcomes: v.record(slug, fraction) }), strict({ refused: text, clause: clauseId })]);

const odds = strict({
  ...ofGame,
  rolls: v.array(
    strict({
      id: slug,
      title: text,
      page,
      choices: v.array(strict({ id: slug, asks: text, values: v.array(strict({ id: slug, says: text })) })),
      counted: v.array(strict({ chosen: v.record(slug, slug), came })),
    }),
  ),
});

/** The schema of each kind of file of the open data. */
export const DATA = { catalogue, games, clauses, rulings, glossary, scenarios, odds } as const;

export type DataKind = keyof typeof DATA;
