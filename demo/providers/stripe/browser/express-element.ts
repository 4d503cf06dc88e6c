import type {
  ClickResolveDetails,
  ExpressPaymentType,
  StripeError,
  StripeExpressCheckoutElement,
  StripeExpressCheckoutElementClickEvent,
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementOptions,
  StripeExpressCheckoutElementReadyEvent,
  StripeExpressCheckoutElementShippingAddressChangeEvent,
  StripeExpressCheckoutElementShippingRateChangeEvent,
  StripeExpressCheckoutElementUpdateOptions,
} from '@stripe/stripe-js';

import { momentOf } from './api';
import { ExpressSheet } from './express-sheet';
import { FrameElement, loadError } from './frame-element';
import type { Group } from './group';
import { ORIGIN } from '../../shared/browser/origin';
import type { ElementOptions, ToPage } from './protocol.types';
import { availableWallets, type Wallet, walletTypes } from './wallets';

/** The events of the express element. */
export interface ExpressEvents {
  ready: StripeExpressCheckoutElementReadyEvent;
  click: StripeExpressCheckoutElementClickEvent;
  focus: { elementType: 'expressCheckout' };
  blur: { elementType: 'expressCheckout' };
  escape: { elementType: 'expressCheckout' };
  cancel: { elementType: 'expressCheckout' };
  loaderror: { elementType: 'expressCheckout'; error: StripeError };
  shippingaddresschange: StripeExpressCheckoutElementShippingAddressChangeEvent;
  shippingratechange: StripeExpressCheckoutElementShippingRateChangeEvent;
  confirm: StripeExpressCheckoutElementConfirmEvent;
}

const elementType = 'expressCheckout';
/** Time for the shop's page to resolve a click, in ms. */
const CLICK_MS = 1000;

/** Wallet buttons and the sheet that they open. */
export class ExpressElement
  extends FrameElement<ExpressEvents>
  implements StripeExpressCheckoutElement
{
  private wallets: readonly Wallet[] = [];
  private sheet: ExpressSheet | null = null;
  private turn = 0;

  constructor(
    group: Group,
    private options: StripeExpressCheckoutElementOptions,
  ) {
    super('buttons', group);
  }

  override mount(target: string | HTMLElement): void {
    this.turn += 1;
    const { turn } = this;
    void availableWallets(ORIGIN, this.group.key, this.options).then((wallets) => {
      // Removed, or mounted elsewhere, in the meantime.
      if (turn !== this.turn) return;
      this.wallets = wallets;
      super.mount(target);
      if (wallets.length === 0) this.emitReady();
    });
  }

  override unmount(): void {
    this.turn += 1;
    super.unmount();
    this.sheet?.close();
    this.sheet = null;
  }

  update(options: StripeExpressCheckoutElementUpdateOptions): this {
    this.options = { ...this.options, ...options };
    this.refresh();
    return this;
  }

  protected frameOptions(): ElementOptions {
    const { buttonHeight, buttonTheme } = this.options;
    return {
      wallets: this.wallets.map((wallet) => walletTypes[wallet]),
      dark: buttonTheme?.applePay !== 'white' && buttonTheme?.applePay !== 'white-outline',
      ...(buttonHeight === undefined ? {} : { buttonHeight }),
    };
  }

  protected heard(message: ToPage): void {
    if (message.type === 'ready' && this.wallets.length > 0) this.emitReady();
    if (message.type === 'broken')
      this.emitter.emit('loaderror', { elementType, error: loadError });
    if (message.type === 'focus' || message.type === 'blur' || message.type === 'escape') {
      this.emitter.emit(message.type, { elementType });
    }
    if (message.type === 'pressed') this.pressed(message.wallet);
  }

  private emitReady(): void {
    const has = (wallet: Wallet): boolean => this.wallets.includes(wallet);
    const none = { amazonPay: false, paypal: false, klarna: false };
    this.emitter.emit('ready', {
      elementType,
      availablePaymentMethods:
        this.wallets.length === 0
          ? undefined
          : { ...none, applePay: has('applePay'), googlePay: has('googlePay'), link: has('link') },
    });
  }

  private pressed(wallet: ExpressPaymentType): void {
    if (this.sheet) return;
    let isAnswered = false;
    const resolveOnce = (work: () => void) => () => {
      if (isAnswered) return;
      isAnswered = true;
      work();
    };
    const late = resolveOnce(() => {
      console.error(`IntegrationError: the click event was not resolved within ${CLICK_MS} ms.`);
      this.emitter.emit('cancel', { elementType });
    });
    if (this.emitter.has('click')) setTimeout(late, CLICK_MS);
    const open = (details?: ClickResolveDetails): void => {
      resolveOnce(() => {
        this.open(wallet, { ...this.options, ...details });
      })();
    };
    if (!this.emitter.has('click')) open();
    const reject = resolveOnce(() => undefined);
    this.emitter.emit('click', { elementType, expressPaymentType: wallet, resolve: open, reject });
  }

  private open(wallet: ExpressPaymentType, details: ClickResolveDetails): void {
    const sheet = new ExpressSheet(this.group, wallet, details, {
      change: (type, event) => {
        if (!this.emitter.has(type)) event.resolve();
        else if (type === 'shippingaddresschange') this.emitter.emit(type, event as never);
        else this.emitter.emit(type, event as never);
      },
      confirm: (event) => void this.confirm(event, wallet),
      closed: (isCancelled) => {
        this.sheet = null;
        this.focus();
        if (isCancelled) this.emitter.emit('cancel', { elementType });
      },
    });
    this.sheet = sheet;
  }

  private async confirm(
    event: Omit<StripeExpressCheckoutElementConfirmEvent, 'expressPaymentType'>,
    wallet: ExpressPaymentType,
  ): Promise<void> {
    const moment = await momentOf(ORIGIN, this.group.key, 'sheet-confirm');
    if (moment === 'never') return;
    if (moment === 'cancel') {
      this.sheet?.close();
      return;
    }
    this.emitter.emit('confirm', { ...event, expressPaymentType: wallet });
    if (moment === 'twice') this.emitter.emit('confirm', { ...event, expressPaymentType: wallet });
  }
}
