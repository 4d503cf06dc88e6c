import { expect, it } from 'vitest';
import { scriptInventory } from '../../scripts/lib/script-inventory.mjs';

const inventory = scriptInventory({
  tags: {
    'till-checkout': { files: ['elements/till-checkout.js', 'chunks/checkout-a1.js'] },
    'till-search': { files: ['elements/till-search.js', 'chunks/search-b2.js'] },
  },
  integrity: {
    'till.js': 'sha384-loader',
    'till.css': 'sha384-sheet',
    'elements/till-checkout.js': 'sha384-element',
    'elements/till-search.js': 'sha384-search',
    'chunks/checkout-a1.js': 'sha384-checkout',
    'chunks/Captcha-c3.js': 'sha384-captcha',
    'types/elements/script-api.d.ts': 'sha384-types',
  },
});
const row = (file: string) => inventory.split('\n').find((line) => line.includes(file)) ?? '';

it('lists every script that a payment page can load, with its hash', () => {
  expect(row('`till.js`')).toContain('`sha384-loader`');
  expect(row('elements/till-checkout.js')).toContain('`sha384-element`');
  expect(row('chunks/checkout-a1.js')).toContain('code of `<till-checkout>`');
  expect(row('chunks/Captcha-c3.js')).toContain('`sha384-captcha`');
});

it('leaves out elements that take no payment, and what is no script', () => {
  for (const file of ['till-search', 'till.css', 'script-api']) expect(row(file)).toBe('');
});

it('names the scripts of providers, which have no hash', () => {
  expect(row('https://js.stripe.com/v3/')).toContain('origin allowed by the page’s policy');
});
