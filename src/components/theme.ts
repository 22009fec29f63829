const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/**
 * Makes the header's button cycle through the themes. The choice is stored if the browser allows
 * it; otherwise it lasts as long as the page. A choice in another tab applies here too, and also
 * when the browser shows this page again from its cache.
 */
export function handleThemeToggle(): void {
  const root = document.documentElement;
  const button = document.querySelector('[data-theme-toggle]');
  const now = (): Theme => THEMES.find((theme) => theme === root.dataset.theme) ?? 'system';
  const show = (theme: Theme): void => {
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
    button?.setAttribute('aria-label', `Colours: ${theme.replace('system', 'as the system')}`);
  };
  button?.addEventListener('click', () => {
    const next = THEMES[(THEMES.indexOf(now()) + 1) % THEMES.length] ?? 'system';
    show(next);
    try {
      localStorage.setItem('theme', next);
    } catch {
      // Storage is forbidden.
    }
  });
  const follow = (): void => {
    try {
      const stored = localStorage.getItem('theme');
      show(THEMES.find((theme) => theme === stored) ?? 'system');
    } catch {
      // Storage is forbidden.
    }
  };
  addEventListener('storage', follow);
  addEventListener('pageshow', follow);
  show(now());
}
