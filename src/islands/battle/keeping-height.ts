import { onCleanup, onMount } from 'solid-js';

/**
 * Lets an element that has become higher for a long text stay as high, so that what stands below it
 * does not move with each order. `where` says in which windows; `told` hears the height.
 */
export function keepHeight(
  element: HTMLElement,
  { told, where = () => true }: { readonly told?: (height: number) => void; readonly where?: () => boolean },
): void {
  let width = 0;
  const measure = () => {
    if (element.offsetWidth !== width) element.style.minHeight = '';
    width = element.offsetWidth;
    if (where()) element.style.minHeight = `${element.offsetHeight}px`;
    told?.(element.offsetHeight);
  };
  const sizes = new ResizeObserver(measure);
  onMount(() => sizes.observe(element));
  onCleanup(() => sizes.disconnect());
}
