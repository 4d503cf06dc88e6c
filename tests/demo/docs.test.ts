import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import {
  calls as paypalCalls,
  moments as paypalMoments,
} from '../../demo/providers/paypal/control/calls';
import { defaultSettings as paypalSettings } from '../../demo/providers/paypal/control/settings';
import { testCards as paypalCards } from '../../demo/providers/paypal/cards';
import { formatNumber } from '../../demo/providers/shared/frames/card-format';
import { testCards } from '../../demo/providers/stripe/cards';
import { calls as providerCalls, moments } from '../../demo/providers/stripe/control/calls';
import { defaultSettings as providerSettings } from '../../demo/providers/stripe/control/settings';
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

describe('the page about the sandbox provider', () => {
  const providers = readFileSync(
    fileURLToPath(new URL('../../docs/providers.md', import.meta.url)),
    'utf8',
  );

  it.each(Object.entries(providerCalls))('names the call %s', (name, { label }) => {
    expect(providers).toContain(`| \`${name}\` | ${label} |`);
  });

  it.each(Object.entries(paypalCalls))('names the call %s of PayPal’s', (name, { label }) => {
    expect(providers).toContain(`| \`${name}\` | ${label} |`);
  });

  it.each(Object.keys(paypalCards))('names the card %s of PayPal’s', (number) => {
    expect(providers).toContain(formatNumber(number));
  });

  it.each([...Object.keys(paypalMoments), ...Object.keys(paypalSettings)])(
    'names %s of PayPal’s',
    (name) => {
      expect(providers).toContain(`| \`${name}\` |`);
    },
  );

  it.each([...Object.keys(moments), ...Object.keys(providerSettings)])('names %s', (name) => {
    expect(providers).toContain(`| \`${name}\` |`);
  });

  it.each(Object.keys(testCards).filter((number) => number.startsWith('40000')))(
    'says what the card %s does',
    (number) => {
      const shown = number.replace(/(.{4})(?=.)/g, '$1 ');
      // One card that succeeds represents all of them.
      expect(providers.includes(shown)).toBe(testCards[number]?.kind !== 'success');
    },
  );
});
