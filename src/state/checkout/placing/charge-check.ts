import { recordOf } from '../../../platform/record';
import { openCharge } from '../../order/order-notes';
import type { FlowApi } from '../../shared/store.types';

/** What the page knows about the stored payments without an order. */
export interface ChargeCheck {
  /** Whether there is one that the page has not checked for this shopper: nothing is charged before `tellNews`. */
  readonly isDue: (api: FlowApi) => boolean;
  /**
   * Whether the shopper is told only now about a payment without an order; nothing is charged then. Null where the code that
   * tells it could not be loaded.
   */
  readonly tellNews: (api: FlowApi) => Promise<boolean | null>;
}

const loadCharge = () => import('./report-charge').catch(() => null);

/** The stored note by its time, and for whom it is read; null without one. */
function storedNote(api: FlowApi): string | null {
  const { askedAt } = recordOf(openCharge.read());
  if (askedAt === undefined) return null;
  return JSON.stringify([askedAt, api.getState().config.checkout?.customer?.id]);
}

/** The checks of one page. `now` in ms since 1970. */
export function createChargeCheck(now: () => number): ChargeCheck {
  let checked: string | null = null;
  return {
    isDue: (api) => {
      const note = storedNote(api);
      return note !== null && note !== checked;
    },
    tellNews: async (api) => {
      if (openCharge.read() === null) return false;
      const report = (await loadCharge())?.reportCharge(api, now()) ?? null;
      if (report === 'news' || report === 'known') checked = storedNote(api);
      return report === null ? null : report === 'news';
    },
  };
}
