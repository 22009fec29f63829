import * as v from 'valibot';
import type { Readings, RulingId } from '../../core/ids.ts';
import { failure, success, type Problem, type Result } from '../../core/result.ts';
import { problems } from '../../core/shape.ts';
import { isSquare, type Square } from '../../geometry/grid.ts';
import { awaiting } from './apply.ts';
import { readMap } from './map.ts';
import { placement } from './placement.ts';
import { READINGS } from './rulings.ts';
import type { State, Unit } from './state.ts';
import { allInTouch } from './coherence.ts';
import { PHASES, UNIT_TYPES } from './tables.ts';

const name = v.pipe(v.string(), v.minLength(1, 'a name'));
const squareName = v.custom<Square>(isSquare, 'the name of a square, such as d6');
const id = v.pipe(
  v.string(),
  v.check(
    (text) => /^[a-z][a-z0-9-]*$/.test(text) && !isSquare(text),
    'an id in small letters and hyphens, and not the name of a square',
  ),
);
const facing = v.picklist([0, 1, 2, 3, 4, 5, 6, 7] as const, 'a facing: 0 to 7 clockwise from north');

const unitSchema = v.strictObject({
  name,
  type: v.picklist(UNIT_TYPES, `a type of unit: ${UNIT_TYPES.join(', ')}`),
  brigade: name,
  at: squareName,
  condition: v.optional(
    v.picklist(['steady', 'disrupted', 'routed', 'rallied'], 'steady, disrupted, routed or rallied'),
    'steady',
  ),
  formation: v.optional(v.picklist(['line', 'column', 'square'], 'line, column or square'), 'line'),
});

/** A board as an author writes it. */
const boardSchema = v.strictObject({
  map: v.string('the map as characters, one a square'),
  legend: v.record(v.string(), v.string()),
  sides: v.record(
    id,
    v.strictObject({ edge: v.picklist(['north', 'east', 'south', 'west'], 'north, east, south or west'), facing }),
  ),
  brigades: v.record(id, name),
  units: v.record(id, unitSchema),
  now: v.strictObject({
    round: v.pipe(v.number(), v.integer('a round, counted from 1'), v.minValue(1, 'a round, counted from 1')),
    side: name,
    phase: v.picklist(PHASES, `a phase: ${PHASES.join(', ')}`),
    activated: v.optional(v.array(name), []),
    fired: v.optional(v.array(name), []),
    tied: v.optional(v.array(v.strictTuple([name, name])), []),
  }),
});
export type Board = v.InferOutput<typeof boardSchema>;

/**
 * A legal state from a board as an author writes it, or all that is wrong with it: unknown words, units that stand off the board or on
 * each other, brigades without a Brigadier, readings that the engine cannot play.
 */
export function start(setup: unknown, readings: Readings): Result<State, readonly Problem[]> {
  const board = v.safeParse(boardSchema, setup);
  if (!board.success) return failure(problems(board.issues));
  const map = readMap(board.output.map, board.output.legend);
  if (!map.ok) return map;
  const wrong = [...unknownReadings(readings), ...placement(board.output, map.value)];
  if (wrong.length > 0) return failure(wrong);
  return success(state(board.output, map.value, readings));
}

function unknownReadings(readings: Readings): readonly Problem[] {
  const playable: Readonly<Record<string, readonly string[]>> = READINGS;
  return Object.entries(readings).flatMap(([id, key]) => {
    const known = playable[id as RulingId];
    if (key !== undefined && known?.includes(key)) return [];
    const wanted =
      known === undefined
        ? `a ruling that the engine can play otherwise: ${Object.keys(READINGS).join(', ')}`
        : known.join(' or ');
    return [{ path: `readings.${id}`, found: String(key), wanted }];
  });
}

function state(board: Board, map: Pick<State, 'size' | 'ground'>, readings: Readings): State {
  const { sides, brigades, now } = board;
  const order = Object.keys(sides);
  const turn = (now.round - 1) * order.length + order.indexOf(now.side) + 1;
  const units = Object.entries(board.units).map(([id, unit]): [string, Unit] => [
    id,
    { id, ...unit, side: brigades[unit.brigade]!, since: unit.condition === 'steady' ? 0 : turn - 1 },
  ]);
  const bare: State = {
    readings,
    ...map,
    sides,
    brigades,
    units: Object.fromEntries(units),
    round: now.round,
    turn,
    side: now.side,
    phase: now.phase,
    activated: now.activated,
    deeds: Object.fromEntries(now.fired.map((id) => [id, 'fired' as const])),
    tied: now.tied,
    inTouch: [],
    placing: [],
    held: [],
    awaits: null,
  };
  return { ...bare, inTouch: allInTouch(bare), awaits: awaiting(bare) };
}
