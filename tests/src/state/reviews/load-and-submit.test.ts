import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HttpRequest, HttpResponse } from '../../../../src/platform/http/http.types';
import { fail, ok, type Result } from '../../../../src/platform/result';
import {
  reviewEdited,
  reviewOpened,
  reviewsWanted,
  reviewSubmitted,
  selectReviews,
} from '../../../../src/state/reviews/reviews-slice';
import { reviewsState } from '../../../../src/state/reviews/reviews-state';
import { createTillStore } from '../../../../src/state/store/store';
import { mockShop, sent } from '../support/fake-http';
import { pageWith } from '../support/products';
import { recaptchaText, showWidget } from '../support/recaptcha';
import { shop } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const LIST = 'https://shop.example/review/product/listAjax/id/7/';
const FORM = 'https://shop.example/review/product/post/id/7/';
const STORED = 'till-review:/review/product/post/id/7/';
const EMPTY = { nickname: '', title: '', detail: '', ratings: {} };
const DRAFT = {
  nickname: 'Ann',
  title: 'Good',
  detail: 'Read twice.',
  ratings: { 'ratings[1]': '4' },
};
const MODERATED = 'You submitted your review for moderation.';

type Response = Result<HttpResponse>;

const page = (body: string): Response => ok({ status: 200, headers: {}, url: '', body });
const serverError = (status: number): Response =>
  fail({ kind: 'server', status, message: null, retryAfterMs: null });
const leave = (type: string, text: string): Response => {
  document.cookie = `mage-messages=${encodeURIComponent(JSON.stringify([{ type, text }]))}; path=/`;
  return page('<!doctype html>');
};

function open(config: Partial<typeof shop> = {}) {
  const init = { '*': { 'Magento_Review/js/process-reviews': { productReviewUrl: LIST } } };
  const store = createTillStore(
    { shop: { ...shop, ...config }, checkout: null },
    { page: () => pageWith(init) },
  );
  store.inject(reviewsState);
  const state = () => selectReviews(store.getState());
  const settled = () =>
    vi.waitFor(() => {
      expect(state().isSending).toBe(false);
      expect(state().messages).not.toEqual([]);
    });
  return { store, state, settled };
}

/** A form with the complete draft. */
function write(config?: Partial<typeof shop>) {
  const opened = open(config);
  opened.store.dispatch(reviewOpened({ url: FORM, draft: EMPTY }));
  opened.store.dispatch(reviewEdited({ url: FORM, change: DRAFT }));
  return opened;
}

beforeEach(() => {
  localStorage.clear();
});

afterEach(() => {
  document.cookie = 'mage-messages=; max-age=0; path=/';
  vi.restoreAllMocks();
});

describe('the list of reviews', () => {
  it('reads its URL from the page [REVW-02]', () => {
    expect(open().state().listUrl).toBe(LIST);
  });

  it('shows the page that was requested last, whichever response arrives last [REVW-03]', async () => {
    const responses = new Map<string, (response: Response) => void>();
    mockShop(({ url }: HttpRequest) => new Promise((resolve) => responses.set(url, resolve)));
    const { store, state } = open();
    store.dispatch(reviewsWanted(LIST));
    store.dispatch(reviewsWanted(`${LIST}?p=2`));
    expect(state().status).toBe('loading');
    responses.get(`${LIST}?p=2`)?.(page('<p>Second</p>'));
    await vi.waitFor(() => {
      expect(state()).toMatchObject({ html: '<p>Second</p>', status: 'idle' });
    });
    responses.get(LIST)?.(page('<p>First</p>'));
    await Promise.resolve();
    expect(state()).toMatchObject({ html: '<p>Second</p>', status: 'idle' });
  });

  it.each<[string, Response]>([
    ['the network is down', fail({ kind: 'network' })],
    ['the response is a whole page', page('<!doctype html><p>Log in</p>')],
    ['the response is data', page('{"message":"Maintenance"}')],
  ])('keeps what it shows when %s, and loads the page on request', async (_, response) => {
    mockShop(() => page('<p>First</p>'));
    const { store, state } = open();
    store.dispatch(reviewsWanted(LIST));
    await vi.waitFor(() => {
      expect(state().status).toBe('idle');
    });
    mockShop(() => response);
    store.dispatch(reviewsWanted(`${LIST}?p=2`));
    await vi.waitFor(() => {
      expect(state().status).toBe('failed');
    });
    expect(state()).toMatchObject({ html: '<p>First</p>', wanted: `${LIST}?p=2` });
    mockShop(() => page('<p>Second</p>'));
    store.dispatch(reviewsWanted(`${LIST}?p=2`));
    await vi.waitFor(() => {
      expect(state()).toMatchObject({ html: '<p>Second</p>', status: 'idle' });
    });
  });
});

describe('a review', () => {
  it('is posted to the form’s own URL with its ratings, once while it is being sent', async () => {
    let release: (response: Response) => void = () => undefined;
    mockShop(
      () =>
        new Promise((resolve) => {
          release = resolve;
        }),
    );
    const { store, state, settled } = write();
    store.dispatch(reviewSubmitted({ url: FORM }));
    store.dispatch(reviewSubmitted({ url: FORM }));
    expect(state().isSending).toBe(true);
    await vi.waitFor(() => {
      expect(sent).toHaveLength(1);
    });
    release(leave('success', MODERATED));
    await settled();
    expect(sent).toHaveLength(1);
    const [{ method, path, body } = { method: '', path: '', body: '' }] = sent;
    expect([method, path]).toEqual(['POST', 'review/product/post/id/7/']);
    expect(Object.fromEntries(body as URLSearchParams)).toMatchObject({
      nickname: 'Ann',
      title: 'Good',
      detail: 'Read twice.',
      'ratings[1]': '4',
    });
  });

  it('that is accepted leaves the name alone in the form, and nothing in storage', async () => {
    mockShop(() => leave('success', MODERATED));
    const { store, state, settled } = write();
    store.dispatch(reviewSubmitted({ url: FORM }));
    await settled();
    expect(state()).toMatchObject({
      accepted: 1,
      draft: { ...EMPTY, nickname: 'Ann' },
      messages: [{ type: 'success', text: MODERATED }],
    });
    expect(localStorage.getItem(STORED)).toBeNull();
  });

  it('that is refused keeps its draft, and shows the shop’s reason', async () => {
    mockShop(() => leave('error', 'We cannot post your review right now.'));
    const { store, state, settled } = write();
    store.dispatch(reviewSubmitted({ url: FORM }));
    await settled();
    expect(state()).toMatchObject({
      accepted: 0,
      draft: DRAFT,
      messages: [{ type: 'error', text: 'We cannot post your review right now.' }],
    });
    expect(localStorage.getItem(STORED)).toContain('Read twice.');
  });

  const UNCERTAIN = 'It is not certain that your review arrived. Sent again, it may arrive twice.';
  it.each<[string, string, RegExp | string, Response]>([
    ['never came', 'warning', UNCERTAIN, fail({ kind: 'timeout' })],
    ['has no message', 'warning', UNCERTAIN, page('<p>Maintenance</p>')],
    ['is a server error', 'warning', UNCERTAIN, serverError(500)],
    ['is too many requests', 'error', /try again later/, serverError(429)],
    ['is an unreadable refusal', 'error', /try again/, fail({ kind: 'malformed', status: 404 })],
  ])('whose response %s ends with: %s', async (_, type, text, response) => {
    mockShop(() => response);
    const { store, state, settled } = write();
    store.dispatch(reviewSubmitted({ url: FORM }));
    await settled();
    expect(state().messages).toEqual([{ type, text: expect.stringMatching(text) as string }]);
    expect(state()).toMatchObject({ draft: DRAFT, accepted: 0 });
  });

  it('sent without a connection has certainly not arrived', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    mockShop(() => fail({ kind: 'network' }));
    const { store, state, settled } = write();
    store.dispatch(reviewSubmitted({ url: FORM }));
    await settled();
    expect(state().messages).toEqual([
      {
        type: 'error',
        text: 'The shop cannot be reached. Please check your connection and try again.',
      },
    ]);
  });

  it('is not sent without the token of its reCAPTCHA', async () => {
    mockShop(() => leave('success', MODERATED));
    const recaptcha = recaptchaText(false, 'recaptcha-caa-20-review');
    const { hide } = showWidget('recaptcha-caa-20-review', () => Promise.resolve(fail('unticked')));
    const { store, settled, state } = write(recaptcha === undefined ? {} : { recaptcha });
    store.dispatch(reviewSubmitted({ url: FORM, recaptchaId: 'recaptcha-caa-20-review' }));
    await settled();
    hide();
    expect(sent).toEqual([]);
    expect(state()).toMatchObject({ accepted: 0, draft: DRAFT });
  });
});

describe('the draft of a review', () => {
  it('is restored after a reload, below what the server rendered', () => {
    write();
    const { store, state } = open();
    store.dispatch(reviewOpened({ url: FORM, draft: { ...EMPTY, nickname: 'Ann Lee' } }));
    expect(state().draft).toEqual({ ...DRAFT, nickname: 'Ann Lee' });
  });

  it('belongs to one product', () => {
    write();
    const { store, state } = open();
    store.dispatch(reviewOpened({ url: FORM.replace('/7/', '/8/'), draft: EMPTY }));
    expect(state().draft).toEqual(EMPTY);
  });

  it('ignores storage that holds anything else', () => {
    localStorage.setItem(STORED, JSON.stringify({ title: 7, ratings: { a: 1, b: '', c: '3' } }));
    const { store, state } = open();
    store.dispatch(reviewOpened({ url: FORM, draft: EMPTY }));
    expect(state().draft).toEqual({ ...EMPTY, ratings: { c: '3' } });
  });
});
