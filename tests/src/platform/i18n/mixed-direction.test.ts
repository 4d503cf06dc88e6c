import { afterEach, describe, expect, it } from 'vitest';
import { t } from '../../../../src/platform/i18n/i18n';
import { isolateTexts, isolateValues } from '../../../../src/platform/i18n/mixed-direction';
import { ownTranslations } from '../../../../src/platform/i18n/own-translations';

afterEach(() => {
  document.dir = '';
  document.adoptedStyleSheets = [];
  ownTranslations('en')({});
});

describe('values in a translation', () => {
  it('are isolated on a page from right to left if one has letters', () => {
    document.dir = 'rtl';
    ownTranslations('ar')({ '%1 is not available.': '%1 غير متاح.' });
    expect(t('%1 is not available.', ['The Salt Road'])).toBe(
      '\u2068The Salt Road\u2069 غير متاح.',
    );
    expect(isolateValues('%name: %2', ['كتاب', 2])).toBe('\u2068%name\u2069: \u2068%2\u2069');
  });

  it('stay as they are if they are numbers, or the page runs from left to right', () => {
    expect(isolateValues('%1 nicht verfügbar', ['The Salt Road'])).toBe('%1 nicht verfügbar');
    document.dir = 'rtl';
    expect(isolateValues('%1 من %2', [3, '12'])).toBe('%1 من %2');
  });
});

describe('texts of elements', () => {
  it('get a direction of their own on a page from right to left only', () => {
    isolateTexts();
    expect(document.adoptedStyleSheets).toHaveLength(0);
    document.dir = 'rtl';
    isolateTexts();
    const [sheet] = document.adoptedStyleSheets;
    expect(sheet?.cssRules[0]?.cssText).toContain('unicode-bidi: plaintext');
  });
});
