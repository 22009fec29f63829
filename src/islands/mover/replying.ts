import type { ChosenBeside } from '../../games/contract/beside.ts';
import { capital } from '../../games/contract/sentences.ts';
import type { MoveDraft, Pull } from '../orders/move-draft.ts';
import { note, type Click, type Deed, type Input, type Ordering, type Reply } from '../orders/ordering.ts';
import { begun, chosen, deselected, replyTo as pointed } from '../orders/replying.ts';
import { ringedAt } from '../orders/rings.ts';
import { selecting, type Field, type Offer } from '../orders/selection.ts';
import { isOnGhost, sentAt, sentTo, sentToTouch, tapped } from './clicking.ts';
import { asPrinted, settled, wanting } from './drafting.ts';
import { intoContact, pressed, undone } from './leg-list.ts';
import { withoutUnit, waitingNames } from './plans.ts';
import { magnetOf, pulledTo, pullAt } from './pulling.ts';
import { setAndTell, setDraft, unchanged } from './setting.ts';
import { seize, takeUpNear, withSelected } from './taking-up.ts';
import { isOtherChoice, orderIn } from './written.ts';
import { legSaid, notRead, orderSaid, waitsSaid } from './wording.ts';

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

function draftReply(on: Ordering, input: Input): Reply | null {
  const { draft, pull } = on;
  if (input.kind === 'seize') return seize(on, input);
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
      return withSelected(deselected({ ...on, plans: withoutUnit(on.plans, draft.moving.unit.id) }, false));
    case 'write':
      return readSentence(on, draft, input.text);
    case 'form':
      return setAndTell(on, wanting(draft.moving, [...draft.legs, { go: 'form', into: input.into }]));
    case 'beside':
      return judgeAgain(on, draft, input.beside);
    case 'choose':
      return 'touch' in input.offer ? touch(on, draft, input.offer.touch) : null;
    case 'begin':
    case 'board':
    case 'hint':
    case 'hover':
    case 'activate':
      return null;
  }
}

/**
 * A pad that was pressed but not pulled changes nothing yet: the click that follows is what counts.
 */
const release = (on: Ordering, draft: MoveDraft, pull: Pull): Reply =>
  draft === pull.draft ? unchanged(on) : setAndTell(on, draft);

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

/** A click always has an answer: if it changes nothing, what is in hand is told once more. */
function sendByClick(on: Ordering, draft: MoveDraft, click: Click): Reply | null {
  const reply = sent(on, draft, click);
  return reply?.does.length === 0 ? { ...reply, does: [inHand(on.field, reply.now.draft ?? draft)] } : reply;
}

/** What a reader has in hand, and what to do with it. */
function inHand(field: Field, { moving, march, legs }: MoveDraft): Deed {
  if (legs.length > 0) return note(`${capital(orderSaid(moving, march))}. Confirm it, or show where it should go on.`);
  const { says, spoken } = selecting(field, moving.unit.id);
  return note(says, spoken);
}

const noWayTo = ({ game, state }: Field, unit: string): Deed =>
  note(`No turn and straight march lead to ${game.rules.words.name(unit, state)} from there.`);

/** Sends the moving unit to the place that is clicked, or at the enemy. */
function sent(on: Ordering, draft: MoveDraft, { spot, grip, pixel }: Click): Reply | null {
  const { game, state } = on.field;
  const there = game.input.target(state, spot, undefined, pixel);
  // Until an order is begun, a click into a ring means its unit.
  const isRing = grip === null && draft.legs.length === 0 && there !== null && 'point' in there;
  const target = (isRing ? ringedAt(on.field, draft.moving.unit.id, there) : null) ?? there;
  const { foes, handles } = draft.moving;
  const foe = target !== null && 'unit' in target ? foes.find(({ id }) => id === target.unit) : undefined;
  if (foe !== undefined) {
    if (!handles.includes('charge')) return null;
    const charge = sentAt(draft, foe.id);
    if (charge !== null) return setAndTell(on, charge);
    return { now: on, does: [noWayTo(on.field, foe.id)] };
  }
  // A click on a pad over another unit means that unit.
  const isOverFriend = target !== null && 'unit' in target && target.unit !== draft.moving.unit.id;
  if (grip === 'base') return unchanged(on);
  if (grip !== null && !isOverFriend) return setAndTell(on, tapped(draft, grip));
  if (target !== null && 'unit' in target) return pointAtFriend(on, draft, target.unit);
  if (target === null || !('point' in target)) return null;
  return isOnGhost(draft, target.point)
    ? unchanged(on)
    : setAndTell(on, sentTo(draft, target.point, magnetOf(false, pixel)));
}

/**
 * Offers to touch the friend that is pointed at, if the unit may, and to select him. If he cannot
 * be selected, the unit is led up to him at once. Null if the unit may not touch him.
 */
function pointAtFriend(on: Ordering, draft: MoveDraft, unit: string): Reply | null {
  const { game, state } = on.field;
  const friend = draft.moving.friends.find(({ id }) => id === unit);
  if (friend === undefined) return null;
  const sent = sentToTouch(draft, unit);
  if (sent === null) return selectFriend(on, draft, unit);
  const isAsked = on.selection.offers.some((offer) => 'touch' in offer && offer.touch === unit);
  if (isAsked || !game.input.selectable(state, { unit }).includes(unit)) return setAndTell(on, sent);
  const order = orderSaid(sent.moving, sent.march);
  const offers: readonly Offer[] = [
    { says: capital(order), touch: unit, isMain: true },
    { says: `Select ${game.rules.words.name(unit, state)}`, select: unit },
  ];
  const selection = { ...on.selection, cursor: { unit }, offers };
  return { now: { ...on, selection }, does: [note('Two things are possible there. Choose one below the map.')] };
}

/**
 * Selects a friend that the unit in hand may not touch, instead of a march that leads near him.
 * Null if he cannot be selected, or if pointing at him means another order.
 */
function selectFriend(on: Ordering, { moving }: MoveDraft, unit: string): Reply | null {
  const { game, state } = on.field;
  const probes = game.rules.probe(state, { unit: moving.unit.id, target: { unit } });
  const isOther = probes.some(({ order, verdict }) => verdict.ok && !('legs' in order));
  if (isOther || !game.input.selectable(state, { unit }).includes(unit)) return null;
  return withSelected(chosen(on, { says: '', select: unit }));
}

function touch(on: Ordering, draft: MoveDraft, unit: string): Reply {
  const sent = sentToTouch(draft, unit);
  return sent === null ? { now: on, does: [noWayTo(on.field, unit)] } : setAndTell(on, sent);
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
  return { now: setDraft(on, settled(wanting(moving, undone(legs)))), does: [says] };
}

/** The draft with what is chosen now to go with its order; its legs are judged again. */
function judgeAgain(on: Ordering, { moving, legs, asked = legs }: MoveDraft, beside: ChosenBeside | null): Reply {
  const { field } = begun({ ...on.field, beside });
  const then: Ordering = { ...on, field, selection: { ...on.selection, offers: [], isStale: true }, pull: null };
  const next = wanting({ ...moving, beside }, asked);
  const { now, does } = setAndTell(then, next, true);
  return { now: { ...now, draft: { ...now.draft, asked } }, does: asked.length === 0 ? [] : does };
}

function readSentence(on: Ordering, draft: MoveDraft, text: string): Reply {
  const { moving } = draft;
  const read = orderIn(draft, text);
  if (!read.ok) {
    const fault = notRead(moving, read.error);
    const [meant = null] = read.error.meant ?? [];
    return { now: { ...on, draft: { ...draft, unfit: { text, fault, meant } } }, does: [note(fault)] };
  }
  const { legs, chosen: items } = read.value;
  if (isOtherChoice(moving, items))
    return { now: on, does: [{ do: 'bring', items, otherwise: { kind: 'write', text } }] };
  const wanted = intoContact(moving, legs);
  const { now, does } = setAndTell(on, asPrinted(wanting(moving, wanted)), true);
  if (now.draft.refused === null) return { now, does };
  return { now: { ...now, draft: { ...now.draft, unfit: { text, fault: null, meant: null }, asked: wanted } }, does };
}
