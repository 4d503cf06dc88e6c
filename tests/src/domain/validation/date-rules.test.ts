import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { validate } from '../../../../src/domain/validation/validate';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(Date.UTC(2026, 10, 21, 15));
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['', 'M/d/yy', null],
  ['3/07/2016', 'M/d/yy', null],
  ['3/7/16', 'M/d/y', null],
  ['07.03.2016', 'dd.MM.yyyy', null],
  ['2016-02-29', 'yyyy-MM-dd', null],
  ['2015-02-29', 'yyyy-MM-dd', 'Invalid date'],
  ['13/13/2016', 'M/d/yy', 'Invalid date'],
  ['soon', 'M/d/yy', 'Invalid date'],
  [' 3/7/2016 ', 'M/d/yy', null],
  ['2/30/2016', 'M/d/yy', 'Invalid date'],
  ['0/10/2016', 'M/d/yy', 'Invalid date'],
  ['3/7', 'M/d', 'Invalid date'],
  ['2016/3', 'y/M', 'Invalid date'],
  ['2016/3', 'y/d', 'Invalid date'],
  ['07x03x2016', 'dd.MM.yyyy', 'Invalid date'],
  ['7 3 2016', 'd M y', null],
  ['x', '', 'Invalid date'],
  ['07.03.2016', 'M/d/yy', 'Invalid date'],
])('holds %j against %s [FORM-07]', (value, dateFormat, expected) => {
  const rules = { 'validate-date': { dateFormat, message: 'Invalid date' } };
  expect(validate(value, rules)?.key ?? null).toBe(expected);
});

it.each([{ dateFormat: 7 }, { other: 'y' }, null, 'y-M-d', true])(
  'reads the stock format where the field’s %j names none [FORM-07]',
  (param) => {
    expect(validate('3/7/2016', { 'validate-date': param })).toBeNull();
    expect(validate('2016-3-7', { 'validate-date': param })).not.toBeNull();
  },
);

it('takes a year of two digits for one of this century, and names no parameters', () => {
  expect(validate('1/1/60', { 'validate-dob': { dateFormat: 'M/d/yy' } })).toEqual({
    key: 'The Date of Birth should not be greater than today.',
    params: [],
  });
  expect(validate('1/1/10', { 'validate-dob': { dateFormat: 'M/d/yy' } })).toBeNull();
  expect(validate('someday', { 'validate-dob': true })).toBeNull();
  expect(validate('someday', { 'validate-date': true })).toEqual({
    key: 'Please enter a valid date.',
    params: [],
  });
});

it('reads the stock format where a field gives none [FORM-07]', () => {
  expect(validate('3/7/2016', { 'validate-date': true })).toBeNull();
  expect(validate('2016', { 'validate-date': true })?.key).toBe('Please enter a valid date.');
});

it.each([
  ['', true],
  ['11/20/2026', true],
  ['11/21/2026', false],
  ['11/22/2026', false],
  ['1/1/2060', false],
])('lets nobody be born on or after today: %j [FORM-08]', (value, isFine) => {
  const refusal = 'The Date of Birth should not be greater than today.';
  expect(validate(value, { 'validate-dob': true })?.key).toBe(isFine ? undefined : refusal);
});
