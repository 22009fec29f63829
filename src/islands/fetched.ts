/** Fetches the main part of another page of this site, read but never run: this page's policy knows not its styles and scripts. Throws where it is not there. */
export async function fetchMain(path: string): Promise<Document> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const main = /<main[\s\S]*<\/main>/.exec(await answer.text())?.[0] ?? '';
  return new DOMParser().parseFromString(main, 'text/html');
}
