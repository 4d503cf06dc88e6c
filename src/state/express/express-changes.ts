import { changeExpressAddress, changeExpressRate } from '../../api/stripe/express';
import { answerOf, expressAddress } from '../../domain/payment/express';
import type {
  ExpressAddress,
  ExpressParams,
  ExpressPayload,
} from '../../domain/payment/express.types';
import { t } from '../../platform/i18n/i18n';
import { errorText } from '../../platform/http/error-text';
import type { Result } from '../../platform/result';
import type { RunState } from './express-run';
import { expressRejected } from './express-slice';

/** The sheet needs a moment to take over a new total, in milliseconds (EXPR-11). */
const SETTLE_MS = 1000;

const NO_RATES = 'Sorry, no quotes are available for this order at this time';

const isOver = (run: RunState): boolean => run.isCancelled || run.isBroken;

function reject(run: RunState, message: string): null {
  if (!isOver(run)) run.page.store.dispatch(expressRejected(message));
  return null;
}

/** Passes the new total to the provider, waits until the sheet has it, and returns the event's resolution. */
async function resolve(
  run: RunState,
  response: Result<ExpressParams>,
): Promise<ExpressPayload | null> {
  if (isOver(run)) return null;
  if (!response.ok) return reject(run, errorText(response.error));
  if (response.value.payload === null) return reject(run, t(NO_RATES));
  const { payload, total } = answerOf(response.value.payload, run.press.options.mode);
  if (total === null) return payload;
  try {
    await run.press.updateTotal(total);
  } catch {
    return reject(run, t('Something went wrong with your request. Please try again later.'));
  }
  await run.page.delay(SETTLE_MS);
  if (isOver(run)) return null;
  run.total = total;
  return payload;
}

/** The shopper chose another address in the sheet: fetches its rates (EXPR-04). */
export const changeAddress = (
  run: RunState,
  changed: ExpressAddress,
): Promise<ExpressPayload | null> =>
  run.enqueue(async () => {
    if (isOver(run)) return null;
    const { shop } = run.page.store.getState().config;
    run.address = expressAddress(changed);
    run.rateId = null;
    const response = await changeExpressAddress(shop, run.address, run.press.place.location);
    const rates = response.ok ? response.value.payload?.shippingRates : undefined;
    if (response.ok && (rates === undefined || rates.length === 0)) return reject(run, t(NO_RATES));
    const payload = await resolve(run, response);
    // The sheet chooses the first rate, as the shop has done.
    if (payload !== null) run.rateId = rates?.[0]?.id ?? null;
    return payload;
  });

/** The shopper chose another rate in the sheet: fetches the totals (EXPR-05). */
export const changeRate = (run: RunState, rateId: string): Promise<ExpressPayload | null> =>
  run.enqueue(async () => {
    if (isOver(run)) return null;
    const { shop } = run.page.store.getState().config;
    const response = await changeExpressRate(shop, run.address, rateId);
    const payload = await resolve(run, response);
    if (payload !== null) run.rateId = rateId;
    return payload;
  });
