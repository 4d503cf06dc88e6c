import type { Country } from './address.types';

const SEEMS_INVALID = 'Provided Zip/Postal Code seems to be invalid.';
const EXAMPLE = ' Example: ';
const MAY_IGNORE = 'If you believe it is the right one you can ignore this notice.';

function matches(pattern: string, postcode: string): boolean {
  try {
    return new RegExp(pattern).test(postcode);
  } catch {
    return true;
  }
}

/**
 * The warning below a postcode that matches none of its country's patterns, or null (POST-01 to POST-03). It never
 * makes the form invalid (POST-06). The parts of the message are phrases, each translated by `translate` (POST-07,
 * POST-08). An invalid pattern counts as matching.
 */
export function postcodeWarning(
  postcode: string,
  country: Country | null,
  translate: (phrase: string) => string,
): string | null {
  const value = postcode.trim();
  const patterns = country?.postcodePatterns ?? [];
  if (value === '' || patterns.length === 0) return null;
  if (patterns.some(({ pattern }) => matches(pattern, value))) return null;
  const examples = patterns.map(({ example }) => example).filter((example) => example !== '');
  const middle = examples.length > 0 ? `${translate(EXAMPLE)}${examples.join('; ')}. ` : ' ';
  return `${translate(SEEMS_INVALID)}${middle}${translate(MAY_IGNORE)}`;
}
