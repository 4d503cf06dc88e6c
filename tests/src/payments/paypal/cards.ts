import { sdkParams } from './page';

const FRONT = 'https://shop.example/paymentservicespaypal/';

/** The card fields' part of `checkoutConfig.payment`. */
export const cardPayment = (changes: object = {}) => ({
  payment_services_paypal_hosted_fields: {
    isVisible: true,
    location: 'CHECKOUT',
    createOrderUrl: `${FRONT}order/create/`,
    getOrderDetailsUrl: `${FRONT}order/getcurrentorder/`,
    sdkParams,
    requiresCardDetails: true,
    ccIcons: { VI: { url: 'https://shop.example/visa.svg', width: 46, height: 30, title: 'Visa' } },
    paymentSource: 'cc',
    threeDS: 'SCA_WHEN_REQUIRED',
    isCommerceVaultEnabled: true,
    ...changes,
  },
});

/** A stored card as the page prints it, in `payment.vault`. */
export const vaultEntry = (changes: object = {}) => ({
  config: {
    code: 'payment_services_paypal_vault',
    paymentSource: 'vault',
    createOrderUrl: `${FRONT}order/create/`,
    location: 'CHECKOUT',
    details: { brand: 'VISA', maskedCC: '1111', description: '', cardholderName: 'Ada Lovelace' },
    publicHash: 'h1',
    ...changes,
  },
});

/** The shop's response about the card of an order (WALL-05). */
export const details = (card: object = {}, order: object = {}) => ({
  response: {
    is_successful: true,
    'paypal-order': {
      id: 'PP-1',
      payment_source_details: {
        card: {
          name: 'Ada Lovelace',
          last_digits: '1111',
          card_expiry_month: '12',
          card_expiry_year: '2030',
          bin_details: { bin: '411111' },
          authentication_result: { liability_shift: 'POSSIBLE' },
          ...card,
        },
      },
      ...order,
    },
  },
});
