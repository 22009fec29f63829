import * as v from 'valibot';
import type { Readings } from '../../../../src/core/ids.ts';
import { failure, success, type Problem, type Result } from '../../../../src/core/result.ts';
import { asForm, fromForm, readOrder, type FieldReaders } from '../../../../src/games/contract/reading.ts';
import { readTable, unitNamed, type TableGame } from '../../../../src/games/table/boards/board.ts';
import { tableSchemas } from '../../../../src/games/table/boards/schema.ts';
import { ORDERS, type FieldKinds, type Order } from './orders.ts';
import { groupsOf, shape } from './bodies/bases.ts';
import { legsIn } from './bodies/march.ts';
import { begun, PHASES, settled, sidesOf, type State } from './state.ts';

export const GAME: TableGame = {
  measure: 'mm',
  types: ['outpost', 'company', 'figure'],
  shape,
  hasRanks: true,
  terrain: {},
  conditions: [],
  phases: PHASES,
  own: {
    now: {
      plans: v.optional(v.record(v.string(), v.string())),
      hands: v.optional(v.record(v.string(), v.array(v.string()))),
      deck: v.optional(v.array(v.string())),
      open: v.optional(v.array(v.string())),
    },
  },
};

/** A board of Picket: in the phase of orders nothing is written yet. */
export function start(input: unknown, readings: Readings): Result<State, readonly Problem[]> {
  const read = readTable(input, GAME);
  if (!read.ok) return read;
  const { sides, units, now } = read.value;
  const { plans = {}, hands, deck, open } = now as Pick<Partial<State>, 'plans' | 'hands' | 'deck' | 'open'>;
  const placed = Object.values(units).map(({ id, name, side, ranks, row, base: { at, facing } }) => [
    id,
    { name, side, at, facing, ...(ranks !== null && { ranks }), ...(row !== null && { row }) },
  ]);
  return success(
    settled({
      ...begun(now.side, now.phase),
      sides,
      plans,
      ...(hands && { hands, deck: deck ?? [] }),
      ...(open && { open }),
      readings,
      turn: 0,
      units: Object.fromEntries(placed) as State['units'],
    }),
  );
}

const { point } = tableSchemas('mm');

const oneOf =
  <Value extends string>(these: (state: State) => readonly Value[], wanted: string) =>
  (state: State | null) => {
    const known = state === null ? null : these(state);
    const message = known === null ? wanted : `${wanted}: ${known.join(', ')}`;
    return v.pipe(
      v.string(message),
      v.guard((written): written is Value => known === null || known.some((each) => each === written), message),
    );
  };

/** The reader for each kind of field. */
export const READERS: FieldReaders<FieldKinds, State> = {
  // Orders name the first figure of a formation.
  unit: fromForm(
    oneOf(({ units }) => [...Object.keys(units), ...groupsOf(units).map(({ id }) => id)], 'a unit on the board'),
    (written, { state }) => success(unitNamed(state.units, written)),
  ),
  side: asForm(oneOf(sidesOf, 'a side')),
  cards: asForm(() => v.optional(v.array(v.string('a card')), [])),
  plan: asForm(() => v.picklist(['advance', 'hold'], 'advance or hold')),
  point: asForm(() => point),
  legs: fromForm(
    () => v.array(v.string()),
    (written, { state, fields }) => {
      const unit = String(fields['unit']);
      if (!Object.hasOwn(state.units, unit)) return failure([]);
      const read = legsIn(written, unit, state);
      if ('legs' in read) return success(read.legs);
      return failure([{ path: String(read.at), found: String(written[read.at]), wanted: read.wanted }]);
    },
  ),
};

/** An order of Picket as an author writes it. */
export const order = (written: unknown, state: State) =>
  readOrder<FieldKinds, State, Order>(ORDERS, READERS, written, state);
