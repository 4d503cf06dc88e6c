import { vi } from 'vitest';
import type { SavedMethod } from '../../../../src/domain/payment/saved-method.types';
import { fail, ok } from '../../../../src/platform/result';
import type { PaymentProvider } from '../../../../src/state/extensions/payment-provider.types';
import type {
  CardSetup,
  SavedMethodsForm,
} from '../../../../src/state/extensions/saved-methods-provider.types';
import type {
  WalletRequest,
  WalletRun,
  WalletSheet,
} from '../../../../src/state/extensions/wallet-provider.types';

/* A provider of no shop: one folder with a method, a wallet and saved methods. */

/** A saved account of the provider. */
export const account = (id: string): SavedMethod => ({
  id,
  fingerprint: id,
  type: 'account',
  brand: '',
  label: `Acme ${id}`,
  icon: null,
  expiry: null,
});

/** What the provider's server has. */
export const acmeServer = { accounts: [account('a1')], total: 2500, isRefusing: false };

/** The provider's button that was mounted last; `press` opens a sheet. */
export const acmeButton: { press: () => WalletRun | null; cancelled: number } = {
  press: () => null,
  cancelled: 0,
};

const sheetOf = (): WalletSheet => ({
  total: acmeServer.total,
  currency: 'eur',
  isChargedNow: true,
  updateTotal: () => Promise.resolve(),
  loadTotal: () => Promise.resolve(ok(acmeServer.total)),
  cancel: () => {
    acmeButton.cancelled += 1;
    return Promise.reject(new Error('The provider is not reached.'));
  },
});

/** Sends the order. */
export const place = vi.fn(() =>
  Promise.resolve(
    acmeServer.isRefusing
      ? fail({
          kind: 'rejected',
          status: 400,
          message: 'No credit.',
          redirectAction: null,
        } as const)
      : ok({ redirect: null }),
  ),
);

/** What the shopper has typed into the provider's form. */
export const form = {
  isComplete: () => true,
  focus: vi.fn(),
  create: vi.fn<CardSetup['create']>(() => Promise.resolve(ok('a2'))),
  authenticate: vi.fn<CardSetup['authenticate']>(() => Promise.resolve(null)),
  clear: vi.fn(),
};

const savedForm: SavedMethodsForm = {
  mount: (host, _page, { onReady }) => {
    host.textContent = 'Acme account';
    onReady();
    return Promise.resolve(form);
  },
  save: (_page, id) => {
    acmeServer.accounts = [...acmeServer.accounts, account(id)];
    return Promise.resolve(ok({ method: account(id), clientSecret: null }));
  },
  returnUrl: () => null,
};

export const acme: PaymentProvider = {
  code: 'acme',
  methods: {
    acme_account: () =>
      Promise.resolve({
        code: 'acme_account',
        confirm: () => Promise.resolve({ status: 'cancelled' }),
      }),
  },
  wallets: {
    code: 'acme',
    places: ({ globals }) => (globals.acme === true ? ['cart'] : []),
    mount: (host, request: WalletRequest) => {
      host.textContent = 'Acme Pay';
      acmeButton.press = () => request.press(sheetOf());
      request.onAvailable(true);
      return Promise.resolve({ refresh: () => Promise.resolve() });
    },
  },
  savedMethods: {
    hasForm: true,
    load: () =>
      Promise.resolve({
        list: () => Promise.resolve(ok(acmeServer.accounts)),
        remove: (_page, { id }) => {
          acmeServer.accounts = acmeServer.accounts.filter((one) => one.id !== id);
          return Promise.resolve(ok(''));
        },
        form: savedForm,
      }),
  },
};
