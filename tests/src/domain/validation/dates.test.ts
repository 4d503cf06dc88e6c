import { testRules } from './rule-cases';

const OUTSIDE = 'The date is not within the specified range.';
const ORDER = 'Make sure the To Date is later than or the same as the From Date.';
const NOON = Date.UTC(2026, 4, 10) / 1000;

testRules([
  {
    clause: '[RULE-17]',
    rule: 'dateITA',
    valid: ['', '1/2/2026', '31/12/2026', '29/2/2024'],
    invalid: ['31/2/2026', '12/31/2026', '1/2/26', '1-2-2026', '29/2/2025'],
    message: 'Please enter a correct date',
  },
  {
    clause: '[RULE-18]',
    rule: 'dateNL',
    valid: ['', '1-2-2026', '31/12/26', '1.2.2026', '99-99-9999'],
    invalid: ['2026-02-01', '1 2 2026', '1-2-6'],
    message: 'Vul hier een geldige datum in.',
  },
  {
    clause: '[RULE-19]',
    rule: 'validate-date-au',
    valid: ['', '17/03/2006', '29/02/2024'],
    invalid: ['17/3/2006', '03/17/2006', '31/04/2006', ' '],
    message:
      'Please use this date format: dd/mm/yyyy. For example 17/03/2006 for the 17th of March, 2006.',
  },
  {
    clause: '[RULE-20]',
    rule: 'validate-date',
    valid: ['', '3/17/2006', '12/31/99'],
    invalid: ['17/3/2006', '2/30/2006', 'x', ' '],
    message: 'Please enter a valid date.',
  },
  {
    clause: '[RULE-20]',
    rule: 'validate-date',
    param: { dateFormat: 'dd.MM.y' },
    valid: ['17.03.2006', '1.1.20'],
    invalid: ['3/17/2006', '31.04.2006'],
    message: 'Please enter a valid date.',
  },
  {
    clause: '[RULE-21]',
    rule: 'validate-date-range',
    param: 'active_from',
    context: { form: { 'product[active_from]': '5/10/2026' } },
    valid: ['', '5/10/2026', '1/1/2027', '2026-05-11', 'soon'],
    invalid: ['5/9/2026', '2026-05-09'],
    message: ORDER,
  },
  {
    clause: '[RULE-21]',
    rule: 'validate-date-range',
    context: {
      set: 'page',
      field: { classes: 'input date-range-special-to' },
      valueAt: (reference) => (reference === '.date-range-special-from' ? '5/10/2026' : undefined),
    },
    valid: ['', '5/10/2026'],
    invalid: ['5/9/2026'],
    message: ORDER,
  },
  {
    clause: '[RULE-22]',
    rule: 'date_range_min',
    param: NOON,
    valid: ['', '5/10/2026', '5/11/26', '2026-05-10'],
    invalid: ['5/9/2026', 'x'],
    message: OUTSIDE,
  },
  {
    clause: '[RULE-23]',
    rule: 'date_range_max',
    param: String(NOON),
    valid: ['', '5/10/2026', '2026-05-09'],
    invalid: ['5/11/2026', 'x'],
    message: OUTSIDE,
  },
  {
    clause: '[RULE-24]',
    rule: 'validate-dob',
    valid: ['', '1/31/1990', '12/31/25'],
    invalid: ['1/1/3000'],
    message: 'The Date of Birth should not be greater than today.',
  },
  {
    clause: '[RULE-25]',
    rule: 'time',
    valid: ['', ' ', '00:00', '23:59', '09:05:59', '12'],
    invalid: ['24:00', '9:00', '12:60', '12:00 AM'],
    message: 'Please enter a valid time, between 00:00 and 23:59',
  },
  {
    clause: '[RULE-26]',
    rule: 'time12h',
    valid: ['', '1:00 AM', '12:59 pm', '01:00:30 Pm', '7 am'],
    invalid: ['13:00 PM', '0:30 AM', '1:00', '1:00PM', '1:60 AM'],
    message: 'Please enter a valid time, between 00:00 am and 12:00 pm',
  },
]);
