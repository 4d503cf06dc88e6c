import { join, resolve } from 'node:path';

import ts from 'typescript';

import { allMetas } from '../../../elements/all-meta';
import { generateManifests } from '../../../elements/manifests';

/** Where the package's types would be, were they written. */
const PACKAGE = resolve('build/snippets/package');
const FOLDER = resolve('build/snippets');

/** What the snippets leave to their reader. */
const READER = `
import type { TillApi } from 'till-elements';
declare global {
  const till: TillApi;
  function sendToMonitoring(report: object): void;
  function report(name: string, ms: number): void;
  function sendToken(token: string): void;
  const myGateway: { tokenize(card: object): Promise<string> };
  function Component(options: object): <Target>(target: Target) => Target;
  const CUSTOM_ELEMENTS_SCHEMA: object;
}
`;

/** A library whose types the package extends. */
const PREACT = `declare module 'preact' { namespace JSX { interface IntrinsicElements {} } }`;

/** A script to check: its name ends with the kind of its language. */
export interface Script {
  readonly name: string;
  readonly code: string;
}

/** The declarations of the package, by path; those of its own code are its sources. */
function packageTypes(): ReadonlyMap<string, string> {
  const types = Object.entries(generateManifests(allMetas)).filter(([name]) =>
    name.endsWith('.d.ts'),
  );
  return new Map([
    ...types.map(([name, text]) => [join(PACKAGE, name), text] as const),
    ...['elements/script-api', 'src/platform/page/till-events'].map(
      (file) =>
        [
          join(PACKAGE, 'types', `${file}.d.ts`),
          `export * from '${resolve(file).replaceAll('\\', '/')}';\n`,
        ] as const,
    ),
  ]);
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  // Scripts without types have parameters without types.
  noImplicitAny: false,
  experimentalDecorators: true,
  allowJs: true,
  checkJs: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
  paths: {
    'till-elements': [join(PACKAGE, 'api.d.ts')],
    'till-elements/react': [join(PACKAGE, 'react/index.d.ts')],
    'till-elements/*': [join(PACKAGE, '*.d.ts')],
  },
};

/** A script that looks up what the markup above it contains does not check that it is there. */
const POSSIBLY_NULL = 2531;

/**
 * Checks scripts against the types of the package, each as a module of its own.
 *
 * @returns the errors by the name of the script, as `line: message`
 */
export function typeErrors(scripts: readonly Script[]): ReadonlyMap<string, readonly string[]> {
  const written = new Map([
    ...packageTypes(),
    [join(FOLDER, 'reader.ts'), READER],
    [join(FOLDER, 'preact.d.ts'), PREACT],
    ...scripts.map(({ name, code }) => [join(FOLDER, name), code] as const),
  ]);
  const host = ts.createCompilerHost(OPTIONS);
  const { fileExists, readFile, getSourceFile, directoryExists } = host;
  host.fileExists = (file) => written.has(resolve(file)) || fileExists(file);
  host.readFile = (file) => written.get(resolve(file)) ?? readFile(file);
  host.directoryExists = (folder) =>
    resolve(folder).startsWith(FOLDER) || directoryExists?.(folder) === true;
  host.getSourceFile = (file, languageVersion, ...rest) => {
    const text = written.get(resolve(file));
    return text === undefined
      ? getSourceFile(file, languageVersion, ...rest)
      : ts.createSourceFile(file, text, languageVersion, true);
  };
  const names = [...scripts.map(({ name }) => name), 'reader.ts'];
  const program = ts.createProgram(
    [...names, 'preact.d.ts'].map((name) => join(FOLDER, name)),
    OPTIONS,
    host,
  );
  return new Map(
    names.map((name) => {
      const source = program.getSourceFile(join(FOLDER, name));
      const problems = ts
        .getPreEmitDiagnostics(program, source)
        .filter(({ code }) => code !== POSSIBLY_NULL);
      return [
        name,
        problems.map(({ file, start = 0, messageText }) => {
          const line = (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
          return `${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
        }),
      ];
    }),
  );
}
