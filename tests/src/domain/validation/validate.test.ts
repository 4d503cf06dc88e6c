import { describe, expect, it } from 'vitest';
import { validate } from '../../../../src/domain/validation/validate';

const passes = (value: string, rule: string, param: unknown = true) =>
  validate(value, { [rule]: param }) === null;

describe('rules [RULE]', () => {
  it.each([
    ['required-entry', true, ['x', ' x'], ['', '  ']],
    ['min_text_length', 3, ['', 'abc', 'äöü'], ['ab', ' ']],
    ['max_text_length', '3', ['', 'abc', '👍👍👍'], ['abcd']],
    [
      'validate-length',
      'minimum-length-2 maximum-length-4',
      ['', ' ', 'ab', 'abcd'],
      ['a', 'abcde'],
    ],
    ['validate-alpha', true, ['', 'abC'], [' ', 'a1', 'é']],
    ['validate-not-number-first', true, ['', ' ', 'Bayern', 'B1'], ['1st', ' 2', '-x', '.x']],
    ['validate-alphanum', true, ['', 'aB1'], ['a b', '_']],
    ['validate-alphanum-with-spaces', true, ['', 'aB 1'], ['a-b']],
    ['validate-digits', true, ['', '012'], ['1.0', '-1', ' ']],
    ['validate-integer', true, ['', '-12', ' 3 '], ['1.5', 'x']],
    ['validate-number', true, ['', '12', '1,234.50', "1'000", '-3'], ['x', '1a', '--1']],
    [
      'validate-email',
      true,
      ['', 'a@b.co', 'a,b@c.de', 'é@exämple.de', 'a@-b.com', "o'neil@x.ie"],
      [
        'a@b',
        'a@b.c',
        '.a@b.com',
        'a..b@c.de',
        'a@b_c.de',
        'a@1.23',
        '"q"@c.de',
        'a@b.co.',
        'a@b.co\n',
        ' ',
      ],
    ],
    ['email2', true, ['', '  ', 'a@b.c', '"q r"@c.de', 'a@b.co.'], ['a@b', 'a b@c.de', '@b.co']],
    [
      'validate-url',
      true,
      ['', 'https://a.example/x?y#z', ' http://a_b.example:8080 ', 'ftp://x'],
      ['a.example', 'https://-a.example', 'javascript:alert(1)'],
    ],
    ['validate-no-html-tags', true, ['a < b', ''], ['a<b>', '</p>', 'a<1']],
  ])('%s', (rule, param, good, bad) => {
    expect(good.filter((value) => !passes(value, rule, param))).toEqual([]);
    expect(bad.filter((value) => passes(value, rule, param))).toEqual([]);
  });
});

describe('validate', () => {
  it('returns the first error in the order of the rules, with its parameters', () => {
    expect(validate('', { 'required-entry': true, 'validate-alpha': true })?.key).toBe(
      'This is a required field.',
    );
    expect(validate('abcd', { max_text_length: 3, 'validate-digits': true })).toEqual({
      key: 'Please enter less or equal than {0} symbols.',
      params: ['3'],
    });
  });

  it.each([
    ['', { 'required-entry': true }, 'This is a required field.', []],
    ['ab', { min_text_length: '3' }, 'Please enter more or equal than {0} symbols.', ['3']],
    ['a1', { 'validate-alpha': true }, 'Please use letters only (a-z or A-Z) in this field.', ['']],
    [
      'a1',
      { 'validate-alpha': [true, 2, 'x'] },
      'Please use letters only (a-z or A-Z) in this field.',
      ['', '2', 'x'],
    ],
    [
      'abcde',
      { 'validate-length': 'maximum-length-4' },
      'Please enter less or equal than %1 symbols.',
      ['4'],
    ],
    [
      'a',
      { 'validate-length': 'x minimum-length-2 y' },
      'Please enter more or equal than %1 symbols.',
      ['2'],
    ],
    [
      'Hi 👍🎉',
      { 'validate-no-utf8mb4-characters': true },
      'Please remove invalid characters: {0}.',
      ['👍,🎉'],
    ],
  ])('says of %j with %j what to fill in', (value, of, key, params) => {
    expect(validate(value, of)).toEqual({ key, params });
  });

  it('explains an incomplete e-mail', () => {
    expect(validate('a@b', { email2: true })).toEqual({
      key: 'Please enter a valid email address.',
      params: [''],
    });
  });

  it.each([
    ['abcde', { 'validate-length': 'minimum-length-2' }],
    ['', { 'validate-length': 'maximum-length-4' }],
    ['abcde', { 'validate-length': 'my-maximum-length-4 maximum-length-4x' }],
    ['a', { 'validate-length': true }],
    ['Grüße, 你好', { 'validate-no-utf8mb4-characters': true }],
    ['a@b.c ', { email2: true }],
  ])('lets %j pass with %j', (value, of) => {
    expect(validate(value, of)).toBeNull();
  });

  it('uses only texts as the field’s own messages', () => {
    const stock = 'This is a required field.';
    for (const param of [{ message: '' }, { message: 7 }, { words: 'x' }, null, 'words']) {
      expect(validate('', { 'required-entry': param })?.key).toBe(stock);
    }
  });

  it('leaves out rules that are off or unknown', () => {
    expect(
      validate('', { 'required-entry': false, 'no-such-rule': true, constructor: true }),
    ).toBeNull();
  });

  it("prefers the field's own words and a merchant's rule of the same name", () => {
    expect(validate('', { 'required-entry': { message: 'Name, please.' } })?.key).toBe(
      'Name, please.',
    );
    const findRule = (name: string) =>
      name === 'even'
        ? (value: string) => (Number(value) % 2 === 0 ? null : { key: 'Odd.', params: [] })
        : undefined;
    expect(validate('3', { even: true }, { findRule })?.key).toBe('Odd.');
  });
});
