/**
 * A number as shoppers write it, with `.` or `,`: where both occur, the later one is the decimal sign and the other
 * groups digits; a single comma is a decimal sign, several group digits. NaN for anything else.
 */
export function parseNumber(text: string): number {
  const typed = text.trim();
  const commas = typed.split(',').length - 1;
  const isDecimalComma = commas === 1 && typed.lastIndexOf(',') > typed.lastIndexOf('.');
  const plain = isDecimalComma
    ? typed.replaceAll('.', '').replace(',', '.')
    : typed.replaceAll(',', '');
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : NaN;
}
