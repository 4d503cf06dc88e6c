import { expect, type Page } from '@playwright/test';

import { customerLike, signIn } from '../support/customers';
import { watchRequests } from '../support/settled';
import type { Shop } from '../support/test';

/** Every kind of page that a guest sees without having done anything: its name and its address. */
export const PAGE_KINDS = [
  ['home', '/'],
  ['category', '/fiction.html'],
  ['category as a list', '/records.html?product_list_mode=list&product_list_limit=5'],
  ['category narrowed down', '/stationery.html?color=52#layered-filter-block'],
  ['category with nothing left', '/films.html?price=0-10'],
  ['product', '/daybook.html'],
  ['product out of stock', '/rainy-day-box.html'],
  ['product with a film', '/northline.html'],
  ['bundle', '/a-reading-evening.html'],
  ['group', '/records-of-the-north.html'],
  ['gift card', '/gift-card-by-e-mail.html'],
  ['product with custom options', '/a-book-with-your-name-in-it.html'],
  ['product with links', '/moss-after-rain-e-book.html'],
  ['product with a price not advertised', '/the-dune-keeper.html'],
  ['search', '/catalogsearch/result/?q=salt'],
  ['search without results', '/catalogsearch/result/?q=orchrad'],
  ['login', '/customer/account/login/'],
  ['create an account', '/customer/account/create/'],
  ['forgotten password', '/customer/account/forgotpassword/'],
  ['mailbox', '/demo/mail/'],
  ['not found', '/no-such-page'],
  ['empty cart', '/checkout/cart/'],
] as const;

/** The rest of the shop's pages, for a customer with a product in the cart, on the wish list and in the comparison. */
const CUSTOMER_PAGES = [
  ['all swatches of a list', '/stationery.html'],
  ['pages of the page builder', '/evenings'],
  ['about', '/about'],
  ['many parts', '/many-parts'],
  ['stores', '/stores'],
  ['orders and returns', '/sales/guest/form/'],
  ['cart', '/checkout/cart/'],
  ['checkout', '/checkout/'],
  ['account', '/customer/account/'],
  ['account form', '/customer/account/edit/'],
  ['address book', '/customer/address/'],
  ['address form', '/customer/address/new/'],
  ['orders', '/sales/order/history/'],
  ['saved payment methods', '/stripe/customer/paymentmethods/'],
  ['newsletter', '/newsletter/manage/'],
  ['wish list', '/wishlist/'],
  ['comparison', '/catalog/product_compare/'],
  ['settings of the demo', '/demo/'],
] as const;

/** How much wider a page is than its window. */
const beyond = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Opens every page kind of the shop and expects that none of them scrolls sideways. */
export async function expectNoneScrollsSideways(page: Page, shop: Shop): Promise<void> {
  const settled = watchRequests(page);
  const look = async (name: string, path: string) => {
    await page.goto(path);
    await settled();
    expect.soft(await beyond(page), `${name} (${path}) scrolls sideways by`).toBeLessThanOrEqual(0);
  };
  for (const [name, path] of PAGE_KINDS) await look(name, path);
  customerLike('jane@example.com', shop.email);
  await signIn(page, shop.email);
  await page.goto('/stationery.html');
  await settled();
  await page.locator('.tile-compare').first().click();
  await page.locator('.tile-wish').first().click();
  await settled();
  await shop.product.open('the-salt-road');
  await shop.product.add(1);
  await settled();
  for (const [name, path] of CUSTOMER_PAGES) await look(name, path);
}
