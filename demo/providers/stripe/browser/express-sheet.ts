import type {
  ChangeResolveDetails,
  ExpressPaymentType,
  LineItem,
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementShippingAddressChangeEvent,
  StripeExpressCheckoutElementShippingRateChangeEvent,
} from '@stripe/stripe-js';

import { FrameHost } from './frame-host';
import { type Group, sharedOptions } from './group';
import { IntegrationError } from './integration-error';
import type { SheetChange, SheetDetails, ToPage } from './protocol.types';

/** Time for the shop's page to resolve a change in the sheet, in ms. */
const CHANGE_MS = 20_000;

type ChangeEvent =
  | StripeExpressCheckoutElementShippingAddressChangeEvent
  | StripeExpressCheckoutElementShippingRateChangeEvent;

/** A copy that can be posted to a frame: without functions and undefined values. */
const plainCopy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Callbacks from the sheet to its element. */
interface Listener {
  change(type: 'shippingaddresschange' | 'shippingratechange', event: ChangeEvent): void;
  confirm(event: Omit<StripeExpressCheckoutElementConfirmEvent, 'expressPaymentType'>): void;
  closed(isCancelled: boolean): void;
}

/** The wallet's sheet: a frame over the whole page. */
export class ExpressSheet {
  private readonly host: FrameHost;
  private readonly overflow: string;

  constructor(
    private readonly group: Group,
    wallet: ExpressPaymentType,
    details: SheetDetails,
    private readonly listener: Listener,
  ) {
    this.check(details.lineItems);
    const plain = plainCopy(details);
    this.host = new FrameHost(
      'sheet',
      group.key,
      () => ({
        type: 'init',
        options: { ...sharedOptions(group), element: {}, sheet: { wallet, details: plain } },
      }),
      (message) => this.heard(message),
    );
    group.sheet = this.host;
    this.overflow = document.documentElement.style.overflow;
    document.documentElement.style.overflow = 'hidden';
    document.body.append(this.host.frame);
    this.host.frame.focus();
  }

  /** Removes the sheet; `isCancelled` when the shopper did not pay. */
  close(isCancelled = true): void {
    if (this.group.sheet !== this.host) return;
    this.group.sheet = null;
    document.documentElement.style.overflow = this.overflow;
    this.host.close();
    this.listener.closed(isCancelled);
  }

  private heard(message: ToPage): void {
    if (message.type === 'cancel' || message.type === 'broken') this.close();
    if (message.type === 'address') {
      const { name, address } = message;
      this.ask('shippingaddresschange', { name, address });
    }
    if (message.type === 'rate') this.ask('shippingratechange', { shippingRate: message.rate });
    if (message.type === 'paid') this.close(false);
    if (message.type !== 'confirm') return;
    this.listener.confirm({
      ...message.confirm,
      paymentFailed: (payload) => {
        const text = payload?.message ?? 'The payment was not completed.';
        this.host.send({ type: 'failed', message: text });
      },
    });
  }

  /** Lets the shop's page resolve a change once, within the time limit. */
  private ask(
    type: 'shippingaddresschange' | 'shippingratechange',
    event:
      | Omit<StripeExpressCheckoutElementShippingAddressChangeEvent, 'resolve' | 'reject'>
      | Omit<StripeExpressCheckoutElementShippingRateChangeEvent, 'resolve' | 'reject'>,
  ): void {
    let isAnswered = false;
    const answer = (isRejected: boolean, details?: ChangeResolveDetails): void => {
      if (isAnswered) return;
      isAnswered = true;
      const { lineItems, shippingRates } = details ?? {};
      this.check(lineItems);
      const amount = this.group.options.amount ?? null;
      const change: SheetChange = plainCopy({
        isRejected,
        amount,
        ...(lineItems ? { lineItems } : {}),
        ...(shippingRates ? { shippingRates } : {}),
      });
      this.host.send({ type: 'changed', change });
    };
    setTimeout(() => answer(true), CHANGE_MS);
    this.listener.change(type, {
      ...event,
      resolve: (details?: ChangeResolveDetails) => answer(false, details),
      reject: () => answer(true),
    });
  }

  private check(lineItems: readonly LineItem[] | undefined): void {
    const { amount } = this.group.options;
    if (lineItems === undefined || amount === undefined) return;
    const sum = lineItems.reduce((total, item) => total + item.amount, 0);
    if (sum <= amount) return;
    throw new IntegrationError(
      `The amount ${amount} is less than the total amount of the line items provided, ${sum}.`,
    );
  }
}
