import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

it('draws no outline to hide the focus with: forced colours would show it round every control', () => {
  const hidden = sheets.filter((file) =>
    /outline[^;]*transparent/.test(readFileSync(join('src', file), 'utf8')),
  );
  expect(sheets.length).toBeGreaterThan(20);
  expect(hidden).toEqual([]);
});
