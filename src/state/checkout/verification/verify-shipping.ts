import { verifiedKey } from '../../../domain/verified-key';
import { isDecided } from '../../address-verification/decided';
import { isCovered, type FoundVerifier } from '../../address-verification/verifier-in-use';
import { selectShopperAddress } from '../checkout-slice';
import type { CheckoutVerification } from './open-verification';
import { stepAttributes } from './shipping-call';

const loadCall = () => import('../../address-verification/verify-and-decide');
const loadDecision = () => import('../../address-verification/decide-step');
const loadCorrection = () => import('./apply-correction');

/**
 * Saves the shipping step and has its address verified, unless it was decided about before (TAXV-22, TAXV-23). A service that
 * verifies with the call has saved its own correction: when the shopper keeps what was typed, the step is saved again. What
 * decides is loaded while the shop answers, and what corrects an address before the shopper is asked.
 */
export const shippingSaver =
  (found: FoundVerifier): CheckoutVerification['saveShipping'] =>
  async (api, address, save) => {
    const { verifier, settings } = found;
    const isStep = verifier.shippingStep !== undefined;
    const saveAsIs = () => save(stepAttributes(verifier, false));
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
    const asked = isStep ? await save(stepAttributes(verifier, true)) : null;
    if (asked !== null && !asked.ok) return asked;
    if (asked !== null && (await loading) === null) return saveAsIs();
    const decision =
      asked === null
        ? await loadCall().then(
            ({ verifyAndDecide }) => verifyAndDecide(api, found, about, isCurrent),
            () => null,
          )
        : ((await (
            await loading
          )?.decideStep(api, verifier, asked.value.attributes, about, isCurrent)) ?? null);
    if (decision === null) return asked ?? saveAsIs();
    if (decision.kind === 'edit') return 'edit';
    if (decision.kind === 'use') {
      (await loadCorrection()).correctShipping(api, decision.address, isStep);
      return 'again';
    }
    return asked === null || decision.isCorrectionKnown ? saveAsIs() : asked;
  };
