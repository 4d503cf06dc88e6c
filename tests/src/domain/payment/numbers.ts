/**
 * A made-up number that begins with `prefix`: filled with zeros, ending in its check digit.
 * @param length of the whole number
 */
export function numberFrom(prefix: string, length: number): string {
  const body = prefix.padEnd(length - 1, '0').slice(0, length - 1);
  const sum = Array.from(body)
    .reverse()
    .reduce((total, digit, index) => {
      const value = index % 2 === 0 ? Number(digit) * 2 : Number(digit);
      return total + Math.trunc(value / 10) + (value % 10);
    }, 0);
  return body + String((10 - (sum % 10)) % 10);
}

/** The same number with another last digit, which is not its check digit. */
export const mistyped = (number: string): string =>
  number.slice(0, -1) + String((Number(number.slice(-1)) + 1) % 10);
