import { createEffect, createSignal, For, Show, type Accessor } from 'solid-js';
import { Portal } from 'solid-js/web';
import type { Playing } from '../player/playing.ts';
import type { Answer } from './answer.ts';
import type { Offer } from './selection.ts';

/**
 * What the panel says of the last order. At a moment of decision every allowed order is an answer:
 * `decided`.
 */
type Verdict = 'none' | 'shown' | 'decided' | Answer['verdict'];

/** What is said about the last thing that was pointed at or ordered. */
export interface Feedback {
  readonly verdict: Verdict;
  /** The verdict as a short sentence; empty if nothing was judged. */
  readonly head: string;
  readonly says: string;
  /** The report of the order, as HTML. */
  readonly html: string;
}

const NOTHING: Feedback = { verdict: 'none', head: '', says: '', html: '' };

/** What is told beside a board, and what tells it: what is left out of it is empty. */
export interface FeedbackState {
  readonly feedback: Accessor<Feedback>;
  readonly tell: (now: Partial<Feedback>) => void;
}

/** What is told beside a board. Whatever it tells is also announced to screen readers. */
export function createFeedback({ says }: Pick<Playing, 'says'>): FeedbackState {
  const [feedback, setTold] = createSignal(NOTHING);
  return {
    feedback,
    tell(part) {
      const now = { ...NOTHING, ...part };
      setTold(now);
      says(`${now.head} ${now.says}`.trim());
    },
  };
}

const LOOK: Readonly<Partial<Record<Verdict, string>>> = { right: 'yes', wrong: 'no' };

/** The verdict on an order: its first words, and the rest. */
export function VerdictText(props: { readonly feedback: Feedback }) {
  return (
    <Show when={`${props.feedback.head}${props.feedback.says}` !== ''}>
      <p class="verdict">
        <Show when={props.feedback.head}>
          <b class={LOOK[props.feedback.verdict]}>{props.feedback.head}</b>{' '}
        </Show>
        {props.feedback.says}
      </p>
    </Show>
  );
}

interface OffersProps {
  readonly board: HTMLElement;
  readonly offers: readonly Offer[];
  readonly choose: (offer: Offer) => void;
}

/** The row of buttons below a board's map. */
export const rowOf = (board: HTMLElement): HTMLElement => board.querySelector<HTMLElement>('.orders')!;

/**
 * What can be ordered without pointing at the map, as buttons below it. The one that the reader has
 * pointed at is the main one.
 */
export function Offers(props: OffersProps) {
  return (
    <Portal mount={rowOf(props.board).firstElementChild!}>
      <For each={props.offers}>
        {(offer) => (
          <button type="button" class={offer.isMain && 'main'} on:click={() => props.choose(offer)}>
            {offer.says}
          </button>
        )}
      </For>
    </Portal>
  );
}

/** Markup of the panel, as the page has it too. */
export const Markup = (props: { readonly class: string; readonly html: string }) => (
  <div class={props.class} ref={(element) => createEffect(() => (element.innerHTML = props.html))} />
);
