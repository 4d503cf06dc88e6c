import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replaceNavigator } from '../../../../src/platform/navigate';
import * as did from '../../../../src/state/checkout/checkout-actions';
import type { CartLoss } from '../../../../src/state/checkout/checkout-types';
import { shop } from '../../state/support/shop';
import { atPayment, config, renderCheckout } from './checkout-fixture';

const assign = vi.fn();
let putBack = () => {};

beforeEach(() => {
  window.scrollTo = vi.fn();
  assign.mockClear();
  window.history.replaceState(null, '', '/checkout/');
  putBack = replaceNavigator({ assign, reload: vi.fn() });
});

afterEach(() => {
  putBack();
  window.history.replaceState(null, '', '/checkout/');
});

const goTo = (hash: string) => {
  act(() => {
    window.history.replaceState(null, '', `/checkout/${hash}`);
    window.dispatchEvent(new Event('hashchange'));
  });
};

it('writes the first step’s hash when there is none [STEP-04, STEP-09]', () => {
  renderCheckout();
  expect(window.location.hash).toBe('#shipping');
});

it('shows one step at a time on one page and writes its hash when it opens [STEP-01, STEP-08, STEP-12, STEP-13, STEP-14]', () => {
  const { emit, store } = renderCheckout();
  expect(screen.getByRole('heading', { level: 2, name: 'Shipping Address' })).toBeTruthy();
  act(() => {
    store.dispatch(did.stepEntered('payment'));
  });
  expect(screen.queryByRole('heading', { name: 'Shipping Address' })).toBeNull();
  expect(window.location.hash).toBe('#payment');
  expect(emit).toHaveBeenCalledWith('till-step-changed', { step: 'payment' });
});

it('scrolls to the top and focuses the heading when a step opens, but not initially [STEP-03, STEP-15]', async () => {
  const { store } = renderCheckout();
  expect(window.scrollTo).not.toHaveBeenCalled();
  act(() => {
    store.dispatch(did.stepEntered('payment'));
  });
  await waitFor(() => {
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Review & Payments' }));
  });
  expect(window.scrollTo).toHaveBeenCalled();
});

it('requests the step the browser goes back to [STEP-10, STEP-16]', () => {
  const { actions } = renderCheckout({ change: atPayment() });
  goTo('#shipping');
  expect(actions).toContainEqual(did.stepRequested('shipping'));
});

it('does not jump ahead: the URL keeps the step that is shown [STEP-16, STEP-19]', () => {
  const { actions } = renderCheckout();
  goTo('#payment');
  expect(actions).toContainEqual(did.stepRequested('payment'));
  expect(window.location.hash).toBe('#shipping');
});

it('waits at the payment step it was opened at, and falls back to shipping [STEP-19, decision C5]', () => {
  window.history.replaceState(null, '', '/checkout/#payment');
  const { store } = renderCheckout({ change: (state) => ({ ...state, resuming: true }) });
  expect(screen.queryByLabelText(/^Email Address/)).toBeNull();
  expect(window.location.hash).toBe('#payment');
  act(() => {
    store.dispatch(did.resumeDeclined());
  });
  expect(screen.getByLabelText(/^Email Address/)).toBeTruthy();
  expect(window.location.hash).toBe('#shipping');
});

it.each(['#payment', '#shipping', ''])(
  'has the URL of the payment step while an order is looked up, opened at "%s" [STEP-08, STEP-14]',
  (hash) => {
    window.history.replaceState(null, '', `/checkout/${hash}`);
    const entries = window.history.length;
    const { store, emit } = renderCheckout({
      change: (state) => ({ ...state, placement: { ...state.placement, status: 'unknown' } }),
    });
    expect(window.location.hash).toBe('#payment');
    const current = document.querySelector('[aria-current=step]');
    expect(current?.textContent).toContain('Review & Payments');
    act(() => {
      store.dispatch(did.placementFailed({ message: 'There is no order.', cause: null }));
    });
    expect(window.location.hash).toBe('#payment');
    expect(screen.queryByLabelText(/^Email Address/)).toBeNull();
    act(() => {
      store.dispatch(did.resumeDeclined());
    });
    expect(window.location.hash).toBe('#shipping');
    expect(screen.getAllByText('There is no order.').length).toBeGreaterThan(0);
    expect(window.history.length).toBe(entries);
    expect(emit).not.toHaveBeenCalledWith('till-step-changed', expect.anything());
  },
);

it('does nothing on an empty hash [STEP-06]', () => {
  const { actions } = renderCheckout();
  actions.length = 0;
  goTo('');
  expect(actions).toEqual([]);
  expect(assign).not.toHaveBeenCalled();
});

it('leaves for the page-not-found page on an unknown hash, but not for an element of the page [STEP-07, STEP-22]', () => {
  renderCheckout();
  const anchor = document.createElement('p');
  anchor.id = 'reviews';
  document.body.append(anchor);
  goTo('#reviews');
  expect(assign).not.toHaveBeenCalled();
  anchor.remove();
  goTo('#/');
  expect(assign).toHaveBeenCalledOnce();
  goTo('#nowhere');
  expect(assign).toHaveBeenCalledWith(config.pageNotFoundUrl);
});

it('links back only to a completed step [STEP-02, STEP-16]', async () => {
  const { actions, store } = renderCheckout();
  expect(screen.queryByRole('button', { name: /Review & Payments/ })).toBeNull();
  act(() => {
    store.dispatch(did.shippingSaved({ methods: [], billingAddress: null, sameAsShipping: true }));
    store.dispatch(did.stepEntered('payment'));
  });
  await userEvent.click(screen.getByRole('button', { name: /^Shipping/ }));
  expect(actions).toContainEqual(did.stepRequested('shipping'));
});

it('links from the review to the address and to the method [SHIP-05, SHIP-06]', async () => {
  const { store } = renderCheckout({ change: atPayment() });
  await userEvent.click(screen.getByRole('button', { name: 'Edit Shipping Methods' }));
  act(() => {
    store.dispatch(did.stepEntered('shipping'));
  });
  const heading = screen.getByRole('heading', { name: 'Shipping Methods' });
  expect(document.activeElement).toBe(heading);
});

it('has no shipping step for a virtual cart, and requests the guest’s e-mail [STEP-18, STEP-24, MAIL-01]', () => {
  renderCheckout({ config: { ...config, isVirtual: true } });
  expect(screen.getByRole('heading', { name: 'Review & Payments' })).toBeTruthy();
  expect(screen.getByLabelText(/^Email Address/)).toBeTruthy();
  expect(screen.queryByText('Ship To:')).toBeNull();
});

it('blocks guests where the shop accepts customers only [GATE-01, GATE-07]', async () => {
  renderCheckout({ config: { ...config, isGuestCheckoutAllowed: false } });
  expect(await screen.findByText('Guest checkout is disabled.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveProperty('href', config.loginUrl);
});

it('links back to the shop when the cart is empty', async () => {
  renderCheckout({ config: { ...config, items: [] } });
  expect(await screen.findByText('You have no items in your shopping cart.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveProperty(
    'href',
    'https://shop.example/',
  );
});

describe('while the page is open, another window', () => {
  const lose = (loss: CartLoss) => {
    const { store } = renderCheckout();
    screen.getByLabelText(/^Email Address/).focus();
    act(() => {
      store.dispatch(did.cartLost(loss));
    });
    return store;
  };

  it('is no reason to hide a payment that the bank has confirmed for the cart', async () => {
    const store = lose('ordered');
    await screen.findByText(/ordered in another window/);
    expect(screen.queryByText(/confirmed a payment/)).toBeNull();
    const charge = { amount: '$93.46', isConfirmed: true, askedAt: 1 };
    act(() => {
      store.dispatch(did.chargeReported(charge));
    });
    screen.getByText(
      /confirmed a payment of \$93.46, but we know of no order that was paid with it/,
    );
  });

  it.each([
    ['ordered', 'This cart was ordered in another window, or is in your account now.'],
    ['waits', 'Your order was placed and is waiting to be paid.'],
    ['emptied', 'You have no items in your shopping cart.'],
    ['signed-in', 'You are signed in now.'],
  ] as const)('has %s the cart: a focused message reports it [PLACE-15]', async (loss, words) => {
    lose(loss);
    const heading = await screen.findByRole('heading', { name: words });
    expect(screen.getByRole('alert').contains(heading)).toBe(true);
    await waitFor(() => {
      expect(document.activeElement).toBe(heading);
    });
    expect(screen.queryByLabelText(/^Email Address/)).toBeNull();
  });

  it('has left for the page where its order is paid: this one leads there too, or gives the order up [REDIR-01]', async () => {
    const store = lose('waits');
    const answers: unknown[] = [];
    const dispatch = vi.spyOn(store, 'dispatch').mockImplementation((action) => {
      answers.push(action);
      return action;
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Continue to Payment' }));
    await userEvent.click(screen.getByRole('button', { name: 'Order Again Instead' }));
    expect(answers).toEqual([
      did.waitingOrderAnswered({ isGivenUp: false }),
      did.waitingOrderAnswered({ isGivenUp: true }),
    ]);
    dispatch.mockRestore();
    act(() => {
      store.dispatch(did.orderWaits('kept'));
    });
    screen.getByRole('heading', {
      name: 'Your order could not be cancelled and can still be paid.',
    });
    act(() => {
      store.dispatch(did.placementFailed({ message: 'Offline.', cause: null }));
    });
    expect(screen.getByRole('alert').textContent).toContain('Offline.');
    screen.getByRole('button', { name: 'Continue to Payment' });
  });

  it('has signed the guest in: a button opens the customer’s page [ROLE-01]', async () => {
    const reload = vi.fn();
    putBack();
    putBack = replaceNavigator({ assign, reload });
    lose('signed-in');
    await userEvent.click(await screen.findByRole('button', { name: 'Proceed to Checkout' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is ignored while this window places an order [PLACE-14]', async () => {
    const store = lose('ordered');
    await screen.findByText(/ordered in another window/);
    act(() => {
      store.dispatch(did.placementUnknown({ kind: 'network' }));
    });
    expect(screen.queryByText(/ordered in another window/)).toBeNull();
  });
});

describe('a page without a checkout configuration, or with an empty one [CONF-01]', () => {
  it.each([null, { ...config, cart: null }])(
    'shows that it is unavailable, with links to the cart and to the shop’s own checkout',
    async (rendered) => {
      window.history.replaceState(null, '', '/a-page-of-the-merchant');
      renderCheckout({ config: rendered, shop: { checkoutUrl: '/checkout/' } });
      expect(await screen.findByText('The checkout cannot be shown on this page.')).toBeTruthy();
      const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
      expect(links).toEqual(['/checkout/', 'https://shop.example/checkout/cart/']);
    },
  );

  it('does not link from the shop’s own checkout to itself', async () => {
    renderCheckout({ config: null, shop: { checkoutUrl: '/checkout/' } });
    const links = await screen.findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([shop.cartUrl]);
  });
});
