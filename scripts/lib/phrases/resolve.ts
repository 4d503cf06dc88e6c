import ts from 'typescript';

/** All string literals in a syntax node. */
export function literalsIn(node: ts.Node): readonly string[] {
  const own = ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);
  const inside: string[] = own ? [node.text] : [];
  ts.forEachChild(node, (child) => {
    inside.push(...literalsIn(child));
  });
  return inside;
}

const isNothing = ({ flags }: ts.Type): boolean =>
  (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) !== 0;

/** The string literals of a union type. */
function textsOfType(type: ts.Type): readonly string[] | null {
  const parts = (type.isUnion() ? type.types : [type]).filter((part) => !isNothing(part));
  const texts = parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : []));
  return texts.length > 0 && texts.length === parts.length ? texts : null;
}

/** The string literals of the constant that an expression refers to, in any file. */
function textsOfConstant(node: ts.Expression, checker: ts.TypeChecker): readonly string[] | null {
  const named = ts.isElementAccessExpression(node) ? node.expression : node;
  const found = checker.getSymbolAtLocation(named);
  if (found === undefined) return null;
  const isAlias = (found.flags & ts.SymbolFlags.Alias) !== 0;
  const declaration = (isAlias ? checker.getAliasedSymbol(found) : found).valueDeclaration;
  const value =
    declaration !== undefined &&
    (ts.isVariableDeclaration(declaration) || ts.isPropertyAssignment(declaration))
      ? declaration.initializer
      : undefined;
  if (value === undefined || ts.isCallExpression(value)) return null;
  if (!ts.isObjectLiteralExpression(value)) return resolvePhrase(value, checker);
  const texts = literalsIn(value);
  return texts.length > 0 ? texts : null;
}

/** The phrases that an expression may evaluate to; null if the source does not determine them. */
export function resolvePhrase(
  node: ts.Expression,
  checker: ts.TypeChecker,
): readonly string[] | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  const all = (...parts: readonly ts.Expression[]): readonly string[] | null => {
    const texts = parts.map((part) => resolvePhrase(part, checker));
    return texts.every((text) => text !== null) ? texts.flat() : null;
  };
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return all(node.expression);
  if (ts.isConditionalExpression(node)) return all(node.whenTrue, node.whenFalse);
  if (ts.isBinaryExpression(node)) return all(node.left, node.right);
  return textsOfType(checker.getTypeAtLocation(node)) ?? textsOfConstant(node, checker);
}
