import { verifiedKey } from '../../../domain/verified-key';
import type { Decision } from '../../address-verification/decide';
import { isDecided } from '../../address-verification/decided';
import { inTime } from '../../address-verification/in-time';
import { isCovered, type FoundVerifier } from '../../address-verification/verifier-in-use';
import { selectShopperAddress } from '../checkout-slice';
import type { Attributes, CheckoutVerification } from './open-verification';
import { stepAttributes } from './shipping-call';

const loadCall = () => import('../../address-verification/verify-and-decide');
const loadDecision = () => import('../../address-verification/decide-step');
const loadCorrection = () => import('./apply-correction');

/**
 * Saves the shipping step and has its address verified, unless it was decided about before (TAXV-22, TAXV-23). A service that
 * verifies with the call has saved its own correction: when the shopper keeps what was typed, the step is saved again. What
 * decides is loaded while the shop answers, and what corrects an address before the shopper is asked. Code that does not arrive
 * in time decides nothing, and the step is saved as it is.
 */
export const shippingSaver =
  (found: FoundVerifier, asIs: Attributes): CheckoutVerification['saveShipping'] =>
  async (api, address, save) => {
    const { verifier, settings } = found;
    const isStep = verifier.shippingStep !== undefined;
    const saveAsIs = () => save(stepAttributes(asIs, verifier, false));
    const { checkout } = api.getState().config;
    // A shop to collect from is no address of the shopper's.
    const isTheirs = selectShopperAddress(api.getState()) === address;
    const isAsked = isTheirs && isCovered(settings, address) && !isDecided(address);
    if (!isAsked || checkout === null) return saveAsIs();
    const isCurrent = (): boolean => {
      const now = selectShopperAddress(api.getState());
      return now !== null && verifiedKey(now) === verifiedKey(address);
    };
    const { directory } = checkout;
    const about = {
      about: 'shipping',
      address,
      directory,
      settings,
      prepare: loadCorrection,
    } as const;
    const loading = isStep ? loadDecision().catch(() => null) : null;
    const asked = isStep ? await save(stepAttributes(asIs, verifier, true)) : null;
    if (asked !== null && !asked.ok) return asked;
    let decision: Decision | null;
    if (asked === null) {
      const call = await inTime(loadCall(), null);
      decision = call && (await call.verifyAndDecide(api, found, about, isCurrent));
    } else {
      const step = loading && (await inTime(loading, null));
      if (step === null) return saveAsIs();
      decision = await step.decideStep(api, verifier, asked.value.attributes, about, isCurrent);
    }
    const correction = decision?.kind === 'use' ? await loadCorrection() : null;
    if (decision === null || !isCurrent()) return asked ?? saveAsIs();
    if (decision.kind === 'edit') return 'edit';
    if (decision.kind === 'use') {
      correction?.correctShipping(api, decision.address, isStep);
      return 'again';
    }
    return asked === null || decision.isCorrectionKnown ? saveAsIs() : asked;
  };
