import { href, type SitePath } from '../../register/paths.ts';

/** The address of a page, whole if it is known where the site is published. */
export const addressOf = (path: SitePath, site: URL | undefined): string =>
  site === undefined ? href(path) : new URL(href(path), site).href;

/** The address of a page’s Markdown twin: `/rulings/prefix-001/` → `/rulings/prefix-001.md`. */
export const twinPath = (path: SitePath): SitePath => `${path.replace(/\/$/, '') as SitePath}.md`;

/** A link in Markdown, to a page or to its twin. */
export const linkTo = (text: string, path: SitePath, site: URL | undefined): string =>
  `[${text}](${addressOf(path, site)})`;
