import { expect, type Locator, type Page } from '@playwright/test';
import * as v from 'valibot';

const cartSection = v.object({
  summary_count: v.number(),
  items: v.array(
    v.object({
      product_name: v.string(),
      qty: v.number(),
      options: v.optional(v.array(v.object({ label: v.string(), value: v.unknown() })), []),
    }),
  ),
});

/** A section of the visitor's private data, as the server has it now (contract §5). */
export async function sectionOf(page: Page, name: string): Promise<unknown> {
  const response = await page.request.get('/customer/section/load/', {
    params: { sections: name, force_new_section_timestamp: 'false' },
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  });
  return ((await response.json()) as Record<string, unknown>)[name];
}

/** The lines of the server's cart: `2 x Bag (Red, M)`, sorted. */
export async function cartLines(page: Page): Promise<string[]> {
  const { items } = v.parse(cartSection, await sectionOf(page, 'cart'));
  return items
    .map(({ product_name: name, qty, options }) => {
      const values = options.map(({ value }) => String(value)).join(', ');
      return `${String(qty)} x ${name}${values === '' ? '' : ` (${values})`}`;
    })
    .sort();
}

/** How many of a product the server's cart has. */
export async function cartQuantity(page: Page, name: string): Promise<number> {
  const { items } = v.parse(cartSection, await sectionOf(page, 'cart'));
  return items
    .filter(({ product_name: title }) => title === name)
    .reduce((sum, { qty }) => sum + qty, 0);
}

/** An order on the shop's own page. */
export class OrderPage {
  readonly main: Locator;

  constructor(page: Page) {
    this.main = page.getByRole('main');
  }

  /** The block with this heading: "Shipping Address", "Payment Method". */
  block(heading: string): Locator {
    return this.main
      .locator('.box, section.panel')
      .filter({ hasText: new RegExp(`^\\s*${heading}`) })
      .first();
  }
}

const opened = async (page: Page, number: string): Promise<OrderPage> => {
  await expect(page.getByRole('heading', { name: `Order # ${number}` })).toBeVisible();
  return new OrderPage(page);
};

/** Finds a guest's order with the shop's form "Orders and Returns". */
export async function guestOrder(
  page: Page,
  number: string,
  { email, lastName }: { readonly email: string; readonly lastName: string },
): Promise<OrderPage> {
  await page.goto('/sales/guest/form/');
  await expect(page.locator('till-order-lookup .till-root').first()).toBeAttached();
  const values = { oar_order_id: number, oar_billing_lastname: lastName, oar_email: email };
  // On cached pages the platform loads this form again, and may replace it while it is being filled in.
  await expect(async () => {
    for (const [name, value] of Object.entries(values)) {
      await page.locator(`[name=${name}]`).fill(value);
    }
    for (const [name, value] of Object.entries(values)) {
      await expect(page.locator(`[name=${name}]`)).toHaveValue(value, { timeout: 1000 });
    }
  }).toPass();
  await page.locator('till-order-lookup').getByRole('button', { name: 'Continue' }).click();
  return opened(page, number);
}

/** Rows of "My Orders", newest first. */
const orderRows = (page: Page): Locator =>
  page
    .getByRole('main')
    .locator('tbody tr')
    .filter({ hasText: /\d{6,}/ });

/** How many orders the customer who is signed in has placed. */
export async function orderCount(page: Page): Promise<number> {
  await page.goto('/sales/order/history/');
  await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible();
  return orderRows(page).count();
}

/** Opens an order of the customer who is signed in. */
export async function customerOrder(page: Page, number: string): Promise<OrderPage> {
  await page.goto('/sales/order/history/');
  const row = orderRows(page).filter({ hasText: number });
  await row
    .getByRole('link', { name: 'View Order' })
    .or(row.getByRole('link', { name: number, exact: true }))
    .first()
    .click();
  return opened(page, number);
}

const GUEST_CART = /^.*\/rest\/[^/]+\/V1\/guest-carts\/[^/]+/;

/** The guest cart in the shop's REST, as the open page has called it. */
async function guestCart(page: Page): Promise<string> {
  const urls = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  const [url] = urls.flatMap((one) => GUEST_CART.exec(one)?.[0] ?? []);
  if (url === undefined) throw new Error('the page has made no call to a guest cart');
  return url;
}

/** What the server has recorded for the guest cart of the open cart or checkout page. */
export async function guestCartRecord(page: Page): Promise<unknown> {
  return (await page.request.get(await guestCart(page))).json();
}

const rates = v.array(v.object({ method_title: v.nullable(v.string()), available: v.boolean() }));

/** Titles of the methods that the server offers the guest cart of the open page for an address. */
export async function offeredMethods(
  page: Page,
  address: Readonly<Record<string, string>>,
): Promise<string[]> {
  const url = `${await guestCart(page)}/estimate-shipping-methods`;
  const response = await page.request.post(url, { data: { address } });
  return v
    .parse(rates, await response.json())
    .flatMap(({ method_title: title, available }) => (available && title !== null ? [title] : []));
}
