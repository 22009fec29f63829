import type { APIRoute } from 'astro';
import { rulingsFeed } from '../../library/data/feed.ts';

/** The newest rulings and corrections as JSON Feed. */
export const GET: APIRoute = async ({ site }) => new Response((await rulingsFeed(site)).json1());
