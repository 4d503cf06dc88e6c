import { test as base } from '../support/test';
import { HostedPage } from './hosted-page';
import { PaymentElementPage } from './payment-element-page';
import { WalletSheet } from './wallet-sheet';

interface Pages {
  readonly element: PaymentElementPage;
  readonly hosted: HostedPage;
  /** The wallet buttons of a product page. */
  readonly wallet: WalletSheet;
}

/** Test with page objects for the provider's payment methods in the demo shop. */
export const test = base.extend<Pages>({
  element: async ({ page, shop }, use) => {
    await use(new PaymentElementPage(page, shop));
  },
  hosted: async ({ page, shop }, use) => {
    await use(new HostedPage(page, shop));
  },
  wallet: async ({ page }, use) => {
    await use(new WalletSheet(page));
  },
});

export { expect } from '../support/test';
