import { createEffect, onMount } from 'solid-js';

interface Props {
  /** The page that holds the script, as HTML that was highlighted when the site was built. */
  readonly from: string;
  /** The place of the step in the file, from 0. */
  readonly step: number;
}

/** Fetches the main part of another page of this site, parsed without running anything: the policy of this page does not allow that page's styles and scripts. Throws where it is not there. */
async function fetchMain(path: string): Promise<Document> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const main = /<main[\s\S]*<\/main>/.exec(await answer.text())?.[0] ?? '';
  return new DOMParser().parseFromString(main, 'text/html');
}

/** The scenario's file, the step that is on the board lit. */
export function ScriptDrawer(props: Props) {
  let drawer!: HTMLDivElement;
  const light = () => {
    for (const each of drawer.querySelectorAll('[data-step-lines]')) each.removeAttribute('data-lit');
    for (const each of drawer.querySelectorAll(`[data-step-lines="${props.step}"]`)) each.setAttribute('data-lit', '');
    // Only the drawer scrolls: a step never moves the page.
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
