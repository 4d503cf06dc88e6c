/**
 * Blocks of code that no test runs or reads, each with its reason: by language, by page, or one by one. Everything else is run
 * or checked; a new block that is neither fails.
 */
export const NOT_RUN: Readonly<Record<string, string>> = {
  'language:': 'no code: headers, diagrams of text, the output of a command',
  'language:sh':
    'commands of a terminal. That `npm run` names a script is tested by tests/tooling/docs.test.ts; others install something',
  'language:mermaid': 'diagrams',
  'docs/elements.md':
    'generated from the tables of the elements, whose examples the gallery renders',
  'docs/architecture.md':
    'fragments of our own code; their names are looked up by tests/tooling/docs.test.ts',
  'docs/design.md':
    'fragments of our own code; their names are looked up by tests/tooling/docs.test.ts',
  'docs/state.md': 'fragments of our own code; written by `npm run docs`',
  'docs/demo-shop.md': 'lines of a browser test of this repository',
  'docs/providers.md': 'lines of a browser test of this repository',
  'CONTRIBUTING.md': 'the title of a test, without its body',
  'docs/administration.md#put-it-into-a-page 1':
    'belongs into a page of the administration; the demo’s is written like it, and e2e/admin/cms-block.spec.ts opens that',
  'docs/application.md#on-the-shops-origin 1':
    'a bundler’s configuration; consumer/application is built with it',
  'docs/embedding.md#vue 1': 'one line of a bundler’s configuration; consumer/vue is built with it',
};

/** Why a block is not run; undefined where it is. */
export const reasonFor = (snippet: {
  readonly id: string;
  readonly file: string;
  readonly language: string;
}): string | undefined =>
  NOT_RUN[snippet.id] ?? NOT_RUN[snippet.file] ?? NOT_RUN[`language:${snippet.language}`];
