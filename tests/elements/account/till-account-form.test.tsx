import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import '../../../elements/account/till-account-form';
import { replaceNavigator } from '../../../src/platform/navigate';
import { ok } from '../../../src/platform/result';
import { takeCookieMessages } from '../../../src/state/messages/cookie-messages';
import { mockShop, sent } from '../../src/state/support/fake-http';
import { isHidden, renderPage } from './account-page';

vi.mock('../../../src/platform/http/http', () => import('../../src/state/support/fake-http'));

const field = (className: string, input: string) =>
  `<div class="field ${className}"><label>Label <span class="control">${input}</span></label></div>`;
const FORM = `<till-account-form><form class="form form-edit-account" action="https://shop.example/customer/account/editPost/" method="post">
  <input name="form_key" type="hidden" value="anothervisitors1">
  ${field('required', '<input id="firstname" name="firstname" value="Jane" data-validate="{required:true}">')}
  <input type="checkbox" name="change_email" id="change-email" data-role="change-email" value="1">
  <input type="checkbox" name="change_password" id="change-password" data-role="change-password" value="1">
  <fieldset data-container="change-email-password"><legend><span data-title="change-email-password">Both</span></legend>
  ${field('email required', `<input type="email" name="email" id="email" data-input="change-email" value="jane@example.com" data-validate="{required:true, 'validate-email':true}">`)}
  ${field('password current', '<input type="password" name="current_password" id="current-password" data-input="current-password" autocomplete="off">')}
  ${field('password new', `<input type="password" name="password" id="password" data-password-min-length="8" data-password-min-character-sets="3" data-input="new-password" data-validate="{required:true, 'validate-customer-password':true}">`)}
  ${field('password confirmation', '<input type="password" name="password_confirmation" id="password-confirmation" data-input="confirm-password">')}
  </fieldset><button type="submit">Save</button></form></till-account-form>`;

const input = (id: string) => {
  const node = document.querySelector<HTMLInputElement>(`#${id}`);
  if (node === null) throw new Error(`no #${id}`);
  return node;
};
const faults = () =>
  [...document.querySelectorAll('.till-field-error')].map(({ textContent }) => textContent);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const SECRETS = ['email', 'current-password', 'password', 'password-confirmation'];
const open = () => SECRETS.filter((id) => !isHidden(input(id)) && !input(id).disabled);

let restoreNavigator = (): void => undefined;
const assign = vi.fn<(url: string) => void>();

beforeEach(() => {
  restoreNavigator = replaceNavigator({ assign });
  assign.mockClear();
  sessionStorage.clear();
  document.cookie = 'form_key=abcdefgh12345678; path=/';
  mockShop(() => {
    document.cookie = `mage-messages=${encodeURIComponent('[{"type":"success","text":"You saved the account information."}]')}; path=/`;
    return ok({
      status: 200,
      headers: {},
      url: 'https://shop.example/customer/account/',
      body: '',
    });
  });
});
afterEach(() => {
  restoreNavigator();
  takeCookieMessages();
  document.body.replaceChildren();
});

describe('<till-account-form>', () => {
  it('shows and enables what the choices need [ACCT-01][ACCT-02][ACCT-03][ACCT-04][ACCT-05]', async () => {
    await renderPage(FORM, 'till-account-form');
    const title = () => document.querySelector('[data-title]')?.textContent;
    const part = document.querySelector('[data-container]');
    expect(open()).toEqual([]);
    expect(isHidden(part)).toBe(true);
    await userEvent.click(input('change-email'));
    expect(open()).toEqual(['email', 'current-password']);
    expect(title()).toBe('Change Email');
    await userEvent.click(input('change-password'));
    expect(open()).toEqual(SECRETS);
    expect(title()).toBe('Change Email and Password');
    await userEvent.click(input('change-email'));
    expect(open()).toEqual(SECRETS.slice(1));
    expect(title()).toBe('Change Password');
    await userEvent.click(input('change-password'));
    expect(isHidden(part)).toBe(true);
  });

  it('requires e-mail and current password for another e-mail [ACCT-06][ACCT-07]', async () => {
    await renderPage(FORM, 'till-account-form');
    await userEvent.click(input('change-email'));
    await userEvent.clear(input('email'));
    await save();
    await waitFor(() => {
      expect(faults()).toEqual(['This is a required field.', 'This is a required field.']);
    });
    expect(document.activeElement).toBe(input('email'));
    expect(sent).toEqual([]);
  });

  it('requires a good new password that is not the e-mail, twice [ACCT-08][ACCT-09][ACCT-10]', async () => {
    await renderPage(FORM, 'till-account-form');
    await userEvent.click(input('change-password'));
    await userEvent.type(input('current-password'), 'Secret123!');
    await save();
    await waitFor(() => {
      expect(faults()).toEqual(['This is a required field.', 'This is a required field.']);
    });
    const tryWith = async (password: string, confirmation: string) => {
      await userEvent.clear(input('password'));
      await userEvent.type(input('password'), password);
      await userEvent.clear(input('password-confirmation'));
      await userEvent.type(input('password-confirmation'), confirmation);
      await save();
    };
    await tryWith('Short1!', 'Short1!');
    expect(faults()[0]).toContain('Minimum length of this field must be equal or greater than 8');
    await tryWith('lanternlight', 'lanternlight');
    expect(faults()[0]).toContain('Minimum of different classes of characters in password is 3.');
    await tryWith('Lantern42!', 'Lantern42?');
    expect(faults()).toEqual(['Please enter the same value again.']);
    await tryWith('Jane@Example.com', 'Jane@Example.com');
    expect(faults()[0]).toContain("The password can't be the same as the email address.");
    expect(sent).toEqual([]);
    await tryWith('Lantern42!', 'Lantern42!');
    await waitFor(() => {
      expect(assign).toHaveBeenCalledWith('https://shop.example/customer/account/');
    });
  });

  it('sends what the form has, with the visitor’s own form key, and nothing that is hidden', async () => {
    await renderPage(FORM, 'till-account-form');
    await userEvent.clear(input('firstname'));
    await userEvent.type(input('firstname'), 'Janet');
    await save();
    await waitFor(() => {
      expect(sent).toHaveLength(1);
    });
    expect(Object.fromEntries(sent[0]?.body as URLSearchParams)).toEqual({
      firstname: 'Janet',
      form_key: 'abcdefgh12345678',
    });
  });

  it('leaves the form to the server when it is removed', async () => {
    const element = await renderPage(FORM, 'till-account-form');
    const form = document.querySelector('form');
    element.before(form ?? '');
    element.remove();
    await waitFor(() => {
      expect(open()).toEqual(SECRETS);
    });
    expect(input('current-password').dataset.validate).toBeUndefined();
    expect(form?.noValidate).toBe(false);
  });
});
