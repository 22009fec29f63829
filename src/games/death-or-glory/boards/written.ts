import * as v from 'valibot';
import { failure, meaning, success } from '../../../core/result.ts';
import { isEachOnce } from '../../../core/shape.ts';
import { asForm, fromForm, readOrder, type FieldReaders } from '../../contract/reading.ts';
import { readLegs } from '../../table/orders/legs.ts';
import { baseOf } from '../figures/base.ts';
import { ORDERS, type FieldKinds, type Order } from '../orders.ts';
import type { State } from '../state.ts';
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

/** The reader for each kind of field. */
export const READERS: FieldReaders<FieldKinds, State> = {
  unit: asForm(unit),
  flag: asForm(() => v.boolean('true or false')),
  targets: fromForm(
    (state) => v.union([unit(state), several(state)], 'a target, or a list of different targets'),
    (written) => success([written].flat()),
  ),
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
