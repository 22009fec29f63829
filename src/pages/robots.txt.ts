import type { APIRoute } from 'astro';
import { href } from '../components/paths.ts';

/** Everything may be read; the map of the site is there where its address is known. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    [
      'User-agent: *',
      'Allow: /',
      ...(site ? [`Sitemap: ${new URL(href('/sitemap-index.xml'), site).href}`] : []),
      '',
    ].join('\n'),
  );
