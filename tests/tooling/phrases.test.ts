import { gzipSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { IN_EVERY_PACK } from '../../elements/languages';
import {
  elementsBook,
  elementsPlatformBook,
  elementsSource,
} from '../../scripts/lib/phrases/elements-phrases';
import { languageProblems } from '../../scripts/lib/phrases/check-language';
import { PARTS, PLATFORM_PARTS } from '../../scripts/lib/phrases/phrase-book';
import {
  languageFile,
  languages,
  ownPhrases,
  platformFile,
  platformPhrases,
  readBook,
  readPlatformBook,
  readTranslations,
} from '../../scripts/lib/phrases/languages';

/**
 * Arguments of `t` that come from elsewhere: texts of the server and the page, and phrases in other files, which are
 * marked with `@phrases` there.
 */
const FROM_ELSEWHERE: Readonly<Record<string, string>> = {
  'src/domain/address-lines.ts: attributeText(attribute)': 'the server',
  'src/features/account/address-book/AddressCard.tsx: action': 'marked in its file',
  'src/features/account/tax-certificates/AddedNotice.tsx: ADDED[added]': 'marked in its file',
  'src/features/account/tax-certificates/CertificateTable.tsx: column': 'marked in its file',
  "src/features/account/tax-certificates/CertificateTable.tsx: COLUMNS[index] ?? ''":
    'marked in its file',
  'src/features/account/address-book/AddressCard.tsx: label': 'marked in its file',
  'src/features/catalog/breadcrumbs/Breadcrumbs.tsx: label': 'the server',
  'src/features/catalog/breadcrumbs/Breadcrumbs.tsx: title': 'the server',
  'src/features/catalog/recently-viewed/RecentSection.tsx: heading': 'RecentlyViewed.tsx',
  'src/features/catalog/search/NarrowSearch.tsx: label': 'Search.tsx',
  'src/features/catalog/search/NarrowSearch.tsx: placeholder': 'Search.tsx',
  'src/features/catalog/search/SearchField.tsx: form.label': 'Search.tsx',
  'src/features/catalog/search/SearchField.tsx: form.placeholder': 'Search.tsx',
  'src/features/checkout/CheckoutStatus.tsx: phrase': 'properties named phrase',
  'src/features/checkout/address-form/AddressField.tsx: field.hint': 'default-fields.ts',
  'src/features/checkout/address-form/AddressField.tsx: field.label': 'default-fields.ts',
  'src/features/shared/address-lookup/AddressLookup.tsx: label': 'default-fields.ts',
  'src/features/checkout/payment-step/OrderChanges.tsx: change.title': 'the server',
  'src/features/checkout/payment-step/OrderChanges.tsx: known': 'labels.ts',
  'src/features/shared/totals/TotalsRows.tsx: known': 'labels.ts',
  'src/features/checkout/payment-step/PaymentMethods.tsx: method.title': 'the server',
  'src/features/checkout/payment-step/PaymentMethods.tsx: title': 'payment-methods.ts',
  'src/features/checkout/shipping-step/StepEnd.tsx: config.shippingFields.find((field) => field.name === name)?.label ?? name':
    'default-fields.ts',
  'src/features/checkout/steps/StepIndicator.tsx: title': 'checkout-steps.ts',
  'src/features/shared/card-entry/CardEntry.tsx: phrase': 'card-check.ts and expiry.ts',
  'src/ui/Button/Waiting.tsx: text': 'marked in its file',
  'src/features/shared/form/control-check.ts: error.key': 'src/domain/validation/',
  'src/payments/ccform/CardForm.tsx: phrase': 'format-error.ts',
  'src/payments/stripe/wallets/confirm.ts: providerText(message) ?? FAILED': 'provider-text.ts',
  'src/payments/stripe/payment-element/challenge.ts: message': 'provider-text.ts',
  'src/payments/stripe/payment-element/confirm.ts: providerText(message) ?? TEXTS.submission':
    'provider-text.ts and texts.ts',
  'src/payments/stripe/hosted-page/HostedPageNote.tsx: name': 'hosted-method-names.ts',
  'src/payments/stripe/hosted-page/redirect.ts: text': 'texts.ts',
  'src/payments/stripe/hosted-page/redirect.ts: textOf(session.error)': 'texts.ts',
  'src/state/validation/merchant-rule.ts: key': 'src/domain/validation/',
  'src/payments/paypal/api/save-billing.ts: OF_MODULE.billing': 'the shop’s module',
  'src/features/account/add-card/CardParts.tsx: error': 'field-texts.ts of the provider',
  'src/payments/paypal/card-fields/CardFields.tsx: error': 'field-texts.ts',
  'src/payments/paypal/card-fields/confirm.ts: cardErrorText()': 'card-errors.ts',
  'src/payments/paypal/card-fields/press.ts: cardErrorText(error)': 'card-errors.ts',
};

describe('the phrases of the elements', () => {
  const source = elementsSource();

  it('are listed in src/i18n/phrases.json; `npm run phrases` writes it', () => {
    const known = readBook();
    expect(elementsBook(source, known.platform)).toEqual(known);
    const platform = readPlatformBook();
    expect(elementsPlatformBook(source, known.platform)).toEqual(platform);
    expect(platformPhrases(platform)).toEqual(known.platform);
  });

  it('can be determined from the source at every call of t', () => {
    const found = source.flatMap(({ file, indirect }) => indirect.map((one) => `${file}: ${one}`));
    expect(
      found.filter((one) => !(one in FROM_ELSEWHERE)),
      'mark the constant that keeps these phrases with @phrases in its docstring, and add the call here',
    ).toEqual([]);
    expect(Object.keys(FROM_ELSEWHERE).filter((one) => !found.includes(one))).toEqual([]);
  });
});

const sizeOf = (file: string, phrases: readonly string[]): number => {
  const words = readTranslations(file);
  const part = Object.fromEntries(phrases.map((phrase) => [phrase, words[phrase]]));
  return gzipSync(JSON.stringify(part), { level: 9 }).length;
};

describe.each(languages())('%s', (language) => {
  it('translates every phrase that a shop’s dictionary may lack, with its placeholders and plural forms', () => {
    const book = readBook();
    const own = readTranslations(languageFile(language));
    expect(
      languageProblems(language, own, ownPhrases(book), book.counted),
      `add or correct these in src/i18n/${language}.json; npm run phrases lists them too`,
    ).toEqual([]);
  });

  it('translates every phrase of the platform that elements use, with its placeholders', () => {
    const known = readTranslations(platformFile(language));
    expect(
      languageProblems(language, known, readBook().platform, []),
      `add or correct these in src/i18n/platform/${language}.json; npm run phrases lists them too`,
    ).toEqual([]);
  });

  it.each(PARTS)('has a file of at most 4 kB for the part %s, compressed', (part) => {
    expect(sizeOf(languageFile(language), readBook()[part])).toBeLessThanOrEqual(4000);
  });

  it.each(PLATFORM_PARTS)('has at most 3 kB of platform phrases for the part %s', (part) => {
    expect(sizeOf(platformFile(language), readPlatformBook()[part])).toBeLessThanOrEqual(3000);
  });

  it('is recognised in a language pack by phrases that it writes differently', () => {
    const known = readTranslations(platformFile(language));
    for (const phrase of IN_EVERY_PACK) expect(known[phrase]).not.toBe(phrase);
    expect(IN_EVERY_PACK.map((phrase) => Object.hasOwn(known, phrase))).not.toContain(false);
  });
});

it('are translated into nine languages', () => {
  expect(languages()).toEqual(['ar', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt-BR']);
});
