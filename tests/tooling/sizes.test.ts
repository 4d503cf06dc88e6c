import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';

import {
  administrationIn,
  measure,
  otherFiles,
  overLimit,
  pageFiles,
  tightened,
  type Manifest,
} from '../../scripts/lib/sizes';

/** Incompressible text: about `kB` kB, three quarters of that when compressed. */
const noise = (kB: number): string => randomBytes(kB * 750).toString('base64');

const files: Record<string, string> = {
  'till.js': noise(2),
  'till.css': noise(1),
  'till-early.js': noise(1),
  'till-datalayer.js': noise(1),
  'till-admin.js': noise(2),
  'till.iife.js': noise(40),
  'elements/till-mini-cart.js': `import"../chunks/vendor-1.js";${noise(4)}`,
  'elements/till-checkout.js': `import{a}from"../chunks/vendor-1.js";import("../chunks/form-2.js")`,
  'chunks/vendor-1.js': `const load=()=>import("./http-3.js"),clean=()=>import('./purify-4.js')`,
  'chunks/form-2.js': `import"../elements/till-cart.js";${noise(8)}`,
  'chunks/http-3.js': noise(16),
  'chunks/purify-4.js': noise(32),
  'elements/till-cart.js': noise(64),
};
const manifest: Manifest = {
  loader: 'till.js',
  tags: {
    'till-mini-cart': { files: ['elements/till-mini-cart.js', 'chunks/vendor-1.js'] },
    'till-checkout': { files: ['elements/till-checkout.js', 'chunks/vendor-1.js'] },
  },
};
const sizes = measure(manifest, (file) => files[file] ?? '', /^chunks\/purify/);

describe('the size of what a page loads', () => {
  it('is the sum of the compressed files of a tag, without those loaded on demand', () => {
    expect(sizes['till-mini-cart']).toBeGreaterThan(3);
    expect(sizes['till-mini-cart']).toBeLessThan(5);
  });

  it('counts what elements of a product page share once', () => {
    const vendor = 'chunks/vendor-1.js';
    const page = measure(
      {
        loader: 'till.js',
        tags: {
          'till-swatches': { files: ['elements/till-cart.js', vendor] },
          'till-price': { files: ['till.css', vendor] },
        },
      },
      (file) => files[file] ?? '',
      /^none/,
    );
    const alone = (page['till-swatches'] ?? 0) + (page['till-price'] ?? 0);
    expect(page['product page']).toBeGreaterThan(40);
    expect(page['product page']).toBeLessThan(alone);
  });

  it('counts for a whole shop what is loaded on demand, each file once, other elements never', () => {
    // Loader 2, mini cart 4, form 8, http 16, at three quarters and a little for the rest.
    expect(sizes['mini cart and checkout, with all they load']).toBeGreaterThan(22);
    expect(sizes['mini cart and checkout, with all they load']).toBeLessThan(32);
  });
});

describe('a payment provider', () => {
  const paid: Record<string, string> = {
    ...files,
    'chunks/form-2.js': `import("./pay-coins-1x0lppi.js");import("./pay-notes-b5q6tl0.js")`,
    'chunks/pay-coins-1x0lppi.js': `import"./shared-5.js";import"./http-3.js";${noise(4)}`,
    'chunks/pay-notes-b5q6tl0.js': `import"./shared-5.js";${noise(1)}`,
    'chunks/shared-5.js': noise(8),
  };
  const withProviders = measure(manifest, (file) => paid[file] ?? '', /^chunks\/purify/);

  it('counts what it adds to a checkout that offers it', () => {
    expect(withProviders['paying with coins']).toBeGreaterThan(8);
    expect(withProviders['paying with coins']).toBeLessThan(10);
    expect(withProviders['paying with notes']).toBeGreaterThan(6);
    expect(withProviders['paying with notes']).toBeLessThan(8);
  });

  it('adds nothing to a checkout that does not offer it', () => {
    const name = 'mini cart and checkout, with all they load';
    expect(withProviders[name]).toBeLessThan((sizes[name] ?? 0) - 5);
  });
});

describe('what a page loads late in one go', () => {
  const late: Record<string, string> = {
    ...files,
    'chunks/form-2.js': `const load=()=>import("./checkout-verification-1x0lppi.js")`,
    'chunks/checkout-verification-1x0lppi.js': `import{a}from"./vendor-1.js";import"./shared-5.js";import("./http-3.js");${noise(2)}`,
    'chunks/shared-5.js': noise(1),
  };

  it('is counted with what it imports, without what the element has and what comes later', () => {
    const measured = measure(manifest, (file) => late[file] ?? '', /^none/);
    expect(measured['verifying addresses in the checkout']).toBeGreaterThan(2);
    expect(measured['verifying addresses in the checkout']).toBeLessThan(3);
  });

  it('has no size in a build without it', () => {
    expect(sizes).not.toHaveProperty('verifying addresses in the checkout');
  });
});

describe('the files of the standard pages', () => {
  const pages = pageFiles({
    loader: 'till.js',
    tags: {
      'till-mini-cart': { files: ['chunks/vendor-1x0lppi.js', 'chunks/core-b5q6tl0.js'] },
      'till-slider': { files: ['elements/till-slider.js', 'chunks/core-b5q6tl0.js'] },
    },
  });

  it('are named without their hashes, each once', () => {
    expect(pages['any page with a mini cart']).toEqual(['core', 'vendor']);
    expect(pages['product page']).toEqual(['core', 'vendor']);
    expect(pages['page with an element of its own file']).toEqual([
      'core',
      'elements/till-slider.js',
    ]);
  });

  it('are compared with those that are known', () => {
    expect(otherFiles({ cart: ['core', 'quote'] }, { cart: ['core', 'quote'] })).toEqual([]);
    expect(otherFiles({ cart: ['core', 'quote'], new: ['core'] }, { cart: ['core'] })).toEqual([
      'cart loads core, quote; npm run size -- --update, then npm run docs',
      'new loads core; npm run size -- --update, then npm run docs',
    ]);
  });
});

describe('limits', () => {
  it('are kept or named with both numbers', () => {
    expect(overLimit({ loader: 2.9 }, { loader: 3 })).toEqual([]);
    expect(overLimit({ loader: 3.14 }, { loader: 3 })).toEqual([
      'loader is 3.1 kB, its limit is 3 kB',
    ]);
  });

  it('are required', () => {
    expect(overLimit({ 'till-new': 1 }, {})).toHaveLength(1);
  });

  it('only ever come down', () => {
    expect(tightened({ loader: 2, css: 9 }, { loader: 3, css: 4 })).toEqual({
      loader: 2.1,
      css: 4,
    });
  });
});

describe('the code of the administration', () => {
  it('is in no file but its own', () => {
    const texts = new Map([
      ['till-admin.js', 'class="till-admin-field"'],
      ['chunks/core-1234567.js', 'class="till-field"'],
      ['till.iife.js', '"adminForm"'],
      ['chunks/cart-1234567.js', 'x="Magento_Ui/js/form/components/fieldset"'],
    ]);
    expect(administrationIn([...texts.keys()], (file) => texts.get(file) ?? '')).toEqual([
      'till.iife.js contains code of the administration',
      'chunks/cart-1234567.js contains code of the administration',
    ]);
  });
});
