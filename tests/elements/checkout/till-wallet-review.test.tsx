import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import '../../../elements/checkout/till-wallet-review';
import { hold } from '../../../src/platform/http/cart-hold';
import { fetchPage, type FetchedPage } from '../../../src/platform/page/fetch-page';
import { replaceNavigator } from '../../../src/platform/navigate';
import { fail, type Result } from '../../../src/platform/result';
import type { HttpResponse } from '../../../src/platform/http/http.types';
import { ORDER_MS } from '../../../src/features/wallet-review/OrderForm';
import { openOrder, redirectedOrder } from '../../../src/state/order/order-notes';
import { SAVE_MS } from '../../../src/state/wallet-review/save-method';
import { json, mockShop, sent } from '../../src/state/support/fake-http';
import { renderPage } from '../account/account-page';

vi.mock('../../../src/platform/http/http', () => import('../../src/state/support/fake-http'));
vi.mock('../../../src/platform/page/fetch-page', () => ({ fetchPage: vi.fn() }));
// It begins whenever its file has arrived, and would take the notes of another test's order.
vi.mock('../../../elements/order-watch', () => ({ watchOpenOrder: () => Promise.resolve() }));

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

/** The shop's response to the address of the review page. */
const visit = (html: string, more: Partial<FetchedPage> = {}): FetchedPage => ({
  status: 200,
  url: location.href,
  page: new DOMParser().parseFromString(html, 'text/html'),
  isTimeout: false,
  ...more,
});

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
  vi.mocked(fetchPage)
    .mockReset()
    .mockImplementation(() => Promise.resolve(visit(page('flat_flat'))));
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

describe('the choice of the review page', () => {
  it('is saved where it was made before the element was there, or restored by the browser [WREV-02]', async () => {
    const opened = open('');
    select().value = 'fast_fast';
    await opened;
    await waitFor(() => {
      expect(total()).toBe('$39.00');
    });
    expect(select().value).toBe('fast_fast');
    expect(saves()).toHaveLength(1);
    expect(place().disabled).toBe(false);
  });

  it('is the one that the server has where the browser has restored none [WREV-02]', async () => {
    const opened = renderPage(
      page('flat_flat').replace('</select>', '<option value="">None</option></select>'),
      'till-wallet-review',
    );
    select().value = '';
    await opened;
    expect(select().value).toBe('flat_flat');
    expect(saves()).toEqual([]);
  });

  it('stays what was saved when the element is connected again [WREV-02]', async () => {
    const element = await open('flat_flat');
    await choose('Fast');
    await waitFor(() => {
      expect(total()).toBe('$39.00');
    });
    expect([...select().options].filter((option) => option.defaultSelected)).toEqual([
      select().selectedOptions[0],
    ]);
    expect(element.isConnected).toBe(true);
  });

  it('is not missing where the shop has fixed the method and prints none [WREV-02]', async () => {
    const fixed = page('flat_flat').replace(/<select.*<\/select>/s, '<p>Flat</p>');
    await renderPage(fixed, 'till-wallet-review');
    expect(place().disabled).toBe(false);
  });

  it('is not ordered with before its totals are on the page [WREV-02] [WREV-04]', async () => {
    await open('flat_flat');
    const early: unknown[] = [];
    const watched = new MutationObserver(() => early.push([place().disabled, total()]));
    watched.observe(place(), { attributeFilter: ['disabled'] });
    await choose('Fast');
    await waitFor(() => {
      expect(place().disabled).toBe(false);
    });
    watched.disconnect();
    expect(early.at(-1)).toEqual([false, '$39.00']);
  });

  it('leads to the page again where that has no place for its totals [WREV-04]', async () => {
    await renderPage(page('flat_flat').replace('id="details-reload"', ''), 'till-wallet-review');
    await choose('Fast');
    await waitFor(() => {
      expect(reload).toHaveBeenCalledOnce();
    });
    expect(place().disabled).toBe(true);
  });

  it('does not wait for ever for an earlier one to be saved [WREV-03]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
    const { answer: usual } = { answer };
    answer = (method) => (method === 'fast_fast' ? new Promise(() => undefined) : usual(method));
    await open('flat_flat');
    await user.selectOptions(select(), 'Fast');
    await user.selectOptions(select(), 'Flat');
    expect(saves()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(SAVE_MS);
    await waitFor(() => {
      expect(total()).toBe('$35.00');
    });
    expect(saves()).toHaveLength(2);
    expect(sent[0]?.signal?.aborted, 'the earlier call has ended').toBe(true);
    expect(place().disabled).toBe(false);
  });

  it('can be sent again when it was not saved in time [WREV-02]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
    answer = () => new Promise(() => undefined);
    await open('flat_flat');
    await user.selectOptions(select(), 'Fast');
    await vi.advanceTimersByTimeAsync(SAVE_MS);
    await screen.findByRole('button', { name: 'Try Again' });
    expect(place().disabled).toBe(true);
  });
});

describe('an order that the shop has changed meanwhile', () => {
  const CHANGED = 'Your order has changed, so it was not placed yet.';
  const press = async (): Promise<void> => {
    await userEvent.click(place());
  };
  const shopShows = (html: string, more?: Partial<FetchedPage>): void => {
    vi.mocked(fetchPage).mockImplementation(() => Promise.resolve(visit(html, more)));
  };
  const sentOnce = () =>
    waitFor(() => {
      expect(submitted).toHaveLength(1);
    });
  const dearer = page('flat_flat').replace('$34.00', '$44.00');

  beforeEach(async () => {
    await open('flat_flat');
    await userEvent.click(screen.getByRole('checkbox'));
  });

  it('is not placed, but shown, and placed by the next press [WALL-15]', async () => {
    shopShows(dearer);
    await press();
    expect((await screen.findByRole('alert')).textContent).toContain(CHANGED);
    expect(total()).toBe('$44.00');
    expect([submitted, openOrder.read(), hold.read()]).toEqual([[], null, null]);
    expect(vi.mocked(fetchPage)).toHaveBeenCalledWith(location.origin + location.pathname);
    await press();
    await sentOnce();
  });

  it('is placed by the next press although a script rewrites what is shown [WALL-15]', async () => {
    shopShows(dearer);
    await press();
    await screen.findByRole('alert');
    document.querySelector('#details-reload tfoot')?.replaceChildren('44 dollars');
    await press();
    await sentOnce();
  });

  it('is not placed with another shipping method than the one that is shown [WALL-15]', async () => {
    const groups = page('fast_fast').replace(
      /<option.*(?=<\/select>)/s,
      (options) => `<optgroup label="DHL">${options}</optgroup>`,
    );
    shopShows(groups);
    await press();
    expect((await screen.findByRole('alert')).textContent).toContain(CHANGED);
    expect(select().value).toBe('fast_fast');
    expect(
      [...select().children].map((one) => [one.getAttribute('label'), one.textContent]),
    ).toEqual([['DHL', 'FlatFast']]);
    expect(submitted).toEqual([]);
    await press();
    await sentOnce();
  });

  it('cannot be placed without a shipping method that the shop no longer has [WREV-02]', async () => {
    shopShows(page(''));
    await press();
    await screen.findByRole('alert');
    expect(select().value).toBe('');
    expect(place().disabled).toBe(true);
  });

  it.each([
    ['has no choice of methods any longer', page(null)],
    ['has no place for the details', page('flat_flat').replace('id="details-reload"', '')],
  ])('is asked for again where its page %s', async (_case, html) => {
    shopShows(html);
    await press();
    await waitFor(() => {
      expect(reload).toHaveBeenCalledOnce();
    });
    expect(submitted).toEqual([]);
  });

  it('is left where nothing is to be reviewed any longer', async () => {
    const url = `${location.origin}/checkout/cart/`;
    shopShows('<p>Your cart is empty.</p>', { url });
    await press();
    await waitFor(() => {
      expect(left).toEqual([url]);
    });
    expect([submitted, openOrder.read(), hold.read()]).toEqual([[], null, null]);
  });

  it.each([
    ['is lost', { status: 0, page: null, url: '' }],
    ['is late', { status: 0, page: null, url: '', isTimeout: true }],
    ['is broken', { status: 503 }],
    ['has no form', { page: new DOMParser().parseFromString('<p>Hello</p>', 'text/html') }],
    ['is another site’s', { url: 'https://evil.example/' }],
  ])('is not placed while the page that would say so %s', async (_case, more) => {
    shopShows(page('flat_flat'), more);
    await press();
    await screen.findByRole('alert');
    expect([submitted, left, openOrder.read(), hold.read()]).toEqual([[], [], null, null]);
    shopShows(page('flat_flat'));
    await press();
    await sentOnce();
  });

  it('is not placed by a window that held the cart too long, or where another began [PLACE-14]', async () => {
    vi.mocked(fetchPage).mockImplementationOnce(() => {
      hold.remove();
      return Promise.resolve(visit(page('flat_flat')));
    });
    await press();
    await screen.findByRole('alert');
    expect(submitted).toEqual([]);
    vi.mocked(fetchPage).mockImplementationOnce(() => {
      openOrder.write({ cartId: 'session', startedAt: Date.now(), itemIds: [9], isSession: true });
      return Promise.resolve(visit(page('flat_flat')));
    });
    await press();
    await screen.findByText('An order is being placed already.');
    expect(submitted).toEqual([]);
    openOrder.remove();
    await press();
    await sentOnce();
  });

  it('can be pressed again at once on the page to which the shop has led back [WALL-15]', async () => {
    const visits = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
    await press();
    await sentOnce();
    window.dispatchEvent(new Event('pagehide'));
    await open('flat_flat');
    await userEvent.click(screen.getByRole('checkbox'));
    await press();
    expect((await screen.findByRole('alert')).textContent, 'loaded again').toContain(
      'An order is being placed already.',
    );
    visits.mockReturnValue([{ redirectCount: 1 } as unknown as PerformanceEntry]);
    await press();
    await waitFor(() => {
      expect(submitted).toHaveLength(2);
    });
  });

  it('is noted before it is sent, and the cart is held until the page is left [PLACE-14]', async () => {
    await press();
    await sentOnce();
    expect(openOrder.read()).toMatchObject({
      cartId: 'session',
      isSession: true,
      itemIds: [],
      reviewUrl: location.origin + location.pathname,
      successUrl: 'https://shop.example/checkout/onepage/success/',
    });
    expect(redirectedOrder.read()).toMatchObject({ pressedAt: expect.any(Number) as number });
    expect(hold.read()).not.toBeNull();
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => {
      expect(hold.read()).toBeNull();
    });
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
