import { afterEach, expect, it, vi } from 'vitest';
import { adoptTextSize, readerTextSize } from '../../../../src/ui/styles/text-size';

/** A window in which `em` is this many pixels. */
function readWith(size: number): void {
  vi.stubGlobal('matchMedia', (condition: string) => {
    const [, most] = /^\(min-width: calc\(9999 \* \(1em - (\d+)px\)\)\)$/.exec(condition) ?? [];
    return { matches: window.innerWidth >= 9999 * (size - Number(most)) };
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([9, 12, 15, 16, 17, 20, 24, 32, 72])('finds a text size of %s px', (size) => {
  readWith(size);
  expect(readerTextSize()).toBe(size);
});

it('uses the default size where none can be determined', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  expect(readerTextSize()).toBe(16);
});

it('adds one rule, and only for a different size', () => {
  const sheets = document.adoptedStyleSheets.length;
  readWith(16);
  adoptTextSize();
  expect(document.adoptedStyleSheets).toHaveLength(sheets);
  readWith(20);
  adoptTextSize();
  adoptTextSize();
  expect(document.adoptedStyleSheets).toHaveLength(sheets + 1);
  expect(document.adoptedStyleSheets.at(-1)?.cssRules[0]?.cssText).toContain('--_rem: 20px');
});
