import { Key } from 'selenium-webdriver';

import { californian } from '../pages/checkout-page';
import { cards } from '../payments/payment-element-page';
import { orderCount, orderOf } from '../support/orders';
import { numberOf } from './support/success';
import { expect, NARROW, test } from './support/test';
import type { Tab } from './support/tab';

const FORM = '#product_addtocart_form';
const CHECKOUT = 'till-checkout';

/** The mini cart counts before the shop has answered. */
const expectAdded = (tab: Tab): Promise<void> => tab.expectText(/You added The Salt Road to your/);

async function addToCart(tab: Tab): Promise<void> {
  await tab.open('/the-salt-road.html');
  await tab.click('button', 'Add to Cart', FORM);
  await expectAdded(tab);
}

async function fillAddress(tab: Tab, email: string): Promise<void> {
  await tab.type(/^Email Address/, email, CHECKOUT);
  await tab.choose(/^Country/, californian.Country, CHECKOUT);
  await tab.choose(/^State\/Province/, 'California', CHECKOUT);
  for (const [label, value] of Object.entries(californian) as [string, string][]) {
    if (label !== 'Country' && label !== 'State/Province')
      await tab.type(new RegExp(`^${label}`), value, CHECKOUT);
  }
}

/** Fills the shipping step and goes on. */
async function toPayment(tab: Tab, email: string): Promise<void> {
  await tab.open('/checkout/');
  await fillAddress(tab, email);
  await tab.click('radio', /Flat Rate/);
  await tab.click('button', 'Next');
  await tab.expectUrl(/#payment$/);
  await tab.find('heading', 'Review & Payments');
}

test('a guest orders in a narrow window [SCOPE-02] [SCOPE-04]', async ({ tab, email }) => {
  await tab.resize(NARROW, 900);
  await addToCart(tab);
  await tab.click('button', /^My Cart, 1 item/);
  await tab.find('dialog', 'My Cart');
  expect(await tab.scrollsSideways()).toBe(false);
  await toPayment(tab, email);
  await tab.click('radio', /Check \/ Money order/);
  await tab.click('button', /^Place Order/);

  expect(orderOf(await numberOf(tab))).toMatchObject({
    email,
    paymentMethod: 'checkmo',
    shippingMethod: 'flatrate_flatrate',
    items: [{ sku: 'BK-SALT', qty: 1 }],
    addresses: { shipping: { city: 'Oakland', region_id: 12 } },
  });
  expect(orderCount(email)).toBe(1);
});

test('a guest orders with the keyboard alone', async ({ tab, email }) => {
  await tab.open('/the-salt-road.html');
  await tab.tabTo('button', 'Add to Cart', FORM);
  await tab.press(Key.ENTER);
  await expectAdded(tab);
  await tab.open('/checkout/');
  for (const [label, text] of [
    ['Email Address', email],
    ...(Object.entries(californian) as [string, string][]),
  ] as const) {
    // The United States are chosen already.
    if (label === 'Country') continue;
    const isList = label === 'State/Province';
    await tab.tabTo(isList ? 'combobox' : 'textbox', new RegExp(`^${label}`), CHECKOUT);
    await tab.press(text);
  }
  const rate = await tab.tabTo('radio', /Flat Rate/);
  await tab.press(Key.SPACE);
  expect(await rate.isSelected()).toBe(true);
  await tab.tabTo('button', 'Next');
  await tab.press(Key.ENTER);
  await tab.find('heading', 'Review & Payments');
  // A group of radio buttons is one stop; the arrows choose in it.
  const method = await tab.find('radio', /Check \/ Money order/);
  await tab.tabToGroup('radio', /Check \/ Money order|Cash On Delivery|Bank Transfer/);
  for (let press = 0; press < 12 && !(await method.isSelected()); press += 1)
    await tab.press(Key.ARROW_DOWN);
  expect(await method.isSelected()).toBe(true);
  await tab.tabTo('button', /^Place Order/);
  await tab.press(Key.ENTER);

  expect(orderOf(await numberOf(tab))).toMatchObject({ email, paymentMethod: 'checkmo' });
  expect(orderCount(email)).toBe(1);
});

test('what was typed is kept over a reload, Back and Forward', async ({ tab, email }) => {
  await addToCart(tab);
  await toPayment(tab, email);
  await tab.driver.navigate().refresh();
  await tab.find('heading', 'Review & Payments');
  await tab.driver.navigate().back();
  await tab.find('button', 'Next');
  const city = await tab.find('textbox', /^City/);
  expect(await city.getAttribute('value')).toBe('Oakland');
  await tab.driver.navigate().forward();
  await tab.find('heading', 'Review & Payments');
  await tab.open('/the-salt-road.html');
  await tab.driver.navigate().back();
  await tab.find('heading', 'Review & Payments');
  await tab.click('radio', /Check \/ Money order/);
  await tab.click('button', /^Place Order/);
  await numberOf(tab);
  expect(orderCount(email)).toBe(1);
});

test('a double click on "Place Order" is one order [PLACE-02]', async ({ tab, email }) => {
  await addToCart(tab);
  await toPayment(tab, email);
  await tab.click('radio', /Check \/ Money order/);
  await tab.doubleClick('button', /^Place Order/);
  await numberOf(tab);
  expect(orderCount(email)).toBe(1);
});

test('a card is charged once, after the bank has asked [PELEM-02]', async ({ tab, email }) => {
  await tab.setUpShop({ payments: ['stripe_payments'] });
  await addToCart(tab);
  await toPayment(tab, email);
  await tab.click('radio', /Credit or debit card/);
  await tab.inFrame('.till-payment-element__form iframe', async () => {
    await tab.type('Card number', cards.challenged);
    await tab.type('Expiration date', '1234');
    await tab.type('Security code', '123');
  });
  await tab.click('button', /^Place Order/);
  await tab.inFrame('iframe[title="3D Secure authentication"]', async () => {
    await tab.click('button', 'Complete');
  });
  expect(orderOf(await numberOf(tab))).toMatchObject({
    email,
    paymentMethod: 'stripe_payments',
    status: 'processing',
  });
  expect(orderCount(email)).toBe(1);
});

test('the card form groups what is typed with the keyboard, and pays with it [PAY-11]', async ({
  tab,
  email,
}) => {
  await tab.setUpShop({ payments: ['demo_card'] });
  await addToCart(tab);
  await toPayment(tab, email);
  await tab.click('radio', /^Credit Card/);
  await tab.click('textbox', /^Credit Card Number/);
  await tab.press('4242424242424242', Key.TAB, '1234', Key.TAB, '739');
  const values = await tab.run<string[]>(
    `return [...document.querySelectorAll('till-checkout .till-radio-card--chosen input:not([type=radio])')].map(({ value }) => value)`,
  );
  expect(values.filter((value) => /^[\d /]+$/.test(value))).toEqual([
    '4242 4242 4242 4242',
    '12 / 34',
    '739',
  ]);
  await tab.click('button', /^Place Order/);
  expect(orderOf(await numberOf(tab))).toMatchObject({ email, paymentMethod: 'demo_card' });
});

test('a coupon is refused, corrected and removed [DISC-02]', async ({ tab }) => {
  await addToCart(tab);
  await tab.open('/checkout/cart/');
  await tab.click('button', /Apply Discount Code/);
  await tab.type('Enter discount code', 'NOSUCHCODE');
  await tab.click('button', 'Apply Discount');
  await tab.expectText("The coupon code isn't valid. Verify the code and try again.");
  await tab.type('Enter discount code', 'TENOFF');
  await tab.click('button', 'Apply Discount');
  await tab.expectText('Your coupon was successfully applied.');
  await tab.click('button', 'Cancel Coupon');
  await tab.expectText('Your coupon was successfully removed.');
});
