import type { APIRoute, GetStaticPaths } from 'astro';
import { previewPicture } from '../../library/previews/picture.ts';
import { previewed, type Previewed } from '../../library/previews/previews.ts';
import rules from '../../painters/board.css?raw';

// A page names its picture by a whole address, so without one for the site there are no pictures.
export const getStaticPaths = (async () => {
  const all = import.meta.env.SITE ? await previewed() : [];
  return all.map((each) => ({ params: { page: each.page.replaceAll(/^\/|\/$/g, '') }, props: { ...each } }));
}) satisfies GetStaticPaths;

/** The picture that networks show where somebody links to a page. */
export const GET: APIRoute<Previewed> = async ({ props }) => {
  const preview = await props.preview();
  if (preview === undefined) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(await previewPicture(preview, rules)), {
    headers: { 'Content-Type': 'image/png' },
  });
};
