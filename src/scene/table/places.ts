import type { Awaiting } from '../../games/contract/engine.ts';
import { COMPASS } from '../../geometry/compass.ts';
import { gap } from '../../geometry/gaps.ts';
import { frameOf } from '../../geometry/companies.ts';
import { NORTH } from '../../geometry/facings.ts';
import { lengthText, um } from '../../geometry/lengths.ts';
import { distance, type Point } from '../../geometry/vectors.ts';
import type { TableBoard, TableState } from './board.ts';
import { standingOf, targetsOn } from './groups.ts';

/** A place in the measure of the game, from the lower left corner of the table. */
export const coordinates = ({ measure }: Pick<TableBoard<Awaiting>, 'measure'>, point: Point): string =>
  point.map((length) => lengthText(length, measure)).join(', ');

/** A direction in whole degrees, clockwise from north. */
const degrees = ([fx, fy]: Point, [x, y]: Point): number =>
  (Math.round((Math.atan2(x - fx, y - fy) * 180) / Math.PI) + 360) % 360;

const compass = (angle: number): string => COMPASS[Math.round(angle / 45) % 8]!;

/** How far two directions are from one line, from 0 to 90 degrees. */
const across = (one: number, other: number): number => {
  const between = Math.abs(one - other) % 180;
  return Math.min(between, 180 - between);
};

/** A unit, or the first of its group, as a place is seen from it. */
interface Seen {
  readonly unit: string;
  /** The direction from its middle, and how far it is from that, which is not told. */
  readonly angle: number;
  readonly far: number;
}

/** All units as a place is seen from them, the nearest first. */
const seenFrom = <State extends TableState>(board: TableBoard<State>, state: State, point: Point): readonly Seen[] =>
  targetsOn(board, state)
    .map(({ leader: unit }) => {
      const { at } = frameOf(standingOf(board, state, unit));
      return { unit, angle: degrees(at, point), far: distance(at, point) };
    })
    .sort((a, b) => a.far - b.far);

/**
 * A place for readers who do not see it: where it lies from the nearest unit, and how far if that
 * may be measured. While nothing may be measured, the directions from two units tell places apart.
 */
export function placeSaid<State extends TableState>(
  board: TableBoard<State>,
  nameOf: (unit: string) => string,
  state: State,
  { point, isMeasured }: { readonly point: Point; readonly isMeasured: boolean },
): string {
  const [nearest, ...others] = seenFrom(board, state, point);
  const from = ({ unit, angle }: Seen): string => `${compass(angle)} of ${nameOf(unit)}`;
  if (isMeasured) {
    const place = coordinates(board, point);
    if (nearest === undefined) return place;
    const spot = { at: point, facing: NORTH, width: um(0, 'mm'), depth: um(0, 'mm') };
    const far = Math.min(...standingOf(board, state, nearest.unit).map((base) => gap(base, spot)));
    return `${place}, ${lengthText(um(far / 1000, 'mm'), board.measure)} ${from(nearest)}`;
  }
  if (nearest === undefined) return 'a place on the table';
  const [second] = others.toSorted((a, b) => across(b.angle, nearest.angle) - across(a.angle, nearest.angle));
  const seen = [nearest, ...(second === undefined ? [] : [second])];
  return `a place ${seen.map((each) => `${from(each)}, at ${each.angle} degrees`).join(', ')}`;
}
