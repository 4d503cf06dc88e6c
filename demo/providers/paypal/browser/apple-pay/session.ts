import { GreetedFrame } from '../../../shared/browser/greeted-frame';
import { ORIGIN } from '../../../shared/browser/origin';
import { ADDRESSES, SHOPPER, type ShopperAddress } from '../../../shared/shopper';
import { makeOverlay } from '../overlay';
import { requestProblem, totalProblem } from './check-request';
import type { FromSheet, SheetContent, SheetLine, SheetMethod, ToSheet } from './protocol.types';
import type { CardKind, CardToken } from './token';

/** The newest version that the stand-in knows. */
const NEWEST = 14;
/** How long a page may take to answer an event, in ms. */
const ANSWER_MS = 30_000;

/** An event that the page has to answer. */
type Asked = 'merchant' | 'contact' | 'method' | 'card' | 'payment';

interface Update {
  readonly newTotal?: SheetLine;
  readonly newLineItems?: readonly SheetLine[];
  readonly newShippingMethods?: readonly SheetMethod[];
  readonly errors?: readonly { readonly message?: string }[];
}

interface Request {
  readonly currencyCode: string;
  readonly total: SheetLine;
  readonly lineItems?: readonly SheetLine[];
  readonly requiredShippingContactFields?: readonly string[];
}

type Handler = ((event: object) => void) | null;

function refuse(what: string): never {
  console.error(`Apple Pay: ${what}`);
  throw new DOMException(what, 'InvalidAccessError');
}

/** What Apple tells of a contact before the payment is authorised. */
const redacted = ({ city, state, postal_code, country }: ShopperAddress): object => ({
  locality: city,
  administrativeArea: state,
  postalCode: postal_code,
  countryCode: country,
});

const fullContact = (address: ShopperAddress): object => {
  const [givenName, familyName] = SHOPPER.name.split(' ');
  return {
    ...redacted(address),
    addressLines: [address.line1, address.line2].filter((line) => line !== null),
    givenName,
    familyName,
    emailAddress: SHOPPER.email,
    phoneNumber: SHOPPER.phone,
  };
};

/** One sheet at a time, as in the real one. */
const active = new Set<ApplePaySession>();

/** The stand-in for Apple's sessions: what shops use of them, and what they refuse. */
export class ApplePaySession {
  static readonly STATUS_SUCCESS = 0;
  static readonly STATUS_FAILURE = 1;

  static canMakePayments(): boolean {
    return true;
  }

  static supportsVersion(version: number): boolean {
    return Number.isInteger(version) && version >= 1 && version <= NEWEST;
  }

  onvalidatemerchant: Handler = null;
  onpaymentmethodselected: Handler = null;
  onshippingcontactselected: Handler = null;
  onshippingmethodselected: Handler = null;
  onpaymentauthorized: Handler = null;
  oncancel: Handler = null;

  private readonly request: Request;
  private readonly waiting = new Map<Asked, number>();
  private content: SheetContent;
  private address: ShopperAddress | null = null;
  private sheet: GreetedFrame<ToSheet, FromSheet> | null = null;
  private isOver = false;
  private close = (): void => undefined;

  constructor(version: number, request: unknown) {
    if (!ApplePaySession.supportsVersion(version)) refuse(`"${String(version)}" is not supported`);
    const problem = requestProblem(request);
    if (problem !== null) throw new TypeError(`Apple Pay: ${problem}`);
    if (!navigator.userActivation.isActive) {
      refuse('Must create a new ApplePaySession from a user gesture handler.');
    }
    this.request = request as Request;
    const { currencyCode, total, lineItems, requiredShippingContactFields } = this.request;
    this.content = {
      currency: currencyCode,
      total,
      lines: lineItems ?? [],
      methods: [],
      isShipped: requiredShippingContactFields?.includes('postalAddress') ?? false,
      problem: '',
      isBusy: true,
    };
  }

  begin(): void {
    if (this.isOver || this.sheet !== null) refuse('The session has begun already.');
    if (active.size > 0) refuse('Page already has an active payment session.');
    if (this.onvalidatemerchant === null) refuse('onvalidatemerchant is missing.');
    active.add(this);
    this.open();
    this.ask('merchant', this.onvalidatemerchant, { validationURL: `${ORIGIN}/applepay/session` });
  }

  abort(): void {
    if (!active.has(this)) refuse('The session is not active.');
    this.end();
  }

  completeMerchantValidation(merchant: unknown): void {
    this.answered('merchant');
    const { merchantSessionIdentifier: id } = merchant as Readonly<Record<string, unknown>>;
    if (typeof id !== 'string' || !id.startsWith('SANDBOX')) {
      this.cancel();
      return;
    }
    this.ask('card', this.onpaymentmethodselected, { paymentMethod: { type: 'credit' } });
    if (this.content.isShipped) this.chooseAddress(0);
    this.update({});
  }

  completePaymentMethodSelection(update: Update): void {
    this.answered('card');
    this.update(update);
  }

  completeShippingContactSelection(update: Update): void {
    this.answered('contact');
    this.update(update);
  }

  completeShippingMethodSelection(update: Update): void {
    this.answered('method');
    this.update(update);
  }

  completePayment({ status }: { readonly status?: number }): void {
    this.answered('payment');
    if (status !== ApplePaySession.STATUS_SUCCESS && status !== ApplePaySession.STATUS_FAILURE) {
      throw new TypeError('Apple Pay: status');
    }
    this.end();
  }

  /** Asks the page, where it listens; one that does not answer in time loses the sheet. */
  private ask(what: Asked, handler: Handler, event: object): void {
    if (handler === null) return;
    const timer = window.setTimeout(() => {
      this.cancel();
    }, ANSWER_MS);
    this.waiting.set(what, timer);
    setTimeout(() => {
      if (!this.isOver) handler(event);
    });
  }

  private answered(what: Asked): void {
    const timer = this.waiting.get(what);
    if (!active.has(this) || timer === undefined) return refuse(`Nothing was asked: ${what}.`);
    window.clearTimeout(timer);
    this.waiting.delete(what);
  }

  private update({ newTotal, newLineItems, newShippingMethods, errors = [] }: Update): void {
    const total = newTotal ?? this.content.total;
    const problem = totalProblem(total);
    if (problem !== null) throw new TypeError(`Apple Pay: ${problem}`);
    this.content = {
      ...this.content,
      total,
      lines: newLineItems ?? this.content.lines,
      methods: newShippingMethods ?? this.content.methods,
      problem: errors.map(({ message = '' }) => message).join(' '),
      isBusy: this.waiting.size > 0,
    };
    this.show();
  }

  private show(): void {
    this.sheet?.send({ type: 'show', content: this.content });
  }

  private chooseAddress(index: number): void {
    this.address = ADDRESSES[index] ?? null;
    if (this.address === null) return;
    this.ask('contact', this.onshippingcontactselected, {
      shippingContact: redacted(this.address),
    });
  }

  private heard(message: FromSheet): void {
    switch (message.type) {
      case 'cancel':
        this.cancel();
        break;
      case 'contact':
        this.chooseAddress(message.address);
        this.update({});
        break;
      case 'method': {
        const shippingMethod = this.content.methods.find(
          ({ identifier }) => identifier === message.identifier,
        );
        if (shippingMethod) this.ask('method', this.onshippingmethodselected, { shippingMethod });
        this.update({});
        break;
      }
      case 'pay':
        this.authorize(message.card);
        break;
      default:
        break;
    }
  }

  private authorize(card: CardKind): void {
    const { total, currency } = this.content;
    const [home] = ADDRESSES;
    const token: CardToken = {
      card,
      price: total.type === 'pending' ? null : total.amount,
      currency,
    };
    const shippingContact = this.address ?? home;
    this.ask('payment', this.onpaymentauthorized, {
      payment: {
        token: {
          paymentData: { data: btoa(JSON.stringify(token)) },
          paymentMethod: { displayName: 'Visa 1111', network: 'Visa', type: 'credit' },
          transactionIdentifier: 'SANDBOX',
        },
        ...(home && { billingContact: fullContact(home) }),
        ...(shippingContact && { shippingContact: fullContact(shippingContact) }),
      },
    });
    this.update({});
  }

  private cancel(): void {
    if (this.isOver) return;
    this.end();
    this.oncancel?.({});
  }

  private end(): void {
    this.isOver = true;
    active.delete(this);
    for (const timer of this.waiting.values()) window.clearTimeout(timer);
    this.waiting.clear();
    this.close();
  }

  private open(): void {
    const { overflow } = document.documentElement.style;
    const focused = document.activeElement;
    const frame = makeOverlay('Sandbox Apple Pay', '/apple/sheet', {
      locale: document.documentElement.lang.replace('-', '_'),
    });
    const sheet = new GreetedFrame<ToSheet, FromSheet>(frame, ORIGIN, {
      first: () => ({ type: 'show', content: this.content }),
      heard: (message) => {
        this.heard(message);
      },
      broken: () => {
        this.cancel();
      },
    });
    this.sheet = sheet;
    this.close = () => {
      sheet.close();
      document.documentElement.style.overflow = overflow;
      if (focused instanceof HTMLElement) focused.focus();
    };
    document.documentElement.style.overflow = 'hidden';
    document.body.append(frame);
    frame.focus();
  }
}
