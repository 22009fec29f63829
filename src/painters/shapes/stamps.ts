import type { Role } from '../theme.ts';
import type { Bearing } from './condition.ts';
import { groundShapes } from './ground/cell.ts';
import { badgeShapes } from './live/badge.ts';
import { element, figure } from './live/based.ts';
import type { Shape } from './shape.ts';
import { pointer, unit } from './unit.ts';

const role = (name: string | undefined): Role => (name === 'second' ? 'second' : 'first');
const bearing = (name: string | undefined): Bearing => BEARINGS.find((each) => each === name) ?? 'solid';
const BEARINGS: readonly Bearing[] = ['solid', 'shaken', 'hollow', 'reformed'];

/** Each family of stamps, drawn from the words of its id. */
const FAMILIES: Readonly<Record<string, (...words: string[]) => readonly Shape[]>> = {
  g: (ground = '', variant) => groundShapes(ground, Number(variant)),
  u: (side, symbol = '', formation = '', how) => unit(role(side), symbol, formation, bearing(how)),
  p: (side, how) => pointer(role(side), bearing(how)),
  e: (side, symbol = '', formation = '', how, size = '') => {
    const [width = 0, depth = 0] = size.split('x').map(Number);
    return element(role(side), symbol, formation, bearing(how), width, depth);
  },
  f: (side, symbol = '', radius) => figure(role(side), symbol, Number(radius)),
  b: (symbol = '') => badgeShapes(symbol),
};

/** The shapes of a stamp, around its own middle. Its id is its description: `u/first/cannon/line/solid`. */
export function stampShapes(id: string): readonly Shape[] {
  const [family = '', ...words] = id.split('/');
  const draw = FAMILIES[family];
  if (draw === undefined)
    throw new Error(`Unknown stamp «${id}»: its first letter is one of ${Object.keys(FAMILIES).join(', ')}.`);
  return draw(...words);
}
