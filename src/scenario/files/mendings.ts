import type { YAMLError } from 'yaml';

/** What the author probably did, and the line as it was probably meant. */
export interface Mending {
  readonly found: string;
  readonly wanted: string;
  readonly mended: string;
}

/** Recognises one kind of mistake in a line. Null if it is another mistake. */
type Mend = (line: string, error: YAMLError) => Mending | null;

/** A key with its value: `    title: The shot`, also behind the hyphen of a list. */
const VALUE = /^(\s*(?:- +)*[\w.-]+: +)(\S.*?)(\s*)$/;

const inQuotes = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const colonInText: Mend = (line) => {
  const [, key = '', text = ''] = VALUE.exec(line) ?? [];
  if (!/^[^'"[{|>&*!#].*:(?:\s|$)/.test(text)) return null;
  const mended = `${key}${inQuotes(text)}`;
  return { found: 'a colon in a text without quotes', wanted: `the text in quotes: ${mended.trim()}`, mended };
};

const signAtStart: Mend = (line, { code }) => {
  const [, key = '', text = ''] = VALUE.exec(line) ?? [];
  if (code !== 'BAD_SCALAR_START' || !/^[@`%]/.test(text)) return null;
  const mended = `${key}${inQuotes(text)}`;
  return { found: `a text that begins with ${text[0]}`, wanted: `the text in quotes: ${mended.trim()}`, mended };
};

const noSpace: Mend = (line) => {
  const [, key = '', text = ''] = /^(\s*(?:- +)*[a-z][\w-]*:)([^\s/].*)$/.exec(line) ?? [];
  if (key === '') return null;
  const mended = `${key} ${text}`;
  return { found: 'a colon without a space after it', wanted: `a space: ${mended.trim()}`, mended };
};

/** The brackets that a line opens and does not close, and the quotation mark of an open text. */
export function openIn(line: string): { readonly brackets: string; readonly quote: string } {
  let brackets = '';
  let quote = '';
  for (const [i, sign] of [...line].entries()) {
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if ((sign === '"' || sign === "'") && /[\s,:[{]/.test(line[i - 1] ?? ' ')) quote = sign;
    else if (sign === '#' && /\s/.test(line[i - 1] ?? ' ')) break;
    else if (sign === '[' || sign === '{') brackets += sign;
    else if (sign === ']' || sign === '}') brackets = brackets.slice(0, -1);
  }
  return { brackets, quote };
}

const openBracket: Mend = (line) => {
  const { brackets, quote } = openIn(line);
  if (brackets === '' || quote !== '') return null;
  const closing = [...brackets].toReversed().map((sign) => (sign === '[' ? ']' : '}'));
  const found = `a ${brackets.at(-1)!} that is not closed`;
  return { found, wanted: `${closing[0]!} behind it`, mended: `${line}${closing.join('')}` };
};

const openQuote: Mend = (line) => {
  const { quote } = openIn(line);
  if (quote === '') return null;
  const found = `a text whose quotation mark ${quote} is not closed`;
  return { found, wanted: `${quote} at its end`, mended: `${line}${quote}` };
};

const quoteWithin: Mend = (line) => {
  const [, key = '', text = ''] = VALUE.exec(line) ?? [];
  const quote = text[0] ?? '';
  if (quote !== "'" && quote !== '"') return null;
  const within = text.slice(1, text.endsWith(quote) ? -1 : undefined);
  const mended = `${key}${inQuotes(within)}`;
  return { found: `a text behind the closing ${quote}`, wanted: `the whole text in quotes: ${mended.trim()}`, mended };
};

/** The kinds of mistakes in one line that can be mended, the surest first. */
export const MENDS: readonly Mend[] = [signAtStart, openQuote, openBracket, quoteWithin, colonInText, noSpace];
