import { corners, type Base } from './bases.ts';
import { gap, gapTo, type Gap } from './gaps.ts';
import { mean } from './vectors.ts';

/**
 * A ruler laid between two bases: their gap, from the nearest point of one to that of the other. If
 * several points are equally near, their middle is taken, so that a mirrored table has the mirrored
 * line.
 */
export function rulerBetween(by: Base, to: Base): Gap {
  const all = [
    ...corners(by).map((corner) => gapTo(corner, to)),
    ...corners(to).map((corner) => reversed(gapTo(corner, by))),
  ];
  const least = Math.min(...all.map(({ length }) => length));
  const nearest = all.filter(({ length }) => length <= least + 1);
  return {
    length: gap(by, to),
    from: mean(nearest.map(({ from }) => from)),
    to: mean(nearest.map((each) => each.to)),
  };
}

const reversed = ({ length, from, to }: Gap): Gap => ({ length, from: to, to: from });
