/**
 * Whether a product's price is the lowest of several (`price_info.formatted_prices`: `final_price`, `minimal_price` and
 * `max_price` as plain texts, LIST-06).
 */
export const isFromPrice = (price: string, lowest: string, highest: string): boolean =>
  price === lowest && highest !== '' && highest !== lowest;

/**
 * The lowest price of a product that is also sold for less than its own price, such as in larger quantities; '' for others.
 * @param minimal `price_info.minimal_price`, and `final` its `final_price`: amounts, or anything else for unknown ones
 * @param text the lowest price as plain text
 */
export const lowestPrice = (minimal: unknown, final: unknown, text: string): string =>
  typeof minimal === 'number' && typeof final === 'number' && minimal < final ? text : '';
