import {
  isAfterWork,
  isOfPaypal,
  MOMENT_FAULTS,
  PROVIDER_FAULTS,
  SHOP_FAULTS,
  type ProviderCall,
} from './faults';
import type { Chance } from './random';
import { CART_CHANGES, CHANGERS, type CartChange, type Changer, type Step } from './steps.types';
import { wayOf, type PaymentWindow, type Way, type WayName } from './ways';

const MOVES = ['reload', 'go to', 'go back', 'lose the network', 'wait'] as const;

/** What can happen beside a payment: a fault by its index, the cart, or the shopper's own move. */
export type Trouble =
  | { readonly of: 'shop'; readonly fault: number }
  | { readonly of: 'provider'; readonly fault: number }
  | { readonly of: 'moment'; readonly fault: number }
  | { readonly of: 'cart'; readonly by: Changer; readonly change: CartChange }
  | { readonly of: 'repeat' }
  | { readonly of: 'move'; readonly move: (typeof MOVES)[number] };

const indexes = (list: readonly unknown[]): readonly number[] => [...list.keys()];

/** Everything that can happen beside a payment. */
export const TROUBLES: readonly Trouble[] = [
  ...indexes(MOMENT_FAULTS).map((fault) => ({ of: 'moment', fault }) as const),
  ...indexes(PROVIDER_FAULTS).map((fault) => ({ of: 'provider', fault }) as const),
  ...CHANGERS.flatMap((by) => CART_CHANGES.map((change) => ({ of: 'cart', by, change }) as const)),
  { of: 'repeat' },
  ...MOVES.map((move) => ({ of: 'move', move }) as const),
  ...indexes(SHOP_FAULTS).map((fault) => ({ of: 'shop', fault }) as const),
];

const TABS = [0, 1] as const;
const PATHS = ['/', '/the-salt-road.html', '/checkout/cart/', '/checkout/#payment', '/checkout/'];

/** The call that orders. */
function orderCall({ wallet, provider }: Way): string {
  if (wallet === undefined) return 'place-order';
  return provider === 'paypal' ? 'paypal-place' : 'express-order';
}

/** The shop's calls of the second provider's ways. */
function paypalShopCalls({ wallet, button, opens = [] }: Way): readonly string[] {
  const details = opens.includes('payer action') || opens.includes('card bank');
  const both = ['paypal-order', 'sections', ...(details ? ['paypal-details'] : [])];
  if (wallet === undefined) return [...both, 'totals'];
  return [
    ...both,
    ...['paypal-approved', 'paypal-shipping'],
    ...(wallet === 'product' ? ['paypal-add-to-cart', 'paypal-cancel'] : []),
    ...(button === 'Apple Pay' ? ['shipping-rates', 'save-shipping', 'paypal-update'] : []),
  ];
}

/** The shop's calls of a way to pay, besides the one that orders. */
function shopCalls(way: Way): readonly string[] {
  const { wallet, opens = [], code, provider } = way;
  if (provider === 'paypal') return paypalShopCalls(way);
  if (wallet !== undefined) {
    const product = wallet === 'product' ? ['express-add-to-cart'] : [];
    return ['express-address', 'express-params', 'sections', ...product];
  }
  const hosted = ['hosted-session', 'hosted-url', 'payment-return', 'restore-quote'];
  return [
    ...['totals', 'sections', 'update-cart', 'coupon'],
    ...(opens.includes('hosted page') ? hosted : []),
    ...(code === 'stripe_payments' ? ['requires-action'] : []),
  ];
}

const CONFIRMATIONS: Readonly<Partial<Record<PaymentWindow, readonly ProviderCall[]>>> = {
  approval: ['approve'],
  'card bank': ['answer'],
  'google sheet': ['google-confirm'],
  'apple sheet': ['apple-validate', 'apple-confirm'],
};

/** The second provider's calls of a way to pay. */
function paypalCalls({ wallet, card, code, opens = [] }: Way): readonly ProviderCall[] {
  const isTyped = code !== null && card !== undefined && card !== 'challenge';
  return [
    ...(['create-order', 'retrieve-order', 'capture-order'] as const),
    ...(wallet === undefined ? [] : (['update-order'] as const)),
    ...(isTyped ? (['card-confirm'] as const) : []),
    ...opens.flatMap((window) => CONFIRMATIONS[window] ?? []),
  ];
}

/** The provider's calls of a way to pay. */
function providerCalls(way: Way): readonly ProviderCall[] {
  const { wallet, code, saved, provider } = way;
  if (provider === 'paypal') return paypalCalls(way);
  if (wallet !== undefined) return ['create-confirmation-token', 'create-intent', 'confirm-intent'];
  if (code === 'stripe_payments_checkout') return ['create-session', 'retrieve-session'];
  if (code === 'stripe_payments_bank_transfers') return ['create-intent', 'confirm-intent'];
  if (code !== 'stripe_payments') return [];
  const made: readonly ProviderCall[] = saved === undefined ? ['create-payment-method'] : [];
  return ['create-intent', 'confirm-intent', ...made];
}

/** Whether something can happen to this way to pay. */
export function isPossible(name: WayName, trouble: Trouble): boolean {
  const way = wayOf(name);
  const { opens = [], wallet, provider } = way;
  // The review page's form is sent by the browser itself.
  if (trouble.of === 'repeat') return provider !== 'paypal' || wallet === undefined;
  if (trouble.of === 'provider') return providerCalls(way).length > 0;
  if (trouble.of !== 'moment') return true;
  const call = MOMENT_FAULTS[trouble.fault]?.call ?? '';
  if (provider === 'paypal' || isOfPaypal(call)) {
    return isOfPaypal(call) && opens.includes('approval');
  }
  if (call === 'challenge-answer') return opens.includes('challenge');
  if (call === 'sheet-confirm') return opens.includes('sheet');
  return providerCalls(way).length > 0;
}

function moveStep(move: (typeof MOVES)[number], chance: Chance): Step {
  const tab = chance.pick(TABS);
  switch (move) {
    case 'reload':
      return { do: 'reload', tab };
    case 'go to':
      return { do: 'go to', tab, path: chance.pick(PATHS) };
    case 'go back':
      return { do: 'go back', tab: 0 };
    case 'lose the network':
      return { do: 'lose the network' };
    case 'wait':
      return { do: 'wait', ms: 100 + chance.below(700) };
  }
}

/** The step that makes something happen. With `isOrder` a fault meets the call that orders. */
export function troubleStep(
  trouble: Trouble,
  name: WayName,
  chance: Chance,
  isOrder = false,
): Step {
  const way = wayOf(name);
  switch (trouble.of) {
    case 'shop': {
      const isOther = !isOrder && chance.below(4) === 0;
      const call = isOther ? chance.pick(shopCalls(way)) : orderCall(way);
      return { do: 'fail shop', call, fault: trouble.fault };
    }
    case 'provider': {
      const isDone = isAfterWork(PROVIDER_FAULTS[trouble.fault]?.name ?? '');
      const usable = providerCalls(way).filter((call) => call !== 'confirm-intent' || !isDone);
      return { do: 'fail provider', call: chance.pick(usable), fault: trouble.fault };
    }
    case 'moment':
      return { do: 'fail moment', fault: trouble.fault };
    case 'cart':
      return { do: 'change the cart', by: trouble.by, change: trouble.change, isWithin: false };
    case 'repeat':
      return { do: 'repeat the request' };
    case 'move':
      return moveStep(trouble.move, chance);
  }
}

/** Anything that can happen beside a payment in this way. */
export const anyTrouble = (name: WayName, chance: Chance): Trouble =>
  chance.pick(TROUBLES.filter((trouble) => isPossible(name, trouble)));
