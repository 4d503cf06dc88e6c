import type { TillState } from '../../src/state/shared/store.types';

/** The element that contains the currency in the platform's pages, outside cart and checkout. */
const PLACES: readonly (readonly [selector: string, attribute: string])[] = [
  ['meta[property="product:price:currency"]', 'content'],
  ['[itemprop="priceCurrency"]', 'content'],
  ['.switcher-currency [class*="language-"]', 'class'],
];

/** The currency of the page's prices; null if the page does not contain it. */
export function pageCurrency({ quote }: TillState): string | null {
  const quoted = quote?.totals?.quoteCurrencyCode ?? '';
  if (quoted !== '') return quoted;
  for (const [selector, attribute] of PLACES) {
    const text = document.querySelector(selector)?.getAttribute(attribute) ?? '';
    const [code] = /\b[A-Z]{3}\b/.exec(text) ?? [];
    if (code !== undefined) return code;
  }
  return null;
}
