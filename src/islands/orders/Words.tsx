import { createEffect } from 'solid-js';

/**
 * A text that changes. Its element gets a new text each time: a browser that translates the page
 * has replaced the old one, and would never show what is written into that.
 */
export const Words = (props: { readonly of: string }) => (
  <span ref={(element) => createEffect(() => (element.textContent = props.of))} />
);
