import { GreetedFrame } from '../../../shared/browser/greeted-frame';
import { ORIGIN } from '../../../shared/browser/origin';
import { options } from '../script-options';
import { send } from '../send';
import { makeOverlay } from '../overlay';
import type { FromChallenge } from './protocol.types';

const CARDS = {
  type: 'CARD',
  parameters: {
    allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
    allowedCardNetworks: ['MASTERCARD', 'VISA'],
    billingAddressRequired: true,
    billingAddressParameters: { format: 'FULL' },
  },
  tokenizationSpecification: {
    type: 'PAYMENT_GATEWAY',
    parameters: { gateway: 'paypalppcp', gatewayMerchantId: 'SANDBOX' },
  },
};

/** The bank asks the payer; resolves with the answer. */
const ask = (): Promise<string> =>
  new Promise((resolve, reject) => {
    const { clientId, locale } = options;
    const asked = { 'client-id': clientId, locale };
    const frame = makeOverlay('Sandbox bank', '/smart/challenge', asked);
    const inner = new GreetedFrame<{ readonly type: 'init' }, FromChallenge>(frame, ORIGIN, {
      first: () => ({ type: 'init' }),
      heard: (message) => {
        if (message.type !== 'answer') return;
        inner.close();
        resolve(message.answer);
      },
      broken: () => {
        inner.close();
        reject(new Error('The bank could not be reached'));
      },
    });
    document.body.append(frame);
    frame.focus();
  });

/** The SDK's component for Google Pay. */
export const Googlepay = () => ({
  config: () =>
    Promise.resolve({
      isEligible: options.account.googlePay,
      apiVersion: 2,
      apiVersionMinor: 0,
      countryCode: 'US',
      allowedPaymentMethods: [CARDS],
      merchantInfo: { merchantId: 'SANDBOX', merchantName: 'Folio & Reel' },
    }),
  confirmOrder: (order: object) => send('googlepay/confirm', order),
  initiatePayerAction: async ({ orderId }: { readonly orderId: string }) => {
    const answer = await ask();
    await send('googlepay/challenge', { orderId, answer });
    return { liabilityShift: answer };
  },
});
