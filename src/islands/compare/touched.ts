import { sayIfOld } from '../old-page.ts';

/**
 * Loads what makes a comparison page interactive when the reader first touches the page, or if the
 * address has choices. Until it is loaded, the choices are links to this page with another address.
 */
export function startWhenTouched(): void {
  const loading = new AbortController();
  let early: Event[] = [];
  const start = async (event: Event): Promise<void> => {
    const isLoading = early.length > 0;
    if (!isLoading || event.type === 'click') early.push(event);
    if (isLoading) return;
    const loaded = await import('./start.ts').catch((fault: unknown) => void sayIfOld(fault));
    if (loaded) {
      loading.abort();
      loaded.startComparison(early);
    }
    // What did not come is asked for again by the next touch.
    early = [];
  };
  for (const type of ['pointerover', 'focusin', 'click', 'drill:turned'])
    document.addEventListener(type, (event) => void start(event), { capture: true, signal: loading.signal });
  if (location.search !== '') void start(new Event('load'));
}
