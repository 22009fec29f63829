import { Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import type { AnyRules, Awaiting, OrderLike } from '../../games/contract/engine.ts';
import type { BesideChoice } from '../orders/createChoice.ts';
import { Words } from '../orders/Words.tsx';
import { Strip } from '../orders/Strip.tsx';
import type { HandOver } from './createSitting.ts';

interface CoverProps {
  readonly rules: AnyRules;
  readonly state: Awaiting;
  readonly order: (order: OrderLike) => void;
  readonly screen: HandOver;
}

/**
 * Covers the hands for two players at one screen, and lets them be asked for their cards always;
 * only in a game with hands of cards.
 */
export const Cover = (props: CoverProps) => (
  <Show when={props.rules.secretTo !== undefined}>
    <p class="cover">
      <label>
        <input
          type="checkbox"
          checked={props.screen.isCovered()}
          on:change={({ currentTarget }) => props.screen.cover(currentTarget.checked)}
        />{' '}
        Cover the hands, for two players at one screen
      </label>
      <Show when={props.state.awaits !== null ? props.rules.asking?.(props.state) : undefined}>
        {(asking) => (
          <label>
            <input type="checkbox" checked={asking().isAlways} on:change={() => props.order(asking().change)} /> Always
            ask whoever holds a card: then nobody learns from a pause who holds one of use
          </label>
        )}
      </Show>
    </p>
  </Show>
);

interface BesideMapProps {
  readonly board: HTMLElement;
  readonly screen: HandOver;
  readonly choice: BesideChoice | null;
  /** The name of a side: all sides sit at this screen. */
  readonly side: (id: string) => string;
}

const placeOn = (board: HTMLElement): Element => board.querySelector('.beside-map')!;

/** What lies below the map: the strip, or a curtain until the awaited side sits at the screen. */
export const BesideMap = (props: BesideMapProps) => (
  <Show
    when={props.screen.to()}
    fallback={
      <Show when={props.choice}>
        {(choice) => <Strip place={placeOn(props.board)} choice={choice()} side={props.side} />}
      </Show>
    }
  >
    {(side) => (
      <Portal mount={placeOn(props.board)}>
        <p class="curtain">
          <button type="button" class="main" on:click={() => props.screen.sitDown()}>
            <Words of={`Hand over to the ${side()}`} />
          </button>
        </p>
      </Portal>
    )}
  </Show>
);
