import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import '../../../elements/account/till-add-card';
import { replaceNavigator } from '../../../src/platform/navigate';
import { fetchPage, type FetchedPage } from '../../../src/platform/page/fetch-page';
import { LIMIT_MS, REDIRECT_MS } from '../../../src/state/add-card/submit-card';
import { json, mockShop } from '../../src/state/support/fake-http';
import { isHidden, renderPage } from './account-page';

vi.mock('../../../src/platform/http/http', () => import('../../src/state/support/fake-http'));
vi.mock('../../../src/platform/page/fetch-page', () => ({ fetchPage: vi.fn() }));

const TAG = 'till-add-card';
const LIST = 'https://shop.example/vault/cards/listaction/';
const NOT_SAVED = 'Error while vaulting the card, please try again.';
const SAVED = /^Card vaulted successfully. Please wait to be redirected/;
const WAITING = /^Saving your card takes longer than usual/;

const field = (name: string, value = '', rules = 'required-entry') =>
  `<div class="field"><label for="${name}">${name}</label><input id="${name}" name="${name}" class="${rules}" value="${value}"></div>`;
const FORM = `<div id="paymentservices_add_vault_card"><div id="card-vault-container"></div>
<form class="form-address-edit">${field('firstname', 'Ada')}${field('lastname', 'Lovelace')}
${field('street[0]', 'Road 1')}${field('street[1]', 'Flat 2', '')}${field('street[2]', '', '')}
<div class="field"><label for="region_id">State</label><select id="region_id" name="region_id"><option value="">-</option><option value="12" selected>California</option></select></div>
${field('region', '', '')}${field('city', 'Los Angeles')}${field('postcode', '90001')}
<div class="field"><label for="country_id">Country</label><select id="country_id" name="country_id"><option value="US" selected>US</option></select></div></form>
<button type="button" id="paymentservices-add-card-button" disabled>Add Card</button></div>`;

const params = (changes: object = {}) => ({
  savedCardListUrl: LIST,
  paymentsSDKUrl: 'https://payments.example/sdk.js',
  storeViewCode: 'en',
  oauthToken: 'token-of-the-customer',
  graphQLEndpointUrl: 'https://shop.example/graphql',
  ...changes,
});
const initOf = (componentParams: object) => ({
  '#paymentservices_add_vault_card': {
    'Magento_Ui/js/core/app': { components: { 'add-card-form': { componentParams } } },
  },
});

type States = Record<string, { isValid: boolean; isEmpty: boolean }>;
interface Rendered {
  styles: { input: Record<string, string> };
  fields: Record<string, { selector: string }>;
  getBillingAddress: () => unknown;
  onValidityChange: (states: unknown, changed: string) => void;
  onSuccess: () => void;
  onError: () => void;
  onCancel: () => void;
}

const right = { isValid: true, isEmpty: false };
const empty = { isValid: false, isEmpty: true };
const wrong = { isValid: false, isEmpty: false };
const all = (changes: Partial<States> = {}): States => ({
  description: right,
  number: right,
  expirationDate: right,
  cvv: right,
  ...changes,
});

/** The module's script; tests replace its parts. */
const sdk = {
  options: [] as object[],
  rendered: [] as Rendered[],
  states: all(),
  init: (): Promise<void> => Promise.resolve(),
  isAvailable: true,
  render: (): Promise<void> => Promise.resolve(),
  submit: vi.fn<() => unknown>(),
};

class PaymentServicesSDK {
  readonly Vault = {
    init: () => sdk.init(),
    CreditCard: {
      isAvailable: () => sdk.isAvailable,
      render: async (options: Rendered) => {
        sdk.rendered.push(options);
        await sdk.render();
        return {
          isFormValid: () => Object.values(sdk.states).every(({ isValid }) => isValid),
          getFormState: () => sdk.states,
          submit: sdk.submit,
        };
      },
    },
  };

  constructor(options: object) {
    sdk.options.push(options);
  }
}

/** The page of the stored cards with these. */
const kept = (...hashes: readonly string[]): FetchedPage => {
  const inputs = hashes.map((hash) => `<input name="public_hash" value="${hash}">`);
  const page = new DOMParser().parseFromString(
    `<main>${inputs.join('')}</main><footer></footer>`,
    'text/html',
  );
  return { status: 200, url: LIST, page, isTimeout: false };
};
const SIGNED_OUT = { ...kept(), url: 'https://shop.example/customer/account/login/referer/x/' };
const BROKEN: FetchedPage = { status: 500, url: LIST, page: null, isTimeout: false };

/** What the page of the stored cards says, one after the other; the last for good. */
function lists(...answers: readonly [FetchedPage, ...FetchedPage[]]): void {
  const last = answers[answers.length - 1] ?? answers[0];
  vi.mocked(fetchPage).mockReset().mockResolvedValue(last);
  for (const answer of answers.slice(0, -1)) vi.mocked(fetchPage).mockResolvedValueOnce(answer);
}

const assign = vi.fn<(url: string) => void>();
let restore = (): void => undefined;
beforeEach(() => {
  Object.assign(sdk, {
    options: [],
    rendered: [],
    states: all(),
    init: () => Promise.resolve(),
    isAvailable: true,
    render: () => Promise.resolve(),
    submit: vi.fn(),
  });
  vi.stubGlobal('PaymentServicesSDK', PaymentServicesSDK);
  mockShop(() => json({}));
  assign.mockReset();
  restore = replaceNavigator({ assign });
  lists(kept('old'));
});
afterEach(() => {
  restore();
  vi.useRealTimers();
});

const button = () => screen.getByRole('button', { name: 'Add Card' });
const last = (): Rendered => {
  const rendered = sdk.rendered[sdk.rendered.length - 1];
  if (rendered === undefined) throw new Error('nothing was rendered');
  return rendered;
};
const host = (label: string) => screen.getByRole('group', { name: label });

/** The page with its form shown. */
async function openForm(changes: object = {}) {
  const element = await renderPage(`<${TAG}>${FORM}</${TAG}>`, TAG, initOf(params(changes)));
  await waitFor(() => {
    expect(sdk.rendered).toHaveLength(1);
    expect(button().getAttribute('aria-busy')).toBeNull();
  });
  return { element, user: userEvent.setup() };
}

/** The page after a press, which the provider has been told of. */
async function pressed() {
  const page = await openForm();
  await page.user.click(button());
  await waitFor(() => {
    expect(sdk.submit).toHaveBeenCalled();
  });
  return page;
}

const tell = (event: 'onSuccess' | 'onError' | 'onCancel', rendered = last()) => {
  act(() => {
    rendered[event]();
  });
};

/** The page is shown again by the browser's button, as it was left. */
const comeBack = () => {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
};

describe('the form', () => {
  it('has the card’s fields before the server’s form of the address [ADDC-02]', async () => {
    const { element } = await openForm();
    const labels = ['Credit Card Number', 'Expiration Date', 'Security code', 'Card Description'];
    for (const label of labels) expect(host(label)).toBeTruthy();
    const { number, description } = last().fields;
    expect(document.querySelector(number?.selector ?? '')).toBe(host('Credit Card Number'));
    expect(document.querySelector(description?.selector ?? '')).toBe(host('Card Description'));
    const form = element.querySelector('form');
    expect(
      host('Card Description').compareDocumentPosition(form as Node) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
    expect(isHidden(element.querySelector('#card-vault-container'))).toBe(true);
  });

  it('starts the script for this customer and shop [PSDK-07]', async () => {
    await openForm();
    const [options] = sdk.options as { getCustomerToken: () => string }[];
    expect(options).toMatchObject({ storeViewCode: 'en', apiUrl: 'https://shop.example/graphql' });
    expect(options?.getCustomerToken()).toBe('token-of-the-customer');
  });

  it('gives the script no address of another site, and no token where there is none', async () => {
    await openForm({ graphQLEndpointUrl: 'https://elsewhere.example/graphql', oauthToken: '' });
    expect(sdk.options).toEqual([{ storeViewCode: 'en' }]);
  });

  it('has fields of 14px [ADDC-08]', async () => {
    await openForm();
    expect(last().styles.input['font-size']).toBe('14px');
  });

  it('goes from loading to the form, and the button waits for it [ADDC-04]', async () => {
    let ready = (): void => undefined;
    sdk.render = () =>
      new Promise((resolve) => {
        ready = resolve;
      });
    const element = await renderPage(`<${TAG}>${FORM}</${TAG}>`, TAG, initOf(params()));
    await screen.findByText('Please wait...');
    await waitFor(() => {
      expect(sdk.rendered).toHaveLength(1);
    });
    const city = element.querySelector<HTMLInputElement>('#city');
    if (city !== null) city.value = '';
    fireEvent.click(button());
    expect(city?.getAttribute('aria-invalid')).toBeNull();
    expect(button().getAttribute('aria-busy')).toBe('true');
    await act(async () => {
      ready();
      await Promise.resolve();
    });
    await waitFor(() => {
      expect(button().getAttribute('aria-busy')).toBeNull();
    });
    expect(screen.queryByText('Please wait...')).toBeNull();
    expect(sdk.submit).not.toHaveBeenCalled();
  });

  it('is left alone on a page without its configuration', async () => {
    const element = await renderPage(`<${TAG}>${FORM}</${TAG}>`, TAG, {});
    expect(isHidden(element.querySelector('form'))).toBe(false);
    expect(screen.queryByRole('group', { name: 'Credit Card Number' })).toBeNull();
    expect(element.querySelector('button')?.disabled).toBe(true);
    act(comeBack);
    expect(isHidden(element.querySelector('form'))).toBe(false);
    expect(screen.queryByRole('group', { name: 'Credit Card Number' })).toBeNull();
  });
});

describe('a form that cannot be shown', () => {
  it.each([
    [
      'ADDC-09',
      'CreditCard Vault is not available.',
      () => {
        sdk.isAvailable = false;
      },
    ],
    [
      'ADDC-11',
      'Error rendering Payment SDK, please reload the page and try again.',
      () => {
        sdk.render = () => Promise.reject(new Error('frames'));
      },
    ],
    [
      'ADDC-12',
      'Error initializing Payment SDK, please reload the page and try again.',
      () => {
        sdk.init = () => Promise.reject(new Error('500'));
      },
    ],
  ])('says so in place of it [%s]', async (_clause, text, break_) => {
    break_();
    const element = await renderPage(`<${TAG}>${FORM}</${TAG}>`, TAG, initOf(params()));
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    expect(isHidden(element.querySelector('form'))).toBe(true);
    expect(isHidden(element.querySelector('button'))).toBe(true);
  });

  it.each([
    ['takes the focus along from the address, which is hidden', '#city', '.till-add-card'],
    ['leaves the focus where it is elsewhere', '#search', '#search'],
  ])('%s', async (_title, focused, then) => {
    let refuse = (): void => undefined;
    sdk.render = () =>
      new Promise((_resolve, reject) => {
        refuse = () => {
          reject(new Error('frames'));
        };
      });
    await renderPage(`<input id="search"><${TAG}>${FORM}</${TAG}>`, TAG, initOf(params()));
    await waitFor(() => {
      expect(sdk.rendered).toHaveLength(1);
    });
    document.querySelector<HTMLElement>(focused)?.focus();
    refuse();
    await screen.findByRole('alert');
    expect(document.activeElement).toBe(document.querySelector(then));
  });

  it('is shown again by a retry, with the address as it was', async () => {
    sdk.init = () => Promise.reject(new Error('500'));
    const element = await renderPage(`<${TAG}>${FORM}</${TAG}>`, TAG, initOf(params()));
    const retry = await screen.findByRole('button', { name: 'Try Again' });
    sdk.init = () => Promise.resolve();
    await userEvent.click(retry);
    await waitFor(() => {
      expect(sdk.rendered).toHaveLength(1);
    });
    expect(isHidden(element.querySelector('form'))).toBe(false);
    expect(element.querySelector<HTMLInputElement>('#city')?.value).toBe('Los Angeles');
  });
});

describe('a press', () => {
  it('shows what is wrong with the card and the address at once, and sends nothing [ADDC-05] [ADDC-07]', async () => {
    sdk.states = all({ number: wrong, expirationDate: wrong, cvv: empty });
    const { element, user } = await openForm();
    const city = element.querySelector<HTMLInputElement>('#city');
    if (city !== null) city.value = '';
    await user.click(button());
    expect(screen.getByText('Please enter a valid credit card number.')).toBeTruthy();
    expect(screen.getByText('Incorrect credit card expiration date.')).toBeTruthy();
    expect(screen.getAllByText('This is a required field.')).toHaveLength(2);
    expect(city?.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(host('Credit Card Number'));
    expect(sdk.submit).not.toHaveBeenCalled();
  });

  it('needs a right address too [ADDC-05]', async () => {
    const { element, user } = await openForm();
    const city = element.querySelector<HTMLInputElement>('#city');
    if (city !== null) city.value = '';
    await user.click(button());
    expect(document.activeElement).toBe(city);
    expect(button().getAttribute('aria-busy')).toBeNull();
    expect(screen.queryByText('Saving...')).toBeNull();
    expect(sdk.submit).not.toHaveBeenCalled();
    expect(fetchPage).not.toHaveBeenCalled();
  });

  it('gives two lines of the street, and the region’s name [ADDC-06]', async () => {
    const { element } = await pressed();
    expect(last().getBillingAddress()).toEqual({
      firstName: 'Ada',
      lastName: 'Lovelace',
      streetAddress: 'Road 1',
      extendedAddress: 'Flat 2',
      region: 'California',
      locality: 'Los Angeles',
      postalCode: '90001',
      countryCodeAlpha2: 'US',
    });
    const lines = element.querySelectorAll('[name^="street"]');
    expect([...lines].map(isHidden)).toEqual([false, false, true]);
  });

  it('gives the address that was validated, whatever is typed meanwhile [ADDC-05]', async () => {
    const { element } = await pressed();
    const city = element.querySelector<HTMLInputElement>('#city');
    if (city !== null) city.value = '';
    expect(last().getBillingAddress()).toMatchObject({ locality: 'Los Angeles' });
    tell('onError');
    await screen.findByText(NOT_SAVED);
    expect(last().getBillingAddress()).toMatchObject({ locality: '' });
  });

  it('is Enter in the address too, and the form is not sent', async () => {
    const { element } = await openForm();
    const form = element.querySelector('form') as HTMLFormElement;
    const event = new Event('submit', { bubbles: true, cancelable: true });
    act(() => {
      form.dispatchEvent(event);
    });
    expect(event.defaultPrevented).toBe(true);
    await waitFor(() => {
      expect(sdk.submit).toHaveBeenCalledOnce();
    });
  });

  it('adds the card once, however often the button is pressed', async () => {
    const { user } = await pressed();
    await user.click(button());
    await user.click(button());
    expect(sdk.submit).toHaveBeenCalledOnce();
  });

  it('shows an error of a field once it is left, and takes it away once the field is right', async () => {
    await openForm();
    const change = (states: States) => {
      act(() => {
        last().onValidityChange(states, 'number');
      });
    };
    change(all({ number: empty }));
    expect(screen.queryByText('This is a required field.')).toBeNull();
    host('Credit Card Number').focus();
    change(all({ number: wrong }));
    expect(screen.queryByText('Please enter a valid credit card number.')).toBeNull();
    host('Credit Card Number').blur();
    change(all({ number: wrong }));
    expect(screen.getByText('Please enter a valid credit card number.')).toBeTruthy();
    change(all());
    expect(screen.queryByText('Please enter a valid credit card number.')).toBeNull();
  });

  it('survives names and states that no field has', async () => {
    await openForm();
    act(() => {
      last().onValidityChange(null, 'number');
      last().onValidityChange(all(), '__proto__');
      last().onValidityChange(JSON.parse('{"__proto__":{"number":{}}}'), 'constructor');
    });
    expect(screen.queryByText('This is a required field.')).toBeNull();
  });
});

describe('a stored card', () => {
  it('is said, and the list opens after three seconds, once [ADDC-13] [ADDC-14]', async () => {
    const { element } = await pressed();
    vi.useFakeTimers();
    tell('onSuccess');
    tell('onSuccess');
    expect(screen.getByText(SAVED)).toBeTruthy();
    expect(isHidden(element.querySelector('form'))).toBe(true);
    expect(document.activeElement?.className).toContain('till-add-card__saved');
    vi.advanceTimersByTime(REDIRECT_MS - 1);
    expect(assign).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    vi.advanceTimersByTime(REDIRECT_MS);
    expect(assign.mock.calls).toEqual([[LIST]]);
  });

  it('waits three seconds [ADDC-14]', () => {
    expect(REDIRECT_MS).toBe(3000);
  });

  it('leads nowhere else than to this shop [ADDC-14]', async () => {
    const { user } = await openForm({ savedCardListUrl: 'https://elsewhere.example/' });
    await user.click(button());
    await waitFor(() => {
      expect(sdk.submit).toHaveBeenCalled();
    });
    expect(fetchPage).not.toHaveBeenCalled();
    vi.useFakeTimers();
    tell('onSuccess');
    vi.advanceTimersByTime(REDIRECT_MS);
    expect(screen.getByText(SAVED)).toBeTruthy();
    expect(assign).not.toHaveBeenCalled();
  });

  it('shows an empty form on a page that comes back, and leads nowhere', async () => {
    await pressed();
    vi.useFakeTimers();
    tell('onSuccess');
    act(comeBack);
    vi.advanceTimersByTime(REDIRECT_MS);
    expect(screen.queryByText(SAVED)).toBeNull();
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('a card that is not stored, as far as the provider says', () => {
  it('can be tried again [ADDC-10]', async () => {
    const { user } = await pressed();
    tell('onError');
    expect((await screen.findByRole('alert')).textContent).toContain(NOT_SAVED);
    await user.click(button());
    await waitFor(() => {
      expect(sdk.submit).toHaveBeenCalledTimes(2);
    });
    expect(screen.queryByText(NOT_SAVED)).toBeNull();
  });

  it('is one whose script rejects or throws [ADDC-10]', async () => {
    sdk.submit.mockRejectedValueOnce(new Error('lost'));
    const { user } = await pressed();
    expect((await screen.findByRole('alert')).textContent).toContain(NOT_SAVED);
    sdk.submit.mockImplementationOnce(() => {
      throw new Error('gone');
    });
    await user.click(button());
    expect((await screen.findByRole('alert')).textContent).toContain(NOT_SAVED);
  });

  it('is stored where the list has one more', async () => {
    lists(kept('old'), kept('new', 'old'));
    await pressed();
    tell('onError');
    await screen.findByText(SAVED);
    expect(vi.mocked(fetchPage).mock.calls.map(([url]) => url)).toEqual([LIST, LIST]);
    expect(screen.queryByText(NOT_SAVED)).toBeNull();
  });

  it.each<[string, FetchedPage, FetchedPage]>([
    ['before', BROKEN, kept('new', 'old')],
    ['after', kept('old'), BROKEN],
    ['with one card less', kept('older', 'old'), kept('old')],
  ])('is not stored where the list says nothing %s [ADDC-10]', async (_when, before, after) => {
    lists(before, after);
    await pressed();
    tell('onError');
    expect((await screen.findByRole('alert')).textContent).toContain(NOT_SAVED);
  });

  it('says nothing after the shopper has closed the bank’s question', async () => {
    await pressed();
    tell('onCancel');
    await waitFor(() => {
      expect(button().getAttribute('aria-busy')).toBeNull();
    });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(fetchPage).toHaveBeenCalledOnce();
  });

  it('is said to be stored when the provider says so late', async () => {
    await pressed();
    tell('onError');
    await screen.findByText(NOT_SAVED);
    tell('onSuccess');
    expect(screen.getByText(SAVED)).toBeTruthy();
    tell('onError');
    expect(screen.getByText(SAVED)).toBeTruthy();
  });
});

describe('a press whose end nobody knows', () => {
  const pressAgain = async ({ user }: Awaited<ReturnType<typeof pressed>>) => {
    await user.click(button());
    await waitFor(() => {
      expect(sdk.submit).toHaveBeenCalledTimes(2);
    });
  };

  it('has stored its card where the next press finds it, which hands none over', async () => {
    lists(kept('old'), BROKEN, kept('new', 'old'));
    const { user } = await pressed();
    tell('onError');
    await screen.findByText(NOT_SAVED);
    await user.click(button());
    await screen.findByText(SAVED);
    expect(sdk.submit).toHaveBeenCalledOnce();
  });

  it('has stored its card where a look-up after another one finds it', async () => {
    lists(kept('old'), BROKEN, BROKEN, kept('new', 'old'));
    const page = await pressed();
    tell('onError');
    await screen.findByText(NOT_SAVED);
    await pressAgain(page);
    tell('onError');
    await screen.findByText(SAVED);
  });

  it.each<[string, 'onError' | 'onCancel']>([
    ['looked up', 'onError'],
    ['ended by the shopper', 'onCancel'],
  ])('is not one that was %s: a card of another page is not its card', async (_how, event) => {
    const other = kept('other', 'old');
    lists(kept('old'), ...(event === 'onError' ? [kept('old'), other] : [other]));
    const page = await pressed();
    tell(event);
    await waitFor(() => {
      expect(button().getAttribute('aria-busy')).toBeNull();
    });
    await pressAgain(page);
    expect(screen.queryByText(SAVED)).toBeNull();
  });

  it('is not one whose card is stored: the next card is added on a page that comes back', async () => {
    lists(kept('old'), kept('new', 'old'));
    const page = await pressed();
    tell('onSuccess');
    act(comeBack);
    await waitFor(() => {
      expect(sdk.rendered).toHaveLength(2);
      expect(button().getAttribute('aria-busy')).toBeNull();
    });
    await pressAgain(page);
    expect(screen.queryByText(SAVED)).toBeNull();
  });
});

describe('an end that is reported twice', () => {
  /** The page after a press; `rejected` rejects its promise. */
  async function pressedWithPromise() {
    let reject = (): void => undefined;
    sdk.submit.mockReturnValueOnce(
      new Promise((_resolve, refuse) => {
        reject = () => {
          refuse(new Error('again'));
        };
      }),
    );
    const page = await pressed();
    const isFree = () =>
      waitFor(() => {
        expect(button().getAttribute('aria-busy')).toBeNull();
      });
    return { ...page, isFree, rejected: () => act(() => Promise.resolve().then(reject)) };
  }

  it('accuses no shopper who has closed the bank’s question', async () => {
    const { user, isFree, rejected } = await pressedWithPromise();
    tell('onCancel');
    await isFree();
    await rejected();
    await user.click(button());
    await waitFor(() => {
      expect(sdk.submit).toHaveBeenCalledTimes(2);
    });
    expect(fetchPage).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is looked up once', async () => {
    const { isFree, rejected } = await pressedWithPromise();
    tell('onError');
    await rejected();
    await isFree();
    tell('onError');
    expect(await screen.findByText(NOT_SAVED)).toBeTruthy();
    expect(fetchPage).toHaveBeenCalledTimes(2);
  });

  it('does not end the press that follows', async () => {
    const { user, isFree, rejected } = await pressedWithPromise();
    tell('onError');
    await isFree();
    await user.click(button());
    await waitFor(() => {
      expect(sdk.submit).toHaveBeenCalledTimes(2);
    });
    await rejected();
    tell('onCancel');
    await isFree();
    expect(fetchPage).toHaveBeenCalledTimes(3);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a provider that says nothing', () => {
  async function silent(...answers: readonly [FetchedPage, ...FetchedPage[]]) {
    lists(...answers);
    const page = await openForm();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.click(button());
    await vi.waitFor(() => {
      expect(sdk.submit).toHaveBeenCalled();
    });
    await act(async () => {
      await vi.advanceTimersByTimeAsync(LIMIT_MS);
    });
    return page;
  }

  it('has the list read, which may have the card', async () => {
    await silent(kept('old'), kept('old', 'new'));
    expect(screen.getByText(SAVED)).toBeTruthy();
  });

  it('has the shopper look at the list first, and a new form then', async () => {
    await silent(kept('old'));
    expect(screen.getByText(WAITING)).toBeTruthy();
    const notice = screen.getByRole('link', { name: 'Stored Payment Methods' });
    expect(notice.getAttribute('href')).toBe(LIST);
    expect(button().getAttribute('aria-busy')).toBe('true');
    const [first] = sdk.rendered;
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await vi.waitFor(() => {
      expect(sdk.rendered).toHaveLength(2);
    });
    if (first !== undefined) tell('onError', first);
    expect(screen.queryByText(NOT_SAVED)).toBeNull();
    expect(screen.queryByText(WAITING)).toBeNull();
  });

  it('may have stored the card by the time of another press, which hands none over', async () => {
    await silent(kept('old'), kept('old'), kept('old', 'new'));
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await vi.waitFor(() => {
      expect(sdk.rendered).toHaveLength(2);
      expect(button().getAttribute('aria-busy')).toBeNull();
    });
    fireEvent.click(button());
    await vi.waitFor(() => {
      expect(screen.getByText(SAVED)).toBeTruthy();
    });
    expect(sdk.submit).toHaveBeenCalledOnce();
  });

  it('may still say that it has failed', async () => {
    await silent(kept('old'));
    tell('onError');
    await vi.waitFor(() => {
      expect(screen.getByText(NOT_SAVED)).toBeTruthy();
    });
    expect(screen.queryByText(WAITING)).toBeNull();
  });
});

describe('a guest', () => {
  it('is led to the login before a card is handed over [ADDC-01]', async () => {
    lists(SIGNED_OUT);
    const { element, user } = await openForm();
    await user.click(button());
    const link = await screen.findByRole('link', { name: 'Sign In' });
    expect(link.getAttribute('href')).toContain('/customer/account/login/');
    expect(document.activeElement).toBe(link.closest('.till-add-card'));
    expect(sdk.submit).not.toHaveBeenCalled();
    expect(isHidden(element.querySelector('form'))).toBe(true);
  });

  it('is led there too when the session ends meanwhile [ADDC-01]', async () => {
    lists(kept('old'), SIGNED_OUT);
    await pressed();
    tell('onError');
    await screen.findByRole('link', { name: 'Sign In' });
  });
});

describe('the button that leads to the page', () => {
  const open = async (firstname: string | null, href = '/paymentservicespaypal/vault/addcard/') => {
    localStorage.setItem(
      'mage-cache-storage',
      JSON.stringify({ customer: { data_id: 1, ...(firstname === null ? {} : { firstname }) } }),
    );
    return renderPage(`<${TAG} href="${href}"><a href="#">Add</a></${TAG}>`, TAG);
  };
  afterEach(() => {
    localStorage.clear();
  });

  it('is shown to customers, in place of the server’s [ADDC-03]', async () => {
    const element = await open('Ada');
    const link = await within(element).findByRole('link', { name: 'Add New Card' });
    expect(link.getAttribute('href')).toBe('/paymentservicespaypal/vault/addcard/');
    expect(isHidden(within(element).getByText('Add'))).toBe(true);
  });

  it('is not shown to guests [ADDC-01]', async () => {
    const element = await open(null);
    expect(within(element).queryByRole('link', { name: 'Add New Card' })).toBeNull();
  });

  it.each(['javascript:alert(1)', 'https://elsewhere.example/'])(
    'never leads to %s',
    async (href) => {
      const element = await open('Ada', href);
      expect(within(element).queryByRole('link', { name: 'Add New Card' })).toBeNull();
    },
  );
});
