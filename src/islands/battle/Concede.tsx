import { createSignal, For, Show } from 'solid-js';
import type { AnyRules, Awaiting, OrderLike } from '../../games/contract/engine.ts';
import { Words } from '../orders/Words.tsx';

interface Props {
  readonly rules: AnyRules;
  readonly state: Awaiting;
  readonly order: (order: OrderLike) => void;
}

/**
 * Lets either side give the game up, if the rules allow that. The reader is first asked which side.
 */
export function Concede(props: Props) {
  const [isAsking, setAsking] = createSignal(false);
  const concessions = () => {
    const { rules, state } = props;
    if (state.awaits === null || rules.concession === undefined) return [];
    return rules.sides(state).map((side) => rules.concession!(side));
  };
  function concede(order: OrderLike) {
    setAsking(false);
    props.order(order);
  }
  return (
    <Show when={concessions().length > 0}>
      <section class="concede">
        <p class="row">
          <Show
            when={isAsking()}
            fallback={
              <button type="button" on:click={() => setAsking(true)}>
                Concede
              </button>
            }
          >
            <span>The side that concedes loses.</span>
            <For each={concessions()}>
              {(order) => (
                <button type="button" on:click={() => concede(order)}>
                  <Words of={props.rules.words.order(order, props.state)} />
                </button>
              )}
            </For>
            <button type="button" on:click={() => setAsking(false)}>
              Play on
            </button>
          </Show>
        </p>
      </section>
    </Show>
  );
}
