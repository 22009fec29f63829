/** The address of the module that brings a board to life, and of all that it imports, with blanks between. */
declare const __PLAYER__: string;
/** The same for the module that keeps a reader's progress. */
declare const __PROGRESS__: string;
/** The games that are on the site, by the prefix of their ids. */
declare const __GAMES__: Readonly<Record<string, string>>;
declare module '*.css?inline' {
  const rules: string;
  export default rules;
}
