import 'till-elements/loader';
import 'till-elements/elements/till-mini-cart';
import 'till-elements/style.css';
import type {} from 'till-elements/jsx';

import {
  till,
  type PaymentMethodDefinition,
  type PlaceOrderHook,
  type TillApi,
  type TillCallback,
} from 'till-elements';
import manifest from 'till-elements/manifest' with { type: 'json' };

/** The method of docs/embedding.md, with types. */
const houseAccount: PaymentMethodDefinition = {
  code: 'house_account',
  group: { alias: 'later', title: 'Pay later', sortOrder: 200 },
  view: (host, form) => {
    const input = document.createElement('input');
    input.oninput = () => {
      form.setField('account', input.value);
    };
    host.append(input);
    return () => {
      input.remove();
    };
  },
  confirm: ({ fields: { account } }) =>
    Promise.resolve(
      account === undefined
        ? { status: 'refused', message: 'Please enter your account number.' }
        : {
            status: 'ready',
            payment: { method: 'house_account', po_number: null, additional_data: { account } },
          },
    ),
  afterPlace: ({ orderId }) => ({ redirectUrl: `/house-account/pay/?order=${String(orderId)}` }),
};

const callFirst: PlaceOrderHook = ({ totals }) =>
  totals.grandTotal > 5000 ? 'Please call us about orders of this size.' : undefined;

const setUp: TillCallback = (api: TillApi) => {
  api.registerPaymentMethod(houseAccount);
  api.addPlaceOrderHook(callFirst);
};
till.push(setUp);
(window.till ??= []).push(setUp);

/** What the shopper did, for a log. */
export const told: unknown[] = [manifest, await till.ready];
const stop = till.on('till-order-placed', ({ detail }) => {
  told.push(detail.orderId?.toFixed());
  stop();
});
document.addEventListener('till-quantity-changed', ({ detail }) => told.push(detail.qty + 1));

till.subscribe(
  ({ cart, totals }) => cart?.items[0]?.sku ?? totals?.coupon,
  (value, previous) => told.push(value?.toUpperCase(), previous),
);

till.on('till-order-completed', ({ detail }) =>
  told.push(detail.transactionId, detail.items.at(0)?.sku),
);
till.measure();

const cart = document.createElement('till-mini-cart');
cart.maxItems = 3;
document
  .querySelector('till-cart')
  ?.addEventListener('till-coupon-applied', ({ detail }) => told.push(detail.code.trim()));

// @ts-expect-error: a property holds what the element's table says
cart.maxItems = 'three';
// @ts-expect-error: an event carries what the element's table says
document.addEventListener('till-step-changed', ({ detail }) => detail.step === 'success');
// @ts-expect-error: no event has this name
till.on('till-order-place', stop);
window.addEventListener('till-order-placed', ({ detail }) => told.push(detail.orderId));
