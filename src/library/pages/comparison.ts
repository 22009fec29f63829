import { share, shortText } from '../../core/fraction.ts';
import { goodFor, HEADS, percent } from '../../panel/shares.ts';
import { isReaders } from '../../games/contract/due.ts';
import { fewestWays } from '../../core/ways.ts';
import type { ClauseId } from '../../core/ids.ts';
import { loadGame } from '../../register/index.ts';
import type { PlayedRuling } from '../playable.ts';
import type { Played } from '../../scenario/play/played.ts';

/** The result of a step under one reading. */
interface Cell {
  readonly verdict: 'Allowed' | 'Refused' | null;
  /** The clause that refuses the order. */
  readonly clause: ClauseId | null;
  /** The reason for the refusal, or what happened. */
  readonly says: string;
  /** The exact chances of the order: `unharmed 27/36`, `against you: routed 6/36`. */
  readonly odds: readonly string[];
  /**
   * What then stands elsewhere or otherwise than under another reading, if no step tells the
   * readings apart by what happens.
   */
  readonly stands: readonly string[];
}

/** A step of a ruling's board under each reading; the cells are in the order of the readings. */
export interface ComparisonRow {
  readonly id: string;
  readonly title: string;
  readonly order: string | null;
  readonly cells: readonly Cell[];
  /** Whether the result differs between the readings. */
  readonly differs: boolean;
}

/** The rules that tell the side of an order. */
type Sides = Parameters<typeof isReaders>[0];

/** In a row of readings, longer numbers than these say less than a percentage. */
const MOST_DIGITS = 4;

/**
 * The chances of an order in words. Where some outcome is worse for the side that gives it, each
 * tells whom it favours: it may have the same words for either side.
 */
function chancesOf(rules: Sides, { before, order, odds }: Played, mostDigits?: number): readonly string[] {
  if (order === null || odds === null) return [];
  const by = isReaders(rules, before, order) ? 'reader' : 'enemy';
  const own = by === 'reader' ? 'good' : 'bad';
  const all = Object.entries(fewestWays(odds.chances)).map(([word, chance]) => {
    const outcome = odds.outcomes[word]!;
    return { says: outcome.says, good: goodFor(outcome, by), chance };
  });
  const isEither = all.some(({ good }) => good !== own && good !== 'level');
  return all.map(({ says, good, chance }) => {
    const head = !isEither || good === 'level' ? '' : `${HEADS[good].toLowerCase()}: `;
    return `${head}${says} ${shortText(chance, mostDigits) ?? percent(share(chance))}`;
  });
}

function cell(rules: Sides, played: Played, mostDigits?: number): Cell {
  const { verdict, refusalSays, events } = played;
  const refused = verdict?.ok === false;
  return {
    verdict: verdict === null ? null : refused ? 'Refused' : 'Allowed',
    clause: refused ? verdict.clause : null,
    says: refused ? (refusalSays ?? '') : events.map(({ says }) => says).join(' '),
    odds: chancesOf(rules, played, mostDigits),
    stands: [],
  };
}

/** What stands on a board, by id: `The hussars … at [900, 590], facing north …`. */
type Standing = ReadonlyMap<string, string>;

/** The same cells, each with what then stands otherwise than in another of them. */
function withStanding(cells: readonly Cell[], boards: readonly Standing[]): readonly Cell[] {
  const ids = [...new Set(boards.flatMap((board) => [...board.keys()]))];
  const apart = ids.filter((id) => new Set(boards.map((board) => board.get(id))).size > 1);
  return cells.map((each, i) => ({ ...each, stands: apart.flatMap((id) => boards[i]!.get(id) ?? []) }));
}

const kindsOf = (cells: readonly Cell[]): number => new Set(cells.map((each) => JSON.stringify(each))).size;

const differ = (cells: readonly Cell[]): boolean => kindsOf(cells) > 1;

/**
 * The cells of a step as they are told, and with exact chances: cells may differ by less than a
 * per cent. If whole numbers of per cent would hide that, longer fractions are told too.
 */
function cellsOf(
  rules: Sides,
  steps: readonly Played[],
): { readonly told: readonly Cell[]; readonly exact: readonly Cell[] } {
  const cells = (mostDigits?: number) => steps.map((each) => cell(rules, each, mostDigits));
  const [short, exact] = [cells(MOST_DIGITS), cells(Infinity)];
  return { told: kindsOf(short) < kindsOf(exact) ? cells() : short, exact };
}

/** The steps of a ruling's board, each under every reading that can be played. */
export async function comparison({ game, plays }: PlayedRuling): Promise<readonly ComparisonRow[]> {
  const loaded = await loadGame(game);
  const standing = ({ state }: Played): Standing =>
    new Map(loaded.scene(state, []).description.map(({ id, text }) => [id, text]));
  const [first] = plays;
  const rows = (first?.played.play.steps ?? []).map((one, step) => {
    const steps = plays.map(({ played }) => played.play.steps[step]!);
    return { one, steps, ...cellsOf(loaded.engine, steps) };
  });
  const isTold = plays.every((_, i) => i === 0 || rows.some(({ exact }) => differ([exact[0]!, exact[i]!])));
  return rows.map(({ one: { id, title, orderSays }, steps, told, exact }) => {
    const cells = isTold || differ(exact) ? told : withStanding(told, steps.map(standing));
    return { id, title, order: orderSays, cells, differs: differ(exact) || differ(cells) };
  });
}
