// @vitest-environment node
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { createDemo } from '../../../../demo/demo';
import type { DemoShop } from '../../../../demo/shop/app';
import { newDatabaseFile } from '../../visitor';
import { Payer } from './paying';

const card = {
  cc_type: 'VI',
  cc_number: '4242424242424242',
  cc_exp_month: '12',
  cc_exp_year: '33',
  cc_cid: '123',
  cc_ss_start_month: '',
  cc_ss_start_year: '',
  cc_ss_issue: '',
};

describe('the card form of the shop', () => {
  let file: string;
  let shop: DemoShop;
  let payer: Payer;
  beforeEach(async () => {
    file = newDatabaseFile();
    shop = createDemo({ dbFile: file, distDir: tmpdir() });
    payer = await Payer.at(shop);
    await payer.ready();
  });
  afterEach(() => {
    shop.close();
  });

  const pay = (fields: object = {}) => payer.place('demo_card', { ...card, ...fields });

  it('is offered without a provider, and configured as the platform does', async () => {
    const { payment } = await payer.config<{ payment: Record<string, unknown> }>();
    const year = new Date().getUTCFullYear();
    expect(payment.ccform).toMatchObject({
      availableTypes: { demo_card: { AE: 'American Express', VI: 'Visa', MC: 'MasterCard' } },
      months: { demo_card: { 1: '01 - January', 12: '12 - December' } },
      years: { demo_card: { [year]: year, [year + 10]: year + 10 } },
      hasVerification: { demo_card: true },
      cvvImageUrl: { demo_card: 'http://shop.example/static/cards/cvv.svg' },
      icons: {
        VI: {
          url: 'http://shop.example/static/cards/visa.svg',
          width: 46,
          height: 30,
          title: 'Visa',
        },
      },
    });
    expect(payment).not.toHaveProperty('stripe_payments');
    expect((await payer.get('/static/cards/cvv.svg')).status).toBe(200);
  });

  it('takes a card and keeps its last four digits alone', async () => {
    expect((await pay()).status).toBe(200);
    const { text } = await payer.get('/checkout/onepage/success/');
    expect(text).toContain('Visa •••• 4242');
    shop.close();
    for (const part of [file, `${file}-wal`]) {
      const bytes = readFileSync(part, { flag: 'a+' }).toString('latin1');
      expect(bytes).not.toContain(card.cc_number);
    }
    shop = createDemo({ dbFile: file, distDir: tmpdir() });
  });

  it('keeps nothing of a card when the method is chosen', async () => {
    await payer.rest('POST', `${payer.cartPath}/set-payment-information`, {
      email: 'gus@example.com',
      paymentMethod: { method: 'demo_card', additional_data: card },
    });
    shop.close();
    const bytes = [file, `${file}-wal`].map((part) =>
      readFileSync(part, { flag: 'a+' }).toString('latin1'),
    );
    expect(bytes.join('')).toContain('demo_card');
    expect(bytes.join('')).not.toContain(card.cc_number);
    shop = createDemo({ dbFile: file, distDir: tmpdir() });
  });

  it.each([
    ['a number that is declined', { cc_number: '4000000000000002' }, 'Your card was declined.'],
    [
      'a number with a wrong check digit',
      { cc_number: '4242424242424241' },
      'Invalid Credit Card Number',
    ],
    ['a number that is too short', { cc_number: '42424242' }, 'Invalid Credit Card Number'],
    ['letters', { cc_number: 'abc' }, 'Invalid Credit Card Number'],
    ['another type', { cc_type: 'MC' }, 'Credit card number mismatch with credit card type.'],
    [
      'a type that is not taken',
      { cc_type: 'JCB' },
      'This credit card type is not allowed for this payment method.',
    ],
    [
      'a code that is too short',
      { cc_cid: '12' },
      'Please enter a valid credit card verification number.',
    ],
    ['no code', { cc_cid: null }, 'Please enter a valid credit card verification number.'],
    [
      'a month that is none',
      { cc_exp_month: '13' },
      'Please enter a valid credit card expiration date.',
    ],
    [
      'a year that is over',
      { cc_exp_year: '20' },
      'Please enter a valid credit card expiration date.',
    ],
    [
      'a year too far ahead',
      { cc_exp_year: '2099' },
      'Please enter a valid credit card expiration date.',
    ],
    [
      'nothing',
      { cc_type: null, cc_number: null },
      'This credit card type is not allowed for this payment method.',
    ],
  ])('refuses %s, and the cart stays', async (_what, fields, message) => {
    expect(await pay(fields)).toMatchObject({ status: 400, body: { message } });
    expect((await payer.section<{ summary_count: number }>('cart')).summary_count).toBe(1);
  });

  it.each([
    ['spaces', { cc_number: '4242 4242 4242 4242' }],
    ['four digits of the year', { cc_exp_year: '2033' }],
    [
      'four digits of an Amex code',
      { cc_type: 'AE', cc_number: '378282246310005', cc_cid: '1234' },
    ],
    ['a MasterCard', { cc_type: 'MC', cc_number: '5555555555554444' }],
    ['a Discover card', { cc_type: 'DI', cc_number: '6011111111111117' }],
  ])('takes a number with %s', async (_what, fields) => {
    expect((await pay(fields)).status).toBe(200);
  });

  it('is not offered where it is off', async () => {
    await payer.set({ payments: [] });
    expect((await pay()).body).toEqual({
      message: 'The requested Payment Method is not available.',
    });
  });
});
