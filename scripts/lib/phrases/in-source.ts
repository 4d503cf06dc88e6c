import path from 'node:path';

import ts from 'typescript';

import { literalsIn, resolvePhrase } from './resolve';

/** The phrases of one source file. */
export interface FilePhrases {
  /** Relative to the project, with slashes. */
  readonly file: string;
  readonly phrases: readonly string[];
  /** The phrases chosen for every number but one: `t(n === 1 ? '%1 item' : '%1 items', [n])`. */
  readonly counted: readonly string[];
  /** Arguments of `t` that cannot be determined from the source. */
  readonly indirect: readonly string[];
  /** The files that its code imports, statically or dynamically; type imports are excluded. */
  readonly imports: readonly string[];
}

/** Names of functions that translate a phrase. */
const TRANSLATORS = new Set(['t', 'translate']);
/** Properties that contain a phrase for a later call of `t`. */
const KEEPERS = new Set(['phrase', 'placeholder', 'message']);
/** Files in which every sentence is a phrase, such as the validation rules of forms. */
const RULES = /^src\/domain\/validation\//;
const SENTENCE = /^[A-Z][A-Za-z']*,? \S/s;
/** Matches readable text, as opposed to codes and class names. */
const READABLE = /^[\s%{]*[\dA-Z]/;

/** Whether the docstring contains `@phrases`: then every text in the declaration is a phrase. */
const isMarked = (node: ts.Node): boolean =>
  (ts.isVariableStatement(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isExpressionStatement(node)) &&
  ts.getJSDocTags(node).some((tag) => tag.tagName.text === 'phrases');

class FileReader {
  readonly #phrases = new Set<string>();
  readonly #counted = new Set<string>();
  readonly #indirect = new Set<string>();
  readonly #checker: ts.TypeChecker;

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  read(source: ts.SourceFile, file: string): Omit<FilePhrases, 'imports'> {
    if (RULES.test(file)) this.#add(literalsIn(source).filter((text) => SENTENCE.test(text)));
    this.#visit(source);
    return {
      file,
      phrases: [...this.#phrases],
      counted: [...this.#counted],
      indirect: [...this.#indirect],
    };
  }

  #visit(node: ts.Node): void {
    if (isMarked(node)) this.#add(literalsIn(node).filter((text) => READABLE.test(text)));
    if (ts.isPropertyAssignment(node) && KEEPERS.has(node.name.getText())) {
      this.#add(resolvePhrase(node.initializer, this.#checker) ?? []);
    }
    if (ts.isCallExpression(node)) this.#readCall(node);
    ts.forEachChild(node, (child) => {
      this.#visit(child);
    });
  }

  #readCall({ expression, arguments: [phrase] }: ts.CallExpression): void {
    const isTranslator = ts.isIdentifier(expression) && TRANSLATORS.has(expression.text);
    if (!isTranslator || phrase === undefined) return;
    const known = resolvePhrase(phrase, this.#checker);
    this.#add(known ?? []);
    if (known === null) this.#indirect.add(phrase.getText().replace(/\s+/g, ' '));
    if (!ts.isConditionalExpression(phrase) || !/=== [01]$/.test(phrase.condition.getText()))
      return;
    for (const text of resolvePhrase(phrase.whenFalse, this.#checker) ?? []) {
      this.#counted.add(text);
    }
  }

  #add(texts: readonly string[]): void {
    for (const text of texts) if (/[A-Za-z]/.test(text)) this.#phrases.add(text);
  }
}

const isOfTypes = (node: ts.Node): boolean =>
  (ts.isImportDeclaration(node) &&
    node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) ||
  (ts.isExportDeclaration(node) && node.isTypeOnly);

/** The files that the code of a file imports. */
function importsOf(source: ts.SourceFile, checker: ts.TypeChecker): readonly string[] {
  const found = new Set<string>();
  const add = (named: ts.Node): void => {
    const [declaration] = checker.getSymbolAtLocation(named)?.declarations ?? [];
    if (declaration !== undefined) found.add(relative(declaration.getSourceFile().fileName));
  };
  const visit = (node: ts.Node): void => {
    if (isOfTypes(node)) return;
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      if (node.moduleSpecifier !== undefined) add(node.moduleSpecifier);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [named] = node.arguments;
      if (named !== undefined) add(named);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found];
}

const relative = (file: string): string => path.relative('.', file).replaceAll('\\', '/');

/** Extracts every phrase that the code of these folders may look up in the shop's dictionary. */
export function phrasesInSource(folders: readonly string[]): readonly FilePhrases[] {
  const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  const files = folders.flatMap((folder) => ts.sys.readDirectory(folder, ['.ts', '.tsx']));
  const program = ts.createProgram(files, { ...options, noLib: true });
  const checker = program.getTypeChecker();
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    if (source === undefined) return [];
    const read = new FileReader(checker).read(source, relative(file));
    return [{ ...read, imports: importsOf(source, checker) }];
  });
}
