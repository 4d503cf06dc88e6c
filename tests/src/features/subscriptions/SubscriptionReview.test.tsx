import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { ReviewSlot } from '../../../../src/features/subscriptions/ReviewSlot';
import { SubscriptionReview } from '../../../../src/features/subscriptions/SubscriptionReview';
import { SubscriptionLines } from '../../../../src/features/shared/subscriptions/SubscriptionLines';
import { replaceNavigator } from '../../../../src/platform/navigate';
import { stripe } from '../../../../src/payments/stripe/provider';
import { fail } from '../../../../src/platform/result';
import {
  checkoutStarted,
  placeOrderSubmitted,
} from '../../../../src/state/checkout/checkout-actions';
import { checkoutSlice } from '../../../../src/state/checkout/checkout-slice';
import { INITIAL_CHECKOUT } from '../../../../src/state/checkout/initial';
import { paymentMethods } from '../../../../src/state/extensions/extensions';
import type { StateModule } from '../../../../src/state/shared/store.types';
import {
  findSubscriptions,
  provideSubscriptions,
} from '../../../../src/state/subscriptions/find-subscriptions';
import { createTillStore } from '../../../../src/state/store/store';
import { invoiceReceived } from '../../../../src/state/subscriptions/subscriptions-slice';
import { startSubscriptions } from '../../../../src/state/subscriptions/subscriptions-state';
import { json, mockShop } from '../../state/support/fake-http';
import { checkoutConfig, savedAddress, shop } from '../../state/support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../../state/support/fake-http'));

provideSubscriptions(() => Promise.resolve([stripe]));

const FAILED = 'Sorry, the subscription could not be updated. Please contact us for assistance.';
const CANCEL = `${window.location.origin}/stripe/customer/subscriptions`;
const UPDATE = { subscriptionUpdateDetails: { success_url: '/done', cancel_url: CANCEL } };
const INVOICE = {
  newPrice: { label: '$20.00', amount: 20 },
  prorationFee: { label: '$15.00', amount: 15 },
  unusedTime: { label: '-$5.00', amount: -5 },
  credit: '$3.00',
  prorationAdjustment: 12.5,
  baseProrationAdjustment: 12.5,
};
const assign = vi.fn<(url: string) => void>();
let restoreNavigator = (): void => undefined;

const takeBack = paymentMethods.register({
  code: 'stripe_payments',
  confirm: () => Promise.resolve({ status: 'cancelled' }),
});
afterEach(() => {
  restoreNavigator();
});
afterAll(takeBack);

async function open(method: object = UPDATE, { isPayable = true }: { isPayable?: boolean } = {}) {
  mockShop(() => new Promise(() => undefined));
  assign.mockClear();
  restoreNavigator = replaceNavigator({ assign });
  const orders = vi.fn();
  const checkout: StateModule = {
    name: 'checkout',
    slices: [checkoutSlice],
    startFlows: (startListening) => {
      startListening({ actionCreator: placeOrderSubmitted, effect: orders });
    },
  };
  const payment = { stripe_payments: method };
  const store = createTillStore({ shop, checkout: checkoutConfig({ payment }) });
  store.inject(checkout);
  await startSubscriptions(store);
  const card = { code: 'stripe_payments', title: 'Card' };
  store.dispatch(
    checkoutStarted({
      ...INITIAL_CHECKOUT,
      step: 'payment',
      billing: { ...INITIAL_CHECKOUT.billing, address: savedAddress },
      payment: {
        ...INITIAL_CHECKOUT.payment,
        status: 'ready',
        methods: [card],
        selected: isPayable ? 'stripe_payments' : null,
      },
    }),
  );
  render(
    <Provider store={store}>
      <SubscriptionReview />
      <SubscriptionLines />
    </Provider>,
  );
  return {
    orders,
    user: userEvent.setup(),
    receive: (changes: Partial<typeof INVOICE> = {}) => {
      act(() => {
        store.dispatch(invoiceReceived({ ...INVOICE, ...changes }));
      });
    },
  };
}

const button = () => screen.getByRole('button', { name: 'Place Order' });
const definitions = (root: HTMLElement) =>
  within(root)
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent ?? ''}`);

describe('the review of an update', () => {
  it('shows the new price, the fee, the unused time and the credit [SUBS-01][SUBS-03]', async () => {
    const { receive } = await open();
    receive();
    const review = screen.getByRole('region', { name: 'Subscription Update Review' });
    expect(definitions(review)).toEqual([
      'New price $20.00',
      'Proration fee $15.00',
      'Unused time -$5.00',
      'Credit $3.00',
    ]);
  });

  it('places the order only once the invoice has loaded [SUBS-02][SUBS-11]', async () => {
    const { orders, receive, user } = await open();
    await user.click(button());
    expect(orders).not.toHaveBeenCalled();
    receive();
    await user.click(button());
    expect(orders).toHaveBeenCalledOnce();
  });

  it('places no order that the checkout cannot place [SUBS-02]', async () => {
    const { orders, receive, user } = await open(UPDATE, { isPayable: false });
    receive();
    await user.click(button());
    expect(orders).not.toHaveBeenCalled();
  });

  it('cancels after a question only [SUBS-02][SUBS-14]', async () => {
    const { user } = await open();
    const link = screen.getByRole('link', { name: 'Cancel update' });
    await user.click(link);
    const dialog = screen.getByRole('alertdialog', {
      description: 'Are you sure you want to cancel the subscription update?',
    });
    await user.click(within(dialog).getByRole('button', { name: 'No' }));
    expect(assign).not.toHaveBeenCalled();
    await user.click(link);
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(assign).toHaveBeenCalledExactlyOnceWith(CANCEL);
  });

  it('renders nothing while none is being updated [SUBS-01]', async () => {
    await open({});
    expect(screen.queryByRole('region')).toBeNull();
  });
});

it('shows that the update failed, and can retry [SUBS-13]', async () => {
  mockShop(() => fail({ kind: 'network' }));
  const payment = { stripe_payments: UPDATE };
  const store = createTillStore({ shop, checkout: checkoutConfig({ payment }) });
  render(
    <Provider store={store}>
      <ReviewSlot />
    </Provider>,
  );
  await screen.findByText(FAILED);
  mockShop(() => json(JSON.stringify({ upcomingInvoice: { new_price: { label: '$21.00' } } })));
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByText('$21.00');
  expect(screen.queryByText(FAILED)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Place Order' }), 'no checkout').toBeNull();
});

describe('what subscriptions add to the totals', () => {
  it('is the proration of an update, unless it is zero [SUBS-04][SUBS-06]', async () => {
    const { receive } = await open();
    receive();
    expect(screen.getByText('Proration').nextElementSibling?.textContent).toBe('$12.50');
    receive({ prorationAdjustment: 0 });
    expect(screen.queryByText('Proration')).toBeNull();
  });

  it('is no proration outside an update [SUBS-06]', async () => {
    const { receive } = await open({ hasFutureSubscriptions: true });
    receive();
    expect(screen.queryByText('Proration')).toBeNull();
  });

  it('is a block of the subscriptions that begin later [SUBS-04][SUBS-08]', async () => {
    await open({
      hasFutureSubscriptions: true,
      futureSubscriptions: [
        {
          title: 'Coffee club',
          start_date_label: 'From 1 May 2030',
          frequency_label: 'Every month',
          formatted_amount: '$9.00',
        },
      ],
    });
    const block = screen.getByRole('region', { name: 'Future subscriptions' });
    const [item] = within(block).getAllByRole('listitem');
    expect(item?.textContent).toBe('Coffee clubFrom 1 May 2030Every month$9.00');
  });

  it.each([
    [{}, false],
    [{ stripe_payments: { hasFutureSubscriptions: false } }, false],
    [{ stripe_payments: { subscriptionUpdateDetails: [] } }, false],
    [{ stripe_payments: { hasFutureSubscriptions: true } }, true],
    [{ stripe_payments: UPDATE }, true],
  ])(
    'is loaded only for carts about subscriptions: %j → %s [SUBS-04]',
    async (payment, expected) => {
      expect((await findSubscriptions(payment)) !== undefined).toBe(expected);
    },
  );
});
