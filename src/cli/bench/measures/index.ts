import type { Measure } from '../bench.ts';
import { boards } from './boards.ts';
import { build } from './build.ts';
import { click } from './click.ts';
import { odds } from './odds.ts';
import { orders } from './orders.ts';
import { page } from './page.ts';
import { phone } from './phone.ts';
import { scripts } from './scripts.ts';
import { step } from './step.ts';

/** Everything that can be measured, in the order in which it is. */
export const MEASURES = { orders, odds, build, page, scripts, phone, click, boards, step } as const satisfies Readonly<
  Record<string, Measure>
>;

export type MeasureName = keyof typeof MEASURES;

export const isMeasure = (name: string): name is MeasureName => Object.hasOwn(MEASURES, name);
