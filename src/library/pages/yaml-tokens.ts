/*
 * Uses the lexer of the YAML parser that reads these files anyway, instead of a highlighter: Shiki takes three times as long for the scripts of
 * the site, highlight.js wraps every single word of a sentence, and Prism mistakes words in folded text for keys.
 */
import { CST, Lexer } from 'yaml';

/** The kind of a YAML token: a key, a string, a number, boolean or null, or a comment. */
type Kind = 'key' | 'string' | 'constant' | 'comment';

/** A token, with the offsets of its first character and of the character after its last. */
export interface YamlToken {
  readonly from: number;
  readonly to: number;
  readonly kind: Kind;
}

const CONSTANT = /^(?:[-+]?[\d.]+|true|false|null|~)$/;

/** Lexer tokens that are not part of the text: start of a document, an unquoted scalar follows, a flow collection is not closed. */
const VIRTUAL_TOKENS: readonly string[] = [CST.DOCUMENT, CST.SCALAR, CST.FLOW_END];

/** The tokens of a well-formed YAML text, in order. Punctuation and indentation are skipped. */
export function tokensOf(text: string): readonly YamlToken[] {
  const found: YamlToken[] = [];
  let from = 0;
  let isBare = false;
  /** The index of the last scalar on this line: a colon makes it a key. −1 if there is none. */
  let before = -1;
  for (const token of new Lexer().lex(text)) {
    if (token === CST.SCALAR) isBare = true;
    if (VIRTUAL_TOKENS.includes(token)) continue;
    const to = from + token.length;
    if (isBare || /^["']/.test(token)) {
      before = found.push({ from, to, kind: isBare && CONSTANT.test(token) ? 'constant' : 'string' }) - 1;
    } else if (token.startsWith('#')) {
      found.push({ from, to, kind: 'comment' });
    } else if (token === ':') {
      if (before >= 0) found[before] = { ...found[before]!, kind: 'key' };
      before = -1;
    } else if (token.trim() !== '') {
      before = -1;
    }
    isBare = false;
    from = to;
  }
  return found;
}
