import { expect, type Locator, type Page } from '@playwright/test';

/** Text for the address form; the keys are the labels on the page. */
export interface TypedAddress {
  readonly 'First Name': string;
  readonly 'Last Name': string;
  readonly 'Street Address': string;
  readonly Country: string;
  /** Selected in countries with a list of regions, typed elsewhere. */
  readonly 'State/Province'?: string;
  readonly City: string;
  readonly 'Zip/Postal Code': string;
  readonly 'Phone Number': string;
}

/** An address in California, taxed by the demo shop. */
export const californian: TypedAddress = {
  'First Name': 'Ada',
  'Last Name': 'Reader',
  'Street Address': '12 Harbour Street',
  Country: 'United States',
  'State/Province': 'California',
  City: 'Oakland',
  'Zip/Postal Code': '94607',
  'Phone Number': '555-0134',
};

/** The checkout, accessed by role and label only. */
export class CheckoutPage {
  readonly element: Locator;
  readonly email: Locator;
  readonly next: Locator;
  readonly placeOrder: Locator;
  /** The choice between shipping and pickup, if the shop offers pickup. */
  readonly shipping: Locator;
  readonly pickUp: Locator;
  /** The error of the chosen shipping method. */
  readonly methodError: Locator;

  constructor(readonly page: Page) {
    this.element = page.locator('till-checkout');
    this.email = this.element.getByLabel('Email Address');
    this.next = this.element.getByRole('button', { name: 'Next', exact: true });
    this.shipping = this.element.getByRole('button', { name: 'Shipping', exact: true });
    this.pickUp = this.element.getByRole('button', { name: 'Pick in Store', exact: true });
    this.methodError = this.element.locator('.till-radio-list__error');
    this.placeOrder = this.element.getByRole('button', { name: /^Place Order/ });
  }

  async open(): Promise<void> {
    await this.page.goto('/checkout/');
  }

  field(label: string, within: Locator = this.element): Locator {
    return within.getByRole('textbox', { name: new RegExp(`^${label}`) }).first();
  }

  async fillAddress(address: TypedAddress, within: Locator = this.element): Promise<void> {
    const country = within.getByRole('combobox', { name: /^Country/ });
    await country.selectOption({ label: address.Country });
    for (const [label, value] of Object.entries(address) as [string, string][]) {
      if (label === 'Country') continue;
      if (label === 'State/Province') {
        const select = within.getByRole('combobox', { name: /^State\/Province/ });
        if (await select.count()) await select.selectOption({ label: value });
        else await this.field(label, within).fill(value);
        continue;
      }
      await this.field(label, within).fill(value);
    }
  }

  method(name: RegExp | string): Locator {
    return this.element.getByRole('radio', { name });
  }

  /** A store in the list of stores. */
  store(town: string): Locator {
    return this.element.getByRole('radio', { name: new RegExp(town) });
  }

  async chooseMethod(name: RegExp | string): Promise<void> {
    const radio = this.method(name);
    await expect(radio).toBeVisible();
    await radio.check();
  }

  async toPayment(): Promise<void> {
    await this.next.click();
    await expect(this.page).toHaveURL(/#payment$/);
    await expect(this.element.getByRole('heading', { name: 'Review & Payments' })).toBeVisible();
  }

  /** Guest, address, first method: completes the shipping step up to the payment step. */
  async shipAsGuest(email: string, address: TypedAddress = californian): Promise<void> {
    await this.email.fill(email);
    await this.fillAddress(address);
    await this.chooseMethod(/Flat Rate/);
    await this.toPayment();
  }

  async place(): Promise<void> {
    await expect(this.placeOrder).toBeEnabled();
    await this.placeOrder.click();
  }
}
