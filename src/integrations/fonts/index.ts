import type { AstroIntegration } from 'astro';

/**
 * Runs before the first paint, after the links of `Fonts.astro`. A browser holds its first paint back for a font that is preloaded; on a slow
 * line, or a metered one, the font comes too late all the same, and the page has been kept from the reader for nothing: there it is left to
 * come with the page's first layout, for the pages after this one. A browser that tells nothing of its line does not wait.
 */
const EARLY =
  "{const c=navigator.connection;if(!c||c.effectiveType==='4g'&&!c.saveData)for(const l of document.querySelectorAll('link[as=font]'))l.media='all'}";

/** Puts the script that asks for the fonts early, hashed by Astro, into the head of every page. */
export const fonts = (): AstroIntegration => ({
  name: 'drill-square:fonts',
  hooks: { 'astro:config:setup': ({ injectScript }) => injectScript('head-inline', EARLY) },
});
