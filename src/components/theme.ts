const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** Makes the header's button cycle through the themes. The choice is stored if the browser allows it, and else lasts as long as the page. */
export function handleThemeToggle(): void {
  const root = document.documentElement;
  const button = document.querySelector('[data-theme-toggle]');
  const now = (): Theme => THEMES.find((theme) => theme === root.dataset.theme) ?? 'system';
  const say = (): void => button?.setAttribute('aria-label', `Colours: ${now().replace('system', 'as the system')}`);
  button?.addEventListener('click', () => {
    const next = THEMES[(THEMES.indexOf(now()) + 1) % THEMES.length] ?? 'system';
    if (next === 'system') delete root.dataset.theme;
    else root.dataset.theme = next;
    try {
      localStorage.setItem('theme', next);
    } catch {
      // Storage is forbidden.
    }
    say();
  });
  say();
}
