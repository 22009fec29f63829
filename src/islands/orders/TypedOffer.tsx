import { createSignal, createUniqueId, Show } from 'solid-js';
import type { OrderLike } from '../../games/contract/engine.ts';
import { readNumber, retyped, type TypedNumber } from '../../games/contract/typed.ts';
import { Words } from './Words.tsx';

interface Props {
  /** The order, which still lacks its number. */
  readonly order: OrderLike;
  readonly says: string;
  readonly typed: TypedNumber;
  /** Gives the order with its number. */
  readonly give: (order: OrderLike) => void;
}

/**
 * An order with a number that its reader types: a field, and the button of the order, which Enter
 * presses too. A number that cannot be given is refused in words, and the field keeps the focus.
 */
export function TypedOffer(props: Props) {
  const [fault, setFault] = createSignal('');
  const [id, why] = [createUniqueId(), createUniqueId()];
  let field!: HTMLInputElement;
  function submitted(event: SubmitEvent) {
    event.preventDefault();
    const read = readNumber(field.value, props.typed);
    setFault(read.ok ? '' : read.error);
    if (read.ok) props.give(retyped(props.order, props.typed, read.value));
    else field.focus();
  }
  return (
    <form class="typed" on:submit={submitted}>
      <label for={id}>
        <Words of={`${props.typed.label}, ${props.typed.least} to ${props.typed.most}`} />
      </label>
      <input
        ref={field}
        id={id}
        type="text"
        inputmode="numeric"
        enterkeyhint="go"
        autocomplete="off"
        aria-invalid={fault() !== ''}
        aria-describedby={why}
      />
      <button class="main">
        <Words of={props.says} />
      </button>
      <p class="fault" id={why} role="alert">
        <Show when={fault()}>{(says) => <Words of={says()} />}</Show>
      </p>
    </form>
  );
}
