/**
 * Whether an author is writing: the pages come from the dev server, one at a time. Then only what a
 * page needs is read and played, and a file that is wrong must not end the pages of all others. The
 * build checks everything.
 */
// Commands and tests run without Vite, which sets `env`.
export const isWriting = (import.meta.env as ImportMetaEnv | undefined)?.DEV ?? false;

/** Makes a value when it is first asked for, and keeps it. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
