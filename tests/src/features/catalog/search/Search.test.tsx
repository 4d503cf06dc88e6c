import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Search } from '../../../../../src/features/catalog/search/Search';
import { searchState } from '../../../../../src/state/search/search-state';
import { createTillStore } from '../../../../../src/state/store/store';
import { json, mockShop, sent } from '../../../state/support/fake-http';
import { pageWith } from '../../../state/support/products';
import { shop } from '../../../state/support/shop';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

function open(props: Parameters<typeof Search>[0] = {}, init: Parameters<typeof pageWith>[0] = {}) {
  const store = createTillStore({ shop, checkout: null }, { page: () => pageWith(init) });
  store.inject(searchState);
  render(
    <Provider store={store}>
      <Search {...props} />
    </Provider>,
  );
  return screen.getByRole('combobox', { name: 'Search' });
}

beforeEach(async () => {
  await import('../../../../../src/api/search');
  vi.useFakeTimers();
  mockShop(() => json([]));
});
afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

/** The paths that are requested when the field contains this and `ms` have passed. */
async function suggestionsFor(input: HTMLElement, value: string, ms: number): Promise<string[]> {
  fireEvent.input(input, { target: { value } });
  await act(() => vi.advanceTimersByTimeAsync(ms));
  return sent.map(({ path }) => path);
}

describe('Search', () => {
  it('is the platform’s form on a page that has none', () => {
    window.history.replaceState(null, '', '/?q=salt');
    const input = open();
    expect(input).toMatchObject({ value: 'salt', name: 'q', maxLength: 128 });
    expect((input as HTMLInputElement).form?.action).toBe(
      'https://shop.example/catalogsearch/result/',
    );
  });

  it('has the platform’s URL, minimum length and delay by default [SRCH-05]', async () => {
    const input = open();
    expect(await suggestionsFor(input, 's', 1000)).toEqual([]);
    expect(await suggestionsFor(input, 'sa', 299)).toEqual([]);
    expect(await suggestionsFor(input, 'sal', 300)).toEqual(['search/ajax/suggest/']);
  });

  it('takes the settings of its attributes before those of the page [SRCH-05]', async () => {
    const init = {
      '#search': { quickSearch: { url: 'https://shop.example/page/', minSearchLength: 3 } },
    };
    const input = open({ suggestUrl: 'https://shop.example/own/', minLength: 1, delay: 50 }, init);
    expect(await suggestionsFor(input, 's', 50)).toEqual(['own/']);
  });

  it('takes the settings of the page where it has no attributes [SRCH-05]', async () => {
    const init = {
      '#search': { quickSearch: { url: 'https://shop.example/page/', minSearchLength: 3 } },
    };
    const input = open({}, init);
    expect(await suggestionsFor(input, 'sa', 1000)).toEqual([]);
    expect(await suggestionsFor(input, 'sal', 300)).toEqual(['page/']);
  });
});
