import type { Annotation } from '../../core/annotations.ts';
import type { Awaiting, Target } from '../../games/contract/engine.ts';
import { choicesOf, sameTarget } from '../../scene/input.ts';
import type { Mark, Scene } from '../../scene/scene.ts';
import { able, type Field, type Selection } from './selection.ts';

/** Whether something that is not a unit must be placed, on a board that shows where it may go. */
export const isPlacing = ({ choices, isOpen }: Pick<Field, 'choices' | 'isOpen'>): boolean =>
  isOpen === true && choices.some(({ unit, target }) => unit === null && target !== null);

/**
 * A preview of an order to the target that the reader points at: the annotations of the order, or
 * of its refusal.
 */
export interface Preview {
  readonly shows: readonly Annotation[];
  readonly isRefused: boolean;
}

/**
 * Previews the most likely order to the cursor. Null if no unit is selected, if the cursor is on
 * it, or if the target means no order.
 */
export function preview(field: Field, { unit, cursor, isStale }: Selection): Preview | null {
  const { game, state } = field;
  if (isStale === true) return null;
  if (unit === null ? !isPlacing(field) : game.input.selectable(state, cursor).includes(unit)) return null;
  const [likeliest] = game.rules.probe(state, { unit, target: cursor });
  if (likeliest === undefined) return null;
  const { verdict } = likeliest;
  if (unit === null || verdict.ok || verdict.shows.length > 0) return { shows: verdict.shows, isRefused: !verdict.ok };
  // If the rules show nothing, a ruler is drawn: the distance may explain the refusal.
  const to = 'square' in cursor ? cursor.square : 'unit' in cursor ? cursor.unit : cursor.point;
  return { shows: [{ kind: 'ruler', from: unit, to }], isRefused: true };
}

/**
 * The places for a marker, or for a unit that waits beside the board. If a unit is selected, only
 * its places. On a free table a unit has countless places, which mean nothing until it is selected.
 */
function places({ game: { input }, state, choices, isOpen }: Field, selected: string | null): readonly Mark[] {
  if (isOpen !== true) return [];
  const isAny = selected === null && input.mover === undefined;
  const waiting = choices.filter(
    ({ unit }) =>
      (isAny || unit === null || unit === selected) && (unit === null || input.locate(state, unit) === null),
  );
  const marks = waiting.flatMap(({ target }) =>
    target === null ? [] : [input.highlight(state, `place-${input.name(state, target)}`, target, 'step')],
  );
  return [...new Map(marks.map((mark) => [mark.id, mark])).values()];
}

/**
 * Where units that wait beside a free table may go, if that is the same for all of them and there
 * is nothing else to point at: it is lit before one of them is selected.
 */
function commonGround({ game: { input }, state, choices, isOpen }: Field): readonly Mark[] {
  const units = [...new Set(choices.flatMap(({ unit }) => unit ?? []))];
  const [first, ...others] = units;
  if (isOpen !== true || input.mover === undefined || first === undefined) return [];
  if (units.some((unit) => input.locate(state, unit) !== null)) return [];
  const ground = input.reach(state, first);
  const text = JSON.stringify(ground);
  return others.every((unit) => JSON.stringify(input.reach(state, unit)) === text) ? ground : [];
}

/**
 * The highlights: the units that may act, the reach and the place of the selected unit, the cursor,
 * and the targets of hints.
 */
export function highlights(field: Field, selection: Selection, hinted: readonly Target[]): readonly Mark[] {
  const { state } = field;
  const { input } = field.game;
  const { cursor, unit, keys } = selection;
  const stands = unit === null ? null : input.locate(state, unit);
  const ahead = preview(field, selection);
  // The path of a refused move already shows where it stops.
  const refused = ahead?.isRefused === true && ahead.shows.every(({ kind }) => kind !== 'path');
  // A unit that waits beside the board is not drawn on the map, so its place is marked.
  const isPut = ahead?.shows.length === 0 && !ahead.isRefused && stands === null && unit !== null;
  const reach = unit === null ? commonGround(field) : input.reach(state, unit);
  const ready = able(field).filter((target) => !sameTarget(target, stands));
  return [
    ...hinted.map((target) => input.highlight(state, `hint-${input.name(state, target)}`, target, 'light')),
    ...(reach.length > 0 ? reach : places(field, unit)),
    ...ready.map((target) => input.highlight(state, `able-${input.name(state, target)}`, target, 'able')),
    ...(stands === null ? [] : [input.highlight(state, 'selected', stands, 'chosen')]),
    ...(refused ? [input.highlight(state, 'refused', cursor, 'fault')] : []),
    ...(isPut ? [input.highlight(state, 'there', cursor, 'light')] : []),
    ...(keys ? [input.highlight(state, 'cursor', cursor, 'light')] : []),
  ];
}

/**
 * The scene with those of the reader's units drawn pale that can get no order in this state. If
 * that would be all of them, the scene stays as it is.
 */
export function paleUnable({ game }: Pick<Field, 'game'>, scene: Scene, state: Awaiting): Scene {
  const busy = new Set(choicesOf(game.rules, state).map(({ unit }) => unit));
  const isUnable = (unit: string): boolean => {
    const place = game.input.locate(state, unit);
    return place !== null && !busy.has(unit) && game.input.selectable(state, place).includes(unit);
  };
  const units = scene.marks.filter(({ kind, id }) => kind === 'base' && busy.has(id));
  if (units.length === 0) return scene;
  return {
    ...scene,
    marks: scene.marks.map((mark) => (mark.kind === 'base' && isUnable(mark.id) ? { ...mark, pale: true } : mark)),
  };
}
