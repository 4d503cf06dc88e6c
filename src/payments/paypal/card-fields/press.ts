import type { CardFieldsOnApproveData } from '@paypal/paypal-js';
import { t } from '../../../platform/i18n/i18n';
import { recordOf } from '../../../platform/record';
import type { ConfirmContext, PaymentResult } from '../../../state/extensions/payment-method.types';
import { payableOrder, type AskedAmount, type PayableOrder } from '../api/payable-order';
import { cardOrderUrl } from '../api/card-config';
import type { CardConfig } from '../domain/card.types';
import { cardBilling } from '../domain/card-billing';
import { cardErrorText } from './card-errors';
import { liveFields } from './live-fields';

/**
 * An order that the shop could not create (HOSTED-14).
 * @phrases
 */
const NO_ORDER =
  'Failed to place order. Try again or refresh the page if that does not resolve the issue.';

/** Milliseconds that the provider's script gets to ask for an order, and to say what became of a card that it has taken. */
export const LIMIT_MS = 20_000;

/** The provider has taken the card for an order, which charges nothing. */
export interface TakenCard {
  readonly order: PayableOrder;
  /** As the provider's script says it; null where it says nothing. */
  readonly liabilityShift: string | null;
}

/** The card, or what the shopper is told instead. */
type PressEnd = TakenCard | Exclude<PaymentResult, { readonly status: 'ready' }>;

/** One press of "Place Order". */
interface Press {
  readonly config: CardConfig;
  readonly context: ConfirmContext;
  readonly isKept: boolean;
  readonly end: (result: PressEnd) => void;
  timer: number;
  /** The provider's script has not said yet that it is done. */
  isSubmitting: boolean;
  /** The order that the provider's script has asked for. */
  asked: Promise<string> | null;
  order: PayableOrder | null;
}

let current: Press | null = null;

const askedAmount: AskedAmount = { text: null };

/** What the provider's script gets instead of an order; it is shown nowhere. */
const NO_PRESS = 'No order.';

/** Ends a press; what the provider reports of it later is ignored. */
function endPress(press: Press, result: PressEnd): void {
  clearTimeout(press.timer);
  if (current === press) current = null;
  press.end(result);
}

/**
 * Ends a press that the provider's script may still be busy with: it gets new fields, since what it does with the old ones would
 * be taken for the next press, with another card.
 */
function abandon(press: Press, result: PressEnd): void {
  const isLeft = current === press && press.isSubmitting;
  endPress(press, result);
  if (isLeft) liveFields()?.renew();
}

const failed = (error?: unknown): PressEnd => ({
  status: 'refused',
  message: t(cardErrorText(error)),
});

/** The provider says nothing more: the shopper can try again, since nothing is charged yet. */
function limit(press: Press): void {
  clearTimeout(press.timer);
  press.timer = window.setTimeout(() => {
    abandon(press, failed());
  }, LIMIT_MS);
}

/**
 * Lets the provider take the card that was typed into its fields (HOSTED-03): its script asks for an order, asks the
 * cardholder's bank where it has to, and says whether it has taken the card. Nothing is charged. Never rejects.
 */
export function takeCard(
  config: CardConfig,
  context: ConfirmContext,
  isKept: boolean,
): Promise<PressEnd> {
  return new Promise((resolve) => {
    const { signal, billingAddress } = context;
    const card = liveFields()?.card;
    if (card === undefined || billingAddress === null || signal.aborted) {
      resolve(signal.aborted ? { status: 'cancelled' } : failed());
      return;
    }
    cancelPress();
    const press: Press = {
      config,
      context,
      isKept,
      end: resolve,
      timer: 0,
      isSubmitting: true,
      asked: null,
      order: null,
    };
    current = press;
    signal.addEventListener('abort', () => {
      abandon(press, { status: 'cancelled' });
    });
    limit(press);
    void submit(press, () => card.submit(cardBilling(billingAddress)));
  });
}

async function submit(press: Press, run: () => Promise<void>): Promise<void> {
  try {
    await run();
    press.isSubmitting = false;
    if (current === press) limit(press);
  } catch (error) {
    press.isSubmitting = false;
    endPress(press, failed(error));
  }
}

/** The order that the provider's script asks for, one for each press; rejects when there is none, and the shopper knows why. */
export function createCardOrder(): Promise<string> {
  const press = current;
  if (press === null) return Promise.reject(new Error(NO_PRESS));
  press.asked ??= createFor(press);
  return press.asked;
}

async function createFor(press: Press): Promise<string> {
  // The cardholder may have to talk to a bank, and takes any time for it.
  clearTimeout(press.timer);
  const { config, context, isKept } = press;
  const { paymentSource, place } = config;
  const request = { paymentSource, place, failed: t(NO_ORDER) };
  const created = await payableOrder(cardOrderUrl(config, isKept), request, context, askedAmount);
  if (!created.ok) endPress(press, { status: 'refused', message: created.error });
  if (!created.ok || current !== press) throw new Error(NO_PRESS);
  press.order = created.value;
  if (!config.isAuthenticated) limit(press);
  return created.value.id;
}

/** The provider has taken the card for an order. */
export function approvePress({ orderID, liabilityShift }: CardFieldsOnApproveData): void {
  const press = current;
  const order = press?.order ?? null;
  // Of an earlier press, whose answer was late.
  if (press === null || order === null || order.id !== orderID) return;
  askedAmount.text = null;
  endPress(press, { order, liabilityShift: liabilityShift ?? null });
}

/** The provider did not take the card, or could not go on (HOSTED-13, HOSTED-15, HOSTED-16). */
export function failPress(error: unknown): void {
  const press = current;
  const { orderID } = recordOf(error);
  const isOfOther = typeof orderID === 'string' && orderID !== press?.order?.id;
  if (press !== null && !isOfOther) endPress(press, failed(error));
}

/** The shopper has closed the window of the bank, or the fields are gone. */
export function cancelPress(): void {
  if (current !== null) endPress(current, { status: 'cancelled' });
}

/** The shopper has chosen another way to pay: the card is not paid with any more. */
export function leavePress(): void {
  if (current !== null) abandon(current, { status: 'cancelled' });
}
