/** The icons of the controls: path data in a 24 × 24 view box. */
export const ICONS = {
  first: 'M6 5v14M18 5l-9 7 9 7z',
  back: 'M16 5l-9 7 9 7z',
  next: 'M8 5l9 7-9 7z',
  last: 'M18 5v14M6 5l9 7-9 7z',
  play: 'M8 5l9 7-9 7z',
  pause: 'M8 5v14M16 5v14',
  link: 'M10 14l4-4M9 11l-2.5 2.5a3.5 3.5 0 0 0 5 5L14 16M15 13l2.5-2.5a3.5 3.5 0 0 0-5-5L10 8',
  check: 'M5 13l4.5 4.5L19 7',
  cross: 'M6 6l12 12M18 6L6 18',
  sun: 'M12 8a4 4 0 1 0 .01 0zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5',
  moon: 'M19 14.5A7.5 7.5 0 1 1 9.5 5 6 6 0 0 0 19 14.5z',
  half: 'M12 4a8 8 0 0 0 0 16a8 8 0 0 0 0-16zM12 4v16M12 8h5.6M12 12h8M12 16h6.6',
} as const;

/** The name of an icon. */
export type IconName = keyof typeof ICONS;

/** The icons that are filled: the triangles of the player's controls. */
export const FILLED: ReadonlySet<string> = new Set<IconName>(['first', 'back', 'next', 'last', 'play']);
