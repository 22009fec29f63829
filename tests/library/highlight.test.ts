import { globSync, readFileSync } from 'node:fs';
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { highlighted } from '../../src/library/pages/highlight.ts';

const textIn = (line: string) => DomUtils.textContent(parseDocument(line));

test('keys, strings, numbers, booleans, null and comments are in elements of their own', () => {
  const text =
    "# a board\nid: pb.a # here\nround: -2.5\nname: 'the gun'\non: 2026-11-21\nfired: true\nwinner: null\nloser: ~";
  expect(highlighted(text)).toEqual([
    '<em># a board</em>',
    '<b>id</b>: <i>pb.a</i> <em># here</em>',
    '<b>round</b>: <var>-2.5</var>',
    '<b>name</b>: <i>&#39;the gun&#39;</i>',
    '<b>on</b>: <i>2026-11-21</i>',
    '<b>fired</b>: <var>true</var>',
    '<b>winner</b>: <var>null</var>',
    '<b>loser</b>: <var>~</var>',
  ]);
});

test('in lists and flow mappings too', () => {
  expect(highlighted('- order: { fire: gun, at: d4 }\n  dice: [{ hit: 5 }, six]')).toEqual([
    '- <b>order</b>: { <b>fire</b>: <i>gun</i>, <b>at</b>: <i>d4</i> }',
    '  <b>dice</b>: [{ <b>hit</b>: <var>5</var> }, <i>six</i>]',
  ]);
});

test('a key in quotes, or one that is a number or a boolean, is a key', () => {
  expect(highlighted(`legend: { '.': open, 5: "5" }\n3: three\ntrue: 1`)).toEqual([
    '<b>legend</b>: { <b>&#39;.&#39;</b>: <i>open</i>, <b>5</b>: <i>&quot;5&quot;</i> }',
    '<b>3</b>: <i>three</i>',
    '<b>true</b>: <var>1</var>',
  ]);
});

test('text over several lines is a string on each of them, whatever is written there', () => {
  expect(highlighted('say: >-\n  Straight: ahead\n\n  # by 2.\nmap: |\n  1 ..\n    ab')).toEqual([
    '<b>say</b>: &gt;-',
    '<i>  Straight: ahead</i>',
    '',
    '<i>  # by 2.</i>',
    '<b>map</b>: |',
    '<i>  1 ..</i>',
    '<i>    ab</i>',
  ]);
});

test('signs that HTML reads are escaped in every kind of token', () => {
  const text = 'a<b>&: "<i>" # </em> &amp;\nc: a < b & c\nd: [&one 1]';
  const lines = highlighted(text);
  expect(lines.map(textIn).join('\n')).toBe(text);
  expect(lines[0]).toBe('<b>a&lt;b&gt;&amp;</b>: <i>&quot;&lt;i&gt;&quot;</i> <em># &lt;/em&gt; &amp;amp;</em>');
  expect(lines[1]).toBe('<b>c</b>: <i>a &lt; b &amp; c</i>');
  expect(lines[2]).toContain('&amp;one');
});

/** A line of which each element is closed, holds nothing but text, and has no attribute. */
const LINE = /^(?:[^<]|<(b|i|var|em)>[^<]*<\/\1>)*$/;

test('every file of the project keeps its text, each line has whole elements, and only punctuation is outside them', () => {
  const files = globSync('content/*/{scenarios,rulings}/*.yaml');
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const lines = highlighted(text);
    const whole = lines.join('\n');
    expect(textIn(whole), file).toBe(text);
    expect(
      lines.filter((line) => !LINE.test(line)),
      file,
    ).toEqual([]);
    const between = textIn(whole.replace(/<(b|i|var|em)>.*?<\/\1>/g, ''));
    expect(between.replace(/[\s:,[\]{}|>?-]/g, ''), file).toBe('');
  }
});
