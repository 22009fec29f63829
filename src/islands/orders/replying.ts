import type { ChosenBeside } from '../../games/contract/beside.ts';
import type { Target } from '../../games/contract/engine.ts';
import { distance } from '../../geometry/vectors.ts';
import { choicesOf, sameTarget } from '../../scene/input.ts';
import type { Spot } from '../../scene/scene.ts';
import { note, type Click, type Deed, type Input, type Ordering, type Reply } from './ordering.ts';
import { leapt, mayPut, meantBy, walked } from './places.ts';
import { ringedAt } from './rings.ts';
import { activate, foreseen, initial, selecting, type Field, type Offer, type Selection } from './selection.ts';
import { isPlacing, preview } from './highlights.ts';

/** The ordering of a board before the reader has done anything. */
export function begun({ game, state, isOpen, beside = null }: Omit<Field, 'choices'>): Ordering {
  const field: Field = { game, state, choices: choicesOf(game.rules, state), isOpen: isOpen === true, beside };
  return {
    field,
    answered: null,
    selection: initial(field),
    hints: {},
    draft: null,
    pull: null,
    plans: [],
    isWarned: false,
  };
}

const select = (on: Ordering, part: Partial<Selection>, ...does: readonly Deed[]): Reply => ({
  now: { ...on, selection: { ...on.selection, ...part } },
  does,
});

/**
 * What pointing and the keyboard do on every board: the reader first selects a unit and then points
 * at a target. Null for input that means nothing here; it is left to the page.
 */
export function replyTo(on: Ordering, input: Input): Reply | null {
  switch (input.kind) {
    case 'begin':
      return { now: on, does: [] };
    case 'board':
      return continued(on, input);
    case 'beside':
      return besideChosen(on, input.beside);
    case 'hint':
      return hinted(on, input);
    case 'click':
      return clicked(on, input);
    case 'hover':
      return hovered(on, input.spot, input.pixel);
    case 'key':
      return keyed(on, input.key, input.isShift);
    case 'activate':
      return activated(on, input.target, input.isByKey);
    case 'choose':
      return chosen(on, input.offer);
    case 'put-down':
      return on.selection.offers.length === 0 ? null : select(on, { offers: [], isStale: true }, note('Not given.'));
    case 'seize':
    case 'grab':
    case 'pull':
    case 'release':
    case 'confirm':
    case 'undo':
    case 'write':
    case 'form':
      return null;
  }
}

function continued(on: Ordering, { state, answered, beside = null }: Extract<Input, { kind: 'board' }>): Reply {
  const next = begun({ ...on.field, state, beside });
  const { cursor: last, keys } = on.selection;
  // The unit that was pointed at last may be gone.
  const isGone = 'unit' in last && on.field.game.input.locate(state, last.unit) === null;
  const cursor = isGone ? next.selection.cursor : last;
  return select(
    { ...on, field: next.field, answered, selection: next.selection, draft: null, pull: null },
    { cursor, keys, isStale: true },
  );
}

/**
 * What is chosen to go with the next order changes the orders, and not who gets them: the selected
 * unit stays selected, unless all orders are now for another. If its orders are others now, that is
 * told.
 */
function besideChosen(on: Ordering, beside: ChosenBeside | null): Reply {
  const { answered, field, selection } = on;
  const { now } = continued(on, { kind: 'board', state: field.state, answered, beside });
  const unit = now.selection.unit ?? selection.unit;
  if (unit === null || answered !== null) return { now, does: [] };
  const { says, spoken } = selecting(now.field, unit);
  const isSame = unit === selection.unit && spoken === selecting(field, unit).spoken;
  return select(now, { unit }, ...(isSame ? [] : [note(says, spoken)]));
}

function hinted(on: Ordering, { name, units, shows }: Extract<Input, { kind: 'hint' }>): Reply {
  return { now: { ...on, hints: { ...on.hints, [name]: { units, shows } } }, does: [] };
}

function targetAt({ field, selection }: Ordering, spot: Spot, pixel?: number): Target | null {
  const there = field.game.input.target(field.state, spot, undefined, pixel);
  if (there === null) return null;
  const meant = meantBy(field, selection.unit, there, pixel);
  return ('point' in meant ? ringedAt(field, selection.unit, meant) : null) ?? meant;
}

function clicked(on: Ordering, { spot, isTouch, doubles, pixel }: Click): Reply | null {
  const target = targetAt(on, spot, pixel);
  if (target === null) return offBoard(on);
  // Nobody selects and deselects at once. Quick clicks at two things are two clicks.
  const first = doubles === null ? null : targetAt(on, doubles, pixel);
  if (first !== null && areSame(first, target, pixel)) return null;
  const { cursor, offers } = on.selection;
  const isAsked = isTouch || isPutting(on, target);
  // The first tap, or the first click where a unit is put, has shown an order; the second gives it.
  const isMain = offers[0]?.isMain === true;
  const isSecond = (isAsked || offers.length > 1) && isMain && areSame(cursor, target, pixel);
  if (isSecond) return meant(on, cursor, false);
  return (isAsked ? foreshown(on, target, isTouch) : null) ?? meant(on, target, false);
}

/** A click beside the board. What was said of an answer that stands on it stays. */
function offBoard(on: Ordering): Reply | null {
  if (on.answered !== null) return null;
  return { now: on, does: [note(`That is off the ${on.field.game.input.mover === undefined ? 'board' : 'table'}.`)] };
}

/** Nobody taps a place twice more exactly than within so many pixels. */
const FINGERTIP = 24;

/** Whether two targets are the same to a reader who points at them. */
const areSame = (one: Target, other: Target, pixel: number): boolean =>
  'point' in one && 'point' in other
    ? distance(one.point, other.point) <= FINGERTIP * pixel * 1000
    : sameTarget(one, other);

/** Whether a click puts a unit on a free table: that is confirmed, as every move there is. */
const isPutting = ({ field, selection: { unit } }: Ordering, target: Target): boolean =>
  field.game.input.mover !== undefined && unit !== null && mayPut(field, unit, target);

/** Activates a target. If the board shows an answer, that is taken back instead. */
const meant = (on: Ordering, target: Target, isByKey: boolean): Reply => ({
  now: on,
  does: [{ do: 'take-back', otherwise: { kind: 'activate', target, isByKey } }],
});

/**
 * The first tap or click on a place shows the order that a second one gives. Null if there is
 * nothing to show.
 */
function foreshown(on: Ordering, target: Target, isTouch: boolean): Reply | null {
  const { field, selection, answered } = on;
  const offer = answered !== null ? null : foreseen(field, selection.unit, target);
  if (offer === null) return null;
  const says = note(`${offer.says}? ${isTouch ? 'Tap' : 'Click'} there again, or press the button.`);
  return select(on, { cursor: target, keys: false, offers: [offer], isStale: false }, says);
}

function hovered(on: Ordering, spot: Spot, pixel?: number): Reply | null {
  const { field, selection, draft } = on;
  const isIdle = draft !== null || (selection.unit === null && !isPlacing(field));
  const target = isIdle ? null : targetAt(on, spot, pixel);
  if (target === null || sameTarget(selection.cursor, target) || selection.offers.length > 0) return null;
  return select(on, { cursor: target, keys: false, isStale: false });
}

const ARROWS: Readonly<Record<string, readonly [across: number, along: number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

function keyed(on: Ordering, key: string, isShift: boolean): Reply | null {
  const arrow = ARROWS[key];
  if (arrow !== undefined) return stepped(on, arrow, isShift);
  if (key === 'Enter' || key === ' ') return meant(on, on.selection.cursor, true);
  return key === 'Escape' ? deselected(on) : null;
}

function stepped(on: Ordering, arrow: readonly [number, number], isFar: boolean): Reply {
  const { field } = on;
  const cursor = (isFar ? leapt : walked)(field, on.selection, ...arrow);
  const { now } = select(on, { cursor, keys: true, offers: [], isStale: false });
  const ahead = preview(field, now.selection);
  const may = ahead === null ? '' : ahead.isRefused ? '. Not allowed' : '. Allowed';
  const text = field.game.input.says(field.state, cursor) + may;
  return {
    now,
    does: [
      { do: 'speak', text },
      { do: 'look', at: cursor },
    ],
  };
}

/**
 * Deselects, unless every order is for one unit: then that unit stays selected. By key, the cursor
 * shows where the reader is.
 */
export function deselected(on: Ordering, isByKey = true): Reply {
  const { answered, selection } = on;
  const says = answered === null && selection.unit !== null ? [note('Deselected.')] : [];
  const { cursor } = selection;
  return select({ ...on, selection: initial(on.field) }, { cursor, keys: isByKey || selection.keys }, ...says);
}

function activated(on: Ordering, target: Target, isByKey: boolean): Reply {
  const [main, ...more] = on.selection.offers;
  // Whoever points there again means the plain order, of which the others are further forms.
  if (main?.isMain === true && more.length > 0 && sameTarget(on.selection.cursor, target)) return chosen(on, main);
  const { unit, says, spoken, offers } = activate(on.field, on.selection.unit, target);
  const [only] = offers;
  const isMany = offers.length > 1;
  // An order that still lacks its number is shown, with a field for it.
  const isTyped = only !== undefined && 'order' in only && only.typed !== undefined;
  const selection: Selection = { cursor: target, unit, keys: isByKey, offers: isMany || isTyped ? offers : [] };
  const now = { ...on, selection };
  const told = says === '' ? [] : [note(says, spoken)];
  const again = `${isByKey ? 'Press Enter' : 'Point there'} again, or choose another order below the map.`;
  if (isMany && only?.isMain === true) return { now, does: [...told, note(`${only.says}? ${again}`)] };
  if (isMany)
    return { now, does: [...told, note(`${offers.length} orders are possible there. Choose one below the map.`)] };
  if (isTyped) return { now, does: [...told, note(`${only.says}? Type the number below the map.`)] };
  if (only === undefined) return { now, does: told };
  const reply = chosen(now, only);
  return { ...reply, does: [...told, ...reply.does] };
}

/** Does what an offer says. */
export function chosen(on: Ordering, offer: Offer): Reply {
  // A refused order is drawn by the code that judges it. A preview would draw it a second time.
  if ('order' in offer) return select(on, { isStale: true }, { do: 'order', order: offer.order });
  // Only the mover leads a unit up to another, and it has put that unit down.
  if ('touch' in offer) return { now: on, does: [note('First select the unit that should go there.')] };
  const { says, spoken } = selecting(on.field, offer.select);
  const cursor = firstPlace(on.field, offer.select) ?? on.selection.cursor;
  return select(on, { unit: offer.select, cursor, offers: [], isStale: true }, note(says, spoken));
}

/**
 * Where the keys begin for a unit that waits beside a free table on which they go by small steps:
 * at a place where it may be put. Null for any other unit.
 */
function firstPlace({ game: { input }, state, choices }: Field, unit: string): Target | null {
  if (input.mover !== undefined || input.locate(state, unit) !== null) return null;
  const places = choices.flatMap(({ target, ...each }) => (each.unit === unit && target !== null ? [target] : []));
  return places.find((target) => 'point' in target) ?? null;
}
