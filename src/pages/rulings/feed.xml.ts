import type { APIRoute } from 'astro';
import { rulingsFeed } from '../../library/data/feed.ts';

/** The newest rulings and corrections as RSS. */
export const GET: APIRoute = async ({ site }) =>
  new Response((await rulingsFeed(site)).rss2(), { headers: { 'content-type': 'application/rss+xml' } });
