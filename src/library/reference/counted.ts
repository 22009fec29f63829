import { divisor, share, written, type Fraction } from '../../core/fraction.ts';
import type { ClauseId, Plain } from '../../core/ids.ts';
import { problemText, success } from '../../core/result.ts';
import { scripted } from '../../core/scripted.ts';
import { everyWay } from '../../core/ways.ts';
import type { AnyEngine, Awaiting, OrderLike } from '../../games/contract/engine.ts';
import { countOdds } from '../../games/contract/odds.ts';
import type { Cell, Column, ReferenceTable } from '../../games/contract/reference.ts';
import { percent } from '../../panel/shares.ts';
import { onBase, expandBoard, type Bases } from '../../scenario/files/boards.ts';
import type { Cases, Counted, Counts } from './schema.ts';

/** The engine that counts, and the base boards of the game. */
export interface Counting {
  readonly engine: AnyEngine;
  readonly bases: Bases;
}

/** Does some work for the part of the sheet at this path: what it throws names that part. */
type Within = <T>(path: string, work: () => T) => T;

/** An order and a board, both parsed by the engine. */
interface GivenOrder {
  readonly state: Awaiting;
  readonly order: OrderLike;
}

type Mapping = Readonly<Record<string, Plain>>;

/**
 * Parses an order and the board it is given on; each of `boards` overrides those before it. Throws
 * if the engine refuses the board or cannot parse the order.
 */
export function parseOrder({ engine, bases }: Counting, boards: readonly Mapping[], order: Mapping): GivenOrder {
  const [first = {}, ...more] = boards;
  const base = expandBoard(first, bases);
  const board = base.ok ? success(more.reduce<Plain>((under, over) => onBase(under, over), base.value)) : base;
  const state = board.ok ? engine.start(board.value, {}) : board;
  const read = state.ok ? engine.order(order, state.value) : state;
  if (state.ok && read.ok) return { state: state.value, order: read.value };
  const problems = state.ok ? (read.ok ? [] : read.error) : state.error;
  throw new Error(problems.map(problemText).join('\n'));
}

/**
 * The clause that refuses the order on all these boards, or null if it is allowed on all of them.
 * Throws if the boards differ, because the text of the row is then wrong for some of them.
 */
export function sameVerdict(row: string, engine: AnyEngine, all: readonly GivenOrder[]): ClauseId | null {
  const [first = null, ...more] = all.map(({ state, order }) => {
    const verdict = engine.judge(state, order);
    return verdict.ok ? null : verdict.clause;
  });
  if (more.every((each) => each === first)) return first;
  throw new Error(`«${row}» is answered in more than one way: ${[first, ...more].join(', ')}`);
}

/**
 * The faces of a die that give this result: `1–3`, `6`, or a dash if none does. Throws if they are
 * not consecutive.
 */
export function faces(results: readonly string[], result: string): string {
  const all = results.flatMap((each, i) => (each === result ? [i + 1] : []));
  const [first, last] = [all[0], all.at(-1)];
  if (first === undefined || last === undefined) return '–';
  if (last - first >= all.length) throw new Error(`«${result}» on ${all.join(', ')}: these faces are no run`);
  return first === last ? String(first) : `${first}–${last}`;
}

/** The chance in lowest terms, `5/9`, or `sure`. */
function reduced({ ways, of }: Fraction): string {
  const common = divisor(ways, of);
  return ways === of ? 'sure' : written({ ways: ways / common, of: of / common });
}

const NEVER: Cell = '–';

/** The text of one cell. */
function cell(
  { engine }: Counting,
  counts: Counts,
  all: readonly GivenOrder[],
  { row, word }: { row: string; word: string },
): Cell {
  const { state, order } = all[0]!;
  if ('odds' in counts) {
    const chance = countOdds(engine, state, order).chances[word];
    if (chance === undefined || chance.ways === 0n) return NEVER;
    const said = percent(share(chance));
    return counts.odds === 'percent' ? said : { text: String(chance.ways), below: said };
  }
  if ('event' in counts) {
    const ways = everyWay((dice) =>
      engine.resolve(state, order, dice).some(({ type }) => type === counts.event) ? 'yes' : 'no',
    );
    const chance = ways['yes'] ?? { ways: 0n, of: 1n };
    return { text: reduced(chance), below: percent(share(chance)) };
  }
  if ('faces' in counts) {
    const outcomes = Array.from(
      { length: counts.of },
      (_, i) => engine.tally(engine.resolve(state, order, scripted([...counts.after, { [counts.faces]: i + 1 }]))).word,
    );
    return faces(outcomes, word);
  }
  const clause = sameVerdict(row, engine, all);
  if (clause === null) return counts.allowed;
  return counts.cites ? { text: counts.refused, tone: 'bad', clause } : counts.refused;
}

/**
 * A table whose cells the engine counts or judges. Throws if a board is refused, or if the boards
 * of one row give different answers.
 */
export function countedTable(counting: Counting, id: string, table: Counted, within: Within): ReferenceTable {
  const { rowsAre, scrolls, caption, board, order, groups, rows, inGroupsOf } = table;
  const columns = groups.flatMap((group) =>
    group.columns.map((column, i) => ({
      ...column,
      over: [group.board ?? {}, column.board ?? {}],
      first: i === 0,
      group,
    })),
  );
  const cells = (row: Counted['rows'][number]): readonly Cell[] =>
    row.cells?.map((text): Cell => ({ text, tone: 'strong' })) ??
    columns.map(({ text, word = '', over }) => {
      const boards = (row.each ?? [{}]).map((each) => [board, ...over, row.board ?? {}, each]);
      const all = boards.map((each) => parseOrder(counting, each, order));
      return cell(counting, row.counts ?? table.counts, all, { row: `${text}: ${row.text}`, word });
    });
  const isNumber = 'odds' in table.counts || 'event' in table.counts;
  return {
    id,
    title: scrolls ?? null,
    ...(caption !== undefined && { caption }),
    mark: 'printed',
    columns: [
      { text: rowsAre },
      ...columns.map(({ text, first, group }): Column => ({
        text,
        ...(isNumber && { number: true }),
        ...(first && group.text !== undefined && { group: { text: group.text, span: group.columns.length } }),
      })),
    ],
    rows: rows.map((row, i) => [row.text, ...within(`rows.${i}`, () => cells(row))]),
    ...(inGroupsOf !== undefined && { inGroupsOf }),
  };
}

/** A case in words, and the clause that refuses it. */
export interface Refusal {
  readonly says: string;
  readonly clause: ClauseId;
}

/**
 * Lets the engine judge cases that should all be refused. Throws if it allows one, or if the boards
 * of one case are refused by different clauses.
 */
export const refusals = (counting: Counting, { board, order, refused }: Cases, within: Within): readonly Refusal[] =>
  refused.map(({ says, each }, i) =>
    within(`refused.${i}`, () => {
      const clause = sameVerdict(
        says,
        counting.engine,
        each.map((over) => parseOrder(counting, [board, over], order)),
      );
      if (clause === null) throw new Error(`«${says}»: the engine allows it`);
      return { says, clause };
    }),
  );
