import * as v from 'valibot';
import { failure, meaning, success, type Problem, type Result } from '../../../core/result.ts';
import type { Base } from '../../../geometry/bases.ts';
import { COMPASS } from '../../../geometry/compass.ts';
import type { Edge } from '../../../geometry/edges.ts';
import { NORTH, turned, type Direction } from '../../../geometry/facings.ts';
import { facingOf } from '../../../geometry/placing.ts';
import { readOrder, unread, type FieldReader, type FieldReaders, type ReadField } from '../../contract/reading.ts';
import { parsed, strict } from '../../../core/shape.ts';
import { degrees, tableSchemas } from '../../table/boards/schema.ts';
import { readLegs, type Leg } from '../../table/orders/legs.ts';
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
const facing = v.pipe(
  v.union([v.picklist(COMPASS), degrees], 'a facing: north-east, 315°'),
  v.transform((written): Direction => {
    const word = COMPASS.find((each) => each === written);
    return word === undefined ? turned(NORTH, 'right', Number(written.slice(0, -1))) : facingOf(word);
  }),
);
const nth = v.picklist(
  Array.from({ length: POINTS }, (_, n) => n + 1),
  '1 or 2: which of the side’s own points',
);

/** One of these ids; the list may be empty. */
const oneOf = (ids: readonly string[], wanted: string) => v.picklist(ids, wanted);

const onTable = ({ units }: State) => {
  const ids = Object.keys(units);
  return oneOf(ids, `a unit on the board: ${ids.join(', ')}`);
};
const beside = ({ battle }: State) => {
  const ids = Object.keys(battle?.waiting ?? {});
  return oneOf(ids, ids.length === 0 ? 'nobody waits' : `a unit that waits: ${ids.join(', ')}`);
};

/** The base of the unit of an order, if it is on the table. */
const standsIn = ({ unit }: Fields, { units }: State): Base | null =>
  typeof unit === 'string' && Object.hasOwn(units, unit) ? baseOf(units[unit]!) : null;

/** The unit of an order, if it is off the table. */
const waitsIn = ({ unit }: Fields, state: State): WaitingUnit | undefined =>
  typeof unit === 'string' ? waitingUnit(state, unit) : undefined;

/**
 * The edge at which a unit comes on if none is written: that of its point, or else that of its
 * side.
 */
const ownEdge = ({ battle, sides }: State, { id, side }: WaitingUnit): Edge =>
  calledAt(battle!, id)?.edge ?? sides[side]!.edge;

/** The base of a unit as it comes on: with its front on the edge. @clause tt.reinforce.entry */
function entersIn(fields: Fields, state: State): Base | null {
  const waiting = waitsIn(fields, state);
  const from = fields['from'] as FieldKinds['entry'] | undefined;
  if (waiting === undefined || from === undefined) return null;
  const edges = edgesAt(from);
  const own = ownEdge(state, waiting);
  // A place beyond the end of an edge lies on no edge; the rules refuse it later.
  const on = edges.includes(own) ? own : (edges[0] ?? own);
  return { ...BASE, ...atEdge(on, from, BASE.depth, 'front') };
}

/** Reads legs from where a unit stands; `base` is null if that is not known. */
function way(written: unknown, base: Base | null, state: State): ReadField<readonly Leg[]> {
  const isList = Array.isArray(written) && written.length > 0 && written.every((leg) => typeof leg === 'string');
  if (!isList) return unread(written, 'a list of legs, such as [forward 4, turn left 90°]');
  if (base === null) return UNTOLD;
  const read = readLegs(written, base, fieldOf(state));
  if ('legs' in read) return success(read.legs);
  const { at, wanted, meant = [] } = read;
  return failure([{ path: String(at), found: String(written[at]), wanted, ...meaning(meant) }]);
}

const anyone: Reader<'anyone'> = (written, { state }) =>
  typeof written === 'string' && waitingUnit(state, written) !== undefined
    ? success(written)
    : parsed(onTable(state), written);

const legs: Reader<'legs'> = (written, { state, fields }) => way(written, standsIn(fields, state), state);

/** A charge without legs goes straight ahead into contact, or first turns to its enemy. */
const legsToContact: Reader<'legs-to-contact'> = (written, reading) => {
  if (written !== undefined) return legs(written, reading);
  const { unit, at } = reading.fields;
  return typeof unit === 'string' && typeof at === 'string' ? success(chargeTo(reading.state, { unit, at })) : UNTOLD;
};

const shots: Reader<'shots'> = (written, { state }) => {
  const id = onTable(state);
  const shot = v.pipe(
    strict({ shoot: id, at: id }, '{ shoot: unit, at }'),
    v.transform(({ shoot: unit, at }) => ({ unit, at })),
  );
  return parsed(v.array(shot, 'a list of shots: [{ shoot: unit, at }]'), written);
};

const placeOnEdge: Reader<'on-edge'> = (written, { fields }) => {
  const by = parsed(length, written);
  if (!by.ok) return by;
  const on = fields['edge'] as Edge | undefined;
  return on === undefined ? UNTOLD : success(onEdge(on, by.value));
};

/** Lengths along an edge count from its western or southern end. */
const entry: Reader<'entry'> = (written, { state, fields }) => {
  const read = parsed(strict({ from: length, edge: v.optional(edge) }), written);
  if (!read.ok) return read;
  const waiting = waitsIn(fields, state);
  if (waiting === undefined) return UNTOLD;
  return success(onEdge(read.value.edge ?? ownEdge(state, waiting), read.value.from));
};

const entryLegs: Reader<'entry-legs'> = (written = [], { state, fields }) =>
  Array.isArray(written) && written.length === 0 ? success([]) : way(written, entersIn(fields, state), state);

const pose: Reader<'pose'> = (written, { state, fields }) => {
  const read = parsed(strict({ at: point, facing: v.optional(facing) }), written);
  if (!read.ok) return read;
  const waiting = waitsIn(fields, state);
  if (waiting === undefined) return UNTOLD;
  return success({ at: read.value.at, facing: read.value.facing ?? inwards(state.sides[waiting.side]!.edge) });
};

const side: Reader<'side'> = (written, { state }) => {
  const sides = Object.keys(state.sides);
  return parsed(oneOf(sides, sides.join(' or ')), written);
};

/** The reader for each kind of field. */
const READERS: FieldReaders<FieldKinds, State> = {
  unit: (written, { state }) => parsed(onTable(state), written),
  waiting: (written, { state }) => parsed(beside(state), written),
  anyone,
  side,
  feature: (written) => parsed(v.pipe(v.string(), v.minLength(1)), written),
  edge: (written) => parsed(edge, written),
  place: (written) => parsed(point, written),
  'on-edge': placeOnEdge,
  entry,
  'entry-legs': entryLegs,
  pose,
  queue: (written, { state }) => parsed(v.optional(v.array(beside(state)), []), written),
  'nth-point': (written) => parsed(nth, written),
  legs,
  'legs-to-contact': legsToContact,
  formation: (written) => parsed(v.picklist(FORMATIONS, FORMATIONS.join(', ')), written),
  effect: (written) => parsed(v.picklist(['pinned', 'disrupted'], 'pinned or disrupted'), written),
  shots,
};

/**
 * Reads a written order: `{ move: hussars, legs: [forward 4] }`. A malformed order is refused with
 * all its problems.
 */
export const order = (input: unknown, state: State): Result<Order, readonly Problem[]> =>
  readOrder<FieldKinds, State, Order>(ORDERS, READERS, input, state);
