import ts from 'typescript';

/** A small fault in a rules file. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  /**
   * Describes the fault without its line number, so that a list of names stays valid after changes
   * elsewhere: `befall: score >= 5 → score > 5`.
   */
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The replacement of one syntax node. */
interface Change {
  readonly node: ts.Node;
  readonly text: string;
}

const FLIPPED: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
};

const isText = (node: ts.Node): boolean => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** Flips comparisons, `&&` and `||`, plus and minus. */
function operators(node: ts.Node): readonly Change[] {
  if (!ts.isBinaryExpression(node)) return [];
  const { left, operatorToken, right } = node;
  const sign = operatorToken.getText();
  const other = FLIPPED[sign];
  if (other === undefined || (sign === '+' && (isText(left) || isText(right)))) return [];
  return [{ node, text: `${left.getText()} ${other} ${right.getText()}` }];
}

/** Makes conditions always true and always false. */
function conditions(node: ts.Node): readonly Change[] {
  const condition = ts.isIfStatement(node)
    ? node.expression
    : ts.isConditionalExpression(node)
      ? node.condition
      : undefined;
  return condition === undefined ? [] : ['true', 'false'].map((text) => ({ node: condition, text }));
}

const negations = (node: ts.Node): readonly Change[] =>
  ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken
    ? [{ node, text: node.operand.getText() }]
    : [];

/** Changes numbers by one up and down, except indexes and keys of objects. */
function numbers(node: ts.Node): readonly Change[] {
  if (!ts.isNumericLiteral(node)) return [];
  if (ts.isElementAccessExpression(node.parent) || (ts.isPropertyAssignment(node.parent) && node.parent.name === node))
    return [];
  if (node.parent.kind === ts.SyntaxKind.LiteralType) return [];
  const value = Number(node.text);
  return [value + 1, value - 1].map((text) => ({ node, text: `(${text})` }));
}

/** Replaces cited clauses of the game with this prefix by a clause that does not exist. */
const clauses =
  (prefix: string) =>
  (node: ts.Node): readonly Change[] =>
    isText(node) && node.getText().slice(1).startsWith(`${prefix}.`) && node.parent.kind !== ts.SyntaxKind.LiteralType
      ? [{ node, text: `'${prefix}.no.clause'` }]
      : [];

const QUANTIFIERS: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
]);

/** Swaps `some` and `every`. */
function quantifiers(node: ts.Node): readonly Change[] {
  if (!ts.isPropertyAccessExpression(node) || !ts.isCallExpression(node.parent)) return [];
  const text = QUANTIFIERS.get(node.name.text);
  return text === undefined ? [] : [{ node: node.name, text }];
}

/**
 * Removes the last refusal of a function. Changing the condition already covers refusals inside a
 * condition.
 */
function refusals(node: ts.Node): readonly Change[] {
  if (!ts.isReturnStatement(node) || !ts.isBlock(node.parent) || !ts.isFunctionLike(node.parent.parent)) return [];
  const given = node.expression;
  if (given === undefined || !ts.isCallExpression(given) || given.expression.getText() !== 'refused') return [];
  return [{ node: given, text: /\bnull\b/.test(node.parent.parent.type?.getText() ?? '') ? 'null' : 'allowed()' }];
}

/** Removes statements. */
const statements = (node: ts.Node): readonly Change[] => (ts.isExpressionStatement(node) ? [{ node, text: ';' }] : []);

const kindsOf = (prefix: string | null) => [
  operators,
  conditions,
  negations,
  numbers,
  ...(prefix === null ? [] : [clauses(prefix)]),
  quantifiers,
  refusals,
  statements,
];

/** The name of the top-level function, class or constant that contains a node. */
function owner(tree: ts.SourceFile, node: ts.Node): string {
  const top = tree.statements.find((each) => each.pos <= node.pos && node.end <= each.end);
  if (top === undefined) return '';
  if (ts.isFunctionDeclaration(top) || ts.isClassDeclaration(top)) return top.name?.text ?? '';
  const [table] = ts.isVariableStatement(top) ? top.declarationList.declarations : [];
  return table?.name.getText(tree) ?? '';
}

const short = (text: string): string => text.replace(/\s+/g, ' ');

/**
 * Every mutant of a file. `prefix` is that of the game's clauses, or null for rules that cite none.
 * No two mutants have the same name.
 */
export function mutantsOf(file: string, text: string, prefix: string | null): readonly Mutant[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const kinds = kindsOf(prefix);
  const found: Mutant[] = [];
  const seen = new Map<string, number>();
  const add = ({ node, text: change }: Change): void => {
    const start = node.getStart(tree);
    const said = `${owner(tree, node)}: ${short(node.getText())} → ${change === ';' ? '(nothing)' : short(change)}`;
    const times = (seen.get(said) ?? 0) + 1;
    seen.set(said, times);
    found.push({
      file,
      line: tree.getLineAndCharacterOfPosition(start).line + 1,
      name: times === 1 ? said : `${said} (${times})`,
      start,
      end: node.getEnd(),
      text: change,
    });
  };
  const walk = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return;
    for (const kind of kinds) kind(node).forEach(add);
    ts.forEachChild(node, walk);
  };
  walk(tree);
  return found;
}

/** The text of the file with the fault in it. */
export const mutated = (text: string, { start, end, text: change }: Mutant): string =>
  text.slice(0, start) + change + text.slice(end);
