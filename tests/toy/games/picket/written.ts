import * as v from 'valibot';
import { pointIn, tableBoard, type OrderWith } from '../../../../src/games/contract/written.ts';

const now = { side: v.optional(v.string()), plans: v.optional(v.record(v.string(), v.string()), {}) };
export const boardSchema = tableBoard('mm', {}, now);
export type Unit = v.InferOutput<typeof boardSchema>['units'][string];
export const orderFields = (sides: readonly string[], units: readonly string[]) => ({
  write: { plan: v.picklist(['advance', 'hold']), by: v.picklist(sides) },
  move: { unit: v.picklist(units), to: pointIn('mm') },
  fire: { unit: v.picklist(units), at: v.picklist(units) },
  ...{ lead: {}, wait: {}, duck: {}, stand: {}, 'end-phase': {} },
});
export type Order = OrderWith<ReturnType<typeof orderFields>>;
