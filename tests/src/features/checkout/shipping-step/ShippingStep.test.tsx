import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
// Loaded with the tests, so that no test waits for compilation; the page still loads it when it is opened.
import '../../../../../src/features/checkout/shipping-address/NewAddressDialog';
import * as did from '../../../../../src/state/checkout/checkout-actions';
import { provideShippingForms } from '../../../../../src/state/checkout/shipping/shipping-form';
import type { ShippingMethodDefinition } from '../../../../../src/state/extensions/shipping-method.types';
import { ratesKey } from '../../../../../src/state/checkout/shipping/rates-key';
import type { CheckoutState } from '../../../../../src/state/checkout/checkout-types';
import { address, config, customerConfig, renderCheckout, rate } from '../checkout-fixture';

const withRates =
  (more: Partial<CheckoutState['shipping']> = {}) =>
  (state: CheckoutState): CheckoutState => ({
    ...state,
    shipping: {
      ...state.shipping,
      rates: {
        status: 'ready',
        list: [
          rate('flatrate'),
          rate('ups', { methodCode: null, available: false, errorMessage: 'No van today.' }),
        ],
        error: null,
      },
      ...more,
    },
  });

afterEach(() => {
  window.history.replaceState(null, '', '/checkout/');
  vi.useRealTimers();
});

describe('address form', () => {
  it('renders the fields as configured, with hints for autofill [SHIP-02]', () => {
    renderCheckout();
    const firstname = screen.getByLabelText(/^First Name/);
    expect(firstname).toHaveProperty('autocomplete', 'shipping given-name');
    expect(firstname.getAttribute('aria-required')).toBe('true');
    const phone = screen.getByLabelText(/^Phone Number/);
    expect(phone).toHaveProperty('type', 'tel');
    const hint = phone.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(hint)?.textContent).toBe('For delivery questions.');
    expect(screen.getByLabelText(/^Street Address/)).toHaveProperty('name', 'street[0]');
  });

  it('numbers further lines of the street by the phrase of the dictionary [SHIP-02]', () => {
    const street = config.shippingFields.filter(({ name }) => name === 'street.0');
    renderCheckout({
      config: {
        ...config,
        shippingFields: [...street, ...street.map((field) => ({ ...field, name: 'street.1' }))],
      },
    });
    expect(screen.getByLabelText(/^Street Address: Line 2/)).toHaveProperty('name', 'street[1]');
  });

  it.each([
    ['US', 'select', true],
    ['GB', 'input', false],
    ['DE', null, false],
  ] as const)(
    'renders the region of %s as %s [REGN-01, REGN-02, REGN-03, REGN-04, REGN-05]',
    (country, tag, required) => {
      renderCheckout({
        change: (state) => ({
          ...state,
          shipping: { ...state.shipping, draft: { street: [''], country_id: country } },
        }),
      });
      const region = screen.queryByLabelText(/^State\/Province/);
      expect(region?.tagName.toLowerCase() ?? null).toBe(tag);
      expect(region?.getAttribute('aria-required') === 'true').toBe(required);
      if (tag === 'select' && region !== null) {
        const names = within(region)
          .getAllByRole('option')
          .map((option) => option.textContent);
        expect(names).toEqual(['-- Please Select --', 'California', 'Oregon']);
      }
    },
  );

  it('requires a postcode unless the country makes it optional [FORM-03]', async () => {
    renderCheckout();
    expect(screen.getByLabelText(/^Zip/).getAttribute('aria-required')).toBe('true');
    await userEvent.selectOptions(screen.getByLabelText(/^Country/), 'GB');
    expect(screen.getByLabelText(/^Zip/).getAttribute('aria-required')).toBeNull();
  });

  it('warns about an unusual postcode after two seconds, without rejecting it [POST-03, POST-04, POST-06, POST-07]', () => {
    vi.useFakeTimers();
    const { store } = renderCheckout();
    act(() => {
      store.dispatch(did.shippingAddressEdited({ name: 'postcode', value: '12' }));
    });
    act(() => {
      vi.advanceTimersByTime(1900);
    });
    expect(screen.queryByText(/seems to be invalid/)).toBeNull();
    act(() => {
      vi.advanceTimersByTime(200);
    });
    expect(screen.getByText(/seems to be invalid.* Example: 12345/)).toBeTruthy();
    expect(screen.getByLabelText(/^Zip/).getAttribute('aria-invalid')).toBe('false');
  });

  it('validates the postcode again when the country changes [POST-05]', () => {
    vi.useFakeTimers();
    const { store } = renderCheckout();
    act(() => {
      store.dispatch(did.shippingAddressEdited({ name: 'country_id', value: 'GB' }));
      store.dispatch(did.shippingAddressEdited({ name: 'postcode', value: 'SW1A 1AA' }));
    });
    act(() => {
      vi.advanceTimersByTime(2100);
    });
    expect(screen.queryByText(/seems to be invalid/)).toBeNull();
    act(() => {
      store.dispatch(did.shippingAddressEdited({ name: 'country_id', value: 'US' }));
    });
    act(() => {
      vi.advanceTimersByTime(2100);
    });
    expect(screen.getByText(/seems to be invalid/)).toBeTruthy();
    act(() => {
      store.dispatch(did.shippingAddressEdited({ name: 'country_id', value: 'GB' }));
    });
    expect(screen.queryByText(/seems to be invalid/)).toBeNull();
  });

  it('ties an error to its field and focuses the invalid one [SHIP-19]', () => {
    const { store } = renderCheckout();
    const city = screen.getByLabelText(/^City/);
    expect(city.getAttribute('aria-invalid')).toBe('false');
    act(() => {
      store.dispatch(
        did.shippingRefused({ errors: { city: 'This is a required field.' }, focus: 'city' }),
      );
    });
    expect(city.getAttribute('aria-invalid')).toBe('true');
    const error = document.getElementById(city.getAttribute('aria-describedby') ?? '');
    expect(error?.textContent).toBe('This is a required field.');
    expect(document.activeElement).toBe(city);
  });

  it('passes on text that autofill set without an event [SHIP-18]', async () => {
    const { actions } = renderCheckout({ change: withRates() });
    Object.assign(screen.getByLabelText(/^City/), { value: 'Portland' });
    Object.assign(screen.getByLabelText(/^Email Address/), { value: 'ada@example.com' });
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(actions).toContainEqual(did.shippingAddressEdited({ name: 'city', value: 'Portland' }));
    expect(actions).toContainEqual(did.emailEdited('ada@example.com'));
    expect(actions.at(-1)).toEqual(did.shippingSubmitted());
  });

  it('detects autofill in another field as soon as any field loses the focus [SHIP-18]', async () => {
    const { store } = renderCheckout({ change: withRates() });
    Object.assign(screen.getByLabelText(/^City/), { value: 'Portland' });
    await userEvent.click(screen.getByLabelText(/^First Name/));
    await userEvent.tab();
    await waitFor(() => {
      expect(store.getState().checkout?.shipping.draft.city).toBe('Portland');
    });
    expect(screen.getByLabelText(/^City/)).toHaveProperty('value', 'Portland');
  });

  it('passes on typed text once, after the character was painted [SHIP-18]', async () => {
    vi.useFakeTimers();
    try {
      const { actions } = renderCheckout({ change: withRates() });
      const city = screen.getByLabelText(/^City/);
      const typed = new InputEvent('input', { bubbles: true });
      Object.defineProperty(typed, 'isTrusted', { value: true });
      // Like the browser, bypassing the setter by which React tracks writes of scripts.
      Reflect.set(HTMLInputElement.prototype, 'value', 'P', city);
      city.dispatchEvent(typed);
      const edits = () => actions.filter((action) => did.shippingAddressEdited.match(action));
      await act(() => vi.advanceTimersByTimeAsync(2));
      expect(edits()).toEqual([]);
      await act(() => vi.advanceTimersByTimeAsync(500));
      expect(edits()).toEqual([did.shippingAddressEdited({ name: 'city', value: 'P' })]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('reports when a field loses the focus, never before [SHIP-18]', async () => {
    const { actions } = renderCheckout();
    await userEvent.type(screen.getByLabelText(/^City/), 'P');
    expect(actions).not.toContainEqual(did.shippingFieldLeft({ name: 'city' }));
    await userEvent.tab();
    expect(actions).toContainEqual(did.shippingFieldLeft({ name: 'city' }));
  });
});

describe('e-mail', () => {
  it('shows the password only for an e-mail with an account [MAIL-06, MAIL-07]', async () => {
    const { store } = renderCheckout();
    expect(screen.queryByLabelText(/^Password/)).toBeNull();
    act(() => {
      store.dispatch(did.emailEdited('ada@example.com'));
      store.dispatch(did.emailChecked({ email: 'ada@example.com', hasAccount: true }));
    });
    expect(await screen.findByLabelText(/^Password/)).toHaveProperty(
      'autocomplete',
      'current-password',
    );
    act(() => {
      store.dispatch(did.emailEdited('new@example.com'));
    });
    expect(screen.queryByLabelText(/^Password/)).toBeNull();
  });

  it('rejects an empty password and keeps a typed one out of the store [MAIL-15, MAIL-16]', async () => {
    const { actions, store } = renderCheckout({
      change: (state) => ({
        ...state,
        email: { ...state.email, value: 'a@b.example', account: 'exists' },
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Login' }));
    expect(screen.getByText('This is a required field.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText(/^Password/), 'letmein1{Enter}');
    expect(actions.at(-1)).toEqual(did.loginSubmitted({ password: 'letmein1' }));
    expect(JSON.stringify(store.getState())).not.toContain('letmein1');
  });

  it('has a login below it from the start where the shop takes no guests, and "Next" focuses it [STEP-17]', async () => {
    const { store } = renderCheckout({ config: { ...config, isLoginRequired: true } });
    const login = await screen.findByRole('button', { name: 'Login' });
    expect(screen.getByText('Checkout using your account')).toBeTruthy();
    act(() => {
      store.dispatch(did.shippingRefused({ focus: 'login' }));
    });
    expect(document.activeElement).toBe(login);
  });

  it('moves the focus to an invalid e-mail [MAIL-14]', () => {
    const { store } = renderCheckout();
    act(() => {
      store.dispatch(did.emailRefused('Please enter a valid email address.'));
      store.dispatch(did.shippingRefused({ focus: 'email' }));
    });
    expect(document.activeElement).toBe(screen.getByLabelText(/^Email Address/));
  });

  it('does not ask a customer for an e-mail [MAIL-01]', () => {
    renderCheckout({ config: customerConfig });
    expect(screen.queryByLabelText(/^Email Address/)).toBeNull();
  });
});

describe('shipping methods', () => {
  it('fires an event with the chosen one, and disables those a carrier rejected [SHIP-04, SHIP-07]', async () => {
    const { actions, emit } = renderCheckout({ change: withRates() });
    expect(screen.getByRole('radio', { name: /No van today/ })).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByRole('radio', { name: /Method flatrate.*\$15\.00/ }));
    const chosen = { carrierCode: 'flatrate', methodCode: 'flatrate' };
    expect(actions).toContainEqual(did.shippingMethodChosen(chosen));
    expect(emit).toHaveBeenCalledWith('till-shipping-method-selected', chosen);
  });

  it('marks rates and totals as stale immediately when the address changes [RATE-01, RATE-14]', () => {
    const { store } = renderCheckout();
    const busy = (): (string | null | undefined)[] => [
      screen.getByRole('radiogroup', { name: 'Shipping Methods' }).getAttribute('aria-busy'),
      document.querySelector('.till-totals')?.getAttribute('aria-busy'),
      document.querySelector('.till-summary__bar-total')?.getAttribute('aria-busy'),
    ];
    const list = [rate('flatrate')];
    const arrive = () => {
      const key = ratesKey(store.getState()) ?? '';
      store.dispatch(did.ratesReceived({ key, list, stored: null, configured: null }));
    };
    act(arrive);
    expect(busy()).toEqual(['false', null, null]);
    act(() => {
      store.dispatch(did.shippingAddressEdited({ name: 'country_id', value: 'GB' }));
    });
    expect(busy()).toEqual(['true', 'true', 'true']);
    act(arrive);
    expect(busy()).toEqual(['false', null, null]);
  });

  it('focuses the methods when none is chosen, each time "Next" is clicked [SHIP-14, SHIP-15]', async () => {
    const { store } = renderCheckout({ change: withRates() });
    const refuse = () => {
      act(() => {
        store.dispatch(
          did.shippingRefused({
            methodError: 'The shipping method is missing.',
            focus: 'shipping_method',
          }),
        );
      });
    };
    for (const _attempt of [1, 2]) {
      await userEvent.click(screen.getByRole('button', { name: 'Next' }));
      refuse();
      expect(document.activeElement).toBe(screen.getByRole('radio', { name: /flatrate/ }));
    }
    expect(
      screen.getByRole('radiogroup', { name: 'Shipping Methods' }).getAttribute('aria-invalid'),
    ).toBe('true');
  });

  it('lists the errors beside "Next", each entry focusing its field [SHIP-18, SHIP-19]', async () => {
    const { store } = renderCheckout({ change: withRates() });
    const entries = () =>
      [...document.querySelectorAll('.till-shipping-step__refused button')].map(
        ({ textContent }) => textContent,
      );
    act(() => {
      store.dispatch(
        did.addressChecked({ part: 'shipping', errors: { city: 'This is required.' } }),
      );
    });
    expect(entries(), 'not while the form is being filled in').toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    act(() => {
      store.dispatch(did.emailRefused('This is required.'));
      store.dispatch(
        did.shippingRefused({
          errors: { firstname: 'This is required.', city: 'This is required.' },
          methodError: 'The shipping method is missing.',
          focus: 'email',
        }),
      );
    });
    expect(entries()).toEqual(['Email Address', 'First Name', 'City', 'Shipping Methods']);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email Address' }));
    await userEvent.click(screen.getByRole('button', { name: 'City' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'City' }));
    await userEvent.click(screen.getByRole('button', { name: 'Shipping Methods' }));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /flatrate/ }));
    act(() => {
      store.dispatch(
        did.addressChecked({ part: 'shipping', errors: { firstname: 'This is required.' } }),
      );
    });
    expect(entries()).toEqual(['Email Address', 'First Name', 'Shipping Methods']);
  });

  it('reports that nothing can be shipped, and retries after a failure [RATE-17, RATE-18]', async () => {
    const { store, actions } = renderCheckout({
      change: withRates({ rates: { status: 'ready', list: [], error: null } }),
    });
    const sorry = 'Sorry, no quotes are available for this order at this time';
    expect(screen.getAllByText(sorry).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Next' }), 'nothing to go on with').toBeNull();
    act(() => {
      store.dispatch(did.ratesFailed({ key: 'here', error: 'The network is down.' }));
    });
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(actions).toContainEqual(did.ratesRetried());
  });

  it('reports that there are none where the shop has no carriers [RATE-04]', () => {
    renderCheckout({ config: { ...config, activeCarriers: [] } });
    expect(
      screen.getByText('Sorry, no quotes are available for this order at this time'),
    ).toBeTruthy();
  });
});

describe('saved addresses', () => {
  it('lets a customer choose one of them [SHIP-01, ROLE-06]', async () => {
    const { actions } = renderCheckout({
      config: customerConfig,
      change: (state) => ({
        ...state,
        shipping: { ...state.shipping, choice: { kind: 'saved', id: 1 } },
      }),
    });
    expect(screen.getByRole('radio', { name: /1 Chapel Lane/ })).toHaveProperty('checked', true);
    await userEvent.click(screen.getByRole('radio', { name: /2 Chapel Lane.*Ship Here/ }));
    expect(actions).toContainEqual(did.shippingAddressChosen({ kind: 'saved', id: 2 }));
  });

  const company = (chosen: number) => ({
    config: {
      ...customerConfig,
      customer: {
        id: 7,
        email: 'ada@example.com',
        firstname: 'Ada',
        lastname: 'Marsh',
        addresses: Array.from({ length: 300 }, (_, index) => address(index + 1)),
      },
    },
    change: (state: CheckoutState): CheckoutState => ({
      ...state,
      shipping: { ...state.shipping, choice: { kind: 'saved', id: chosen } },
    }),
  });

  it('lists a few of hundreds, including the chosen one, and more on request [SHIP-01]', async () => {
    renderCheckout(company(250));
    const radios = () =>
      within(screen.getByRole('radiogroup', { name: 'Shipping Address' })).getAllByRole('radio');
    expect(radios()).toHaveLength(8);
    expect(radios()[0]).toHaveProperty('checked', true);
    expect(screen.getByRole('radio', { name: /250 Chapel Lane/ })).toBe(radios()[0]);
    await userEvent.click(screen.getByRole('button', { name: 'Show more addresses (292)' }));
    expect(radios()).toHaveLength(24);
  });

  it('finds one of hundreds by any part of it, and ships there [SHIP-01]', async () => {
    const { actions } = renderCheckout(company(1));
    await userEvent.type(screen.getByLabelText('Search your addresses'), 'chapel 299');
    await userEvent.click(screen.getByRole('radio', { name: /299 Chapel Lane/ }));
    expect(actions).toContainEqual(did.shippingAddressChosen({ kind: 'saved', id: 299 }));
    await userEvent.type(screen.getByLabelText('Search your addresses'), ' nowhere');
    expect(screen.getByText('No address holds these words.')).toBeTruthy();
  });

  it('saves a new address only when it is complete, by default to the address book [SHIP-20, SHIP-22, SHIP-25, SHIP-28, SHIP-30, MODAL-06, MODAL-07]', async () => {
    const { actions } = renderCheckout({ config: customerConfig });
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'New Address' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByLabelText('Save in address book')).toHaveProperty('checked', true);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save Address' }));
    const firstname = within(dialog).getByLabelText(/^First Name/);
    expect(firstname.getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => {
      expect(document.activeElement).toBe(firstname);
    });
    expect(actions.some(did.newShippingAddressSaved.match)).toBe(false);
    expect(dialog).toHaveProperty('open', true);
    await userEvent.type(firstname, 'Ada');
    expect(firstname.getAttribute('aria-invalid')).toBe('false');
    await userEvent.type(within(dialog).getByLabelText(/^Last Name/), 'Marsh');
    await userEvent.type(within(dialog).getByLabelText(/^Street Address/), '9 Mill Road');
    await userEvent.selectOptions(within(dialog).getByLabelText(/^State/), '49');
    await userEvent.type(within(dialog).getByLabelText(/^City/), 'Salem');
    await userEvent.type(within(dialog).getByLabelText(/^Zip/), '97301');
    await userEvent.type(within(dialog).getByLabelText(/^Phone/), '555');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save Address' }));
    const saved = actions.find(did.newShippingAddressSaved.match);
    expect(saved?.payload).toMatchObject({
      firstname: 'Ada',
      street: ['9 Mill Road'],
    });
    expect(saved?.payload).not.toHaveProperty('save_in_address_book', '0');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('starts from the original address after Cancel [SHIP-21, SHIP-23, SHIP-24]', async () => {
    const { actions } = renderCheckout({
      config: customerConfig,
      change: (state) => ({ ...state, shipping: { ...state.shipping, newAddress: address(null) } }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    const city = within(await screen.findByRole('dialog')).getByLabelText(/^City/);
    await userEvent.type(city, ' West');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    const again = within(await screen.findByRole('dialog')).getByLabelText(/^City/);
    expect(again).toHaveProperty('value', 'Portland');
    expect(actions.some(did.newShippingAddressSaved.match)).toBe(false);
  });
});

it('is one form of e-mail and address for autofill, and Enter in the e-mail submits nothing', async () => {
  const { actions } = renderCheckout();
  const email = screen.getByLabelText<HTMLInputElement>(/^Email Address/);
  const firstName = screen.getByLabelText<HTMLInputElement>(/^First Name/);
  expect(email.form).not.toBeNull();
  expect(email.form).toBe(firstName.form);
  await userEvent.type(email, 'ada@example.com{Enter}');
  expect(actions).not.toContainEqual(did.shippingSubmitted());
});

it('accepts "Next" once: it is busy while the step is saved [FORM-09]', async () => {
  const { actions, store } = renderCheckout({ change: withRates() });
  act(() => {
    store.dispatch(did.shippingSaveStarted());
  });
  const next = screen.getByRole('button', { name: 'Next' });
  expect(next.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(next);
  expect(actions).not.toContainEqual(did.shippingSubmitted());
});

it('offers saved addresses to customers only [FORM-06]', () => {
  renderCheckout({ config: { ...customerConfig, isLoggedIn: false, customer: null } });
  expect(screen.queryByRole('radiogroup', { name: 'Shipping Address' })).toBeNull();
  expect(screen.getByLabelText(/^First Name/)).toBeTruthy();
});

it('shows the value of a custom attribute of an address [ADDR-05]', () => {
  const mark = [{ attribute_code: 'has_dog', value: true }];
  const [first] = customerConfig.customer?.addresses ?? [];
  renderCheckout({
    config: {
      ...customerConfig,
      customer: {
        id: 7,
        email: 'ada@example.com',
        firstname: 'Ada',
        lastname: 'Marsh',
        addresses: first === undefined ? [] : [{ ...first, customAttributes: mark }],
      },
    },
  });
  expect(screen.getByText('Yes')).toBeTruthy();
});

describe('the room for the choice of delivery', () => {
  const pickup: ShippingMethodDefinition = {
    code: 'instore',
    rates: ['instore_pickup'],
    replacesAddress: true,
    form: () => Promise.reject(new Error('not opened')),
  };
  const withCarriers = (...activeCarriers: string[]) => ({ ...config, activeCarriers });
  const room = (container: HTMLElement) =>
    container.querySelector('.till-shipping-step > .till-skeleton');

  afterEach(() => {
    provideShippingForms({ methods: [], load: () => Promise.resolve() });
  });

  it('is kept free where a carrier may go to an address of its own, until the rates are known', async () => {
    provideShippingForms({ methods: [pickup], load: () => Promise.resolve() });
    const { container, store } = renderCheckout({ config: withCarriers('instore', 'flatrate') });
    expect(room(container)).not.toBeNull();
    const offered = rate('instore', { methodCode: 'pickup', methodTitle: 'Pickup' });
    act(() => {
      store.dispatch(
        did.ratesReceived({
          key: 'any',
          list: [rate('flatrate'), offered],
          stored: null,
          configured: null,
        }),
      );
    });
    expect(await screen.findByRole('button', { name: 'Pickup' })).toBeDefined();
    expect(room(container)).toBeNull();
  });

  it('is given up when no such rate is offered', async () => {
    provideShippingForms({ methods: [pickup], load: () => Promise.resolve() });
    const { container, store } = renderCheckout({ config: withCarriers('instore', 'flatrate') });
    act(() => {
      store.dispatch(
        did.ratesReceived({ key: 'any', list: [rate('flatrate')], stored: null, configured: null }),
      );
    });
    await waitFor(() => {
      expect(room(container)).toBeNull();
    });
  });

  it('is not kept where no carrier does', () => {
    provideShippingForms({ methods: [pickup], load: () => Promise.resolve() });
    const { container } = renderCheckout({ config: withCarriers('flatrate') });
    expect(room(container)).toBeNull();
  });
});
