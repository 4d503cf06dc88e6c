import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(process.cwd(), 'src');
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).map((file) => ({
  file,
  text: /\.(?:css|tsx?)$/.test(file) ? readFileSync(join(SOURCE, file), 'utf8') : '',
}));
const every = (pattern: RegExp) =>
  files.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, token = '']) => token));

it('has a value for every internal token that a sheet uses', () => {
  // Defined in a style sheet, or by a view on its own element.
  const given = new Set([...every(/(--_[\w-]+)['"]?\s*[:,]/g)]);
  const used = new Set(every(/var\((--_[\w-]+)\)/g));
  expect([...used].filter((token) => !given.has(token))).toEqual([]);
});
