import * as v from 'valibot';
import { failure, success, type Problem, type Result } from '../../../core/result.ts';
import type { Edge } from '../../../geometry/edges.ts';
import { NORTH, turned, type Direction } from '../../../geometry/facings.ts';

import { COMPASS } from '../../../geometry/compass.ts';
import { facingOf } from '../../../geometry/placing.ts';
import { readLegs, type Leg, type Surroundings } from '../../table/orders/legs.ts';
import { tableSchemas } from '../../table/boards/schema.ts';
import { parsed } from '../../../core/shape.ts';
import { calledAt, waitingUnit } from './state.ts';
import { atEdge, inwards, onEdge } from './edges.ts';
import type { BattleOrder } from './orders.ts';
import { EDGES, type State } from '../state.ts';
import { BASE } from '../tables.ts';

const { length, point } = tableSchemas('[1]');
const id = v.pipe(v.string(), v.minLength(1));
const edge = v.picklist(EDGES, 'north, east, south or west');
const facing = v.pipe(
  v.union([v.picklist(COMPASS), v.pipe(v.string(), v.regex(/^\d{1,3}(?:\.\d+)?°$/))], 'a facing: north-east, 315°'),
  v.transform((written): Direction => {
    const word = COMPASS.find((each) => each === written);
    return word === undefined ? turned(NORTH, 'right', Number(written.slice(0, -1))) : facingOf(word);
  }),
);

/** How the orders of a whole battle are written. Lengths along an edge count from its western or southern end. */
const FORMS = {
  roll: v.strictObject({ roll: v.picklist(['roles', 'zone'], 'roles or zone') }),
  agree: v.strictObject({ agree: v.literal('terrain', 'terrain') }),
  feature: v.strictObject({ feature: id, at: point }),
  deploy: v.strictObject({ deploy: id, at: point, facing: v.optional(facing) }),
  end: v.strictObject({ end: v.literal('deployment', 'phase or deployment') }),
  point: v.strictObject({ point: edge, at: length, queue: v.optional(v.array(id), []) }),
  reinforce: v.strictObject({ reinforce: v.picklist([1, 2], '1 or 2: which of the side’s own points') }),
  enter: v.strictObject({
    ...{ enter: id, from: length, edge: v.optional(edge) },
    ...{ legs: v.optional(v.array(v.string()), []), at: v.optional(id) },
  }),
  concede: v.strictObject({ concede: id }),
} as const;

/** An example of each form, for whoever wrote something else. */
export const BATTLE_FORMS =
  '{ roll: roles }, { agree: terrain }, { roll: zone }, { feature: wood, at: [8, 20] }, { deploy: unit, at: [12, 5], facing: north }, ' +
  '{ end: deployment }, { point: west, at: 12, queue: [unit] }, { reinforce: 1 }, { enter: unit, from: 12, legs: [forward 4] }, { concede: side }';

/** Is this an order of a whole battle, as it is written? The end of a phase is none. */
export const isWrittenForBattle = (input: unknown): input is object =>
  typeof input === 'object' &&
  input !== null &&
  Object.keys(FORMS).some((verb) => Object.hasOwn(input, verb)) &&
  !('end' in input && input.end === 'phase');

type Read = Result<BattleOrder, readonly Problem[]>;

const unknown = (path: string, found: string, ids: readonly string[]): Read =>
  failure([{ path, found, wanted: ids.length === 0 ? 'nobody waits' : `a unit that waits: ${ids.join(', ')}` }]);

/** Reads an order of a whole battle. Refuses what is malformed, and names that there are not, with their paths. */
export function orderOfBattle(input: object, state: State, board: Surroundings): Read {
  const verb = Object.keys(FORMS).find((each) => Object.hasOwn(input, each)) as keyof typeof FORMS;
  const waits = Object.keys(state.battle?.waiting ?? {});
  switch (verb) {
    case 'roll':
      return mapped(parsed(FORMS.roll, input), ({ roll }) => success({ type: `roll-${roll}` }));
    case 'agree':
      return mapped(parsed(FORMS.agree, input), () => success({ type: 'agree-terrain' }));
    case 'end':
      return mapped(parsed(FORMS.end, input), () => success({ type: 'end-deployment' }));
    case 'feature':
      return mapped(parsed(FORMS.feature, input), ({ feature, at }) => success({ type: 'place-feature', feature, at }));
    case 'deploy':
      return mapped(parsed(FORMS.deploy, input), ({ deploy: unit, at, facing: to }) => {
        const waiting = waitingUnit(state, unit);
        if (waiting === undefined) return unknown('deploy', unit, waits);
        return success({ type: 'deploy', unit, to: { at, facing: to ?? inwards(state.sides[waiting.side]!.edge) } });
      });
    case 'point':
      return mapped(parsed(FORMS.point, input), ({ point: on, at, queue }) => {
        const stranger = queue.findIndex((each) => !waits.includes(each));
        if (stranger >= 0) return unknown(`queue.${stranger}`, queue[stranger]!, waits);
        return success({ type: 'choose-point', edge: on, at: onEdge(on, at), queue });
      });
    case 'reinforce':
      return mapped(parsed(FORMS.reinforce, input), ({ reinforce }) =>
        success({ type: 'reinforce', point: reinforce }),
      );
    case 'enter':
      return mapped(parsed(FORMS.enter, input), (found) => entry(found, state, board));
    case 'concede':
      return mapped(parsed(FORMS.concede, input), ({ concede: side }) =>
        Object.hasOwn(state.sides, side)
          ? success({ type: 'concede', side })
          : failure([{ path: 'concede', found: side, wanted: Object.keys(state.sides).join(' or ') }]),
      );
  }
}

const mapped = <T>(read: Result<T, readonly Problem[]>, make: (found: T) => Read): Read =>
  read.ok ? make(read.value) : read;

/** A unit that comes on: its legs begin with its front on the edge. @clause tt.reinforce.entry */
function entry(
  { enter: unit, from: by, edge: on, legs: written, at }: v.InferOutput<typeof FORMS.enter>,
  state: State,
  board: Surroundings,
): Read {
  const waiting = waitingUnit(state, unit);
  if (waiting === undefined) return unknown('enter', unit, Object.keys(state.battle?.waiting ?? {}));
  if (at !== undefined && !Object.hasOwn(state.units, at))
    return failure([{ path: 'at', found: at, wanted: `a unit on the board: ${Object.keys(state.units).join(', ')}` }]);
  const point = calledAt(state.battle!, unit);
  const edgeOfEntry: Edge = on ?? point?.edge ?? state.sides[waiting.side]!.edge;
  const from = onEdge(edgeOfEntry, by);
  const base = { ...BASE, ...atEdge(edgeOfEntry, from, BASE.depth, 'front') };
  const read = readLegs(written, base, board);
  if ('wanted' in read) return failure([{ path: `legs.${read.at}`, found: written[read.at]!, wanted: read.wanted }]);
  const legs: readonly Leg[] = read.legs;
  return success({ type: 'enter', unit, from, legs, ...(at !== undefined && { at }) });
}
