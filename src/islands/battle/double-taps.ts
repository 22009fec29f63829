/**
 * Drops the second tap of a double tap on another button, if *Undo* has come under the finger
 * meanwhile: it would take back what the first tap has confirmed. Listens until the signal.
 */
export function dropDoubleTaps(row: HTMLElement, signal: AbortSignal): void {
  let last: Element | null = null;
  const heard = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>('button');
    if (event.detail > 1 && button !== last && button?.dataset['do'] === 'undo') event.stopImmediatePropagation();
    last = button;
  };
  row.addEventListener('click', heard, { capture: true, signal });
}
