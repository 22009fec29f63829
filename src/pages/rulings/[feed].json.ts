import type { APIRoute, GetStaticPaths } from 'astro';
import { feedPaths, rulingsFeed } from '../../library/data/feed.ts';

export const getStaticPaths = (() => feedPaths(import.meta.env.SITE)) satisfies GetStaticPaths;

/** The newest rulings and corrections as JSON Feed. */
export const GET: APIRoute = async ({ site }) => new Response((await rulingsFeed(site!)).json1());
