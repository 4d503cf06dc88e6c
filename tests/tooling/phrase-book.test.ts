import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, describe, expect, it } from 'vitest';

import { phrasesInSource, type FilePhrases } from '../../scripts/lib/phrases/in-source';
import { phraseBook, platformBook } from '../../scripts/lib/phrases/phrase-book';

describe('the phrases in a file', () => {
  let folder = '';
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  function read(code: string, others: Readonly<Record<string, string>> = {}): FilePhrases {
    mkdirSync('build', { recursive: true });
    folder = mkdtempSync(join('build', 'phrases-'));
    const files = {
      'view.ts': `declare const t: (...all: unknown[]) => string;\n${code}`,
      ...others,
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const found = phrasesInSource([folder]).find(({ file }) => file.endsWith('view.ts'));
    if (found === undefined) throw new Error('The file was not read.');
    return found;
  }

  it('are the texts that are passed to t, including both branches of a condition', () => {
    const { phrases, indirect } = read(
      "declare const open: boolean; declare const known: string | null;\nt('Next'); t(open ? 'Close' : 'Open'); t(known ?? 'Other');",
    );
    expect(phrases).toEqual(['Next', 'Close', 'Open']);
    expect(indirect).toEqual(["known ?? 'Other'"]);
  });

  it('are found in constants of the same or another file', () => {
    const { phrases, imports } = read(
      "import { TEXTS, WORD } from './texts';\nconst LABELS: Record<string, string> = { a: 'First' };\nexport const f = (key: string) => [t(LABELS[key]), t(TEXTS.gone), t(WORD)];",
      { 'texts.ts': "export const TEXTS = { gone: 'Gone' };\nexport const WORD: string = 'Word';" },
    );
    expect(phrases).toEqual(['First', 'Gone', 'Word']);
    expect(imports).toEqual([expect.stringMatching(/texts\.ts$/)]);
  });

  it('are found in marked declarations and in phrase properties', () => {
    const { phrases } = read(
      "/** @phrases */\nconst STEPS = [{ code: 'ship', title: 'Shipping' }];\nconst spoken = { phrase: 'Saving...', kind: 'x' };",
    );
    expect(phrases).toEqual(['Shipping', 'Saving...']);
  });

  it('depend on a number if it selects one of two', () => {
    const { counted } = read("declare const n: number;\nt(n === 1 ? '%1 item' : '%1 items', [n]);");
    expect(counted).toEqual(['%1 items']);
  });

  it('do not include files that are imported for types', () => {
    const { imports } = read("import type { A } from './texts';\nexport const a: A = 1;", {
      'texts.ts': 'export type A = number;',
    });
    expect(imports).toEqual([]);
  });
});

describe('the catalogue', () => {
  const file = (name: string, phrases: string[], ...imports: string[]): FilePhrases => ({
    file: name,
    phrases,
    counted: phrases.filter((phrase) => phrase.endsWith('items')),
    indirect: [],
    imports,
  });
  const files = [
    file('menu.tsx', ['Search'], 'shared.ts'),
    file('cart.tsx', ['Qty'], 'shared.ts', 'coupon.ts'),
    file('pay.tsx', ['Pay', 'Name'], 'coupon.ts'),
    file('list.tsx', ['Filter', '%1 items']),
    file('book.tsx', ['Address Book', 'Name']),
    file('shared.ts', ['Try Again']),
    file('coupon.ts', ['Cancel Coupon']),
    file('bootstrap.ts', ['Hello']),
  ];
  const element = (name: string, area: string) => ({
    tag: `till-${name}`,
    file: `${name}.tsx`,
    area,
  });
  const elements = [
    element('menu', 'header'),
    element('cart', 'cart'),
    element('pay', 'checkout'),
    element('list', 'listing'),
    element('book', 'account'),
  ];

  it('assigns a phrase to the part of the elements that use it', () => {
    expect(phraseBook(files, elements, (phrase) => phrase === 'Qty')).toEqual({
      shop: ['Hello', 'Search', 'Try Again'],
      common: ['Name'],
      checkout: ['Cancel Coupon', 'Pay'],
      catalog: ['%1 items', 'Filter'],
      account: ['Address Book'],
      platform: ['Qty'],
      counted: ['%1 items'],
      tags: {
        common: ['till-book', 'till-pay'],
        checkout: ['till-cart', 'till-pay'],
        catalog: ['till-list'],
        account: ['till-book'],
      },
    });
  });

  it('has the phrases of a payment method for the checkout, although wallets elsewhere know its provider', () => {
    const method = 'src/payments/town/fields/method.ts';
    const paid = [
      file('menu.tsx', ['Search'], 'provider.ts'),
      file('pay.tsx', ['Pay'], 'provider.ts'),
      file('provider.ts', ['Wallet'], method),
      file(method, ['Card']),
    ];
    const { shop, checkout } = phraseBook(paid, elements, () => false);
    expect(shop).toEqual(['Search', 'Wallet']);
    expect(checkout).toEqual(['Card', 'Pay']);
  });
});

describe('the platform’s phrases', () => {
  const file = (name: string, phrases: string[], ...imports: string[]): FilePhrases => ({
    file: name,
    phrases,
    counted: [],
    indirect: [],
    imports,
  });
  const MORE = 'src/domain/validation/more/word-rules.ts';
  const files = [
    file('menu.tsx', ['Search', 'Undo'], MORE),
    file('pay.tsx', ['Place Order', 'Invalid date']),
    file(MORE, ['Empty Value.', 'Invalid date', 'Too odd']),
  ];
  const elements = [
    { tag: 'till-search', file: 'menu.tsx', area: 'header' },
    { tag: 'till-checkout', file: 'pay.tsx', area: 'checkout' },
  ];
  const platform = ['Search', 'Place Order', 'Empty Value.', 'Invalid date'];

  it('are in the parts of the elements, and those of rare rules alone in a part of their own', () => {
    expect(platformBook(files, elements, (phrase) => platform.includes(phrase))).toMatchObject({
      shop: ['Invalid date', 'Search'],
      checkout: ['Place Order'],
      rules: ['Empty Value.'],
      tags: { checkout: ['till-checkout'] },
    });
  });
});
