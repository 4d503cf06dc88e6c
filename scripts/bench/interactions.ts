import type { Locator, Page } from '@playwright/test';

import type { Visit, Visitor } from './visit';

/** An interaction that is timed ten times. */
export interface Scenario {
  readonly visitor: Visitor;
  /** Brings the page into the state for the press; returns the control to focus. */
  readonly arrive: (visit: Visit) => Promise<Locator>;
  /** The key that is pressed, for each of the ten times. */
  readonly key: (time: number) => string;
  /** Waits for the effect of the press. */
  readonly settle?: (page: Page, time: number) => Promise<void>;
  /** Undoes the press, untimed, so that it can be repeated. */
  readonly undo?: (page: Page) => Promise<void>;
}

const READER: Visitor = { lines: 1 };
const COLLECTOR: Visitor = { lines: 200 };
const REGULAR: Visitor = { lines: 200, addresses: 300 };

const backAndForth = (time: number): string => (time % 2 === 0 ? 'ArrowDown' : 'ArrowUp');
const enter = (): string => 'Enter';

const ADDRESS = {
  'First Name': 'Ada',
  'Last Name': 'Reader',
  'Street Address': '12 Harbour Street',
  City: 'Oakland',
  'Zip/Postal Code': '94607',
  'Phone Number': '555-0134',
};

async function openCheckout({ page, origin }: Visit): Promise<void> {
  await page.goto(`${origin}/checkout/`);
  await page.locator('till-checkout').getByRole('radio').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Fills in the first step for a guest; a customer's is already filled in. */
async function fillFirstStep(visit: Visit, visitor: Visitor): Promise<void> {
  const { page } = visit;
  await openCheckout(visit);
  const checkout = page.locator('till-checkout');
  if (visitor.addresses === undefined) {
    await checkout.getByLabel('Email Address').fill('ada@example.com');
    for (const [label, value] of Object.entries(ADDRESS)) {
      await checkout
        .getByRole('textbox', { name: new RegExp(`^${label}`) })
        .first()
        .fill(value);
    }
    await checkout.getByRole('combobox', { name: /^State/ }).selectOption({ label: 'California' });
  }
  await methods(page).first().waitFor();
  await page.waitForLoadState('networkidle');
  await methods(page).first().check();
}

const methods = (page: Page): Locator =>
  page.locator('till-checkout').getByRole('radio', { name: /Flat Rate|Table Rate|Express|Fixed/ });

export const nextButton = (page: Page): Locator =>
  page.locator('till-checkout').getByRole('button', { name: 'Next', exact: true });

// Located by class: a lookup by role runs in the page and would be counted.
const payment = (page: Page): Locator => page.locator('till-checkout .till-place-order button');

const couponButton = (page: Page, name: string): Locator =>
  page.locator('till-checkout .till-coupon button[type="submit"]', { hasText: name });

const choosing = (visitor: Visitor): Scenario => ({
  visitor,
  key: backAndForth,
  arrive: async (visit) => {
    await fillFirstStep(visit, visitor);
    return methods(visit.page).first();
  },
});

const goingOn = (visitor: Visitor): Scenario => ({
  visitor,
  key: enter,
  arrive: async (visit) => {
    await fillFirstStep(visit, visitor);
    return nextButton(visit.page);
  },
  settle: (page) => payment(page).waitFor(),
  undo: async (page) => {
    await page.goBack();
    await nextButton(page).waitFor();
    await page.waitForLoadState('networkidle');
    await nextButton(page).focus();
  },
});

const saving = (visitor: Visitor): Scenario => ({
  visitor,
  key: enter,
  arrive: async (visit) => {
    const { page } = visit;
    await fillFirstStep(visit, visitor);
    await nextButton(page).click();
    await payment(page).waitFor();
    await page.getByText('Apply Discount Code').click();
    const field = page.getByLabel('Enter discount code');
    await field.fill('TENOFF');
    return field;
  },
  settle: (page) => couponButton(page, 'Cancel Coupon').waitFor(),
  undo: async (page) => {
    await couponButton(page, 'Cancel Coupon').click();
    const field = page.getByLabel('Enter discount code');
    await couponButton(page, 'Apply Discount').waitFor();
    await field.fill('TENOFF');
    await field.focus();
  },
});

/** Continues to the payment step of a shop that also offers this method, and chooses it. */
export async function choosePayment(visit: Visit, code: string, title: string): Promise<void> {
  const { page, origin } = visit;
  await page.request.put(`${origin}/demo/settings`, { data: { payments: [code] } });
  await fillFirstStep(visit, READER);
  await nextButton(page).click();
  await page.getByRole('radio', { name: title, exact: true }).check();
}

const opening = (visitor: Visitor): Scenario => ({
  visitor,
  key: enter,
  arrive: async ({ page, origin }) => {
    await page.goto(`${origin}/the-salt-road.html`);
    await page.waitForLoadState('networkidle');
    return page.locator('till-mini-cart').getByRole('button', { name: /^My Cart/ });
  },
  settle: async (page) => {
    await page
      .locator('.till-mini-cart-line')
      .nth(visitor.lines - 1)
      .waitFor({ state: 'attached' });
  },
  undo: async (page) => {
    await page.keyboard.press('Escape');
    await page.locator('.till-dialog--open').waitFor({ state: 'detached' });
  },
});

/** The first ten digits of the well-known test number. */
const CARD_NUMBER = '4242424242';

const WORD = 'north road';
const SUGGESTIONS = Array.from({ length: 50 }, (_, index) => ({
  title: `${WORD} ${String(index + 1)}`,
  num_results: String(index + 1),
}));

/** The search box on a phone, in a shop that returns fifty suggestions for every query. */
async function openSearch({ page, origin }: Visit): Promise<Locator> {
  await page.route('**/search/ajax/suggest**', (route) => route.fulfill({ json: SUGGESTIONS }));
  await page.goto(origin);
  await page.locator('.till-search__opener').click();
  return page.getByRole('combobox', { name: 'Search' });
}

/** Every interaction with a limit, by its name in budgets.json. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  typing: {
    visitor: READER,
    key: () => 'a',
    arrive: async (visit) => {
      await openCheckout(visit);
      return visit.page.locator('till-checkout').getByRole('textbox', { name: /^First Name/ });
    },
  },
  'choosing a country': {
    visitor: READER,
    key: backAndForth,
    arrive: async (visit) => {
      await openCheckout(visit);
      return visit.page.locator('till-checkout').getByRole('combobox', { name: /^Country/ });
    },
    settle: (page) => page.waitForLoadState('networkidle'),
  },
  'choosing a method': choosing(READER),
  'choosing a swatch': {
    visitor: READER,
    key: (time) => (time % 2 === 0 ? 'ArrowRight' : 'ArrowLeft'),
    arrive: async ({ page, origin }) => {
      await page.goto(`${origin}/daybook.html`);
      await page.waitForLoadState('networkidle');
      const swatch = page.locator('till-swatches').getByRole('radio').first();
      await swatch.click();
      return swatch;
    },
    settle: (page) => page.waitForLoadState('networkidle'),
  },
  'typing in the search box': {
    visitor: READER,
    key: (time) => WORD.charAt(time),
    arrive: openSearch,
    settle: async (page, time) => {
      if (time >= 3) await page.locator('till-search [role="option"]').nth(49).waitFor();
    },
  },
  'next step': goingOn(READER),
  'typing a card number': {
    visitor: READER,
    key: (time) => CARD_NUMBER.charAt(time),
    arrive: async (visit) => {
      await choosePayment(visit, 'demo_card', 'Credit Card');
      return visit.page.locator('till-checkout').getByLabel(/^Credit Card Number/);
    },
  },
  'applying a coupon': saving(READER),
  'opening the mini cart': opening(READER),
  'opening the mini cart, 200 lines': opening(COLLECTOR),
  'changing a quantity, 200 lines': {
    visitor: COLLECTOR,
    key: enter,
    arrive: async ({ page, origin }) => {
      await page.goto(`${origin}/checkout/cart/`);
      await page
        .locator('.till-cart-row')
        .nth(COLLECTOR.lines - 1)
        .waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      return page.locator('.till-cart-row').first().getByLabel('Increase quantity');
    },
    settle: async (page, time) => {
      const count = String(COLLECTOR.lines + time + 1);
      await page.locator(`.till-mini-cart[aria-label="My Cart, ${count} items"]`).waitFor();
    },
  },
  'choosing an address, 300 saved': {
    visitor: REGULAR,
    key: backAndForth,
    arrive: async (visit) => {
      await openCheckout(visit);
      const saved = visit.page.getByRole('radiogroup', { name: 'Shipping Address' });
      return saved.getByRole('radio').first();
    },
    settle: (page) => page.waitForLoadState('networkidle'),
  },
  'choosing a method, 200 lines': choosing(REGULAR),
  'next step, 200 lines': goingOn(REGULAR),
  'applying a coupon, 200 lines': saving(REGULAR),
};
