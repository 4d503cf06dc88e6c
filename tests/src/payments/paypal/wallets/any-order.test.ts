import fc from 'fast-check';
import { afterEach, beforeEach, it, expect, vi } from 'vitest';
import { replaceNavigator } from '../../../../../src/platform/navigate';
import { everythingElse, ModuleShop, open, REVIEW, type Fate } from './world';
// Loaded on demand by the flow; preloaded here, so that no run ends before its requests.
import '../../../../../src/state/express/express-order';
import '../../../../../src/state/express/refuse-press';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

const left: string[] = [];
let restoreNavigator = (): void => undefined;

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://shop.example/bag.html'));
  restoreNavigator = replaceNavigator({ assign: (url) => void left.push(url) });
});
afterEach(() => {
  restoreNavigator();
});

const steps = ['press', 'create', 'approve', 'approve earlier', 'cancel', 'error', 'wait'] as const;
const fates: readonly Fate[] = ['ok', 'ok', 'ok', 'refused', 'lost', 'unsent', 'html', 'down'];
const calls = ['addtocart', 'createpaypalorder', 'updatequote', 'setquoteasinactive'];

const world = fc.record({
  at: fc.constantFrom('product' as const, 'cart' as const),
  steps: fc.array(fc.constantFrom(...steps), { maxLength: 24 }),
  fates: fc.array(fc.array(fc.constantFrom(...fates), { maxLength: 4 }), {
    minLength: calls.length,
    maxLength: calls.length,
  }),
});

it('hands over only what was approved last, and leaves once, in any order of events', async () => {
  await fc.assert(
    fc.asyncProperty(world, async ({ at, steps: order, fates: own }) => {
      localStorage.clear();
      sessionStorage.clear();
      left.length = 0;
      const shop = new ModuleShop();
      shop.fates = Object.fromEntries(calls.map((name, index) => [name, [...(own[index] ?? [])]]));
      const before = JSON.stringify(shop.lines);
      const page = open(at);
      const ids: string[] = [];
      const legal: string[] = [];
      let isOpen = false;
      for (const step of order) {
        if (step === 'press') isOpen = page.press() || isOpen;
        if (step === 'create' && isOpen) {
          await page.createOrder().then(
            (id) => ids.push(id),
            () => undefined,
          );
        }
        const last = ids.at(-1);
        if (step === 'approve' && last !== undefined) {
          legal.push(last);
          void page.approve(last);
        }
        if (step === 'approve earlier' && ids.length > 1) void page.approve(ids[0] ?? '');
        if (step === 'cancel') page.cancel();
        if (step === 'error') page.error();
        if (step === 'wait') await everythingElse();
      }
      await everythingElse();
      await everythingElse();
      expect(shop.approved.every((id) => legal.includes(id))).toBe(true);
      expect(new Set(shop.approved).size).toBe(shop.approved.length);
      expect(left.length).toBeLessThanOrEqual(1);
      expect(left.every((url) => url === REVIEW)).toBe(true);
      expect(left.length === 0 || shop.approved.length > 0).toBe(true);
      expect(shop.dropped).toBeLessThanOrEqual(shop.productCarts);
      expect(JSON.stringify(shop.lines)).toBe(before);
      if (page.state().status === 'leaving') expect(left).toHaveLength(1);
      expect(page.state().status).not.toBe('paying');
    }),
    { numRuns: 150 },
  );
}, 60_000);
