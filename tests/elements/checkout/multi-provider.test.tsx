import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import '../../../elements/checkout/till-multi-checkout';
import { replaceNavigator } from '../../../src/platform/navigate';
import { fail, ok } from '../../../src/platform/result';
import type { CardSetup } from '../../../src/state/extensions/saved-methods-provider.types';
import type { SeveralAddressesProvider } from '../../../src/state/extensions/several-addresses-provider.types';
import { provideOrderProviders } from '../../../src/state/multishipping/order-providers';
import { openOrder } from '../../../src/state/order/order-notes';
import { json, mockShop, sent } from '../../src/state/support/fake-http';
import { renderPage } from '../account/account-page';
import { billing, METHODS, OVERVIEW } from './multi-pages';
import { button, endPage, fieldsOf, startPage, TAG } from './multi-support';

vi.mock('../../../src/platform/http/http', () => import('../../src/state/support/fake-http'));

const CARD = `<div><dt class="item-title"><input type="radio" id="p3" value="card" name="payment[method]"><label for="p3">Card</label></dt>
<dd class="item-content no-display"><fieldset id="own" class="no-display">The module’s own</fieldset></dd></div>`;
const GO = 'Go to Review Your Order';

const setup = {
  isComplete: vi.fn(() => true),
  focus: vi.fn(),
  create: vi.fn<CardSetup['create']>(),
  authenticate: vi.fn<CardSetup['authenticate']>(),
  clear: vi.fn(),
} satisfies CardSetup;
const mount = vi.fn<SeveralAddressesProvider['mount']>();
const place = vi.fn<SeveralAddressesProvider['place']>();
const finalize = vi.fn<SeveralAddressesProvider['finalize']>();
const assign = vi.fn();
let restore = (): void => undefined;
let posted: Record<string, string>[] = [];
const keep = (event: SubmitEvent): void => {
  if (!event.defaultPrevented) posted.push(fieldsOf(event.target as HTMLFormElement));
  event.preventDefault();
};

beforeEach(() => {
  vi.resetAllMocks();
  startPage();
  restore = replaceNavigator({ assign });
  posted = [];
  document.addEventListener('submit', keep);
  setup.isComplete.mockReturnValue(true);
  setup.create.mockResolvedValue(ok('pm_1'));
  mount.mockImplementation((host, _page, { onReady }) => {
    host.textContent = 'The provider’s form';
    onReady();
    return Promise.resolve(setup);
  });
  provideOrderProviders(() =>
    Promise.resolve([
      {
        code: 'bank',
        severalAddresses: () =>
          Promise.resolve({
            method: 'card',
            placesOrders: () => true,
            mount,
            paymentOf: (id) => ({ method: 'card', po_number: null, additional_data: { id } }),
            place,
            authenticate: () => Promise.resolve({ status: 'unknown' as const }),
            finalize,
          }),
      },
    ]),
  );
});
afterEach(() => {
  document.removeEventListener('submit', keep);
  restore();
  window.dispatchEvent(new Event('pagehide'));
  endPage();
});

/** The ways to pay with the provider's chosen, and its form shown. */
async function openBilling(): Promise<void> {
  await renderPage(billing(METHODS + CARD), TAG);
  await userEvent.click(screen.getByLabelText('Card'));
  await screen.findByText('The provider’s form');
}

const savings = () => sent.filter(({ path }) => path === 'set-payment-information');

describe('the ways to pay, with a provider’s form', () => {
  it('has it in the place of the module’s own, and keeps it when another way is tried [MULTI-01]', async () => {
    await openBilling();
    expect(document.querySelector('#own')?.hasAttribute('hidden')).toBe(true);
    await userEvent.click(screen.getByLabelText('Check / Money order'));
    await userEvent.click(screen.getByLabelText('Card'));
    expect(mount).toHaveBeenCalledOnce();
  });

  it('saves what was typed before the form is sent [MULTI-01]', async () => {
    mockShop(() => json(true));
    let make = (): void => undefined;
    setup.create.mockImplementation(
      () =>
        new Promise((resolve) => {
          make = () => {
            resolve(ok('pm_1'));
          };
        }),
    );
    await openBilling();
    await userEvent.dblClick(button(GO));
    make();
    await waitFor(() => {
      expect(posted).toHaveLength(1);
    });
    expect(posted[0]).toMatchObject({ 'payment[method]': 'card', form_key: 'abcdefgh12345678' });
    expect(savings().map(({ body }) => body)).toEqual([
      {
        cartId: 'mine',
        paymentMethod: { method: 'card', po_number: null, additional_data: { id: 'pm_1' } },
      },
    ]);
  });

  it('sends nothing while the card is incomplete, and moves the focus into it', async () => {
    setup.isComplete.mockReturnValue(false);
    await openBilling();
    await userEvent.click(button(GO));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Please complete your payment details.',
    );
    expect(setup.focus).toHaveBeenCalled();
    expect([posted, savings()]).toEqual([[], []]);
  });

  it.each([
    [{ kind: 'refused', message: 'Your card was declined.' } as const, 'Your card was declined.'],
    [{ kind: 'failed' } as const, 'A payment submission error has occurred.'],
    [{ kind: 'invalid' } as const, 'Please complete your payment details.'],
  ])('says why the provider made no payment method: %o', async (error, text) => {
    setup.create.mockResolvedValue(fail(error));
    await openBilling();
    await userEvent.click(button(GO));
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect([posted, savings()]).toEqual([[], []]);
  });

  it('says why the shop does not take it, and can be pressed again', async () => {
    mockShop(() => fail({ kind: 'network' }));
    await openBilling();
    await userEvent.click(button(GO));
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached');
    mockShop(() => json(true));
    await userEvent.click(button(GO));
    await waitFor(() => {
      expect(posted).toHaveLength(1);
    });
  });

  it('says that it cannot be shown, and tries again', async () => {
    mount.mockImplementationOnce((_host, _page, { onBroken }) => {
      onBroken();
      return Promise.resolve(null);
    });
    await renderPage(billing(METHODS + CARD), TAG);
    await userEvent.click(screen.getByLabelText('Card'));
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    await userEvent.click(button(GO));
    await waitFor(() => {
      expect(screen.getAllByRole('alert').at(-1)?.textContent).toContain('not ready');
    });
    await userEvent.click(button('Try Again'));
    await screen.findByText('The provider’s form');
  });

  it('lets other ways to pay be sent as before', async () => {
    await openBilling();
    await userEvent.click(screen.getByLabelText('Check / Money order'));
    await userEvent.click(button(GO));
    await waitFor(() => {
      expect(posted).toHaveLength(1);
    });
    expect(savings()).toEqual([]);
  });
});

describe('the page with everything once more, with a provider', () => {
  /** The page, once the provider is known; a script of the module listens to its button. */
  async function openOverview(): Promise<{ readonly stock: ReturnType<typeof vi.fn> }> {
    await renderPage(OVERVIEW, TAG);
    const stock = vi.fn((event: Event) => {
      event.preventDefault();
    });
    button('Place Order').addEventListener('click', stock);
    await userEvent.click(screen.getByRole('checkbox'));
    return { stock };
  }

  it('places the orders itself, and not a script of the module as well [MULTI-04]', async () => {
    place.mockResolvedValue(ok({ kind: 'redirect', url: 'https://shop.example/checkout/cart/' }));
    mockShop((_request, path) => {
      if (path.endsWith('customers/me')) return json({ id: 7 });
      if (path.endsWith('history/')) return json('<div class="message info empty"></div>');
      return json({ cart: { data_id: 1, items: [{ item_id: '582', qty: 2 }] } });
    });
    const { stock } = await openOverview();
    await userEvent.dblClick(button('Place Order'));
    await waitFor(() => {
      expect(assign).toHaveBeenCalledExactlyOnceWith('https://shop.example/checkout/cart/');
    });
    expect(place).toHaveBeenCalledOnce();
    expect(stock).not.toHaveBeenCalled();
    expect(posted).toEqual([]);
  });

  it('checks the terms first', async () => {
    const { stock } = await openOverview();
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(button('Place Order'));
    expect(screen.getByText('This is a required field.')).toBeTruthy();
    expect([place.mock.calls, stock.mock.calls]).toEqual([[], []]);
  });

  it('asks what becomes of orders whose payment is unknown [MULTI-07]', async () => {
    finalize.mockResolvedValue(ok('https://shop.example/multishipping/checkout/success/'));
    openOrder.write({
      cartId: 'session',
      isSession: true,
      startedAt: Date.now(),
      itemIds: [582],
      pieces: 2,
      pagesUrl: 'https://shop.example/multishipping/checkout/',
      successUrl: 'https://shop.example/multishipping/checkout/success/',
      customerId: 7,
      paid: { provider: 'bank', step: 'confirming', before: null },
    });
    await renderPage(OVERVIEW, TAG);
    const question = await screen.findByRole('alert');
    expect(question.textContent).toContain('we do not know whether your payment was taken');
    await userEvent.click(button('Keep the orders'));
    await waitFor(() => {
      expect(finalize).toHaveBeenCalledExactlyOnceWith(expect.anything(), null);
    });
    expect(place).not.toHaveBeenCalled();
  });
});
