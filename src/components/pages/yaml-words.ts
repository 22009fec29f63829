import { Parser, type CST } from 'yaml';

/** What a word of a YAML text is: a name before a colon, a text, a number or a truth value, or a remark. */
export type Kind = 'key' | 'string' | 'constant' | 'comment';

/** A word, by the characters at which it begins and ends. */
export interface Word {
  readonly from: number;
  readonly to: number;
  readonly kind: Kind;
}

const CONSTANT = /^(?:[-+]?[\d.]+|true|false|null|~)$/;

/** The words of a well-formed YAML text, in their order; what stands between them (signs, indents) is none. */
export function wordsOf(text: string): readonly Word[] {
  const found: Word[] = [];
  const add = ({ offset, source }: { offset: number; source: string }, kind: Kind) =>
    found.push({ from: offset, to: offset + source.length, kind });
  const signs = (tokens: readonly CST.SourceToken[] = []) => {
    for (const token of tokens) if (token.type === 'comment') add(token, 'comment');
  };
  const walk = (token: CST.Token | null | undefined, isKey: boolean): void => {
    if (token === null || token === undefined) return;
    if ('items' in token) {
      for (const item of token.items) {
        signs(item.start);
        walk(item.key, true);
        signs(item.sep);
        walk(item.value, false);
      }
    } else if (token.type === 'document') {
      signs(token.start);
      walk(token.value, false);
    } else if (token.type === 'block-scalar') {
      const head = token.props.reduce((length, prop) => length + ('source' in prop ? prop.source.length : 0), 0);
      add({ offset: token.offset + head, source: token.source }, 'string');
    } else if (token.type === 'comment') add(token, 'comment');
    else if ('source' in token && token.type.endsWith('scalar'))
      add(token, isKey ? 'key' : CONSTANT.test(token.source) ? 'constant' : 'string');
    if ('end' in token) signs(token.end);
  };
  for (const token of new Parser().parse(text)) walk(token, false);
  return found.toSorted((a, b) => a.from - b.from);
}
