import type { Side } from '../../../geometry/bases.ts';
import { SIDES } from '../../../geometry/bases.ts';
import { ranksOf } from '../figures/formation.ts';
import { figuresOf, isBattery, type Body } from '../figures/unit.ts';
import { read, type Reading } from '../rulings.ts';
import { COMPANY, FIRING_RANKS } from '../tables.ts';

/**
 * The figures that stand on one side of a square: a quarter, and those left over on the first
 * sides, the front first. By one reading it is a column closed up: those of the two outer ranks or
 * files of that side.
 * @clause dg.fire.square-refused @ruling dg-108
 */
function figuresOnSide(state: Reading, body: Body, side: Side): number {
  const figures = figuresOf(body);
  if (read(state, 'dg-108') === 'front-heavy') {
    const { files, ranks } = ranksOf(state, body);
    return Math.min(figures, FIRING_RANKS * (side === 'front' || side === 'rear' ? files : ranks));
  }
  return Math.floor(figures / 4) + (SIDES.indexOf(side) < figures % 4 ? 1 : 0);
}

/**
 * The companies by which a unit in skirmish order fires. @clause dg.skirmish.company-target
 * @ruling dg-124
 */
export const companiesOf = (state: Reading, body: Body): number =>
  Math.ceil(figuresOf(body) / COMPANY[read(state, 'dg-124')]);

/**
 * The figures that fire, or the guns: those of the front two ranks; of a square those on one side;
 * of skirmishers one company, the `nth` of them.
 * @clause dg.fire.two-ranks dg.fire.square-refused dg.skirmish.company-target dg.skirmish.fire
 */
export function firing(
  state: Reading,
  body: Body,
  { side, nth }: { readonly side: Side; readonly nth: number },
): number {
  const figures = figuresOf(body);
  if (isBattery(body)) return figures;
  if (body.formation === 'square') return figuresOnSide(state, body, side);
  if (body.formation === 'skirmish-order') {
    const size = COMPANY[read(state, 'dg-124')];
    return Math.min(size, figures - nth * size);
  }
  return Math.min(figures, FIRING_RANKS * ranksOf(state, body).files);
}
