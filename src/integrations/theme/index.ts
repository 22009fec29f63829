import type { AstroIntegration } from 'astro';

/**
 * Runs before the first paint: marks the page as scripted, so that controls that need a script appear, and sets the reader's own choice
 * of light or dark. Storage may be forbidden, hence the `try`.
 */
const FIRST =
  "{const d=document.documentElement;d.classList.add('js');try{const t=localStorage.theme;if(t==='light'||t==='dark')d.dataset.theme=t}catch{}}";

/** Puts the theme's first script, hashed by Astro, into the head of every page. */
export const theme = (): AstroIntegration => ({
  name: 'drill-square:theme',
  hooks: { 'astro:config:setup': ({ injectScript }) => injectScript('head-inline', FIRST) },
});
