/** A fault in a file or a link, with the place, what stood there and what was expected. */
export interface Problem {
  /** Where in the file, in dots: `board.units.gun.at`. */
  readonly path: string;
  readonly found: string;
  readonly wanted: string;
}

/** A problem as authors read it: `board.units.gun.at: found z9, expected a square of the map`. */
export const problemText = ({ path, found, wanted }: Problem): string =>
  `${path === '' ? '' : `${path}: `}found ${found}, expected ${wanted}`;

/** A value, or why there is none. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** A result that worked. */
export const success = <T>(value: T): Result<T, never> => ({ ok: true, value });

/** A result that did not. */
export const failure = <E>(error: E): Result<never, E> => ({ ok: false, error });
