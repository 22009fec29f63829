import type { MoveDraft } from '../orders/move-draft.ts';
import { note, type Ordering, type Reply } from '../orders/ordering.ts';
import { allowedPart, settled } from './drafting.ts';
import { withDraft } from './plans.ts';
import { cutSaid, refusalSaid, rulerSaid } from './wording.ts';

/** A reply that changes nothing. */
export const unchanged = (on: Ordering): Reply => ({ now: on, does: [] });

/** An ordering in which a unit is taken up. */
type Drafting = Ordering & { readonly draft: MoveDraft };

/** Sets the draft, cut down to what can be carried out. What was offered before is gone. */
export function setDraft(on: Ordering, next: MoveDraft): Drafting {
  const draft: MoveDraft = { ...next, unfit: null };
  const selection = on.selection.offers.length === 0 ? on.selection : { ...on.selection, offers: [] };
  return { ...on, selection, draft, plans: withDraft(on.plans, draft), isWarned: false };
}

/**
 * Sets the draft and describes it in a note. A written order that is refused stays an error; any
 * other is cut down to what is allowed.
 */
export function setAndTell(on: Ordering, next: MoveDraft, isWritten = false): Reply & { readonly now: Drafting } {
  const now = setDraft(on, isWritten ? settled(next) : allowedPart(next));
  const { moving, march, snapped } = now.draft;
  const said = rulerSaid(moving, march, snapped, ', ');
  const parts = [
    said === '' ? '' : `${said}.`,
    refusalSaid(on.field.game, now.draft),
    cutSaid(on.field.game, now.draft),
  ];
  const text = parts.filter((part) => part !== '').join(' ');
  return { now, does: text === '' ? [] : [note(text)] };
}
