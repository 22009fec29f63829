import type { Awaiting } from '../games/engine.ts';
import { choicesOf } from '../scene/input.ts';
import type { PlayModule } from '../scene/module.ts';

const KEYS = 'By keyboard: <kbd>Tab</kbd> to the board, arrow keys, <kbd>Enter</kbd>.';

/** Instructions for giving orders on this board; shown only with scripts. */
export const instructionsMarkup = (game: PlayModule, state: Awaiting): string =>
  `<p class="how js-only">${instructions(game, state)}</p>`;

/** With buttons if no order needs a target; by pointing at a target if there is no unit to choose; else at a unit, then at a target. */
function instructions({ rules, input }: PlayModule, state: Awaiting): string {
  const choices = choicesOf(rules, state);
  const placed = choices.filter(({ target }) => target !== null);
  if (placed.length === 0) return 'Choose one of the buttons below the map.';
  const place = placed.every(({ target }) => target !== null && 'square' in target) ? 'square' : 'place';
  const units = [...new Set(placed.map(({ unit }) => unit))];
  const isDue = units.length === 1 && choices.every(({ unit }) => unit === units[0]);
  if (isDue) return `Point at the ${place} for it. ${KEYS}`;
  const isBeside = units.every((unit) => unit !== null && input.locate(state, unit) === null);
  return isBeside
    ? `Select a unit with its button below the map, then point at the ${place} for it. ${KEYS}`
    : `Point at your unit, then at the ${place} for it; other orders stand below the map. ${KEYS}`;
}
