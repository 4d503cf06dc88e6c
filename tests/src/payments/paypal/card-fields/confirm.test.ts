import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { confirmCard } from '../../../../../src/payments/paypal/card-fields/confirm';
import { keepFields } from '../../../../../src/payments/paypal/card-fields/live-fields';
import {
  approvePress,
  cancelPress,
  createCardOrder,
  failPress,
  LIMIT_MS,
} from '../../../../../src/payments/paypal/card-fields/press';
import { fail } from '../../../../../src/platform/result';
import type { PaymentContext } from '../../../../../src/state/extensions/payment-method.types';
import { json, mockShop, sent } from '../../../state/support/fake-http';
import { cardPayment, details } from '../cards';
import { created, formOf } from '../page';
import { totalsOf } from '../../../state/support/totals';
import { contextOf } from '../smart-buttons/context';
import { FakeCards } from './fake-sdk';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

type Answer = ReturnType<typeof json>;

let cards: FakeCards;
let isValid: boolean;
let forget: () => void;
let answers: { billing: Answer; order: Answer; card: Answer };
let abort: AbortController;

/** The queries of the calls that create an order. */
let orderCalls: string[];

/** A promise, and what resolves it. */
function deferred() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

const renew = vi.fn();

function confirm(changes: Partial<PaymentContext> = {}, config: object = {}) {
  abort = new AbortController();
  return confirmCard({
    ...contextOf({ configuration: cardPayment(config), isLoggedIn: true, ...changes }),
    signal: abort.signal,
    reviewed: Promise.resolve(true),
  });
}

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://shop.example/checkout/'));
  cards = new FakeCards();
  isValid = true;
  cards.options = {
    createOrder: createCardOrder,
    onApprove: approvePress,
    onError: failPress,
  };
  forget = keepFields({
    card: cards.component(),
    validate: () => Promise.resolve(isValid),
    renew,
  });
  renew.mockClear();
  answers = { billing: json(7), order: json(created(), 201), card: json(details()) };
  orderCalls = [];
  mockShop(({ url }, path) => {
    if (path === 'billing-address') return answers.billing;
    if (path.includes('getcurrentorder')) return answers.card;
    orderCalls.push(new URL(url).search);
    return answers.order;
  });
});
afterEach(() => {
  cancelPress();
  forget();
  vi.useRealTimers();
});

describe('the order of events', () => {
  it('is billing address, order, card, order placed [HOSTED-03] [WALL-02] [WALL-08]', async () => {
    const result = await confirm();
    expect(sent.map(({ path }) => path.split('?')[0])).toEqual([
      'billing-address',
      'paymentservicespaypal/order/create/',
      'paymentservicespaypal/order/getcurrentorder/',
    ]);
    expect(formOf(sent[1]?.body)).toMatchObject({ payment_source: 'cc', location: 'CHECKOUT' });
    expect(result).toMatchObject({
      status: 'ready',
      payment: {
        method: 'payment_services_paypal_hosted_fields',
        additional_data: {
          payments_order_id: 'mp-1',
          paypal_order_id: 'PP-1',
          payment_source: 'cc',
        },
      },
    });
  });

  it('sends nothing while the fields are not valid [HOSTED-02]', async () => {
    isValid = false;
    expect(await confirm()).toEqual({ status: 'refused', hidden: true });
    expect(sent).toEqual([]);
    expect(cards.submitted).toEqual([]);
  });

  it('ends where the billing address is not saved [WALL-35]', async () => {
    answers.billing = fail({ kind: 'network' });
    expect(await confirm()).toEqual({
      status: 'refused',
      message: 'Failed to set billing address',
    });
    expect(await confirm({ billingAddress: null })).toMatchObject({ status: 'refused' });
    expect(cards.submitted).toEqual([]);
  });

  it('gives the provider the billing address, and no card', async () => {
    await confirm();
    const { billingAddress } = contextOf();
    expect(cards.submitted).toEqual([
      {
        name: `${billingAddress?.firstname ?? ''} ${billingAddress?.lastname ?? ''}`,
        billingAddress: expect.objectContaining({
          postalCode: billingAddress?.postcode,
          countryCode: billingAddress?.countryId,
        }) as object,
      },
    ]);
  });

  it('ends where the fields are gone', async () => {
    forget();
    expect(await confirm()).toMatchObject({ status: 'refused' });
    expect(sent).toEqual([]);
  });
});

describe('what is sent of the card', () => {
  const additional = async (changes?: Partial<PaymentContext>, config?: object) => {
    const result = await confirm(changes, config);
    return result.status === 'ready' ? result.payment.additional_data : result;
  };

  it('is what is known of it, where the shop wants it [HOSTED-05]', async () => {
    expect(await additional()).toMatchObject({
      cardBin: '411111',
      holderName: 'Ada Lovelace',
      cardLast4: '1111',
      cardExpiryMonth: '12',
      cardExpiryYear: '2030',
    });
    expect(await additional({}, { requiresCardDetails: false })).not.toHaveProperty('cardBin');
    answers.card = json(details({ name: null }));
    expect(await additional()).not.toHaveProperty('holderName');
  });

  it('is nothing where the shop does not say it, and the order is placed', async () => {
    answers.card = json(null);
    const data = await additional({}, { threeDS: false });
    expect(data).toMatchObject({ paypal_order_id: 'PP-1' });
    expect(data).not.toHaveProperty('cardLast4');
  });

  it.each([
    ['1', true],
    ['', false],
  ])('says with %j whether the card is kept: %s [HOSTED-04] [HOSTED-06]', async (value, isKept) => {
    const fields = { keep_card: value };
    expect(await additional({ fields })).toMatchObject({ is_active_payment_token_enabler: isKept });
    expect(orderCalls).toEqual([`?vault=${String(isKept)}`]);
  });

  it('keeps no card of a guest, nor where the shop keeps none [HOSTED-06]', async () => {
    const fields = { keep_card: '1' };
    const ofGuest = await additional({ fields, isLoggedIn: false });
    const ofOther = await additional({ fields }, { isCommerceVaultEnabled: false });
    for (const data of [ofGuest, ofOther]) {
      expect(data).not.toHaveProperty('is_active_payment_token_enabler');
    }
    expect(orderCalls).toEqual(['?vault=false', '?vault=false']);
  });
});

describe('what the bank has answered', () => {
  const GENERAL = expect.stringContaining('Your payment was not successful.') as string;

  it.each(['NO', 'UNKNOWN'])('refuses the payment with %s [WALL-05]', async (shift) => {
    answers.card = json(details({ authentication_result: { liability_shift: shift } }));
    expect(await confirm()).toEqual({ status: 'refused', message: GENERAL });
  });

  it('counts as the provider’s script says it, too [WALL-05]', async () => {
    cards.submit = async () => {
      const orderID = await cards.made().createOrder();
      cards.made().onApprove({ orderID, liabilityShift: 'NO' });
    };
    answers.card = json(details({ authentication_result: null }));
    expect(await confirm()).toEqual({ status: 'refused', message: GENERAL });
  });

  it('goes on where it was not asked', async () => {
    answers.card = json(details({ authentication_result: null }));
    expect(await confirm()).toMatchObject({ status: 'ready' });
  });

  it('refuses where the bank may have been asked and nobody says what it answered', async () => {
    answers.card = json(null);
    expect(await confirm()).toEqual({ status: 'refused', message: GENERAL });
    expect(await confirm({}, { threeDS: false })).toMatchObject({ status: 'ready' });
  });

  it('refuses as well where the shop cannot be asked', async () => {
    expect(await confirm({}, { getOrderDetailsUrl: '' })).toEqual({
      status: 'refused',
      message: GENERAL,
    });
  });
});

describe('an order that cannot be created', () => {
  const NO_ORDER =
    'Failed to place order. Try again or refresh the page if that does not resolve the issue.';

  it.each([
    ['an empty body', json('', 201)],
    ['an order without an id of the service', json(created({ mp_order_id: null }), 201)],
    ['an order without an amount, which no window shows', json(created({ amount: null }), 201)],
    ['a refusal without words', json({ response: { is_successful: false } }, 201)],
    ['another status', json(created(), 202)],
    [
      'a failure of the server',
      fail({ kind: 'server', status: 500, message: null, retryAfterMs: null }),
    ],
  ])('says so after %s [HOSTED-14]', async (_name, answer) => {
    answers.order = answer as Answer;
    expect(await confirm()).toEqual({ status: 'refused', message: NO_ORDER });
  });

  it('says so where its amount could not be compared', async () => {
    const totals = totalsOf({ grandTotal: 45, baseGrandTotal: null });
    expect(await confirm({ totals })).toEqual({ status: 'refused', message: NO_ORDER });
  });

  it('says it in the shop’s words where it has some [HOSTED-14]', async () => {
    answers.order = json({ response: { is_successful: false, message: 'Too much.' } }, 201);
    expect(await confirm()).toEqual({ status: 'refused', message: 'Too much.' });
  });

  it('is created with 200 as well', async () => {
    answers.order = json(created(), 200);
    expect(await confirm()).toMatchObject({ status: 'ready' });
  });

  it('tells another amount once, with both, and the next press accepts it', async () => {
    answers.order = json(created({ amount: '46.00' }), 201);
    const told = await confirm();
    expect(told).toMatchObject({ status: 'refused' });
    expect('message' in told ? told.message : '').toMatch(/45\.00.*46\.00/);
    expect(await confirm()).toMatchObject({ status: 'ready' });
    expect(await confirm()).toMatchObject({ status: 'refused' });
  });
});

describe('what the provider reports', () => {
  const GENERAL = expect.stringContaining('Your payment was not successful.') as string;
  const until = (condition: () => boolean) => vi.waitFor(() => expect(condition()).toBe(true));

  it.each([
    [new Error('declined'), GENERAL],
    [
      Object.assign(new Error('no'), { details: [{ issue: 'POSTAL_CODE_REQUIRED' }] }),
      'Postal code is required.',
    ],
    [new Error('{"issue":"CITY_REQUIRED"}'), 'City is required.'],
  ])('is told as an error, case %# [HOSTED-13] [HOSTED-15] [HOSTED-16]', async (error, message) => {
    cards.submit = async () => {
      await cards.made().createOrder();
      throw error;
    };
    expect(await confirm()).toEqual({ status: 'refused', message });
  });

  it('counts once for each press, though an order is asked for twice', async () => {
    cards.submit = async () => {
      const { createOrder, onApprove } = cards.made();
      const [orderID] = await Promise.all([createOrder(), createOrder()]);
      onApprove({ orderID });
      onApprove({ orderID });
    };
    expect(await confirm()).toMatchObject({ status: 'ready' });
    expect(orderCalls).toHaveLength(1);
  });

  it('is nothing of another press’s order', async () => {
    cards.submit = async () => {
      const orderID = await cards.made().createOrder();
      cards.made().onApprove({ orderID: 'PP-0' });
      cards.made().onError({ orderID: 'PP-0' });
      cards.made().onApprove({ orderID });
    };
    expect(await confirm()).toMatchObject({ status: 'ready' });
  });

  it('is nothing after the press: neither an order nor a result', async () => {
    const never = deferred();
    cards.submit = () => never.promise;
    const pending = confirm();
    await until(() => cards.submitted.length === 1);
    abort.abort();
    expect(await pending).toEqual({ status: 'cancelled' });
    expect(renew, 'the script is busy with the old fields').toHaveBeenCalledOnce();
    await expect(cards.made().createOrder()).rejects.toThrow('No order.');
    expect(orderCalls).toEqual([]);
  });

  it('ends the press where the shopper closes the bank’s window', async () => {
    cards.submit = async () => {
      await cards.made().createOrder();
      cancelPress();
    };
    expect(await confirm()).toEqual({ status: 'cancelled' });
    expect(renew, 'what was typed stays').not.toHaveBeenCalled();
  });

  it('ends where the script is silent after the order, and no bank is asked', async () => {
    vi.useFakeTimers();
    cards.submit = async () => {
      await cards.made().createOrder();
      await new Promise(() => undefined);
    };
    const pending = confirm({}, { threeDS: false });
    await vi.advanceTimersByTimeAsync(LIMIT_MS);
    expect(await pending).toEqual({ status: 'refused', message: GENERAL });
    expect(renew).toHaveBeenCalledOnce();
  });

  it.each([
    ['asks for no order', () => new Promise<void>(() => undefined)],
    ['says nothing of a card that it has taken', () => createCardOrder().then(() => undefined)],
  ])('is waited for no longer than the limit where it %s', async (_name, submit) => {
    vi.useFakeTimers();
    cards.submit = submit;
    const pending = confirm();
    await vi.advanceTimersByTimeAsync(LIMIT_MS);
    expect(await pending).toEqual({ status: 'refused', message: GENERAL });
  });

  it('is waited for as long as the bank asks', async () => {
    vi.useFakeTimers();
    const bank = deferred();
    cards.submit = async () => {
      const orderID = await cards.made().createOrder();
      await bank.promise;
      cards.made().onApprove({ orderID });
    };
    const pending = confirm();
    await vi.advanceTimersByTimeAsync(LIMIT_MS * 20);
    bank.resolve();
    await vi.advanceTimersByTimeAsync(1);
    expect(await pending).toMatchObject({ status: 'ready' });
  });
});
