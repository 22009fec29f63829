const DRAFTS = Symbol.for('drill-square:drafts');
type Drafts = Map<string, string>;

/**
 * The texts of files that an author is writing and has not saved yet, by the absolute paths of the
 * files. The dev server shows its pages as if they were saved. In a build there are none.
 */
export const drafts = ((globalThis as { [DRAFTS]?: Drafts })[DRAFTS] ??= new Map() as Drafts);
