import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  expiryError,
  formatExpiry,
  monthError,
  readExpiry,
  normalizeExpiry,
  yearError,
} from '../../../../src/domain/payment/expiry';

const now = new Date(2026, 10, 23);
const MONTH = 'Incorrect credit card expiration month.';
const YEAR = 'Incorrect credit card expiration year.';

describe('readExpiry', () => {
  it.each([
    '4/27',
    '04/27',
    '04 / 27',
    '4 / 2027',
    '04/2027',
    '0427',
    '427',
    '42027',
    '042027',
    '202704',
    '2027-04',
    '2027/4',
    '04-27',
    '04.2027',
    '04 27',
    ' 04–27 ',
    '０４／２７',
  ])('reads %j', (text) => {
    const { month, year } = readExpiry(text, now);
    expect([Number(month), year]).toEqual([4, '2027']);
  });

  it.each([
    ['', '', ''],
    ['4', '4', ''],
    ['12/', '12', ''],
    ['13/27', '13', '2027'],
    ['04/027', '04', '027'],
    ['04/20271', '04', '20271'],
    ['Apr 27', '', ''],
    ['4/27x', '', ''],
    ['0427123', '', ''],
    ['/27', '', ''],
    ['122027', '12', '2027'],
  ])('reads %j as month %j and year %j', (text, month, year) => {
    expect(readExpiry(text, now)).toEqual({ month, year });
  });

  it('takes two digits for the century in which they can be valid [CARD-26]', () => {
    expect(readExpiry('1/05', new Date(2095, 0)).year).toBe('2105');
    expect(readExpiry('1/15', new Date(2095, 0)).year).toBe('2015');
    expect(readExpiry('1/99', new Date(2095, 0)).year).toBe('2099');
    expect(readExpiry('1/95', new Date(2095, 0)).year).toBe('2095');
    expect(readExpiry('1/14', new Date(2095, 0)).year).toBe('2114');
    expect(readExpiry('1/25', new Date(2026, 0)).year).toBe('2025');
  });
});

describe('monthError', () => {
  it.each(['1', '9', '01', '09', '10', '12'])('accepts %s [CARD-25]', (month) => {
    expect(monthError(month)).toBeNull();
  });
  it.each(['', '0', '00', '13', '012', '-1', '1.5', 'a'])('refuses %j [CARD-25]', (month) => {
    expect(monthError(month)).toBe(MONTH);
  });
});

describe('yearError', () => {
  it('accepts the current year and the 19 after it [CARD-26]', () => {
    const accepted = [...Array(60).keys()].map((ahead) => String(2000 + ahead));
    expect(accepted.filter((year) => yearError(year, now) === null)).toEqual(
      [...Array(20).keys()].map((ahead) => String(2026 + ahead)),
    );
  });
  it.each(['', '27', '027', '20277', '2O27', '-2027', '02027', '2027 '])(
    'refuses %j [CARD-26]',
    (year) => {
      expect(yearError(year, now)).toBe(YEAR);
    },
  );
});

describe('expiryError', () => {
  const errorOf = (text: string) => expiryError(readExpiry(text, now), now);
  it.each([
    ['13/27', MONTH],
    ['', MONTH],
    ['04/', YEAR],
    ['04/25', YEAR],
    ['04/46', YEAR],
    ['04/45', null],
    ['11/26', null],
    ['10/26', 'Incorrect credit card expiration date.'],
    ['1/27', null],
  ])('of %j is %j [CARD-25] [CARD-26]', (text, error) => {
    expect(errorOf(text)).toBe(error);
  });
});

describe('formatExpiry', () => {
  it.each([
    ['0', '0'],
    ['1', '1'],
    ['4', '04 / '],
    ['04', '04 / '],
    ['12', '12 / '],
    ['1/', '01 / '],
    ['04 / /', '04 / '],
    ['04 / 2', '04 / 2'],
    ['04 / 202', '04 / 202'],
    ['04 / 2027', '04 / 27'],
    ['04 / 2127', '04 / 2127'],
    ['04 / 20271', '04 / 2027'],
    [' 4', '04 / '],
    ['/', ''],
    ['122027', '12 / 27'],
    ['13', '13 / '],
    ['4/27', '04 / 27'],
    ['427', '04 / 27'],
    ['0427', '04 / 27'],
    ['2027-04', '04 / 27'],
    ['04-27', '04 / 27'],
    ['Apr', 'Apr'],
    ['', ''],
  ])('writes %j as %j', (text, expected) => {
    expect(formatExpiry(text, false, now)).toBe(expected);
  });

  it.each([
    ['04 / ', '04'],
    ['04 /', '04'],
    ['0', '0'],
    ['04 / 2', '04 / 2'],
  ])('writes %j as %j after something was deleted', (text, expected) => {
    expect(formatExpiry(text, true, now)).toBe(expected);
  });

  it('reads as the date that was typed, digit by digit', () => {
    const months = fc.integer({ min: 1, max: 12 });
    const years = fc.integer({ min: 2026, max: 2045 });
    const separators = fc.constantFrom('', '/', ' / ', '-', '.');
    fc.assert(
      fc.property(months, years, separators, fc.boolean(), (month, year, separator, isLong) => {
        const typed = `${String(month).padStart(2, '0')}${separator}${isLong ? year : year % 100}`;
        let shown = '';
        for (const character of typed) shown = formatExpiry(shown + character, false, now);
        expect(shown).toBe(`${String(month).padStart(2, '0')} / ${year % 100}`);
        expect(expiryError(readExpiry(shown, now), new Date(2026, 0))).toBeNull();
      }),
    );
  });
});

describe('normalizeExpiry', () => {
  it.each([
    ['4/27', '04 / 27'],
    ['04 / 20', '04 / 20'],
    ['04 / 2027', '04 / 27'],
    ['04 / 1927', '04 / 1927'],
    ['04 / 202', '04 / 202'],
    ['4', '4'],
    ['123/27', '123/27'],
    ['', ''],
  ])('writes %j as %j', (text, expected) => {
    expect(normalizeExpiry(text, now)).toBe(expected);
  });
});
