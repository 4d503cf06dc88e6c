import { readFileSync } from 'node:fs';

import { filesIn } from './files';
import { anchorOf } from './site/anchor';

/** A block of code in the documentation. */
export interface Snippet {
  /** `docs/extending.md#content-in-regions 2`: its page, the heading above it, and its place below that. */
  readonly id: string;
  readonly file: string;
  /** `html`; empty where the block names no language. */
  readonly language: string;
  readonly code: string;
}

/** The pages for readers of the package, and those for contributors; records of decisions and the spec show no code. */
export const SNIPPET_PAGES: readonly string[] = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...filesIn('docs').filter((file) => /^docs\/[^/]+\.md$/.test(file.replaceAll('\\', '/'))),
];

const PART = /^(#+) (.+)$|^( *)```(\w*)[^\n]*\n([\s\S]*?)^ *```$/gm;

/** The blocks of code on a page, in their order. */
export function snippetsOf(file: string): readonly Snippet[] {
  const found: Snippet[] = [];
  let heading = '';
  let count = 0;
  for (const [, level, title = '', , language = '', code = ''] of readFileSync(
    file,
    'utf8',
  ).matchAll(PART)) {
    if (level === undefined) {
      count += 1;
      found.push({ id: `${file}#${heading} ${count}`, file, language, code });
    } else {
      heading = anchorOf(title);
      count = 0;
    }
  }
  return found;
}

/** The scripts that a block of markup contains: neither files nor data. */
export const scriptsIn = (html: string): readonly string[] =>
  [...html.matchAll(/<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g)].flatMap(
    ([, attributes = '', code = '']) => (/\s(?:src|type)=/.test(attributes) ? [] : [code]),
  );
