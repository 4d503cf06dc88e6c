import type { HttpRequest } from '../../../../../src/platform/http/http.types';
import { fail } from '../../../../../src/platform/result';
import { severalAddresses as stripeSeveralAddresses } from '../../../../../src/payments/stripe/several-addresses/provider';
import type { ConfirmationEnd } from '../../../../../src/state/extensions/several-addresses-provider.types';
import { json } from '../../support/fake-http';

/** What becomes of a call: it works, is lost before or after its work, or is answered by an error page before or after. */
export type CallFate = 'works' | 'lost before' | 'lost after' | 'error before' | 'error after';

/** What the bank and the provider do about a payment. */
export type BankFate =
  'paid at once' | 'declined' | 'confirms' | 'refuses' | 'confirms unheard' | 'silent';

/** Orders that one call has created. */
interface OrderSet {
  readonly number: string;
  isPaid: boolean;
  isCancelled: boolean;
}

const CART = `${window.location.origin}/checkout/cart/`;
const SECRET = 'pi_1_secret_2';
const PAGES = `${window.location.origin}/multishipping/checkout`;

/** A shop with one cart, its module and the bank, for several pages of one browser. */
export class OrdersWorld {
  isCartOpen = true;
  readonly sets: OrderSet[] = [];
  places = 0;
  calls: CallFate[] = [];
  banks: BankFate[] = [];
  isOnline = true;

  /** The provider of the pages; the bank's window is this world's. */
  readonly provider = {
    ...stripeSeveralAddresses,
    placesOrders: () => true,
    authenticate: (): Promise<ConfirmationEnd> => Promise.resolve(this.confirm()),
  };

  private bank: BankFate = 'confirms';

  get live(): readonly OrderSet[] {
    return this.sets.filter(({ isCancelled }) => !isCancelled);
  }

  get charges(): number {
    return this.sets.filter(({ isPaid }) => isPaid).length;
  }

  respond(request: HttpRequest, path: string) {
    if (!this.isOnline) return fail({ kind: 'network' } as const);
    if (path.endsWith('customers/me')) return json({ id: 7 });
    if (path.endsWith('order/history/')) return { ...json(this.history()) };
    if (path.endsWith('place_multishipping_order')) return this.write(() => this.place());
    if (path.endsWith('finalize_multishipping_order')) {
      const { error } = request.body as { readonly error: string | null };
      return this.write(() => this.finalize(error));
    }
    const items = this.isCartOpen ? [{ item_id: '77', qty: 2 }] : [];
    return json({ cart: { summary_count: 1, items, data_id: 1 } });
  }

  private history(): string {
    const latest = this.sets.at(-1)?.number;
    return latest === undefined
      ? '<div class="message info empty"><span>None.</span></div>'
      : `<td class="col id">${latest}</td>`;
  }

  private write(work: () => object) {
    const fate = this.calls.shift() ?? 'works';
    const answer = fate.endsWith('before') ? null : work();
    if (fate.startsWith('lost')) return fail({ kind: 'network' } as const);
    if (fate.startsWith('error') || answer === null) {
      return fail({ kind: 'server', status: 500, message: null, retryAfterMs: null } as const);
    }
    return json(JSON.stringify(answer));
  }

  private place(): object {
    this.places += 1;
    if (!this.isCartOpen) return { redirect: CART };
    const set: OrderSet = {
      number: `00${String(this.sets.length)}`,
      isPaid: false,
      isCancelled: false,
    };
    this.sets.push(set);
    this.bank = this.banks.shift() ?? 'paid at once';
    if (this.bank === 'declined') {
      set.isCancelled = true;
      return { redirect: `${PAGES}/results/` };
    }
    if (this.bank !== 'paid at once') return { authenticate: SECRET };
    set.isPaid = true;
    this.isCartOpen = false;
    return { redirect: `${PAGES}/success/` };
  }

  private finalize(error: string | null): object {
    if (!this.isCartOpen) return { redirect: CART };
    if (error !== null) {
      for (const set of this.live) set.isCancelled = true;
      return { redirect: `${PAGES}/results/` };
    }
    if (this.live.length === 0) return { redirect: CART };
    this.isCartOpen = false;
    return { redirect: `${PAGES}/success/` };
  }

  private confirm(): ConfirmationEnd {
    const set = this.live.at(-1);
    if (set === undefined || this.bank === 'refuses') {
      return {
        status: 'refused',
        message: 'Your order was not paid. Your cart is as you left it.',
      };
    }
    if (this.bank !== 'silent') set.isPaid = true;
    const isHeard = this.bank === 'confirms';
    // Asked again, the provider tells.
    if (this.bank === 'confirms unheard') this.bank = 'confirms';
    else if (this.bank === 'silent') this.bank = 'refuses';
    return { status: isHeard ? 'confirmed' : 'unknown' };
  }
}
