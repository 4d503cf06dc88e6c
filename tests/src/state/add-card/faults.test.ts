import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountRows } from '../../../../e2e/faults/account-rows';
import { FAULTS, type Fault } from '../../../../e2e/faults/cells';
import { fetchPage, type FetchedPage } from '../../../../src/platform/page/fetch-page';
import type { PageSource } from '../../../../src/platform/page/page-source';
import { ok } from '../../../../src/platform/result';
import { cardSubmitted, selectAddCard } from '../../../../src/state/add-card/add-card-slice';
import { addCardState } from '../../../../src/state/add-card/add-card-state';
import { cardFormOf } from '../../../../src/state/add-card/card-form';
import { provideCardPages } from '../../../../src/state/add-card/find-card-page';
import type { CardPageEvents } from '../../../../src/state/extensions/card-page.types';
import { createTillStore } from '../../../../src/state/store/store';
import { shop } from '../support/shop';

vi.mock('../../../../src/platform/page/fetch-page', () => ({ fetchPage: vi.fn() }));

/* The cells of the table of faults (docs/faults.md) about the page of the stored cards. */

const LIST = 'https://shop.example/vault/cards/listaction/';
const { cells } = accountRows['kept-cards'];
const source: PageSource = {
  checkoutConfig: null,
  checkout: {},
  init: {},
  globals: {},
  dictionaryUrl: null,
  phrases: {},
};

const pageOf = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
const kept = (...hashes: readonly string[]): FetchedPage => ({
  status: 200,
  url: LIST,
  page: pageOf(
    `<main>${hashes.map((hash) => `<input name="public_hash" value="${hash}">`).join('')}</main><footer></footer>`,
  ),
  isTimeout: false,
});
const broken = (status: number, page: Document | null = null): FetchedPage => ({
  ...kept(),
  status,
  page,
});

/** What the page is for each fault. */
const ANSWERS: Readonly<Record<Exclude<Fault, 'late' | 'out of order' | 'lost'>, FetchedPage>> = {
  never: { ...broken(0), isTimeout: true },
  html: { ...broken(200, pageOf('<h1>Maintenance</h1>')), url: LIST },
  half: broken(200, pageOf('<main><input name="public_hash" value="new">')),
  empty: broken(200),
  '401': broken(401),
  '404': broken(404, pageOf('<main></main><footer></footer>')),
  '429': broken(429),
  '500': broken(500),
  offline: broken(0),
};

let events: CardPageEvents | null = null;
const submit = vi.fn();

/** A form that is shown and submitted, and a provider that says that it has failed. */
async function failedPress(after: Promise<FetchedPage>) {
  vi.mocked(fetchPage).mockReset().mockResolvedValueOnce(kept('old')).mockReturnValueOnce(after);
  const store = createTillStore({ shop, checkout: null }, { now: () => 0, page: () => source });
  store.inject(addCardState);
  await vi.waitFor(() => {
    expect(selectAddCard(store.getState()).status).toBe('loading');
  });
  const place = (): HTMLElement => document.createElement('div');
  const hosts = { description: place(), number: place(), expirationDate: place(), cvv: place() };
  await cardFormOf(store)?.show(
    { hosts, probe: document.body },
    () => ({}) as never,
    new AbortController().signal,
  );
  store.dispatch(cardSubmitted());
  store.dispatch(cardSubmitted());
  await vi.waitFor(() => {
    expect(submit).toHaveBeenCalled();
  });
  events?.onFailed();
  return { now: () => selectAddCard(store.getState()) };
}

beforeEach(() => {
  submit.mockReset();
  provideCardPages([
    {
      code: 'test',
      cardPage: () =>
        Promise.resolve({
          isOnPage: () => true,
          listUrl: () => LIST,
          show: (_page, _places, given) => {
            events = given;
            return Promise.resolve(
              ok({ parts: () => ({ errors: {} as never, empty: [] }), submit }),
            );
          },
        }),
    },
  ]);
});
afterEach(() => {
  provideCardPages([]);
});

describe('the page of the stored cards', () => {
  const failures = FAULTS.filter((fault): fault is keyof typeof ANSWERS =>
    Object.hasOwn(ANSWERS, fault),
  );

  it.each(failures.map((fault) => [fault, cells[fault].then] as const))(
    'shows the message in the table: %s, %s',
    async (fault) => {
      const { now } = await failedPress(Promise.resolve(ANSWERS[fault]));
      await vi.waitFor(() => {
        expect(now().step).toBe('idle');
      });
      expect(now().isRefused).toBe(fault !== '401');
      expect(now().status).toBe(fault === '401' ? 'signed-out' : 'shown');
    },
  );

  it.each([['late', cells.late.then]])('shows the message in the table: %s, %s', async () => {
    let arrive: (page: FetchedPage) => void = () => undefined;
    const { now } = await failedPress(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    expect(now().step).toBe('sending');
    arrive(kept('old', 'new'));
    await vi.waitFor(() => {
      expect(now().step).toBe('saved');
    });
  });

  it('is looked up once, however often the button is pressed', async () => {
    const { now } = await failedPress(Promise.resolve(kept('old')));
    await vi.waitFor(() => {
      expect(now().step).toBe('idle');
    });
    expect(fetchPage).toHaveBeenCalledTimes(2);
    expect(submit).toHaveBeenCalledOnce();
  });
});
