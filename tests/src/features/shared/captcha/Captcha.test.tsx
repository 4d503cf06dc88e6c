import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CouponBox } from '../../../../../src/features/shared/coupon/CouponBox';
import { LoginForm } from '../../../../../src/features/shared/login/LoginForm';
import type { HttpRequest } from '../../../../../src/platform/http/http.types';
import { fail } from '../../../../../src/platform/result';
import type { PageSource } from '../../../../../src/platform/page/page-source';
import { loginState } from '../../../../../src/state/session/login-state';
import {
  quoteSlice,
  quoteStarted,
  totalsReceived,
  totalsRequested,
} from '../../../../../src/state/quote/quote-slice';
import { startApplyCoupon } from '../../../../../src/state/quote/apply-coupon';
import { createSerialQueue } from '../../../../../src/state/shared/serial-queue';
import { sectionsRead } from '../../../../../src/state/sections/sections-slice';
import { createTillStore } from '../../../../../src/state/store/store';
import { json, mockShop } from '../../../state/support/fake-http';
import { shop } from '../../../state/support/shop';
import { someTotals } from '../totals';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

const LABEL = /Please type the letters and numbers below/;
const calls: HttpRequest[] = [];
const to = (part: string) => calls.filter(({ url }) => url.includes(part));

/** A shop that protects these forms and rejects every attempt; each image has its own URL. */
function renderView(view: ReactElement, forms: readonly string[]) {
  const rendered = Object.fromEntries(
    forms.map((form) => [
      form,
      {
        isCaseSensitive: false,
        imageHeight: 50,
        imageSrc: `https://shop.example/${form}/1.png`,
        refreshUrl: 'https://shop.example/captcha/refresh/',
        isRequired: true,
        timestamp: 1000,
      },
    ]),
  );
  const page: PageSource = {
    checkoutConfig: null,
    checkout: { captcha: rendered },
    init: {},
    globals: {},
    dictionaryUrl: null,
    phrases: {},
  };
  const store = createTillStore(
    { shop: { ...shop, captchas: rendered }, checkout: null },
    { page: () => page },
  );
  store.inject(loginState);
  store.inject({
    name: 'quote',
    slices: [quoteSlice],
    startFlows: (startListening) => {
      startApplyCoupon(startListening, createSerialQueue());
    },
  });
  store.dispatch(
    quoteStarted({
      cart: { kind: 'guest', maskedId: 'masked' },
      items: [],
      totals: { ...someTotals, couponCode: null },
    }),
  );
  render(<Provider store={store}>{view}</Provider>);
  return { store, user: userEvent.setup() };
}

const login = (
  <LoginForm
    goTo={null}
    loginUrl={null}
    forgotPasswordUrl="https://shop.example/forgot/"
    emailRef={{ current: null }}
  />
);

// The field's code is loaded on demand; on a busy machine that may exceed a test's timeout.
beforeAll(async () => {
  await import('../../../../../src/features/shared/captcha/Captcha');
});

beforeEach(() => {
  calls.length = 0;
  let count = 1;
  mockShop((request) => {
    calls.push(request);
    if (request.url.includes('captcha/refresh')) {
      return json({ imgSrc: `https://shop.example/new/${String((count += 1))}.png` });
    }
    if (request.url.includes('ajax/login')) {
      return json({ errors: true, message: 'Incorrect CAPTCHA' });
    }
    return fail({
      kind: 'rejected',
      status: 400,
      message: "The coupon code couldn't be applied: Incorrect CAPTCHA",
      redirectAction: null,
    });
  });
});

describe('the captcha of a sign-in', () => {
  it('is required before anything is sent, and takes the focus [CAPT-02]', async () => {
    const { user } = renderView(login, ['user_login']);
    const letters = await screen.findByRole('textbox', { name: LABEL });
    expect(screen.getByRole('img', { name: 'Picture of letters and numbers' })).toHaveProperty(
      'src',
      'https://shop.example/user_login/1.png',
    );
    await user.type(screen.getByLabelText(/Email Address/), 'ada@example.com');
    await user.type(screen.getByLabelText(/Password/), 'secret{Enter}');
    expect(document.activeElement).toBe(letters);
    expect(letters.getAttribute('aria-invalid')).toBe('true');
    expect(to('ajax/login')).toEqual([]);
  });

  it('is sent along; a wrong one loads a new image and keeps the rest of the form [CAPT-05][LOGIN-03][LOGIN-07]', async () => {
    const { user } = renderView(login, ['user_login']);
    const letters = await screen.findByRole('textbox', { name: LABEL });
    await user.type(screen.getByLabelText(/Email Address/), 'ada@example.com');
    await user.type(screen.getByLabelText(/Password/), 'secret');
    await user.type(letters, 'abcd{Enter}');
    expect(await screen.findByText('Incorrect CAPTCHA')).toBeDefined();
    expect(to('ajax/login').map(({ body }) => body)).toEqual([
      {
        username: 'ada@example.com',
        password: 'secret',
        captcha_form_id: 'user_login',
        captcha_string: 'abcd',
        context: 'checkout',
      },
    ]);
    expect(screen.getByRole('img')).toHaveProperty('src', 'https://shop.example/new/2.png');
    expect(letters).toHaveProperty('value', '');
    expect(screen.getByLabelText(/Email Address/)).toHaveProperty('value', 'ada@example.com');
    expect(screen.getByLabelText(/Password/)).toHaveProperty('value', 'secret');
  });

  it('shows another image on request, and reports a failure', async () => {
    const { user } = renderView(login, ['user_login']);
    const reload = await screen.findByRole('button', { name: 'Reload captcha' });
    await user.click(reload);
    expect(screen.getByRole('img')).toHaveProperty('src', 'https://shop.example/new/2.png');
    mockShop(() => fail({ kind: 'network' }));
    await user.click(reload);
    expect(screen.getByRole('status').textContent).toBe('The picture could not be loaded.');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('appears when the shop starts to require it [CAPT-04]', async () => {
    const { store } = renderView(login, []);
    expect(screen.queryByRole('textbox', { name: LABEL })).toBeNull();
    const user_login = { isRequired: true, timestamp: 2000 };
    act(() => {
      store.dispatch(sectionsRead({ captcha: { data_id: 2000, user_login } }));
    });
    await screen.findByRole('textbox', { name: LABEL });
    await waitFor(() => {
      expect(screen.getByRole('img')).toHaveProperty('src', 'https://shop.example/new/2.png');
    });
    expect(to('captcha/refresh').map(({ body }) => body)).toEqual([{ formId: 'user_login' }]);
  });
});

describe('the captcha of the coupon box', () => {
  it('is sent as a header; a wrong one keeps the code and loads a new image [CAPT-02] [DISC-09] [DISC-13]', async () => {
    const { user } = renderView(<CouponBox startsOpen />, ['sales_rule_coupon_request']);
    const letters = await screen.findByRole('textbox', { name: LABEL });
    const code = screen.getByLabelText(/Enter discount code/);
    await user.type(code, 'SAVE10{Enter}');
    expect(document.activeElement).toBe(letters);
    expect(to('/coupons/')).toEqual([]);
    await user.type(letters, 'abcd{Enter}');
    await waitFor(() => {
      expect(code.getAttribute('aria-invalid')).toBe('true');
    });
    expect(to('/coupons/').map(({ headers }) => headers)).toEqual([{ 'X-Captcha': 'abcd' }]);
    expect(code).toHaveProperty('value', 'SAVE10');
    expect(screen.getByRole('img')).toHaveProperty('src', 'https://shop.example/new/2.png');
    expect(letters).toHaveProperty('value', '');
  });

  it('is required only while no coupon is applied [DISC-06] [DISC-07] [DISC-08]', async () => {
    const { store } = renderView(<CouponBox startsOpen />, ['sales_rule_coupon_request']);
    await screen.findByRole('textbox', { name: LABEL });
    const answer = (number: number, couponCode: string | null) => {
      act(() => {
        store.dispatch(totalsRequested());
        store.dispatch(totalsReceived({ number, totals: { ...someTotals, couponCode } }));
      });
    };
    answer(1, 'SAVE10');
    expect(screen.queryByRole('textbox', { name: LABEL })).toBeNull();
    answer(2, null);
    await screen.findByRole('textbox', { name: LABEL });
  });
});
