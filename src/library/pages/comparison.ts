import { share, shortText } from '../../core/fraction.ts';
import { percent } from '../../panel/shares.ts';
import { fewestWays } from '../../core/ways.ts';
import type { ClauseId } from '../../core/ids.ts';
import type { PlayedRuling } from '../playable.ts';
import type { Played } from '../../scenario/play/played.ts';

/** The result of a step under one reading. */
interface Cell {
  readonly verdict: 'Allowed' | 'Refused' | null;
  /** The clause that refuses the order. */
  readonly clause: ClauseId | null;
  /** The reason for the refusal, or what happened. */
  readonly says: string;
  /** The exact chances of the order: `unharmed 27/36`. */
  readonly odds: readonly string[];
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

function cell({ verdict, refusalSays, events, odds }: Played): Cell {
  const refused = verdict?.ok === false;
  return {
    verdict: verdict === null ? null : refused ? 'Refused' : 'Allowed',
    clause: refused ? verdict.clause : null,
    says: refused ? (refusalSays ?? '') : events.map(({ says }) => says).join(' '),
    odds:
      odds === null
        ? []
        : Object.entries(fewestWays(odds.chances)).map(
            ([word, chance]) => `${word.replaceAll('-', ' ')} ${shortText(chance) ?? percent(share(chance))}`,
          ),
  };
}

/** The steps of a ruling's board, each under every reading that can be played. */
export function comparison({ plays }: PlayedRuling): readonly ComparisonRow[] {
  const [first] = plays;
  return (first?.played.play.steps ?? []).map(({ id, title, orderSays }, step) => {
    const cells = plays.map(({ played }) => cell(played.play.steps[step]!));
    return { id, title, order: orderSays, cells, differs: new Set(cells.map((each) => JSON.stringify(each))).size > 1 };
  });
}
