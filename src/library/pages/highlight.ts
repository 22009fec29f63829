import { createHighlighterCoreSync } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import yaml from 'shiki/langs/yaml.mjs';
import { escape } from '../../painters/markup.ts';

/** The “colours” of text outside an element, and of the colon after a key. */
const PLAIN = 'plain';
const COLON = 'colon';

/**
 * A theme whose colours are the names of elements: Shiki's own markup has style attributes, which
 * the policy forbids. The names are short, because a hundred scripts with hundreds of tokens each
 * are a large part of the site.
 */
const THEME = {
  name: 'elements',
  fg: PLAIN,
  bg: PLAIN,
  settings: [
    { settings: { foreground: PLAIN } },
    { scope: ['string', 'constant.other.timestamp'], settings: { foreground: 'i' } },
    { scope: ['constant.numeric', 'constant.language'], settings: { foreground: 'var' } },
    { scope: 'comment', settings: { foreground: 'em' } },
    { scope: 'punctuation.separator.key-value', settings: { foreground: COLON } },
  ],
};

/** One highlighter for all scripts, because it must first read the grammar of YAML. */
const highlighter = createHighlighterCoreSync({
  langs: [yaml],
  themes: [THEME],
  engine: createJavaScriptRegexEngine(),
});

/**
 * The lines of a YAML text as HTML. A key is in a `b`, a string or date in an `i`, a number,
 * boolean or null in a `var`, and a comment in an `em`.
 */
export function highlighted(code: string): readonly string[] {
  const lines = highlighter.codeToTokensBase(code, { lang: 'yaml', theme: THEME.name });
  return lines.map((line) =>
    line
      .map(({ content, color = PLAIN }, i) => {
        const text = escape(content);
        if (color === PLAIN || color === COLON) return text;
        // The grammar cannot tell a quoted key, or a key that is a number, from a value.
        const tag = line[i + 1]?.color === COLON ? 'b' : color;
        return `<${tag}>${text}</${tag}>`;
      })
      .join(''),
  );
}
