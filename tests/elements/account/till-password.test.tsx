import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';

import '../../../elements/account/till-password';
import { isHidden, renderPage } from './account-page';

const METER =
  '<div data-role="password-strength-meter">Password Strength: <span>No Password</span></div>';
const page = (attributes: string) =>
  `<form><input type="email" name="email" value="Jane.Doe7@example.com"><input name="firstname" value="Jane">
  <div class="field"><label for="p">Password</label><div class="control"><till-password><input type="password" id="p" ${attributes} autocomplete="off">${METER}</till-password></div></div></form>`;
const NEW = 'name="password" data-password-min-length="8" data-password-min-character-sets="3"';

const field = () => screen.getByLabelText<HTMLInputElement>('Password');
const rating = () => document.querySelector('.till-password__label')?.textContent;

async function rate(password: string, expected: string) {
  await userEvent.clear(field());
  await userEvent.type(field(), password);
  await waitFor(
    () => {
      expect(rating()).toBe(`Password Strength: ${expected}`);
    },
    { timeout: 5000 },
  );
}

afterEach(() => {
  document.body.replaceChildren();
});

describe('<till-password>', () => {
  it('rates a new password in words [PASS-01][PASS-02][PASS-03][PASS-04][PASS-05]', async () => {
    await renderPage(page(NEW), 'till-password');
    expect(rating()).toBe('Password Strength: No Password');
    expect(isHidden(document.querySelector('[data-role="password-strength-meter"]'))).toBe(true);
    await rate('Lan4', 'Weak');
    await rate('jane.doe7@EXAMPLE.com', 'Weak');
    await rate('Password1!', 'Weak');
    await rate('orchid Gravel 77 teapot', 'Very Strong');
    await userEvent.clear(field());
    expect(rating()).toBe('Password Strength: No Password');
  }, 20_000);

  it('makes the password readable until the form is sent', async () => {
    await renderPage(page(NEW), 'till-password');
    const show = screen.getByRole('button', { name: 'Show Password' });
    await userEvent.click(show);
    expect(field().type).toBe('text');
    expect(show.getAttribute('aria-pressed')).toBe('true');
    field().form?.dispatchEvent(new Event('submit', { cancelable: true }));
    await waitFor(() => {
      expect(show.getAttribute('aria-pressed')).toBe('false');
    });
    expect(field().type).toBe('password');
  });

  it('replaces the platform’s checkbox for all passwords of a form if each has a button', async () => {
    const box = '<div class="field choice" data-bind="scope: \'showPassword\'"></div>';
    const plain = '<input type="password" name="password_confirmation">';
    await renderPage(page(NEW).replace('</form>', `${box}</form>`), 'till-password');
    expect(isHidden(document.querySelector('[data-bind]'))).toBe(true);
    await renderPage(page(NEW).replace('</form>', `${plain}${box}</form>`), 'till-password');
    expect(isHidden(document.querySelector('[data-bind]'))).toBe(false);
  });

  it('sets autocomplete for password managers, and does not rate a current password', async () => {
    await renderPage(page('name="current_password"'), 'till-password');
    expect(field().autocomplete).toBe('current-password');
    expect(rating()).toBeUndefined();
  });
});
