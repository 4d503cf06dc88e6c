import { testRules } from './rule-cases';

const INVALID = 'Please enter a valid credit card number.';

testRules([
  {
    clause: '[RULE-44]',
    rule: 'credit-card-types',
    param: { visa: true, amex: true },
    valid: ['', ' ', '4111-1111-1111-1111', '378282246310005', '4111111111111112'],
    invalid: ['5555555555554444', '411111111111111', '4111 1111 1111 1111', 'x'],
    message: INVALID,
  },
  {
    clause: '[RULE-44]',
    rule: 'credit-card-types',
    param: { all: true },
    valid: ['5555555555554444', '30569309025904', '201400000000009', '213100000000008', '9'],
    invalid: ['555555555555444', '3056930902590', '20140000000000', '6011'],
    message: INVALID,
  },
  {
    clause: '[RULE-44]',
    rule: 'credit-card-types',
    param: {},
    valid: [''],
    invalid: ['4111111111111111'],
    message: INVALID,
  },
  {
    clause: '[RULE-45]',
    rule: 'validate-cc-number',
    valid: [
      '',
      '4111 1111 1111 1111',
      '5555-5555-5555-4444',
      '378282246310005',
      '30569309025904',
      '6011111111111117',
      '3530111333300000',
      '201400000000009',
    ],
    invalid: ['4111111111111112', '4222222222222', '4111x111111111111', '37828224631000', ' '],
    message: INVALID,
  },
  {
    clause: '[RULE-46]',
    rule: 'validate-cc-ukss',
    valid: ['1'],
    invalid: [''],
    message: 'Please enter issue number or start date for switch/solo card type.',
  },
]);
