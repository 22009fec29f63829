import type { AstroIntegration } from 'astro';

/**
 * Runs before the first paint. Marks the page as scripted, so that controls that need scripts appear, and applies the reader's choice of
 * light or dark. Access to storage may throw, hence the `try`.
 */
const FIRST =
  "{const d=document.documentElement;d.classList.add('js');try{const t=localStorage.theme;if(t==='light'||t==='dark')d.dataset.theme=t}catch{}}";

/** Adds the theme script to the head of every page. Astro adds its hash to the policy. */
export const theme = (): AstroIntegration => ({
  name: 'drill-square:theme',
  hooks: { 'astro:config:setup': ({ injectScript }) => injectScript('head-inline', FIRST) },
});
