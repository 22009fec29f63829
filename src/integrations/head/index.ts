import type { AstroIntegration } from 'astro';

/**
 * Marks the page as scripted, so that controls that need scripts appear, and applies the reader's
 * choice of light or dark. Access to storage may throw, hence the `try`.
 */
const THEME =
  "{const d=document.documentElement;d.classList.add('js');try{const t=localStorage.theme;if(t==='light'||t==='dark')d.dataset.theme=t}catch{}}";

/**
 * Preloads the fonts, after the links of `Fonts.astro`. A browser delays its first paint for a
 * preloaded font. On a slow or metered connection, the font would arrive too late even so. There it
 * is not preloaded: it loads with the page's layout and is cached for later pages. If the browser
 * does not report its connection, the font is preloaded.
 */
const FONTS =
  "{const c=navigator.connection;if(!c||c.effectiveType==='4g'&&!c.saveData)for(const l of document.querySelectorAll('link[as=font]'))l.media='all'}";

/**
 * Shows the paragraph of `Unscripted.astro` if a script does not come or throws before the page
 * works. It must be listening before the first of those scripts is fetched.
 */
const WATCH =
  "addEventListener('error',({target:t})=>{const p=document.querySelector('[data-unscripted]');if(p&&p.dataset.works==null&&(t===window||t.localName==='script')){p.hidden=false;p.lastElementChild.onclick=()=>location.reload()}},true);";

/**
 * The Vite plugin that removes a directive of Astro. Astro writes it into the module that loads the
 * styles of a chapter, but never reads it. The bundler warns about every directive that it does not
 * know, once for each chapter: https://github.com/withastro/astro/issues/18087
 */
export const withoutDirective = () => ({
  name: 'drill-square:without-directive',
  enforce: 'post' as const,
  transform: {
    filter: { id: /[?&]astroPropagatedAssets\b/ },
    handler: (code: string) => ({
      code: code.replace(/^\s*"use astro:head-inject";/, ''),
      map: { mappings: '' as const },
    }),
  },
});

/**
 * Adds the script that runs before the first paint to the head of every page. It is a single
 * script, because Astro adds the hash of each script to the policy, and hashes do not compress.
 */
export const head = (): AstroIntegration => ({
  name: 'drill-square:head',
  hooks: {
    'astro:config:setup': ({ injectScript, updateConfig }) => {
      injectScript('head-inline', WATCH + THEME + FONTS);
      updateConfig({ vite: { plugins: [withoutDirective()] } });
    },
  },
});
