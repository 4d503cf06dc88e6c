import { describe, expect, it } from 'vitest';
import {
  intentKind,
  intentOutcome,
} from '../../../../../src/payments/stripe/domain/intent-outcome';

describe('an intent', () => {
  it.each(['processing', 'requires_capture', 'succeeded'])(
    'is paid when %s [PELEM-10]',
    (status) => {
      expect(intentOutcome({ status })).toBe('paid');
      expect(intentOutcome({ status, next_action: { type: 'use_stripe_sdk' } })).toBe('paid');
    },
  );

  it.each([
    ['redirect_to_url', 'paid'],
    ['verify_with_microdeposits', 'paid'],
    ['use_stripe_sdk', 'authenticate'],
  ])('that requires the action %s is %s [PELEM-11, PELEM-13]', (type, outcome) => {
    expect(intentOutcome({ status: 'requires_action', next_action: { type } })).toBe(outcome);
  });

  it('that requires an unnamed action is paid [PELEM-11]', () => {
    expect(intentOutcome({ status: 'requires_action' })).toBe('paid');
    expect(intentOutcome({ status: 'requires_action', next_action: null })).toBe('paid');
  });

  it.each(['requires_confirmation', 'requires_payment_method'])(
    'is paid again when it %s [PELEM-14]',
    (status) => {
      expect(intentOutcome({ status })).toBe('pay-again');
    },
  );

  it.each(['canceled', 'unheard_of', ''])('has failed when it is "%s" [PELEM-15]', (status) => {
    expect(intentOutcome({ status })).toBe('failed');
  });
});

describe('a client secret', () => {
  it('distinguishes a payment from a setup', () => {
    expect(intentKind('pi_1AbC_secret_9z')).toBe('payment');
    expect(intentKind('seti_1AbC_secret_9z')).toBe('setup');
  });

  it.each(['', 'pi_1', 'cs_1_secret_2', 'pi_1_secret_', ' pi_1_secret_2', 'pi_1_secret_2?x'])(
    'that is "%s" throws [PELEM-39]',
    (secret) => {
      expect(() => intentKind(secret)).toThrow(TypeError);
    },
  );
});
