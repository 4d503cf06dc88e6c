import ts from 'typescript';

/**
 * Finds lookups that may reach what every object inherits: `record[key]` and `key in record`, where the key is any string
 * and the record has an entry for any string. A server, a page or an address may name the key `constructor`; the lookup
 * then returns a function of the language instead of nothing.
 *
 * Lists and keys that the types limit to known names are allowed. So are `record[key] = value` and `delete`, which read
 * nothing.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const noInheritedKeys = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      inherited:
        'The key may name an inherited member, such as "constructor": use ownValue, Object.hasOwn or a Map.',
    },
  },
  create(context) {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices;
    /** @type {import('typescript').TypeChecker} */
    const checker = program.getTypeChecker();

    /** The types of a node's value: the members of a union, otherwise one. */
    const typesOf = (/** @type {import('estree').Node} */ node) => {
      const type = checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(node));
      return type.isUnion() ? type.types : [type];
    };

    const isAnyString = (/** @type {import('estree').Node} */ node) =>
      typesOf(node).some(
        (type) => (checker.getBaseConstraintOfType(type) ?? type).flags & ts.TypeFlags.String,
      );

    const hasAnyEntry = (/** @type {import('estree').Node} */ node) =>
      typesOf(node).some((type) => checker.getIndexTypeOfType(type, ts.IndexKind.String));

    const readsNothing = (/** @type {import('eslint').Rule.Node} */ node) => {
      const { parent } = node;
      return parent?.type === 'AssignmentExpression'
        ? parent.left === node && parent.operator === '='
        : parent?.type === 'UnaryExpression' && parent.operator === 'delete';
    };

    return {
      'MemberExpression[computed=true]'(
        /** @type {import('estree').MemberExpression & import('eslint').Rule.NodeParentExtension} */ node,
      ) {
        if (readsNothing(node) || !isAnyString(node.property) || !hasAnyEntry(node.object)) return;
        context.report({ node, messageId: 'inherited' });
      },
      'BinaryExpression[operator="in"]'(
        /** @type {import('estree').BinaryExpression & import('eslint').Rule.NodeParentExtension} */ node,
      ) {
        if (node.left.type === 'Literal' || !isAnyString(node.left)) return;
        context.report({ node, messageId: 'inherited' });
      },
    };
  },
};
