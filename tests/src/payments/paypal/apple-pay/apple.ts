import { vi } from 'vitest';
import type { ApplePay } from '../../../../../src/payments/paypal/apple-pay/start';

/** What the provider says about Apple Pay for this merchant. */
export const account = {
  isEligible: true,
  countryCode: 'US',
  currencyCode: 'USD',
  merchantCapabilities: ['supports3DS'] as ApplePayJS.ApplePayMerchantCapability[],
  supportedNetworks: ['visa'],
};

/** What the shopper has authorised. */
export const payment = {
  token: { transactionIdentifier: 't' },
  billingContact: { locality: 'Ghent' },
  shippingContact: { locality: 'Culver City', emailAddress: 'ada@example.com' },
} as unknown as ApplePayJS.ApplePayPayment;

/** Where the goods go, as far as Apple tells it early. */
const contact = {
  locality: 'Culver City',
  administrativeArea: 'CA',
  postalCode: '90230',
  countryCode: 'us',
};

type Event = 'merchant' | 'contact' | 'method' | 'card' | 'payment';

/** Apple's sheet in a test, as strict as the real one: it answers nothing twice, nor after its end. */
export class FakeSession {
  static readonly STATUS_SUCCESS = 0;
  static readonly STATUS_FAILURE = 1;
  static made: FakeSession[] = [];
  static supportsVersion = (version: number): boolean => version === 4;
  static canMakePayments = (): boolean => true;
  /** What the next sheet throws when it is opened. */
  static problem: Error | null = null;

  onvalidatemerchant: ((event: { readonly validationURL: string }) => void) | null = null;
  onshippingcontactselected: ((event: { readonly shippingContact: object }) => void) | null = null;
  onshippingmethodselected: ((event: { readonly shippingMethod: object }) => void) | null = null;
  onpaymentmethodselected: ((event: object) => void) | null = null;
  onpaymentauthorized: ((event: { readonly payment: ApplePayJS.ApplePayPayment }) => void) | null =
    null;
  oncancel: (() => void) | null = null;

  isOpen = false;
  /** Calls that the real one would have thrown at. */
  readonly illegal: string[] = [];
  readonly merchants: unknown[] = [];
  readonly contacts: ApplePayJS.ApplePayShippingContactUpdate[] = [];
  readonly methods: ApplePayJS.ApplePayShippingMethodUpdate[] = [];
  readonly cards: ApplePayJS.ApplePayPaymentMethodUpdate[] = [];
  /** The status of the payment; null while it is open. */
  status: number | null = null;
  isAborted = false;
  private readonly asked = new Map<Event, number>();

  constructor(
    readonly version: number,
    readonly request: ApplePayJS.ApplePayPaymentRequest,
  ) {
    if (FakeSession.problem !== null) throw FakeSession.problem;
    FakeSession.made.push(this);
  }

  begin(): void {
    this.isOpen = true;
  }

  private answered(event: Event): void {
    const left = this.asked.get(event) ?? 0;
    if (!this.isOpen || left === 0) {
      this.illegal.push(event);
      throw new DOMException(event, 'InvalidAccessError');
    }
    this.asked.set(event, left - 1);
  }

  private ask(event: Event): boolean {
    if (!this.isOpen) return false;
    this.asked.set(event, (this.asked.get(event) ?? 0) + 1);
    return true;
  }

  completeMerchantValidation(merchant: unknown): void {
    this.answered('merchant');
    this.merchants.push(merchant);
  }
  completeShippingContactSelection(update: ApplePayJS.ApplePayShippingContactUpdate): void {
    this.answered('contact');
    this.contacts.push(update);
  }
  completeShippingMethodSelection(update: ApplePayJS.ApplePayShippingMethodUpdate): void {
    this.answered('method');
    this.methods.push(update);
  }
  completePaymentMethodSelection(update: ApplePayJS.ApplePayPaymentMethodUpdate): void {
    this.answered('card');
    this.cards.push(update);
  }
  completePayment({ status }: { readonly status: number }): void {
    this.answered('payment');
    this.isOpen = false;
    this.status = status;
  }
  abort(): void {
    if (!this.isOpen) {
      this.illegal.push('abort');
      throw new DOMException('abort', 'InvalidAccessError');
    }
    this.isOpen = false;
    this.isAborted = true;
  }

  /** What the shopper and Apple do. */
  validate(): void {
    if (this.ask('merchant'))
      this.onvalidatemerchant?.({ validationURL: 'https://apple.example/' });
  }
  ship(shippingContact: object = contact): void {
    if (this.onshippingcontactselected !== null && this.ask('contact')) {
      this.onshippingcontactselected({ shippingContact });
    }
  }
  choose(identifier: string): void {
    if (this.onshippingmethodselected !== null && this.ask('method')) {
      this.onshippingmethodselected({ shippingMethod: { identifier } });
    }
  }
  card(): void {
    if (this.onpaymentmethodselected !== null && this.ask('card')) this.onpaymentmethodselected({});
  }
  pay(): void {
    if (this.ask('payment')) this.onpaymentauthorized?.({ payment });
  }
  close(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.oncancel?.();
  }
}

/** The newest sheet. */
export function sheet(): FakeSession {
  const made = FakeSession.made.at(-1);
  if (made === undefined) throw new Error('No sheet.');
  return made;
}

/** Both sides of Apple Pay. */
export class FakeApple {
  readonly confirmed: unknown[] = [];
  /** What the provider answers to a confirmation; an error rejects. */
  confirmation: unknown = { approveApplePayPayment: { status: 'APPROVED' } };
  validateMerchant = vi.fn((_request: { readonly validationUrl: string }): Promise<unknown> =>
    Promise.resolve({ merchantSession: { id: 'm' } }),
  );

  constructor() {
    FakeSession.made = [];
    FakeSession.problem = null;
  }

  readonly ready: ApplePay = {
    account,
    Session: FakeSession as unknown as typeof ApplePaySession,
    paypal: {
      config: () => Promise.resolve(account),
      validateMerchant: (request) => this.validateMerchant(request),
      confirmOrder: (order) => {
        this.confirmed.push(order);
        return this.confirmation instanceof Error
          ? Promise.reject(this.confirmation)
          : Promise.resolve(this.confirmation);
      },
    },
  };
}

/** Apple's global for what is wrong with an address. */
export class FakeApplePayError {
  constructor(
    readonly code: string,
    readonly contactField: string,
    readonly message: string,
  ) {}
}
