import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { taxRows } from '../../../../../e2e/faults/tax-rows';
import { replaceNavigator } from '../../../../../src/platform/navigate';
import { fail } from '../../../../../src/platform/result';
import {
  verificationAnswered,
  verificationNotShown,
  type VerificationAnswer,
} from '../../../../../src/state/address-verification/verification-slice';
import {
  shippingAddressChosen,
  shippingSubmitted,
} from '../../../../../src/state/checkout/checkout-actions';
import {
  selectCheckout,
  selectShippingAddress,
} from '../../../../../src/state/checkout/checkout-slice';
import { provideVerification } from '../../../../../src/state/checkout/verification/open-verification';
import { addressVerifiers } from '../../../../../src/state/extensions/extensions';
import type { AddressVerifier } from '../../../../../src/state/extensions/tax-service.types';
import type { TillStore } from '../../../../../src/state/shared/store.types';
import { json, sent } from '../../support/fake-http';
import { API_ERRORS } from '../../support/fault-errors';
import { customerOf, savedAddress } from '../../support/shop';
import {
  openReady,
  openVerifyingShop,
  pageWith,
  settings,
  settle,
  typeShipping,
  VALID,
  verificationOf,
  type SentStep,
} from '../../support/verification';

vi.mock('../../../../../src/platform/http/http', () => import('../../support/fake-http'));

const steps = () =>
  sent
    .filter(({ path }) => path === 'shipping-information')
    .map(({ body }) => {
      const { shipping_address: address, extension_attributes: extension } = (body as SentStep)
        .addressInformation;
      return [address.street[0], address.postcode, extension.should_validate_address];
    });
const questionOf = (store: TillStore) => store.getState().verification?.question ?? null;
const checkout = (store: TillStore) => selectCheckout(store.getState());

async function next(store: TillStore, answer: VerificationAnswer | null = null): Promise<void> {
  store.dispatch(shippingSubmitted());
  await settle();
  if (answer === null) return;
  store.dispatch(verificationAnswered(answer));
  await settle();
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  openVerifyingShop({ valid_address: VALID, original_address: {} });
});
afterEach(() => {
  vi.useRealTimers();
  provideVerification(() => null);
});

const typed = ['1 Main St', '90210'];
const valid = ['1 Main Street', '90210-1234'];

describe('the shipping step with a service that verifies as it is saved', () => {
  it('is the call of every shop, set-shipping-information being no path of its own [TAXV-21]', async () => {
    const store = await openReady();
    await next(store);
    const posts = sent.filter(({ method }) => method === 'POST').map(({ path }) => path);
    expect(posts).toContain('shipping-information');
    expect(posts.filter((path) => path.includes('set-shipping-information'))).toEqual([]);
    expect(steps()).toEqual([[...typed, true]]);
  });

  it('has the address verified and asks about a correction [TAXV-06] [TAXV-22] [TAXV-23]', async () => {
    const store = await openReady();
    await next(store);
    expect(steps()).toEqual([[...typed, true]]);
    expect(questionOf(store)).toMatchObject({
      about: 'shipping',
      original: { street: ['1 Main St'] },
      suggested: { street: ['1 Main Street'], postcode: '90210-1234', region: 'California' },
    });
    expect(checkout(store)).toMatchObject({ step: 'shipping', shipping: { saveStatus: 'saving' } });
  });

  it('saves the corrected address once it was chosen, as it is [TAXV-07]', async () => {
    const store = await openReady();
    await next(store, 'suggested');
    expect(steps()).toEqual([
      [...typed, true],
      [...valid, false],
    ]);
    expect(checkout(store).step).toBe('payment');
    expect(selectShippingAddress(store.getState())).toMatchObject({ postcode: '90210-1234' });
    expect(checkout(store).billing.address).toMatchObject({ street: ['1 Main Street'] });
  });

  it('saves what was typed again when the shopper keeps it, as the shop has saved the other [TAXV-07]', async () => {
    const store = await openReady();
    await next(store, 'original');
    expect(steps()).toEqual([
      [...typed, true],
      [...typed, false],
    ]);
    expect(checkout(store).step).toBe('payment');
    expect(selectShippingAddress(store.getState())).toMatchObject({ street: ['1 Main St'] });
  });

  it('leads back to the form with everything typed, and asks again [TAXV-08]', async () => {
    const store = await openReady();
    await next(store, 'edit');
    expect(checkout(store)).toMatchObject({
      step: 'shipping',
      shipping: { saveStatus: 'idle', stepError: null, focus: { field: 'street.0' } },
    });
    expect(selectShippingAddress(store.getState())).toMatchObject({ street: ['1 Main St'] });
    await next(store);
    expect(steps().at(-1)).toEqual([...typed, true]);
    expect(questionOf(store)).not.toBeNull();
  });

  it('does not verify an address again that was decided about, also on a new page', async () => {
    await next(await openReady(), 'original');
    const store = await openReady();
    sent.length = 0;
    await next(store);
    expect(steps()).toEqual([[...typed, false]]);
    expect(checkout(store).step).toBe('payment');
    typeShipping(store, { 'street.0': '2 Main St' });
    await next(store);
    expect(steps().at(-1)).toEqual(['2 Main St', '90210', true]);
  });

  it('shows why an address could not be verified, and goes on with it [TAXV-06]', async () => {
    openVerifyingShop({ error_message: 'No <b>such</b> street', original_address: {} });
    const store = await openReady();
    await next(store);
    expect(questionOf(store)).toMatchObject({ suggested: null, problem: 'No such street' });
    store.dispatch(verificationAnswered('original'));
    await settle();
    expect(checkout(store).step).toBe('payment');
  });

  it('goes on at once with an address that the service confirms', async () => {
    const same = { ...VALID, street: ['1 Main St'], postcode: '90210' };
    openVerifyingShop({ valid_address: same, original_address: {} });
    const store = await openReady();
    await next(store);
    expect(steps()).toEqual([[...typed, true]]);
    expect(checkout(store).step).toBe('payment');
  });

  it('goes on when the service says nothing that can be read', async () => {
    openVerifyingShop({ valid_address: { street: 5 }, constructor: 'x' });
    const store = await openReady();
    await next(store);
    expect(checkout(store).step).toBe('payment');
  });

  it('never lets an answer replace a newer address', async () => {
    let respond = (): void => undefined;
    const held = new Promise<void>((resolve) => (respond = resolve));
    openVerifyingShop({ valid_address: VALID }, (path) =>
      path === 'shipping-information'
        ? held.then(() =>
            json({
              payment_methods: [],
              totals: { grand_total: 20, items: [], total_segments: [] },
              extension_attributes: { valid_address: VALID },
            }),
          )
        : null,
    );
    const store = await openReady();
    await next(store);
    typeShipping(store, { 'street.0': '9 Other Rd' });
    respond();
    await settle();
    expect(questionOf(store)).toBeNull();
    expect(selectShippingAddress(store.getState())).toMatchObject({ street: ['9 Other Rd'] });
    expect(checkout(store).step).toBe('shipping');
  });

  it('is no longer asked about once another address was typed, as before the dialog has loaded', async () => {
    const store = await openReady();
    await next(store);
    expect(questionOf(store)).not.toBeNull();
    typeShipping(store, { 'street.0': '9 Other Rd' });
    await settle();
    expect(questionOf(store)).toBeNull();
    store.dispatch(verificationAnswered('suggested'));
    await settle();
    expect(selectShippingAddress(store.getState())).toMatchObject({ street: ['9 Other Rd'] });
    expect(checkout(store)).toMatchObject({ step: 'shipping', shipping: { saveStatus: 'idle' } });
    expect(localStorage.getItem('till-verified-addresses')).toBeNull();
  });

  it.each([
    ['does not arrive', () => Promise.reject(new Error('offline')), settings(), false],
    ['is late', () => new Promise(() => undefined), settings(), false],
    [
      'does not arrive and is switched off',
      () => Promise.reject(new Error('offline')),
      settings({ validationEnabled: '0' }),
      undefined,
    ],
  ])(
    'saves the address as it was typed when its code %s [TAXV-22]',
    async (_how, arrive, config, isAsked) => {
      const store = await openReady(pageWith(config));
      provideVerification((...given) => {
        const arrival = arrive();
        arrival.catch(() => undefined);
        return verificationOf(pageWith(config), arrival)(...given);
      });
      await next(store);
      await vi.advanceTimersByTimeAsync(8000);
      expect(steps()).toEqual([[...typed, isAsked]]);
      expect(checkout(store).step).toBe('payment');
    },
  );

  it('verifies no address in a country that is not enabled, and says so [TAXV-11]', async () => {
    const store = await openReady(pageWith(settings({ countriesEnabled: 'CA' })));
    await next(store);
    expect(steps()).toEqual([[...typed, false]]);
    expect(checkout(store).step).toBe('payment');
  });

  it.each([null, settings({ validationEnabled: false })])(
    'sends nothing of it where it is not set up: %j',
    async (config) => {
      const store = await openReady(pageWith(config));
      await next(store);
      expect(steps()).toEqual([[...typed, undefined]]);
      expect(store.getState().verification).toBeUndefined();
    },
  );

  it('uses the corrected address without a question where the shop has chosen that', async () => {
    const store = await openReady(pageWith(settings(), { addressVerification: 'apply' }));
    await next(store);
    expect(steps()).toEqual([
      [...typed, true],
      [...valid, false],
    ]);
    expect(checkout(store).step).toBe('payment');
  });

  it('corrects a customer’s saved address, which the shop corrects as well', async () => {
    const store = await openReady(pageWith(settings()), customerOf());
    store.dispatch(shippingAddressChosen({ kind: 'saved', id: 1 }));
    await next(store, 'suggested');
    expect(checkout(store)).toMatchObject({
      step: 'payment',
      shipping: { choice: { kind: 'saved', id: 1 } },
    });
    expect(selectShippingAddress(store.getState())).toMatchObject({ postcode: '90210-1234' });
  });
});

describe('the shipping step with a verifier of the shop’s own', () => {
  const verify = vi.fn<AddressVerifier['verify']>();
  const own: AddressVerifier = {
    code: 'own',
    settings: () => ({ countries: null, choice: 'ask' }),
    verify,
  };
  let remove: () => void;

  beforeEach(() => {
    verify.mockReset();
    remove = addressVerifiers.register(own);
  });
  afterEach(() => {
    remove();
  });

  const corrected = { street: ['1 Main Street'], postcode: '90210-1234' };

  it('is asked before the step is saved, and the chosen address is saved [TAXV-01]', async () => {
    verify.mockResolvedValue({ status: 'known', address: corrected });
    const store = await openReady(pageWith(null));
    await next(store);
    expect(steps()).toEqual([]);
    store.dispatch(verificationAnswered('suggested'));
    await settle();
    expect(steps()).toEqual([[...valid, undefined]]);
  });

  it('makes a new address of a correction, and leaves the saved one as it is', async () => {
    verify.mockResolvedValue({ status: 'known', address: corrected });
    const store = await openReady(pageWith(null), customerOf());
    store.dispatch(shippingAddressChosen({ kind: 'saved', id: 1 }));
    await next(store, 'suggested');
    expect(checkout(store).shipping.choice).toEqual({ kind: 'new' });
    expect(store.getState().config.checkout?.customer?.addresses).toEqual([savedAddress]);
    expect(steps()).toEqual([[...valid, undefined]]);
  });

  it('is waited for no longer than 8 seconds', async () => {
    verify.mockReturnValue(new Promise(() => undefined));
    const store = await openReady(pageWith(null));
    await next(store);
    await vi.advanceTimersByTimeAsync(4999);
    expect(steps()).toEqual([]);
    await vi.advanceTimersByTimeAsync(2);
    await settle();
    expect(steps()).toEqual([[...typed, undefined]]);
    expect(verify.mock.lastCall?.[1].signal.aborted).toBe(true);
    expect(checkout(store).step).toBe('payment');
  });

  it.each([
    ['rejects', () => Promise.reject(new Error('broken'))],
    [
      'throws',
      () => {
        throw new Error('broken');
      },
    ],
  ])('holds no order up when it %s', async (_how, broken) => {
    verify.mockImplementation(broken);
    const store = await openReady(pageWith(null));
    await next(store);
    expect(checkout(store).step).toBe('payment');
  });

  it('goes before Till’s service, which is told to leave the address as it is [TAXV-22]', async () => {
    verify.mockResolvedValue({ status: 'known', address: {} });
    const store = await openReady();
    await next(store);
    expect(verify).toHaveBeenCalledTimes(1);
    // Unless it is told, the shop's module replaces what this verifier has left as typed.
    expect(steps()).toEqual([[...typed, false]]);
  });
});

describe('the shipping step with a verifier of the shop’s own that verifies as it is saved', () => {
  let remove = (): void => undefined;
  const use = (shippingStep: unknown): void => {
    remove = addressVerifiers.register({
      code: 'own',
      settings: () => ({ countries: null, choice: 'ask' }),
      verify: vi.fn(),
      shippingStep: shippingStep as NonNullable<AddressVerifier['shippingStep']>,
    });
  };
  afterEach(() => {
    remove();
  });

  it('is registered while Till’s service is in use, and is asked from the next address on', async () => {
    const store = await openReady();
    await next(store, 'edit');
    use({
      attributes: () => ({ checked_by: 'own' }),
      read: () => ({ status: 'known', address: { street: '1 Main Road', postcode: 90211 } }),
    });
    sent.length = 0;
    await next(store);
    const { body } = sent.find(({ path }) => path === 'shipping-information') ?? {};
    expect((body as SentStep).addressInformation.extension_attributes).toEqual({
      checked_by: 'own',
      should_validate_address: false,
    });
    // A text as the street and a number as the postcode are put right, as in every other answer.
    expect(questionOf(store)?.suggested).toMatchObject({
      street: ['1 Main Road'],
      postcode: '90211',
    });
  });

  it.each([
    ['throws', () => JSON.parse('{') as unknown],
    ['says nothing', () => undefined],
    ['says something else', () => 'known'],
    ['knows no address', () => ({ status: 'known', address: null })],
  ])('goes on with what was typed when it %s', async (_how, read) => {
    use({ attributes: () => ({}), read });
    const store = await openReady(pageWith(null));
    await next(store);
    expect(questionOf(store)).toBeNull();
    expect(checkout(store).step).toBe('payment');
    expect(steps()).toEqual([[...typed, undefined]]);
  });

  it('saves the step again as it is when reading takes more than 8 seconds [TAXV-23]', async () => {
    use({ attributes: () => ({}), read: () => new Promise(() => undefined) });
    const store = await openReady(pageWith(null));
    await next(store);
    await vi.advanceTimersByTimeAsync(4900);
    expect(checkout(store).step).toBe('shipping');
    await settle();
    // The shop may have saved a correction that nobody has seen.
    expect(steps()).toEqual([
      [...typed, undefined],
      [...typed, undefined],
    ]);
    expect(checkout(store).step).toBe('payment');
    expect(localStorage.getItem('till-verified-addresses')).toBeNull();
  });

  it.each([
    ['throw', () => JSON.parse('{') as unknown],
    ['are a text', () => 'x'],
  ])('saves the step when its attributes %s', async (_how, attributes) => {
    use({ attributes, read: () => null });
    const store = await openReady(pageWith(null));
    await next(store);
    expect(checkout(store).step).toBe('payment');
  });
});

it('goes on with what was typed when the dialog cannot be loaded, and asks again the next time', async () => {
  const store = await openReady();
  await next(store);
  expect(questionOf(store)).not.toBeNull();
  store.dispatch(verificationNotShown());
  await settle();
  expect(steps()).toEqual([
    [...typed, true],
    [...typed, false],
  ]);
  expect(checkout(store).step).toBe('payment');
  expect(localStorage.getItem('till-verified-addresses')).toBeNull();
});

/** The faults of the call that saves the step, by their names in docs/faults.md. */
const FAULTS = Object.entries(API_ERRORS).filter(([fault]) => fault !== '401');

describe('a step that cannot be saved', () => {
  it.each(FAULTS)(
    'shows a failed save as before, and verifies with the next press (%s)',
    async (fault, error) => {
      let isDown = true;
      openVerifyingShop({ valid_address: VALID }, (path) =>
        path === 'shipping-information' && isDown ? fail(error) : null,
      );
      const store = await openReady();
      await next(store);
      const { message } = taxRows['verify-shipping'].cells[fault as 'never'];
      expect(checkout(store).shipping.stepError).toBe(message);
      expect(checkout(store).step).toBe('shipping');
      isDown = false;
      await next(store);
      expect(questionOf(store)).not.toBeNull();
    },
  );

  it('leads to the login page when the session has ended', async () => {
    const assign = vi.fn();
    const restore = replaceNavigator({ assign });
    openVerifyingShop({ valid_address: VALID }, (path) =>
      path === 'shipping-information' ? fail({ kind: 'unauthorized', message: 'No' }) : null,
    );
    const store = await openReady(pageWith(settings()), customerOf());
    await next(store);
    restore();
    expect(assign).toHaveBeenCalledExactlyOnceWith('https://shop.example/customer/account/login/');
    expect(questionOf(store)).toBeNull();
  });
});
