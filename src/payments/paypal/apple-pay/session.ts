import { VERSION } from './start';

/**
 * How a sheet ends other than by a payment that was authorised. `closed`: by the shopper, or by Apple's own time limit;
 * `refused`: the shop had no answer, and the shopper was told why; `failed`: the provider or Apple could not go on.
 */
export type SheetEnd = 'closed' | 'refused' | 'failed';

/** What a sheet asks. A promise that rejects, or has null, ends the sheet (APPLE-09, APPLE-10). */
export interface SheetShop {
  /** The provider's session of the merchant, for Apple. */
  readonly validate: (url: string) => Promise<unknown>;
  readonly contact?: (
    contact: ApplePayJS.ApplePayPaymentContact,
  ) => Promise<ApplePayJS.ApplePayShippingContactUpdate | null>;
  readonly method?: (
    method: ApplePayJS.ApplePayShippingMethod,
  ) => Promise<ApplePayJS.ApplePayShippingMethodUpdate | null>;
  /** The shopper has a card in the sheet. */
  readonly card?: () => Promise<ApplePayJS.ApplePayPaymentMethodUpdate | null>;
  /** The shopper has authorised the payment; whether it counts. */
  readonly authorize: (payment: ApplePayJS.ApplePayPayment) => Promise<boolean>;
  /** Called once, unless an authorisation has ended the sheet. */
  readonly ended: (why: SheetEnd) => void;
}

/** A sheet that was opened. */
export interface Sheet {
  /** Closes it, where it is open; `ended` is not called. */
  readonly abort: () => void;
}

type Session = InstanceType<typeof ApplePaySession>;

/**
 * Opens Apple's sheet; call it inside the press. Every event is answered at most once, and none after the end: Apple throws
 * otherwise. Throws what Apple throws where no sheet opens.
 *
 * @param removal ends the sheet with its place, as the shopper would
 */
export function openSheet(
  Apple: typeof ApplePaySession,
  request: ApplePayJS.ApplePayPaymentRequest,
  shop: SheetShop,
  removal: AbortSignal,
): Sheet {
  const session = new Apple(VERSION, request);
  let isOver = false;
  let isAuthorizing = false;

  /** False where it has ended already. */
  const end = (): boolean => {
    if (isOver) return false;
    isOver = true;
    removal.removeEventListener('abort', leave);
    return true;
  };
  const abort = (): boolean => {
    if (!end()) return false;
    try {
      session.abort();
    } catch {
      // Apple has closed it meanwhile.
    }
    return true;
  };
  const fail = (why: SheetEnd): void => {
    if (abort()) shop.ended(why);
  };
  const leave = (): void => {
    fail('closed');
  };
  /** Hands the shop's answer to Apple, or ends the sheet. */
  const answer = async <Value>(
    asked: Promise<Value | null>,
    complete: (value: Value) => void,
    none: SheetEnd,
  ): Promise<void> => {
    try {
      const value = await asked;
      if (isOver) return;
      if (value === null) fail(none);
      else complete(value);
    } catch {
      fail('failed');
    }
  };
  const complete = (status: number): void => {
    if (!end()) return;
    try {
      session.completePayment({ status });
    } catch {
      // Apple has closed it meanwhile; the payment is what it is.
    }
  };

  session.onvalidatemerchant = ({ validationURL }) => {
    void answer(
      shop.validate(validationURL),
      (merchant) => {
        session.completeMerchantValidation(merchant);
      },
      'failed',
    );
  };
  listen(session, shop, answer);
  session.onpaymentauthorized = ({ payment }) => {
    if (isAuthorizing) return;
    isAuthorizing = true;
    void shop
      .authorize(payment)
      .catch(() => false)
      .then((isPaid) => {
        complete(isPaid ? Apple.STATUS_SUCCESS : Apple.STATUS_FAILURE);
      });
  };
  session.oncancel = () => {
    if (end()) shop.ended('closed');
  };
  session.begin();
  removal.addEventListener('abort', leave);
  return { abort: () => void abort() };
}

/** What the shopper chooses in the sheet, as far as this sheet asks for it. */
function listen(
  session: Session,
  { contact, method, card }: SheetShop,
  answer: <Value>(
    asked: Promise<Value | null>,
    complete: (value: Value) => void,
    none: SheetEnd,
  ) => Promise<void>,
): void {
  if (contact !== undefined) {
    session.onshippingcontactselected = ({ shippingContact }) =>
      void answer(
        contact(shippingContact),
        (update) => {
          session.completeShippingContactSelection(update);
        },
        'refused',
      );
  }
  if (method !== undefined) {
    session.onshippingmethodselected = ({ shippingMethod }) =>
      void answer(
        method(shippingMethod),
        (update) => {
          session.completeShippingMethodSelection(update);
        },
        'refused',
      );
  }
  if (card !== undefined) {
    session.onpaymentmethodselected = () =>
      void answer(
        card(),
        (update) => {
          session.completePaymentMethodSelection(update);
        },
        'refused',
      );
  }
}
