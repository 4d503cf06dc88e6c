import { expect, it } from 'vitest';
import { messageOf, testRules } from './rule-cases';

const rule = 'validate-item-quantity';
const param = { minAllowed: 4, maxAllowed: '12', qtyIncrements: 4 };
const file = (name: string, size = 1) => ({ field: { files: [{ name, size }] } });
const FILE_TYPE = "We don't recognize or support this file extension type.";
const FILE_SIZE = 'File you are trying to upload exceeds maximum file size limit.';

testRules([
  {
    clause: '[RULE-81]',
    rule,
    param,
    valid: ['4', '12'],
    invalid: ['0', '-4'],
    message: 'Please enter a quantity greater than 0.',
  },
  {
    clause: '[RULE-82]',
    rule,
    param,
    valid: ['4'],
    invalid: ['3', '0.5'],
    message: 'The fewest you may purchase is 4.',
  },
  {
    clause: '[RULE-83]',
    rule,
    param,
    valid: ['12'],
    invalid: ['13', '16'],
    message: 'The maximum you may purchase is 12.',
  },
  {
    clause: '[RULE-84]',
    rule,
    param,
    valid: ['8'],
    invalid: ['5', '8.5'],
    message: 'You can buy this product only in quantities of 4 at a time.',
  },
  {
    clause: '[RULE-84]',
    rule,
    param: { qtyIncrements: 0.05 },
    valid: ['0.15', '1'],
    invalid: ['0.17'],
    message: 'You can buy this product only in quantities of 0.05 at a time.',
  },
  {
    clause: '[RULE-85]',
    rule: 'validate-file-type',
    param: 'jpg PNG',
    valid: ['', 'a.jpg', 'a.b.JPG', 'x.png'],
    invalid: ['a.gif', 'gif', 'a.jpg.exe'],
    message: FILE_TYPE,
  },
  {
    clause: '[RULE-85]',
    rule: 'validate-file-type',
    param: ['pdf'],
    context: file('a.jpg'),
    valid: [],
    invalid: ['C:\\fakepath\\a.pdf'],
    message: FILE_TYPE,
  },
  {
    clause: '[RULE-85]',
    rule: 'validate-file-type',
    valid: ['a.exe'],
    invalid: [],
    message: FILE_TYPE,
  },
  {
    clause: '[RULE-86]',
    rule: 'validate-max-size',
    param: 1000,
    context: file('a.jpg', 1001),
    valid: [],
    invalid: ['a.jpg'],
    message: FILE_SIZE,
  },
  {
    clause: '[RULE-86]',
    rule: 'validate-max-size',
    param: 1000,
    context: file('a.jpg', 1000),
    valid: ['a.jpg'],
    invalid: [],
    message: FILE_SIZE,
  },
  {
    clause: '[RULE-87]',
    rule: 'validate-color',
    valid: [
      '',
      '#fff',
      'fff8',
      '#A0B1C2',
      'a0b1c2d3',
      'rgb(1, 2, 3)',
      'rgba(1,2,3,.5)',
      'hsl(120, 50%, 50%)',
      'hsva(120, 50%, 50%, 1)',
      'RebeccaPurple',
      'transparent',
    ],
    invalid: ['#ff', '#ggg', 'rgb(1,2)', 'bluish', 'rgb(1,2,3'],
    message: 'Wrong color format. Please specify color in HEX, RGBa, HSVa, HSLa or use color name.',
  },
]);

it('validate-item-quantity names the first limit that is not kept, in this order [RULE-80]', () => {
  const limits = { minAllowed: 6, maxAllowed: 5, qtyIncrements: 4 };
  const one = { rule, param: limits };
  expect(['0', '3', '7'].map((value) => messageOf(one, value))).toEqual([
    'Please enter a quantity greater than 0.',
    'The fewest you may purchase is 6.',
    'The maximum you may purchase is 5.',
  ]);
  const noMinimum = { ...one, param: { maxAllowed: 5, qtyIncrements: 4 } };
  expect(messageOf(noMinimum, '3')).toBe(
    'You can buy this product only in quantities of 4 at a time.',
  );
  expect(messageOf(noMinimum, 'x')).toBe('Please enter a valid number in this field.');
});
