import { createSignal, For, Show } from 'solid-js';
import type { OrderLike } from '../../games/contract/engine.ts';
import { capital } from '../../games/contract/sentences.ts';
import { Words } from '../orders/Words.tsx';
import { TypedOffer } from '../orders/TypedOffer.tsx';
import type { Choice } from '../../scene/input.ts';

interface Props {
  /** All orders that are allowed now. */
  readonly choices: () => readonly Choice[];
  /** The name of a unit. */
  readonly name: (unit: string) => string;
  readonly order: (order: OrderLike) => void;
}

/** Every allowed order as a button, by unit: a second way to give orders, without the map. */
export function OrderList(props: Props) {
  const [isOpen, setOpen] = createSignal(false);
  const groups = () => [...Map.groupBy(isOpen() ? props.choices() : [], ({ unit }) => unit)];
  return (
    <details class="fold all-orders" on:toggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>More orders, as a list</summary>
      <For each={groups()} fallback={<p>None are listed here: give your order on the map.</p>}>
        {([unit, choices]) => (
          <Show when={unit} fallback={<ul>{listOf(choices, props.order)}</ul>}>
            {(id) => (
              <details name="orders-of-a-unit">
                <summary>
                  <Words of={`${capital(props.name(id()))} (${choices.length})`} />
                </summary>
                <ul>{listOf(choices, props.order)}</ul>
              </details>
            )}
          </Show>
        )}
      </For>
    </details>
  );
}

const listOf = (choices: readonly Choice[], order: Props['order']) => (
  <For each={choices}>
    {(choice) => (
      <li>
        {choice.typed === undefined ? (
          <button type="button" on:click={() => order(choice.order)}>
            {choice.says}
          </button>
        ) : (
          <TypedOffer order={choice.order} says={choice.says} typed={choice.typed} give={order} />
        )}
      </li>
    )}
  </For>
);
