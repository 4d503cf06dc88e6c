import type { PayPalButtonsComponent, PayPalButtonsComponentOptions } from '@paypal/paypal-js';

import { GreetedFrame } from '../../shared/browser/greeted-frame';
import { ORIGIN } from '../../shared/browser/origin';
import { hostOf } from './host';
import { makeFrame } from './make-frame';
import { isAllowed, orderOf } from './press';
import type { ToFrame, ToPage } from './protocol.types';
import { options } from './script-options';

/** The provider's types say a record, and its script passes errors. */
const asRecord = (error: unknown): Record<string, unknown> =>
  (error instanceof Error ? error : new Error(String(error))) as unknown as Record<string, unknown>;

const redirect = (url?: string): void => {
  if (url !== undefined) location.assign(url);
};

/** A press in progress, and the shop's order of it once there is one. */
interface Press {
  order: string | null;
}

/** A button in a frame, and one press of it at a time. */
export class Buttons implements PayPalButtonsComponent {
  private inner: GreetedFrame<ToFrame, ToPage> | null = null;
  private isRendered = false;
  private isEnabled = true;
  private pressed: Press | null = null;
  /** The order that was approved last. */
  private approved: string | null = null;

  constructor(private props: PayPalButtonsComponentOptions) {}

  isEligible(): boolean {
    const { fundingSource } = this.props;
    return options.account.eligible && (fundingSource ?? 'paypal') === 'paypal';
  }

  async render(target: HTMLElement | string): Promise<void> {
    if (this.isRendered) throw new Error('Component has already been rendered');
    if (!this.isEligible()) throw new Error('paypal is not eligible');
    if (!this.props.createOrder) throw new Error('Must pass createOrder');
    const host = hostOf(target);
    this.isRendered = true;
    const frame = makeFrame();
    await new Promise<void>((resolve, reject) => {
      this.inner = new GreetedFrame<ToFrame, ToPage>(frame, ORIGIN, {
        first: () => this.init(),
        heard: (message) => {
          if (message.type === 'ready') resolve();
          else this.heard(message);
        },
        broken: () => {
          const error = new Error('The button could not be loaded');
          this.failed(error);
          reject(error);
        },
      });
      host.append(frame);
    });
    this.props.onInit?.(
      {},
      { enable: () => this.setEnabled(true), disable: () => this.setEnabled(false) },
    );
  }

  close(): Promise<void> {
    this.inner?.send({ type: 'over' });
    this.inner?.close();
    this.inner = null;
    this.pressed = null;
    return Promise.resolve();
  }

  updateProps(props: PayPalButtonsComponentOptions): Promise<void> {
    this.props = { ...this.props, ...props };
    return Promise.resolve();
  }

  resume(): void {
    return;
  }

  hasReturned(): boolean {
    return false;
  }

  private init(): ToFrame {
    return { type: 'init', style: this.props.style ?? {}, isEnabled: this.isEnabled };
  }

  private setEnabled(isEnabled: boolean): Promise<void> {
    this.isEnabled = isEnabled;
    this.inner?.send({ type: 'enabled', isEnabled });
    return Promise.resolve();
  }

  private failed(error: unknown): void {
    this.over();
    this.props.onError?.(asRecord(error));
  }

  private over(): void {
    this.pressed = null;
    this.inner?.send({ type: 'over' });
  }

  private heard(message: ToPage): void {
    switch (message.type) {
      case 'height':
        if (this.inner) this.inner.frame.style.height = `${message.height}px`;
        break;
      case 'pressed':
        void this.press();
        break;
      case 'approved':
        void this.approve(message.payerId);
        break;
      case 'cancelled':
        this.cancel();
        break;
      case 'failed':
        this.failed(new Error(message.message));
        break;
      case 'hello':
      case 'ready':
        break;
    }
  }

  private async press(): Promise<void> {
    if (this.pressed !== null) return;
    const press: Press = { order: null };
    this.pressed = press;
    try {
      if (!(await isAllowed(this.props))) {
        this.over();
        return;
      }
      const id = await orderOf(this.props);
      press.order = id;
      if (this.pressed === press) this.inner?.send({ type: 'order', id });
      // Closed meanwhile by the payer: nothing was approved.
      else this.cancelled(id);
    } catch (error) {
      this.failed(error);
    }
  }

  private cancelled(orderID: string): void {
    this.props.onCancel?.({ orderID }, { redirect });
  }

  private cancel(): void {
    const press = this.pressed;
    this.pressed = null;
    // Without an order yet the press says so once it has one.
    if (press?.order) this.cancelled(press.order);
  }

  private async approve(payerID: string): Promise<void> {
    // A fault may tell it twice.
    this.approved = this.pressed?.order ?? this.approved;
    this.pressed = null;
    const orderID = this.approved;
    if (orderID === null) return;
    try {
      await this.props.onApprove?.({ orderID, payerID }, { redirect, restart: () => undefined });
    } catch (error) {
      this.failed(error);
    }
  }
}
