import { testRules } from './rule-cases';

const SIX = 'Please enter 6 or more characters. Leading and trailing spaces will be ignored.';
const policy = (length: string, classes: string) => ({
  field: { data: { passwordMinLength: length, passwordMinCharacterSets: classes } },
});
const tooShort = (least: string) =>
  `Minimum length of this field must be equal or greater than ${least} symbols. Leading and trailing spaces will be ignored.`;
const tooPlain = (classes: string) =>
  `Minimum of different classes of characters in password is ${classes}. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.`;

testRules([
  {
    clause: '[RULE-60]',
    rule: 'validate-password',
    valid: ['', '  ', '123456', ' 123456 '],
    invalid: ['12345', '12345 ', '  1'],
    message: SIX,
  },
  {
    clause: '[RULE-61]',
    rule: 'validate-new-password',
    valid: ['', '123456'],
    invalid: ['12345', ' 12345', '       '],
    message: SIX,
  },
  {
    clause: '[RULE-62]',
    rule: 'validate-admin-password',
    valid: ['', 'abcdef1', ' 123456a '],
    invalid: ['abcdefg', '1234567', 'abcde1 '],
    message: 'Please enter 7 or more characters, using both numeric and alphabetic.',
  },
  {
    clause: '[RULE-63]',
    rule: 'validate-customer-password',
    context: policy('4', '2'),
    valid: ['ab1d', ' ab1d '],
    invalid: ['ab1', ' ab1 '],
    message: tooShort('4'),
  },
  {
    clause: '[RULE-63]',
    rule: 'validate-customer-password',
    context: policy('0', '0'),
    valid: ['', 'a'],
    invalid: [],
    message: tooShort('0'),
  },
  {
    clause: '[RULE-64]',
    rule: 'validate-customer-password',
    valid: ['Abcdefg1', 'abc def1'],
    invalid: ['', 'Abcdef1', '  Abcdef1  '],
    message: tooShort('8'),
  },
  {
    clause: '[RULE-65]',
    rule: 'validate-customer-password',
    context: policy('8', '4'),
    valid: ['Abcdef1!', 'Äbcdef1B'],
    invalid: ['Abcdefg1', 'abcdefgh'],
    message: tooPlain('4'),
  },
  {
    clause: '[RULE-79]',
    rule: 'equalTo',
    param: '#password',
    context: { valueAt: (reference) => (reference === '#password' ? 'secret' : undefined) },
    valid: ['secret'],
    invalid: ['', 'Secret', 'secret '],
    message: 'Please enter the same value again.',
  },
  {
    clause: '[RULE-79]',
    rule: 'equalTo',
    param: '#password',
    context: { form: { password: 'secret' } },
    valid: ['secret'],
    invalid: ['other'],
    message: 'Please enter the same value again.',
  },
]);
