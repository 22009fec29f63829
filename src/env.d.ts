/**
 * The URLs of the board's player module and of all modules that it imports, separated by spaces.
 */
declare const __PLAYER__: string;
/** The same for the module that stores the reader's progress. */
declare const __PROGRESS__: string;
/** The same for the module that tells lengths in both units, which imports no other. */
declare const __LENGTHS__: string;
/** The path the site is published under, without a slash at its end: `/drill-square`. */
declare const __BASE__: string;
/** The repository that pages link to, `https://github.com/owner/name`; empty if it is not known. */
declare const __REPOSITORY__: string;
/** Where a reader’s report goes: a page that takes it, or `mailto:…`; empty if it is not known. */
declare const __REPORTS__: string;
/** The games on the site, by the prefix of their ids. */
declare const __GAMES__: Readonly<Record<string, string>>;
declare module '*.css?inline' {
  const rules: string;
  export default rules;
}
declare namespace astroHTML.JSX {
  interface ButtonHTMLAttributes {
    /**
     * The popover that opens when the reader shows interest in the button, as by pointing at it.
     * Astro does not know it yet.
     */
    interestfor?: string;
  }
}
