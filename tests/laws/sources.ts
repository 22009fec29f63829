import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** A text that stands somewhere in a source, with its place. */
export interface Found {
  readonly text: string;
  readonly place: string;
}

/** One file of a game's rules. */
export interface RulesFile {
  readonly file: string;
  readonly text: string;
}

/** The files that hold the rules of a game. */
export const rulesFiles = (game: string): readonly RulesFile[] =>
  globSync(`src/games/${game}/**/*.ts`)
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const at = ({ file, text }: RulesFile, offset: number): string => `${file}:${text.slice(0, offset).split('\n').length}`;

/**
 * Each clause with this prefix that a docstring tags: `@clause pb.artillery.types pb.column.who`.
 */
export const tagged = (files: readonly RulesFile[], prefix: string): readonly Found[] =>
  files.flatMap((each) =>
    [...each.text.matchAll(new RegExp(`@clause((?:[\\s*]+${prefix}[.-][\\w.-]*\\w)+)`, 'g'))].flatMap(
      ({ 1: ids = '', index }) =>
        ids
          .split(/[\s*]+/)
          .filter(Boolean)
          .map((text) => ({ text, place: at(each, index) })),
    ),
  );

/** The texts that a visitor of the code finds. */
export function gather(files: readonly RulesFile[], visit: (node: ts.Node) => readonly string[]): readonly Found[] {
  return files.flatMap((each) => {
    const tree = ts.createSourceFile(each.file, each.text, ts.ScriptTarget.Latest, true);
    const found: Found[] = [];
    const walk = (node: ts.Node): void => {
      for (const text of visit(node)) found.push({ text, place: at(each, node.getStart(tree)) });
      ts.forEachChild(node, walk);
    };
    walk(tree);
    return found;
  });
}

/**
 * Each string of the code. Of a text with holes only the part before the first hole is taken,
 * followed by `*`.
 */
export function strings(node: ts.Node): readonly string[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  return ts.isTemplateExpression(node) ? [`${node.head.text}*`] : [];
}

/** The reasons of the refusals in the code, from `refused(clause, reason, …)`. */
export function reasons(node: ts.Node): readonly string[] {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression) || node.expression.text !== 'refused') return [];
  const reason = node.arguments[1];
  return reason !== undefined && ts.isStringLiteral(reason) ? [reason.text] : ['(a reason that is put together)'];
}
