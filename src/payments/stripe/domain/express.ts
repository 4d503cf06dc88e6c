import type {
  ExpressAddress,
  ExpressAnswer,
  ExpressElementOptions,
  ExpressLineItem,
  ExpressPayload,
} from './express.types';

/** The sum of the lines in minor units. */
export const lineItemsTotal = (items: readonly ExpressLineItem[] = []): number =>
  items.reduce((sum, { amount }) => sum + amount, 0);

/** The address to send: an empty city falls back to the region, as in Japan (EXPR-15). */
export function expressAddress(address: ExpressAddress): ExpressAddress {
  const { city = '', region = '', state = '' } = address;
  const fallback = region === '' ? state : region;
  return city.trim() === '' && fallback !== '' ? { ...address, city: fallback } : address;
}

/**
 * How an event after the press is resolved: the lines always sum up to the total that is passed to the provider. At 0 or
 * below the total stays and the lines are left out, and so they are where nothing is charged now (EXPR-10).
 */
export function answerOf(
  { lineItems, ...rest }: ExpressPayload,
  mode: ExpressElementOptions['mode'],
): ExpressAnswer {
  const total = lineItemsTotal(lineItems);
  if (lineItems === undefined || total <= 0 || mode === 'setup') {
    return { answer: rest, total: null };
  }
  return { answer: { ...rest, lineItems }, total };
}

/**
 * How the press is resolved. The provider refuses lines above the amount it was created with, so those are left out; the
 * shop sends the true ones once the address is known.
 */
export function pressAnswer(
  payload: ExpressPayload,
  options: ExpressElementOptions,
): ExpressPayload {
  const { lineItems, ...rest } = payload;
  const isCovered =
    lineItems !== undefined &&
    lineItems.length > 0 &&
    options.mode !== 'setup' &&
    lineItemsTotal(lineItems) <= (options.amount ?? 0);
  return isCovered ? { ...rest, lineItems } : rest;
}
