import * as v from 'valibot';
import { strict } from '../../../core/shape.ts';
import { unnoted, type GameForm } from '../../contract/form.ts';
import { KIND } from '../names.ts';
import { ORDERS } from '../orders.ts';
import { GROUNDS, PHASES } from '../tables.ts';
import { words } from '../words.ts';
import { SIGNS } from './map.ts';
import { armyBoardSchema, bareBoardSchema, boardSchema, CONDITIONS, FORMATIONS } from './schema.ts';
import { READERS } from './written.ts';

/** The kinds of ground are checked with the map, so the schemas of boards do not name them. */
const legend = v.record(v.string(), v.picklist(GROUNDS, `a kind of ground: ${GROUNDS.join(', ')}`));

/** Everything that authors may write for Paper Bayonet. */
export const form: GameForm = {
  orders: ORDERS,
  fields: READERS,
  boards: {
    'a game in play': strict({ ...boardSchema.entries, legend }),
    'a game before its deployment': strict({ ...armyBoardSchema.entries, legend }),
    'a game before its armies': strict({ ...bareBoardSchema.entries, legend }),
  },
  names: {
    'unit types': KIND,
    ground: Object.fromEntries(GROUNDS.map((ground) => [ground, `${SIGNS[ground]} on our maps`])),
    conditions: unnoted(CONDITIONS),
    formations: unnoted(FORMATIONS),
    phases: unnoted(PHASES),
  },
  words,
};
