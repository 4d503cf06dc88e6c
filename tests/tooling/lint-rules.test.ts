import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ESLint, Linter } from 'eslint';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';

import { noInheritedKeys } from '../../scripts/lib/lint/no-inherited-keys.mjs';
import { noProviderNames, providerNames } from '../../scripts/lib/lint/no-provider-names.mjs';

const DECLARED = `
  declare const texts: Record<string, string>;
  declare const maybe: Readonly<Record<string, { title: string }>> | null;
  declare const names: readonly string[];
  declare const known: { readonly a: number; readonly b: number };
  declare const code: string;
  declare const index: number;
  declare const letter: 'a' | 'b';
`;

/** The lines of `code` that the rule finds fault with, from 1. */
function findings(code: string): readonly number[] {
  const file = join(mkdtempSync(join(tmpdir(), 'till-lint-')), 'planted.ts');
  const declared = DECLARED.split('\n').join(' ');
  writeFileSync(file, `${declared}\n${code}`);
  const program = ts.createProgram([file], { strict: true, target: ts.ScriptTarget.ES2022 });
  const messages = new Linter({ cwd: join(file, '..') }).verify(
    `${declared}\n${code}`,
    {
      files: ['**/*.ts'],
      languageOptions: { parser: tseslint.parser, parserOptions: { programs: [program] } },
      plugins: { till: { rules: { 'no-inherited-keys': noInheritedKeys } } },
      rules: { 'till/no-inherited-keys': 'error' },
    },
    { filename: file },
  );
  expect(messages.filter(({ ruleId }) => ruleId !== 'till/no-inherited-keys')).toEqual([]);
  return messages.map(({ line }) => line - 1);
}

describe('no-inherited-keys', { timeout: 60_000 }, () => {
  it('finds every lookup that could reach an inherited member', () => {
    const code = [
      'export const read = texts[code];',
      'export const chained = maybe?.[code]?.title;',
      'export const asked = code in texts;',
      'export const generic = <K extends string>(key: K) => texts[key];',
      'texts[code] ??= "";',
      'texts[code] += "";',
    ];
    expect(findings(code.join('\n'))).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('allows lists, known names, writes, and what looks at own keys only', () => {
    const code = [
      'export const one = names[index];',
      'export const two = known[letter];',
      'export const three = texts["literal"] ?? "a" in known;',
      'export const four = Object.hasOwn(texts, code);',
      'export const five = new Map(Object.entries(texts)).get(code);',
      'texts[code] = "";',
      'delete texts[code];',
    ];
    expect(findings(code.join('\n'))).toEqual([]);
  });

  it.each([
    'src/api/cart.ts',
    'src/features/shared/totals/TotalsRows.tsx',
    'elements/languages.ts',
  ])('holds for %s', async (file) => {
    const config = (await new ESLint().calculateConfigForFile(file)) as Linter.Config;
    expect(config.rules?.['till/no-inherited-keys']).toEqual([2]);
  });
});

describe('no-provider-names', { timeout: 60_000 }, () => {
  const namesIn = (code: string): readonly number[] =>
    new Linter()
      .verify(code, {
        plugins: { till: { rules: { 'no-provider-names': noProviderNames } } },
        rules: { 'till/no-provider-names': ['error', ['acme']] },
      })
      .map(({ line }) => line);

  it('finds a provider’s name in code, texts and comments', () => {
    const code = [
      "import { pay } from './acme/pay.js';",
      'const isAcme = pay.code === "acme_cards";',
      '// The Acme of this shop.',
      'export { isAcme };',
    ];
    expect(namesIn(code.join('\n'))).toEqual([1, 2, 2, 3, 4]);
    expect(namesIn('export const account = 1;')).toEqual([]);
  });

  it('knows the providers and services by their folders', () => {
    expect(providerNames('src/payments')).toEqual(['paypal', 'stripe']);
    expect(providerNames('src/tax')).toEqual(['avatax']);
  });

  it.each([
    ['src/state/express/express-order.ts', true],
    ['src/features/checkout/CheckoutPage.tsx', true],
    ['src/payments/registry.ts', true],
    ['elements/checkout/till-wallets.tsx', true],
    ['rollup/chunks.mjs', true],
    ['src/state/extensions/tax-service.types.ts', true],
    ['src/payments/providers.ts', false],
    ['src/tax/services.ts', false],
    ['src/tax/avatax/service.ts', false],
    ['src/payments/stripe/wallets/sheet.ts', false],
    ['elements/checkout/till-wallets.meta.ts', false],
  ])('holds for %s: %s', async (file, holds) => {
    const config = (await new ESLint().calculateConfigForFile(file)) as Linter.Config;
    expect(config.rules?.['till/no-provider-names'] !== undefined).toBe(holds);
  });
});
