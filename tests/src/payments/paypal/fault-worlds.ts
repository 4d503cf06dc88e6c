import { pressInCheckout } from '../../../../src/payments/paypal/apple-pay/checkout-sheet';
import { parseApplePayCheckout } from '../../../../src/payments/paypal/apple-pay/config';
import { applePay } from '../../../../src/payments/paypal/apple-pay/method';
import { parseCheckoutButton } from '../../../../src/payments/paypal/api/button-config';
import { confirmCard } from '../../../../src/payments/paypal/card-fields/confirm';
import { keepFields } from '../../../../src/payments/paypal/card-fields/live-fields';
import * as cardPress from '../../../../src/payments/paypal/card-fields/press';
import { createCheckoutSheet } from '../../../../src/payments/paypal/google-pay/checkout-sheet';
import { parseGooglePayCheckout } from '../../../../src/payments/paypal/google-pay/config';
import { googlePay } from '../../../../src/payments/paypal/google-pay/method';
import { vault } from '../../../../src/payments/paypal/cards';
import * as press from '../../../../src/payments/paypal/smart-buttons/press';
import { parseStoredPayments } from '../../../../src/api/page-config/stored-payments';
import type { ApiError } from '../../../../src/platform/http/api-error';
import type { HttpResponse } from '../../../../src/platform/http/http.types';
import { fail, type Result } from '../../../../src/platform/result';
import type {
  ConfirmContext,
  PaymentContext,
  PaymentResult,
} from '../../../../src/state/extensions/payment-method.types';
import { json, mockShop } from '../../state/support/fake-http';
import { FakeApple, sheet } from './apple-pay/apple';
import { FakeCards } from './card-fields/fake-sdk';
import { cardPayment, details as cardDetails, vaultEntry } from './cards';
import { data, details, FakeGoogle } from './google-pay/google';
import { applePayment, checkoutPayment, created, googlePayment } from './page';
import { contextOf } from './smart-buttons/context';

/** The calls of the checkout that can go wrong; the other two succeed. */
export type CheckoutCall = 'billing' | 'order' | 'details';

/** How one call goes wrong: at once, by no response, by one that is lost after the work, or by one that is let go later. */
export type Failing = ApiError | 'never' | 'lost' | Promise<unknown>;

/** One press with a method, and what became of it; `ends` is empty while it lasts. */
export interface CheckoutPress {
  readonly ends: readonly PaymentResult[];
}

const NEVER = new Promise<never>(() => undefined);

/** The checkout of a shop, in which the next call of one kind goes wrong. */
export class CheckoutShop {
  /** How many orders of the provider the shop has created. */
  orders = 0;
  private failing: { readonly call: CheckoutCall; readonly how: Failing } | null = null;

  constructor(private readonly method: keyof typeof CHECKOUT_PRESSES) {
    mockShop((_request, path) => {
      const call = callOf(path);
      const failing = this.failing?.call === call ? this.failing.how : null;
      if (failing === null) return this.answer(call);
      this.failing = null;
      if (failing === 'never') return NEVER;
      if (failing === 'lost') {
        this.answer(call);
        return fail({ kind: 'network' });
      }
      if (failing instanceof Promise) return failing.then(() => this.answer(call));
      return fail(failing);
    });
  }

  fail(call: CheckoutCall, how: Failing): void {
    this.failing = { call, how };
  }

  private answer(call: CheckoutCall): Result<HttpResponse> {
    if (call === 'billing') return json(7);
    if (call === 'details') {
      const id = `PP-${String(this.orders)}`;
      return json(
        this.method === 'card fields' ? cardDetails({}, { id }) : details(id, 'POSSIBLE'),
      );
    }
    this.orders += 1;
    const id = `PP-${String(this.orders)}`;
    return json(created({ id, mp_order_id: `mp-${String(this.orders)}` }), 201);
  }
}

function callOf(path: string): CheckoutCall {
  if (path === 'billing-address') return 'billing';
  return path.includes('getcurrentorder') ? 'details' : 'order';
}

/** A confirmation that the checkout starts. */
function started(
  run: (context: ConfirmContext) => Promise<PaymentResult>,
  changes: Partial<PaymentContext> = {},
) {
  const ends: PaymentResult[] = [];
  const placeOrder = (): void => {
    const context = {
      ...contextOf(changes),
      reviewed: Promise.resolve(true),
      signal: new AbortController().signal,
    };
    void run(context).then((end) => ends.push(end));
  };
  return { ends, placeOrder };
}

function needed<Value>(value: Value | null): Value {
  if (value === null) throw new Error('no configuration');
  return value;
}

/** PayPal's button: the window approves whatever order it gets. */
function pressPaypal(): CheckoutPress {
  const config = needed(parseCheckoutButton(checkoutPayment()));
  const { ends, placeOrder } = started(press.confirmPress);
  press.pressButton({ placeOrder });
  void press.createCheckoutOrder(config, 'paypal').then(
    (id) => {
      press.approvePress(id);
    },
    () => undefined,
  );
  return { ends };
}

/** Google Pay: the shopper confirms at once. */
function pressGoogle(hasBank: boolean): CheckoutPress {
  const google = new FakeGoogle();
  if (hasBank) google.status = 'PAYER_ACTION_REQUIRED';
  const own = createCheckoutSheet(needed(parseGooglePayCheckout(googlePayment())));
  const { ends, placeOrder } = started((context) => googlePay.confirm(context));
  own.press(google.ready, { placeOrder });
  void own.authorize(google.ready, data);
  return { ends };
}

/** Apple Pay: the shopper authorises at once. */
function pressApple(): CheckoutPress {
  const apple = new FakeApple();
  const config = needed(parseApplePayCheckout(applePayment()));
  const { ends, placeOrder } = started((context) => applePay.confirm(context));
  pressInCheckout(apple.ready, config, { placeOrder }, new AbortController().signal);
  sheet().pay();
  return { ends };
}

/** Card fields, in which a card is typed. */
function pressCard(): CheckoutPress {
  const cards = new FakeCards();
  cards.options = {
    createOrder: cardPress.createCardOrder,
    onApprove: cardPress.approvePress,
    onError: cardPress.failPress,
  };
  keepFields({
    card: cards.component(),
    validate: () => Promise.resolve(true),
    renew: () => undefined,
  });
  const { ends, placeOrder } = started(confirmCard, { configuration: cardPayment() });
  placeOrder();
  return { ends };
}

/** A stored card. */
function pressVault(): CheckoutPress {
  const code = 'payment_services_paypal_vault';
  const configuration = { ...cardPayment(), vault: { [`${code}_0`]: vaultEntry() } };
  const storedPayments = parseStoredPayments({
    payment: configuration,
    vault: { [code]: { is_enabled: true } },
  });
  const instrument = { id: 'h1', title: 'Visa •••• 1111' };
  const changes = { configuration, storedPayments, isLoggedIn: true, instrument };
  const { ends, placeOrder } = started((context) => vault.confirm(context), changes);
  placeOrder();
  return { ends };
}

/** A press with each method of the module in the checkout. */
export const CHECKOUT_PRESSES = {
  PayPal: pressPaypal,
  'Google Pay': () => pressGoogle(false),
  'Google Pay with a bank': () => pressGoogle(true),
  'Apple Pay': pressApple,
  'card fields': pressCard,
  'stored card': pressVault,
} as const satisfies Readonly<Record<string, () => CheckoutPress>>;

/** What the shopper is told at the end of a press; null for nothing. */
export const toldBy = ({ ends }: CheckoutPress): string | null => {
  const [end] = ends;
  return end?.status === 'refused' ? (end.message ?? null) : null;
};

/** Ends what an earlier test has left open. */
export function forgetPresses(): void {
  press.cancelPress();
  cardPress.cancelPress();
}
