import type {
  PayPalCardFieldsComponent,
  PayPalCardFieldsComponentCreateOrder,
  PayPalCardFieldsIndividualFieldOptions,
} from '@paypal/paypal-js';
import { vi } from 'vitest';

const right = { isEmpty: false, isValid: true };

/** What the provider says of three valid fields, or others. */
export const stateWith = (number: object = {}, expiry: object = {}, cvv: object = {}) => ({
  isFormValid: true,
  fields: {
    cardNumberField: { ...right, ...number },
    cardExpiryField: { ...right, ...expiry },
    cardCvvField: { ...right, ...cvv },
  },
});

/** The SDK's card fields: what is made of them, and what a test lets them do. */
export class FakeCards {
  options: PayPalCardFieldsComponentCreateOrder | null = null;
  readonly fields = new Map<string, { options: PayPalCardFieldsIndividualFieldOptions }>();
  readonly focused: string[] = [];
  readonly closed: string[] = [];
  readonly submitted: unknown[] = [];
  isEligible = true;
  state: unknown = stateWith();
  render: () => Promise<void> = () => Promise.resolve();
  submit: () => Promise<void> = async () => {
    const orderID = await this.made().createOrder();
    this.made().onApprove({ orderID });
  };

  readonly CardFields = vi.fn((options: PayPalCardFieldsComponentCreateOrder) => {
    this.options = options;
    return this.component();
  });

  made(): PayPalCardFieldsComponentCreateOrder {
    if (this.options === null) throw new Error('no card fields');
    return this.options;
  }

  component(): PayPalCardFieldsComponent {
    const field = (name: string) => (options: PayPalCardFieldsIndividualFieldOptions) => {
      this.fields.set(name, { options });
      return {
        render: () => this.render(),
        focus: () => this.focused.push(name),
        close: () => {
          this.closed.push(name);
          return Promise.resolve();
        },
      };
    };
    return {
      isEligible: () => this.isEligible,
      getState: () => Promise.resolve(this.state),
      submit: (options: unknown) => {
        this.submitted.push(options);
        return this.submit();
      },
      NumberField: field('number'),
      ExpiryField: field('expiry'),
      CVVField: field('cvv'),
    } as unknown as PayPalCardFieldsComponent;
  }
}
