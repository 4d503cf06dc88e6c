import ts from 'typescript';

/** Whether a statement begins with `export`. */
export const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

/** A declared variable; the docstring is that of its statement. */
export interface Variable {
  readonly name: ts.BindingName;
  readonly type: string;
  readonly initializer: ts.Expression | undefined;
  readonly doc: string;
}

/** The variables that a statement declares. */
export const declarationsOf = (statement: ts.VariableStatement): readonly Variable[] =>
  statement.declarationList.declarations.map(({ name, type, initializer }) => ({
    name,
    type: type?.getText() ?? '',
    initializer,
    doc: docOf(statement),
  }));

/** The function that an initializer calls. */
export const calleeOf = (initializer: ts.Expression | undefined): string =>
  initializer !== undefined && ts.isCallExpression(initializer)
    ? initializer.expression.getText()
    : '';

/** The first sentence of a node's docstring, on one line. */
export function docOf(node: ts.Node): string {
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const text = ts.getTextOfJSDocComment(comments.at(-1)?.comment) ?? '';
  const line =
    text
      .split(/\n\s*\n/, 1)[0]
      ?.replace(/\s+/g, ' ')
      .trim() ?? '';
  return /^.*?(?<!e\.g|i\.e)[.!?](?=\s|$)/.exec(line)?.[0] ?? line;
}

/** The value of a property in an object literal. */
export function propertyOf(object: ts.Expression, name: string): ts.Expression | undefined {
  if (!ts.isObjectLiteralExpression(object)) return undefined;
  const property = object.properties.find((one) => one.name?.getText() === name);
  return property !== undefined && ts.isPropertyAssignment(property)
    ? property.initializer
    : undefined;
}
