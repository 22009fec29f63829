import type { AstroIntegration } from 'astro';

/**
 * Runs before the first paint, after the links of `Fonts.astro`. A browser delays its first paint for a preloaded font. On a slow or
 * metered connection the font would still arrive too late and the delay would be for nothing, so there the font is not preloaded; it loads
 * with the page's layout and is cached for later pages. If the browser does not report its connection, the font is preloaded.
 */
const EARLY =
  "{const c=navigator.connection;if(!c||c.effectiveType==='4g'&&!c.saveData)for(const l of document.querySelectorAll('link[as=font]'))l.media='all'}";

/** Adds the script that preloads the fonts to the head of every page. Astro adds its hash to the policy. */
export const fonts = (): AstroIntegration => ({
  name: 'drill-square:fonts',
  hooks: { 'astro:config:setup': ({ injectScript }) => injectScript('head-inline', EARLY) },
});
