import type { ExpressPlace } from '../../../../src/payments/stripe/api/express';
import { placeExpressOrder } from '../../../../src/payments/stripe/api/express';
import type {
  ExpressAddress,
  ExpressPayload,
} from '../../../../src/payments/stripe/domain/express.types';
import { authenticationSecret } from '../../../../src/payments/stripe/domain/provider-text';
import type { Offer } from '../../../../src/payments/stripe/wallets/offer';
import { createSheet } from '../../../../src/payments/stripe/wallets/sheet';
import { errorText } from '../../../../src/platform/http/error-text';
import type { HttpResponse } from '../../../../src/platform/http/http.types';
import { fail, ok, type Result } from '../../../../src/platform/result';
import type { ExpressSession } from '../../../../src/state/express/express.types';
import type {
  AuthenticationFailure,
  WalletPayment,
  WalletRun,
} from '../../../../src/state/extensions/wallet-provider.types';
import { shop as config } from '../support/shop';
import { json, mockShop } from '../support/fake-http';

export const rates = [
  { id: 'flatrate_flatrate', displayName: 'Flat', amount: 500 },
  { id: 'express_express', displayName: 'Express', amount: 900 },
];
const payload: ExpressPayload = { shippingAddressRequired: true, shippingRates: rates };
export const SUCCESS = 'https://shop.example/checkout/onepage/success/';

/** The outcome of a call: the shop's default, refused, failed, or with its response lost. */
export type Fate = 'ok' | 'refused' | 'lost' | 'unsent';

/** A line of the shop's cart. */
interface Line {
  itemId: string;
  productId: string;
  qty: number;
}

/** A shop with a cart, which keeps count of its orders. */
export class ExpressShop {
  lines: Line[] = [{ itemId: '9', productId: '90', qty: 1 }];
  orders = 0;
  placeCalls = 0;
  /** The outcomes of calls by the end of their paths; without an entry they succeed. */
  fates: Record<string, Fate[]> = {};
  /** Calls by the end of their paths that arrive only once a promise is fulfilled; each entry is for one call. */
  held: Record<string, Promise<unknown>[]> = {};
  /** The page that an addition by the shop's own form leads to, which means that it was refused; null: it is added. */
  backUrl: string | null = null;
  /** The customer who is signed in; null for a guest. */
  customerId: number | null = null;
  /** The message of a refused `place_order`. */
  refusal = 'Your card was declined.';
  /** Runs when a call arrives, before its outcome is decided. */
  onCall: (name: string) => void = () => undefined;
  private rate = 500;
  private lastId = 10;

  constructor() {
    mockShop((request, path) => {
      const name = path.split('/').filter(Boolean).at(-1) ?? '';
      const held = this.held[name]?.shift();
      const answer = () => this.answer(name, request.body);
      return held === undefined ? answer() : held.then(answer);
    });
  }

  private answer(name: string, body: unknown): Result<HttpResponse> {
    this.onCall(name);
    const fate = this.fates[name]?.shift() ?? 'ok';
    if (fate === 'unsent') return fail({ kind: 'network' });
    if (fate === 'refused') {
      const message = name === 'place_order' ? this.refusal : `No ${name}.`;
      return fail({ kind: 'rejected', status: 400, message, redirectAction: null });
    }
    const response = this.respond(name, body);
    return fate === 'lost' ? fail({ kind: 'timeout' }) : response;
  }

  /** In minor units: 1000 for each piece. */
  get total(): number {
    return this.lines.reduce((sum, { qty }) => sum + qty * 1000, this.rate);
  }

  private respond(name: string, body: unknown): Result<HttpResponse> {
    switch (name) {
      case 'load':
        return json({ cart: this.section() });
      case 'addtocart':
        return this.add((body as { params: Record<string, string> }).params);
      case 'add':
        if (this.backUrl !== null) return json({ backUrl: this.backUrl });
        this.add(Object.fromEntries(body as FormData) as Record<string, string>);
        return json([]);
      case 'ece_shipping_address_changed':
        this.rate = 500;
        return this.params();
      case 'ece_shipping_rate_changed':
        this.rate = (body as { shipping_id: string }).shipping_id === 'express_express' ? 900 : 500;
        return this.params();
      case 'ece_params':
        return this.params();
      case 'place_order':
        this.placeCalls += 1;
        if (this.lines.length === 0) {
          const message = 'No such entity.';
          return fail({ kind: 'rejected', status: 400, message, redirectAction: null });
        }
        this.orders += 1;
        this.lines = [];
        return json(JSON.stringify({ redirect: SUCCESS }));
      case 'removeItem': {
        const id = (body as URLSearchParams).get('item_id');
        this.lines = this.lines.filter(({ itemId }) => itemId !== id);
        return json({ success: true });
      }
      case 'updateItemQty': {
        const form = body as URLSearchParams;
        const line = this.lines.find(({ itemId }) => itemId === form.get('item_id'));
        if (line !== undefined) line.qty = Number(form.get('item_qty'));
        return json({ success: true });
      }
      case 'me':
        return this.customerId === null
          ? fail({ kind: 'unauthorized', message: '' })
          : json({ id: this.customerId });
      default:
        return json([]);
    }
  }

  private add({ product = '', qty = '1' }: Record<string, string>): Result<HttpResponse> {
    this.lines = this.lines.filter(({ productId }) => productId !== product);
    this.lastId += 1;
    this.lines.push({ itemId: String(this.lastId), productId: product, qty: Number(qty) });
    return json(JSON.stringify([]));
  }

  private params(): Result<HttpResponse> {
    const resolvePayload = {
      lineItems: [{ name: 'Total', amount: this.total }],
      shippingRates: rates,
    };
    return json(
      JSON.stringify({
        elementOptions: { mode: 'payment', amount: this.total, currency: 'usd' },
        resolvePayload,
      }),
    );
  }

  private section(): unknown {
    return {
      data_id: 1,
      summary_count: this.lines.length,
      items: this.lines.map(({ itemId, productId, qty }) => ({
        item_id: itemId,
        product_id: productId,
        product_sku: `sku-${productId}`,
        product_name: productId,
        product_type: 'simple',
        qty,
        options: [],
      })),
    };
  }
}

/** A press of a provider's button, and what the button was updated with. */
export interface ButtonPress extends Offer {
  readonly place: ExpressPlace;
  readonly fields: Readonly<Record<string, string>> | null;
  readonly updateTotal: (total: number) => Promise<void>;
}

/** A press of the button on a product page. */
export const productPress = (
  updateTotal: (total: number) => Promise<void> = () => Promise.resolve(),
): ButtonPress => ({
  place: { location: 'product', productId: '12' },
  options: { mode: 'payment', amount: 1000, currency: 'usd' },
  payload,
  fields: { product: '12', qty: '2' },
  updateTotal,
});

/** A press of the button in the cart. */
export const cartPress = (total: number): ButtonPress => ({
  ...productPress(),
  place: { location: 'cart' },
  options: { mode: 'payment', amount: total, currency: 'usd' },
  fields: null,
});

/** A press with the changes that the shopper makes in the sheet. */
export interface SheetRun extends WalletRun {
  readonly changeAddress: (address: ExpressAddress) => Promise<ExpressPayload | null>;
  readonly changeRate: (rateId: string) => Promise<ExpressPayload | null>;
}

/** The session as a provider uses it: a press opens a sheet of its own. */
export const withSheets = <Session extends Pick<ExpressSession, 'press'>>(session: Session) => ({
  ...session,
  press: ({ place, fields, updateTotal, ...offer }: ButtonPress): SheetRun | null => {
    const sheet = createSheet(config, place, offer, updateTotal);
    const run = session.press({ location: place.location, sheet, fields });
    if (run === null) return null;
    return {
      ...run,
      changeAddress: (address) => sheet.changeAddress(run, address),
      changeRate: (rateId) => sheet.changeRate(run, rateId),
    };
  },
});

interface Paying {
  readonly prepare: () => Promise<Result<unknown, string>>;
  readonly authenticate: (secret: string) => Promise<AuthenticationFailure | null>;
}

/** A shopper who pays; `prepare` and `authenticate` are what the provider does. */
export const paymentWith = ({
  prepare = () => Promise.resolve(ok(null)),
  authenticate = () => Promise.resolve(null),
}: Partial<Paying> = {}): WalletPayment => ({
  prepare: async () => {
    const prepared = await prepare();
    const token = { confirmationToken: { id: 'ctoken_1' }, expressPaymentType: 'apple_pay' };
    return prepared.ok ? ok(() => placeExpressOrder(config, token, 'product')) : prepared;
  },
  authentication: {
    secretOf: (refusal) => authenticationSecret(errorText(refusal)),
    confirm: authenticate,
  },
});

/** A shopper who pays without any trouble. */
export const payment = paymentWith();
