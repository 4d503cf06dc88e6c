import { verifiedKey } from '../../../domain/verified-address';
import { decide } from '../../address-verification/decide';
import { isDecided } from '../../address-verification/decided';
import {
  isCovered,
  verifyAddress,
  type FoundVerifier,
} from '../../address-verification/verify-address';
import { selectShopperAddress } from '../checkout-slice';
import { correctShipping } from './apply-correction';
import type { CheckoutVerification } from './open-verification';

/**
 * Saves the shipping step and has its address verified, unless it was decided about before (TAXV-22, TAXV-23). A service that
 * verifies with the call has saved its own correction: when the shopper keeps what was typed, the step is saved again.
 */
export const shippingSaver =
  ({ verifier, settings }: FoundVerifier): CheckoutVerification['saveShipping'] =>
  async (api, address, save) => {
    const { shippingStep } = verifier;
    const saveAsIs = () => save(shippingStep?.attributes(false) ?? {});
    const { config } = api.getState();
    // A shop to collect from is no address of the shopper's.
    const isTheirs = selectShopperAddress(api.getState()) === address;
    const isAsked = isTheirs && isCovered(settings, address) && !isDecided(address);
    if (!isAsked || config.checkout === null) return saveAsIs();
    const asked = shippingStep === undefined ? null : await save(shippingStep.attributes(true));
    if (asked !== null && !asked.ok) return asked;
    const verification =
      asked === null
        ? await verifyAddress(verifier, address, { shop: config.shop, place: 'checkout' })
        : (shippingStep?.read(asked.value.attributes, address.countryId) ?? null);
    const now = selectShopperAddress(api.getState());
    const isChanged = now === null || verifiedKey(now) !== verifiedKey(address);
    if (verification === null || isChanged) return asked ?? saveAsIs();
    const { directory } = config.checkout;
    const context = { about: 'shipping', address, directory, settings } as const;
    const decision = await decide(api, verification, context);
    if (decision.kind === 'edit') return 'edit';
    if (decision.kind === 'use') {
      correctShipping(api, decision.address, shippingStep !== undefined);
      return 'again';
    }
    return asked === null || decision.isCorrectionKnown ? saveAsIs() : asked;
  };
