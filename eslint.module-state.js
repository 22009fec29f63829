/** Methods that change an array, a map or a set in place. */
const CHANGING = new Set([
  'push',
  'pop',
  'shift',
  'unshift',
  'splice',
  'sort',
  'reverse',
  'fill',
  'copyWithin',
  'set',
  'add',
  'delete',
  'clear',
]);
const ON_OBJECTS = new Set(['assign', 'defineProperty', 'defineProperties', 'setPrototypeOf']);

/** The longest member chain that starts here: `kept` → `kept.of[id]!.list`. */
function chain(node) {
  const { parent } = node;
  const goesOn = parent.type === 'MemberExpression' ? parent.object === node : /^TS(NonNull|As)/.test(parent.type);
  return goesOn ? chain(parent) : node;
}

/** Is the value of this variable changed here? */
function isChanged(identifier) {
  const node = chain(identifier);
  const { parent } = node;
  if (parent.type === 'AssignmentExpression') return parent.left === node;
  if (parent.type === 'UpdateExpression') return true;
  if (parent.type === 'UnaryExpression') return parent.operator === 'delete';
  if (parent.type !== 'CallExpression') return false;
  if (parent.callee === node) return node.type === 'MemberExpression' && CHANGING.has(node.property.name);
  const { object, property } = parent.callee;
  return parent.arguments[0] === node && object?.name === 'Object' && ON_OBJECTS.has(property.name);
}

/**
 * Forbids state that a module keeps between calls: a top-level variable that is not a constant, or
 * a constant whose value is changed.
 */
export const moduleState = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      variable: 'A module of the rules keeps nothing between two calls: make `{{name}}` a constant, or hand it down.',
      changed:
        'A module of the rules keeps nothing between two calls: `{{name}}` stands at its top and is changed here.',
    },
  },
  create: ({ report, sourceCode }) => ({
    'Program:exit'(program) {
      const [top] = sourceCode.getScope(program).childScopes;
      for (const { name, defs, references } of top?.variables ?? []) {
        const [definition] = defs;
        if (definition?.type !== 'Variable') continue;
        if (definition.parent.kind !== 'const')
          report({ node: definition.node, messageId: 'variable', data: { name } });
        for (const { identifier } of references)
          if (isChanged(identifier)) report({ node: identifier, messageId: 'changed', data: { name } });
      }
    },
  }),
};
