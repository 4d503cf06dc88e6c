import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { HttpResponse } from '../../../../src/platform/http/http.types';
import { replaceNavigator } from '../../../../src/platform/navigate';
import { fail, ok, type Result } from '../../../../src/platform/result';
import { writeCookie } from '../../../../src/platform/storage/cookies';
import {
  bookChangeConfirmed,
  bookWanted,
  selectAddressBook,
  type BookChange,
} from '../../../../src/state/address-book/address-book-slice';
import { addressBookState } from '../../../../src/state/address-book/address-book-state';
import { takeCookieMessages } from '../../../../src/state/messages/cookie-messages';
import { createTillStore } from '../../../../src/state/store/store';
import { json, mockShop, sent } from '../support/fake-http';
import { shop } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const entry = (id: number, rest: object = {}) => ({
  id,
  firstname: 'Jane',
  lastname: 'Doe',
  street: [`${String(id)} Elm St`],
  city: 'Austin',
  region: { region: 'Texas', region_code: 'TX', region_id: 57 },
  postcode: '78701',
  country_id: 'US',
  telephone: '1',
  ...rest,
});
const LOST: Result<HttpResponse> = fail({ kind: 'network' });
const page: Result<HttpResponse> = ok({
  status: 200,
  headers: {},
  url: 'https://shop.example/customer/address/index/',
  body: '<html>',
});
const assign = vi.fn<(url: string) => void>();
let restoreNavigator = (): void => undefined;

/** An address book with two addresses; `change` implements the shop's handling of a posted change. */
async function open(change: (held: ReturnType<typeof entry>[]) => Result<HttpResponse>) {
  const fake = { held: [entry(12, { default_billing: true }), entry(13)], isDown: false };
  mockShop((_request, path) => {
    if (!path.endsWith('customers/me')) return change(fake.held);
    return fake.isDown
      ? LOST
      : json({ firstname: 'Jane', lastname: 'Doe', email: 'j@x.io', addresses: fake.held });
  });
  const store = createTillStore({ shop, checkout: null }, {});
  store.inject(addressBookState);
  const state = () => selectAddressBook(store.getState());
  store.dispatch(bookWanted());
  await vi.waitFor(() => {
    expect(state().status).toBe('ready');
  });
  const press = (what: BookChange['what'], id = 13) =>
    store.dispatch(bookChangeConfirmed({ id, what }));
  return {
    fake,
    state,
    press,
    show: () => store.dispatch(bookWanted()),
    change: async (what: BookChange['what'], id = 13) => {
      press(what, id);
      await vi.waitFor(() => {
        expect(state().change).toBeNull();
      });
    },
    ids: () =>
      state().addresses.map(({ source }) => (source.type === 'customer-address' ? source.id : 0)),
  };
}

const posts = () => sent.filter(({ method }) => method === 'POST');

beforeEach(() => {
  writeCookie('form_key', 'abcdefgh12345678');
  restoreNavigator = replaceNavigator({ assign });
  assign.mockClear();
  takeCookieMessages();
});
afterEach(() => {
  restoreNavigator();
});

describe('the address book', () => {
  it('deletes an address at the platform’s path, with the form key', async () => {
    const book = await open((held) => {
      held.splice(1, 1);
      document.cookie = `mage-messages=${encodeURIComponent('[{"type":"success","text":"You deleted the address."}]')}; path=/`;
      return page;
    });
    await book.change('delete');
    expect(posts().map(({ path }) => path)).toEqual([
      'customer/address/delete/id/13/form_key/abcdefgh12345678',
    ]);
    expect(book.ids()).toEqual([12]);
    expect(book.state().messages).toEqual([{ type: 'success', text: 'You deleted the address.' }]);
  });

  it('believes the list after a lost response, and sends nothing again', async () => {
    const book = await open((held) => {
      held.splice(1, 1);
      return LOST;
    });
    await book.change('delete');
    expect(book.ids()).toEqual([12]);
    expect(book.state().messages).toEqual([{ type: 'success', text: 'You deleted the address.' }]);
    expect(posts()).toHaveLength(1);
  });

  it('reports a change that the shop did not make, and keeps the list', async () => {
    const book = await open(() => LOST);
    await book.change('delete');
    expect(book.ids()).toEqual([12, 13]);
    expect(book.state().messages).toMatchObject([{ type: 'error' }]);
    book.fake.isDown = true;
    await book.change('delete');
    expect(book.ids()).toEqual([12, 13]);
    expect(book.state().messages).toMatchObject([{ type: 'error' }]);
  });

  it('makes an address a default with all of its fields', async () => {
    const book = await open((held) => {
      held[1] = entry(13, { default_shipping: true });
      return page;
    });
    await book.change('default_shipping');
    expect(posts()[0]?.path).toBe('customer/address/formPost/id/13/');
    const body = posts()[0]?.body as URLSearchParams;
    expect(Object.fromEntries(body)).toMatchObject({
      'street[0]': '13 Elm St',
      region_id: '57',
      default_shipping: '1',
      form_key: 'abcdefgh12345678',
    });
    expect(book.state().addresses[1]?.isDefaultShipping).toBe(true);
  });

  it('makes one change at a time', async () => {
    const book = await open(() => page);
    book.press('delete');
    book.press('default_billing');
    await book.change('delete');
    expect(posts()).toHaveLength(1);
  });

  it('opens the login page when the session has ended', async () => {
    const book = await open(() => fail({ kind: 'unauthorized', message: '' }));
    await book.change('delete');
    expect(assign).toHaveBeenCalledWith('https://shop.example/customer/account/login/');
  });

  it.each(['default_billing', 'default_shipping'] as const)(
    'reports %s as saved only if the shop’s list has it, after a lost response',
    async (what) => {
      const done = await open((held) => {
        held[1] = entry(13, { [what]: true });
        return LOST;
      });
      await done.change(what);
      expect(done.state().messages).toEqual([{ type: 'success', text: 'You saved the address.' }]);
      const other = what === 'default_billing' ? 'default_shipping' : 'default_billing';
      const undone = await open((held) => {
        held[1] = entry(13, { [other]: true });
        return LOST;
      });
      await undone.change(what);
      expect(undone.state().messages).toMatchObject([{ type: 'error' }]);
    },
  );

  it('shows the shop’s own message in place of its own', async () => {
    const book = await open(() => {
      document.cookie = `mage-messages=${encodeURIComponent('[{"type":"error","text":"It is in use."}]')}; path=/`;
      return page;
    });
    await book.change('delete');
    expect(book.state().messages).toEqual([{ type: 'error', text: 'It is in use.' }]);
    document.cookie = `mage-messages=${encodeURIComponent('[{"type":"error","text":"It is in use."}]')}; path=/`;
    book.fake.isDown = true;
    await book.change('delete');
    expect(book.state().messages).toEqual([{ type: 'error', text: 'It is in use.' }]);
  });

  it('reports an error if the list is unchanged and the shop’s page has no message', async () => {
    const book = await open(() => page);
    await book.change('delete');
    expect(book.state().messages).toMatchObject([{ type: 'error' }]);
    expect(assign).not.toHaveBeenCalled();
  });

  it('keeps a clear refusal, and sends nothing else', async () => {
    const book = await open(() =>
      fail({ kind: 'rejected', status: 400, message: 'Not allowed.', redirectAction: null }),
    );
    await book.change('delete');
    expect(book.state().messages).toMatchObject([{ type: 'error' }]);
    expect(sent.filter(({ path }) => path.endsWith('customers/me'))).toHaveLength(1);
  });

  it('opens the login page when the response is that page', async () => {
    const url = 'https://shop.example/customer/account/login/';
    const book = await open(() => ok({ status: 200, headers: {}, url, body: '' }));
    await book.change('delete');
    expect(assign).toHaveBeenCalledWith(url);
  });

  it('sends nothing for an address that is no longer in the book', async () => {
    const book = await open(() => page);
    await book.change('delete', 99);
    expect(posts()).toEqual([]);
    expect(book.state().messages).toEqual([]);
  });

  it('keeps the loaded addresses while and after they are requested again', async () => {
    const book = await open(() => page);
    book.fake.isDown = true;
    book.show();
    expect(book.state().status).toBe('ready');
    await vi.waitFor(() => {
      expect(sent.filter(({ path }) => path.endsWith('customers/me'))).toHaveLength(2);
    });
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(book.state().status).toBe('ready');
    expect(book.ids()).toEqual([12, 13]);
  });

  it('fails if the addresses cannot be loaded the first time, and loads them when wanted again', async () => {
    let isDown = true;
    mockShop(() =>
      isDown
        ? LOST
        : json({ firstname: 'J', lastname: 'D', email: 'j@x.io', addresses: [entry(12)] }),
    );
    const store = createTillStore({ shop, checkout: null }, {});
    store.inject(addressBookState);
    const status = () => selectAddressBook(store.getState()).status;
    store.dispatch(bookWanted());
    expect(status()).toBe('loading');
    store.dispatch(bookWanted());
    await vi.waitFor(() => {
      expect(status()).toBe('failed');
    });
    expect(sent).toHaveLength(1);
    isDown = false;
    store.dispatch(bookWanted());
    await vi.waitFor(() => {
      expect(status()).toBe('ready');
    });
  });
});
