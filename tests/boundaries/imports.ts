import ts from 'typescript';

/** One import: what stands between the quotes, and its line from 1. `null` where it is put together at run time and cannot be read. */
export interface Import {
  readonly from: string | null;
  readonly line: number;
}

/**
 * Everything a source file reaches for: imports with and without `type`, exports from, `import()` as a call and as a type, `require`, and the
 * patterns of `import.meta.glob`. Of an Astro file its frontmatter and its scripts are read.
 */
export function importsOf(file: string, text: string): readonly Import[] {
  return scriptsIn(file, text).flatMap(({ code, line }) => {
    const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind);
    const found: Import[] = [];
    const visit = (node: ts.Node): void => {
      const at = source.getLineAndCharacterOfPosition(node.getStart(source)).line + line;
      for (const from of reaches(node)) found.push({ from, line: at });
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}

function reaches(node: ts.Node): readonly (string | null)[] {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    return node.moduleSpecifier ? [literal(node.moduleSpecifier)] : [];
  }
  if (ts.isImportTypeNode(node)) return [ts.isLiteralTypeNode(node.argument) ? literal(node.argument.literal) : null];
  if (!ts.isCallExpression(node)) return [];
  const called = node.expression.getText();
  if (called === 'import.meta.glob') return patterns(node.arguments[0]);
  return node.expression.kind === ts.SyntaxKind.ImportKeyword || called === 'require'
    ? [literal(node.arguments[0])]
    : [];
}

const patterns = (argument: ts.Expression | undefined): readonly (string | null)[] =>
  argument && ts.isArrayLiteralExpression(argument) ? argument.elements.map(literal) : [literal(argument)];

const literal = (node: ts.Node | undefined): string | null => (node && ts.isStringLiteralLike(node) ? node.text : null);

interface Script {
  readonly code: string;
  /** The line of the file on which the code begins. */
  readonly line: number;
}

function scriptsIn(file: string, text: string): readonly Script[] {
  if (!file.endsWith('.astro')) return [{ code: text, line: 1 }];
  const blocks = [...text.matchAll(/^---\n(?<code>[\s\S]*?)^---/gm)].slice(0, 1);
  const scripts = [...text.matchAll(/<script\b[^>]*>(?<code>[\s\S]*?)<\/script>/g)];
  return [...blocks, ...scripts].map((match) => {
    const code = match.groups?.code ?? '';
    return { code, line: text.slice(0, match.index + match[0].indexOf(code)).split('\n').length };
  });
}
