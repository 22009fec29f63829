import { partMarkup } from './markup.ts';
import type { Picture, SymbolUse } from './shapes/shape.ts';

/** A short name that depends on the text alone (FNV-1a), so that pages that never met call the same drawing by the same name. */
function shortName(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash.toString(36);
}

/** A unit as one symbol: its counter, its front and its arm, always drawn together. */
export interface CompositeSymbol {
  readonly id: string;
  readonly markup: string;
}

const isSymbol = (part: Picture['parts'][number]): part is SymbolUse => 'use' in part;

/**
 * A picture of several symbols as one, to stand once in the sprite: a board then holds one element for a unit instead of four. Null for a
 * picture that holds more than symbols, or no more than one.
 */
export function compositeSymbol({ parts, title }: Picture): CompositeSymbol | null {
  if (title !== undefined || parts.length < 2 || !parts.every(isSymbol)) return null;
  const markup = parts.map(partMarkup).join('');
  return { id: `k${shortName(markup)}`, markup };
}
