import { act, renderHook, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  useServerForm,
  type ServerFormOptions,
} from '../../../../../src/features/shared/form/useServerForm';
import { loadRules } from '../../../../../src/features/shared/form/control-check';

const ACCOUNT = `<form action="/customer/account/editPost/" method="post">
  <div class="field required"><label for="name">First Name</label>
    <input id="name" name="firstname" class="required-entry" data-validate="{required:true}" aria-describedby="hint"></div>
  <div class="field required"><label for="email">Email</label>
    <input id="email" type="email" name="email" data-validate="{required:true, 'validate-email':true}"></div>
  <div class="field" hidden><input name="password" data-validate="{required:true}"></div>
  <button type="submit">Save</button></form>`;

const sent = vi.fn<(event: SubmitEvent) => void>((event) => {
  event.preventDefault();
});

/** The form of a page, with the hook; `sent` replaces the browser's submission, which would leave the page. */
function use(markup: string, options?: ServerFormOptions) {
  document.body.innerHTML = markup;
  const form = document.forms[0];
  if (form === undefined) throw new Error('no form');
  const hook = renderHook(() => useServerForm(form, options));
  form.addEventListener('submit', sent);
  const press = () => userEvent.click(form.querySelector('button') ?? form);
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const noteOf = (name: string) =>
    (field(name).getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? id)
      .join(' ');
  return { ...hook, form, press, field, noteOf };
}

beforeAll(async () => {
  document.body.innerHTML = ACCOUNT;
  const [form] = document.forms;
  if (form !== undefined) await loadRules(form, {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  sent.mockClear();
  document.body.replaceChildren();
});

describe('a server-rendered form', () => {
  it('shows every error beside its field and moves the focus to the first', async () => {
    const { press, field, noteOf, result } = use(ACCOUNT);
    await press();
    expect(sent).not.toHaveBeenCalled();
    expect(noteOf('firstname')).toBe('hint This is a required field.');
    expect(noteOf('email')).toBe('This is a required field.');
    expect(field('email').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('firstname'));
    expect(result.current.errors.map(({ name, text }) => [name, text])).toEqual([
      ['First Name', 'This is a required field.'],
      ['Email', 'This is a required field.'],
    ]);
  });

  it('removes an error once its field is right, and leaves the others', async () => {
    const { press, field, noteOf, result } = use(ACCOUNT);
    await press();
    await userEvent.type(field('firstname'), 'Nia');
    expect(noteOf('firstname')).toBe('hint');
    expect(field('firstname').hasAttribute('aria-invalid')).toBe(false);
    expect(result.current.errors.map(({ name }) => name)).toEqual(['Email']);
  });

  it('leaves a valid form to the browser', async () => {
    const { press, field } = use(ACCOUNT);
    await userEvent.type(field('firstname'), 'Nia');
    await userEvent.type(field('email'), 'nia@example.com');
    await press();
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('sends by script once at a time, and keeps what was typed when the answer is lost', async () => {
    let fail: (cause: Error) => void = () => undefined;
    const lost = vi.fn();
    vi.stubGlobal('reportError', lost);
    const onSubmit = vi.fn(
      () =>
        new Promise<void>((_, reject) => {
          fail = reject;
        }),
    );
    const { press, field, result } = use(ACCOUNT, { onSubmit });
    await userEvent.type(field('firstname'), 'Nia');
    await userEvent.type(field('email'), 'nia@example.com');
    await press();
    await press();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(sent).not.toHaveBeenCalled();
    expect(result.current.isSending).toBe(true);
    act(() => {
      fail(new Error('lost'));
    });
    await waitFor(() => {
      expect(result.current.isSending).toBe(false);
    });
    expect(lost).toHaveBeenCalled();
    expect(field('firstname').value).toBe('Nia');
    await press();
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('shows errors that the server found', () => {
    const { result, field, noteOf } = use(ACCOUNT);
    act(() => {
      result.current.show([{ control: field('email'), text: 'This email is taken.' }]);
    });
    expect(noteOf('email')).toBe('This email is taken.');
    expect(document.activeElement).toBe(field('email'));
  });

  it('validates on request', () => {
    const { result, field } = use(ACCOUNT);
    let isValid = true;
    act(() => {
      isValid = result.current.validate();
    });
    expect(isValid).toBe(false);
    field('firstname').value = 'Nia';
    field('email').value = 'nia@example.com';
    act(() => {
      isValid = result.current.validate();
    });
    expect(isValid).toBe(true);
    expect(result.current.errors).toEqual([]);
  });

  it('gives the form back when the element leaves', async () => {
    const { press, unmount, form, noteOf } = use(ACCOUNT);
    await press();
    unmount();
    expect(noteOf('firstname')).toBe('hint');
    expect(form.noValidate).toBe(false);
    await press();
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(0);
  });

  it('lets a button pass that skips validation', async () => {
    const { form } = use(ACCOUNT);
    const button = form.querySelector('button');
    button?.setAttribute('formnovalidate', '');
    await userEvent.click(button ?? form);
    expect(sent).toHaveBeenCalledTimes(1);
  });
});
