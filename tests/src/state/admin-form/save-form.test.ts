import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { replaceNavigator } from '../../../../src/platform/navigate';
import {
  formReset,
  pageReturned,
  valueChanged,
} from '../../../../src/state/admin-form/admin-form-slice';
import { createFormStore } from '../../../../src/state/admin-form/form-store';
import { saveForm, submitUrl } from '../../../../src/state/admin-form/save-form';
import { app, field, fieldset, formOf, named } from '../../domain/admin-form/configured';

const BASE = 'https://shop.example/admin/';
const SAVE = { kind: 'save', redirects: true, extra: {} } as const;
const key = () => 'KEY';

/** Forms that the page was left with: the address and the fields. */
const posted: (readonly [string, readonly (readonly [string, string])[]])[] = [];
const calls: string[] = [];

function answering(...bodies: unknown[]): void {
  vi.stubGlobal('fetch', (url: string) => {
    calls.push(url);
    const body = bodies.shift();
    return body === undefined
      ? Promise.reject(new TypeError('no network'))
      : Promise.resolve(new Response(JSON.stringify(body)));
  });
}

const storeOf = (source = {}, root = {}, data: Readonly<Record<string, unknown>> = { a: 'x' }) =>
  createFormStore(
    formOf(
      app(
        { set: fieldset({ a: field('input', { validation: { 'required-entry': true } }) }) },
        data,
        { submit_url: `${BASE}save/`, ...source },
        root,
      ),
    ),
  );
const CHECKED = { validate_url: `${BASE}validate/` };
const AJAX = { ajaxSave: true };
const change = (value: string) => valueChanged({ name: named('a'), value });

beforeEach(() => {
  posted.length = 0;
  calls.length = 0;
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    const fields = [...this.querySelectorAll('textarea')];
    posted.push([this.action, fields.map(({ name, value }) => [name, value] as const)]);
    this.remove();
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('saving a form', () => {
  it('leaves the page with a posted form [AFORM-27]', async () => {
    const store = storeOf();
    await saveForm(store, { ...SAVE, extra: { back: 'close' } }, key);
    expect(posted).toEqual([
      [
        `${BASE}save/`,
        [
          ['a', 'x'],
          ['back', 'close'],
          ['form_key', 'KEY'],
        ],
      ],
    ]);
    expect(store.getState().status).toBe('leaving');
  });

  it('happens once, until the page is shown again', async () => {
    const store = storeOf();
    await saveForm(store, SAVE, key);
    await saveForm(store, SAVE, key);
    expect(posted).toHaveLength(1);
    store.dispatch(pageReturned());
    await saveForm(store, SAVE, key);
    expect(posted).toHaveLength(2);
  });

  it('can be tried again where the next page does not come', async () => {
    vi.useFakeTimers();
    const store = storeOf();
    await saveForm(store, SAVE, key);
    vi.advanceTimersByTime(15_000);
    vi.useRealTimers();
    await saveForm(store, SAVE, key);
    expect(posted).toHaveLength(2);
  });

  it('does not happen while a field is invalid, and each press moves the focus [AFORM-15] [AFORM-16]', async () => {
    const store = storeOf(CHECKED, {}, { a: '' });
    answering({});
    await saveForm(store, SAVE, key);
    await saveForm(store, SAVE, key);
    expect([posted.length, calls.length]).toEqual([0, 0]);
    expect(store.getState().refusals).toBe(2);
  });

  it('asks for the form again by the address, unless a redirect is wanted [AFORM-28]', async () => {
    await saveForm(storeOf(), { ...SAVE, redirects: false }, key);
    expect(posted[0]?.[0]).toBe(`${BASE}save/back/edit`);
    expect(submitUrl('/save', false)).toBe('/save/back/edit');
    expect(submitUrl('/save/?a=1#b', false)).toBe('/save/back/edit?a=1#b');
    expect(submitUrl('/save/', true)).toBe('/save/');
  });

  it('is checked by the server first where the form has an address for that [AFORM-24]', async () => {
    answering({ error: false });
    await saveForm(storeOf(CHECKED), SAVE, key);
    expect(calls).toEqual([`${BASE}validate/`]);
    expect(posted).toHaveLength(1);
    await saveForm(storeOf(), SAVE, key);
    expect(calls).toHaveLength(1);
  });

  it('ends with what the check says, in place of what was said before [AFORM-26]', async () => {
    const store = storeOf(CHECKED);
    answering({ error: true, messages: ['One'] }, { error: 1, message: 'Two' });
    await saveForm(store, SAVE, key);
    expect(store.getState()).toMatchObject({
      status: 'idle',
      answers: 1,
      messages: [{ type: 'error', text: 'One' }],
    });
    await saveForm(store, SAVE, key);
    expect(store.getState()).toMatchObject({
      answers: 2,
      messages: [{ type: 'error', text: 'Two' }],
    });
    expect(posted).toHaveLength(0);
  });

  it('replaces every message of before by those of the server [AFORM-32]', async () => {
    const store = storeOf(CHECKED, AJAX);
    answering({ error: true, messages: ['One', 'Two'] }, {}, { error: true, message: 'Three' });
    await saveForm(store, SAVE, key);
    expect(store.getState().messages.map(({ text }) => text)).toEqual(['One', 'Two']);
    await saveForm(store, SAVE, key);
    expect(store.getState().messages).toEqual([{ type: 'error', text: 'Three' }]);
  });

  it('posts what was typed during the check', async () => {
    const store = storeOf(CHECKED);
    answering({ error: false });
    const saving = saveForm(store, SAVE, key);
    store.dispatch(change('later'));
    await saving;
    expect(posted[0]?.[1]).toContainEqual(['a', 'later']);
  });

  it('by script knows what it has sent where a field was changed during the check', async () => {
    const store = storeOf(CHECKED, AJAX);
    const bodies: string[] = [];
    vi.stubGlobal('fetch', (_: string, { body }: { readonly body: URLSearchParams }) => {
      bodies.push(body.get('a') ?? '');
      return Promise.resolve(new Response('{"error":false}'));
    });
    const saving = saveForm(store, SAVE, key);
    store.dispatch(change('later'));
    await saving;
    expect(bodies).toEqual(['x', 'later']);
    expect(store.getState().form.initial[0]?.value).toBe('later');
  });

  it('ends when a field is made invalid during the check [AFORM-15]', async () => {
    const store = storeOf(CHECKED);
    answering({ error: false });
    const saving = saveForm(store, SAVE, key);
    store.dispatch(change(''));
    await saving;
    expect(posted).toHaveLength(0);
    expect(store.getState()).toMatchObject({ status: 'idle', refusals: 1 });
  });

  it('is not made available by the timer of an earlier save', async () => {
    vi.useFakeTimers();
    const store = storeOf();
    await saveForm(store, SAVE, key);
    store.dispatch(pageReturned());
    vi.advanceTimersByTime(10_000);
    await saveForm(store, SAVE, key);
    vi.advanceTimersByTime(10_000);
    const { status } = store.getState();
    vi.useRealTimers();
    expect(status).toBe('leaving');
  });

  it('ends with a general message where there is no answer, and can be tried again', async () => {
    const store = storeOf(CHECKED);
    answering(undefined, { error: false });
    await saveForm(store, SAVE, key);
    expect(store.getState().messages[0]?.text).toMatch(/Something went wrong/);
    await saveForm(store, SAVE, key);
    expect(posted).toHaveLength(1);
  });

  it('goes to the sign-in of this site when the session has ended, and lets the browser ask', async () => {
    const gone: string[] = [];
    const restore = replaceNavigator({ assign: (url) => gone.push(url) });
    const store = storeOf(CHECKED);
    answering({ ajaxExpired: 1, ajaxRedirect: BASE });
    await saveForm(store, SAVE, key);
    expect(gone).toEqual([BASE]);
    expect(store.getState()).toMatchObject({
      status: 'idle',
      messages: [{ type: 'error', text: 'Your session has expired. Please sign in again.' }],
    });
    const other = storeOf(CHECKED);
    answering({ ajaxExpired: 1, ajaxRedirect: 'https://elsewhere.example/' });
    await saveForm(other, SAVE, key);
    expect(gone).toHaveLength(1);
    expect(other.getState().status).toBe('idle');
    restore();
  });

  it('by script stays on the page, and a reset restores what was sent [AFORM-27]', async () => {
    const store = storeOf({}, AJAX);
    store.dispatch(change('sent'));
    answering({ error: false, messages: ['Saved'] });
    const saving = saveForm(store, SAVE, key);
    store.dispatch(change('later'));
    await saving;
    expect(store.getState()).toMatchObject({
      status: 'idle',
      messages: [{ type: 'success', text: 'Saved' }],
    });
    expect(store.getState().form.states[0]?.value).toBe('later');
    store.dispatch(formReset());
    expect(store.getState().form.states[0]?.value).toBe('sent');
    expect([posted.length, calls]).toEqual([0, [`${BASE}save/`]]);
  });

  it('by script that is refused keeps what was typed', async () => {
    const store = storeOf({}, AJAX);
    store.dispatch(change('typed'));
    answering({ error: true, message: 'No' });
    await saveForm(store, SAVE, key);
    expect(store.getState()).toMatchObject({ status: 'idle', messages: [{ text: 'No' }] });
    store.dispatch(formReset());
    expect(store.getState().form.states[0]?.value).toBe('x');
  });

  it('posts a field called submit as well', async () => {
    await saveForm(storeOf({}, {}, { a: 'x', submit: 'y' }), SAVE, key);
    expect(posted[0]?.[1]).toContainEqual(['submit', 'y']);
  });
});
