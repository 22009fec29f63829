import * as v from 'valibot';
import { strict } from '../../../core/shape.ts';
import { COMMANDER_NAMES } from '../tables.ts';

/** An order that is written before the board begins; a move is written on the board itself. */
export const written = v.union(
  [
    strict({ does: v.picklist(['fire', 'charge']), at: v.string('a body on the board') }),
    strict({ does: v.picklist(['support', 'hold']) }),
  ],
  'an order: { does: fire, at: musketeers }, { does: charge, at: … }, { does: support } or { does: hold }',
);

/** An officer who is to pass over to another body. @ruling cf-055 */
const body = v.string('a body on the board');
export const passing = strict({
  unit: body,
  at: body,
  officer: v.picklist(COMMANDER_NAMES, 'the rank of the officer'),
});
