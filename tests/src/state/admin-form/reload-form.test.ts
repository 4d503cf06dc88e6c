// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { replaceNavigator } from '../../../../src/platform/navigate';
import { formReset, valueChanged } from '../../../../src/state/admin-form/admin-form-slice';
import { createFormStore } from '../../../../src/state/admin-form/form-store';
import { watchReload } from '../../../../src/state/admin-form/reload-form';
import { app, field, fieldset, formOf } from '../../domain/admin-form/configured';

const RELOAD = 'https://shop.example/admin/reload/?id=1';
const configuration = (extra = {}, data = {}) =>
  app(
    { set: fieldset({ kind: field('input'), title: field('input'), ...extra }) },
    { kind: '4', title: 'a', ...data },
    { reloadUrl: RELOAD },
    { reloadItem: 'set.kind:value' },
  );

const sent = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const went = vi.fn<(url: string) => void>();
const stops: (() => void)[] = [];

function start() {
  const store = createFormStore(formOf(configuration()));
  const read = (raw: unknown) => formOf(raw as never);
  stops.push(watchReload(store, { formKey: () => 'KEY', read }));
  return store;
}

const choose = (value: string) => valueChanged({ name: 'f.f.set.kind', value });
const type = (value: string) => valueChanged({ name: 'f.f.set.title', value });
const json = (body: unknown, status = 200): Promise<Response> =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));
const idle = async (store: ReturnType<typeof start>): Promise<void> => {
  await vi.waitFor(() => {
    expect(store.getState().status).toBe('idle');
  });
};

beforeEach(() => {
  vi.stubGlobal('fetch', sent);
  stops.push(replaceNavigator({ assign: went }));
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

describe('reloading a form', () => {
  it('sends the form and its key, with the choice in the address [AFORM-29]', async () => {
    sent.mockReturnValue(json(configuration()));
    const store = start();
    store.dispatch(choose('9'));
    await idle(store);
    const [url, init] = sent.mock.calls[0] ?? [];
    expect(url).toBe(`${RELOAD}&set=9`);
    expect(Object.fromEntries(init?.body as URLSearchParams)).toMatchObject({
      kind: '9',
      title: 'a',
      form_key: 'KEY',
    });
  });

  it('merges the new fields, and keeps what was typed [AFORM-31]', async () => {
    sent.mockReturnValue(json(configuration({ more: field('input') }, { title: 'x', more: 'm' })));
    const store = start();
    store.dispatch(type('typed'));
    store.dispatch(choose('9'));
    await idle(store);
    const { form } = store.getState();
    expect(form.states.map(({ value }) => value)).toEqual(['9', 'typed', 'm']);
    store.dispatch(formReset());
    expect(store.getState().form.states.map(({ value }) => value)).toEqual(['4', 'a']);
  });

  it('opens the sign-in page when the session has ended [AFORM-30]', async () => {
    const url = new URL('/admin/', document.baseURI).href;
    sent.mockReturnValue(json({ ajaxExpired: 1, ajaxRedirect: url }));
    const store = start();
    store.dispatch(choose('9'));
    await idle(store);
    expect(went.mock.calls).toEqual([[url]]);
  });

  it.each([
    ['HTML', () => Promise.resolve(new Response('<p>Sign in</p>'))],
    ['half of JSON', () => Promise.resolve(new Response('{"components":{'))],
    ['a refusal', () => json({ error: true, messages: ['No'] })],
    ['status 401', () => json({}, 401)],
    ['status 500', () => json({ components: {} }, 500)],
    ['no components', () => json({})],
    ['no answer', () => Promise.reject(new TypeError('network'))],
  ])('keeps the form and its choice after %s', async (_, answer) => {
    sent.mockImplementation(answer);
    const store = start();
    store.dispatch(type('typed'));
    store.dispatch(choose('9'));
    await idle(store);
    const { form, messages } = store.getState();
    expect(form.states.map(({ value }) => value)).toEqual(['4', 'typed']);
    expect(messages).toHaveLength(1);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('counts only the answer to the last choice', async () => {
    let answerLate: (response: Response) => void = vi.fn();
    const late = new Promise<Response>((resolve) => {
      answerLate = resolve;
    });
    sent.mockReturnValueOnce(late).mockReturnValueOnce(json(configuration({ z: field('input') })));
    const store = start();
    store.dispatch(choose('8'));
    store.dispatch(choose('9'));
    await idle(store);
    answerLate(new Response(JSON.stringify(configuration())));
    await late;
    expect(store.getState().form.fields).toHaveLength(3);
    expect(store.getState().form.states[0]?.value).toBe('9');
  });
});
