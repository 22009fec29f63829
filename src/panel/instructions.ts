import { isAwaitingChoice, type Awaiting } from '../games/contract/engine.ts';
import { aimOf, buttonsSaid, choicesOf, untargeted } from '../scene/input.ts';
import type { PlayModule } from '../scene/module.ts';

/** The keys of a unit that is moved by hand. */
const MOVING_KEYS =
  '<span class="keys">By keyboard: <kbd>Tab</kbd> to the map, <kbd>Enter</kbd> to select; arrow keys, <kbd>Q</kbd> and <kbd>E</kbd> for a quarter turn; <kbd>Enter</kbd> to confirm.</span>';

/** The keys of a table on which places lie close together. */
const LEAPING_KEYS =
  '<span class="keys">By keyboard: <kbd>Tab</kbd> to the map, arrow keys, with <kbd>Shift</kbd> from unit to unit, <kbd>Enter</kbd>.</span>';

const KEYS = '<span class="keys">By keyboard: <kbd>Tab</kbd> to the map, arrow keys, <kbd>Enter</kbd>.</span>';

/**
 * Instructions for giving orders on this board; shown only with scripts. The player replaces them
 * with its verdicts.
 */
export const instructionsMarkup = (game: PlayModule, state: Awaiting): string =>
  `<div class="feedback js-only"><p class="how">${instructions(game, state)}</p></div>`;

/**
 * How orders are given on this board, as HTML: with buttons if no order needs a target, of the unit
 * that is selected if there are many; by a target if there is no unit to choose; otherwise by a
 * unit and then a target. `isMarked` says whether the board highlights the places for something
 * that belongs to no unit, such as a marker.
 */
export function instructions({ rules, input }: PlayModule, state: Awaiting, isMarked = false): string {
  const choices = choicesOf(rules, state);
  const keys = input.leap === undefined ? KEYS : LEAPING_KEYS;
  const placed = choices.filter(({ target }) => target !== null);
  const isByUnit = placed.length === 0 && untargeted(input, state, choices, null).length < choices.length;
  if (isByUnit)
    return `${buttonsSaid(
      choices.filter(({ unit }) => unit !== null),
      'Select one of your units, then ',
    )} ${keys}`;
  if (placed.length === 0) return buttonsSaid(choices);
  const place = placed.every(({ target }) => target !== null && 'square' in target) ? 'square' : 'place';
  const units = [...new Set(placed.map(({ unit }) => unit))];
  const isDue = units.length === 1 && choices.every(({ unit }) => unit === units[0]);
  const aim = aimOf(input, state, placed, place);
  const isHeld = units.some((unit) => unit !== null && (input.mover?.handles(state, unit) ?? []).length > 0);
  const waits = units.some((unit) => unit !== null && input.locate(state, unit) === null);
  const called = waits ? ' Use the buttons below the map for units waiting off the table.' : '';
  // A choice and a secret order are given by a button or on the map.
  const isAsked = isAwaitingChoice(state) || state.awaits?.kind === 'secret';
  const isEither = isAsked && choices.length > placed.length;
  const instead = isEither ? ' Or choose one of the buttons below the map.' : '';
  if (isHeld) return `Select a unit, then drag or turn it, or type its order.${called}${instead} ${MOVING_KEYS}`;
  if (isDue) return `Choose ${units[0] === null && !isMarked ? `a ${place}` : aim}. ${keys}`;
  const more = choices.length > placed.length ? ' More orders are below the map.' : '';
  const isBeside = units.every((unit) => unit !== null && input.locate(state, unit) === null);
  return isBeside
    ? `Select a unit with its button below the map, then choose ${aim}. ${keys}`
    : `Select one of your units, then ${aim}.${more} ${keys}`;
}
