import { createEffect, createSignal, For, Show, type Accessor } from 'solid-js';
import { Portal } from 'solid-js/web';
import { LOAD_ANEW } from '../old-page.ts';
import type { Playing } from '../player/playing.ts';
import type { Answer } from './answer.ts';
import type { OpenOrder } from './pointing.ts';
import type { Offer } from './selection.ts';
import { TypedOffer } from './TypedOffer.tsx';
import { Words } from './Words.tsx';

/**
 * The verdict on the last order. At a moment of decision every allowed order is an answer:
 * `decided`.
 */
type Verdict = 'none' | 'shown' | 'decided' | Answer['verdict'];

/** What the panel says about the last thing that the reader pointed at or ordered. */
export interface Feedback {
  readonly verdict: Verdict;
  /** The verdict as a short sentence; empty if nothing was judged. */
  readonly head: string;
  readonly says: string;
  /** The report of the order, as HTML. */
  readonly html: string;
}

const NOTHING: Feedback = { verdict: 'none', head: '', says: '', html: '' };

/** The feedback beside a board, and what sets it: parts that are left out become empty. */
export interface FeedbackState {
  readonly feedback: Accessor<Feedback>;
  readonly tell: (now: Partial<Feedback>) => void;
}

/** Creates the feedback of a board. It is also announced to screen readers. */
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

/** The verdict on an order: its heading, and the sentences after it. */
export function VerdictText(props: { readonly feedback: Feedback }) {
  return (
    <Show when={`${props.feedback.head}${props.feedback.says}` !== ''}>
      <p class="verdict">
        <Show when={props.feedback.head}>
          <b class={LOOK[props.feedback.verdict]}>
            <Words of={props.feedback.head} />
          </b>{' '}
        </Show>
        <Words of={props.feedback.says} />
      </p>
    </Show>
  );
}

/** The button that loads a page anew from which a new deployment has removed something. */
export const Reload = () => (
  <button type="button" on:click={() => location.reload()}>
    {LOAD_ANEW}
  </button>
);

interface OffersProps {
  readonly board: HTMLElement;
  readonly offers: readonly Offer[];
  readonly choose: (offer: Offer) => void;
}

/** What the button says that takes back: first what is shown and not given, then what was given. */
export const undoSays = (open: OpenOrder): string => (open === 'shown' ? 'Cancel' : 'Undo');

/** The row of buttons below a board's map. */
export const rowOf = (board: HTMLElement): HTMLElement => board.querySelector<HTMLElement>('.orders')!;

/** More further orders than these are folded. */
const FEW = 4;

/**
 * The orders that need no pointing at the map, as buttons below it. The one that the reader has
 * pointed at is the main button. Further orders of the unit in hand come last, under its name.
 */
export function Offers(props: OffersProps) {
  const further = () => props.offers.filter(({ of }) => of !== undefined);
  const Buttons = (these: Pick<OffersProps, 'offers'>) => (
    <For each={these.offers}>
      {(offer) =>
        'order' in offer && offer.typed !== undefined ? (
          <TypedOffer
            order={offer.order}
            says={offer.says}
            typed={offer.typed}
            give={(order) => props.choose({ says: offer.says, order })}
          />
        ) : (
          <button
            type="button"
            class={offer.isMain && 'main'}
            aria-pressed={'select' in offer ? offer.isSelected : undefined}
            on:click={() => props.choose(offer)}
          >
            {offer.says}
          </button>
        )
      }
    </For>
  );
  return (
    <>
      <Portal mount={rowOf(props.board).firstElementChild!}>
        <Buttons offers={props.offers.filter(({ of }) => of === undefined)} />
      </Portal>
      <Portal mount={rowOf(props.board)}>
        <Show when={further()[0]?.of} keyed>
          {(unit) => (
            <details class="further" open={further().length <= FEW}>
              <summary>
                <Words of={`More orders for ${unit} (${further().length})`} />
              </summary>
              <p>
                <Buttons offers={further()} />
              </p>
            </details>
          )}
        </Show>
      </Portal>
    </>
  );
}

/** Markup in the form in which the page itself has it. */
export const Markup = (props: { readonly class: string; readonly html: string }) => (
  <div class={props.class} ref={(element) => createEffect(() => (element.innerHTML = props.html))} />
);
