import type { APIRoute } from 'astro';
import { href } from '../register/paths.ts';

/** Allows everything. Names the sitemap if the site's URL is known. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    [
      'User-agent: *',
      'Allow: /',
      ...(site ? [`Sitemap: ${new URL(href('/sitemap-index.xml'), site).href}`] : []),
      '',
    ].join('\n'),
  );
