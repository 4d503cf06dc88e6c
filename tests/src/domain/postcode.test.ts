import { describe, expect, it } from 'vitest';
import { postcodeWarning } from '../../../src/domain/postcode';
import { directory } from '../state/support/shop';

const [us = null, ie = null] = directory.countries;
const same = (phrase: string) => phrase;

describe('postcodeWarning', () => {
  it.each([
    ['passes an empty one [POST-01]', '', us],
    ['passes a country without patterns [POST-02]', 'anything', ie],
    ['passes without a country [POST-02]', '1', null],
    ['passes when any pattern fits [POST-03]', '90210-1234', us],
    ['ignores blanks around it [POST-03]', ' 90210 ', us],
  ])('%s', (_name, postcode, country) => {
    expect(postcodeWarning(postcode, country, same)).toBeNull();
  });

  it('warns with the examples of the country [POST-03] [POST-07] [POST-08]', () => {
    expect(postcodeWarning('902', us, same)).toBe(
      'Provided Zip/Postal Code seems to be invalid. Example: 12345-6789; 12345. If you believe it is the right one you can ignore this notice.',
    );
  });

  it('leaves the examples out where there are none, and bears a broken pattern [POST-07]', () => {
    const country =
      us === null ? null : { ...us, postcodePatterns: [{ pattern: '^\\d$', example: '' }] };
    expect(postcodeWarning('x', country, same)).toBe(
      'Provided Zip/Postal Code seems to be invalid. If you believe it is the right one you can ignore this notice.',
    );
    const broken =
      us === null ? null : { ...us, postcodePatterns: [{ pattern: '(', example: '' }] };
    expect(postcodeWarning('x', broken, same)).toBeNull();
  });
});
