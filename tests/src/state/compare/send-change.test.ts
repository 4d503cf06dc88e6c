import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CompareKind } from '../../../../src/domain/compare-posts';
import type { ApiError } from '../../../../src/platform/http/api-error';
import type { HttpResponse } from '../../../../src/platform/http/http.types';
import { replaceNavigator } from '../../../../src/platform/navigate';
import { fail, ok, type Result } from '../../../../src/platform/result';
import {
  changeRequested,
  pageRestored,
  selectCompareChanges,
  selectCompared,
} from '../../../../src/state/compare/compare-slice';
import { compareState } from '../../../../src/state/compare/compare-state';
import { sectionsRead } from '../../../../src/state/sections/sections-slice';
import { createTillStore } from '../../../../src/state/store/store';
import { json, mockShop, sent } from '../support/fake-http';
import { sectionSettings, shop } from '../support/shop';
// Imported here because the flow imports it on demand.
import '../../../../src/api/sections';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const BASE = `${window.location.origin}/catalog/product_compare/`;
const UNREACHED =
  'Your comparison list could not be changed. Please check your connection and try again.';
const page = (): Result<HttpResponse> =>
  ok({ status: 200, headers: {}, url: `${window.location.origin}/gear.html`, body: '<html>' });
const leave = (type: string, text: string) => {
  document.cookie = `mage-messages=${encodeURIComponent(JSON.stringify([{ type, text }]))}; path=/`;
};
const section = (ids: readonly string[], data_id: number) => ({
  'compare-products': { count: ids.length, items: ids.map((id) => ({ id, name: id })), data_id },
});

const submitted: HTMLFormElement[] = [];
let restore: () => void = () => undefined;

/** A shop with the list `list`; `post` implements the responses to posts and their effect on the list. */
function open(
  post: (list: Set<string>, kind: string) => Result<HttpResponse>,
  before: string[] = [],
) {
  const list = new Set(before);
  let isDown = false;
  let id = 10;
  mockShop((_request, path) => {
    if (path.startsWith('catalog')) return post(list, path.split('/')[2] ?? '');
    if (isDown) return fail({ kind: 'network' });
    id += 1;
    return json(section([...list], id));
  });
  const names = [...sectionSettings.names, 'compare-products'];
  const store = createTillStore(
    { shop, checkout: null, sections: { ...sectionSettings, names } },
    {},
  );
  store.inject(compareState);
  store.dispatch(sectionsRead(section(before, 1)));
  const send = (kind: CompareKind, productId = kind === 'clear' ? '' : '7') =>
    store.dispatch(
      changeRequested({
        kind,
        productId,
        name: 'Salt',
        post: { action: `${BASE}${kind}/`, data: { product: productId, uenc: 'u' } },
      }),
    );
  const changes = () => selectCompareChanges(store.getState());
  const settled = async (productId = '7') => {
    await vi.waitFor(() => {
      expect(changes().changes[productId]?.status).not.toBe('sending');
    });
    return changes().changes[productId];
  };
  const ids = () => selectCompared(store.getState())?.items.map((item) => item.id);
  const setDown = (is: boolean) => {
    isDown = is;
  };
  return { store, send, settled, changes, ids, list, setDown };
}

const posts = () => sent.filter(({ method }) => method === 'POST').map(({ path }) => path);
const works = (list: Set<string>, kind: string) => {
  if (kind === 'add') list.add('7');
  if (kind === 'remove') list.delete('7');
  if (kind === 'clear') list.clear();
  leave('success', 'Done.');
  return page();
};

beforeEach(() => {
  localStorage.clear();
  submitted.length = 0;
  document.cookie = 'form_key=visitorsownkey01; path=/';
  restore = replaceNavigator({ submit: (form) => submitted.push(form) });
});
afterEach(() => {
  restore();
  document.cookie = 'mage-messages=; max-age=0; path=/';
});

describe('a change of the comparison list', () => {
  it('is posted with its fields and the visitor’s own form key, and the section is reloaded', async () => {
    const { send, settled, ids } = open(works);
    send('add');
    expect(await settled()).toEqual({ kind: 'add', status: 'done', error: '' });
    expect(String(sent.find(({ method }) => method === 'POST')?.body)).toBe(
      'product=7&uenc=u&form_key=visitorsownkey01',
    );
    expect(ids()).toEqual(['7']);
    expect(document.cookie).not.toContain('mage-messages');
  });

  it('is sent once, however often the button is pressed', async () => {
    const { send, settled } = open(works);
    send('add');
    send('add');
    await settled();
    expect(posts()).toHaveLength(1);
  });

  it('waits for the previous change, so that an undo always follows the removal', async () => {
    const { send, settled, changes, ids } = open(works, ['7']);
    send('remove');
    expect(changes().offer?.productId).toBe('7');
    send('add');
    await settled();
    await vi.waitFor(() => {
      expect(posts()).toEqual(['catalog/product_compare/remove/', 'catalog/product_compare/add/']);
    });
    await vi.waitFor(() => {
      expect(ids()).toEqual(['7']);
    });
    expect(changes().offer).toBeNull();
  });

  it('removes all products', async () => {
    const { send, settled, ids } = open(works, ['7', '8']);
    send('clear');
    expect((await settled(''))?.status).toBe('done');
    expect(ids()).toEqual([]);
  });

  it('shows the shop’s reason for a refusal, and can be sent again', async () => {
    const text = 'The product cannot be compared.';
    const { send, settled } = open(() => {
      leave('error', text);
      return page();
    });
    send('add');
    expect(await settled()).toEqual({ kind: 'add', status: 'failed', error: text });
    send('add');
    await settled();
    expect(posts()).toHaveLength(2);
  });

  it('offers no undo for a removal that failed', async () => {
    const { send, settled, changes } = open(() => fail({ kind: 'network' }), ['7']);
    send('remove');
    expect((await settled())?.error).toBe(UNREACHED);
    expect(changes().offer).toBeNull();
  });
});

const lost: readonly [string, ApiError][] = [
  ['without a response', { kind: 'network' }],
  ['with a response that came too late', { kind: 'timeout' }],
  ['with a server’s error', { kind: 'server', status: 500, message: null, retryAfterMs: null }],
  ['with a truncated response', { kind: 'malformed', status: 200 }],
];

describe.each(lost)('a change %s', (_kind, error) => {
  it('is applied if the list reflects it', async () => {
    const { send, settled } = open((list) => {
      list.add('7');
      return fail(error);
    });
    send('add');
    expect((await settled())?.status).toBe('done');
    expect(posts()).toHaveLength(1);
  });

  it('is not sent again while the list cannot be loaded, nor if it turns out to be applied', async () => {
    const { send, settled, setDown } = open((list) => {
      list.add('7');
      return fail(error);
    });
    setDown(true);
    send('add');
    expect((await settled())?.error).toBe(UNREACHED);
    send('add');
    expect((await settled())?.error).toBe(UNREACHED);
    expect(posts()).toHaveLength(1);
    setDown(false);
    send('add');
    expect((await settled())?.status).toBe('done');
    expect(posts()).toHaveLength(1);
  });
});

it.each<[string, Result<HttpResponse>]>([
  ['by a page that is not about it', page()],
  ['by the sign-in', fail({ kind: 'unauthorized', message: '' })],
  ['by no page at all (404)', fail({ kind: 'malformed', status: 404 })],
])('a change answered %s is posted as a page', async (_kind, response) => {
  const { store, send, settled, changes } = open(() => response);
  send('add');
  expect((await settled())?.status).toBe('leaving');
  const [form] = submitted;
  expect([form?.action, form?.method]).toEqual([`${BASE}add/`, 'post']);
  expect(Object.fromEntries([...new FormData(form)] as [string, string][])).toEqual({
    product: '7',
    uenc: 'u',
    form_key: 'visitorsownkey01',
  });
  send('add');
  expect(submitted).toHaveLength(1);
  store.dispatch(pageRestored());
  expect(changes().changes).toEqual({});
});

it.each<[string, ApiError, string]>([
  [
    'too many requests',
    { kind: 'server', status: 429, message: null, retryAfterMs: null },
    'Something went wrong with your request. Please try again later.',
  ],
  ['a refusal', { kind: 'rejected', status: 400, message: 'No.', redirectAction: null }, 'No.'],
])('%s show a message on this page', async (_kind, error, text) => {
  const { send, settled } = open(() => fail(error));
  send('add');
  expect(await settled()).toEqual({ kind: 'add', status: 'failed', error: text });
  expect(submitted).toEqual([]);
});
