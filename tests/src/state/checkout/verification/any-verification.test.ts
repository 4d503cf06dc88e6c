import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { verificationAnswered } from '../../../../../src/state/address-verification/verification-slice';
import {
  shippingSubmitted,
  stepRequested,
} from '../../../../../src/state/checkout/checkout-actions';
import {
  selectCheckout,
  selectShippingAddress,
} from '../../../../../src/state/checkout/checkout-slice';
import { provideVerification } from '../../../../../src/state/checkout/verification/open-verification';
import type { TillStore } from '../../../../../src/state/shared/store.types';
import { json } from '../../support/fake-http';
import { wireTotals } from '../../support/shop';
import {
  openReady,
  openVerifyingShop,
  settle,
  typeShipping,
  VALID,
  type SentStep,
} from '../../support/verification';

vi.mock('../../../../../src/platform/http/http', () => import('../../support/fake-http'));

/* The address is edited, an answer arrives, the shopper chooses, edits, goes back or reloads, in any order. */

const EVENTS = [
  'type one',
  'type another',
  'next',
  'answer',
  'choose the suggested',
  'choose the original',
  'edit',
  'back',
  'reload',
] as const;

/** The shop: what it has saved, and which addresses it was asked about and was told not to. */
interface World {
  saved: string | null;
  readonly decided: Set<string>;
  release: () => void;
}

const correctionOf = (street: string): string => street.replace(/ Rd$/, ' Road');

function openShop(world: World): void {
  openVerifyingShop(null, (path, body) => {
    if (path !== 'shipping-information') return null;
    const { shipping_address: address, extension_attributes: extension } = (body as SentStep)
      .addressInformation;
    const [street = ''] = address.street;
    const isAsked = extension.should_validate_address !== false;
    // No address that was decided about is verified again, and no other is saved unverified.
    expect(isAsked).toBe(!world.decided.has(street));
    world.saved = isAsked ? correctionOf(street) : street;
    const valid = { ...VALID, postcode: address.postcode, street: [correctionOf(street)] };
    if (isAsked && correctionOf(street) === street) world.decided.add(street);
    return new Promise((resolve) => {
      world.release = () => {
        resolve(
          json({
            payment_methods: [{ code: 'checkmo', title: 'Check' }],
            totals: wireTotals(20),
            ...(isAsked ? { extension_attributes: { valid_address: valid } } : {}),
          }),
        );
      };
    });
  });
}

const streetOf = (store: TillStore): string =>
  selectShippingAddress(store.getState())?.street[0] ?? '';

async function answer(store: TillStore, world: World, choice: 'suggested' | 'original' | 'edit') {
  const question = store.getState().verification?.question ?? null;
  if (question === null) return;
  const before = streetOf(store);
  const [original = ''] = question.original.street;
  // What the shopper is asked about is what the form has.
  expect(original).toBe(before);
  const chosen = choice === 'suggested' ? correctionOf(original) : original;
  if (choice !== 'edit') world.decided.add(chosen);
  store.dispatch(verificationAnswered(choice));
  await settle();
  expect(streetOf(store)).toBe(chosen);
  expect(store.getState().verification?.question ?? null).toBeNull();
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  provideVerification(() => null);
});

it('orders what was chosen or confirmed, whatever happens in whatever order [TAXV-07] [TAXV-08]', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...EVENTS), { minLength: 3, maxLength: 14 }),
      async (events) => {
        localStorage.clear();
        const world: World = { saved: null, decided: new Set(), release: () => undefined };
        openShop(world);
        let store = await openReady();
        for (const event of events) {
          const isAsked = (store.getState().verification?.question ?? null) !== null;
          const isForm = !isAsked && selectCheckout(store.getState()).step === 'shipping';
          // The dialog is modal: the form cannot be reached.
          if (event.startsWith('type') && isForm) {
            typeShipping(store, { 'street.0': event === 'type one' ? '1 Elm Rd' : '2 Oak St' });
          }
          if (event === 'next' && !isAsked) store.dispatch(shippingSubmitted());
          if (event === 'answer') world.release();
          if (event === 'choose the suggested') await answer(store, world, 'suggested');
          if (event === 'choose the original') await answer(store, world, 'original');
          if (event === 'edit') await answer(store, world, 'edit');
          if (event === 'back' && !isAsked) store.dispatch(stepRequested('shipping'));
          if (event === 'reload') {
            const kept = streetOf(store);
            world.release();
            store = await openReady();
            typeShipping(store, { 'street.0': kept });
          }
          await settle();
          const { step, shipping } = selectCheckout(store.getState());
          if (step === 'payment' && shipping.saveStatus === 'idle') {
            expect(world.saved).toBe(streetOf(store));
          }
        }
      },
    ),
    { numRuns: 60, seed: 63 },
  );
}, 60_000);
