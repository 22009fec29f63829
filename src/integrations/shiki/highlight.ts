import { createCssVariablesTheme, createHighlighterCore, type ShikiTransformer } from 'shiki/core';
// In plain JavaScript it is a third faster than in WebAssembly, and it knows the whole of YAML.
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import yaml from 'shiki/langs/yaml.mjs';

const highlighter = createHighlighterCore({
  langs: [yaml],
  themes: [createCssVariablesTheme({ variablePrefix: '--site-code-' })],
  engine: createJavaScriptRegexEngine(),
});

/** A YAML text as HTML with a class for each kind of word; `transformers` change it further. */
export const highlight = async (code: string, transformers: ShikiTransformer[]): Promise<string> =>
  (await highlighter).codeToHtml(code, { lang: 'yaml', theme: 'css-variables', transformers });
