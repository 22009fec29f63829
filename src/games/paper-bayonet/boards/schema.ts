import * as v from 'valibot';
import { isReserved } from '../../../core/ids.ts';
import { isSquare, type Square } from '../../../geometry/grid.ts';
import { EDGES, PHASES, TEMPLATES, UNIT_TYPES, VICTORIES } from '../tables.ts';
import { strict, wholeFrom } from '../../../core/shape.ts';

const name = v.pipe(v.string(), v.minLength(1, 'a name'));
/** The name of a square. */
export const squareName = v.pipe(
  v.string('the name of a square, such as d6'),
  v.guard((name): name is Square => isSquare(name), 'the name of a square, such as d6'),
);
const id = v.pipe(
  v.string(),
  v.check(
    (text) => /^[a-z][a-z0-9-]*$/.test(text) && !isSquare(text) && !isReserved(text),
    'an id in small letters and hyphens, and not the name of a square or of something in JavaScript',
  ),
);
/**
 * One of these words. Returns the string from `words` and not the one from the file: equal strings
 * from a file are much slower to compare.
 */
const wordOf = <const Words extends readonly string[]>(words: Words, wanted: string) =>
  v.pipe(
    v.picklist(words, wanted),
    v.transform((found): Words[number] => words.find((each) => each === found)!),
  );
/** The conditions of a unit. */
export const CONDITIONS = ['steady', 'disrupted', 'routed', 'rallied'] as const;
/** The formations of a unit. */
export const FORMATIONS = ['line', 'column', 'square'] as const;
const facing = v.picklist([0, 1, 2, 3, 4, 5, 6, 7] as const, 'a facing: 0 to 7 clockwise from north');
const type = wordOf(UNIT_TYPES, `a type of unit: ${UNIT_TYPES.join(', ')}`);
const map = v.string('the map as characters, one a square');
const legend = v.record(v.string(), v.string());

/**
 * What the players agree on. The map is not part of it, because it has its own field.
 * @clause pb.setup.agreement-order pb.rounds.limit-required pb.victory.choose-one
 */
const agreement = strict({
  rounds: wholeFrom(1, 'a round limit, 1 or more'),
  points: v.optional(wholeFrom(1, 'the points of each army, 1 or more'), 100),
  victory: v.picklist(VICTORIES, `a condition of victory: ${VICTORIES.join(' or ')}`),
  extension: v.optional(v.boolean('true or false: is a die rolled for one more round?'), false),
});

const unitSchema = strict({
  name,
  type,
  brigade: name,
  at: squareName,
  condition: v.optional(wordOf(CONDITIONS, 'steady, disrupted, routed or rallied'), 'steady'),
  formation: v.optional(wordOf(FORMATIONS, 'line, column or square'), 'line'),
});

/** A board in play, in the form that authors write. */
export const boardSchema = strict({
  map,
  legend,
  sides: v.record(id, strict({ edge: v.picklist(EDGES, 'north, east, south or west'), facing })),
  brigades: v.record(id, name),
  units: v.record(id, unitSchema),
  agreement: v.optional(agreement),
  objectives: v.optional(v.array(squareName), []),
  now: strict({
    round: wholeFrom(1, 'a round, counted from 1'),
    side: name,
    phase: wordOf(PHASES, `a phase: ${PHASES.join(', ')}`),
    activated: v.optional(v.array(name), []),
    fired: v.optional(v.array(name), []),
    moved: v.optional(v.array(name), []),
    charged: v.optional(v.record(name, name), {}),
    /** Units that were disrupted by fire. */
    shelled: v.optional(v.array(name), []),
    tied: v.optional(v.array(v.strictTuple([name, name])), []),
  }),
});
export type WrittenBoard = v.InferOutput<typeof boardSchema>;

const templates = Object.keys(TEMPLATES) as (keyof typeof TEMPLATES)[];

/**
 * A game before its armies, in the form that authors write. Either nothing is agreed yet, or
 * everything is.
 */
export const bareBoardSchema = strict({
  map,
  legend,
  sides: v.strictTuple([id, id], 'the ids of the two sides'),
  agreement: v.optional(strict({ ...agreement.entries, points: wholeFrom(1, 'the points of each army, 1 or more') })),
});
export type BareBoard = v.InferOutput<typeof bareBoardSchema>;

/**
 * A game before its deployment, in the form that authors write: the agreement, and the two armies
 * with their brigades.
 */
export const armyBoardSchema = strict({
  map,
  legend,
  agreement: strict({ ...agreement.entries, points: wholeFrom(1, 'the points of each army, 1 or more') }),
  armies: v.record(
    id,
    v.record(
      id,
      strict({
        template: v.optional(v.picklist(templates, `a template: ${templates.join(', ')}`)),
        units: v.record(id, strict({ name, type })),
      }),
    ),
  ),
});
export type ArmyBoard = v.InferOutput<typeof armyBoardSchema>;
