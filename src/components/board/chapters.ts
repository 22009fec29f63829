import type { Frame } from '../../panel/frame.ts';

/** A chapter of a long board: its name, and the moments of the game in it, each with the frame it begins on, from 1. */
export interface BoardChapter {
  readonly name: string;
  readonly moments: readonly { readonly says: string; readonly at: number }[];
}

/** The chapters of a board, as its steps name them; none where no step does. */
export function chaptersOf(frames: readonly Pick<Frame, 'chapter' | 'moment'>[]): readonly BoardChapter[] {
  const chapters: { name: string; moments: { says: string; at: number }[] }[] = [];
  for (const [i, { chapter, moment }] of frames.entries()) {
    if (chapter !== null) chapters.push({ name: chapter, moments: [] });
    const now = chapters.at(-1);
    const isNew = chapter !== null || moment !== frames[i - 1]?.moment;
    if (now !== undefined && isNew) now.moments.push({ says: within(now.name, moment), at: i + 1 });
  }
  return chapters;
}

/** A moment without what the chapter’s name says already, and without the place of the phase in its turn. */
const within = (chapter: string, moment: string): string => {
  const rest = moment.startsWith(`${chapter} · `) ? moment.slice(chapter.length + 3) : moment;
  return rest.replace(/ · \d+ of \d+$/, '');
};
