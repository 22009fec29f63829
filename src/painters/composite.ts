import { partMarkup } from './markup.ts';
import type { Picture, SymbolUse } from './shapes/shape.ts';

/** A short hash of the text (FNV-1a), so that all pages give the same drawing the same id. */
function shortName(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash.toString(36);
}

/** A unit as one symbol: its counter, its front and its arm. */
export interface CompositeSymbol {
  readonly id: string;
  readonly markup: string;
}

const isSymbol = (part: Picture['parts'][number]): part is SymbolUse => 'use' in part;

/**
 * Combines the symbols of a picture into one symbol that the sprite contains once, so that a board
 * needs one element for a unit instead of four. Null for a picture with anything but symbols, and
 * for a single symbol that is not turned.
 */
export function compositeSymbol({ parts, title, turn }: Picture): CompositeSymbol | null {
  // A turned picture always becomes one symbol, so that its element has only one rotation.
  if (title !== undefined || parts.length < (turn === undefined ? 2 : 1) || !parts.every(isSymbol)) return null;
  const markup = parts.map(partMarkup).join('');
  return { id: `k${shortName(markup)}`, markup };
}
