import type { APIRequestContext, Browser, BrowserContext, Page, Request } from '@playwright/test';

/** What a shopper did and was shown in one run. */
export interface Witness {
  /** The amount on the button at each press of "Place Order", as shown. */
  readonly pressed: string[];
  /** The order numbers that were shown. */
  readonly numbers: Set<string>;
  /** Whether a difference between the ordered and the shown amount was reported to the shopper. */
  hasSaidDifference: boolean;
  /** The last time at which an order may have been sent, in ms. */
  lastPress: number;
}

/** One shopper: two tabs of one browser. */
export interface Visit {
  readonly context: BrowserContext;
  readonly tabs: readonly [Page, Page];
  readonly email: string;
  readonly witness: Witness;
  /** Records what both tabs show now. */
  look(): Promise<void>;
  /** Whether neither tab has had a call in progress for a moment. */
  isCalm(): boolean;
}

const ADDRESS = {
  firstname: 'Ada',
  lastname: 'Reader',
  street: { 0: '12 Harbour Street' },
  country_id: 'US',
  region_id: '12',
  city: 'Oakland',
  postcode: '94607',
  telephone: '555-0134',
};

/** How long the shop may go on processing a write after its page was left, in milliseconds. */
const CALM_MS = 1000;

const BOOKS = ['the-salt-road', 'lamplighters'];

async function fieldsOf(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path)).text();
}

/** Adds a book to the cart as the form of its page does. */
async function addBook(request: APIRequestContext, book: string, qty: number): Promise<void> {
  const page = await fieldsOf(request, `/${book}.html`);
  const product = /name="product" value="(\d+)"/.exec(page)?.[1] ?? '';
  const formKey = /name="form_key" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const form = { product, form_key: formKey, qty: String(qty) };
  const answer = await request.post(`/checkout/cart/add/product/${product}/`, { form });
  if (!answer.ok()) throw new Error(`the book was not added: ${String(answer.status())}`);
}

/** Saves the guest's shipping step as "Next" does. */
async function saveShipping(request: APIRequestContext): Promise<void> {
  const page = await fieldsOf(request, '/checkout/');
  const cart = /"entity_id":"([A-Za-z0-9]{32})"/.exec(page)?.[1] ?? '';
  const { street, region_id, ...rest } = ADDRESS;
  const address = { ...rest, street: Object.values(street), region_id: Number(region_id) };
  const answer = await request.post(`/rest/default/V1/guest-carts/${cart}/shipping-information`, {
    data: {
      addressInformation: {
        shipping_address: address,
        billing_address: address,
        shipping_method_code: 'flatrate',
        shipping_carrier_code: 'flatrate',
      },
    },
  });
  if (!answer.ok()) throw new Error(`shipping was not saved: ${await answer.text()}`);
}

/** The fields and choices of an earlier visit, so that the checkout opens at its payment step. */
function saveDraft({ email, address }: { email: string; address: object }): void {
  if (localStorage.getItem('chaos') !== null) return;
  const draft = {
    selectedShippingAddress: 'new-customer-address',
    shippingAddressFromData: address,
    selectedShippingRate: 'flatrate_flatrate',
    selectedPaymentMethod: 'checkmo',
    inputFieldEmailValue: email,
    validatedEmailValue: email,
  };
  localStorage.setItem('mage-cache-storage', JSON.stringify({ 'checkout-data': draft }));
  localStorage.setItem('chaos', 'begun');
}

/** Records the button's text at each press of "Place Order". Runs in the page: no named functions here. */
function recordPresses(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('till-checkout button') : null;
      const text = button?.textContent ?? '';
      if (!text.startsWith('Place Order')) return;
      (window as unknown as { chaosPressed(text: string): void }).chaosPressed(text);
    },
    true,
  );
}

const numbersIn = (text: string): readonly string[] =>
  [...text.matchAll(/Your order (?:#|number) is:?\s*(\d{9})/g)].map(([, number = '']) => number);

/** Opens a guest with a cart: one tab at the payment step and one at the cart. */
export async function visit(browser: Browser, origin: string, email: string): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'en-US',
    viewport: { width: 1024, height: 800 },
  });
  const { request } = context;
  for (const [index, book] of BOOKS.entries()) await addBook(request, book, index + 1);
  await saveShipping(request);
  const url = origin;
  await context.addCookies([{ name: 'mage-cache-sessid', value: 'true', url }]);
  await context.addInitScript(saveDraft, { email, address: ADDRESS });
  const witness: Witness = {
    pressed: [],
    numbers: new Set(),
    hasSaidDifference: false,
    lastPress: 0,
  };
  await context.exposeFunction('chaosPressed', (text: string) => {
    witness.pressed.push(/\$[\d,.]+/.exec(text)?.[0] ?? '');
    witness.lastPress = Date.now();
  });
  await context.addInitScript(recordPresses);
  const see = async (page: Page): Promise<void> => {
    const text = await page.evaluate(() => document.body.innerText).catch(() => '');
    for (const number of numbersIn(text)) witness.numbers.add(number);
    if (text.includes('that was shown when you placed it')) witness.hasSaidDifference = true;
  };
  const tabs = [await context.newPage(), await context.newPage()] as const;
  for (const tab of tabs) tab.on('domcontentloaded', () => void see(tab));
  const underWay = new Set<Request>();
  let lastEnd = Date.now();
  const ended = (request: Request): void => {
    if (underWay.delete(request)) lastEnd = Date.now();
  };
  context.on('request', (request) => underWay.add(request));
  context.on('requestfinished', ended);
  context.on('requestfailed', ended);
  await Promise.all([tabs[0].goto('/checkout/#payment'), tabs[1].goto('/checkout/cart/')]);
  return {
    context,
    tabs,
    email,
    witness,
    look: async () => {
      await Promise.all(tabs.map(see));
    },
    isCalm: () => underWay.size === 0 && Date.now() - lastEnd > CALM_MS,
  };
}
