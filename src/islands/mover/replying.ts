import { gapTo } from '../../geometry/gaps.ts';
import type { ChosenBeside } from '../../games/contract/beside.ts';
import type { MoverUnit } from '../../scene/mover.ts';
import type { MoveDraft, Pull } from '../orders/move-draft.ts';
import { note, type Click, type Input, type Ordering, type Reply } from '../orders/ordering.ts';
import { mayPut } from '../orders/places.ts';
import { begun, chosen, deselected, replyTo as pointed } from '../orders/replying.ts';
import { isOnGhost, sentAt, sentTo } from './clicking.ts';
import { settled, wanting } from './drafting.ts';
import { intoContact, pressed, undone } from './leg-list.ts';
import { withoutUnit, withDraft, plannedFor, waitingNames } from './plans.ts';
import { magnetOf, pulledTo, pullAt } from './pulling.ts';
import { nameOf, takeUp } from './moving-unit.ts';
import { isOtherChoice, orderIn } from './written.ts';
import { legSaid, notRead, refusalSaid, rulerSaid, waitsSaid } from './wording.ts';

/*
 * What input does on a free table. A selected unit that can be moved is taken up: the reader pulls
 * it, pushes it with keys, or writes its order, leg by leg. All other input is left to
 * `orders/replying.ts`.
 */

/**
 * The reply to an input: of the moving unit if the input is meant for it, otherwise that of
 * pointing.
 */
export function replyTo(on: Ordering, input: Input): Reply | null {
  const ofDraft = draftReply(on, input);
  if (ofDraft !== null) return ofDraft;
  const reply = pointed(on, input);
  return reply === null || input.kind === 'hover' ? reply : warnOfPlans(withSelected(reply));
}

const unchanged = (on: Ordering): Reply => ({ now: on, does: [] });

function draftReply(on: Ordering, input: Input): Reply | null {
  const { draft, pull } = on;
  if (draft === null) return input.kind === 'click' ? takeUpNear(on, input) : null;
  switch (input.kind) {
    case 'click':
      return sendByClick(on, draft, input);
    case 'key':
      return pressKey(on, draft, input.key, input.isShift);
    case 'grab':
      return unchanged({ ...on, pull: pullAt(draft, input.grip, input.spot, input.isTouch) });
    case 'pull':
      return pull === null ? null : unchanged({ ...on, draft: pulledTo(pull, draft, input.spot, input.pixel) });
    case 'release':
      return pull === null ? null : release({ ...on, pull: null }, draft, pull);
    case 'confirm':
      return confirm(on, draft);
    case 'undo':
      return draft.legs.length === 0 ? null : undo(on, draft);
    case 'put-down':
      return withSelected(deselected({ ...on, plans: withoutUnit(on.plans, draft.moving.unit.id) }));
    case 'write':
      return readSentence(on, draft, input.text);
    case 'form':
      return setAndTell(on, wanting(draft.moving, [...draft.legs, { go: 'form', into: input.into }]));
    case 'beside':
      return judgeAgain(on, draft, input.beside);
    case 'begin':
    case 'board':
    case 'hint':
    case 'hover':
    case 'activate':
    case 'choose':
      return null;
  }
}

/** A pad that was pressed but not pulled changes nothing. */
const release = (on: Ordering, draft: MoveDraft, pull: Pull): Reply =>
  draft === pull.draft ? unchanged(on) : setAndTell(on, draft);

/** Takes up the unit that is selected now, or puts the last one down. */
function withSelected({ now, does }: Reply): Reply {
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

/**
 * An order that is not for one unit, such as the end of a phase, would end the planned orders: the
 * first press only warns of them.
 */
function warnOfPlans({ now, does }: Reply): Reply {
  const deed = does.find((each) => each.do === 'order');
  if (deed === undefined) return { now, does };
  const { game, state } = now.field;
  const names = now.isWarned || 'unit' in deed.order ? [] : waitingNames(now.plans, game.input.mover!, state);
  if (names.length === 0) return { now: { ...now, isWarned: false }, does };
  const order = game.rules.words.order(deed.order, state);
  const says = note(`${waitsSaid(names)} Or press “${order}” again to go on without.`);
  return { now: { ...now, isWarned: true }, does: does.map((each) => (each === deed ? says : each)) };
}

/** How near to a unit, in pixels, a click takes it up: bases are small, and fingers are not. */
const NEAR = { mouse: 10, touch: 22 } as const;

/**
 * Takes up a unit that can be moved when the click is near it: a click there can mean nothing else.
 */
function takeUpNear(on: Ordering, { press, isTouch, isOnGrip, pixel }: Click): Reply | null {
  if (isOnGrip) return unchanged(on);
  const { field, selection, answered } = on;
  const { game, state } = field;
  const mover = game.input.mover!;
  const target = game.input.target(state, press, undefined, pixel);
  if (target === null || answered !== null) return null;
  // If a unit waits for a place, a click at a place means that place, even near another unit.
  if (selection.unit !== null && mayPut(field, selection.unit, target)) return null;
  const most = NEAR[isTouch ? 'touch' : 'mouse'] * pixel * 1000;
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
  const select = place !== null && 'unit' in place ? place.unit : nearest.id;
  const { now, does } = chosen(on, { says: '', select });
  return withSelected({ now, does: [...does, { do: 'focus' }] });
}

/** Sends the moving unit to the place that is clicked, or at the enemy. */
function sendByClick(on: Ordering, draft: MoveDraft, { spot, isOnGrip, pixel }: Click): Reply | null {
  const { game, state } = on.field;
  const target = game.input.target(state, spot, undefined, pixel);
  const { foes, handles } = draft.moving;
  const foe = target !== null && 'unit' in target ? foes.find(({ id }) => id === target.unit) : undefined;
  if (foe !== undefined) {
    if (!handles.includes('charge')) return null;
    const charge = sentAt(draft, foe.id);
    if (charge !== null) return setAndTell(on, charge);
    return { now: on, does: [note(`No turn and straight march lead to ${nameOf(draft.moving, foe.id)} from there.`)] };
  }
  // A click on a pad over an enemy means the enemy. A click on any other pad changes nothing.
  if (isOnGrip) return unchanged(on);
  if (target === null || !('point' in target)) return null;
  return isOnGhost(draft, target.point)
    ? unchanged(on)
    : setAndTell(on, sentTo(draft, target.point, magnetOf(false, pixel)));
}

/** An ordering in which a unit is taken up. */
type Drafting = Ordering & { readonly draft: MoveDraft };

/** Sets the draft, cut down to what can be carried out. */
function setDraft(on: Ordering, next: MoveDraft): Drafting {
  const draft: MoveDraft = { ...settled(next), unfit: null };
  return { ...on, draft, plans: withDraft(on.plans, draft), isWarned: false };
}

/** Sets the draft and describes it in a note. */
function setAndTell(on: Ordering, next: MoveDraft): Reply & { readonly now: Drafting } {
  const now = setDraft(on, next);
  const { moving, march, snapped } = now.draft;
  const said = rulerSaid(moving, march, snapped, ', ');
  const parts = [said === '' ? '' : `${said}.`, refusalSaid(on.field.game, now.draft)];
  const text = parts.filter((part) => part !== '').join(' ');
  return { now, does: text === '' ? [] : [note(text)] };
}

function pressKey(on: Ordering, draft: MoveDraft, key: string, isShift: boolean): Reply | null {
  const legs = pressed(draft.moving, draft.legs, key, isShift);
  if (legs !== null) return setAndTell(on, wanting(draft.moving, legs));
  if (draft.legs.length === 0) return null;
  if (key === 'Enter' || key === ' ') return confirm(on, draft);
  return key === 'Escape' || key === 'Backspace' ? undo(on, draft) : null;
}

function confirm(on: Ordering, { moving, march, unfit }: MoveDraft): Reply {
  const order = unfit === null ? march.order : null;
  if (order === null) return unchanged(on);
  return { now: { ...on, plans: withoutUnit(on.plans, moving.unit.id) }, does: [{ do: 'order', order }] };
}

function undo(on: Ordering, { moving, legs, march }: MoveDraft): Reply {
  const last = march.steps.at(-1)!;
  const says = note(`Took back: ${legSaid(moving, last.leg, last.from)}.`);
  return { now: setDraft(on, wanting(moving, undone(legs))), does: [says] };
}

/** The draft with what is chosen now to go with its order; its legs are judged again. */
function judgeAgain(on: Ordering, { moving, legs, asked = legs }: MoveDraft, beside: ChosenBeside | null): Reply {
  const { field } = begun({ ...on.field, beside });
  const then: Ordering = { ...on, field, selection: { ...on.selection, offers: [], isStale: true }, pull: null };
  const next = wanting({ ...moving, beside }, asked);
  const { now, does } = setAndTell(then, next);
  return { now: { ...now, draft: { ...now.draft, asked } }, does: asked.length === 0 ? [] : does };
}

function readSentence(on: Ordering, draft: MoveDraft, text: string): Reply {
  const { moving } = draft;
  const read = orderIn(draft, text);
  if (!read.ok) {
    const fault = notRead(moving, read.error);
    return { now: { ...on, draft: { ...draft, unfit: { text, fault } } }, does: [note(fault)] };
  }
  const { legs, chosen: items } = read.value;
  if (isOtherChoice(moving, items))
    return { now: on, does: [{ do: 'bring', items, otherwise: { kind: 'write', text } }] };
  const wanted = intoContact(moving, legs);
  const { now, does } = setAndTell(on, wanting(moving, wanted));
  if (now.draft.refused === null) return { now, does };
  return { now: { ...now, draft: { ...now.draft, unfit: { text, fault: null }, asked: wanted } }, does };
}
