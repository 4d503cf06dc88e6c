import { afterEach, describe, expect, it, vi } from 'vitest';
import type { HttpRequest, HttpResponse } from '../../../../src/platform/http/http.types';
import { fail, ok, type Result } from '../../../../src/platform/result';
import {
  selectSignUp,
  signUpEdited,
  signUpSubmitted,
  statusWanted,
} from '../../../../src/state/newsletter/newsletter-slice';
import { newsletterState } from '../../../../src/state/newsletter/newsletter-state';
import { createTillStore } from '../../../../src/state/store/store';
import { json, mockShop, sent } from '../support/fake-http';
import { shop } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const ID = 'form';
const EMAIL = 'ann@example.com';
const URL_NEW = 'https://shop.example/newsletter/subscriber/new/';
const THANKS = { type: 'success', text: 'Thank you for your subscription.' };
const PROBLEM = { type: 'error', text: 'There was a problem creating your subscription.' };

const page = (body: string) => ok({ status: 200, headers: {}, url: '', body });
const leave = (type: string, text: string) => {
  document.cookie = `mage-messages=${encodeURIComponent(JSON.stringify([{ type, text }]))}; path=/`;
};

type Answer = Result<HttpResponse>;

/** The shop's responses to the sign-up, the lookup and the section of messages. */
function open({
  post = () => page('<html>'),
  status = () => json({ subscribed: false, errors: false }),
  messages = [] as readonly object[],
}: {
  post?: (request: HttpRequest) => Answer | Promise<Answer>;
  status?: (request: HttpRequest) => Answer;
  messages?: readonly object[];
} = {}) {
  mockShop((request, path) => {
    if (path.startsWith('newsletter/subscriber')) return post(request);
    if (path.startsWith('newsletter/ajax')) return status(request);
    return json({ messages: { messages, data_id: 1 } });
  });
  const store = createTillStore({ shop, checkout: null }, {});
  store.inject(newsletterState);
  const state = () => selectSignUp(ID)(store.getState());
  const submit = (email = EMAIL) =>
    store.dispatch(
      signUpSubmitted({ id: ID, url: URL_NEW, email, fields: { email, form_key: 'k', a: 'b' } }),
    );
  const settled = async () => {
    await vi.waitFor(() => {
      expect(state().isSending).toBe(false);
    });
    return state();
  };
  return { store, state, submit, settled };
}

const posts = () => sent.filter(({ method }) => method === 'POST');
const lookups = () => sent.filter(({ path }) => path.startsWith('newsletter/ajax'));

afterEach(() => {
  document.cookie = 'mage-messages=; max-age=0; path=/';
  vi.restoreAllMocks();
});

describe('signing up', () => {
  it('posts the serialized form to its own action [NEWS-01]', async () => {
    const { submit, settled } = open({
      post: ({ url }) => {
        expect(url).toBe(URL_NEW);
        leave('success', 'Thank you for your subscription.');
        return page('<!doctype html>');
      },
    });
    submit();
    expect((await settled()).messages).toEqual([THANKS]);
    expect(String(posts()[0]?.body)).toBe('email=ann%40example.com&form_key=k&a=b');
    expect(document.cookie).not.toContain('mage-messages');
  });

  it.each(['true', '1', '"ok"', '{"success":true}', '[]'])(
    'takes the answer %s for a success [NEWS-02]',
    async (body) => {
      const { submit, settled } = open({ post: () => page(body) });
      submit();
      expect(await settled()).toMatchObject({ accepted: 1, messages: [THANKS] });
    },
  );

  it.each(['false', '0', 'null', '""', '', ' \n'])(
    'takes the answer %j for a failure [NEWS-03]',
    async (body) => {
      const { submit, settled } = open({ post: () => page(body) });
      submit();
      expect(await settled()).toMatchObject({ accepted: 0, messages: [PROBLEM] });
    },
  );

  it.each([
    { kind: 'network' },
    { kind: 'timeout' },
    { kind: 'unauthorized', message: '' },
    { kind: 'rejected', status: 400, message: 'No.', redirectAction: null },
    { kind: 'server', status: 500, message: null, retryAfterMs: null },
    { kind: 'server', status: 429, message: null, retryAfterMs: null },
    { kind: 'malformed', status: 404 },
  ] as const)('reports a request error: $kind $status [NEWS-03]', async (error) => {
    const { submit, settled } = open({ post: () => fail(error) });
    submit();
    expect(await settled()).toMatchObject({ accepted: 0, messages: [PROBLEM] });
  });

  it('shows why the shop refused an address', async () => {
    const { submit, settled } = open({
      post: () => {
        leave('error', 'This email address is already subscribed.');
        return page('<html>');
      },
    });
    submit();
    expect(await settled()).toMatchObject({
      accepted: 0,
      messages: [{ type: 'error', text: 'This email address is already subscribed.' }],
    });
  });

  it('finds the message in the section where the cookie has none', async () => {
    const messages = [{ type: 'success', text: 'The confirmation request has been sent.' }];
    const { submit, settled } = open({ messages });
    submit();
    expect(await settled()).toMatchObject({ accepted: 1, messages });
  });

  it('sends an address once, however often the button is pressed', async () => {
    let answer: (value: Answer) => void = () => undefined;
    const { submit, settled } = open({ post: () => new Promise((resolve) => (answer = resolve)) });
    submit();
    submit();
    await vi.waitFor(() => {
      expect(posts()).toHaveLength(1);
    });
    answer(page('true'));
    await settled();
    expect(posts()).toHaveLength(1);
  });

  it('removes messages about an address that was changed', async () => {
    const { store, submit, settled, state } = open({ post: () => page('false') });
    submit();
    await settled();
    store.dispatch(signUpEdited({ id: ID }));
    expect(state().messages).toEqual([]);
  });
});

describe('a lost response', () => {
  it('looks up whether the address is subscribed when the response is lost', async () => {
    const { submit, settled } = open({
      post: () => fail({ kind: 'timeout' }),
      status: () => json({ subscribed: true, errors: false }),
    });
    submit();
    expect(await settled()).toMatchObject({ accepted: 1, messages: [THANKS] });
    expect(posts()).toHaveLength(1);
  });

  it('is looked up before the address is sent again', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false).mockReturnValue(true);
    const { submit, settled } = open({
      post: () => fail({ kind: 'network' }),
      status: () => json({ subscribed: true, errors: false }),
    });
    submit();
    expect((await settled()).messages).toEqual([PROBLEM]);
    submit();
    expect((await settled()).messages).toEqual([THANKS]);
    expect(posts()).toHaveLength(1);
  });

  it('is not followed by another request while it cannot be looked up', async () => {
    const { submit, settled } = open({
      post: () => fail({ kind: 'network' }),
      status: () => fail({ kind: 'network' }),
    });
    submit();
    await settled();
    submit();
    expect((await settled()).messages).toEqual([PROBLEM]);
    expect(posts()).toHaveLength(1);
    expect(lookups()).toHaveLength(2);
  });
});

describe('the lookup of an address', () => {
  const ask = (status: (request: HttpRequest) => Answer) => {
    const opened = open({ status });
    opened.store.dispatch(statusWanted({ id: ID, email: EMAIL }));
    return opened;
  };

  it('requests newsletter/ajax/status with the address [NEWS-05][NEWS-06]', async () => {
    const urls: string[] = [];
    const { state } = ask(({ url, method = 'GET' }) => {
      urls.push(`${method} ${url}`);
      return json({ subscribed: true, errors: false });
    });
    await vi.waitFor(() => {
      expect(state().subscribed).toBe(EMAIL);
    });
    expect(urls).toEqual([
      'GET https://shop.example/newsletter/ajax/status?email=ann%40example.com',
    ]);
  });

  it.each<[string, () => Answer]>([
    ['errors are set', () => json({ subscribed: true, errors: true })],
    ['errors are listed', () => json({ subscribed: true, errors: ['No.'] })],
    ['the request fails', () => fail({ kind: 'network' })],
    ['the response is no status', () => json([])],
  ])('is rejected when %s [NEWS-07]', async (_case, answer) => {
    const { state } = ask(answer);
    await vi.waitFor(() => {
      expect(lookups()).toHaveLength(1);
    });
    await Promise.resolve();
    expect(state().subscribed).toBeNull();
  });
});
