import type { PayPalButtonsComponentOptions } from '@paypal/paypal-js';

const noop = (): Promise<void> => Promise.resolve();

/** Whether the shop's `onClick` lets a press go on: it has not called `reject`. Rejects when it throws. */
export async function isAllowed({ onClick }: PayPalButtonsComponentOptions): Promise<boolean> {
  if (!onClick) return true;
  let isRejected = false;
  const reject = (): Promise<void> => {
    isRejected = true;
    return Promise.resolve();
  };
  await onClick({ fundingSource: 'paypal' }, { resolve: noop, reject });
  return !isRejected;
}

/** The shop's order for a press; rejects when the shop's does, or when it names none. */
export async function orderOf({ createOrder }: PayPalButtonsComponentOptions): Promise<string> {
  const refuse = (): Promise<string> =>
    Promise.reject(new Error('Client-side orders are not part of the sandbox.'));
  const id: unknown = await createOrder?.(
    { paymentSource: 'paypal' },
    { order: { create: refuse } },
  );
  if (typeof id === 'string' && id !== '') return id;
  throw new Error('Expected an order id to be passed');
}
