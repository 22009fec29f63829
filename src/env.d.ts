/** The URLs of the board player's module and of everything it imports, separated by spaces. */
declare const __PLAYER__: string;
/** The same for the module that stores a reader's progress. */
declare const __PROGRESS__: string;
/** The games on the site, by the prefix of their ids. */
declare const __GAMES__: Readonly<Record<string, string>>;
declare module '*.css?inline' {
  const rules: string;
  export default rules;
}
