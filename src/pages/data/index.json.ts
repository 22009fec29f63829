import type { APIRoute } from 'astro';
import { catalogueData } from '../../library/data/files.ts';

/** All files of the open data, each with its schema. */
export const GET: APIRoute = () => Response.json(catalogueData());
