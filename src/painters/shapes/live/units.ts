import type { Mark, Spot } from '../../../scene/scene.ts';
import { type Frame, place } from '../../frame.ts';
import { roleOf } from '../../theme.ts';
import { bearingOf } from '../condition.ts';
import { short } from '../path.ts';
import type { Picture, Stamp } from '../shape.ts';
import { pointerAt } from '../unit.ts';

/** Degrees clockwise from straight up, for a facing with y up. */
const turnOf = ([fx, fy]: Spot): number => Math.round((Math.atan2(fx, fy) * 1800) / Math.PI) / 10;

/** How far a shaken counter stands askew. */
const ASKEW = -13;

/** A unit. On the grid an upright counter whose point shows the front; on a table its footprint, turned to its front. */
export function base(frame: Frame, mark: Mark<'base'>): Picture {
  const role = roleOf(mark.side);
  const bearing = bearingOf(mark.condition);
  const turn = turnOf(mark.facing);
  const at = place(frame, mark.at);
  const look = `${role}/${mark.symbol}/${mark.formation}/${bearing}`;
  if (!frame.grid) {
    const size = mark.size.map((side) => short(side * frame.scale)).join('x');
    return { at, parts: [{ use: `e/${look}/${size}`, turn }] };
  }
  const front: readonly Stamp[] =
    mark.formation === 'square'
      ? []
      : [{ use: `p/${role}/${bearing}`, at: pointerAt(mark.facing, mark.formation), turn }];
  return { at, parts: [...front, { use: `u/${look}`, ...(bearing === 'shaken' ? { turn: ASKEW } : {}) }] };
}

/** A single figure, turned to its front. */
export const model = (frame: Frame, mark: Mark<'model'>): Picture => ({
  at: place(frame, mark.at),
  parts: [
    { use: `f/${roleOf(mark.side)}/${mark.symbol}/${short(mark.radius * frame.scale)}`, turn: turnOf(mark.facing) },
  ],
});

/** A marker at the upper right of its unit. */
export const badge = (frame: Frame, mark: Mark<'badge'>): Picture => ({
  at: place(frame, mark.at),
  parts: [{ use: `b/${mark.symbol}`, at: frame.grid ? [29, -24] : [22, -22] }],
  title: mark.text,
});
