import { afterEach, expect, it, vi } from 'vitest';
import type { PageSource } from '../../../../src/platform/page/page-source';
import { ok } from '../../../../src/platform/result';
import { cardFormWanted, selectAddCard } from '../../../../src/state/add-card/add-card-slice';
import { addCardState } from '../../../../src/state/add-card/add-card-state';
import { cardFormOf } from '../../../../src/state/add-card/card-form';
import { provideCardPages } from '../../../../src/state/add-card/find-card-page';
import type { CardPageProvider } from '../../../../src/state/extensions/card-page.types';
import { createTillStore } from '../../../../src/state/store/store';
import { shop } from '../support/shop';

const LIST = 'https://shop.example/vault/cards/listaction/';
const source: PageSource = {
  checkoutConfig: null,
  checkout: {},
  init: {},
  globals: {},
  dictionaryUrl: null,
  phrases: {},
};
const provider: CardPageProvider = {
  isOnPage: () => true,
  listUrl: () => LIST,
  show: () =>
    Promise.resolve(ok({ parts: () => ({ errors: {} as never, empty: [] }), submit: vi.fn() })),
};

afterEach(() => {
  provideCardPages([]);
});

it('learns of the page of the stored cards from code that comes with a retry only [ADDC-14]', async () => {
  const cardPage = vi
    .fn<() => Promise<CardPageProvider>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(provider);
  provideCardPages([{ code: 'test', cardPage }]);
  const store = createTillStore({ shop, checkout: null }, { now: () => 0, page: () => source });
  store.inject(addCardState);
  await vi.waitFor(() => {
    expect(selectAddCard(store.getState()).status).toBe('unstarted');
  });
  store.dispatch(cardFormWanted());
  const place = (): HTMLElement => document.createElement('div');
  await cardFormOf(store)?.show(
    {
      hosts: { description: place(), number: place(), expirationDate: place(), cvv: place() },
      probe: place(),
    },
    () => ({}) as never,
    new AbortController().signal,
  );
  expect(selectAddCard(store.getState())).toMatchObject({ status: 'shown', listUrl: LIST });
});
