import { success, type Problem, type Result } from '../../core/result.ts';
import type { Leg } from '../../games/table/orders/legs.ts';
import { readWith } from '../../games/table/orders/with.ts';
import type { MoveDraft, MovingUnit } from '../orders/move-draft.ts';

/** An order that a reader has written for a moving unit. */
interface WrittenOrder {
  readonly legs: readonly Leg[];
  /** What goes with it. */
  readonly chosen: readonly string[];
}

/**
 * Reads an order that a reader has written: `forward 60, wheel left 30 with the quick step`. Items
 * that it names replace the choice. If it names none, the choice stays. If there are only items,
 * the legs stay.
 */
export function orderIn(
  { moving, legs: drawn, asked = drawn }: MoveDraft,
  text: string,
): Result<WrittenOrder, Problem> {
  const { mover, state, unit, beside } = moving;
  const whole = mover.read(text, state, unit.id);
  if (whole.ok || beside === null) return whole.ok ? success({ legs: whole.value, chosen: chosenOf(moving) }) : whole;
  const parts = readWith(text, beside);
  if (parts === null) return whole;
  if (!parts.ok) return parts;
  const { order, chosen } = parts.value;
  if (order === '') return success({ legs: asked, chosen });
  const legs = mover.read(order, state, unit.id);
  return legs.ok ? success({ legs: legs.value, chosen }) : legs;
}

const chosenOf = ({ beside }: MovingUnit): readonly string[] => beside?.chosen ?? [];

/** Whether these items are not what is chosen for the unit now. */
export const isOtherChoice = (moving: MovingUnit, items: readonly string[]): boolean =>
  items.join('~') !== chosenOf(moving).join('~');
