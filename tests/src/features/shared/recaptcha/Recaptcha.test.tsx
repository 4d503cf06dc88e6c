import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CouponBox } from '../../../../../src/features/shared/coupon/CouponBox';
import type { HttpRequest } from '../../../../../src/platform/http/http.types';
import { fail, ok, type Result } from '../../../../../src/platform/result';
import { startApplyCoupon } from '../../../../../src/state/quote/apply-coupon';
import {
  quoteSlice,
  quoteStarted,
  totalsReceived,
  totalsRequested,
} from '../../../../../src/state/quote/quote-slice';
import { createSerialQueue } from '../../../../../src/state/shared/serial-queue';
import { createTillStore } from '../../../../../src/state/store/store';
import { fakeService } from '../../../platform/recaptcha/fake-service';
import { json, mockShop } from '../../../state/support/fake-http';
import { recaptchaText } from '../../../state/support/recaptcha';
import { shop } from '../../../state/support/shop';
import { someTotals } from '../totals';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

const loader = vi.hoisted(() => ({ isBlocked: false }));
vi.mock('../../../../../src/platform/sdk/load-sdk', () => ({
  loadSdk: ({ read }: { read: () => unknown }): Promise<Result<unknown, string>> =>
    Promise.resolve(loader.isBlocked ? fail('blocked') : ok(read())),
}));

const calls: HttpRequest[] = [];
const tokens = () =>
  calls
    .filter(({ url }) => url.includes('/coupons/'))
    .map(({ headers }) => headers?.['X-ReCaptcha']);
let service: ReturnType<typeof fakeService>;

/** The coupon box of a page that protects it, in a shop without coupons. */
function renderBox(isInvisible: boolean) {
  const recaptcha = recaptchaText(isInvisible, 'recaptcha-checkout-coupon-apply');
  const store = createTillStore({ shop: { ...shop, recaptcha }, checkout: null });
  store.inject({
    name: 'quote',
    slices: [quoteSlice],
    startFlows: (startListening) => {
      startApplyCoupon(startListening, createSerialQueue());
    },
  });
  const cart = { kind: 'guest', maskedId: 'masked' } as const;
  store.dispatch(quoteStarted({ cart, items: [], totals: { ...someTotals, couponCode: null } }));
  store.dispatch(totalsRequested());
  const number = store.getState().quote?.requested ?? 0;
  store.dispatch(totalsReceived({ number, totals: { ...someTotals, couponCode: null } }));
  render(
    <Provider store={store}>
      <CouponBox startsOpen />
    </Provider>,
  );
  return userEvent.setup();
}

const group = () => screen.findByRole('group', { name: 'Security check' });
const described = (element: Element) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
const apply = () => screen.getByRole('button', { name: 'Apply Discount' });

beforeEach(() => {
  calls.length = 0;
  loader.isBlocked = false;
  service = fakeService();
  mockShop((request) => {
    calls.push(request);
    return request.url.includes('/coupons/')
      ? fail({ kind: 'rejected', status: 400, message: 'Refused', redirectAction: null })
      : json({});
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly onSight: (entries: object[]) => void) {}
      observe(): void {
        this.onSight([{ isIntersecting: true }]);
      }
      disconnect(): void {
        // Nothing is observed.
      }
    },
  );
});
afterEach(() => {
  service.leave();
  vi.unstubAllGlobals();
});

describe('a form with a box to tick', () => {
  it('is not sent before, takes the focus to it, and sends each tick once', async () => {
    const user = renderBox(false);
    await waitFor(() => {
      expect(service.sdk.render).toHaveBeenCalledOnce();
    });
    await user.type(screen.getByLabelText(/Enter discount code/), 'SAVE10');
    await user.click(apply());
    const check = await group();
    expect(document.activeElement).toBe(check);
    expect(described(check)).toBe('Please confirm that you are not a robot.');
    expect(tokens()).toEqual([]);
    act(() => {
      service.solve();
    });
    expect(described(check)).toBe('');
    await user.click(apply());
    expect((await screen.findAllByText('Refused')).length).toBeGreaterThan(0);
    await user.click(apply());
    expect(tokens()).toEqual(['token-1']);
    const field = screen.getByLabelText<HTMLInputElement>(/Enter discount code/);
    expect(field.value).toBe('SAVE10');
  });
});

it('a blocked script is reported, sends nothing, and is loaded by another try', async () => {
  loader.isBlocked = true;
  const user = renderBox(true);
  const check = await group();
  await screen.findByText(/The security check could not be loaded/);
  await user.type(screen.getByLabelText(/Enter discount code/), 'SAVE10');
  await user.click(apply());
  expect(tokens()).toEqual([]);
  loader.isBlocked = false;
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
  await waitFor(() => {
    expect(service.sdk.render).toHaveBeenCalledOnce();
  });
  await waitFor(() => {
    expect(check.textContent).not.toContain('could not be loaded');
  });
});
