import { t } from '../../platform/i18n/i18n';
import { formatMinorUnits } from '../../domain/payment/minor-units';
import { errorText } from '../../platform/http/error-text';
import { holdCart, type CartHold } from '../../platform/http/cart-hold';
import { holdForPayment } from '../../platform/http/payment-hold';
import { navigate, sameOrigin } from '../../platform/navigate';
import { fail, ok } from '../../platform/result';
import { askShop } from '../order/ask-shop';
import { onceAtATime } from '../order/once-at-a-time';
import { openElsewhere } from '../order/open-elsewhere';
import {
  attemptSucceeded,
  clearAttempt,
  knownOrder,
  readAttempt,
  SESSION_CART,
  type OrderAttempt,
} from '../order/order-attempt';
import { withOrderLock } from '../order/order-lock';
import { areLinesGone, outcomeCheckPauses } from '../order/order-outcome';
import { loadSessionOutcome } from '../order/session-outcome';
import { chargeOwner } from '../order/charge-owner';
import { chargeRequested, chargeText, readCharge } from '../order/open-charge';
import { noteCharge, type ChargeOwner } from '../order/note-charge';
import { openCharge } from '../order/order-notes';
import { sendOrder } from '../order/send-order';
import { sectionsUrl } from '../order/settle-order';
import { sectionsInvalidated } from '../sections/sections-slice';
import type {
  AuthenticationFailure,
  SendWalletOrder,
  WalletPayment,
} from '../extensions/wallet-provider.types';
import { reviewRun } from './express-review';
import type { ExpressPage, RunState } from './express-run';
import { expressFailed, expressUnknown, selectExpress } from './express-slice';
import { providerCall } from './provider-call';

export { leaveForReview } from './express-leave';

/** The maximum number of authentications for one order. */
const MAX_AUTHENTICATIONS = 3;

const NOT_AUTHENTICATED = 'A payment submission error has occurred.';

const NOT_PLACED = 'Your order was not placed. Please place it again.';

const WAITS_TO_BE_PAID = 'Your order was placed and is waiting to be paid.';

function refuse({ page }: RunState, message: string): false {
  page.store.dispatch(expressFailed(message));
  return false;
}

/**
 * Places the order that the shopper has confirmed in the sheet, at most once (EXPR-06): creates the confirmation token,
 * holds back the writes of all tabs, checks the amount, and shares lock, attempt and lookup with the checkout.
 */
export async function placeRun(run: RunState, payment: WalletPayment): Promise<boolean> {
  const ends: boolean[] = [];
  await onceAtATime(run.page.store, async () => {
    ends.push(await run.enqueue(() => pay(run, payment)));
  });
  return ends[0] ?? refuse(run, t('An order is being placed already.'));
}

/** The shopper retries the lookup of an order. */
export async function retryRun(run: RunState): Promise<void> {
  const attempt = readAttempt(SESSION_CART, run.page.now());
  if (attempt !== null) await lookUp(run, attempt);
}

async function pay(run: RunState, payment: WalletPayment): Promise<boolean> {
  if (run.isBroken) return refuse(run, t(NOT_PLACED));
  const prepared = await providerCall(() => payment.prepare(), fail(t(NOT_AUTHENTICATED)));
  if (!prepared.ok) return refuse(run, prepared.error);
  const hold = await holdCart();
  try {
    // Another tab may have begun since the sheet has opened.
    const reason = openElsewhere(run.page.now());
    if (reason !== null) return refuse(run, reason);
    const owned = chargeOwner(run.page.store.getState());
    const reviewed = await reviewRun(run);
    if (!reviewed.ok) return refuse(run, reviewed.error);
    const owner = await owned;
    const itemIds = reviewed.value;
    let isOrdered = false;
    await withOrderLock(SESSION_CART, async (hadToWait) => {
      if (hadToWait && knownOrder(itemIds, run.page.now()) === null) {
        await hold.again();
        const now = await reviewRun(run);
        if (!now.ok) {
          refuse(run, now.error);
          return;
        }
      }
      const sendOnce = prepared.value;
      const sending = { run, payment, owner, itemIds, sendOnce, hold, hadToWait };
      isOrdered = await send(sending);
    });
    return isOrdered;
  } finally {
    hold.release();
  }
}

interface Sending {
  readonly run: RunState;
  readonly payment: WalletPayment;
  /** Who orders and pays. */
  readonly owner: ChargeOwner;
  readonly itemIds: readonly number[];
  readonly sendOnce: SendWalletOrder;
  readonly hold: CartHold;
  readonly hadToWait: boolean;
  /** What the bank has confirmed; the shop that asks for the same once more has not got it. */
  readonly confirmed?: { readonly secret: string; readonly takeBack: () => void };
}

async function send(sending: Sending, authentications = 0): Promise<boolean> {
  const { run, payment, owner, itemIds, hadToWait } = sending;
  const { store, now } = run.page;
  const { shop } = store.getState().config;
  let redirect: string | null = null;
  const outcome = await sendOrder({
    context: { baseUrl: shop.baseUrl, storeCode: shop.storeCode, cart: { kind: 'customer' } },
    loadOutcome: (ids) => loadSessionOutcome(sectionsUrl(store), ids),
    attempt: {
      cartId: SESSION_CART,
      isSession: true,
      ...(typeof owner === 'number' ? { customerId: owner } : {}),
      itemIds,
      startedAt: now(),
      successUrl: `${shop.baseUrl}checkout/onepage/success/`,
    },
    hadToWait: hadToWait && authentications === 0,
    transmit: async () => {
      // The shop may have got it all the same: the order is looked up.
      const response = await providerCall(sending.sendOnce, fail({ kind: 'network' } as const));
      if (!response.ok) return response;
      ({ redirect } = response.value);
      return ok({ orderId: null });
    },
    now,
  });
  if (outcome.status === 'ordered') return finish(run.page, outcome.attempt, redirect);
  if (outcome.status === 'unknown') return lookUp(run, outcome.attempt);
  if (outcome.status === 'waiting') return refuse(run, t(WAITS_TO_BE_PAID));
  const { authentication } = payment;
  const secret = authentication?.secretOf(outcome.error) ?? null;
  if (authentication === undefined || secret === null) return refuse(run, errorText(outcome.error));
  const { confirmed } = sending;
  if (confirmed?.secret === secret) confirmed.takeBack();
  // The message contains the secret, and is not for the shopper (PELEM-22).
  if (authentications >= MAX_AUTHENTICATIONS) return refuse(run, t(NOT_AUTHENTICATED));
  // Another payment, while the first one has no order.
  if (confirmed !== undefined && confirmed.secret !== secret)
    return refuse(run, t(NOT_AUTHENTICATED));
  return authenticate(sending, () => authentication.confirm(secret), secret, authentications);
}

/**
 * Lets the bank confirm the amount of the sheet, and places the order. Nothing may change until it exists; a payment
 * that stays without one is told to the shopper.
 */
async function authenticate(
  sending: Sending,
  confirm: () => Promise<AuthenticationFailure | null>,
  secret: string,
  authentications: number,
): Promise<boolean> {
  const { run, owner, hold } = sending;
  const { now } = run.page;
  const amount = sheetAmount(run);
  await hold.again();
  const before = await reviewRun(run);
  if (!before.ok) return refuse(run, before.error);
  const takeBack = chargeRequested(amount, now(), owner);
  const stopPaying = holdForPayment();
  const failure = await providerCall(confirm, {
    message: t(NOT_AUTHENTICATED),
    mayBeCharged: true,
  });
  stopPaying();
  if (failure?.mayBeCharged === true) return refuseCharged(run, owner, failure.message);
  if (failure !== null) {
    takeBack();
    return refuse(run, failure.message);
  }
  noteCharge(amount, true, now(), owner);
  await hold.again();
  const after = await reviewRun(run);
  if (!after.ok) return refuseCharged(run, owner);
  const confirmed = { secret, takeBack };
  const next = { ...sending, itemIds: after.value, confirmed };
  const isOrdered = await send(next, authentications + 1);
  const { status, error } = selectExpress(run.page.store.getState());
  if (isOrdered || status !== 'failed') return isOrdered;
  return readCharge(now(), owner ?? null) === null ? false : refuseCharged(run, owner, error ?? '');
}

/** There is no order, and there may be a payment: says so, after the reason if there is another one. */
function refuseCharged(run: RunState, owner: ChargeOwner, reason = ''): false {
  const charge = readCharge(run.page.now(), owner ?? null);
  const text = charge === null || reason.includes(chargeText(charge)) ? '' : chargeText(charge);
  return refuse(run, `${reason} ${text}`.trim() || t(NOT_AUTHENTICATED));
}

/** The amount that the sheet shows, formatted. */
function sheetAmount({ page, press, total }: RunState): string {
  const { locale } = page.store.getState().config.shop;
  return formatMinorUnits(total ?? 0, press.sheet.currency, locale);
}

/** The order exists: notifies other tabs and opens the success page, or the page that the shop redirects to. */
function finish(page: ExpressPage, attempt: OrderAttempt, redirect: string | null): true {
  page.leftover = null;
  attemptSucceeded(attempt);
  const names = ['cart', 'checkout-data'];
  page.store.dispatch(sectionsInvalidated({ names, reload: false }));
  navigate(
    typeof redirect === 'string' && sameOrigin(redirect) ? redirect : (attempt.successUrl ?? ''),
  );
  return true;
}

/**
 * The response was lost: looks the order up until it is known, and sends nothing meanwhile. While the shop cannot be
 * reached the attempt stays stored, and every later page looks it up as well (`watch-order.ts`).
 */
async function lookUp(run: RunState, attempt: OrderAttempt): Promise<boolean> {
  const { page } = run;
  page.store.dispatch(expressUnknown());
  let seen: string | null = null;
  for (const pause of outcomeCheckPauses(attempt)) {
    await page.delay(pause);
    const outcome = await loadSessionOutcome(sectionsUrl(page.store), attempt.itemIds);
    seen = outcome.ok ? outcome.value : null;
    if (seen === 'ordered') return finish(page, attempt, null);
    if (areLinesGone(seen)) {
      // The page is left for the shop's own word; the sheet must not say that the payment has failed.
      return askShop(attempt, page.now());
    }
  }
  if (seen !== 'open') return false;
  clearAttempt();
  if (openCharge.read() === null) return refuse(run, t(NOT_PLACED));
  return refuseCharged(run, await chargeOwner(page.store.getState()), t(NOT_PLACED));
}
