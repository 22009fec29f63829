import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrate at the first pointer, touch, focus or `drill:wake` within the island's `[data-board]` figure. */
    'client:intent'?: boolean;
  }
}
