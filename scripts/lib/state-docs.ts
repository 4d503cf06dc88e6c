import { readFileSync } from 'node:fs';
import { basename, relative, sep } from 'node:path';

import ts from 'typescript';

import { filesIn } from './files';
import { calleeOf, declarationsOf, docOf, isExported, propertyOf, type Variable } from './syntax';

/** An export with the first sentence of its docstring; empty where it has none. */
export interface NamedDoc {
  readonly name: string;
  readonly doc: string;
}

/** A `StateModule`: what `store.inject` takes. */
export interface ModuleDoc extends NamedDoc {
  readonly file: string;
  /** Names of the modules that are injected before it. */
  readonly needs: readonly string[];
  /** Names of its slices' constants. */
  readonly slices: readonly string[];
}

/** A key of the state. */
export interface SliceDoc extends NamedDoc {
  readonly file: string;
  /** `base`: on every page; `lazy`: once its module is injected. */
  readonly kind: 'base' | 'lazy';
}

/** What one folder of `src/state` exports for views and for other flows. */
export interface CapabilityDoc {
  readonly capability: string;
  readonly modules: readonly ModuleDoc[];
  readonly slices: readonly SliceDoc[];
  readonly actions: readonly NamedDoc[];
  readonly selectors: readonly NamedDoc[];
}

/** The exports of one file, before the files of a folder are merged. */
interface FileDoc extends Omit<CapabilityDoc, 'capability' | 'slices'> {
  readonly slices: readonly DeclaredSlice[];
  /** The docstrings of its types by name. */
  readonly types: ReadonlyMap<string, string>;
}

/** A key of the state with the name of its type, which another file may define. */
type DeclaredSlice = Omit<SliceDoc, 'doc'> & { readonly type: string };

/** Reads the folders of `root`, e.g. `src/state`, with TypeScript's own parser; sorted by name. */
export function readStateDocs(root: string): readonly CapabilityDoc[] {
  const byFolder = new Map<string, FileDoc[]>();
  for (const file of filesIn(root)) {
    const [capability] = relative(root, file).split(sep);
    if (capability === undefined || !/\.tsx?$/.test(file)) continue;
    byFolder.set(capability, [...(byFolder.get(capability) ?? []), readFile(file)]);
  }
  return [...byFolder].map(([capability, files]) => {
    const types = new Map(files.flatMap((file) => [...file.types]));
    return {
      capability,
      modules: files.flatMap(({ modules }) => modules),
      slices: files.flatMap(({ slices }) =>
        slices.map(({ type, ...slice }) => ({ ...slice, doc: types.get(type) ?? '' })),
      ),
      actions: files.flatMap(({ actions }) => actions),
      selectors: files.flatMap(({ selectors }) => selectors),
    };
  });
}

function readFile(file: string): FileDoc {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const exported = source.statements.filter(isExported);
  const variables = exported.filter(ts.isVariableStatement).flatMap(declarationsOf);
  const named = [
    ...variables.flatMap(({ name, initializer, doc }) =>
      ts.isIdentifier(name) ? [{ name: name.text, initializer, doc }] : [],
    ),
    ...exported.filter(ts.isFunctionDeclaration).map((declaration) => ({
      name: declaration.name?.text ?? '',
      initializer: undefined,
      doc: docOf(declaration),
    })),
  ];
  return {
    modules: variables.flatMap((variable) => moduleOf(variable, basename(file))),
    slices: slicesOf(source, basename(file)),
    types: typesOf(source),
    actions: [
      ...named.filter(({ initializer }) => calleeOf(initializer) === 'createAction').map(toDoc),
      ...variables.flatMap(({ name, initializer }) =>
        ts.isObjectBindingPattern(name) && initializer?.getText().endsWith('.actions') === true
          ? actionsOf(name, reducerDocs(source))
          : [],
      ),
    ],
    selectors: named.filter(({ name }) => /^select[A-Z]/.test(name)).map(toDoc),
  };
}

const toDoc = ({ name, doc }: NamedDoc): NamedDoc => ({ name, doc });

function moduleOf({ name, type, initializer, doc }: Variable, file: string): readonly ModuleDoc[] {
  if (type !== 'StateModule' || initializer === undefined) return [];
  const identifiersIn = (property: string): readonly string[] => {
    const list = propertyOf(initializer, property);
    return list !== undefined && ts.isArrayLiteralExpression(list)
      ? list.elements.map((element) => element.getText())
      : [];
  };
  return [
    {
      name: name.getText(),
      doc,
      file,
      needs: identifiersIn('needs'),
      slices: identifiersIn('slices'),
    },
  ];
}

/** The keys that a file adds to `BaseSlices` and `LazySlices`. */
function slicesOf(source: ts.SourceFile, file: string): readonly DeclaredSlice[] {
  const blocks = source.statements
    .filter(ts.isModuleDeclaration)
    .flatMap(({ body }) => (body !== undefined && ts.isModuleBlock(body) ? [body] : []));
  return blocks
    .flatMap(({ statements }) => statements.filter(ts.isInterfaceDeclaration))
    .flatMap(({ name, members }) =>
      members.filter(ts.isPropertySignature).map((member) => ({
        name: member.name.getText(),
        type: member.type?.getText() ?? '',
        file,
        kind: name.text === 'BaseSlices' ? ('base' as const) : ('lazy' as const),
      })),
    );
}

const typesOf = (source: ts.SourceFile): ReadonlyMap<string, string> =>
  new Map(
    source.statements
      .filter((one) => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one))
      .map((one) => [one.name.text, docOf(one)]),
  );

/** The docstrings of a file's reducers, by the name of the action. */
function reducerDocs(source: ts.SourceFile): ReadonlyMap<string, string> {
  const docs = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    const [options] = ts.isCallExpression(node) ? node.arguments : [];
    const reducers = options === undefined ? undefined : propertyOf(options, 'reducers');
    if (reducers !== undefined && ts.isObjectLiteralExpression(reducers)) {
      for (const one of reducers.properties) docs.set(one.name?.getText() ?? '', docOf(one));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return docs;
}

const actionsOf = (
  pattern: ts.ObjectBindingPattern,
  docs: ReadonlyMap<string, string>,
): readonly NamedDoc[] =>
  pattern.elements.map(({ name, propertyName }) => ({
    name: name.getText(),
    doc: docs.get((propertyName ?? name).getText()) ?? '',
  }));
