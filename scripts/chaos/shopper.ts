import type { Browser, BrowserContext, Page, Request } from '@playwright/test';

import type { BenchShop } from '../bench/shop';
import {
  addBook,
  BOOKS,
  saveCard,
  savePaypalCard,
  saveShipping,
  signIn,
  type Caller,
} from './cart-calls';
import type { ProviderAccount } from './provider-records';
import { addCustomer, addressesOf } from './shop-records';
import type { Plan, Tab } from './steps.types';
import { until } from './wait';
import { providerOf, wayOf, type ChaosProvider, type Way, type WayName } from './ways';
import { look, newWitness, watchPresses, watchTab, type Witness } from './witness';

/** One shopper: a browser of their own, with up to two tabs. */
export interface Shopper extends Caller {
  readonly context: BrowserContext;
  readonly email: string;
  readonly witness: Witness;
  /** The shopper's account at each provider. */
  readonly accounts: Readonly<Record<ChaosProvider, ProviderAccount>>;
  /** The tabs that are open, in their order. */
  readonly tabs: readonly Page[];
  /** Windows that a payment has opened. */
  readonly popups: readonly Page[];
  /** The addresses of hosted pages that were opened, in their order. */
  readonly sessions: readonly string[];
  /** How often the network has sent an order twice. */
  readonly repeated: { count: number };
  /** A tab; the second one is opened when it is first used. */
  tab(index: Tab): Promise<Page>;
  /** Fills an empty cart for another purchase. */
  fillAgain(page: Page): Promise<void>;
  /** Records what the tabs show now. */
  look(): Promise<void>;
  /** How long no call has been in progress, in ms; 0 while one is. */
  calmFor(): number;
}

const ONLINE = [
  'stripe_payments',
  'stripe_payments_checkout',
  'stripe_payments_bank_transfers',
  'demo_card',
];

/** The fields and choices of an earlier visit, so that the checkout opens at its payment step. Runs in the page. */
function saveDraft({ email, address, code }: { email: string; address: string; code: string }) {
  if (localStorage.getItem('chaos') !== null || location.pathname.startsWith('/c/pay')) return;
  const draft = {
    selectedShippingAddress: address,
    shippingAddressFromData: {
      firstname: 'Ada',
      lastname: 'Reader',
      street: { 0: '12 Harbour Street' },
      country_id: 'US',
      region_id: '12',
      city: 'Oakland',
      postcode: '94607',
      telephone: '555-0134',
    },
    selectedShippingRate: 'flatrate_flatrate',
    selectedPaymentMethod: code,
    inputFieldEmailValue: email,
    validatedEmailValue: email,
  };
  localStorage.setItem('mage-cache-storage', JSON.stringify({ 'checkout-data': draft }));
  localStorage.setItem('chaos', 'begun');
}

/** How long a shopper reads the page of an order at most, in milliseconds. */
const READING_MS = 3000;
/** After so long without a call the page has said everything, in milliseconds. */
const CALM_MS = 300;

/** Where the shopper starts. */
const startOf = ({ wallet }: Way): string => {
  if (wallet === 'product') return '/the-salt-road.html';
  if (wallet === 'minicart') return '/';
  return wallet === 'cart' ? '/checkout/cart/' : '/checkout/#payment';
};

/** What the shop offers to a shopper who pays in this way, beside its offline methods. */
function settingsFor(name: WayName): object {
  if (providerOf(name) === 'paypal') {
    return {
      payments: [],
      savedCards: true,
      paypalButtons: true,
      paypalCards: true,
      applePay: true,
      googlePay: true,
    };
  }
  return {
    payments: ONLINE,
    paymentExamples: true,
    savedCards: true,
    expressButtons: wayOf(name).wallet !== undefined,
  };
}

/** Sets the shop, the customer and the cart up by calls, as fast as the shop answers. */
async function setUp(
  caller: Caller,
  plan: Plan,
  email: string,
  shop: BenchShop,
): Promise<Shopper['accounts']> {
  const { request, dbFile } = caller;
  const way = wayOf(plan.way);
  await request.put('/demo/settings', { data: settingsFor(plan.way) });
  const { cookies } = await request.storageState();
  const id = cookies.find(({ name }) => name === 'demo_visitor')?.value ?? '';
  const accounts: Shopper['accounts'] = {
    stripe: { provider: 'stripe', origin: shop.provider, id },
    paypal: { provider: 'paypal', origin: shop.paypal, id },
  };
  if (plan.shopper === 'customer') {
    addCustomer(dbFile, email);
    await request.get('/');
    await signIn(caller, email);
    if (way.saved !== undefined) {
      const save = way.provider === 'paypal' ? savePaypalCard : saveCard;
      await save(caller, accounts[providerOf(plan.way)], way.saved);
    }
  }
  // A product page's wallet buys the first book by itself, often with nothing else in the cart.
  const isAlone = way.wallet === 'product';
  for (const [index, book] of BOOKS.entries()) {
    if (!isAlone || (index > 0 && plan.seed % 2 === 1)) await addBook(caller, book, index + 1);
  }
  if (!isAlone) await saveShipping(caller, email);
  return accounts;
}

/** Opens a shopper where the plan starts. */
export async function openShopper(browser: Browser, shop: BenchShop, plan: Plan): Promise<Shopper> {
  const context = await browser.newContext({
    baseURL: shop.origin,
    locale: 'en-US',
    viewport: { width: 1024, height: 800 },
  });
  const { request } = context;
  const { dbFile } = shop;
  const email = `chaos-${String(plan.seed)}-${Date.now().toString(36)}@example.com`;
  const session = async (): Promise<string> =>
    (await context.cookies(shop.origin)).find(({ name }) => name === 'PHPSESSID')?.value ?? '';
  const caller: Caller = { request, dbFile, session };
  try {
    const accounts = await setUp(caller, plan, email, shop);
    const [saved] = addressesOf(dbFile, email);
    const address =
      saved === undefined ? 'new-customer-address' : `customer-address${String(saved)}`;
    const code = wayOf(plan.way).code ?? 'checkmo';
    await context.addCookies([{ name: 'mage-cache-sessid', value: 'true', url: shop.origin }]);
    const draft = { email, address, code };
    await context.addInitScript(saveDraft, draft);
    const witness = newWitness();
    const tabs: Page[] = [];
    await watchPresses(context, witness, tabs);
    const { popups, sessions } = watchWindows(context);
    const open = async (): Promise<Page> => {
      const page = await context.newPage();
      watchTab(page, tabs.length, witness);
      tabs.push(page);
      return page;
    };
    const calmFor = watchCalls(context);
    const lookAll = async (): Promise<void> => {
      await Promise.all(tabs.map((page) => look(page, witness)));
    };
    const first = await open();
    await first.goto(startOf(wayOf(plan.way)));
    return {
      ...caller,
      context,
      email,
      witness,
      accounts,
      tabs,
      popups,
      sessions,
      repeated: { count: 0 },
      calmFor,
      fillAgain: async (page) => {
        // What the page says about the order is read before the shopper goes on.
        await until(READING_MS, () => calmFor() > CALM_MS);
        await lookAll();
        witness.additions.push(Date.now());
        witness.hasDirectCall = true;
        await addBook(caller, 'lamplighters', 1);
        await saveShipping(caller, email);
        // The order has cleared the checkout's fields.
        await page.goto('/', { waitUntil: 'commit' });
        await page.evaluate(() => {
          localStorage.removeItem('chaos');
        });
        await page.evaluate(saveDraft, draft);
      },
      tab: async (index) => tabs[index] ?? open(),
      look: lookAll,
    };
  } catch (error) {
    await context.close();
    throw error;
  }
}

/** The windows of payments, and the hosted pages that were opened in any tab. */
function watchWindows(context: BrowserContext) {
  const popups: Page[] = [];
  const sessions: string[] = [];
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => {
      const url = frame.url();
      if (frame === page.mainFrame() && /\/c\/pay\/cs_/.test(url) && !sessions.includes(url)) {
        sessions.push(url);
      }
    });
    void page.opener().then((opener) => {
      if (opener !== null) popups.push(page);
    });
  });
  return { popups, sessions };
}

/** Follows the calls of a browser; returns how long none has been in progress. */
function watchCalls(context: BrowserContext): () => number {
  const underWay = new Set<Request>();
  let lastEnd = Date.now();
  const ended = (request: Request): void => {
    if (underWay.delete(request)) lastEnd = Date.now();
  };
  context.on('request', (request) => underWay.add(request));
  context.on('requestfinished', ended);
  context.on('requestfailed', ended);
  return () => (underWay.size > 0 ? 0 : Date.now() - lastEnd);
}
