import { ga4Problems } from '../../tests/support/ga4';
import { californian } from '../pages/checkout-page';
import { openAccount } from '../support/account';
import { orderOf } from '../support/orders';
import { setUpShop } from '../support/settings';
import { expect, test } from '../support/test';
import { entries, names, pushed } from './pushed';

/** The list of a category, by the id in the page's trail. */
const listId = 'category_3';

test('the steps of a guest’s purchase are pushed, and the order once @phone', async ({
  page,
  shop,
}) => {
  await setUpShop(page, { measuring: true });
  await page.goto('/fiction.html');
  await expect.poll(() => names(page)).toEqual(['view_item_list']);
  await page.getByRole('link', { name: 'The Salt Road', exact: true }).click();
  await expect(page).toHaveURL(/the-salt-road/);
  await shop.product.add(2);
  await shop.miniCart.expectCount(2);
  await expect
    .poll(() => names(page))
    .toEqual(['view_item_list', 'select_item', 'view_item', 'add_to_cart']);
  await page.goto('/checkout/cart/');
  await shop.cart.applyCoupon('TENOFF');
  await shop.checkout.open();
  await expect.poll(() => names(page)).toContain('begin_checkout');
  await page.reload();
  await shop.checkout.email.fill(shop.email);
  await shop.checkout.fillAddress(californian);
  await shop.checkout.chooseMethod(/Flat Rate/);
  await shop.checkout.toPayment();
  await shop.checkout.chooseMethod(/Check \/ Money order/);
  await shop.checkout.place();
  const number = await shop.success.orderNumber();
  await expect.poll(() => names(page)).toContain('purchase');

  const events = await pushed(page);
  expect(events.map(({ event }) => event)).toEqual([
    'view_item_list',
    'select_item',
    'view_item',
    'add_to_cart',
    'view_cart',
    'begin_checkout',
    'add_shipping_info',
    'add_payment_info',
    'purchase',
  ]);
  expect(events[0]?.ecommerce).toMatchObject({
    item_list_id: listId,
    item_list_name: 'Fiction',
  });
  expect(events[1]?.ecommerce.items).toMatchObject([{ item_id: 'BK-SALT', index: 0 }]);
  const salt = {
    item_id: 'BK-SALT',
    item_name: 'The Salt Road',
    index: 0,
    item_list_id: listId,
    item_list_name: 'Fiction',
    item_category: 'Fiction',
  };
  expect(events[2]?.ecommerce.items, 'the list is carried to the product').toMatchObject([salt]);
  expect(events[3]?.ecommerce).toEqual({
    currency: 'USD',
    value: 33,
    items: [{ ...salt, price: 16.5, quantity: 2 }],
  });
  const ordered = {
    currency: 'USD',
    value: 29.7,
    coupon: 'TENOFF',
    items: [{ ...salt, price: 14.85, discount: 1.65, coupon: 'TENOFF', quantity: 2 }],
  };
  expect(events.slice(5).map(({ ecommerce }) => ecommerce)).toEqual([
    ordered,
    { ...ordered, shipping_tier: 'Flat Rate - Fixed' },
    { ...ordered, payment_type: 'Check / Money order' },
    { ...ordered, transaction_id: number, tax: 2.45, shipping: 10 },
  ]);
  expect(orderOf(number).grandTotal, 'value, tax and shipping in cents').toBe(2970 + 245 + 1000);

  expect(events.flatMap((event) => ga4Problems(event))).toEqual([]);
  const all = await entries(page);
  expect(all.filter((_, index) => index % 2 === 0)).toEqual(
    events.map(() => ({ ecommerce: null })),
  );
  const personal = [shop.email, ...(Object.values(californian) as string[])].filter(
    (text) => text !== 'United States',
  );
  for (const text of personal) expect(JSON.stringify(all)).not.toContain(text);

  await page.reload();
  await shop.miniCart.expectCount(0);
  await page.goBack();
  await page.goto('/demo/');
  const list = page.getByRole('region', { name: 'What was pushed' });
  await expect(list.getByText('purchase', { exact: true })).toHaveCount(1);
  expect(
    (await names(page)).filter((name) => name === 'purchase' || name === 'remove_from_cart'),
  ).toEqual(['purchase']);
});

test('a refused order is not pushed as a purchase, and a removed line is pushed @phone', async ({
  page,
  shop,
}) => {
  await setUpShop(page, { measuring: true });
  await shop.product.open('the-salt-road');
  await shop.product.add(1);
  await shop.miniCart.expectCount(1);
  await shop.checkout.open();
  await shop.checkout.shipAsGuest(shop.email);
  await page.route('**/payment-information', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 400, json: { message: 'The card was declined.' } })
      : route.continue(),
  );
  await shop.checkout.chooseMethod(/Check \/ Money order/);
  await shop.checkout.placeOrder.click();
  await expect(shop.checkout.element.getByText('The card was declined.').first()).toBeVisible();
  await page.goto('/');
  await shop.miniCart.open();
  await shop.miniCart.drawer
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect.poll(() => names(page)).toContain('remove_from_cart');
  expect(await names(page)).not.toContain('purchase');
  expect(await page.evaluate(() => sessionStorage.getItem('till-measured-order'))).toBeNull();
});

test('events from before the shopper’s consent are pushed afterwards', async ({ page, shop }) => {
  await setUpShop(page, { measuring: true, asksConsent: true });
  await shop.product.open('the-salt-road');
  // An addition is the difference to a cart that was measured before it.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('till-measured-cart')))
    .not.toBeNull();
  await shop.product.add(1);
  await shop.miniCart.expectCount(1);
  await shop.miniCart.open();
  expect(await entries(page)).toEqual([]);
  await page.evaluate(() =>
    document.dispatchEvent(
      new CustomEvent('till-consent-changed', { detail: { measuring: true } }),
    ),
  );
  await expect.poll(() => names(page)).toEqual(['view_item', 'add_to_cart', 'view_cart']);
});

test('a search, a sign-in and a wish are pushed with published parameters only @phone', async ({
  page,
  shop,
}) => {
  await setUpShop(page, { measuring: true });
  await page.goto('/catalogsearch/result/?q=salt');
  await expect.poll(() => names(page)).toEqual(['search', 'view_item_list']);
  await page.goto('/catalogsearch/result/?q=ada%40shop.example');
  await openAccount(page, shop, '/the-salt-road.html');
  await expect.poll(() => names(page)).toContain('login');
  // Until then the link does what the shop's own page does, which leaves it.
  await expect(page.locator('till-wishlist-button > .till-root').first()).toBeAttached();
  await page.getByRole('button', { name: 'Add to Wish List' }).first().click();
  await expect.poll(() => names(page)).toContain('add_to_wishlist');
  const all = await pushed(page);
  expect(all.flatMap((event) => ga4Problems(event))).toEqual([]);
  expect(all[0]).toEqual({ event: 'search', search_term: 'salt' });
  expect(all[1]?.ecommerce).toMatchObject({ item_list_id: 'search' });
  const counted = (event: string): number => all.filter((one) => one.event === event).length;
  expect([counted('search'), counted('login'), counted('sign_up')]).toEqual([1, 1, 0]);
  const wish = all.find(({ event }) => event === 'add_to_wishlist');
  expect(wish?.ecommerce).toMatchObject({ currency: 'USD', value: 16.5 });
  expect(JSON.stringify(await entries(page))).not.toContain(shop.email);
  expect(JSON.stringify(await entries(page))).not.toContain('ada@');
});
