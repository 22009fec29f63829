import type { Dice } from '../../../src/core/dice.ts';
import { steps } from '../../../src/geometry/grid.ts';
import { templateUnits } from '../../../src/games/paper-bayonet/before/army.ts';
import type { TEMPLATES, Victory } from '../../../src/games/paper-bayonet/tables.ts';
import { engine, type Order, type State } from './field.ts';

type Template = keyof typeof TEMPLATES;

/** A small battlefield with all kinds of ground. */
const MAP = `
  9 ..w...~..
  8 ...==.~.b
  7 .h..=.~..
  6 .hh.=..,.
  5 ....#~~..
  4 ..o.=..w.
  3 .w..=....
  2 ..b...h..
  1 ....,....
    abcdefghi`;
const LEGEND = {
  '.': 'open',
  w: 'woods',
  b: 'building',
  h: 'hill',
  '=': 'road',
  '#': 'bridge',
  '~': 'river',
  o: 'lake',
  ',': 'wetlands',
};

const brigade = (side: string, number: number, template: Template) =>
  [
    `${side}-${'abcdef'[number]!}`,
    {
      template,
      units: Object.fromEntries(
        templateUnits(template).map((type, i) => [
          `${side}-${'abcdef'[number]!}-${'abcdefgh'[i]!}`,
          { name: `the ${type} ${i}`, type },
        ]),
      ),
    },
  ] as const;

const army = (side: string, templates: readonly Template[]) =>
  Object.fromEntries(templates.map((template, i) => brigade(side, i, template)));

/** A game that has not begun. */
export const unfought = (
  french: readonly Template[],
  allied: readonly Template[],
  agreement: Readonly<Record<string, unknown>> = {},
) => ({
  map: MAP,
  legend: LEGEND,
  agreement: { rounds: 4, points: 170, victory: 'attrition' satisfies Victory, ...agreement },
  armies: { french: army('french', french), allied: army('allied', allied) },
});

/** A game in which nothing has been agreed. */
export const unagreed = () => ({ map: MAP, legend: LEGEND, sides: ['french', 'allied'] });

export const ordersOf = (state: State): readonly Order[] => engine.candidates(state).map(({ order }) => order);

/**
 * How many squares from the enemy an order leaves its unit. An order that ends a phase or breaks up
 * a column counts as far away; any other order that is not a move counts as 0.
 */
function distance(state: State, order: Order): number {
  if (order.type !== 'move') return order.type === 'end-phase' || order.type === 'leave-column' ? 99 : 0;
  const { side } = state.units[order.unit]!;
  const foes = Object.values(state.units).filter((unit) => unit.side !== side);
  return Math.min(98, ...foes.map((foe) => steps(foe.at, order.path.at(-1)!)));
}

/**
 * Mostly the order that leads nearest to the enemy, of some taken at random; otherwise there would
 * be few fights.
 */
export function bold(state: State, options: readonly Order[], choose: Dice): Order {
  const few = Array.from(
    { length: 4 },
    () => options[choose.roll('choice', { sides: options.length, lowest: 1 }) - 1]!,
  );
  return few.reduce((best, each) => (distance(state, each) < distance(state, best) ? each : best));
}
