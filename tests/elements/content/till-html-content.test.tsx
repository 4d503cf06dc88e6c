// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HttpRequest, HttpResponse } from '../../../src/platform/http/http.types';
import { replaceNavigator } from '../../../src/platform/navigate';
import { fail, ok, type Result } from '../../../src/platform/result';
import { sent, mockShop } from '../../src/state/support/fake-http';

import '../../../elements/content/till-html-content';

vi.mock('../../../src/platform/http/http', () => import('../../src/state/support/fake-http'));

const URL_OF_TAB = new URL('/admin/customer/index/cart/id/7/', document.baseURI).href;
const TABLE = '<table><tbody><tr><td>Daybook</td></tr></tbody></table>';
const DESCRIBED = `<till-html-content url="${URL_OF_TAB}" label="Shopping cart"></till-html-content>`;

const html = (body: string): Result<HttpResponse> =>
  ok({ status: 200, headers: { 'content-type': 'text/html' }, url: '', body });

/** Every test has its own page: the store of a page is created once. */
async function renderView(markup: string): Promise<HTMLElement> {
  Reflect.deleteProperty(globalThis, Symbol.for('till.runtime'));
  document.body.innerHTML = markup;
  const element = document.querySelector<HTMLElement>('till-html-content');
  if (element === null) throw new Error('The test has no element.');
  await waitFor(() => {
    expect(element.querySelector('.till-root')).not.toBeNull();
  });
  return element;
}

const formOf = ({ body }: { body: unknown }): Record<string, string> =>
  body instanceof URLSearchParams ? Object.fromEntries(body) : {};

let requested: HttpRequest[] = [];
const answers = (...results: readonly Result<HttpResponse>[]): void => {
  let index = 0;
  mockShop((request) => {
    requested.push(request);
    index += 1;
    return results[index - 1] ?? results.at(-1) ?? fail({ kind: 'network' });
  });
};

beforeEach(() => {
  requested = [];
  vi.stubGlobal('FORM_KEY', 'adminKey');
  document.cookie = 'form_key=visitorKey; path=/';
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.cookie = 'form_key=; max-age=0; path=/';
  document.body.replaceChildren();
});

describe('<till-html-content>', () => {
  it('posts the page’s form key to its URL and shows the response [BLOCK-03]', async () => {
    answers(html(TABLE));
    const element = await renderView(DESCRIBED);
    await screen.findByRole('cell', { name: 'Daybook' });
    expect(requested).toHaveLength(1);
    expect(requested[0]).toMatchObject({
      url: `${URL_OF_TAB}?isAjax=true`,
      method: 'POST',
      responseType: 'text',
    });
    expect(formOf({ body: requested[0]?.body })).toEqual({
      FORM_KEY: 'adminKey',
      form_key: 'adminKey',
    });
    expect(screen.getByRole('region', { name: 'Shopping cart' }).getAttribute('aria-busy')).toBe(
      'false',
    );
    expect(element.querySelector('.till-skeleton')).toBeNull();
  });

  it.each([
    ['its own form key before the page’s', ' form-key="ownKey"', 'ownKey', true],
    ['the visitor’s where the page has none', '', 'visitorKey', false],
  ])('sends %s [BLOCK-03]', async (_case, attribute, key, isAdmin) => {
    if (!isAdmin) vi.stubGlobal('FORM_KEY', undefined);
    answers(html(TABLE));
    await renderView(
      `<till-html-content url="${URL_OF_TAB}?tab=1"${attribute}></till-html-content>`,
    );
    await screen.findByText('Daybook');
    expect(requested[0]?.url).toBe(`${URL_OF_TAB}?tab=1&isAjax=true`);
    expect(formOf({ body: requested[0]?.body })).toEqual({ FORM_KEY: key, form_key: key });
  });

  it('sends one request for all elements with the same URL', async () => {
    answers(html(TABLE));
    await renderView(DESCRIBED + DESCRIBED);
    await waitFor(() => {
      expect(screen.getAllByText('Daybook')).toHaveLength(2);
    });
    expect(requested).toHaveLength(1);
  });

  it('loads new content when its URL changes, and nothing without one', async () => {
    answers(html(TABLE), html('<p>Orders</p>'));
    const element = await renderView('<till-html-content><p>Printed</p></till-html-content>');
    await screen.findByText('Printed');
    expect(requested).toEqual([]);
    element.setAttribute('url', URL_OF_TAB);
    await screen.findByText('Daybook');
    element.setAttribute('url', `${URL_OF_TAB}orders/`);
    await screen.findByText('Orders');
    expect(screen.queryByText('Daybook')).toBeNull();
  });

  it('waits until it is visible, e.g. in a tab that is opened later [BLOCK-03]', async () => {
    let resize: () => void = () => undefined;
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: () => void) {
          resize = callback;
        }
        observe = () => undefined;
        disconnect = () => {
          resize = () => undefined;
        };
      },
    );
    const boxes = vi.spyOn(Element.prototype, 'getClientRects');
    boxes.mockReturnValue([] as unknown as DOMRectList);
    answers(html(TABLE));
    const element = await renderView(DESCRIBED);
    resize();
    expect(element.querySelector('.till-skeleton')).not.toBeNull();
    expect(sent).toEqual([]);
    boxes.mockReturnValue([new DOMRect()] as unknown as DOMRectList);
    resize();
    await screen.findByText('Daybook');
    resize();
    expect(sent).toHaveLength(1);
    boxes.mockRestore();
  });

  it('shows the initial content until the response arrives, and keeps it when that is empty', async () => {
    answers(html(' '));
    await renderView(DESCRIBED.replace('></', '><a href="/log">The whole log</a></'));
    await waitFor(() => {
      expect(requested).toHaveLength(1);
      expect(screen.getByRole('region').getAttribute('aria-busy')).toBe('false');
    });
    screen.getByRole('link', { name: 'The whole log' });
    expect(screen.queryByText('There is nothing to show here.')).toBeNull();
  });

  it('shows a note when there is no content at all', async () => {
    answers(html(''));
    await renderView(DESCRIBED);
    await screen.findByText('There is nothing to show here.');
  });

  it('keeps forms and images, and runs no scripts of the response', async () => {
    answers(
      html(
        '<form action="/a"><input name="note"></form><img src="/a.png" alt="A" onerror="alert(1)">' +
          '<script>alert(1)</script><a href="javascript:alert(1)">Go</a>',
      ),
    );
    const element = await renderView(DESCRIBED);
    await screen.findByRole('textbox');
    expect(screen.getByRole('img', { name: 'A' }).hasAttribute('onerror')).toBe(false);
    expect(screen.getByText('Go').hasAttribute('href')).toBe(false);
    expect(element.querySelector('script')).toBeNull();
  });

  it.each<[string, Result<HttpResponse>, RegExp]>([
    ['cannot be reached', fail({ kind: 'network' }), /check your connection/],
    ['answers a whole page', html('<!doctype html><title>Sign in</title>'), /Something went wrong/],
    ['answers data', html('["a"]'), /Something went wrong/],
    [
      'refuses with a word',
      html('{"error":true,"message":"No such customer."}'),
      /No such customer/,
    ],
    ['does not know the key', fail({ kind: 'unauthorized', message: '' }), /Invalid Form Key/],
  ])('shows an error when the server %s, and retries [BLOCK-03]', async (_case, failure, words) => {
    answers(failure, html(TABLE));
    await renderView(DESCRIBED);
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByText('Daybook');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(requested).toHaveLength(2);
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('region'));
    });
  });

  it.each([
    ['leads a reader whose session has ended to sign in', '/admin/auth/login/', true],
    ['follows no way to another site', 'https://evil.example/', false],
  ])('%s', async (_case, redirect, isFollowed) => {
    const assign = vi.fn();
    const restore = replaceNavigator({ assign });
    answers(html(JSON.stringify({ ajaxExpired: 1, ajaxRedirect: redirect })));
    await renderView(DESCRIBED);
    if (isFollowed) {
      await waitFor(() => {
        expect(assign).toHaveBeenCalledWith(redirect);
      });
    } else {
      await screen.findByRole('alert');
      expect(assign).not.toHaveBeenCalled();
    }
    restore();
  });

  it('sends the form key to no other site', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    answers(html(TABLE));
    await renderView('<till-html-content url="https://evil.example/x"></till-html-content>');
    await screen.findByRole('alert');
    expect(sent).toEqual([]);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});
