import { createEffect, onMount } from 'solid-js';
import { fetchMain } from '../board/fetched-main.ts';

interface Props {
  /** The page that contains the script, highlighted at build time. */
  readonly from: string;
  /** The index of the step in the file. */
  readonly step: number;
}

/** The scenario file, with the step on the board highlighted. */
export function ScriptDrawer(props: Props) {
  let drawer!: HTMLDivElement;
  const light = () => {
    for (const each of drawer.querySelectorAll('[data-step-lines]')) each.removeAttribute('data-lit');
    for (const each of drawer.querySelectorAll(`[data-step-lines="${props.step}"]`)) each.setAttribute('data-lit', '');
    // Only the drawer scrolls, never the page.
    const first = drawer.querySelector<HTMLElement>('[data-lit]');
    if (first !== null) drawer.scrollTop += first.getBoundingClientRect().top - drawer.getBoundingClientRect().top - 8;
  };
  async function load() {
    const page = await fetchMain(props.from).catch(() => null);
    const script = page?.querySelector('#script');
    drawer.replaceChildren(script ?? 'The script could not be loaded.');
    script?.removeAttribute('id');
    light();
  }
  onMount(() => void load());
  createEffect(light);
  return <div ref={drawer} class="drawer" aria-live="off" />;
}
