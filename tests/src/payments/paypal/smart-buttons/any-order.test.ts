import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { parseCheckoutButton } from '../../../../../src/payments/paypal/api/button-config';
import * as press from '../../../../../src/payments/paypal/smart-buttons/press';
import type { PaymentResult } from '../../../../../src/state/extensions/payment-method.types';
import { CheckoutShop, type Failing } from '../fault-worlds';
import { checkoutPayment } from '../page';
import { everythingElse } from '../wallets/world';
import { contextOf } from './context';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://shop.example/checkout/'));
});

const EVENTS = [
  'press',
  'press until the window shows',
  'press until the window shows',
  'approve',
  'approve an earlier one',
  'cancel',
  'cancel an earlier one',
  'error',
  'leave',
  'wait',
] as const;

/** How the shop's next call goes; null where nothing goes wrong. */
const FATES = ['ok', 'ok', 'ok', 'lost', 'late', 'html', 'down'] as const;

function failingOf(fate: (typeof FATES)[number]): Failing | null {
  switch (fate) {
    case 'ok':
      return null;
    case 'lost':
      return 'lost';
    case 'late':
      return everythingElse();
    case 'html':
      return { kind: 'malformed', status: 200 };
    case 'down':
      return { kind: 'server', status: 500, message: null, retryAfterMs: null };
  }
}

const world = fc.record({
  events: fc.array(fc.constantFrom(...EVENTS), { minLength: 8, maxLength: 30 }),
  fates: fc.array(
    fc.tuple(fc.constantFrom('billing' as const, 'order' as const), fc.constantFrom(...FATES)),
    { maxLength: 8 },
  ),
});

/** A press of the button, with the provider's order of it once there is one. */
interface Made {
  id: string | null;
  readonly ends: PaymentResult[];
  readonly removal: AbortController;
}

it('hands over only the order of its own press, once it was approved, in any order of events [WALL-02]', async () => {
  const config = parseCheckoutButton(checkoutPayment());
  if (config === null) throw new Error('No method.');
  await fc.assert(
    fc.asyncProperty(world, async ({ events, fates }) => {
      press.cancelPress();
      const shop = new CheckoutShop('PayPal');
      const left = [...fates];
      const made: Made[] = [];
      const approved = new Set<string>();
      const begin = (): void => {
        const [call, fate] = left.shift() ?? ['order', 'ok'];
        const failing = failingOf(fate);
        if (failing !== null) shop.fail(call, failing);
        const one: Made = { id: null, ends: [], removal: new AbortController() };
        press.pressButton({
          placeOrder: () => {
            const { signal } = one.removal;
            const context = { ...contextOf(), reviewed: Promise.resolve(true), signal };
            void press.confirmPress(context).then((end) => one.ends.push(end));
          },
        });
        made.push(one);
        press.createCheckoutOrder(config, 'paypal').then(
          (id) => (one.id = id),
          () => undefined,
        );
      };
      const ids = (): readonly string[] => made.flatMap(({ id }) => id ?? []);
      const approve = (id: string | undefined): void => {
        if (id === undefined) return;
        approved.add(id);
        press.approvePress(id);
      };
      for (const event of events) {
        if (event.startsWith('press')) begin();
        if (event === 'approve') approve(ids().at(-1));
        if (event === 'approve an earlier one') approve(ids().at(-2));
        if (event === 'cancel') press.cancelPress({ orderID: ids().at(-1) });
        if (event === 'cancel an earlier one') press.cancelPress({ orderID: ids().at(-2) ?? 'PP' });
        if (event === 'error') press.failPress();
        if (event === 'leave') made.at(-1)?.removal.abort();
        if (event === 'wait' || event === 'press until the window shows') await everythingElse();
      }
      for (let turn = 0; turn < 4; turn += 1) await everythingElse();
      press.cancelPress();
      await everythingElse();
      const paid = made.flatMap(({ id, ends }) =>
        ends.flatMap((end) => (end.status === 'ready' ? [{ id, payment: end.payment }] : [])),
      );
      for (const { id, payment } of paid) {
        expect(payment.additional_data).toMatchObject({ paypal_order_id: id });
        expect(approved.has(id ?? '')).toBe(true);
      }
      expect(new Set(paid.map(({ id }) => id)).size).toBe(paid.length);
      // Every press is over, and has ended once.
      expect(made.map(({ ends }) => ends.length)).toEqual(made.map(() => 1));
    }),
    { numRuns: 200 },
  );
}, 60_000);
