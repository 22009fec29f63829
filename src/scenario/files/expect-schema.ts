import * as v from 'valibot';
import { number, strict } from '../../core/shape.ts';
import { isKeyed, type Keyed, type Plain } from '../../core/ids.ts';
import { text, type Mapping } from './forms.ts';
import { clauseId, event, odds, plain, refusal, rulingId, slug, told } from './words-schema.ts';

const line = v.partial(strict({ clause: clauseId, label: text, value: number, counted: v.boolean() }));

/** The value of each clause: a number, `no` for a term that did not apply, `× 3/2` for a factor. */
const terms = v.record(
  clauseId,
  v.union(
    [number, v.literal('no'), v.pipe(v.string(), v.regex(/^× \d+\/\d+$/))],
    'a number, no, or a ratio such as × 3/2',
  ),
);
/** A sum, a chart or a pool with only the keys to check. */
const reason = v.partial(
  strict({
    of: text,
    terms,
    total: number,
    word: text,
    instead: clauseId,
    against: v.partial(strict({ terms, number })),
    table: text,
    row: v.string(),
    column: v.string(),
    cell: v.string(),
    mark: v.picklist(['printed', 'reconstructed'], 'printed or reconstructed'),
    stage: v.picklist(['hits', 'wounds', 'saves'], 'hits, wounds or saves'),
    dice: number,
    needs: number,
    scored: number,
  }),
);

const AWAITED = ['set-up', 'phase', 'choice', 'reaction', 'secret'] as const;

const awaits = strict({
  sides: v.array(text),
  kind: v.picklist(AWAITED, `${AWAITED.slice(0, -1).join(', ')} or ${AWAITED.at(-1)}`),
  orders: v.array(slug),
  by: clauseId,
});

const ids = v.array(v.union([clauseId, rulingId], 'the id of a clause or of a ruling'));

/** Not a record, which would take an empty list. */
const units = v.custom<Mapping>(
  (input) => isKeyed(input as Plain) && Object.keys(input as Keyed).length > 0,
  'one unit or more, such as { hussars: { at: [12, 9.5] } }',
);

/** What must happen in a step, as far as it is named. */
export const expectation = v.partial(
  strict({
    allowed: told(v.array(clauseId), 'the order is allowed, and these clauses permit it'),
    refused: clauseId,
    reason: refusal,
    events: told(v.array(event), 'exactly these events, in this order'),
    cites: told(v.array(clauseId), 'clauses that the events cite'),
    reads: told(v.array(rulingId), 'rulings on which the result depends'),
    without: told(ids, 'clauses and rulings that must not affect the step'),
    lines: told(v.array(line), 'terms that must occur, each in any of the sums'),
    reasons: told(v.array(reason), 'sums, charts and pools in the order of their rolls; only the named keys count'),
    shows: told(v.array(plain), 'drawings that must be on the board; only the named keys count'),
    state: told(plain, 'fields of the state after the step; only the named ones count'),
    units: told(units, 'units after the step, each with only the fields to check'),
    odds,
    awaits: told(v.partial(awaits), 'which sides may order after the step, and why'),
    task: told(
      strict({ right: number, wrong: number }),
      'how many answers solve the task, and how many do not; on a free table, at least this many',
    ),
  }),
);

export type Expectation = v.InferOutput<typeof expectation>;
