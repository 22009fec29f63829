import type { AnyEngine, Awaiting, OrderLike } from '../../games/contract/engine.ts';
import type { Chosen } from '../compare/odds.ts';
import { onBase } from '../files/boards.ts';
import { Malformed, under } from '../files/malformed.ts';
import type { Scenario } from '../files/schema.ts';
import { countRolled, type CountedRoll } from '../play/count-rolled.ts';
import type { Roll } from './schema.ts';

/** The chosen values, with what they change. */
const valuesOf = ({ choices }: Roll, chosen: Chosen): readonly Roll['choices'][number]['values'][number][] =>
  choices.map(({ id, values }) => values.find((value) => value.id === chosen[id]) ?? values[0]!);

/** The board of a roll with one set of choices, and its order. Throws `Malformed`. */
function positionOf(engine: AnyEngine, scenario: Scenario, roll: Roll, chosen: Chosen): RollPosition {
  const values = valuesOf(roll, chosen);
  const changes = [roll.board, ...values.map((value) => value.board)].flatMap((change) => change ?? []);
  const start = engine.start(changes.reduce(onBase, scenario.board), scenario.readings);
  if (!start.ok) throw new Malformed(under('board', start.error));
  const written = values.findLast((value) => value.order !== undefined)?.order ?? roll.order;
  const order = engine.order(written, start.value);
  if (!order.ok) throw new Malformed(under('order', order.error));
  return { state: start.value, order: order.value };
}

/** Why these values cannot stand together; undefined if nothing of the file says so. */
const neverOf = ({ never }: Roll, chosen: Chosen): Roll['never'][number] | undefined =>
  never.find(({ where }) => Object.entries(where).every(([choice, values]) => values.includes(chosen[choice] ?? '')));

/** Whether the rules would play these choices, although the file says that they never occur. */
function isPlayable(engine: AnyEngine, scenario: Scenario, roll: Roll, chosen: Chosen): boolean {
  try {
    const { state, order } = positionOf(engine, scenario, roll, chosen);
    return engine.judge(state, order).ok;
  } catch (fault) {
    if (fault instanceof Malformed) return false;
    throw fault;
  }
}

/** The board of a roll, and its order. */
export interface RollPosition {
  readonly state: Awaiting;
  readonly order: OrderLike;
}

/** What a set of choices comes to, and from where; null if they cannot stand together. */
interface CountedSet {
  readonly came: CountedRoll;
  readonly at: RollPosition | null;
}

/**
 * Counts a roll with one set of choices by the rules themselves: every way in which the dice can
 * fall. Throws `Malformed`, with the path in the board or the order, if they cannot be read, if
 * nothing is rolled, or if the rules play what the file says never to occur.
 */
export function countRoll(engine: AnyEngine, scenario: Scenario, roll: Roll, chosen: Chosen): CountedSet {
  const never = neverOf(roll, chosen);
  if (never !== undefined && isPlayable(engine, scenario, roll, chosen))
    throw new Malformed([
      {
        path: `never.${roll.never.indexOf(never)}`,
        found: never.says,
        wanted: 'values that the rules do not play together',
      },
    ]);
  if (never !== undefined) return { came: { says: never.says, clause: never.clause }, at: null };
  const at = positionOf(engine, scenario, roll, chosen);
  const came = countRolled(engine, at.state, at.order);
  if (came === null) throw new Malformed([{ path: 'order', found: 'nothing to count', wanted: 'an order that rolls dice' }]); // prettier-ignore
  return { came, at };
}
