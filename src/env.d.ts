/** The address of the module that brings a board to life, and of all that it imports, with blanks between. */
declare const __PLAYER__: string;
/** The same for the module that keeps a reader's progress. */
declare const __PROGRESS__: string;
declare module '*.css?inline' {
  const rules: string;
  export default rules;
}
