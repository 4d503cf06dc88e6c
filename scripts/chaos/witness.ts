import type { BrowserContext, Frame, Page } from '@playwright/test';

import type { Press, Shown } from './world.types';

/** What a shopper did and was shown, while the run goes on. */
export interface Witness {
  readonly presses: Press[];
  readonly amounts: string[];
  hasBlindPress: boolean;
  readonly numbers: Map<string, number>;
  readonly messages: Set<string>;
  readonly claims: { at: number; tab: number }[];
  readonly additions: number[];
  /** Whether a call that no page made has changed the cart: pages cannot know of it. */
  hasDirectCall: boolean;
  /** The tabs whose next pages are the shopper's own doing, as by a reload. */
  readonly moving: Set<Page>;
}

/** A witness of nothing. */
export const newWitness = (): Witness => ({
  presses: [],
  amounts: [],
  hasBlindPress: false,
  numbers: new Map(),
  messages: new Set(),
  claims: [],
  additions: [],
  hasDirectCall: false,
  moving: new Set(),
});

/** What was seen, for the comparison. */
export const shownBy = (witness: Witness): Shown => ({
  ...witness,
  messages: [...witness.messages],
});

const AMOUNT = /\$[\d,.]*\d/;
const SUCCESS = /\/(?:checkout\/onepage|smartbuttons)\/success\/?$/;
const CHECKOUT = /\/checkout\/$/;
const SMART_BUTTONS = '/smart/buttons';
/** What the second provider shows inside the shop's page. */
const WALLETS = /^\/(?:smart\/buttons|gp\/sheet|apple\/sheet)$/;

/**
 * Reports presses of buttons that order or pay, with the amount that is shown beside one without it. Runs in every page and
 * frame: no named functions here.
 */
function reportPresses(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      const text = button?.textContent.trim() ?? '';
      const isOwn = location.pathname === '/smart/buttons' || /^(?:Place Order|Pay)\b/.test(text);
      if (button === null || button.disabled || !isOwn) return;
      const beside = document.querySelector(
        'h1.amount, .sheet .line:last-child dd, till-wallet-review tr.grand_total .amount',
      );
      const shown = `${text} ${beside?.textContent ?? ''}`;
      (window as unknown as { chaosPressed(text: string): void }).chaosPressed(shown);
    },
    true,
  );
}

function pressed(witness: Witness, tab: number, frame: Frame, text: string): void {
  const { pathname } = new URL(frame.url());
  const isOwn = WALLETS.test(pathname);
  // Outside the checkout a wallet orders nothing: that is the review page's button.
  if (isOwn && !CHECKOUT.test(new URL(frame.page().url()).pathname)) return;
  const amount = AMOUNT.exec(text)?.[0];
  if (amount !== undefined) witness.amounts.push(amount);
  // PayPal's button shows no amount, but its window does.
  else if (pathname !== SMART_BUTTONS) witness.hasBlindPress = true;
  // A sheet in the checkout orders the checkout's cart, as its button does.
  const isSheet = pathname.endsWith('/frame/sheet');
  // The provider's and the bank's own pages pay an order; they make none.
  if (!isSheet && /^\/(?:c\/pay|examples\/bank|checkoutnow)/.test(pathname)) return;
  witness.presses.push({ at: Date.now(), tab, by: isSheet ? 'sheet' : 'button' });
}

/** Records presses in every page of a browser. `tabs` are its pages in their order. */
export async function watchPresses(
  context: BrowserContext,
  witness: Witness,
  tabs: readonly Page[],
): Promise<void> {
  await context.exposeBinding('chaosPressed', ({ page, frame }, text: string) => {
    pressed(witness, tabs.indexOf(page), frame, text);
  });
  await context.addInitScript(reportPresses);
}

/** The text of the page and of its messages. Runs in the page. */
function readPage(): { text: string; messages: string[] } {
  const all = document.querySelectorAll<HTMLElement>(
    '[role="alert"], [role="status"], [role="alertdialog"], [class*="notice"], .message',
  );
  return {
    text: document.body.innerText,
    messages: [...all].filter((one) => one.checkVisibility()).map((one) => one.innerText),
  };
}

/** Records what a tab shows now. */
export async function look(page: Page, witness: Witness): Promise<void> {
  const seen = await page.evaluate(readPage).catch(() => null);
  if (seen === null) return;
  for (const [, number = ''] of seen.text.matchAll(/Your order (?:#|number) is:?\s*(\d{9})/g)) {
    if (!witness.numbers.has(number)) witness.numbers.set(number, Date.now());
  }
  for (const text of seen.messages) if (/\d/.test(text)) witness.messages.add(text);
}

/** Records what a tab shows with every page, and when it is sent to the success page. */
export function watchTab(page: Page, tab: number, witness: Witness): void {
  page.on('domcontentloaded', () => void look(page, witness));
  page.on('request', (request) => {
    const isPage = request.isNavigationRequest() && request.frame() === page.mainFrame();
    // A redirect is the shop's word, not the page's.
    if (!isPage || request.redirectedFrom() !== null || witness.moving.has(page)) return;
    if (SUCCESS.test(new URL(request.url()).pathname)) witness.claims.push({ at: Date.now(), tab });
  });
}
