/** Normalises the different forms of blanks and apostrophes. */
const alike = (text: string): string => text.replace(/\s/g, ' ').replace(/’/g, "'");

/**
 * Parses a number in the notation of a locale (BCP 47): `1,000.5` in English, `1.000,5` in German. Grouped digits must
 * have the locale's groups. A decimal point that groups nothing is accepted everywhere, since servers use it. Null for
 * anything else, including ambiguous text such as `1,5` in English.
 */
export function readNumber(text: string, locale: string): number | null {
  const typed = alike(text.trim());
  if (/^-?\d+$/.test(typed)) return Number(typed);
  const format = new Intl.NumberFormat(locale, { numberingSystem: 'latn', useGrouping: 'always' });
  const decimal = format.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  const [whole = ''] = typed.split(decimal);
  const digits = whole.replace(/\D/g, '');
  const isGrouped = digits !== '' && alike(format.format(Number(digits))) === whole;
  const written = isGrouped
    ? typed.replace(whole, digits).replace(decimal, '.')
    : typed.replace(typed.includes('.') ? '.' : decimal, '.');
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(written) ? Number(written) : null;
}

/** Whether the last digit is the check digit of the others (ISO/IEC 7812, "Luhn"). */
export function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (1 + (index % 2));
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return digits !== '' && sum % 10 === 0;
}
