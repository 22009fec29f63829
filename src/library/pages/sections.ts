import { homeFile } from '../home.ts';
import type { SitePath } from '../../register/paths.ts';

/** A section of the site in the header. */
export interface Section {
  readonly key: 'learn' | 'rules' | 'rulings' | 'compare' | 'reference' | 'search';
  readonly title: string;
  readonly path: SitePath;
}

/**
 * The sections in the order of the header. Pages that belong to no game link to the game of the
 * front page.
 */
export function sections(game: string = homeFile().game): readonly Section[] {
  return [
    { key: 'learn', title: 'Learn', path: `/learn/${game}/` },
    { key: 'rules', title: 'Rules', path: `/rules/${game}/` },
    { key: 'rulings', title: 'Rulings', path: '/rulings/' },
    { key: 'compare', title: 'Compare', path: '/compare/' },
    { key: 'reference', title: 'Reference', path: `/reference/${game}/` },
    { key: 'search', title: 'Search', path: '/search/' },
  ];
}
