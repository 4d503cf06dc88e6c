import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { calls } from '../../demo/shop/faults/calls';
import { presets } from '../../demo/shop/faults/presets';
import { settingsFields } from '../../demo/shop/domain/settings/settings';

const page = readFileSync(
  fileURLToPath(new URL('../../docs/demo-shop.md', import.meta.url)),
  'utf8',
);

describe('the page about the demo shop', () => {
  it.each(settingsFields.map(([name, field]) => [name, field] as const))(
    'names the setting %s and its values',
    (name, field) => {
      expect(page).toContain(`\`${name}\``);
      const values = 'names' in field ? Object.keys(field.names) : [];
      for (const value of values) expect(page).toContain(`\`${value}\``);
    },
  );

  it('names every call that can go wrong, and everything that can happen to it', () => {
    for (const name of Object.keys(calls)) expect(page).toContain(`\`${name}\``);
    for (const { fault } of Object.values(presets)) expect(page).toContain(`\`${fault.kind}\``);
  });
});
