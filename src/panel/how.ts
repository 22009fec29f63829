import type { AnyRules, Awaiting } from '../games/engine.ts';
import { choicesOf, type Hand } from '../scene/hand.ts';

const KEYS = 'By keyboard: <kbd>Tab</kbd> to the board, arrow keys, <kbd>Enter</kbd>.';

/** How orders are given on a board as it stands; without a script none are. */
export const howMarkup = (engine: AnyRules, hand: Hand, state: Awaiting): string =>
  `<p class="how js-only">${way(engine, hand, state)}</p>`;

/** By buttons where no order needs a place; at a place alone where there is no unit to choose; else at a unit, then at a place. */
function way(engine: AnyRules, hand: Hand, state: Awaiting): string {
  const choices = choicesOf(engine, hand, state);
  const placed = choices.filter(({ place }) => place !== null);
  if (placed.length === 0) return 'Choose one of the buttons below the map.';
  const units = [...new Set(placed.map(({ unit }) => unit))];
  const isDue = units.length === 1 && choices.every(({ unit }) => unit === units[0]);
  if (isDue) return `Point at the square for it. ${KEYS}`;
  const isBeside = units.every((unit) => unit !== null && hand.placeOf(state, unit) === null);
  return isBeside
    ? `Take up a unit by its button below the map, then point at the square for it. ${KEYS}`
    : `Point at your unit, then at the square for it; other orders stand below the map. ${KEYS}`;
}
