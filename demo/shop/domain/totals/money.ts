/** Money inside the shop is integer cents; these are its three ways out. */

/** Cents as a JSON number of dollars, as REST answers it: `1234` is `12.34`. */
export function amount(cents: number): number {
  return cents / 100;
}

/** Cents as the database text a page prints: `1234` is `"12.3400"`. */
export function decimal(cents: number): string {
  return ((cents === 0 ? 0 : cents) / 100).toFixed(4);
}

/** Cents as shoppers read them: `123450` is `$1,234.50`. */
export function price(cents: number): string {
  const [whole = '0', fraction = '00'] = (Math.abs(cents) / 100).toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}$${grouped}.${fraction}`;
}

/** A formatted price in the markup of the cart section. */
export function priceHtml(cents: number): string {
  return `<span class="price">${price(cents)}</span>`;
}

/** `cents * rate / 100000`, half up, so 8.25 % is `8250`. Exact: no fractions of a cent on the way. */
export function shareOf(cents: number, rate: number): number {
  return Math.floor((cents * rate + 50_000) / 100_000);
}
