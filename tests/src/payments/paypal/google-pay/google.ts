import { vi } from 'vitest';
import type {
  AuthorizationResult,
  PaymentData,
  PaymentDataRequest,
} from '../../../../../src/payments/paypal/google-pay/google-pay.types';
import type { GooglePay } from '../../../../../src/payments/paypal/google-pay/start';

/** What the provider says about Google Pay for this merchant. */
export const account = {
  isEligible: true,
  countryCode: 'US',
  merchantInfo: { merchantId: 'M-1', merchantName: 'Shop' },
  allowedPaymentMethods: [{ type: 'CARD' }],
};

/** What the shopper has confirmed. */
export const data: PaymentData = {
  paymentMethodData: { type: 'CARD', tokenizationData: { token: 't' } },
  shippingAddress: { locality: 'Ghent', phoneNumber: '+32' },
  email: 'ada@example.com',
};

/** Both sides of Google Pay, and the sheet of a test: it stays open until the test ends it. */
export class FakeGoogle {
  readonly requests: PaymentDataRequest[] = [];
  readonly sheets: { readonly pay: () => void; readonly end: (error: unknown) => void }[] = [];
  readonly confirmed: unknown[] = [];
  readonly challenged: unknown[] = [];
  /** The status of a confirmation; an error rejects. */
  status: unknown = 'APPROVED';
  challenge: () => Promise<unknown> = () => Promise.resolve({});

  readonly ready: GooglePay = {
    account,
    client: {
      isReadyToPay: () => Promise.resolve({ result: true }),
      createButton: vi.fn((options: Readonly<Record<string, unknown>>) => {
        const button = document.createElement('button');
        button.textContent = 'Google Pay';
        button.addEventListener('click', options.onClick as () => void);
        return button;
      }),
      loadPaymentData: (request) =>
        new Promise((resolve, reject) => {
          this.requests.push(request);
          this.sheets.push({
            pay: () => {
              resolve({});
            },
            end: reject,
          });
        }),
    },
    paypal: {
      config: () => Promise.resolve(account),
      confirmOrder: (order) => {
        this.confirmed.push(order);
        return this.status instanceof Error
          ? Promise.reject(this.status)
          : Promise.resolve({ status: this.status });
      },
      initiatePayerAction: (order) => {
        this.challenged.push(order);
        return this.challenge();
      },
    },
  };
}

/** The shop's details of an order after the bank has asked. */
export const details = (id: string, shift?: string | null) => ({
  response: {
    is_successful: true,
    'paypal-order': {
      id,
      payment_source_details: {
        card: {
          last_digits: '1111',
          authentication_result: shift === undefined ? null : { liability_shift: shift },
        },
      },
    },
  },
});

/** Why a sheet was told that the payment failed; null where it was not. */
export const reasonOf = (result: AuthorizationResult): string | null =>
  result.transactionState === 'ERROR' ? result.error.message : null;
