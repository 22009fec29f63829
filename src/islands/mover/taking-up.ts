import { gapTo } from '../../geometry/gaps.ts';
import type { MoverUnit } from '../../scene/mover.ts';
import { note, type Click, type Input, type Ordering, type Reply } from '../orders/ordering.ts';
import { mayPut } from '../orders/places.ts';
import { chosen } from '../orders/replying.ts';
import { settled, wanting } from './drafting.ts';
import { takeUp } from './moving-unit.ts';
import { plannedFor, withDraft } from './plans.ts';
import { pullAt } from './pulling.ts';
import { unchanged } from './setting.ts';
import { waitsSaid } from './wording.ts';

/* How a unit is taken up: by selecting it, by a click near it, or by a pull. */

/** Takes up the unit that is selected now, or puts the last one down. */
export function withSelected({ now, does }: Reply): Reply {
  const { draft, field, selection, answered, plans } = now;
  const { game, state } = field;
  const unit = answered === null ? selection.unit : null;
  if (unit === (draft?.moving.unit.id ?? null)) return { now, does };
  const moving = takeUp(game.input.mover!, state, unit, field.beside);
  if (moving === null) return { now: { ...now, draft: null, pull: null }, does };
  const next = settled(wanting(moving, plannedFor(plans, moving)));
  return {
    now: { ...now, draft: next, pull: null, plans: withDraft(plans, next), isWarned: false },
    does: draft === null || draft.legs.length === 0 ? does : [...does, note(waitsSaid([draft.moving.unit.name]))],
  };
}

/** How near to a unit, in pixels, a click takes it up: bases are small, and fingers are not. */
const NEAR = { mouse: 10, touch: 22 } as const;

/**
 * Takes up a unit that can be moved when the click is near it: a click there can mean nothing else.
 */
export function takeUpNear(on: Ordering, { press, isTouch, grip, pixel }: Click): Reply | null {
  if (grip !== null) return null;
  const select = unitNear(on, { spot: press, pixel, within: NEAR[isTouch ? 'touch' : 'mouse'] });
  if (select === null) return null;
  const { now, does } = chosen(on, { says: '', select });
  return withSelected({ now, does: [...does, { do: 'focus' }] });
}

/**
 * Takes up the unit that is pressed, and begins to pull it at once. Its earlier order, if it was
 * not confirmed, is replaced.
 */
export function seize(on: Ordering, { spot, isTouch, pixel }: Extract<Input, { kind: 'seize' }>): Reply | null {
  const select = unitNear(on, { spot, pixel, within: isTouch ? FINGER : NEAR.mouse });
  if (select === null || select === on.draft?.moving.unit.id) return null;
  const { draft, ...now } = withSelected(chosen(on, { says: '', select })).now;
  if (draft === null) return null;
  const fresh = wanting(draft.moving, []);
  return unchanged({ ...now, draft: fresh, pull: pullAt(fresh, 'base', spot, isTouch) });
}

/**
 * How near to a unit, in pixels, a finger must press to pull it. Farther off, it scrolls the page.
 */
const FINGER = 8;

/** Where a reader points, and how near a unit must be, in pixels. */
interface Near {
  readonly spot: Click['spot'];
  readonly pixel: number;
  readonly within: number;
}

/** The unit at or near a spot that can be moved; null if there is none. */
function unitNear({ field, selection, answered }: Ordering, { spot, pixel, within }: Near): string | null {
  const { game, state } = field;
  const mover = game.input.mover!;
  const target = game.input.target(state, spot, undefined, pixel);
  if (target === null || answered !== null) return null;
  // If a unit waits for a place, a click at a place means that place, even near another unit.
  if (selection.unit !== null && mayPut(field, selection.unit, target)) return null;
  const most = within * pixel * 1000;
  const far = ({ id, base }: MoverUnit): number =>
    'point' in target ? gapTo(target.point, base).length : 'unit' in target && target.unit === id ? 0 : Infinity;
  const [nearest] = mover
    .units(state)
    .map((unit) => ({ id: unit.id, far: far(unit) }))
    .filter((each) => each.far <= most && mover.handles(state, each.id).length > 0)
    .sort((a, b) => a.far - b.far);
  if (nearest === undefined) return null;
  // Orders name the first unit of a group.
  const place = game.input.locate(state, nearest.id);
  return place !== null && 'unit' in place ? place.unit : nearest.id;
}
