import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import '../../../elements/checkout/till-wallet-review';
import { replaceNavigator } from '../../../src/platform/navigate';
import { fail, type Result } from '../../../src/platform/result';
import type { HttpResponse } from '../../../src/platform/http/http.types';
import { ORDER_MS } from '../../../src/features/wallet-review/OrderForm';
import { openOrder } from '../../../src/state/order/order-notes';
import { json, mockShop, sent } from '../../src/state/support/fake-http';
import { renderPage } from '../account/account-page';

vi.mock('../../../src/platform/http/http', () => import('../../src/state/support/fake-http'));

const FRONT = 'https://shop.example/paymentservicespaypal/smartbuttons/';
const details = (total: string): string =>
  `<table id="details-table"><tbody><tr><td>Mug</td></tr></tbody><tfoot><tr><td>${total}</td></tr></tfoot></table>`;

/** The server's page; `chosen` is the method that the cart has, null where nothing is shipped. */
const page = (chosen: string | null = ''): string => {
  const option = (code: string, label: string): string =>
    `<option value="${code}"${code === chosen ? ' selected' : ''}>${label}</option>`;
  const shipping = `<form method="post" id="shipping-method-form" action="${FRONT}saveshippingmethod/"><select name="shipping_method" id="shipping-method" aria-label="Shipping Method">${
    chosen === '' ? '<option value="">Please select a shipping method...</option>' : ''
  }${option('flat_flat', 'Flat')}${option('fast_fast', 'Fast')}</select></form>`;
  return `<till-wallet-review><div class="magento-payments-review">${chosen === null ? '' : shipping}
<div id="details-reload">${details('$34.00')}</div>
<form method="post" id="order-review-form" action="${FRONT}placeorder/"><label><input type="checkbox" name="agreement[1]" value="1" class="required-entry" required> I agree</label>
<button type="button" id="review-button"><span>Place Order</span></button></form></div></till-wallet-review>`;
};

const submitted: Record<string, unknown>[] = [];
const left: string[] = [];
const reload = vi.fn();
let restoreNavigator = (): void => undefined;
let answer: (method: unknown) => Result<HttpResponse> | Promise<Result<HttpResponse>>;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'form_key=abcdefgh12345678; path=/';
  submitted.length = 0;
  left.length = 0;
  reload.mockClear();
  restoreNavigator = replaceNavigator({ assign: (url) => void left.push(url), reload });
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    submitted.push({ action: this.action, ...Object.fromEntries(new FormData(this)) });
  });
  answer = (method) => json({ html: details(method === 'fast_fast' ? '$39.00' : '$35.00') });
  mockShop(({ body }, path) =>
    path.endsWith('saveshippingmethod/')
      ? answer(body instanceof FormData ? body.get('shipping_method') : null)
      : json({}),
  );
});
afterEach(() => {
  // The page is left: the lock of the order ends with it.
  window.dispatchEvent(new Event('pagehide'));
  restoreNavigator();
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const open = (chosen?: string | null) => renderPage(page(chosen), 'till-wallet-review');
const place = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Place Order' });
const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Shipping Method' });
const total = () => document.querySelector('#details-reload tfoot')?.textContent;
const choose = (label: string) => userEvent.selectOptions(select(), label);
const saves = () =>
  sent.flatMap(({ path, body }) =>
    path.endsWith('saveshippingmethod/') && body instanceof FormData
      ? [Object.fromEntries(body)]
      : [],
  );

describe('the shipping method of the review page', () => {
  it('has to be chosen before the order can be placed [WREV-01] [WREV-02]', async () => {
    await open();
    expect(place().disabled).toBe(true);
    await choose('Flat');
    await waitFor(() => {
      expect(place().disabled).toBe(false);
    });
  });

  it('is there already where the cart has one, or nothing is shipped [WREV-02]', async () => {
    await open('flat_flat');
    expect(place().disabled).toBe(false);
    await open(null);
    expect(place().disabled).toBe(false);
  });

  it('is posted with the form, and its details replace those of the page [WREV-03] [WREV-04]', async () => {
    await open();
    const stock = vi.fn();
    document.addEventListener('change', stock);
    await choose('Fast');
    await waitFor(() => {
      expect(total()).toBe('$39.00');
    });
    document.removeEventListener('change', stock);
    expect(saves()).toEqual([
      { shipping_method: 'fast_fast', isAjax: 'true', form_key: 'abcdefgh12345678' },
    ]);
    expect(stock, 'the shop’s own script posts it, too').not.toHaveBeenCalled();
    expect(document.querySelectorAll('#details-reload')).toHaveLength(1);
    expect(submitted).toEqual([]);
  });

  it('has details around which the shop may send the place as well [WREV-04]', async () => {
    answer = () => json({ html: `<div id="details-reload">${details('$50.00')}</div>` });
    await open();
    await choose('Fast');
    await waitFor(() => {
      expect(total()).toBe('$50.00');
    });
    expect(document.querySelectorAll('#details-reload')).toHaveLength(1);
  });

  it('may lead to another page of the shop, and to none of another site [WREV-03] [WREV-04]', async () => {
    answer = () => json({ redirectUrl: 'https://evil.example/' });
    await open('flat_flat');
    await choose('Fast');
    await screen.findByRole('alert');
    expect(left).toEqual([]);
    answer = () => json({ redirectUrl: `${location.origin}/review/` });
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => {
      expect(left).toEqual([`${location.origin}/review/`]);
    });
  });

  it.each([
    ['lost', () => fail({ kind: 'network' } as const)],
    ['a page', () => fail({ kind: 'malformed', status: 200 } as const)],
    ['without details', () => json({ html: ' ' })],
    [
      'refused',
      () => fail({ kind: 'rejected', status: 400, message: 'No.', redirectAction: null } as const),
    ],
  ])(
    'is not ordered with while its response is %s, and can be sent again [WREV-02]',
    async (_case, broken) => {
      answer = broken;
      await open('flat_flat');
      await choose('Fast');
      await screen.findByRole('alert');
      expect(place().disabled).toBe(true);
      await userEvent.click(place());
      expect(submitted).toEqual([]);
      answer = () => json({ html: details('$39.00') });
      await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
      await waitFor(() => {
        expect(place().disabled).toBe(false);
      });
      expect(total()).toBe('$39.00');
    },
  );

  it('is the last one chosen, however late the response to an earlier one is [WREV-03]', async () => {
    const late: ((value: Result<HttpResponse>) => void)[] = [];
    await open('flat_flat');
    answer = () =>
      new Promise((resolve) => {
        late.push(resolve);
      });
    await choose('Fast');
    await choose('Flat');
    expect(place().disabled).toBe(true);
    late[0]?.(json({ html: details('$39.00') }));
    await waitFor(() => {
      expect(late).toHaveLength(2);
    });
    expect(total(), 'the earlier one is not shown').toBe('$34.00');
    expect(place().disabled, 'and not ordered').toBe(true);
    late[1]?.(json({ html: details('$35.00') }));
    await waitFor(() => {
      expect(total()).toBe('$35.00');
    });
    expect(saves().map(({ shipping_method: method }) => method)).toEqual([
      'fast_fast',
      'flat_flat',
    ]);
    expect(place().disabled).toBe(false);
  });
});

describe('"Place Order" of the review page', () => {
  const agree = () => userEvent.click(screen.getByRole('checkbox'));

  it('checks the form first [WREV-05]', async () => {
    await open('flat_flat');
    await userEvent.click(place());
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('checkbox'));
    });
    expect(submitted).toEqual([]);
  });

  it('lets the browser send the form to the place-order URL, once, which shows the answer [WALL-15] [WALL-16]', async () => {
    await open('flat_flat');
    await agree();
    await userEvent.click(place());
    await userEvent.click(place());
    await waitFor(() => {
      expect(submitted).toEqual([
        {
          action: `${FRONT}placeorder/`,
          'agreement[1]': '1',
          form_key: 'abcdefgh12345678',
        },
      ]);
    });
    expect(place().getAttribute('aria-busy')).toBe('true');
    await userEvent.click(place());
    expect(submitted).toHaveLength(1);
  });

  it('changes no shipping method while the order is on its way', async () => {
    await open('flat_flat');
    await agree();
    await userEvent.click(place());
    await waitFor(() => {
      expect(submitted).toHaveLength(1);
    });
    await choose('Fast');
    expect(saves()).toEqual([]);
  });

  it('sends nothing while another window orders, and says so', async () => {
    openOrder.write({ cartId: 'session', startedAt: Date.now(), itemIds: [9], isSession: true });
    await open('flat_flat');
    await agree();
    await userEvent.click(place());
    expect((await screen.findByRole('alert')).textContent).toContain(
      'An order is being placed already.',
    );
    expect(submitted).toEqual([]);
    openOrder.remove();
    await userEvent.click(place());
    await waitFor(() => {
      expect(submitted).toHaveLength(1);
    });
  });

  it('asks the shop for the page again when it stays, or is shown again [WALL-15]', async () => {
    await open('flat_flat');
    await agree();
    await userEvent.click(place());
    await waitFor(() => {
      expect(submitted).toHaveLength(1);
    });
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(reload).toHaveBeenCalledOnce();
    expect(ORDER_MS).toBe(60_000);
  });
});

it('does nothing on a page without the forms', async () => {
  await renderPage('<till-wallet-review><p>Nothing</p></till-wallet-review>', 'till-wallet-review');
  expect(document.body.textContent).toContain('Nothing');
  expect(sent).toEqual([]);
});
