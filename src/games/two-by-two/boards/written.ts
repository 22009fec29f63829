import * as v from 'valibot';
import { failure, meaning, success, type Problem, type Result } from '../../../core/result.ts';
import type { Edge } from '../../../geometry/edges.ts';
import {
  asForm,
  fromForm,
  readOrder,
  type FieldReader,
  type FieldReaders,
  type ReadField,
} from '../../contract/reading.ts';
import { strict } from '../../../core/shape.ts';
import { facing, tableSchemas } from '../../table/boards/schema.ts';
import { readLegs, type Leg, type Walker } from '../../table/orders/legs.ts';
import { atEdge, edgesAt, inwards, onEdge } from '../battle/edges.ts';
import { calledAt } from '../battle/state.ts';
import { chargeTo } from '../moving/way.ts';
import { ORDERS, type FieldKinds, type Order } from '../orders.ts';
import { baseOf, EDGES, FORMATIONS, waitingUnit, type State, type WaitingUnit } from '../state.ts';
import { BASE, POINTS } from '../tables.ts';
import { fieldOf } from './standing.ts';

type Fields = Readonly<Record<string, unknown>>;
type Reader<Kind extends keyof FieldKinds> = FieldReader<FieldKinds[Kind], State>;

/**
 * The result for a field that cannot be read because an earlier field is wrong; the fault is
 * reported there.
 */
const UNTOLD: ReadField<never> = failure([]);

const { length, point } = tableSchemas('[1]');
const edge = v.picklist(EDGES, 'north, east, south or west');
const nth = v.picklist(
  Array.from({ length: POINTS }, (_, n) => n + 1),
  '1 or 2: which of the side’s own points',
);

type Ids = (state: State) => readonly string[];

/** One of the ids of a board. `wanted` is the message if it is none of them. */
const idOf =
  (what: string, ids: Ids, wanted = (known: readonly string[]) => `${what}: ${known.join(', ')}`) =>
  (state: State | null) => {
    if (state === null) return v.string(what);
    const known = ids(state);
    const message = wanted(known);
    return v.picklist(known, message);
  };

const WAITS = 'a unit that waits';
const onTable: Ids = ({ units }) => Object.keys(units);
const beside: Ids = ({ battle }) => Object.keys(battle?.waiting ?? {});
const unit = idOf('a unit on the board', onTable);
const waiting = idOf(WAITS, beside, (ids) => (ids.length === 0 ? 'nobody waits' : `${WAITS}: ${ids.join(', ')}`));

/** The unit of an order with its base, if it is on the table. */
const standsIn = ({ unit }: Fields, { units }: State): Walker | null =>
  typeof unit === 'string' && Object.hasOwn(units, unit) ? { unit, base: baseOf(units[unit]!) } : null;

/** The unit of an order, if it is off the table. */
const waitsIn = ({ unit }: Fields, state: State): WaitingUnit | undefined =>
  typeof unit === 'string' ? waitingUnit(state, unit) : undefined;

/**
 * The edge at which a unit comes on if none is written: that of its point, or else that of its
 * side.
 */
const ownEdge = ({ battle, sides }: State, { id, side }: WaitingUnit): Edge =>
  calledAt(battle!, id)?.edge ?? sides[side]!.edge;

/** A unit with its base as it comes on: with its front on the edge. @clause tt.reinforce.entry */
function entersIn(fields: Fields, state: State): Walker | null {
  const waiting = waitsIn(fields, state);
  const from = fields['from'] as FieldKinds['entry'] | undefined;
  if (waiting === undefined || from === undefined) return null;
  const edges = edgesAt(from);
  const own = ownEdge(state, waiting);
  // A place beyond the end of an edge lies on no edge; the rules refuse it later.
  const on = edges.includes(own) ? own : (edges[0] ?? own);
  return { unit: waiting.id, base: { ...BASE, ...atEdge(on, from, BASE.depth, 'front') } };
}

const LEGS = 'a list of legs, such as [forward 4, turn left 90°]';

/** Reads legs from where a unit stands; `walker` is null if that is not known. */
function way(written: readonly string[], walker: Walker | null, state: State): ReadField<readonly Leg[]> {
  if (written.length === 0) return failure([{ path: '', found: '[]', wanted: LEGS }]);
  if (walker === null) return UNTOLD;
  const read = readLegs(written, walker, fieldOf(state));
  if ('legs' in read) return success(read.legs);
  const { at, wanted, meant = [] } = read;
  return failure([{ path: String(at), found: String(written[at]), wanted, ...meaning(meant) }]);
}

const legList = v.array(v.string(LEGS), LEGS);

/** A charge without legs goes straight ahead into contact, or first turns to its enemy. */
const legsToContact: Reader<'legs-to-contact'> = fromForm(
  () => v.optional(legList),
  (written, { state, fields }) => {
    if (written !== undefined) return way(written, standsIn(fields, state), state);
    const { unit: charger, at } = fields;
    return typeof charger === 'string' && typeof at === 'string'
      ? success(chargeTo(state, { unit: charger, at }))
      : UNTOLD;
  },
);

const shots: Reader<'shots'> = asForm((state) =>
  v.array(
    v.pipe(
      strict({ shoot: unit(state), at: unit(state) }, '{ shoot: unit, at }'),
      v.transform((shot) => ({ unit: shot.shoot, at: shot.at })),
    ),
    'a list of shots: [{ shoot: unit, at }]',
  ),
);

const placeOnEdge: Reader<'on-edge'> = fromForm(
  () => length,
  (by, { fields }) => {
    const on = fields['edge'] as Edge | undefined;
    return on === undefined ? UNTOLD : success(onEdge(on, by));
  },
);

/** Lengths along an edge count from its western or southern end. */
const entry: Reader<'entry'> = fromForm(
  () => strict({ from: length, edge: v.optional(edge) }),
  (written, { state, fields }) => {
    const entering = waitsIn(fields, state);
    if (entering === undefined) return UNTOLD;
    return success(onEdge(written.edge ?? ownEdge(state, entering), written.from));
  },
);

const entryLegs: Reader<'entry-legs'> = fromForm(
  () => v.optional(legList, []),
  (written, { state, fields }) => (written.length === 0 ? success([]) : way(written, entersIn(fields, state), state)),
);

const pose: Reader<'pose'> = fromForm(
  () => strict({ at: point, facing: v.optional(facing) }),
  (written, { state, fields }) => {
    const placed = waitsIn(fields, state);
    if (placed === undefined) return UNTOLD;
    return success({ at: written.at, facing: written.facing ?? inwards(state.sides[placed.side]!.edge) });
  },
);

/** The reader for each kind of field. */
export const READERS: FieldReaders<FieldKinds, State> = {
  unit: asForm(unit),
  waiting: asForm(waiting),
  anyone: asForm(idOf('a unit on the board or beside it', (state) => [...onTable(state), ...beside(state)])),
  side: asForm(
    idOf(
      'a side',
      ({ sides }) => Object.keys(sides),
      (ids) => ids.join(' or '),
    ),
  ),
  feature: asForm(() => v.pipe(v.string('the id of terrain'), v.minLength(1, 'the id of terrain'))),
  edge: asForm(() => edge),
  place: asForm(() => point),
  'on-edge': placeOnEdge,
  entry,
  'entry-legs': entryLegs,
  pose,
  queue: asForm((state) => v.optional(v.array(waiting(state), 'a list of units that wait'), [])),
  'nth-point': asForm(() => nth),
  legs: fromForm(
    () => legList,
    (written, { state, fields }) => way(written, standsIn(fields, state), state),
  ),
  'legs-to-contact': legsToContact,
  formation: asForm(() => v.picklist(FORMATIONS, FORMATIONS.join(', '))),
  effect: asForm(() => v.picklist(['pinned', 'disrupted'], 'pinned or disrupted')),
  shots,
};

/**
 * Reads a written order: `{ move: hussars, legs: [forward 4] }`. A malformed order is refused with
 * all its problems.
 */
export const order = (input: unknown, state: State): Result<Order, readonly Problem[]> =>
  readOrder<FieldKinds, State, Order>(ORDERS, READERS, input, state);
