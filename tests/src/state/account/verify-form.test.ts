import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fail } from '../../../../src/platform/result';
import { addressFormState } from '../../../../src/state/account/address-form-state';
import { provideFormVerification } from '../../../../src/state/account/form-verification';
import {
  formAddressEdited,
  formAddressSubmitted,
  formDecisionTaken,
  selectVerifiedForm,
} from '../../../../src/state/account/verified-form-slice';
import { formVerification } from '../../../../src/state/account/verify-form';
import { formServicesOf } from '../../../../src/state/address-verification/form-services';
import {
  verificationAlertClosed,
  verificationAnswered,
  verificationNotShown,
} from '../../../../src/state/address-verification/verification-slice';
import { addressVerifiers } from '../../../../src/state/extensions/extensions';
import type { TaxService } from '../../../../src/state/extensions/tax-service.types';
import type { TillStore } from '../../../../src/state/shared/store.types';
import { createTillStore } from '../../../../src/state/store/store';
import { FORM_SERVICES } from '../../../../src/tax/form-services';
// Loaded on demand; preloaded here, because these tests use a fake clock.
import { avatax } from '../../../../src/tax/avatax/service';
import type { Address } from '../../../../src/domain/address.types';
import type { Verification, VerificationSettings } from '../../../../src/domain/verification.types';
import { json, mockShop, sent } from '../support/fake-http';
import { API_ERRORS } from '../support/fault-errors';
import { savedAddress, shop } from '../support/shop';
import { pageWith, settings } from '../support/verification';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

/** What is typed, and what the service makes of it: a customer's address has an object for its region. */
const TYPED: Address = { ...savedAddress, street: ['1 Sunset Bld'] };
const OTHER: Address = { ...savedAddress, street: ['2 Sunset Bld'] };
const VALID = {
  street: ['1 Sunset Boulevard'],
  city: 'Los Angeles',
  postcode: '90034-1234',
  country_id: 'US',
  region: { region: 'California', region_code: 'CA', region_id: 12 },
};

const calls = () => sent.filter(({ path }) => path === 'validate-address');
const settle = () => vi.advanceTimersByTimeAsync(3000);
const form = (store: TillStore) => selectVerifiedForm(store.getState());
const questionOf = (store: TillStore) => store.getState().verification?.question ?? null;
const alertOf = (store: TillStore) => store.getState().verification?.alert ?? null;

type Answer = () => ReturnType<Parameters<typeof mockShop>[0]>;

/** The page of the address form with the module's settings. */
async function openForm(
  answer: Answer,
  changes: Readonly<Record<string, unknown>> = {},
  entries = FORM_SERVICES,
): Promise<TillStore> {
  mockShop(answer);
  const init = { '*': { addressValidationModal: settings({ validationEnabled: 1, ...changes }) } };
  const page = { ...pageWith(null), init };
  provideFormVerification((source) => {
    const services = formServicesOf(source, entries);
    return services && formVerification(source, services);
  });
  const store = createTillStore({ shop, checkout: null }, { page: () => page });
  store.inject(addressFormState);
  await settle();
  return store;
}

async function submit(store: TillStore, address = TYPED): Promise<void> {
  store.dispatch(formAddressSubmitted(address));
  await settle();
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  provideFormVerification(() => null);
});

describe('an address of the account that is submitted', () => {
  it('is verified by a call of its own [TAXV-18]', async () => {
    const store = await openForm(() => json(VALID));
    await submit(store);
    expect(calls()).toMatchObject([
      {
        method: 'POST',
        body: {
          address: {
            street: ['1 Sunset Bld'],
            country_id: 'US',
            region: { region_id: 12, region_code: 'CA', region: 'California' },
          },
        },
      },
    ]);
    expect(questionOf(store)).toMatchObject({
      about: 'account',
      suggested: { street: ['1 Sunset Boulevard'] },
    });
    expect(form(store).decision).toBeNull();
  });

  it('is replaced by the corrected one once that was chosen [TAXV-07]', async () => {
    const store = await openForm(() => json(VALID));
    await submit(store);
    store.dispatch(verificationAnswered('suggested'));
    await settle();
    expect(form(store).decision).toMatchObject({
      kind: 'use',
      address: { street: ['1 Sunset Boulevard'], postcode: '90034-1234' },
    });
  });

  it('is verified once, also after a reload', async () => {
    const store = await openForm(() => json(VALID));
    await submit(store);
    store.dispatch(verificationAnswered('original'));
    await settle();
    expect(form(store).decision).toMatchObject({ kind: 'keep' });
    const later = await openForm(() => json(VALID));
    await submit(later);
    expect(form(later).decision).toMatchObject({ kind: 'keep' });
    expect(calls()).toEqual([]);
  });

  it('is not verified again with what the service has made of it', async () => {
    const store = await openForm(() => json(VALID));
    await submit(store);
    store.dispatch(verificationAnswered('suggested'));
    await settle();
    store.dispatch(formDecisionTaken());
    await submit(store, { ...TYPED, street: ['1 Sunset Boulevard'], postcode: '90034-1234' });
    expect(calls()).toHaveLength(1);
    expect(form(store).decision).toMatchObject({ kind: 'keep' });
  });

  it('is changed in its form when the shopper wants to [TAXV-08]', async () => {
    const store = await openForm(() => json(VALID));
    await submit(store);
    store.dispatch(verificationAnswered('edit'));
    await settle();
    expect(form(store).decision).toEqual({ kind: 'edit' });
  });

  it('is not verified outside of the enabled countries [TAXV-11]', async () => {
    const store = await openForm(() => json(VALID), { countriesEnabled: 'CA' });
    await submit(store);
    expect(calls()).toEqual([]);
    expect(form(store).decision).toMatchObject({ kind: 'keep' });
  });

  it('gets no answer that comes after it was changed', async () => {
    let respond: (value: ReturnType<typeof json>) => void = () => undefined;
    const store = await openForm(
      () =>
        new Promise((resolve) => {
          respond = resolve;
        }),
    );
    await submit(store);
    store.dispatch(formAddressEdited());
    respond(json(VALID));
    await settle();
    expect(questionOf(store)).toBeNull();
    expect(form(store)).toEqual({ address: null, decision: null });
    await submit(store, OTHER);
    respond(json({ ...VALID, street: ['2 Sunset Boulevard'] }));
    await settle();
    expect(questionOf(store)?.suggested?.street).toEqual(['2 Sunset Boulevard']);
  });

  it('is no longer asked about once it was changed, as before the dialog has loaded', async () => {
    const store = await openForm(() => json(VALID));
    await submit(store);
    expect(questionOf(store)).not.toBeNull();
    store.dispatch(formAddressEdited());
    await settle();
    expect(questionOf(store)).toBeNull();
    store.dispatch(verificationAnswered('suggested'));
    await settle();
    expect(form(store)).toEqual({ address: null, decision: null });
    expect(localStorage.getItem('till-verified-addresses')).toBeNull();
  });

  it('gets no decision when it was changed while an alert is shown', async () => {
    const store = await openForm(() => fail(API_ERRORS['500'] ?? { kind: 'network' }));
    await submit(store);
    expect(alertOf(store)).not.toBeNull();
    store.dispatch(formAddressEdited());
    store.dispatch(verificationAlertClosed());
    await settle();
    expect(form(store)).toEqual({ address: null, decision: null });
  });

  it('waits for no more than 8 seconds', async () => {
    const store = await openForm(() => new Promise(() => undefined));
    await submit(store);
    expect(form(store).decision).toBeNull();
    await vi.advanceTimersByTimeAsync(5000);
    expect(form(store).decision).toMatchObject({ kind: 'keep' });
    expect(calls()[0]?.signal?.aborted).toBe(true);
    expect(alertOf(store)).toBeNull();
  });

  it.each(['html', 'half', 'empty', '404', '429', '500'] as const)(
    'is saved as typed when the call fails (%s), once the alert was read [TAXV-24]',
    async (fault) => {
      const store = await openForm(() => fail(API_ERRORS[fault] ?? { kind: 'network' }));
      await submit(store);
      expect(alertOf(store)).not.toBeNull();
      expect(form(store).decision).toBeNull();
      store.dispatch(verificationAlertClosed());
      await settle();
      expect(form(store).decision).toMatchObject({ kind: 'keep' });
    },
  );

  it.each(['never', '401', 'offline'] as const)(
    'is saved as typed without an alert when no answer comes (%s)',
    async (fault) => {
      const store = await openForm(() => fail(API_ERRORS[fault] ?? { kind: 'network' }));
      await submit(store);
      expect(alertOf(store)).toBeNull();
      expect(form(store).decision).toMatchObject({ kind: 'keep' });
    },
  );
});

describe('a page without the verification', () => {
  it.each([{ validationEnabled: 0 }, { validationEnabled: '0' }])(
    'has none of its state: %j',
    async (changes) => {
      const store = await openForm(() => json(VALID), changes);
      expect(store.getState().verifiedForm).toBeUndefined();
    },
  );

  it.each([
    ['no settings at all', undefined],
    ['a text as its settings', 'US'],
    ['a text as its countries', { countries: 'US,CA', choice: 'ask' }],
    ['a record as its countries', { countries: { US: true }, choice: 'ask' }],
  ])('leaves out a verifier with %s', async (_what, given) => {
    const remove = addressVerifiers.register({
      code: 'own',
      settings: () => given as unknown as VerificationSettings,
      verify: vi.fn(),
    });
    const store = await openForm(() => json(VALID), { validationEnabled: 0 });
    remove();
    expect(store.getState().verifiedForm).toBeUndefined();
  });

  it('leaves out a verifier whose settings throw, and uses the service of the page', async () => {
    const remove = addressVerifiers.register({
      code: 'own',
      settings: () => {
        throw new Error('broken');
      },
      verify: vi.fn(),
    });
    const store = await openForm(() => json(VALID));
    await submit(store);
    remove();
    expect(calls()).toHaveLength(1);
  });

  it('does not hold up the form when a verifier breaks the verification [TAXV-24]', async () => {
    const remove = addressVerifiers.register({
      code: 'own',
      settings: () => ({ countries: Object.assign(['US'], { includes: null }), choice: 'ask' }),
      verify: vi.fn(),
    });
    const store = await openForm(() => json(VALID));
    await submit(store);
    remove();
    expect(form(store).decision).toEqual({ kind: 'keep', isCorrectionKnown: false });
  });

  it.each([{}, { status: 'known' }, { status: 'known', address: { street: 7, city: {} } }, null])(
    'uses what was typed when a verifier resolves with %j [TAXV-24]',
    async (answer) => {
      const remove = addressVerifiers.register({
        code: 'own',
        settings: () => ({ countries: null, choice: 'apply' }),
        verify: () => Promise.resolve(answer as unknown as Verification),
      });
      const store = await openForm(() => json(VALID));
      await submit(store);
      remove();
      const { decision } = form(store);
      const used = decision?.kind === 'use' ? decision.address.city : TYPED.city;
      expect(decision).not.toBeNull();
      expect(used).toBe(TYPED.city);
    },
  );

  it('is verified by what a script registers while Till’s service is in use, until it is removed', async () => {
    const store = await openForm(() => json(VALID));
    const verify = vi.fn(() => Promise.resolve({ status: 'known', address: {} } as const));
    const remove = addressVerifiers.register({
      code: 'own',
      settings: () => ({ countries: null, choice: 'ask' }),
      verify,
    });
    await submit(store);
    expect(verify).toHaveBeenCalledOnce();
    expect(calls()).toEqual([]);
    expect(form(store).decision).toEqual({ kind: 'keep', isCorrectionKnown: false });
    remove();
    store.dispatch(formDecisionTaken());
    await submit(store, OTHER);
    expect(verify).toHaveBeenCalledOnce();
    expect(calls()).toHaveLength(1);
  });

  it('goes on once an alert that could not be shown is dropped [TAXV-24]', async () => {
    const store = await openForm(() => fail({ kind: 'malformed', status: 200 }));
    await submit(store);
    expect(alertOf(store)).not.toBeNull();
    expect(form(store).decision).toBeNull();
    store.dispatch(verificationNotShown());
    await settle();
    expect(form(store).decision).toEqual({ kind: 'keep', isCorrectionKnown: false });
  });

  it('gets it with the next field that is changed when its code could not be loaded [TAXV-18]', async () => {
    const load = vi.fn((): Promise<TaxService> => Promise.reject(new Error('offline')));
    const entries = FORM_SERVICES.map((entry) => ({ ...entry, load }));
    const store = await openForm(() => json(VALID), {}, entries);
    expect(load).toHaveBeenCalledOnce();
    expect(store.getState().verifiedForm).toBeUndefined();
    document.dispatchEvent(new Event('change'));
    await settle();
    expect(load).toHaveBeenCalledTimes(2);
    load.mockResolvedValue(avatax);
    document.dispatchEvent(new Event('change'));
    await settle();
    expect(store.getState().verifiedForm).toBeDefined();
    document.dispatchEvent(new Event('change'));
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('gets it when a script registers a verifier later', async () => {
    const store = await openForm(() => json(VALID), { validationEnabled: 0 });
    const verify = vi.fn(() =>
      Promise.resolve({ status: 'known', address: { city: 'Los Angeles' } } as const),
    );
    const remove = addressVerifiers.register({
      code: 'own',
      settings: () => ({ countries: null, choice: 'ask' }),
      verify,
    });
    await settle();
    await submit(store);
    remove();
    expect(verify).toHaveBeenCalledExactlyOnceWith(
      TYPED,
      expect.objectContaining({ place: 'account' }),
    );
    expect(form(store).decision).toMatchObject({ kind: 'keep' });
  });
});
