import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { replaceNavigator } from '../../../../../src/platform/navigate';
import { everythingElse, ModuleShop, REVIEW, type Fate } from '../wallets/world';
import { FakeApplePayError, FakeSession, sheet } from './apple';
import { open } from './world';
// Loaded on demand by the flow; preloaded here, so that no run ends before its requests.
import '../../../../../src/state/express/express-order';
import '../../../../../src/state/express/refuse-press';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

const left: string[] = [];
let restoreNavigator = (): void => undefined;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('location', new URL('https://shop.example/bag.html'));
  vi.stubGlobal('ApplePayError', FakeApplePayError);
  restoreNavigator = replaceNavigator({ assign: (url) => void left.push(url) });
});
afterEach(() => {
  restoreNavigator();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const steps = ['press', 'ship', 'express', 'dearer', 'pay', 'close', 'wait', 'wait'] as const;
const fates: readonly Fate[] = [
  'ok',
  'ok',
  'ok',
  'ok',
  'refused',
  'lost',
  'unsent',
  'html',
  'down',
];
const calls = [
  'addtocart',
  'createpaypalorder',
  'estimate-shipping-methods',
  'shipping-information',
  'updatepaypalorder',
  'totals',
  'countries',
  'updatequote',
];

const world = fc.record({
  at: fc.constantFrom('product' as const, 'cart' as const),
  steps: fc.array(fc.constantFrom(...steps), { maxLength: 24 }),
  isConfirmed: fc.boolean(),
  fates: fc.array(fc.array(fc.constantFrom(...fates), { maxLength: 3 }), {
    minLength: calls.length,
    maxLength: calls.length,
  }),
});

it('hands over only what was authorised with the amount in the sheet, in any order of events [WALL-24]', async () => {
  await fc.assert(
    fc.asyncProperty(world, async ({ at, steps: order, isConfirmed, fates: own }) => {
      localStorage.clear();
      sessionStorage.clear();
      left.length = 0;
      const shop = new ModuleShop();
      shop.fates = Object.fromEntries(calls.map((name, index) => [name, [...(own[index] ?? [])]]));
      const before = JSON.stringify(shop.lines);
      const page = open(at);
      if (!isConfirmed) page.apple.confirmation = new Error('x');
      for (const step of order) {
        const opened = FakeSession.made.at(-1);
        if (step === 'press') page.press();
        if (step === 'ship') opened?.ship();
        if (step === 'express') opened?.choose('ups|express');
        if (step === 'pay') opened?.pay();
        if (step === 'close') opened?.close();
        if (step === 'dearer') shop.goods += 1;
        if (step === 'wait') await everythingElse();
      }
      for (let turn = 0; turn < 8; turn += 1) await everythingElse();
      const confirmed = (page.apple.confirmed as { readonly orderId: string }[]).map(
        ({ orderId }) => orderId,
      );
      expect(shop.approved.every((id) => isConfirmed && confirmed.includes(id))).toBe(true);
      expect(new Set(shop.approved).size).toBe(shop.approved.length);
      expect(left.length).toBeLessThanOrEqual(1);
      expect(left.every((url) => url === REVIEW)).toBe(true);
      expect(FakeSession.made.flatMap(({ illegal }) => illegal)).toEqual([]);
      const paid = FakeSession.made.filter(({ status }) => status === FakeSession.STATUS_SUCCESS);
      expect(paid.length).toBeLessThanOrEqual(shop.approved.length);
      expect(FakeSession.made.filter(({ isOpen }) => isOpen).length).toBeLessThanOrEqual(1);
      expect(JSON.stringify(shop.lines)).toBe(before);
      expect(shop.dropped).toBeLessThanOrEqual(shop.productCarts);
      expect(page.state().status).not.toBe('paying');
      // What is open can be closed, and another purchase begins.
      if (left.length > 0) return;
      const last = FakeSession.made.at(-1);
      if (last?.isOpen === true) last.close();
      for (let turn = 0; turn < 4; turn += 1) await everythingElse();
      page.press();
      expect(sheet().isOpen).toBe(true);
    }),
    { numRuns: 120 },
  );
}, 90_000);
