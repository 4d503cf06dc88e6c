import { describe, expect, it } from 'vitest';
import type { ShippingRate } from '../../../src/domain/quote.types';
import { findRate, pickMethod, rateRef } from '../../../src/domain/rates';

const rate = (code: string, available = true): ShippingRate => ({
  carrierCode: code,
  methodCode: available ? code : null,
  carrierTitle: code,
  methodTitle: code,
  amount: 5,
  priceExclTax: 5,
  priceInclTax: 5,
  available,
  errorMessage: available ? '' : 'Out of reach.',
});
/** A second method of the same carrier. */
const express: ShippingRate = { ...rate('flat'), methodCode: 'express' };
const ref = (code: string) => ({ carrierCode: code, methodCode: code });
const none = { current: null, stored: null, configured: null };
const flat = rate('flat');
const table = rate('table');

describe('pickMethod', () => {
  it.each([
    ['takes a single rate when none is chosen [SHIP-08]', [flat], none, 'flat'],
    ['does not choose among several [SHIP-12]', [flat, table], none, null],
    [
      'ignores a carrier that failed when counting [SHIP-08]',
      [flat, rate('x', false)],
      none,
      'flat',
    ],
    [
      'keeps the current method while it is offered [SHIP-09]',
      [flat, table],
      { current: ref('table'), stored: ref('flat'), configured: ref('flat') },
      'table',
    ],
    [
      'falls back to the stored one [SHIP-10]',
      [flat, table],
      { current: ref('gone'), stored: ref('table'), configured: ref('flat') },
      'table',
    ],
    [
      'then to the configured one [SHIP-11]',
      [flat, table],
      { current: ref('gone'), stored: null, configured: ref('flat') },
      'flat',
    ],
    [
      'never answers a method that is not offered [SHIP-12]',
      [flat, table],
      { current: ref('gone'), stored: ref('lost'), configured: ref('away') },
      null,
    ],
    [
      'keeps a current method that is the only one offered [SHIP-09]',
      [flat],
      { current: ref('flat'), stored: ref('table'), configured: ref('table') },
      'flat',
    ],
    [
      'does not take the only rate in place of a current method that is gone [SHIP-09, SHIP-12]',
      [flat],
      { ...none, current: ref('gone') },
      null,
    ],
    [
      'does not keep a current method that its carrier refuses [SHIP-09, SHIP-10]',
      [flat, rate('table', false)],
      { current: ref('table'), stored: ref('flat'), configured: null },
      'flat',
    ],
    ['answers none without rates and without a choice [SHIP-12]', [], none, null],
    ['answers none without rates [SHIP-12]', [], { ...none, current: ref('flat') }, null],
  ])('%s', (_name, rates, candidates, expected) => {
    expect(pickMethod({ rates, ...candidates })?.carrierCode ?? null).toBe(expected);
  });

  it('distinguishes methods of one carrier [SHIP-09]', () => {
    const current = { carrierCode: 'flat', methodCode: 'express' };
    const candidates = { current, stored: ref('flat'), configured: ref('flat') };
    expect(pickMethod({ ...candidates, rates: [flat, express] })).toEqual(current);
    expect(pickMethod({ ...candidates, rates: [flat, table] })).toEqual(ref('flat'));
  });
});

it('names only a rate that can be chosen [SHIP-14]', () => {
  expect(rateRef(rate('flat', false))).toBeNull();
  expect(rateRef(flat)).toEqual(ref('flat'));
  expect(rateRef({ ...flat, available: false })).toBeNull();
  expect(rateRef({ ...flat, carrierCode: '' })).toBeNull();
  expect(rateRef({ ...flat, methodCode: null })).toBeNull();
  expect(rateRef({ ...flat, methodCode: '' })).toBeNull();
  expect(findRate([flat], null)).toBeNull();
  expect(findRate([rate('flat', false)], ref('flat'))).toBeNull();
  expect(findRate([flat], ref('flat'))).toBe(flat);
});
