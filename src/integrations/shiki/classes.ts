import type { ShikiTransformer } from 'shiki';

const TOKEN = /^color:var\(--[a-z]+-code-(?:token-)?([a-z-]+)\)$/;

/**
 * Turns the style attributes of Shiki's `css-variables` theme into classes (`tok-string`), because the site's CSP forbids style attributes.
 * What is plain text needs no class; what is emphasised keeps none.
 */
export const classes = (): ShikiTransformer => ({
  name: 'drill-square:classes',
  span(node) {
    const token = TOKEN.exec(String(node.properties['style'] ?? ''))?.[1];
    delete node.properties['style'];
    if (token !== undefined && token !== 'foreground') this.addClassToHast(node, `tok-${token}`);
  },
  pre(node) {
    delete node.properties['style'];
    // A block that scrolls must be reachable by keyboard.
    node.properties['tabindex'] = '0';
  },
});
