import type { APIRoute } from 'astro';
import { gamesData } from '../../library/data/files.ts';

/** Every game on the site, with its chapters. */
export const GET: APIRoute = async () => Response.json(await gamesData());
