import type { Base, Side } from '../../../geometry/bases.ts';
import { corners } from '../../../geometry/bases.ts';
import { along, square } from '../../../geometry/facings.ts';
import { overlapping, type Outline } from '../../../geometry/outlines.ts';
import { plus } from '../../../geometry/vectors.ts';
import { baseOf } from '../figures/base.ts';
import { isRunning } from '../figures/formed.ts';
import { figuresOf, isBattery, isSkirmishing, type Body } from '../figures/unit.ts';
import { read } from '../rulings.ts';
import { bodiesIn, isCharging, type Field, type State } from '../state.ts';
import { LEASH, SCREEN, type Formation } from '../tables.ts';
import { corridor, isAhead } from './sight.ts';
import type { Um } from '../../../geometry/lengths.ts';

/**
 * The base of each figure of a unit in skirmish order, from its left to its right. @ruling dg-125
 */
function figuresIn(state: Field, body: Body): readonly Base[] {
  const base = baseOf(state, body);
  const count = figuresOf(body);
  const width = (base.width / count) as Um;
  return Array.from({ length: count }, (_, n) => ({
    ...base,
    width,
    at: plus(base.at, along(square(base.facing, 'right'), (n + 1 / 2) * width - base.width / 2)),
  }));
}

/**
 * How many figures it takes to screen a unit; null if nothing can.
 * @clause dg.skirmish.screen-density
 */
function needed(body: Body): number | null {
  if (isBattery(body)) return SCREEN.battery;
  const isColumn: readonly Formation[] = ['column', 'march-column'];
  if (isColumn.includes(body.formation)) return SCREEN.column;
  // A square is no column: it is screened as a line is.
  return isSkirmishing(body) ? null : SCREEN.line;
}

/** The skirmishers of a side, without one unit. */
const skirmishersOf = (state: Field, side: string, but: readonly string[]): readonly Body[] =>
  bodiesIn(state).filter(
    (body) => body.side === side && isSkirmishing(body) && !isRunning(body) && !but.includes(body.id),
  );

/**
 * How many figures of skirmishers stand between. @clause dg.skirmish.screen-density @ruling dg-062
 */
function figuresBetween(state: Field, screened: Body, area: Outline, all: readonly Body[]): number {
  if (read(state, 'dg-062') === 'anywhere-in-front')
    return all
      .filter((each) => isAhead(baseOf(state, screened), baseOf(state, each), LEASH))
      .reduce((sum, each) => sum + figuresOf(each), 0);
  if (area.length < 3) return 0;
  return all.flatMap((each) => figuresIn(state, each)).filter((figure) => overlapping(corners(figure), area)).length;
}

/**
 * How deep a screen is that skirmishers may fire through, in figures.
 * @clause dg.skirmish.deep-screen
 */
const DEEPEST = 2;

/**
 * How many skirmishers stand one behind another between a company and its target.
 * @clause dg.skirmish.deep-screen @ruling dg-125
 */
function depthBetween(state: Field, area: Outline, all: readonly Body[]): number {
  return area.length < 3 ? 0 : all.filter((each) => overlapping(corners(baseOf(state, each)), area)).length;
}

/**
 * What skirmishers do to a line of fire: they mask the firer, or their screen is too deep for his
 * own skirmishers; they hide the target, are too few for that, or stand before guns, or before
 * friends who charge. Null if none are there.
 */
export type Screen = 'masked' | 'too-deep' | 'hidden' | 'too-few' | 'before-guns' | 'before-chargers' | null;

/**
 * Whether some skirmishers are enough to hide a unit. @clause dg.skirmish.screen-density
 * @ruling dg-062
 */
function hide(state: Field, screened: Body, area: Outline, by: readonly Body[]): boolean {
  const figures = needed(screened);
  return figures !== null && by.length > 0 && figuresBetween(state, screened, area, by) >= figures;
}

/**
 * Whether skirmishers hide the target from the firer, or mask the firer himself. They never screen
 * anything from guns, and guns behind them fire; nor friends who charge.
 * @clause dg.skirmish.screened dg.skirmish.screen-density dg.skirmish.no-screen-artillery
 * dg.skirmish.deep-screen dg.charge.skirmisher-no-screen @ruling dg-061 dg-062
 */
export function screenOf(state: State, firer: Body, side: Side, target: Body): Screen {
  const but = [firer.id, target.id];
  const own = skirmishersOf(state, firer.side, but);
  const theirs = skirmishersOf(state, target.side, but);
  if (own.length + theirs.length === 0) return null;
  const area = corridor(baseOf(state, firer), side, baseOf(state, target));
  if (isBattery(firer)) {
    if (!hide(state, target, area, theirs)) return null;
    return read(state, 'dg-061') === 'nobody-may' ? 'hidden' : 'before-guns';
  }
  if (isSkirmishing(firer) && depthBetween(state, area, own) > DEEPEST) return 'too-deep';
  if (!isSkirmishing(firer) && hide(state, firer, area, own)) return 'masked';
  if (hide(state, target, area, theirs)) return isCharging(state, target) ? 'before-chargers' : 'hidden';
  return depthBetween(state, area, [...own, ...theirs]) > 0 ? 'too-few' : null;
}
