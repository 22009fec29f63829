import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/** An element of a built page: its attributes and its text. */
export interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  /** The line in the file, from 1. */
  readonly line: number;
  /** The offsets in the file where the element begins and ends. */
  readonly from: number;
  readonly to: number;
  /** The enclosing element. */
  readonly parent: Element | undefined;
}

/**
 * The source expression of the policy that allows an inline script or style with exactly this text.
 */
export const hash = (text: string): `sha256-${string}` =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** An element whose closing tag has not been parsed yet. */
type UnclosedElement = { -readonly [Key in keyof Element]: Element[Key] };

/**
 * Every element of a page, in order. Those inside `<template>` and `<noscript>` are included, so
 * that the checks cover what readers without scripts get.
 */
export function elements(html: string): readonly Element[] {
  const lineAt = lines(html);
  const found: Element[] = [];
  const open: UnclosedElement[] = [];
  const parser: Parser = new Parser({
    onopentag: (tag, attributes) => {
      const from = parser.startIndex;
      const element: UnclosedElement = {
        tag,
        attributes,
        text: '',
        line: lineAt(from),
        from,
        to: html.length,
        parent: open.at(-1),
      };
      found.push(element);
      open.push(element);
    },
    ontext: (text) => {
      const within = open.at(-1);
      if (within !== undefined) within.text += text;
    },
    onclosetag: () => {
      const closed = open.pop();
      if (closed !== undefined) closed.to = parser.endIndex + 1;
    },
  });
  parser.end(html);
  return found;
}

/** Returns a function that finds the line of an offset. The offsets of its calls must ascend. */
function lines(text: string): (offset: number) => number {
  let [line, next] = [1, text.indexOf('\n')];
  return (offset) => {
    while (next >= 0 && next < offset) [line, next] = [line + 1, text.indexOf('\n', next + 1)];
    return line;
  };
}

/** The text without these parts. The parts must be in ascending order and must not overlap. */
export function without(text: string, parts: readonly { readonly from: number; readonly to: number }[]): string {
  const ends = [0, ...parts.map(({ to }) => to)];
  return ends.map((end, i) => text.slice(end, parts[i]?.from)).join('');
}
