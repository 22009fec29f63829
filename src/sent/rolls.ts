/**
 * The odds of a game's rolls, as its page fetches them: for each roll the number of a part for
 * every set of choices, the last choice running fastest, and the parts as HTML.
 */
export interface RollsData {
  readonly rolls: Readonly<Record<string, readonly number[]>>;
  readonly parts: readonly string[];
}
