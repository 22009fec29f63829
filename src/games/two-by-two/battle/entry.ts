import { core, corners, overlaps, type Base } from '../../../geometry/bases.ts';
import { isOn, type Edge } from '../../../geometry/edges.ts';
import { along, square, type Direction } from '../../../geometry/facings.ts';
import { atMost, wholeUm, type Um } from '../../../geometry/lengths.ts';
import { overlapping } from '../../../geometry/outlines.ts';
import { span, sweep } from '../../../geometry/sweeps.ts';
import { distance, plus, reversed, type Point } from '../../../geometry/vectors.ts';
import { walked, type Leg } from '../../table/orders/legs.ts';
import { waitingUnit, baseOf, enemiesOf, moveOf, type State, type Unit, unitsIn } from '../state.ts';
import { calledAt, type IndexedPoint } from './state.ts';
import { judgeCharge } from '../charging/charge.ts';
import { atEdge, edgesAt, inwards, placeFromEdge } from './edges.ts';
import type { Event } from '../events.ts';
import { comesTo } from '../moving/allowance.ts';
import { marched } from '../moving/formations.ts';
import { barredTo } from '../moving/going.ts';
import { featuresOf } from '../moving/ground.ts';
import { judgeMove } from '../moving/move.ts';
import type { OrderOf } from '../orders.ts';
import { pathOf } from '../moving/passage.ts';
import { lineOf, pointShut } from './points.ts';
import { type Annotation, allowed, allowedShowing, refused, type Refused, type Verdict } from '../reasons.ts';
import { apply } from '../turn/apply.ts';
import { read } from '../rulings.ts';
import { charge } from '../charging/into-contact.ts';
import { BASE, CROSSING, ENTRY, TABLE } from '../tables.ts';
import { foesTouching } from '../charging/contact.ts';

type Enter = OrderOf<'enter'>;

/**
 * The edge at which a unit comes on: that of its point if `from` lies on it, or else another one on
 * which `from` lies.
 */
const edgeFrom = ({ edge }: IndexedPoint, from: Point): Edge | undefined => {
  const edges = edgesAt(from);
  return edges.find((each) => each === edge) ?? edges[0];
};

/**
 * The board as a unit comes on: with its front on the edge or, under two readings, already wholly
 * on the table.
 * @ruling tt-043
 */
function begun(
  state: State,
  { unit: id, from }: Pick<Enter, 'unit' | 'from'>,
  edge: Edge,
): { readonly state: State; readonly unit: Unit } {
  const stands = read(state, 'tt-043') === 'moves-on' ? 'front' : 'rear';
  const unit: Unit = { ...waitingUnit(state, id)!, ...atEdge(edge, from, BASE.depth, stands) };
  return { state: { ...state, units: { ...state.units, [id]: unit } }, unit };
}

/**
 * May this unit come on here, and move there? It has been called, begins at the edge near its
 * point, and moves by all the rules of movement.
 * @clause tt.reinforce.entry tt.sequence.move-phase tt.units.move-column @ruling tt-043 tt-044
 * tt-081
 */
export function judgeEnter(state: State, order: Enter): Verdict {
  const point = calledAt(state.battle!, order.unit);
  if (point === undefined) return refused('tt.reinforce.two-rolls', 'not-called', { unit: order.unit });
  const edge = edgeFrom(point, order.from);
  if (edge === undefined) return refused('tt.reinforce.entry', 'not-at-edge', {}, [lineOf(point.edge)]);
  const barred = placeBarred(state, order, point, edge);
  if (barred !== null) return barred;
  const there = begun(state, order, edge);
  const verdict = WAYS[read(state, 'tt-043')](there.state, there.unit, order);
  const bare: readonly Annotation[] = [pathOf(there.unit, order.legs)];
  const shows = seenOnTable(verdict.shows.length > 0 ? verdict.shows : bare, there.unit, order);
  if (!verdict.ok) return { ...verdict, shows };
  return allowedShowing(shows, 'tt.reinforce.entry', ...verdict.clauses);
}

/**
 * What is drawn of the way of a unit that comes on. It has no place on the board yet, so a line and
 * its place at the end are drawn instead of a path; only its front, if it stays beside the table.
 */
function seenOnTable(shows: readonly Annotation[], unit: Unit, { legs }: Enter): readonly Annotation[] {
  const end = walked(baseOf(unit), legs).at(-1) ?? baseOf(unit);
  const place = corners(end);
  const [left, right] = place;
  const hasMoved = distance(unit.at, end.at) > 0;
  const way: Annotation = { kind: 'line', from: unit.at, to: end.at };
  const on: readonly Annotation[] = [...(hasMoved ? [way] : []), { kind: 'area', sense: 'reach', points: place }];
  const front: readonly Annotation[] = [{ kind: 'line', from: left!, to: right! }];
  return shows.flatMap((each) => (each.kind !== 'path' ? [each] : hasMoved || isOn(place, TABLE) ? on : front));
}

/**
 * Why a unit may not come on at this place: the edge is not that of its point, a part of its front
 * is too far from the point, or the point is shut.
 * @clause tt.reinforce.entry @ruling tt-044 tt-081
 */
function placeBarred(state: State, { unit, from }: Enter, point: IndexedPoint, edge: Edge): Refused | null {
  if (edge !== point.edge && read(state, 'tt-044') === 'same-edge')
    return refused('tt.reinforce.entry', 'other-edge', { unit }, [lineOf(point.edge)]);
  const aside = along(square(inwards(edge), 'right'), BASE.width / 2);
  const ends = [plus(from, aside), plus(from, reversed(aside))];
  const length = Math.max(...ends.map((end) => distance(end, point.at))) as Um;
  if (!atMost(length, ENTRY))
    return refused('tt.reinforce.entry', 'far-from-point', { unit, distance: length }, [
      { kind: 'ruler', from: point.at, to: from },
    ]);
  return pointShut(state, point);
}

/** How a unit comes on, under each reading. @ruling tt-043 */
const WAYS: Readonly<
  Record<'moves-on' | 'placed' | 'base-depth-cost', (state: State, unit: Unit, order: Enter) => Verdict>
> = {
  'moves-on'(state, unit, { legs, at }) {
    if (legs.length === 0) return refused('tt.reinforce.entry', 'off-table', { unit: unit.id });
    if (at === undefined) return judgeMove(state, { type: 'move', unit: unit.id, legs });
    return judgeCharge(state, { type: 'charge', unit: unit.id, at, legs });
  },
  placed: (state, unit, { legs, at }) =>
    legs.length > 0 || at !== undefined
      ? refused('tt.reinforce.entry', 'placed-only', { unit: unit.id })
      : (standBarred(state, unit) ?? allowed('tt.sequence.move-phase')),
  'base-depth-cost'(state, unit, { legs, at }) {
    if (at !== undefined) return refused('tt.reinforce.entry', 'no-contact-yet', { unit: unit.id });
    if (legs.length === 0) return standBarred(state, unit) ?? allowed('tt.sequence.move-phase');
    return judgeMove(state, { type: 'move', unit: unit.id, legs }, (moveOf(unit) - CROSSING) as Um);
  },
};

/**
 * Why a unit may not stand at the edge where it is put.
 * @clause tt.reinforce.entry tt.move.woods-impassable
 */
function standBarred(state: State, unit: Unit): Refused | null {
  const base = baseOf(unit);
  if (!isOn(corners(base), TABLE)) return refused('tt.reinforce.entry', 'off-table', { unit: unit.id });
  const other = unitsIn(state).find((each) => each.id !== unit.id && overlaps(baseOf(each), base));
  const light = (units: readonly string[]): readonly Annotation[] => [{ kind: 'light', units }];
  if (other !== undefined)
    return refused('tt.reinforce.entry', 'ends-on', { unit: unit.id, other: other.id }, light([other.id]));
  const ground = barredTo(state, unit).find(([, piece]) => overlapping(core(base), piece));
  if (ground !== undefined)
    return refused('tt.move.woods-impassable', 'impassable', { unit: unit.id, terrain: ground[0] }, [
      { kind: 'light', terrain: [ground[0]] },
    ]);
  const [foe] = foesTouching(state, unit);
  return foe === undefined
    ? null
    : refused('tt.contact.straight-ahead', 'would-touch', { unit: unit.id, foe: foe.id }, light([foe.id]));
}

/** A unit comes on, and moves or charges. @clause tt.reinforce.entry @ruling tt-043 */
export function enter(state: State, order: Enter): readonly Event[] {
  const point = calledAt(state.battle!, order.unit)!;
  const { unit } = begun(state, order, edgeFrom(point, order.from)!);
  const { id, at, facing } = unit;
  const entered: Event = {
    type: 'unit-entered',
    unit: id,
    from: { at, facing },
    point: point.index,
    clauses: ['tt.reinforce.entry'],
  };
  if (order.at !== undefined)
    return [entered, ...charge(apply(state, entered), { ...order, type: 'charge', at: order.at })];
  if (order.legs.length === 0) return [entered];
  const through = walked(baseOf(unit), order.legs).map((pose) => ({ at: pose.at, facing: pose.facing }));
  const moved: Event = { type: 'unit-moved', unit: id, through, clauses: ['tt.units.move-column'] };
  return [entered, moved, ...marched(state, unit, order.legs)];
}

/**
 * A unit that is placed beside another keeps this far away, in micrometres, so that they do not
 * touch.
 */
const ASIDE = 20;

/**
 * How far along the edge of a point roads lead off the table. A unit may be able to come on through
 * woods only by a road.
 */
const roadsAt = (state: State, { edge }: IndexedPoint): readonly Um[] =>
  featuresOf(state, 'road')
    .flatMap(([, { line }]) => line!.map((at) => placeFromEdge(edge, at)))
    .flatMap(([across, deep]) => (deep === 0 ? [across] : []));

/**
 * Places at the edge that are worth trying: at the point, on a road, as far from the point as
 * allowed, and close to whatever stands there.
 * @clause tt.reinforce.entry @ruling tt-043
 */
function placesOf(state: State, unit: Unit, point: IndexedPoint): readonly Point[] {
  const way: Direction = square(inwards(point.edge), 'right');
  const base: Base = { ...baseOf(unit), ...atEdge(point.edge, point.at, BASE.depth, 'rear') };
  const most = ENTRY - BASE.width / 2;
  const [low, high] = [0 - most, most];
  const ground = barredTo(state, unit).map(([, piece]) => piece);
  const others = unitsIn(state).map((other) => core(baseOf(other)));
  const ends = [...others, ...ground].flatMap((outline) => {
    const met = span(core(base), way, outline);
    return met === null ? [] : [Math.floor(met[0]) - ASIDE, Math.ceil(met[1]) + ASIDE];
  });
  const [middle] = placeFromEdge(point.edge, point.at);
  const onRoads = roadsAt(state, point).map((across) => across - middle);
  const shifts = [0, low, high, ...[...onRoads, ...ends].filter((by) => by > low && by < high)];
  return [...new Set(shifts)].map((by) => plus(point.at, along(way, by)));
}

/**
 * The ways to come on that are worth trying for a unit that has been called: always the same for
 * the same state.
 * @clause tt.reinforce.entry @ruling tt-043
 */
export function entriesWorthTrying(state: State, id: string): readonly Enter[] {
  const point = calledAt(state.battle!, id)!;
  const waiting: Unit = { ...waitingUnit(state, id)!, ...atEdge(point.edge, point.at, BASE.depth, 'rear') };
  return placesOf(state, waiting, point).flatMap((from) => {
    const { state: there, unit } = begun(state, { unit: id, from }, point.edge);
    return waysOn(there, unit).map((way) => ({ type: 'enter', unit: id, from, ...way }) as const);
  });
}

/** Straight ahead: just onto the table, by half the move, by all of it, or into an enemy. */
function waysOn(state: State, unit: Unit): readonly Pick<Enter, 'legs' | 'at'>[] {
  const reading = read(state, 'tt-043');
  if (reading === 'placed') return [{ legs: [] }];
  const move = reading === 'moves-on' ? moveOf(unit) : ((moveOf(unit) - CROSSING) as Um);
  const base = baseOf(unit);
  const far = comesTo(state, unit, { base, direction: base.facing, by: move }, 'with-road');
  const forward = (by: Um): readonly Leg[] => [{ go: 'forward', by }];
  if (reading === 'base-depth-cost') return [{ legs: [] }, { legs: forward(wholeUm(far / 2)) }, { legs: forward(far) }];
  const plain = [...new Set([BASE.depth, wholeUm(far / 2), far])].filter((by) => by >= BASE.depth);
  const foes = enemiesOf(state, unit);
  const { by, stopped } = sweep(base, base.facing, far, foes.map((foe) => core(baseOf(foe)))); // prettier-ignore
  const charges = stopped === null ? [] : [{ legs: forward(by), at: foes[stopped]!.id }];
  return [...plain.map((length) => ({ legs: forward(length) })), ...charges];
}

/** Can this unit come on at all? @clause tt.reinforce.entry @ruling tt-043 */
export const mayEnter = (state: State, id: string): boolean =>
  entriesWorthTrying(state, id).some((order) => judgeEnter(state, order).ok);
