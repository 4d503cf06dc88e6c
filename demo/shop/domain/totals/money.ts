import { currentCurrency, inCurrency } from './currencies';

/** Money inside the shop is in integer cents; these functions format it in the visitor's currency. */

/** Cents as a JSON number of dollars, as in REST responses: `1234` is `12.34`. */
export function amount(cents: number): number {
  return inCurrency(cents, currentCurrency());
}

/** Cents as a decimal string as in page configuration: `1234` is `"12.3400"`. */
export function decimal(cents: number): string {
  return amount(cents === 0 ? 0 : cents).toFixed(4);
}

/** Cents as a formatted price: `123450` is `$1,234.50`. */
export function price(cents: number): string {
  const { pattern, precision } = currentCurrency();
  const [whole = '0', fraction] = Math.abs(amount(cents)).toFixed(precision).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const digits = fraction === undefined ? grouped : `${grouped}.${fraction}`;
  return `${cents < 0 ? '-' : ''}${pattern.replace('%s', () => digits)}`;
}

/** A formatted price in the markup of the cart section. */
export function priceHtml(cents: number): string {
  return `<span class="price">${price(cents)}</span>`;
}

/** `cents * rate / 100000`, rounded half up; 8.25 % is `8250`. Exact, with integers only. */
export function shareOf(cents: number, rate: number): number {
  return Math.floor((cents * rate + 50_000) / 100_000);
}
