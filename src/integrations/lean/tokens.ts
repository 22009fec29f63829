import { createHash } from 'node:crypto';

const STYLE = /<style>([\s\S]*?)<\/style>/g;

/** Colours of sheets and grounds: they come only with a board, and no order of a reader changes a board's ground. */
const OF_GROUND =
  /--(?:white-board|baize|earth|sand|water|wetland|road|bridge|garden|house|building|hill|woods|tree)(?:-\w+)?:[^;}]+;?/g;

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The page with only those colours of ground that its boards show, at once or when they have fetched the rest of themselves from another
 * page, and with the hash of the style that is left in its policy.
 */
export function withUsedTokens(html: string, later = ''): string {
  let page = html;
  const used = new Set(Array.from((html + later).matchAll(/var\((--[\w-]+)\)/g), ([, name]) => name));
  for (const [, css = ''] of html.matchAll(STYLE)) {
    const kept = css.replace(OF_GROUND, (token) => (used.has(token.split(':')[0]) ? token : ''));
    if (kept !== css)
      page = page.replace(`<style>${css}</style>`, () => `<style>${kept}</style>`).replaceAll(hash(css), hash(kept));
  }
  return page;
}
