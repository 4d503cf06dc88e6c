import { testRules } from './rule-cases';

const ZERO = 'Please enter a number 0 or greater, without comma in this field.';
const PAGE_ZERO = 'Please enter a number 0 or greater in this field.';
const RANGE = 'The value is not within the specified range.';
const NUMBER = 'Please enter a valid number in this field.';
const page = { set: 'page' } as const;
const atMost = { clause: '[RULE-77]', rule: 'less-than-equals-to' };
const atLeast = { clause: '[RULE-78]', rule: 'greater-than-equals-to' };

testRules([
  ...['validate-zero-or-greater', 'validate-not-negative-number'].flatMap((rule, index) => {
    const clause = ['[RULE-66]', '[RULE-67]'][index] ?? '';
    return [
      {
        clause,
        rule,
        valid: ['', '0', '0.5', ' 12 '],
        invalid: ['-1', '1,5', '.5', '5%', 'x', '12abc', ' '],
        message: ZERO,
      },
      {
        clause,
        rule,
        context: page,
        valid: ['', '0', '1,5', '1,234,567.5', '.5'],
        invalid: ['-1', 'x', '12abc'],
        message: PAGE_ZERO,
      },
    ];
  }),
  {
    clause: '[RULE-68]',
    rule: 'validate-greater-than-zero',
    valid: ['', '0.01', '3'],
    invalid: ['0', '-1', '1,5', 'x'],
    message: 'Please enter a number greater than 0, without comma in this field.',
  },
  {
    clause: '[RULE-68]',
    rule: 'validate-greater-than-zero',
    context: page,
    valid: ['', '1,5', '1.234,5'],
    invalid: ['0', '-1', 'x'],
    message: 'Please enter a number greater than 0 in this field.',
  },
  {
    clause: '[RULE-69]',
    rule: 'validate-number',
    valid: ['', '12', '1,234.50', "1'000", '1 234', '-3', '3-'],
    invalid: ['x', '1a', '--1', ' '],
    message: NUMBER,
  },
  {
    clause: '[RULE-69]',
    rule: 'validate-number',
    context: page,
    valid: ['', '12', '-1.5', '.5'],
    invalid: ['1,5', '1 234', 'x', '-'],
    message: NUMBER,
  },
  {
    clause: '[RULE-70]',
    rule: 'validate-integer',
    valid: ['', '-12', ' 3 '],
    invalid: ['1.5', 'x', '1,000'],
    message: 'Please enter a valid integer in this field.',
  },
  {
    clause: '[RULE-71]',
    rule: 'validate-digits',
    valid: ['', '012'],
    invalid: ['1.0', '-1', ' ', '٣'],
    message: NUMBER,
  },
  {
    clause: '[RULE-72]',
    rule: 'validate-number-range',
    param: '-1.5-2.5',
    valid: ['', '-1.5', '0', '2,5'],
    invalid: ['-1.6', '3', 'x'],
    message: RANGE,
  },
  {
    clause: '[RULE-72]',
    rule: 'validate-number-range',
    context: { set: 'page', field: { classes: 'input number-range-1-5' } },
    valid: ['', '1', '5'],
    invalid: ['0.9', '5.1'],
    message: RANGE,
  },
  {
    clause: '[RULE-73]',
    rule: 'validate-digits-range',
    param: '5-',
    valid: ['', '5', '600'],
    invalid: ['4', 'x'],
    message: RANGE,
  },
  {
    clause: '[RULE-73]',
    rule: 'validate-digits-range',
    context: { set: 'page', field: { classes: 'digits-range-1-100 validate-digits-range' } },
    valid: ['', '1', '100', '2.5'],
    invalid: ['0', '101'],
    message: RANGE,
  },
  ...['validate-number-range', 'validate-digits-range'].flatMap((rule) => [
    {
      rule,
      context: { set: 'page' as const, field: { classes: 'input-text' } },
      valid: ['', '0', '-7.5'],
      invalid: ['x'],
      message: RANGE,
    },
    {
      rule,
      param: 'any',
      context: { set: 'page' as const },
      valid: [''],
      invalid: ['5'],
      message: RANGE,
    },
    { rule, param: 'any', valid: ['5'], invalid: [], message: RANGE },
  ]),
  {
    clause: '[RULE-74]',
    rule: 'validate-positive-percent-decimal',
    valid: ['0.01', '100', '12.5', '.5', '5.'],
    invalid: ['', '0', '.', '.001', '0.001', '100.1', '5%', '1,5', '-1'],
    message: 'Please enter a valid percentage discount value greater than 0.',
  },
  {
    clause: '[RULE-75]',
    rule: 'validate-currency-dollar',
    valid: ['', '$100.00', '1,234.5', '-5', '0.99', '.5', '$'],
    invalid: ['1.234', '01', '1,23', '€5', ' '],
    message: 'Please enter a valid $ amount. For example $100.00.',
  },
  {
    clause: '[RULE-76]',
    rule: 'not-negative-amount',
    valid: ['', '5', ' 1.234,5 ', '10 %'],
    invalid: ['-5', 'x', '1,', '.5'],
    message: 'Please enter positive number in this field.',
  },
  {
    ...atMost,
    param: 10,
    valid: ['', '10', '9,5', 'x'],
    invalid: ['10.1', '11'],
    message: 'Please enter a value less than or equal to 10.',
  },
  {
    ...atMost,
    param: '#price_to',
    context: { set: 'page', valueAt: () => '10' },
    valid: ['10', ''],
    invalid: ['11'],
    message: 'Please enter a value less than or equal to 10.',
  },
  {
    ...atLeast,
    param: '10',
    valid: ['', '10', '11', 'x'],
    invalid: ['9.9'],
    message: 'Please enter a value greater than or equal to 10.',
  },
  {
    ...atLeast,
    param: '#price',
    context: { set: 'page', valueAt: () => '' },
    valid: ['1', '-5'],
    invalid: [],
    message: '',
  },
]);
