/** An error in a file or a link: where it is, what was found, and what was expected. */
export interface Problem {
  /** The keys from the top of the file, joined with dots: `board.units.gun.at`. */
  readonly path: string;
  readonly found: string;
  readonly wanted: string;
  /** The words that the author may have meant, the likeliest first. */
  readonly meant?: readonly string[];
}

/** The words that the author may have meant, for a problem; nothing if none is near. */
export const meaning = (near: readonly string[]): Pick<Problem, 'meant'> => (near.length === 0 ? {} : { meant: near });

/**
 * A problem as an author reads it: `board.units.gun.at: found z9, expected a square of the map`. If
 * another word may have been meant, it ends with `; did you mean …?`.
 */
export const problemText = ({ path, found, wanted, meant = [] }: Problem): string =>
  `${path === '' ? '' : `${path}: `}found ${found}, expected ${wanted}${meant.length === 0 ? '' : `; did you mean ${meant.join(' or ')}?`}`;

/** A value, or the error that prevented it. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** A successful result. */
export const success = <T>(value: T): Result<T, never> => ({ ok: true, value });

/** A failed result. */
export const failure = <E>(error: E): Result<never, E> => ({ ok: false, error });
