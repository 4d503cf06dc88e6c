import { describe, expect, it } from 'vitest';

import { PASSWORD_LABELS, passwordScore } from '../../../../src/domain/account/password-score';

const facts = { password: 'Lantern42!', email: 'jane@example.com', isValid: true, strength: 3 };

describe('the score of a password', () => {
  it('has five labels [PASS-01]', () => {
    expect(PASSWORD_LABELS).toEqual({
      0: 'No Password',
      1: 'Weak',
      2: 'Medium',
      3: 'Strong',
      4: 'Very Strong',
    });
  });

  it('is 0 without a password, whatever else is known [PASS-02]', () => {
    expect(passwordScore({ ...facts, password: '' })).toBe(0);
    expect(passwordScore({ ...facts, password: '', email: '' })).toBe(0);
  });

  it('is 1 for the email in any case [PASS-03]', () => {
    expect(passwordScore({ ...facts, password: 'JANE@Example.com', strength: 4 })).toBe(1);
    expect(passwordScore({ ...facts, email: '', strength: 4 })).toBe(4);
  });

  it('is 1 for a password that the shop refuses [PASS-04]', () => {
    expect(passwordScore({ ...facts, isValid: false, strength: 4 })).toBe(1);
  });

  it.each([
    [0, 1],
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
  ])('follows an estimate of %i, but is at least 1 [PASS-05]', (strength, expected) => {
    expect(passwordScore({ ...facts, strength })).toBe(expected);
  });
});
