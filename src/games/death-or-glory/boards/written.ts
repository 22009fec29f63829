import * as v from 'valibot';
import { failure, meaning, success } from '../../../core/result.ts';
import { isEachOnce } from '../../../core/shape.ts';
import { asForm, fromForm, readOrder, type FieldReaders } from '../../contract/reading.ts';
import { readLegs } from '../../table/orders/legs.ts';
import { brigadesIn } from '../command/brigades.ts';
import { baseOf } from '../figures/base.ts';
import { ORDERS, type FieldKinds, type Order } from '../orders.ts';
import type { State } from '../state.ts';
import { LABELS } from '../command/tables.ts';
import { legBoard } from './standing.ts';

/** A unit on the board; any name if no board is known. */
function unit(state: State | null) {
  const what = 'a unit on the board';
  if (state === null) return v.string(what);
  const known = Object.keys(state.units);
  return v.picklist(known, `${what}: ${known.join(', ')}`);
}

/** Several targets, each once. */
const several = (state: State | null) =>
  v.pipe(
    v.array(unit(state)),
    v.minLength(1),
    v.check((all) => isEachOnce(all)),
  );

const LEGS = 'a list of legs, such as [forward 100, wheel left 30°]';
const legList = v.array(v.string(LEGS), LEGS);

/** What is known by name on a board; any name if no board is known. */
const named = (what: string, of: (state: State) => readonly string[]) =>
  asForm((state: State | null) => {
    if (state === null) return v.string(what);
    const known = of(state);
    return v.picklist(known, `${what}: ${known.join(', ')}`);
  });

/** The reader for each kind of field. */
export const READERS: FieldReaders<FieldKinds, State> = {
  unit: asForm(unit),
  flag: asForm(() => v.boolean('true or false')),
  targets: fromForm(
    (state) => v.union([unit(state), several(state)], 'a target, or a list of different targets'),
    (written) => success([written].flat()),
  ),
  brigade: named('a brigade with an order sheet', (state) => Object.keys(brigadesIn(state))),
  label: asForm(() => v.picklist(LABELS, `a general order: ${LABELS.join(', ')}`)),
  place: named('a place or a piece of ground', ({ places, terrain }) => Object.keys({ ...terrain, ...places })),
  wounded: named('a wounded general', ({ battle }) => battle?.wounded.map(({ id }) => id) ?? []),
  owner: {
    form: () => v.undefined(),
    read(_written, { state, fields: { unit: id, brigade } }) {
      const side = state.units[String(id)]?.side ?? brigadesIn(state)[String(brigade)]?.side;
      return side === undefined ? failure([]) : success(side);
    },
  },
  legs: fromForm(
    () => legList,
    (written, { state, fields }) => {
      const id = fields['unit'];
      if (typeof id !== 'string' || !Object.hasOwn(state.units, id)) return failure([]);
      if (written.length === 0) return failure([{ path: '', found: '[]', wanted: LEGS }]);
      const read = readLegs(written, { unit: id, base: baseOf(state, state.units[id]!) }, legBoard(state));
      if ('legs' in read) return success(read.legs);
      const { at, wanted, meant = [] } = read;
      return failure([{ path: String(at), found: String(written[at]), wanted, ...meaning(meant) }]);
    },
  ),
};

/** Reads an order as an author writes it: `{ move: battalion, legs: [form line, forward 50] }`. */
export const order = (written: unknown, state: State) =>
  readOrder<FieldKinds, State, Order>(ORDERS, READERS, written, state);
