import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import ts from 'typescript';

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}

function literalsIn(node: ts.Node): readonly string[] {
  const own = ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);
  const inside: string[] = own ? [node.text] : [];
  ts.forEachChild(node, (child) => {
    inside.push(...literalsIn(child));
  });
  return inside;
}

/** The phrases that a call of `t` may be given: literals, and those of a constant of the same file. */
function phrasesOf(phrase: ts.Expression, constants: ReadonlyMap<string, ts.Expression>) {
  if (ts.isConditionalExpression(phrase)) {
    return [phrase.whenTrue, phrase.whenFalse].flatMap(literalsIn);
  }
  if (ts.isStringLiteral(phrase) || ts.isNoSubstitutionTemplateLiteral(phrase))
    return [phrase.text];
  const root = ts.isElementAccessExpression(phrase) ? phrase.expression : phrase;
  const constant = ts.isIdentifier(root) ? constants.get(root.text) : undefined;
  return constant ? literalsIn(constant) : [];
}

/** Names of functions that turn a phrase into the shop's words. */
const TRANSLATORS = new Set(['t', 'translate']);
/** Properties that hold a phrase until somebody reads it out. */
const KEEPERS = new Set(['phrase', 'placeholder', 'message']);

function phrasesInFile(file: string): readonly string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const constants = new Map<string, ts.Expression>();
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      constants.set(node.name.text, node.initializer);
    }
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const [phrase] = node.arguments;
      if (TRANSLATORS.has(node.expression.text) && phrase)
        found.push(...phrasesOf(phrase, constants));
    }
    if (ts.isPropertyAssignment(node) && KEEPERS.has(node.name.getText(source))) {
      found.push(...phrasesOf(node.initializer, constants));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  // Rules of forms keep their phrases until somebody reads them out.
  if (file.includes(join('domain', 'validation'))) {
    found.push(...literalsIn(source).filter((text) => /^[A-Z].* .*\.$/s.test(text)));
  }
  return found;
}

/** Every phrase that the elements look up in the shop's dictionary, found in their source. */
export function phrasesInSource(folders: readonly string[]): readonly string[] {
  const phrases = folders.flatMap(filesBelow).flatMap(phrasesInFile);
  return [...new Set(phrases)].filter((phrase) => /[A-Za-z]/.test(phrase)).sort();
}
