import { beforeEach, describe, expect, it, vi, afterEach } from 'vitest';
import type { Verification, VerificationSettings } from '../../../../src/domain/verification.types';
import { decide, type Decision } from '../../../../src/state/address-verification/decide';
import {
  verificationAsked,
  verificationWithdrawn,
} from '../../../../src/state/address-verification/verification-slice';
import { savedAddress } from '../support/shop';

const CORRECTED: Verification = { status: 'known', address: { street: ['1 Sunset Boulevard'] } };
const UNKNOWN: Verification = { status: 'unknown', message: 'No such street' };

const dispatch = vi.fn();
const take = vi.fn();
let isCurrent: boolean;

/** What was decided so far; undefined while nobody has. */
function start(
  verification: Verification,
  choice: VerificationSettings['choice'],
  prepare: () => Promise<object>,
): { decision?: Decision | null } {
  const end: { decision?: Decision | null } = {};
  const context = {
    about: 'shipping',
    address: savedAddress,
    directory: { countries: [], defaultCountryId: '' },
    settings: { countries: null, choice },
    prepare,
  } as const;
  void decide({ dispatch, take }, verification, context, () => isCurrent).then((decision) => {
    end.decision = decision;
  });
  return end;
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  dispatch.mockReset();
  take.mockReset();
  take.mockReturnValue(new Promise(() => undefined));
  isCurrent = true;
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a decision about an address', () => {
  it.each([
    ['a correction that nobody is asked about', CORRECTED, 'apply'],
    ['a correction', CORRECTED, 'ask'],
    ['an address that is not known', UNKNOWN, 'ask'],
  ] as const)(
    'is not made when the address changes before the code for %s has loaded [TAXV-06]',
    async (_what, verification, choice) => {
      let arrive = (_file: object): void => undefined;
      const end = start(verification, choice, () => new Promise((resolve) => (arrive = resolve)));
      await vi.advanceTimersByTimeAsync(100);
      isCurrent = false;
      arrive({});
      await vi.advanceTimersByTimeAsync(0);
      expect(end.decision).toBeNull();
      expect(dispatch).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['is late', () => new Promise<object>(() => undefined)],
    ['is missing', () => Promise.reject(new Error('offline'))],
  ])('is to keep what was typed when the code of the correction %s', async (_how, prepare) => {
    const end = start(CORRECTED, 'ask', prepare);
    await vi.advanceTimersByTimeAsync(8000);
    expect(end.decision).toEqual({ kind: 'keep', isCorrectionKnown: true });
    expect(dispatch).not.toHaveBeenCalled();
    expect(localStorage.getItem('till-verified-addresses')).toBeNull();
  });

  it('is no longer asked for when its flow is cancelled [TAXV-08]', async () => {
    const cancelled = new Error('cancelled');
    take.mockRejectedValue(cancelled);
    const context = {
      about: 'billing',
      address: savedAddress,
      directory: { countries: [], defaultCountryId: '' },
      settings: { countries: null, choice: 'ask' },
    } as const;
    await expect(decide({ dispatch, take }, UNKNOWN, context, () => true)).rejects.toBe(cancelled);
    const question = {
      about: 'billing',
      original: savedAddress,
      suggested: null,
      problem: 'No such street',
      settings: context.settings,
    } as const;
    expect(dispatch.mock.calls).toEqual([
      [verificationAsked(question)],
      [verificationWithdrawn(question)],
    ]);
  });
});
