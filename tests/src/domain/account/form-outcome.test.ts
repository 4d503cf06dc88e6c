import { describe, expect, it } from 'vitest';

import { formOutcome } from '../../../../src/domain/account/form-outcome';

const LOGIN = 'https://shop.example/customer/account/login/';
const success = { type: 'success', text: 'You saved the account information.' } as const;
const error = { type: 'error', text: 'No.' } as const;

describe('the outcome of a posted form', () => {
  it('is read from the server’s messages, also on the login page', () => {
    expect(formOutcome(LOGIN, [success])).toBe('saved');
    expect(formOutcome('https://shop.example/customer/account/edit/', [error])).toBe('refused');
    expect(formOutcome(LOGIN, [success, error])).toBe('refused');
  });

  it('is the end of the session on a login page without a message', () => {
    expect(formOutcome(LOGIN, [])).toBe('signed-out');
    expect(formOutcome('https://shop.example/de/customer/account/login', [])).toBe('signed-out');
  });

  it('is unknown on any other page without a message', () => {
    expect(formOutcome('https://shop.example/customer/account/editPost/', [])).toBe('unknown');
    expect(formOutcome('https://shop.example/customer/account/loginhelp/', [])).toBe('unknown');
    expect(formOutcome(LOGIN.replace('login', 'edit'), [{ ...error, type: 'notice' }])).toBe(
      'unknown',
    );
  });
});
