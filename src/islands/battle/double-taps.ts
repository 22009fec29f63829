/**
 * Drops the second tap of a double tap if another button has come under the finger meanwhile: after
 * *Confirm* that would be *Undo*. Quick presses of one button all count. Listens until the signal.
 */
export function dropDoubleTaps(row: HTMLElement, signal: AbortSignal): void {
  let last: Element | null = null;
  const heard = (event: MouseEvent) => {
    const button = (event.target as Element).closest('button');
    if (event.detail > 1 && button !== last) event.stopImmediatePropagation();
    last = button;
  };
  row.addEventListener('click', heard, { capture: true, signal });
}
