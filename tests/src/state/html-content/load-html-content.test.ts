import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replaceNavigator } from '../../../../src/platform/navigate';
import { fail } from '../../../../src/platform/result';
import { removeCookie, writeCookie } from '../../../../src/platform/storage/cookies';
import {
  htmlContentWanted,
  selectHtmlContent,
} from '../../../../src/state/html-content/html-content-slice';
import { htmlContentState } from '../../../../src/state/html-content/html-content-state';
import { createTillStore } from '../../../../src/state/store/store';
import { json, mockShop, sent } from '../support/fake-http';
import { pageWith } from '../support/products';
import { shop } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const url = `${window.location.origin}/admin/block/`;
const GENERAL = 'Something went wrong with your request. Please try again later.';
const assign = vi.fn<(url: string) => void>();
let restoreNavigator = (): void => undefined;
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A page whose admin area has this form key. */
function open(pageKey: string | null = 'page-key') {
  const page = { ...pageWith({}), globals: pageKey === null ? {} : { FORM_KEY: pageKey } };
  const store = createTillStore({ shop, checkout: null }, { page: () => page });
  store.inject(htmlContentState);
  return {
    show: async (address = url, formKey: string | null = null) => {
      store.dispatch(htmlContentWanted({ url: address, formKey }));
      await settled();
      return selectHtmlContent(address)(store.getState());
    },
    content: (address = url) => selectHtmlContent(address)(store.getState()),
    want: () => store.dispatch(htmlContentWanted({ url, formKey: null })),
  };
}

/** The form keys of the requests so far. */
const keys = () => sent.map(({ body }) => (body as URLSearchParams).get('FORM_KEY'));

beforeEach(() => {
  assign.mockClear();
  restoreNavigator = replaceNavigator({ assign });
  mockShop(() => json('<p>Orders</p>'));
});
afterEach(() => {
  restoreNavigator();
  removeCookie('form_key');
});

describe('a part that the admin area renders', () => {
  it('is loaded once, however many elements show it [BLOCK-03]', async () => {
    const { show, content, want } = open();
    expect(content()).toBeNull();
    want();
    want();
    expect(content()).toEqual({ status: 'loading' });
    expect(await show()).toEqual({ status: 'loaded', html: '<p>Orders</p>' });
    expect(await show()).toEqual({ status: 'loaded', html: '<p>Orders</p>' });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ method: 'POST', path: 'admin/block/' });
  });

  it('is loaded for each address', async () => {
    const { show, content } = open();
    await show();
    const other = `${window.location.origin}/admin/other/`;
    await show(other);
    expect(sent.map(({ path }) => path)).toEqual(['admin/block/', 'admin/other/']);
    expect(content()).toEqual(content(other));
  });

  it('gets the key of the element, else the page’s, else the visitor’s [BLOCK-03]', async () => {
    writeCookie('form_key', 'visitor-key');
    await open().show(url, 'own-key');
    await open().show();
    await open(null).show();
    expect(keys()).toEqual(['own-key', 'page-key', 'visitor-key']);
    const store = createTillStore({ shop, checkout: null });
    store.inject(htmlContentState);
    sent.length = 0;
    store.dispatch(htmlContentWanted({ url, formKey: null }));
    await settled();
    expect(keys(), 'without a page').toEqual(['visitor-key']);
  });

  it('is requested again after a failure, with the reason until then', async () => {
    mockShop(() => fail({ kind: 'malformed', status: 200 }));
    const { show, content, want } = open();
    expect(await show()).toEqual({ status: 'failed', text: GENERAL });
    mockShop(() => json('<p>Orders</p>'));
    want();
    expect(content()).toEqual({ status: 'loading' });
    await settled();
    expect(content()).toMatchObject({ status: 'loaded' });
  });

  it('names a form key of another session as the reason', async () => {
    mockShop(() => fail({ kind: 'unauthorized', message: '' }));
    expect(await open().show()).toEqual({
      status: 'failed',
      text: 'Invalid Form Key. Please refresh the page.',
    });
  });

  it('has the message of the server when it is refused', async () => {
    mockShop(() => json({ error: true, message: 'No permission.' }));
    expect(await open().show()).toEqual({ status: 'failed', text: 'No permission.' });
  });
});

describe('a key', () => {
  it('is never sent to another site', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(console, 'error').mockReturnValue();
    expect(await open().show('https://elsewhere.example/block/')).toEqual({
      status: 'failed',
      text: GENERAL,
    });
    expect(sent).toEqual([]);
  });
});

describe('a session that has ended', () => {
  const expired = (ajaxRedirect: string) => json({ ajaxExpired: 1, ajaxRedirect });

  it('leads to the login of the admin area', async () => {
    const login = `${window.location.origin}/admin/login/`;
    mockShop(() => expired(login));
    expect(await open().show()).toEqual({ status: 'loading' });
    expect(assign).toHaveBeenCalledExactlyOnceWith(login);
  });

  it('leads to no other site', async () => {
    mockShop(() => expired('https://elsewhere.example/login/'));
    expect(await open().show()).toEqual({ status: 'failed', text: GENERAL });
    expect(assign).not.toHaveBeenCalled();
  });
});
