/*
 * By the lexer of the YAML parser that reads these files anyway, and no highlighter: Shiki takes three times as long for the scripts of the
 * site, highlight.js wraps each single word of a sentence, and Prism takes words of a folded text for keys.
 */
import { CST, Lexer } from 'yaml';

/** What a word of a YAML text is: a name before a colon, a text, a number or a truth value, or a remark. */
type Kind = 'key' | 'string' | 'constant' | 'comment';

/** A word, by the characters at which it begins and ends. */
export interface Word {
  readonly from: number;
  readonly to: number;
  readonly kind: Kind;
}

const CONSTANT = /^(?:[-+]?[\d.]+|true|false|null|~)$/;

/** Signs of the lexer that are not in the text: a document begins, a scalar without quotes comes, a bracket is not closed. */
const SIGNS: readonly string[] = [CST.DOCUMENT, CST.SCALAR, CST.FLOW_END];

/** The words of a well-formed YAML text, in their order; what stands between them (signs, indents) is none. */
export function wordsOf(text: string): readonly Word[] {
  const found: Word[] = [];
  let from = 0;
  let isBare = false;
  /** The last scalar on this line: a colon makes it a key. */
  let before = -1;
  for (const token of new Lexer().lex(text)) {
    if (token === CST.SCALAR) isBare = true;
    if (SIGNS.includes(token)) continue;
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
