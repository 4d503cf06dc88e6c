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

const MISMATCH = 'Credit card number does not match credit card type.';
const typed = (value: string) => ({ set: 'page' as const, valueAt: () => value });

testRules([
  ...(
    [
      ['VI', ['4111 1111-1111 1111', '4222222222222'], ['5555555555554444', '41111111111111', '']],
      ['MC', ['5555555555554444', '2221000000000009'], ['2220990000000000', '555555555555444']],
      ['AE', ['378282246310005'], ['3782822463100050', '358282246310005']],
      ['DI', ['6011000990139424', '6445', '65'], ['60111', '601175', '643']],
      ['JCB', ['3530111333300000', '3528'], ['3527', '3590']],
      ['DN', ['30569309025904', '3095', '36', '39'], ['306', '3094', '35']],
      ['UN', ['622126', '62213', '62290', '622925', '624', '6288'], ['622125', '622926', '627']],
      ['MI', ['50', '5612', '63', '6799'], ['6759', '676770', '51', '676774']],
      ['MD', ['6759', '676770', '676774'], ['675924', '675965', '675970', '67']],
      ['SO', ['633450000000000000', '6767000000000000'], ['633440000000000000', '67670000000']],
      [
        'SM',
        [
          '5000000000000',
          '6110000000000',
          '6010000000000000',
          '4903021234567890',
          '4936123456789012',
        ],
        ['5100000000000', '6510000000000000', '490301123456789'],
      ],
      ['OT', [], ['4111111111111111', '']],
      ['constructor', [], ['4111111111111111']],
    ] as const
  ).map(([type, valid, invalid]) => ({
    rule: 'validate-cc-type',
    param: '#type',
    context: typed(type),
    valid,
    invalid,
    message: MISMATCH,
  })),
  { rule: 'validate-cc-type', param: '#type', valid: ['4', ''], invalid: [], message: '' },
  {
    rule: 'validate-cc-type-select',
    param: '#number',
    context: typed('4111 1111 1111 1111'),
    valid: ['VI'],
    invalid: ['MC', 'HC', ''],
    message: 'Card type does not match credit card number.',
  },
  ...(
    [
      ['VI', ['123'], ['', '12', '1234', 'abc']],
      ['AE', ['1234'], ['123']],
      ['SM', ['123', '1234'], ['', '12345']],
      ['OT', [], ['123']],
    ] as const
  ).map(([type, valid, invalid]) => ({
    rule: 'validate-cc-cvn',
    param: '#type',
    context: typed(type),
    valid,
    invalid,
    message: 'Please enter a valid credit card verification number.',
  })),
]);
