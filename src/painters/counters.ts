import { partMarkup } from './markup.ts';
import type { Picture, Stamp } from './shapes/shape.ts';

/** A short name that depends on the text alone (FNV-1a), so that pages that never met call the same drawing by the same name. */
function shortName(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash.toString(36);
}

/** A whole unit as one stamp: its counter, its front and its arm, always drawn together. */
export interface Whole {
  readonly id: string;
  readonly markup: string;
}

const isStamp = (part: Picture['parts'][number]): part is Stamp => 'use' in part;

/**
 * A picture of several stamps as one, to stand once in the sprite: a board then holds one element for a unit instead of four. Null for a
 * picture that holds more than stamps, or no more than one.
 */
export function wholeOf({ parts, title }: Picture): Whole | null {
  if (title !== undefined || parts.length < 2 || !parts.every(isStamp)) return null;
  const markup = parts.map(partMarkup).join('');
  return { id: `k${shortName(markup)}`, markup };
}
