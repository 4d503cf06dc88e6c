import { savePayment } from '../../api/save-payment';
import { errorText } from '../../platform/http/error-text';
import { t } from '../../platform/i18n/i18n';
import type { CardFormEvents, CardSetup } from '../extensions/saved-methods-provider.types';
import type { TillStore } from '../shared/store.types';
import { loadOrderProvider, ordersPage } from './order-providers';
import { servicesOf } from './store-services';

/** A provider's form on the page of ways to pay. */
export interface MethodForm {
  readonly focus: () => void;
  /**
   * Makes a payment method of what was typed, and saves it for the orders. Returns why that failed, for the shopper; '' where the
   * form itself shows it, and null on success. Never rejects; nothing is charged.
   */
  readonly save: () => Promise<string | null>;
}

const INCOMPLETE = 'Please complete your payment details.';
const FAILED = 'A payment submission error has occurred.';

/** Shows the form of a provider in `host`; null when it cannot be shown. Never rejects. */
export async function showMethodForm(
  store: TillStore,
  code: string,
  host: HTMLElement,
  events: CardFormEvents,
): Promise<MethodForm | null> {
  const page = ordersPage(store.getState(), servicesOf(store));
  const provider = await loadOrderProvider(code).catch(() => null);
  if (events.signal.aborted) return null;
  if (provider === null) {
    events.onBroken();
    return null;
  }
  const setup = await provider.mount(host, page, events);
  if (setup === null) return null;
  return {
    focus: setup.focus,
    save: async () => {
      const created = await create(setup);
      if (typeof created === 'string') return created;
      const context = { ...page.shop, cart: { kind: 'customer' } } as const;
      const saved = await savePayment(context, provider.paymentOf(created.id));
      return saved.ok ? null : errorText(saved.error);
    },
  };
}

/** The id of a new payment method, or why there is none. */
async function create(setup: CardSetup): Promise<string | { readonly id: string }> {
  if (!setup.isComplete()) {
    setup.focus();
    return t(INCOMPLETE);
  }
  const created = await setup.create();
  if (created.ok) return { id: created.value };
  const { error } = created;
  if (error.kind === 'invalid') return t(INCOMPLETE);
  return error.kind === 'refused' ? error.message : t(FAILED);
}
