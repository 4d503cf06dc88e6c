/** Where product pages say the currency of their prices: the platform prints both for search engines. */
const MARKS =
  'meta[property="product:price:currency"][content], meta[itemprop="priceCurrency"][content]';

/** The currency of the page's prices, such as `EUR`; null where the page does not say. */
export const pageCurrency = (): string | null =>
  document.querySelector(MARKS)?.getAttribute('content')?.trim().toUpperCase() ?? null;
