import type { ShikiTransformer } from 'shiki';

const TOKEN = /color:var\(--[a-z]+-code-(?:token-)?([a-z-]+)\)/;
/** What is read as plain text and needs no class. */
const PLAIN = new Set(['foreground', 'punctuation']);

/**
 * Turns the style attributes of Shiki's `css-variables` theme into classes (`tok-string`), because the site's policy forbids style
 * attributes.
 */
export const classes = (): ShikiTransformer => ({
  name: 'drill-square:classes',
  span(node) {
    const token = TOKEN.exec(node.properties.style ?? '')?.[1];
    delete node.properties.style;
    if (token !== undefined && !PLAIN.has(token)) this.addClassToHast(node, `tok-${token}`);
  },
  pre(node) {
    delete node.properties.style;
    // A block that scrolls must be reachable by keyboard.
    node.properties.tabindex = '0';
  },
});
