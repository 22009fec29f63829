import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/*
 * A browser that translates a page replaces its text nodes. What a page then writes into the old
 * ones is never seen, so a text that changes is written into its element each time.
 */

/**
 * A text among the children of an element that comes from a signal or a property: `>{told()}<`,
 * `Your {rolls()}`, `{props.name(id())}`.
 */
const CHANGING =
  /(?:>|^\s+|[\w:.“(] )\{(?:[^{}=>'"]*\w\(\)|props\.(?!children)|\w+\(props\.)[^{}=>]*\}(?:<|$|[ .…{?”])/gm;

const files = (pattern: string) => globSync(pattern);

test('finds texts that change', () => {
  expect('<p>{told()}</p>'.match(CHANGING)).toHaveLength(1);
  expect("        Your {rolls()} {rolls() === 1 ? 'roll' : 'rolls'}:".match(CHANGING)).not.toBeNull();
  expect("            <p class='a'>{props.name(id())}</p>".match(CHANGING)).toHaveLength(1);
  expect('<Words of={told()} />'.match(CHANGING)).toBeNull();
});

test.each(files('src/islands/**/*.tsx'))('every text of %s that changes is written into its element', (file) => {
  expect(readFileSync(file, 'utf8').match(CHANGING) ?? []).toEqual([]);
});

test.each(files('src/islands/**/*.ts'))('%s writes into no text node that it finds on the page', (file) => {
  expect(readFileSync(file, 'utf8')).not.toMatch(/\.nodeValue = |(?:first|last)Child!?\.(?:data|textContent) = /);
});
