import { answer, needsTexts, type Answer, type Asked } from '../../src/islands/search/answering.ts';
import { loading } from '../../src/islands/search/loading.ts';
import { fileText } from './built.ts';

/** Loads from the built site as the page of the search does, and remembers which files it took. */
export function opened() {
  const taken: string[] = [];
  const load = loading((path) => {
    taken.push(path);
    return Promise.resolve(JSON.parse(fileText(path)) as unknown);
  });
  /** The answer that a reader sees who waits until nothing more is loaded. */
  async function ask(asked: Asked): Promise<Answer> {
    const titles = await load.titles();
    const first = answer(titles, load.loaded(asked), asked);
    return needsTexts(asked, first) ? answer(titles, await load.texts(asked), asked) : first;
  }
  return { load, taken, ask };
}
