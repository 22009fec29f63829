import { fetchPart } from '../old-page.ts';

/**
 * Fetches the `main` element of another page of this site, without its styles and scripts, which
 * the policy of this page forbids. Throws if the page cannot be fetched or has no `main`.
 */
export async function fetchMain(path: string): Promise<Document> {
  const answer = await fetchPart(path);
  const main = /<main[\s\S]*<\/main>/.exec(await answer.text())?.[0];
  if (main === undefined) throw new Error(`${path}: no main`);
  return new DOMParser().parseFromString(main, 'text/html');
}
