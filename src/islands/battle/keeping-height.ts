import { onCleanup, onMount } from 'solid-js';

/**
 * Lets an element that has become higher for a long text stay as high, so that what stands below it
 * does not move with each order. `told` hears the height.
 */
export function keepHeight(element: HTMLElement, told?: (height: number) => void): void {
  let width = 0;
  const measure = () => {
    if (element.offsetWidth !== width) element.style.minHeight = '';
    width = element.offsetWidth;
    element.style.minHeight = `${element.offsetHeight}px`;
    told?.(element.offsetHeight);
  };
  const sizes = new ResizeObserver(measure);
  onMount(() => sizes.observe(element));
  onCleanup(() => sizes.disconnect());
}
