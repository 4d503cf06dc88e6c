import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

const { name } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string };

it('names this package in every changeset', () => {
  const wrong = readdirSync('.changeset')
    .filter((file) => file.endsWith('.md'))
    .filter((file) => {
      const [head = ''] = readFileSync(join('.changeset', file), 'utf8').split('\n', 2).slice(1);
      return !new RegExp(`^'${name}': (?:major|minor|patch)$`).test(head);
    });
  expect(wrong).toEqual([]);
});
