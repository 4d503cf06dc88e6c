import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Agreements } from '../../../../../src/features/checkout/agreements/Agreements';
import { findBuiltInMethod } from '../../../../../src/payments/registry';
import type {
  PaymentHandle,
  PaymentMethodDefinition,
} from '../../../../../src/state/extensions/payment-method.types';
import * as did from '../../../../../src/state/checkout/checkout-actions';
import { paymentMethods } from '../../../../../src/state/extensions/extensions';
import { messageShown, selectMessages } from '../../../../../src/state/messages/messages-slice';
import { messagesState } from '../../../../../src/state/messages/messages-state';
import { address, atPayment, config, customerConfig, renderCheckout } from '../checkout-fixture';

let takeOut: (() => void)[] = [];

beforeEach(() => {
  window.scrollTo = vi.fn();
  takeOut = ['checkmo', 'purchaseorder', 'banktransfer', 'free'].map((code) =>
    paymentMethods.register(findBuiltInMethod(code, {}) as PaymentMethodDefinition),
  );
});

afterEach(() => {
  for (const undo of takeOut) undo();
  window.history.replaceState(null, '', '/checkout/');
});

describe('payment methods', () => {
  it('shows the chosen method’s own form only [PAY-01, PAY-06, PAY-11]', async () => {
    const { actions, emit } = renderCheckout({ change: atPayment() });
    const group = screen.getByRole('radiogroup', { name: 'Payment Method' });
    expect(within(group).getByText('Peer Store Ltd')).toBeTruthy();
    expect(screen.queryByLabelText(/^Purchase Order Number/)).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Purchase Order' }));
    expect(actions).toContainEqual(did.paymentMethodChosen('purchaseorder'));
    expect(emit).toHaveBeenCalledWith('till-payment-method-selected', { code: 'purchaseorder' });
    await userEvent.type(screen.getByLabelText(/^Purchase Order Number/), 'PO 7');
    expect(actions.at(-1)).toEqual(
      did.paymentFieldEdited({ method: 'purchaseorder', name: 'po_number', value: 'PO 7' }),
    );
    expect(within(group).queryByText('Peer Store Ltd')).toBeNull();
  });

  it('shows the shop’s message about the choice inside the method, and about the billing address below it [PLACE-17, PLACE-18, MSG-05, HTTP-06]', () => {
    const { store } = renderCheckout({ change: atPayment() });
    store.inject(messagesState);
    const group = screen.getByRole('radiogroup', { name: 'Payment Method' });
    act(() => {
      for (const area of ['payment:checkmo', 'payment:purchaseorder', 'checkout'] as const) {
        store.dispatch(messageShown({ area, type: 'error', text: `Not for ${area}` }));
      }
    });
    expect(within(group).getByText('Not for payment:checkmo').closest('[role=alert]')).toBeTruthy();
    expect(screen.queryByText('Not for payment:purchaseorder')).toBeNull();
    expect(screen.getByText('Not for checkout').closest('[role=alert]')).toBeTruthy();
  });

  it('keeps the method and its input when the list cannot be reloaded [PAY-16, PAY-19]', async () => {
    const { store, actions } = renderCheckout({ change: atPayment() });
    await userEvent.click(screen.getByRole('radio', { name: 'Purchase Order' }));
    const number = screen.getByLabelText(/^Purchase Order Number/);
    await userEvent.type(number, 'PO 7');
    act(() => {
      store.dispatch(did.paymentInformationFailed('Offline.'));
    });
    expect(screen.getAllByText('Offline.').length).toBeGreaterThan(0);
    expect(screen.getByLabelText(/^Purchase Order Number/)).toBe(number);
    expect(number).toHaveProperty('value', 'PO 7');
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(actions).toContainEqual(did.paymentInformationRetried());
  });

  it('hides the radio of the only method [PAY-03]', () => {
    renderCheckout({ change: atPayment({ methods: [{ code: 'checkmo', title: 'Check' }] }) });
    expect(screen.getByRole('radio', { name: 'Check' }).className).toContain('visually-hidden');
  });

  it('shows a message for a method without a renderer [PAY-24]', () => {
    renderCheckout({ change: atPayment({ methods: [{ code: 'odd', title: 'Odd Pay' }] }) });
    const name = /Odd Pay.*This payment option is currently unavailable\./;
    expect(screen.getByRole('radio', { name })).toHaveProperty('disabled', true);
  });

  it('renders a merchant’s registered method and runs its clean-up [PAY-17, PAY-18]', async () => {
    const cleanUp = vi.fn();
    takeOut.push(
      paymentMethods.register({
        code: 'house',
        view: (host, handle) => {
          host.textContent = `Account for ${handle.method.title}`;
          handle.setField('pin', '99', { secret: true });
          return cleanUp;
        },
        confirm: () => Promise.resolve({ status: 'cancelled' }),
      }),
    );
    const { actions } = renderCheckout({
      change: atPayment({
        methods: [
          { code: 'house', title: 'House' },
          { code: 'checkmo', title: 'Check' },
        ],
        selected: 'house',
      }),
    });
    expect(screen.getByText('Account for House')).toBeTruthy();
    expect(actions).toContainEqual(
      did.paymentFieldEdited({ method: 'house', name: 'pin', value: '99', secret: true }),
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Check' }));
    expect(cleanUp).toHaveBeenCalledOnce();
  });

  it('renders a merchant’s custom element, which gets the handle', () => {
    class HousePayment extends HTMLElement {
      set payment(handle: PaymentHandle) {
        this.textContent = `Account for ${handle.method.title}`;
      }
    }
    customElements.define('house-payment', HousePayment);
    const confirm = () => Promise.resolve({ status: 'cancelled' as const });
    takeOut.push(paymentMethods.register({ code: 'house', view: 'house-payment', confirm }));
    const methods = [{ code: 'house', title: 'House' }];
    renderCheckout({ change: atPayment({ methods, selected: 'house' }) });
    expect(screen.getByText('Account for House').localName).toBe('house-payment');
  });

  it('keeps a provider’s fields in the page while another method is chosen', async () => {
    const cleanUp = vi.fn();
    const confirm = () => Promise.resolve({ status: 'cancelled' as const });
    takeOut.push(
      paymentMethods.register({
        code: 'fields',
        start: 'fields',
        view: (host) => {
          host.append(document.createElement('output'));
          return cleanUp;
        },
        confirm,
      }),
    );
    const methods = [
      { code: 'fields', title: 'Card' },
      { code: 'checkmo', title: 'Check' },
    ];
    const { container } = renderCheckout({ change: atPayment({ methods, selected: 'checkmo' }) });
    expect(container.querySelector('output'), 'not before it is chosen').toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Card' }));
    const frame = container.querySelector('output');
    await userEvent.click(screen.getByRole('radio', { name: 'Check' }));
    expect(cleanUp).not.toHaveBeenCalled();
    expect(frame?.isConnected).toBe(true);
    expect(frame?.closest('[hidden]')).not.toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Card' }));
    expect(container.querySelector('output')).toBe(frame);
    expect(frame?.closest('[hidden]')).toBeNull();
  });

  it('leaves the order button to a method that has its own', async () => {
    const confirm = () => Promise.resolve({ status: 'cancelled' as const });
    takeOut.push(
      paymentMethods.register({
        code: 'wallet',
        ownButton: true,
        view: (host, payment) => {
          const button = document.createElement('button');
          button.textContent = 'Pay with Wallet';
          button.onclick = () => {
            payment.placeOrder();
          };
          host.append(button);
        },
        confirm,
      }),
    );
    const methods = [{ code: 'wallet', title: 'Wallet' }];
    const { actions } = renderCheckout({ change: atPayment({ methods, selected: 'wallet' }) });
    expect(screen.queryByRole('button', { name: /Place Order/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Pay with Wallet' }));
    expect(actions).toContainEqual(did.placeOrderSubmitted());
  });

  it('shows each instrument as a row, and chooses by row', async () => {
    const confirm = () => Promise.resolve({ status: 'cancelled' as const });
    const instruments = [
      { id: 'a', title: 'Visa 4242', detail: 'Expires 4/2030', icon: '/visa.svg' },
      { id: 'b', title: 'Visa 1881' },
    ];
    const load = () => Promise.resolve(instruments);
    takeOut.push(paymentMethods.register({ code: 'vault', instruments: load, confirm }));
    const offer = { status: 'available', message: null, instruments } as const;
    const { actions } = renderCheckout({
      change: atPayment({
        methods: [{ code: 'vault', title: 'Vault' }],
        offers: { vault: offer },
        selected: 'vault',
        instrument: 'a',
      }),
    });
    const first = screen.getByRole('radio', { name: /Visa 4242.*Expires 4\/2030/ });
    expect(first).toHaveProperty('checked', true);
    await userEvent.click(screen.getByRole('radio', { name: 'Visa 1881' }));
    expect(actions).toContainEqual(did.paymentMethodChosen('vault', 'b'));
    expect(screen.getByRole('radio', { name: 'Visa 1881' })).toHaveProperty('checked', true);
  });

  it('shows why a method’s view is blocked, and accepts no order', () => {
    const confirm = () => Promise.resolve({ status: 'cancelled' as const });
    takeOut.push(
      paymentMethods.register({
        code: 'card',
        view: (_host, payment) => {
          payment.setStatus({ status: 'blocked', message: 'Cards are not accepted now.' });
        },
        confirm,
      }),
    );
    const methods = [{ code: 'card', title: 'Card' }];
    renderCheckout({ change: atPayment({ methods, selected: 'card' }) });
    expect(screen.getByText('Cards are not accepted now.')).toBeTruthy();
    const button = screen.getByRole('button', { name: /Place Order/ });
    expect(button.getAttribute('aria-disabled') ?? button.hasAttribute('disabled')).toBeTruthy();
  });

  it('has a heading for each group [PAY-01, PAY-08, PAY-09]', () => {
    const confirm = () => Promise.resolve({ status: 'cancelled' as const });
    takeOut.push(paymentMethods.register({ code: 'card_vault_1', confirm }));
    const methods = [
      { code: 'checkmo', title: 'Check' },
      { code: 'card_vault_1', title: 'Visa 4242' },
    ];
    renderCheckout({ change: atPayment({ methods }) });
    const groups = screen.getAllByRole('radiogroup');
    expect(groups.map((one) => one.querySelector('legend')?.textContent)).toEqual([
      'Stored Cards',
      'Select a new payment method',
    ]);
    const names = screen.getAllByRole('radio').map((radio) => radio.getAttribute('name'));
    expect(new Set(names).size).toBe(1);
  });

  it('contains billing address, coupon box and the button that places the order [PAY-02, DISC-01]', () => {
    renderCheckout({ change: atPayment() });
    expect(screen.getByLabelText('My billing and shipping address are the same')).toBeTruthy();
    expect(screen.getByText('Apply Discount Code')).toBeTruthy();
    expect(screen.getByRole('button', { name: /Place Order/ })).toBeTruthy();
  });

  it('places the order with Enter in the purchase order number', async () => {
    const { actions } = renderCheckout({ change: atPayment({ selected: 'purchaseorder' }) });
    await userEvent.type(screen.getByLabelText(/^Purchase Order Number/), 'PO 7{Enter}');
    expect(actions.at(-1)).toEqual(did.placeOrderSubmitted());
  });

  it('retries after a failure', async () => {
    const { actions } = renderCheckout({
      change: atPayment({ status: 'failed', error: 'Offline.' }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(actions).toContainEqual(did.paymentInformationRetried());
  });
});

describe('billing address', () => {
  it('can differ from the shipping address [BILL-01, BILL-09, BILL-10]', async () => {
    const { actions } = renderCheckout({ change: atPayment() });
    await userEvent.click(screen.getByLabelText('My billing and shipping address are the same'));
    expect(actions).toContainEqual(did.billingSameToggled(false));
    expect(screen.queryByLabelText('Save in address book')).toBeNull();
    expect(screen.getByLabelText(/^First Name/)).toHaveProperty(
      'autocomplete',
      'billing given-name',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Update' }));
    expect(actions.at(-1)).toEqual(did.billingUpdateSubmitted());
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(actions.at(-1)).toEqual(did.billingEditCancelled());
    expect(screen.queryByLabelText(/^First Name/)).toBeNull();
  });

  it('offers a customer the saved ones and a new one [BILL-02, BILL-09]', async () => {
    const { actions } = renderCheckout({
      config: customerConfig,
      change: (state) => {
        const open = atPayment()(state);
        return {
          ...open,
          shipping: { ...open.shipping, choice: { kind: 'saved', id: 1 } },
          billing: {
            ...open.billing,
            address: null,
            sameAsShipping: false,
            choice: { kind: 'saved', id: 2 },
          },
        };
      },
    });
    expect(screen.queryByLabelText(/^First Name/)).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('My billing address'), 'New Address');
    expect(actions).toContainEqual(did.billingAddressChosen({ kind: 'new' }));
    expect(screen.getByLabelText(/^First Name/)).toBeTruthy();
    const box = screen.getByLabelText<HTMLInputElement>('Save in address book');
    expect(box.checked).toBe(true);
    await userEvent.click(box);
    expect(box.checked).toBe(false);
  });

  it('is not offered for an address without billing, neither as the same nor in the list [BILL-01, BILL-02, BILL-05]', () => {
    const locker = address(4, { canUseForBilling: false, inline: 'The locker' });
    renderCheckout({
      config: {
        ...customerConfig,
        customer: customerConfig.customer && {
          ...customerConfig.customer,
          addresses: [address(3), locker],
        },
      },
      change: (state) => {
        const open = atPayment()(state);
        return {
          ...open,
          shipping: { ...open.shipping, choice: { kind: 'saved', id: 4 } },
          billing: { ...open.billing, address: null, sameAsShipping: false },
        };
      },
    });
    expect(screen.queryByLabelText('My billing and shipping address are the same')).toBeNull();
    const list = screen.getByLabelText<HTMLSelectElement>('My billing address');
    expect([...list.options].map(({ value }) => value)).toEqual(['3', 'new']);
  });

  it('can be edited once it is confirmed [BILL-03, BILL-07]', async () => {
    const { actions } = renderCheckout({
      change: (state) => {
        const open = atPayment()(state);
        return {
          ...open,
          billing: { ...open.billing, address: address(4), sameAsShipping: false },
        };
      },
    });
    const section = screen.getByRole('heading', { name: 'Billing Address' }).parentElement;
    if (section === null) throw new Error('no billing section');
    await userEvent.click(within(section).getByRole('button', { name: 'Edit' }));
    expect(actions).toContainEqual(did.billingEditStarted());
  });
});

describe('placing the order', () => {
  it('shows the amount, and cannot be clicked twice [PLACE-02, PLACE-03]', async () => {
    const { actions, store } = renderCheckout({ change: atPayment() });
    const button = screen.getByRole('button', { name: /Place Order.*\$208\.16/ });
    await userEvent.click(button);
    act(() => {
      store.dispatch(did.placementStarted());
    });
    await userEvent.click(button);
    expect(actions.filter(did.placeOrderSubmitted.match)).toHaveLength(1);
    expect(button.getAttribute('aria-busy')).toBe('true');
    act(() => {
      store.dispatch(did.placementFailed({ message: 'Out of stock.', cause: null }));
    });
    expect(button.getAttribute('aria-busy')).toBeNull();
  });

  it('shows what is missing without a billing address [PLACE-01]', async () => {
    const { actions } = renderCheckout({
      change: (state) => {
        const open = atPayment()(state);
        return { ...open, billing: { ...open.billing, address: null, sameAsShipping: false } };
      },
    });
    const button = screen.getByRole('button', { name: /Place Order/ });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button);
    expect(actions.some(did.placeOrderSubmitted.match)).toBe(false);
    expect(screen.getByText('Please update your billing address first.')).toBeTruthy();
  });

  it('shows why it failed as an error inside the method, and focuses it [PLACE-15, PLACE-17, MSG-05]', () => {
    const { store } = renderCheckout({ change: atPayment() });
    store.inject(messagesState);
    act(() => {
      store.dispatch(did.placementFailed({ message: 'Out of stock.', cause: null }));
    });
    const group = screen.getByRole('radiogroup', { name: 'Payment Method' });
    const error = within(group).getByText('Out of stock.');
    expect(error.closest('.till-notice--error')).toBeTruthy();
    expect(selectMessages('global')(store.getState()), 'and nowhere else').toEqual([]);
    expect(document.activeElement?.contains(error)).toBe(true);
  });

  it('shows why it failed above the list when no method is chosen [PLACE-15]', () => {
    const { store } = renderCheckout({ change: atPayment({ selected: null }) });
    act(() => {
      store.dispatch(did.placementFailed({ message: 'Not ordered.', cause: null }));
    });
    expect(document.activeElement?.textContent).toBe('Not ordered.');
  });

  it('lists what has changed since it was shown, and asks for confirmation [PLACE-15]', async () => {
    const { store } = renderCheckout({ change: atPayment() });
    act(() => {
      store.dispatch(
        did.orderChanged([
          { kind: 'quantity', name: 'Lamp', before: 2, after: 1 },
          { kind: 'quantity', name: 'Bag', before: 1, after: 0 },
          { kind: 'quantity', name: 'Mug', before: 0, after: 1 },
          { kind: 'coupon', code: 'SPRING' },
          { kind: 'method', title: 'Check / Money order' },
          { kind: 'amount', code: 'grand_total', title: '', before: 20, after: 25 },
          { kind: 'amount', code: 'fee', title: 'Fee', before: null, after: 3 },
        ]),
      );
    });
    const first = await screen.findByText('Lamp: quantity 1 instead of 2', {}, { timeout: 10_000 });
    const list = first.closest('ul');
    if (list === null) throw new Error('no list');
    expect(
      within(list)
        .getAllByRole('listitem')
        .slice(1)
        .map((one) => one.textContent),
    ).toEqual([
      'Bag is not in your order any more.',
      'Mug is new in your order.',
      'The discount code SPRING does not apply any more.',
      'You cannot pay with Check / Money order any more. Please choose another way to pay.',
      'Order Total: $25.00 instead of $20.00',
      'Fee: $3.00',
    ]);
    expect(document.activeElement?.contains(list)).toBe(true);
    const button = screen.getByRole('button', { name: /Place Order/ });
    expect(button.getAttribute('aria-disabled')).toBeNull();
  });

  it('blocks the step while the order is placed, until a failure or when the method’s own step takes long [PLACE-04, PLACE-05, PLACE-06]', () => {
    const { store } = renderCheckout({ change: atPayment() });
    const button = screen.getByRole('button', { name: /Place Order/ });
    const isHeld = () => screen.getByText('Apply Discount Code').closest('[inert]') !== null;
    act(() => {
      store.dispatch(did.placementStarted());
    });
    expect([isHeld(), button.getAttribute('aria-busy')]).toEqual([true, 'true']);
    act(() => {
      store.dispatch(did.paymentStepTookLong());
    });
    expect([isHeld(), button.getAttribute('aria-busy')]).toEqual([false, null]);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    act(() => {
      store.dispatch(did.placementStarted());
      store.dispatch(did.placementFailed({ message: 'No.', cause: { kind: 'timeout' } }));
    });
    expect([isHeld(), button.getAttribute('aria-busy')]).toEqual([false, null]);
    expect(button.getAttribute('aria-disabled')).toBeNull();
  });

  it('offers no second order while the first is in doubt, and keeps the input [PLACE-02]', async () => {
    const { actions, store } = renderCheckout({ change: atPayment() });
    act(() => {
      store.dispatch(did.placementUnknown({ kind: 'timeout' } as never));
    });
    expect(screen.queryByRole('button', { name: /Place Order/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Check Again' }));
    expect(actions.at(-1)).toEqual(did.placementCheckRetried());
    act(() => {
      store.dispatch(did.placementFailed({ message: 'Not ordered.', cause: null }));
    });
    expect(screen.getByRole('button', { name: /Place Order/ })).toBeTruthy();
  });

  it('fires the order event once [PLACE-14]', () => {
    const { emit, store } = renderCheckout({ change: atPayment() });
    act(() => {
      store.dispatch(did.orderPlaced({ orderId: 42 }));
    });
    const told = emit.mock.calls.filter(([name]: unknown[]) => name === 'till-order-placed');
    expect(told).toEqual([['till-order-placed', { orderId: 42 }]]);
    expect(screen.getByText('Thank you for your purchase!')).toBeTruthy();
  });
});

describe('agreements', () => {
  const agreed = {
    ...config,
    agreements: [
      {
        id: '1',
        isManual: true,
        checkboxText: 'I agree',
        content: 'All the terms',
        contentHeight: '',
      },
      {
        id: '2',
        isManual: false,
        checkboxText: 'By ordering',
        content: 'Privacy',
        contentHeight: '',
      },
    ],
  };

  it('requires the manual ones and focuses an unchecked one [AGRE-01, AGRE-02, AGRE-03]', async () => {
    const { actions, store } = renderCheckout({ config: agreed, change: atPayment() });
    expect(screen.queryByRole('checkbox', { name: /By ordering/ })).toBeNull();
    const box = screen.getByRole('checkbox', { name: /I agree/ });
    act(() => {
      store.dispatch(did.agreementsRefused(['1']));
    });
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(box);
    await userEvent.click(box);
    expect(actions).toContainEqual(
      did.agreementToggled({ method: 'checkmo', id: '1', accepted: true }),
    );
    expect(box.getAttribute('aria-invalid')).toBe('false');
  });

  it('checks every box of the same agreement together [AGRE-04]', async () => {
    const { store } = renderCheckout({ config: agreed, change: atPayment() });
    render(
      <Provider store={store}>
        <Agreements agreements={agreed.agreements} />
      </Provider>,
    );
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /I agree/ });
    const [first] = boxes;
    if (first === undefined) throw new Error('no agreement');
    await userEvent.click(first);
    expect(boxes.map(({ name, checked }) => [name, checked])).toEqual([
      ['agreement[1]', true],
      ['agreement[1]', true],
    ]);
  });

  it('are checked per method [AGRE-03, AGRE-04]', async () => {
    const { store } = renderCheckout({ config: agreed, change: atPayment() });
    const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /I agree/ });
    await userEvent.click(box());
    await userEvent.click(screen.getByRole('radio', { name: /Purchase Order/ }));
    expect(box().checked).toBe(false);
    act(() => {
      store.dispatch(did.agreementsRefused(['1']));
    });
    await userEvent.click(screen.getByRole('radio', { name: /Money order/ }));
    expect(box().checked).toBe(true);
    expect(box().getAttribute('aria-invalid')).toBe('false');
  });

  it('wait for a method to be chosen', () => {
    renderCheckout({ config: agreed, change: atPayment({ selected: null }) });
    expect(screen.queryByRole('checkbox', { name: /I agree/ })).toBeNull();
  });

  it('opens the text in a dialog [AGRE-05]', async () => {
    renderCheckout({ config: agreed, change: atPayment() });
    await userEvent.click(screen.getByRole('button', { name: /View Details.*I agree/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Terms and Conditions' });
    expect(dialog.textContent).toContain('All the terms');
  });
});
