import { expect, it } from 'vitest';
import { cardPayload } from '../../../../src/domain/payment/card-payload';

const card = {
  number: '4242424242424242',
  type: 'VI',
  month: 4,
  year: 2027,
  securityCode: '123',
  name: 'Ada Lovelace',
};

it('holds the fields of a card payment, and no others [CARD-14]', () => {
  expect(cardPayload(card)).toEqual({
    cc_cid: '123',
    cc_ss_start_month: '',
    cc_ss_start_year: '',
    cc_ss_issue: '',
    cc_type: 'VI',
    cc_exp_year: '27',
    cc_exp_month: '4',
    cc_number: '4242424242424242',
  });
});

it('shortens the year to two digits [CARD-27]', () => {
  expect(cardPayload({ ...card, year: 2105 })).toMatchObject({ cc_exp_year: '05' });
});

it('sends an empty security code if none was required', () => {
  expect(cardPayload({ ...card, securityCode: null })).toMatchObject({ cc_cid: '' });
});
