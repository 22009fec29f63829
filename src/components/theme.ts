import { followStored } from './stored.ts';

/** What follows each theme when its button is pressed. */
const NEXT: Readonly<Record<string, string>> = { system: 'light', light: 'dark', dark: 'system' };

/**
 * Makes the header's button cycle through the themes. The choice is stored if the browser allows
 * it; otherwise it lasts as long as the page. A choice in another tab applies here too, and also
 * when the browser shows this page again from its cache.
 */
export function handleThemeToggle(): void {
  const { dataset } = document.documentElement;
  const button = document.querySelector<HTMLElement>('[data-theme-toggle]')!;
  const show = (theme = 'system'): void => {
    dataset.theme = theme;
    if (theme === 'system') delete dataset.theme;
    button.ariaLabel = `Colours: ${theme.replace('system', 'as the system')}`;
  };
  button.onclick = () => {
    const next = NEXT[dataset.theme ?? 'system'];
    show(next);
    try {
      localStorage.theme = next;
    } catch {
      // Storage is forbidden.
    }
  };
  // What is stored may be none of the themes.
  followStored(({ theme }) => show(NEXT[theme as string] && (theme as string)));
}
