/** A section of the site, as the header names it. A new one is entered when its pages are there. */
export interface Section {
  readonly key: 'learn' | 'rules' | 'rulings' | 'reference';
  readonly title: string;
  readonly path: `/${string}`;
}

/** The sections that are there, in the order of the header. */
export const SECTIONS: readonly Section[] = [
  { key: 'learn', title: 'Learn', path: '/learn/paper-bayonet/' },
  { key: 'rules', title: 'Rules', path: '/rules/paper-bayonet/' },
  { key: 'rulings', title: 'Rulings', path: '/rulings/' },
  { key: 'reference', title: 'Reference', path: '/reference/paper-bayonet/' },
];
