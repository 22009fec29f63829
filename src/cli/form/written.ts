import { isKeyed, type Keyed, type Plain } from '../../core/ids.ts';
import type { OrderTable } from '../../games/contract/orders.ts';
import { formFor, parsedForms, type ParsedForm } from '../../games/contract/reading.ts';
import { gameFiles, type GameFiles } from '../../library/files.ts';
import type { Scenario } from '../../scenario/files/schema.ts';

/** A scenario with its file. Lessons come first, then rulings, then rule tests. */
export interface ScenarioInFile {
  readonly file: string;
  readonly scenario: Scenario;
}

/** An order as a file has it. */
export interface WrittenOrder {
  readonly written: Keyed;
  readonly file: string;
  /** The id of its step, or of its question in an exam. */
  readonly step: string;
  /** The scenario of which it is the first order of a step; null for other orders. */
  readonly scenario: Scenario | null;
}

const filesOf = (game: string): readonly GameFiles[] => [gameFiles(game), gameFiles(game, 'tests/games')];

/** Every scenario of a game that can be read. */
export const scenariosOf = (game: string): readonly ScenarioInFile[] => {
  const [content, tests] = filesOf(game) as readonly [GameFiles, GameFiles];
  const own = content.rulings.found.flatMap(({ value, file }) =>
    typeof value.scenario === 'object' ? [{ file, scenario: value.scenario }] : [],
  );
  const all = ({ scenarios }: GameFiles): readonly ScenarioInFile[] =>
    scenarios.found.map(({ value, file }) => ({ file, scenario: value }));
  return [...all(content), ...own, ...all(tests)];
};

/** Every mapping inside a value, and the value itself. */
const mappingsIn = (value: Plain): readonly Keyed[] =>
  Array.isArray(value)
    ? value.flatMap(mappingsIn)
    : isKeyed(value)
      ? [value, ...Object.values(value).flatMap(mappingsIn)]
      : [];

/**
 * Everything in the files of a game that may be an order. First the orders of steps, which can be
 * played; then those of choices, goals, decisions and exams.
 */
export function ordersIn(game: string): readonly WrittenOrder[] {
  const scenarios = scenariosOf(game);
  const inSteps = scenarios.flatMap(({ file, scenario }) =>
    scenario.steps.flatMap((step, at) => {
      const written = step.order ?? step.try;
      return written === undefined ? [] : [{ at, order: { written, file, step: step.id, scenario } }];
    }),
  );
  const others = (file: string, step: string, part: Plain): readonly WrittenOrder[] =>
    mappingsIn(part).map((written) => ({ written, file, step, scenario: null }));
  // What a file holds is plain data.
  const asides = scenarios.flatMap(({ file, scenario }) =>
    scenario.steps.flatMap(({ id, then, ask, task, decide }) =>
      others(file, id, JSON.parse(JSON.stringify([then, ask, task, decide])) as Plain),
    ),
  );
  const exams = gameFiles(game).exams.found.flatMap(({ value, file }) =>
    value.items.flatMap(({ id, first, order, ask }) =>
      others(file, id, JSON.parse(JSON.stringify([first, order, ask])) as Plain),
    ),
  );
  return [...inSteps.toSorted((a, b) => a.at - b.at).map(({ order }) => order), ...asides, ...exams];
}

/** For each form of a table’s orders: the first order in the files that has it. */
export function examplesOf(
  table: OrderTable<never>,
  orders: readonly WrittenOrder[],
): ReadonlyMap<string, WrittenOrder> {
  const forms = parsedForms(table);
  const found = new Map<string, WrittenOrder>();
  for (const order of orders) {
    const form = formFor(order.written, forms);
    if (form !== null && fits(form, order.written) && !found.has(form.form.written))
      found.set(form.form.written, order);
  }
  return found;
}

/** Has what is written no key but those of the form? */
const fits = ({ parts }: ParsedForm, written: Keyed): boolean =>
  Object.keys(written).every((key) => parts.some((part) => part.key === key));
