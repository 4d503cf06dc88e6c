import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { json, sent, mockShop } from '../../src/state/support/fake-http';
import { fail } from '../../../src/platform/result';

import '../../../elements/catalog/till-search';

vi.mock('../../../src/platform/http/http', () => import('../../src/state/support/fake-http'));

const FORM = `<form action="/catalogsearch/result/" role="search"><input type="hidden" name="cat" value="4"><input type="hidden" name="type[]" value="1"><input type="hidden" name="type[]" value="2">
  <label for="s">Search</label><input id="s" type="search" name="q" placeholder="Titles" maxlength="64">
  <button>Go</button></form>`;

/** Width of the window in px. */
let width = 1280;
const submitted = vi.fn((event: Event) => {
  event.preventDefault();
});
const followed: string[] = [];

async function renderView(attributes = 'delay="0" suggest-url="https://shop.example/suggest"') {
  document.body.innerHTML = `<till-search ${attributes}>${FORM}</till-search>`;
  await waitFor(() => {
    expect(document.querySelector('.till-search')).not.toBeNull();
  });
  const element = document.querySelector('till-search');
  element?.addEventListener('submit', submitted);
  element?.addEventListener('till-suggestion-chosen', (event) => {
    followed.push((event as CustomEvent<{ url: string }>).detail.url);
    event.preventDefault();
  });
}

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () =>
  document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;
/** Types, and waits for the suggestions of the whole text: a value is passed on after its character is painted. */
const look = async (text: string) => {
  await userEvent.type(input(), text);
  await waitFor(() => {
    expect(document.querySelector('[role="option"] mark')?.textContent).toBe(text);
  });
};
const terms = (...titles: string[]) => titles.map((title) => ({ title, num_results: '2' }));

beforeEach(() => {
  width = 1280;
  followed.length = 0;
  submitted.mockClear();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width <= Number(/^\(max-width: (\d+)px\)$/.exec(query)?.[1] ?? 0),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  Element.prototype.scrollIntoView = () => undefined;
  mockShop(() => json(terms('salt', 'salt road')));
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('<till-search>', () => {
  it('is the server’s own form, which cannot be submitted blank [SRCH-03][SRCH-04]', async () => {
    await renderView();
    const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'Search' });
    expect(submit.disabled).toBe(true);
    await userEvent.type(input(), '  ');
    expect(submit.disabled).toBe(true);
    const form = input().form;
    if (form === null) throw new Error('The field stands in no form.');
    fireEvent.submit(form);
    expect(submitted).toHaveBeenCalledOnce();
    await userEvent.type(input(), 'salt');
    expect(submit.disabled).toBe(false);
    expect(new URL(form.action).pathname).toBe('/catalogsearch/result/');
    expect([...new FormData(form)]).toEqual([
      ['cat', '4'],
      ['type[]', '1'],
      ['type[]', '2'],
      ['q', '  salt'],
    ]);
  });

  it('is cleared by a button that shows while there is text, and keeps the focus', async () => {
    await renderView();
    const clear = () => screen.queryByRole('button', { name: 'Clear' });
    expect(clear()).toBeNull();
    await look('sal');
    await userEvent.click(clear() ?? document.body);
    expect(input().value).toBe('');
    expect(document.activeElement).toBe(input());
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(clear()).toBeNull();
  });

  it('lists suggestions and a link to all results [SRCH-01][SRCH-09]', async () => {
    await renderView();
    await look('sal');
    expect(screen.getByRole('listbox')).toBeDefined();
    expect(options()).toEqual(['salt2', 'salt road2', 'All Results']);
    expect(input().getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('Suggestions: 2');
    const [first] = screen.getAllByRole('option');
    expect(first?.getAttribute('href')).toContain(
      '/catalogsearch/result/?cat=4&type%5B%5D=1&type%5B%5D=2&q=salt',
    );
    expect(first?.querySelector('mark')?.textContent).toBe('sal');
  });

  it('shows the number of results if the shop returns it, and never renders markup [SRCH-07][SRCH-08][SRCH-09]', async () => {
    const title = '<img src=x onerror=alert(1)> & "sal"';
    mockShop(() =>
      json([
        {
          suggestion: [
            { title, url: 'javascript:alert(1)', format: '<b>Vinyl</b>', row_class: 'a"b' },
            { title: 'Salt', url: '/salt.html', format: 'Book', row_class: 'odd' },
          ],
          total: 12,
        },
      ]),
    );
    await renderView();
    await userEvent.type(input(), 'odd');
    const list = await screen.findByRole('listbox');
    expect(options()).toEqual([`${title}<b>Vinyl</b>`, 'SaltBook', 'All Results (12)']);
    expect(list.querySelector('img, b')).toBeNull();
    const [hostile, salt] = within(list).getAllByRole<HTMLAnchorElement>('option');
    expect(hostile?.href).toMatch(/^http.*\/catalogsearch\/result\//);
    expect(hostile?.className).toBe('till-search__option');
    expect(new URL(salt?.href ?? '').pathname).toBe('/salt.html');
    expect(salt?.classList.contains('odd')).toBe(true);
  });

  it('navigates the list with keys, opens with Enter and closes with Escape [SRCH-10][SRCH-11]', async () => {
    await renderView();
    await look('sal');
    const walk = async (keys: string) => {
      await userEvent.keyboard(keys);
      return active();
    };
    expect(await walk('{ArrowDown}')).toBe('salt2');
    expect(await walk('{ArrowDown}')).toBe('salt road2');
    expect(await walk('{End}')).toBe('All Results');
    expect(await walk('{ArrowDown}')).toBeNull();
    expect(await walk('{ArrowUp}')).toBe('All Results');
    expect(await walk('{Home}')).toBe('salt2');
    expect(document.activeElement).toBe(input());
    await userEvent.keyboard('{Enter}');
    expect(followed).toEqual([expect.stringContaining('q=salt')]);
    expect(submitted).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(input().value).toBe('sal');
    expect(await walk('{ArrowUp}')).toBe('All Results');
  });

  it('waits for the end of a composition and ignores its keys', async () => {
    await renderView();
    await userEvent.click(input());
    fireEvent.compositionStart(input());
    fireEvent.input(input(), { target: { value: 'しお' }, isComposing: true });
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(sent).toEqual([]);
    fireEvent.compositionEnd(input());
    fireEvent.keyDown(input(), { key: 'ArrowDown' });
    await screen.findByRole('listbox');
    expect(active()).toBeNull();
    await waitFor(() => {
      expect(sent).toHaveLength(1);
    });
  });

  it('reports when there are no suggestions and when the shop is unreachable', async () => {
    mockShop(() => json([]));
    await renderView();
    await userEvent.type(input(), 'qqq');
    await waitFor(() => {
      expect(screen.getByRole('status').textContent).toBe('No suggestions. Press Enter to search.');
    });
    expect(input().getAttribute('aria-expanded')).toBe('false');
    mockShop(() => fail({ kind: 'network' }));
    await userEvent.type(input(), 'r');
    await waitFor(() => {
      expect(screen.getByRole('status').textContent).toContain('could not be loaded');
    });
  });

  it('takes over the typed text and the focus', async () => {
    document.body.innerHTML = FORM;
    const early = document.querySelector<HTMLInputElement>('#s');
    const host = document.createElement('till-search');
    host.append(...document.body.childNodes);
    document.body.append(host);
    if (early !== null) early.value = 'moby';
    early?.focus();
    early?.setSelectionRange(2, 4);
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('combobox'));
    });
    expect([input().value, input().selectionStart, input().selectionEnd]).toEqual(['moby', 2, 4]);
  });

  it('is always open from 769 px on [SRCH-02]', async () => {
    width = 769;
    await renderView();
    expect(input()).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Search: / })).toBeNull();
  });

  it('opens above the page on narrow screens, up to 768 px [SRCH-02]', async () => {
    width = 768;
    await renderView();
    await waitFor(() => {
      expect(screen.queryByRole('combobox')).toBeNull();
    });
    await userEvent.click(screen.getByRole('button', { name: 'Search: Titles' }));
    const dialog = await screen.findByRole('dialog', { name: 'Search' });
    await waitFor(() => {
      expect(document.activeElement).toBe(within(dialog).getByRole('combobox'));
    });
    await userEvent.keyboard('salt');
    expect(await within(dialog).findByRole('listbox')).toBeDefined();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('button', { name: 'Search: salt' })).toBeDefined();
  });
});
