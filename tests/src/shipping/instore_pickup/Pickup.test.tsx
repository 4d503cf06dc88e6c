import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Address } from '../../../../src/domain/address.types';
import { fail } from '../../../../src/platform/result';
import { Pickup } from '../../../../src/shipping/instore_pickup/Pickup';
import { storedLocation } from '../../../../src/shipping/instore_pickup/stored-location';
import type {
  ShippingContext,
  ShippingHandle,
} from '../../../../src/state/extensions/shipping-method.types';
import { ElementContext } from '../../../../src/ui/element-context';
import { address, config, rate } from '../../features/checkout/checkout-fixture';
import { http, json, mockShop } from '../../state/support/fake-http';

vi.mock('../../../../src/platform/http/http', () => import('../../state/support/fake-http'));

const store = (code: string, more: object = {}) => ({
  pickup_location_code: code,
  name: `Books ${code}`,
  description: '',
  street: '1 Quay',
  city: code,
  region: 'Oregon',
  region_id: 49,
  postcode: '97201',
  country_id: 'US',
  phone: '555-0140',
  ...more,
});
const stores = (...codes: string[]) => json({ items: codes.map((code) => store(code)) });

/** The fields of the method with a store that was chosen before. */
const chosen = (code: string) => ({
  location: JSON.stringify({
    code,
    name: `Books ${code}`,
    description: '',
    street: '1 Quay',
    city: code,
    region: 'Oregon',
    regionId: 49,
    postcode: '97201',
    countryId: 'US',
    phone: '',
  }),
});

/** The searches: a place with its country, or null for all stores. */
const searches = () =>
  http.mock.calls.map(([{ url }]) =>
    new URL(url).searchParams.get('searchRequest[area][searchTerm]'),
  );

/** A handle like the checkout's, with the test's fields. */
function createHandle(typed: Address | null, fields: ShippingContext['fields']): ShippingHandle {
  const listeners = new Set<(context: ShippingContext) => void>();
  let context: ShippingContext = {
    rate: rate('instore'),
    address: typed,
    fields,
    refusedField: null,
    skus: ['MUG'],
    directory: config.directory,
    isLoggedIn: false,
    shop: { baseUrl: 'https://shop.example/', storeCode: 'default', cart: { kind: 'customer' } },
  };
  return {
    context: () => context,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setFields: (fields) => {
      context = { ...context, fields: { ...context.fields, ...fields } };
      for (const listener of listeners) listener(context);
    },
  };
}

function show(typed: Address | null = null, fields: ShippingContext['fields'] = {}) {
  const handle = createHandle(typed, fields);
  const { unmount } = render(
    <ElementContext.Provider value={{ emit: () => true }}>
      <Pickup handle={handle} />
    </ElementContext.Provider>,
  );
  return { unmount, chosenCode: () => storedLocation(handle.context()?.fields.location)?.code };
}

const radio = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });
const place = () => screen.getByRole('textbox', { name: 'Postcode or city' });

beforeEach(() => {
  http.mockClear();
});

describe('the choice of a store', () => {
  it('lists all stores for a guest without an address, and chooses none of several', async () => {
    mockShop(() => stores('Salem', 'Eugene'));
    show();
    expect((await radio(/Salem/)).checked).toBe(false);
    expect(searches()).toEqual([null]);
    expect(screen.getByRole('radiogroup', { name: 'Select Store' })).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('Stores: 2');
    await userEvent.click(await radio(/Eugene/));
    expect((await radio(/Eugene/)).checked).toBe(true);
  });

  it('chooses a single store', async () => {
    mockShop(() => stores('Salem'));
    show();
    await vi.waitFor(async () => {
      expect((await radio(/Salem/)).checked).toBe(true);
    });
  });

  it('begins at the address, and chooses the nearest store', async () => {
    mockShop(() => stores('Salem', 'Eugene'));
    show(address(null));
    await vi.waitFor(async () => {
      expect((await radio(/Salem/)).checked).toBe(true);
    });
    expect(searches()).toEqual(['97201:US']);
  });

  it('does not replace the store that was chosen before by the nearest one', async () => {
    mockShop(() => stores('Salem', 'Eugene'));
    const { chosenCode } = show(address(null), chosen('Eugene'));
    await radio(/Salem/);
    expect((await radio(/Eugene/)).checked).toBe(true);
    expect(chosenCode()).toBe('Eugene');
  });

  it('does not replace it by the only store that is found', async () => {
    mockShop(() => stores('Salem'));
    const { chosenCode } = show(null, chosen('Eugene'));
    await radio(/Salem/);
    expect(chosenCode()).toBe('Eugene');
  });

  it('lists all stores where none is near the address', async () => {
    mockShop(({ url }) => (url.includes('searchTerm') ? stores() : stores('Salem', 'Eugene')));
    show(address(null));
    expect((await radio(/Salem/)).checked).toBe(false);
    expect(searches()).toEqual(['97201:US', null]);
  });

  it('keeps the chosen store in the list of another search', async () => {
    mockShop(() => stores('Salem', 'Eugene'));
    show();
    await userEvent.click(await radio(/Salem/));
    mockShop(() => stores('Bend'));
    await userEvent.type(place(), ' Bend {Enter}');
    await radio(/Bend/);
    expect(searches().at(-1)).toBe('Bend:US');
    expect((await radio(/Salem/)).checked).toBe(true);
    expect(screen.queryByRole('radio', { name: /Eugene/ })).toBeNull();
  });

  it('says what a search did not find', async () => {
    mockShop(() => stores());
    show();
    await screen.findByText('No store has all items of this order in stock.');
    await userEvent.type(place(), 'Bend');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await screen.findByText('We were unable to find nearby locations for provided search query.');
  });

  it('offers to repeat a search that failed, and leaves what was typed', async () => {
    mockShop(() => stores('Salem'));
    show();
    await radio(/Salem/);
    mockShop(() => fail({ kind: 'server', status: 500, message: null, retryAfterMs: null }));
    await userEvent.type(place(), 'Bend{Enter}');
    await screen.findByText('Something went wrong with your request. Please try again later.');
    expect(place()).toHaveProperty('value', 'Bend');
    mockShop(() => stores('Bend'));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await radio(/Bend/);
    expect(searches().slice(-2)).toEqual(['Bend:US', 'Bend:US']);
  });

  it('ignores a search that arrives after a newer one', async () => {
    mockShop(() => stores('Salem', 'Eugene'));
    show();
    await radio(/Salem/);
    let arrive: (response: ReturnType<typeof stores>) => void = () => undefined;
    mockShop(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    await userEvent.type(place(), 'Bend{Enter}');
    mockShop(() => stores('Astoria'));
    await userEvent.clear(place());
    await userEvent.type(place(), 'Astoria{Enter}');
    await radio(/Astoria/);
    await act(async () => {
      arrive(stores('Bend'));
      await Promise.resolve();
    });
    expect(screen.queryByRole('radio', { name: /Bend/ })).toBeNull();
    expect(screen.getByRole('radio', { name: /Astoria/ })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  });

  it('leaves the list to a shopper who searches before the first search has ended', async () => {
    let arrive: (response: ReturnType<typeof stores>) => void = () => undefined;
    mockShop(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    show(address(null, {}));
    mockShop(() => stores('Astoria', 'Bend'));
    await userEvent.type(place(), 'Astoria{Enter}');
    await act(async () => {
      arrive(stores('Salem'));
      await Promise.resolve();
    });
    await radio(/Astoria/);
    expect(searches()).toEqual([expect.any(String), 'Astoria:US']);
  });

  it.each<[string, Partial<Address>]>([
    ['a city', { city: '' }],
    ['a postcode', { postcode: '' }],
  ])('begins with all stores at an address without %s', async (_part, more) => {
    mockShop(() => stores('Salem', 'Eugene'));
    show(address(null, more));
    expect((await radio(/Salem/)).checked).toBe(false);
    expect(searches()).toEqual([null]);
  });

  it.each<[string, object, readonly string[]]>([
    [
      'its address, its phone number and what is to know about it',
      { description: 'At the harbour' },
      ['1 Quay', 'Salem, Oregon 97201', 'United States', '555-0140', 'At the harbour'],
    ],
    [
      'no lines for what is not known',
      { street: '', region: '', postcode: '', phone: '', country_id: 'XX' },
      ['Salem', 'XX'],
    ],
  ])('shows of a store %s', async (_case, more, lines) => {
    mockShop(() => json({ items: [store('Salem', more)] }));
    show();
    const card = (await radio(/Salem/)).closest('label');
    expect(
      [...(card?.querySelectorAll('bdi') ?? [])].map(({ textContent }) => textContent),
    ).toEqual(lines);
  });

  it('has no list, and says nothing, while the first search is pending', async () => {
    let arrive: (response: ReturnType<typeof stores>) => void = () => undefined;
    mockShop(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    show();
    expect(screen.queryByRole('radiogroup')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.getByRole('button', { name: 'Search' }).getAttribute('aria-busy')).toBe('true');
    await act(async () => {
      arrive(stores('Salem'));
      await Promise.resolve();
    });
    expect((await radio(/Salem/)).closest('[aria-busy=true]')).toBeNull();
  });

  it('aborts its search when it is removed', async () => {
    mockShop(() => new Promise(() => undefined));
    const { unmount } = show();
    const signal = http.mock.calls[0]?.[0].signal;
    expect(signal?.aborted).toBe(false);
    unmount();
    await vi.waitFor(() => {
      expect(signal?.aborted).toBe(true);
    });
  });

  it('shows texts of a store as text', async () => {
    mockShop(() => json({ items: [store('Salem', { description: '<b>Open</b> <img src=x>' })] }));
    show();
    await radio(/Salem/);
    expect(screen.getByText(/Open/).innerHTML).not.toContain('<');
  });
});
