/** The main part of another page of this site, read but never run. Its styles and scripts stay behind: this page's policy knows them not. */
export function mainOf(html: string): Document {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return new DOMParser().parseFromString(main, 'text/html');
}

/** Fetches the main part of another page. Throws where it is not there. */
export async function fetchMain(path: string): Promise<Document> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return mainOf(await answer.text());
}
