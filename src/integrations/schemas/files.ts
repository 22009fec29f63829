import type * as v from 'valibot';
import type { Clause } from '../../scenario/files/ledger.ts';
import { clausesSchema, glossarySchema } from '../../scenario/files/ledger.ts';
import { compareExamSchema } from '../../scenario/compare/exam.ts';
import { battleLengthSchema } from '../../scenario/compare/battle-length.ts';
import { figuresSchema } from '../../scenario/compare/figures.ts';
import { columnSchema, topicSchema } from '../../scenario/compare/schema.ts';
import { rollsSchema } from '../../scenario/rolls/schema.ts';
import { examSchema } from '../../scenario/exam/schema.ts';
import { expectation } from '../../scenario/files/expect-schema.ts';
import { written } from '../../scenario/files/forms.ts';
import { rulingSchema } from '../../scenario/files/ruling-schema.ts';
import { scenarioSchema, step } from '../../scenario/files/schema.ts';
import { show } from '../../scenario/files/show-schema.ts';
import { ask, decide, goal, task } from '../../scenario/files/task-schema.ts';
import * as words from '../../scenario/files/words-schema.ts';
import type { AnyEngine } from '../../games/contract/engine.ts';
import type { GameForm } from '../../games/contract/form.ts';
import { jsonSchema, propertiesOf, wordSchema, type Schema } from './convert.ts';
import { boardSchema, drawingSchema, orderSchema } from './parts.ts';

/** Everything about a game that the schemas of its files need. */
export interface SchemaGame {
  readonly game: string;
  readonly engine: Pick<AnyEngine, 'readings' | 'outcomes' | 'horizons'>;
  readonly form: GameForm;
  readonly clauses: readonly Clause[];
  readonly rulings: readonly string[];
  /** The names of the base boards. */
  readonly bases: readonly string[];
  /** The names of the base boards of its rule tests. */
  readonly testBases: readonly string[];
}

const DRAFT = 'http://json-schema.org/draft-07/schema#';

/** The parts of files that have a definition of their own. */
const NAMED = {
  clause: words.clauseId,
  ruling: words.rulingId,
  scenario: words.scenarioId,
  event: words.event,
  refusal: words.refusal,
  readings: words.readings,
  dice: words.dice,
  odds: words.odds,
  board: words.board,
  order: written,
  expect: expectation,
  show,
  ask,
  goal,
  task,
  decide,
  step,
};

/** The definitions that only the game knows. */
function ownDefinitions(known: SchemaGame): Readonly<Record<string, Schema>> {
  const { engine, form, clauses, rulings, bases } = known;
  const { events, refusals, rolls } = form.words;
  const purposes = Object.keys(rolls).join('|');
  const { additionalProperties: fallen } = jsonSchema(NAMED.dice)['items'] as Schema;
  return {
    clause: wordSchema(
      clauses.map(({ id }) => id),
      'the id of a clause',
      clauses.map(({ title }) => title),
    ),
    ruling: wordSchema(rulings, 'the id of a ruling'),
    event: wordSchema(Object.keys(events), 'the type of an event'),
    refusal: wordSchema(Object.keys(refusals), 'the reason of a refusal'),
    readings: {
      type: 'object',
      properties: Object.fromEntries(
        Object.entries(engine.readings).map(([id, keys]) => [id, wordSchema(keys, 'a reading of this ruling')]),
      ),
      additionalProperties: false,
    },
    dice: {
      type: 'array',
      items: {
        type: 'object',
        description: `a roll, by its purpose: ${purposes.replaceAll('|', ', ')}`,
        patternProperties: { [`^(${purposes})(\\..+)?$`]: fallen! },
        additionalProperties: false,
      },
    },
    odds: {
      type: 'object',
      properties: Object.fromEntries(
        Object.keys(engine.outcomes).map((word) => [word, { type: ['string', 'number'], description: 'a fraction' }]),
      ),
      additionalProperties: false,
    },
    board: boardSchema(form, bases),
    order: orderSchema(form),
    ...(form.drawings !== undefined && { show: drawingSchema(form.drawings) }),
  };
}

function fileSchema(schema: v.GenericSchema, known: SchemaGame): Schema {
  const { $defs, ...rest } = jsonSchema(schema, NAMED);
  return {
    $schema: DRAFT,
    ...rest,
    $defs: { ...($defs as Schema), ...ownDefinitions(known) },
  };
}

const ofGame = (schema: Schema, game: string): Schema => ({
  ...schema,
  properties: { ...propertiesOf(schema), game: { const: game } },
});

/**
 * A scenario with base boards of its own, without what follows from its path and the ids of its
 * steps.
 */
function ruleTest(scenario: Schema): Schema {
  const $defs = scenario['$defs'] as Readonly<Record<string, Schema>>;
  const inStep = $defs['step']!['required'] as readonly string[];
  return {
    ...scenario,
    required: ['board', 'steps'],
    $defs: { ...$defs, step: { ...$defs['step'], required: inStep.filter((key) => key !== 'title') } },
  };
}

const boards = ({ form }: SchemaGame, bases: readonly string[]): Schema => ({
  $schema: DRAFT,
  type: 'object',
  additionalProperties: boardSchema(form, bases),
});

/** A game's column of a topic of the comparison. */
function columnOf(known: SchemaGame): Schema {
  const { properties, ...column } = fileSchema(columnSchema, known);
  const { horizon: _any, ...keys } = properties as Readonly<Record<string, Schema>>;
  const { horizons = [] } = known.engine;
  const ids = horizons.map(({ id }) => id);
  const notes = horizons.map(({ says }) => says);
  return {
    ...column,
    properties: { ...keys, ...(ids.length > 0 && { horizon: wordSchema(ids, 'how far the odds look', notes) }) },
  };
}

/**
 * The JSON Schema of the files of the comparison that belong to no game: its topics, and its exam,
 * which has items.
 */
export const comparisonSchema = (): Schema => ({
  $schema: DRAFT,
  if: { required: ['items'] },
  then: jsonSchema(compareExamSchema),
  else: jsonSchema(topicSchema),
});

/** The JSON Schema of each kind of file of a game, by the name of its file. */
export function fileSchemas(known: SchemaGame): Readonly<Record<string, Schema>> {
  const { game, bases, testBases } = known;
  const tests = { ...known, bases: testBases };
  return {
    scenario: ofGame(fileSchema(scenarioSchema, known), game),
    'rule-test': ruleTest(ofGame(fileSchema(scenarioSchema, tests), game)),
    ruling: fileSchema(rulingSchema, known),
    exam: ofGame(fileSchema(examSchema, known), game),
    glossary: fileSchema(glossarySchema, known),
    clauses: fileSchema(clausesSchema, known),
    column: columnOf(known),
    figures: fileSchema(figuresSchema, known),
    'battle-length': fileSchema(battleLengthSchema, known),
    odds: fileSchema(rollsSchema, known),
    boards: boards(known, bases),
    'rule-test-boards': boards(known, testBases),
  };
}
