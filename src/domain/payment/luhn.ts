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
