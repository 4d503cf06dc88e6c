import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckoutConfig } from '../../../../src/domain/quote.types';
import { CheckoutLinks } from '../../../../src/features/account/tax-certificates/CheckoutLinks';
import { replaceNavigator } from '../../../../src/platform/navigate';
import type { PageSource } from '../../../../src/platform/page/page-source';
import {
  additionStarted,
  selectCertificates,
  taxRefreshWanted,
} from '../../../../src/state/certificates/certificates-slice';
import { certificatesState } from '../../../../src/state/certificates/certificates-state';
import { provideCertificates } from '../../../../src/state/certificates/find-service';
import { checkoutState } from '../../../../src/state/checkout/checkout-state';
import type { CertificateService } from '../../../../src/state/extensions/tax-service.types';
import { createTillStore } from '../../../../src/state/store/store';
import { ElementContext } from '../../../../src/ui/element-context';
import { json, mockShop, sent } from '../../state/support/fake-http';
import { checkoutConfig, customerOf, shop, wireRate, wireTotals } from '../../state/support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../../state/support/fake-http'));

const links = {
  add: 'Upload your first certificate',
  manage: 'Manage existing certificates',
  manageUrl: 'https://shop.example/avatax/certificates/',
  countries: ['US'],
};

type Form = Parameters<CertificateService['showForm']>[1];
let form: Form | null = null;

/** A service of a test; `changes` replace its parts. */
const serviceOf = (changes: Partial<CertificateService> = {}): CertificateService => ({
  links: () => links,
  list: () => Promise.resolve({ ok: true, value: { certificates: [], zones: ['Texas'] } }),
  invalidate: () => Promise.resolve({ ok: true, value: null }),
  showForm: (host, request) => {
    form = request;
    host.append('The form of the service');
    return Promise.resolve({ ok: true, value: null });
  },
  refreshTax: () => Promise.resolve({ ok: true, value: null }),
  forget: vi.fn(),
  ...changes,
});

const page: PageSource = {
  checkoutConfig: {},
  checkout: {},
  init: {},
  globals: {},
  dictionaryUrl: null,
  phrases: {},
};

async function open(
  given: {
    service?: CertificateService;
    config?: Partial<CheckoutConfig>;
    taxAmount?: number;
  } = {},
) {
  const { service = serviceOf(), config = customerOf(), taxAmount = 3 } = given;
  mockShop((_request, path) =>
    path.startsWith('estimate')
      ? json([wireRate('flatrate')])
      : json({ ...Object(wireTotals(20)), tax_amount: taxAmount }),
  );
  provideCertificates([
    {
      configuredBy: [],
      load: () => Promise.resolve({ code: 'test' }),
      certificates: () => Promise.resolve(service),
    },
  ]);
  // The checkout has its configuration already, and reads none from the page.
  let seen: PageSource | null = null;
  const services = { now: () => 0, page: () => seen };
  const store = createTillStore({ shop, checkout: checkoutConfig(config) }, services);
  store.inject(checkoutState);
  seen = page;
  store.inject(certificatesState);
  render(
    <Provider store={store}>
      <ElementContext value={{ emit: () => true }}>
        <CheckoutLinks />
      </ElementContext>
    </Provider>,
  );
  await act(async () => Promise.resolve());
  return { store, user: userEvent.setup(), service };
}

beforeEach(() => {
  localStorage.clear();
  form = null;
});
afterEach(() => {
  provideCertificates([]);
});

const add = () => screen.findByRole('button', { name: links.add });

describe('the links of the checkout', () => {
  it('open the form for the zone of the address [CERT-02]', async () => {
    const { user } = await open();
    await user.click(await add());
    await screen.findByText('The form of the service');
    expect(form?.zone).toBe('California');
    expect(form?.shop).toEqual({ baseUrl: 'https://shop.example/', customerId: '7' });
  });

  it('lead a customer to the certificates [CERT-07]', async () => {
    await open();
    const link = await screen.findByRole('link', { name: links.manage });
    expect(link.getAttribute('href')).toBe(links.manageUrl);
  });

  it('lead no guest there [CERT-07]', async () => {
    await open({ config: {} });
    await add();
    expect(screen.queryByRole('link', { name: links.manage })).toBeNull();
  });

  it('have a guest sign in first [CERT-06]', async () => {
    const { user } = await open({ config: {} });
    await user.click(await add());
    await screen.findByRole('dialog', { name: 'Sign in to add a certificate' });
    expect(screen.queryByText('The form of the service')).toBeNull();
  });

  it('have the token of a guest dropped [TAXV-13]', async () => {
    const { service } = await open({ config: {} });
    await waitFor(() => {
      expect(service.forget).toHaveBeenCalled();
    });
  });

  it('keep the token of a customer', async () => {
    const { service } = await open();
    await add();
    expect(service.forget).not.toHaveBeenCalled();
  });

  it.each([
    ['no tax is charged', { taxAmount: 0 }],
    ['the shop has no certificates', { service: serviceOf({ links: () => null }) }],
    [
      'the country has none',
      { service: serviceOf({ links: () => ({ ...links, countries: ['CA'] }) }) },
    ],
  ])('are not there while %s', async (_what, given) => {
    await open(given);
    await act(async () => Promise.resolve());
    expect(screen.queryByRole('button', { name: links.add })).toBeNull();
  });

  it('ask for a zone where the address has none', async () => {
    const config = customerOf();
    const [first] = config.customer?.addresses ?? [];
    const { user } = await open({
      config: customerOf(
        7,
        first === undefined ? [] : [{ ...first, region: null, regionId: null }],
      ),
    });
    await user.click(await add());
    await user.selectOptions(await screen.findByLabelText(/Where is your purchase/), 'Texas');
    await user.click(screen.getByRole('button', { name: 'Proceed' }));
    await screen.findByText('The form of the service');
    expect(form?.zone).toBe('Texas');
  });
});

describe('a zone that needs no certificate', () => {
  async function end(service: CertificateService) {
    const { user } = await open({ service });
    await user.click(await add());
    await screen.findByText('The form of the service');
    act(() => {
      form?.onEnd('not-needed');
    });
    return user;
  }
  const NOT_NEEDED = 'No certificate is needed for this zone.';

  it('counts as none where the shop does not offer it [CERT-05]', async () => {
    const showForm = vi.fn(serviceOf().showForm);
    const user = await end(serviceOf({ showForm }));
    const field = await screen.findByLabelText(/Where is your purchase/);
    expect(screen.getByText(NOT_NEEDED)).toBeTruthy();
    expect(field).toHaveProperty('value', '');
    await user.click(screen.getByRole('button', { name: 'Proceed' }));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(showForm).toHaveBeenCalledOnce();
  });

  it.each([
    ['are loaded', () => new Promise<never>(() => undefined)],
    ['cannot be loaded', () => Promise.resolve({ ok: false, error: { kind: 'timeout' } } as const)],
    [
      'do not exist',
      () => Promise.resolve({ ok: true, value: { certificates: [], zones: [] } } as const),
    ],
  ])('is explained while the zones %s', async (_what, list) => {
    await end(serviceOf({ list }));
    await act(async () => Promise.resolve());
    expect(screen.getByText(NOT_NEEDED)).toBeTruthy();
    expect(screen.queryByLabelText(/Where is your purchase/)).toBeNull();
  });
});

describe('a certificate added in the checkout', () => {
  it('is followed by the totals [TAXV-17]', async () => {
    const refreshTax = vi.fn(serviceOf().refreshTax);
    const { user } = await open({ service: serviceOf({ refreshTax }) });
    await user.click(await add());
    await screen.findByText('The form of the service');
    act(() => {
      form?.onEnd('saved');
    });
    await screen.findByText(/The taxes have been recalculated/);
    expect(refreshTax).toHaveBeenCalledOnce();
    expect(sent.map(({ path }) => path)).toContain('totals-information');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says so when the taxes could not be read again', async () => {
    const refreshTax = () => Promise.resolve({ ok: false, error: { kind: 'timeout' } } as const);
    const { user, store } = await open({ service: serviceOf({ refreshTax }) });
    await user.click(await add());
    await screen.findByText('The form of the service');
    act(() => {
      form?.onEnd('uploaded');
    });
    await screen.findByText(/The taxes could not be recalculated yet/);
    expect(selectCertificates(store.getState()).tax).toBe('failed');
  });

  it.each(['cancelled', 'saved'] as const)(
    'leaves room for another one where no tax is left: %s [CERT-02]',
    async (outcome) => {
      const refreshTax = vi.fn(serviceOf().refreshTax);
      const { user } = await open({ service: serviceOf({ refreshTax }) });
      await user.click(await add());
      await screen.findByText('The form of the service');
      mockShop(() => json({ ...Object(wireTotals(20)), tax_amount: 0 }));
      act(() => {
        form?.onEnd('saved');
      });
      await screen.findByText(/The taxes have been recalculated/);
      await user.click(await add());
      await screen.findByText('The form of the service');
      act(() => {
        form?.onEnd(outcome);
      });
      await screen.findByText(/The taxes have been recalculated/);
      expect(refreshTax).toHaveBeenCalledTimes(outcome === 'saved' ? 2 : 1);
      expect(await add()).toBeTruthy();
    },
  );

  it('is nothing once the dialog is closed', async () => {
    const { user, store } = await open();
    await user.click(await add());
    await screen.findByText('The form of the service');
    await user.click(screen.getByRole('button', { name: /Close/ }));
    act(() => {
      form?.onEnd('saved');
    });
    expect(selectCertificates(store.getState()).added).toBeNull();
  });
});

describe('a session that ends in the checkout', () => {
  const ENDED = { ok: false, error: { kind: 'unauthorized', message: 'No' } } as const;
  const assign = vi.fn();
  let restore = (): void => undefined;
  beforeEach(() => {
    assign.mockReset();
    restore = replaceNavigator({ assign });
  });
  afterEach(() => {
    restore();
  });
  /** Waits until the browser is at the login page, and the token of the customer is dropped. */
  async function expectLogin({ forget }: CertificateService): Promise<void> {
    await waitFor(() => {
      expect(forget).toHaveBeenCalled();
    });
    expect(assign).toHaveBeenCalledExactlyOnceWith('https://shop.example/customer/account/login/');
  }

  it('leads to the login page when the zones are loaded [HTTP-05] [TAXV-13]', async () => {
    const { store, service } = await open({
      service: serviceOf({ list: () => Promise.resolve(ENDED) }),
    });
    act(() => {
      store.dispatch(additionStarted(''));
    });
    await expectLogin(service);
    await screen.findByText('The zones could not be loaded.');
  });

  it('leads there when the taxes are calculated again [HTTP-05] [TAXV-13]', async () => {
    const { store, service } = await open({
      service: serviceOf({ refreshTax: () => Promise.resolve(ENDED) }),
    });
    act(() => {
      store.dispatch(taxRefreshWanted());
    });
    await expectLogin(service);
    expect(selectCertificates(store.getState()).tax).toBe('failed');
  });
});

describe('the focus in the dialog', () => {
  it.each(['refused', 'not-needed'] as const)(
    'stays there when the form that had it has gone: %s',
    async (outcome) => {
      const { user } = await open();
      await user.click(await add());
      await screen.findByText('The form of the service');
      expect(document.activeElement).toBe(screen.getByRole('group'));
      act(() => {
        form?.onEnd(outcome);
      });
      await waitFor(() => {
        expect(document.activeElement?.textContent).toContain(
          outcome === 'refused' ? 'could not be saved' : 'No certificate is needed',
        );
      });
      expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    },
  );

  it('stays where the shopper has put it', async () => {
    const { user } = await open();
    await user.click(await add());
    await screen.findByText('The form of the service');
    const close = screen.getByRole('button', { name: 'Close' });
    act(() => {
      close.focus();
      form?.onEnd('refused');
    });
    await screen.findByText(/could not be saved/);
    expect(document.activeElement).toBe(close);
  });
});

describe('a form that is not there', () => {
  it.each([
    ['blocked', /was blocked/],
    ['timeout', /takes too long/],
    ['missing', /cannot be shown/],
    ['wrong-version', /cannot be shown/],
  ] as const)('has its message: %s', async (failure, message) => {
    const showForm = () =>
      Promise.resolve({ ok: false, error: { kind: 'script', failure } } as const);
    const { user } = await open({ service: serviceOf({ showForm }) });
    await user.click(await add());
    await screen.findByText(message);
  });

  it('has a message when the service throws', async () => {
    const { user } = await open({
      service: serviceOf({ showForm: () => Promise.reject(new Error('broken')) }),
    });
    await user.click(await add());
    await screen.findByText(/cannot be shown/);
  });

  it.each([
    ['refused', 'Your certificate could not be saved. Please try again.'],
    ['expired', 'The form was open for too long. Please try again.'],
  ] as const)('has a message when it was %s', async (outcome, message) => {
    const { user } = await open();
    await user.click(await add());
    await screen.findByText('The form of the service');
    act(() => {
      form?.onEnd(outcome);
    });
    await screen.findByText(message);
  });
});
