/**
 * Whether a product's price is the lowest of several (`price_info.formatted_prices`: `final_price`, `minimal_price` and
 * `max_price` as plain texts, LIST-06).
 */
export const isFromPrice = (price: string, lowest: string, highest: string): boolean =>
  price === lowest && highest !== '' && highest !== lowest;
