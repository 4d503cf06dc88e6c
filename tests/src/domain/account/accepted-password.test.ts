import { describe, expect, it } from 'vitest';

import { isAcceptedPassword } from '../../../../src/domain/account/accepted-password';

const demands = { minLength: 8, minSets: 3 };

describe('what the shop demands of a password', () => {
  it.each([
    ['Lantern42', true],
    ['lantern-4', true],
    ['Läntern-', true],
    ['Lant 42x', true],
    ['Lanter4', false],
    ['   Lant4   ', false],
    ['lanternlight', false],
    ['LANTERN42', false],
  ])('%s: %s', (password, expected) => {
    expect(isAcceptedPassword(password, demands)).toBe(expected);
  });

  it('may be nothing', () => {
    expect(isAcceptedPassword('', { minLength: 0, minSets: 0 })).toBe(true);
  });
});
