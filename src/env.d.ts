/** The address of the module that brings a board to life, and of all that it imports, with blanks between. */
declare const __PLAYER__: string;
declare module '*.css?inline' {
  const rules: string;
  export default rules;
}
