import type { APIRoute } from 'astro';
import { rulingsData } from '../../library/data/files.ts';

/**
 * Every ruling: its question, its readings, the reading that we play, and the result of each step
 * of its board under each reading.
 */
export const GET: APIRoute = async () => Response.json(await rulingsData());
