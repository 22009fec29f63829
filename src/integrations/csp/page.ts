import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** An element of a built page, with its attributes and the text it holds. */
export interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  /** Where it stands in the file, from 1. */
  readonly line: number;
}

/** The source expression that lets an inline script or style with exactly this text through. */
export const hash = (text: string): `sha256-${string}` =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Every element of a page, in order, also those inside `<template>` and `<noscript>`. */
export function elements(html: string): readonly Element[] {
  const found: Element[] = [];
  // With scripting off, the parser looks into <noscript>, which is what the reader without scripts gets.
  walk(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }), found);
  return found;
}

function walk(node: Node, found: Element[]): void {
  if ('tagName' in node) {
    found.push({
      tag: node.tagName,
      attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
      text: node.childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
      line: node.sourceCodeLocation?.startLine ?? 0,
    });
  }
  if ('content' in node) walk(node.content, found);
  if ('childNodes' in node) for (const child of node.childNodes) walk(child, found);
}
