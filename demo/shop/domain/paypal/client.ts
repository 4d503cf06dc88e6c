import * as v from 'valibot';

import type { PaypalConnection } from './connection.types';

/** The time limit for calls to PayPal, in ms. */
const TIMEOUT_MS = 30_000;

/** An amount in the provider's form: `{currency_code: 'USD', value: '45.00'}`. */
const amountSchema = v.object({ currency_code: v.string(), value: v.string() });
/** See `amountSchema`. */
export type PaypalAmount = v.InferOutput<typeof amountSchema>;

const addressSchema = v.object({
  address_line_1: v.optional(v.string(), ''),
  address_line_2: v.optional(v.string(), ''),
  admin_area_1: v.optional(v.string(), ''),
  admin_area_2: v.optional(v.string(), ''),
  postal_code: v.optional(v.string(), ''),
  country_code: v.optional(v.string(), ''),
});
/** An address at PayPal: `admin_area_2` is the city, `admin_area_1` the region's code. */
export type PaypalAddress = v.InferOutput<typeof addressSchema>;

const captureSchema = v.object({ id: v.string(), status: v.string() });

const paidCardSchema = v.object({
  name: v.optional(v.string(), ''),
  last_digits: v.optional(v.string(), ''),
  brand: v.optional(v.string(), ''),
  /** Such as `2030-12`. */
  expiry: v.optional(v.string(), ''),
  bin_details: v.optional(v.object({ bin: v.string() })),
  authentication_result: v.optional(v.object({ liability_shift: v.string() })),
  attributes: v.optional(v.object({ vault: v.optional(v.object({ id: v.string() })) })),
});
/** The card of an order, as far as PayPal tells it. */
export type PaidCard = v.InferOutput<typeof paidCardSchema>;

const unitSchema = v.object({
  /** The module's own id of the order, `mp_order_id`. */
  custom_id: v.optional(v.string(), ''),
  amount: amountSchema,
  shipping: v.optional(
    v.object({
      name: v.optional(v.object({ full_name: v.optional(v.string(), '') })),
      address: v.optional(addressSchema),
    }),
  ),
  payments: v.optional(v.object({ captures: v.optional(v.array(captureSchema), []) })),
});

const orderSchema = v.object({
  id: v.string(),
  /** `CREATED`, `APPROVED` by the payer, or `COMPLETED` once captured. */
  status: v.string(),
  purchase_units: v.tupleWithRest([unitSchema], unitSchema),
  /** What a card is, also a wallet's, and who is liable for it. */
  payment_source: v.optional(
    v.object({
      card: v.optional(paidCardSchema),
      apple_pay: v.optional(v.object({ card: paidCardSchema })),
      google_pay: v.optional(v.object({ card: paidCardSchema })),
    }),
  ),
  payer: v.optional(
    v.object({
      payer_id: v.optional(v.string(), ''),
      email_address: v.optional(v.string(), ''),
      name: v.optional(
        v.object({ given_name: v.optional(v.string(), ''), surname: v.optional(v.string(), '') }),
      ),
      phone: v.optional(v.object({ phone_number: v.object({ national_number: v.string() }) })),
      address: v.optional(addressSchema),
    }),
  ),
});
/** The card that pays an order, also a wallet's. */
export const payingCard = ({ payment_source: source }: PaypalOrder): PaidCard | undefined =>
  source?.card ?? source?.apple_pay?.card ?? source?.google_pay?.card;

/** An order at PayPal, as far as the shop reads it. */
export type PaypalOrder = v.InferOutput<typeof orderSchema>;

const setupSchema = v.object({ id: v.string() });

const keptSchema = v.object({
  id: v.string(),
  payment_source: v.object({ card: v.object({ brand: v.string(), last_digits: v.string() }) }),
});
/** A card that PayPal keeps. */
type KeptAtPaypal = v.InferOutput<typeof keptSchema>;

const nothing = v.unknown();
const refusalSchema = v.object({ message: v.optional(v.string(), '') });

/** A call that PayPal refused (with its status), or whose outcome is unknown (status 0). */
export class PaypalError extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** PayPal's orders, as the service behind the module uses them. Every call throws `PaypalError`. */
export interface PaypalClient {
  create(order: {
    readonly amount: PaypalAmount;
    readonly customId: string;
    readonly isDigital: boolean;
    /** Whether the card that pays is to be kept. */
    readonly isCardKept: boolean;
  }): Promise<PaypalOrder>;
  find(id: string): Promise<PaypalOrder>;
  updateAmount(id: string, amount: PaypalAmount): Promise<void>;
  /** Takes the money of an approved order, or of one that a kept card pays; refused for one that was captured before. */
  capture(id: string, vaultId: string | null): Promise<PaypalOrder>;
  /** Gives the money of a captured order back. */
  refund(order: PaypalOrder): Promise<void>;
  /** Starts to keep a card without an order: the id under which the card is typed. */
  setUpCard(): Promise<string>;
  /** Keeps the card that was typed under this id. */
  keepCard(setup: string): Promise<KeptAtPaypal>;
}

/** A connection to PayPal, or to its sandbox. */
export function connectPaypal({ origin, clientId, secret }: PaypalConnection): PaypalClient {
  const authorization = `Basic ${btoa(`${clientId}:${secret}`)}`;
  const call = async <T>(
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    schema: v.GenericSchema<unknown, T>,
    data?: unknown,
  ): Promise<T> => {
    const response = await fetch(`${origin}/${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(data === undefined ? {} : { body: JSON.stringify(data) }),
    }).catch(() => {
      throw new PaypalError('PayPal could not be reached.', 0);
    });
    const text = await response.text().catch(() => '');
    const body = parsed(text);
    if (!response.ok) {
      const refusal = v.safeParse(refusalSchema, body);
      throw new PaypalError(refusal.success ? refusal.output.message : '', response.status);
    }
    const read = v.safeParse(schema, body);
    if (!read.success) throw new PaypalError('PayPal could not be understood.', 0);
    return read.output;
  };
  const orders = 'v2/checkout/orders';
  const at = (id: string): string => `${orders}/${encodeURIComponent(id)}`;
  return {
    create: ({ amount, customId, isDigital, isCardKept }) =>
      call('POST', orders, orderSchema, {
        intent: 'CAPTURE',
        purchase_units: [{ custom_id: customId, amount }],
        ...(isCardKept && {
          payment_source: { card: { attributes: { vault: { store_in_vault: 'ON_SUCCESS' } } } },
        }),
        application_context: { shipping_preference: isDigital ? 'NO_SHIPPING' : 'GET_FROM_FILE' },
      }),
    find: (id) => call('GET', at(id), orderSchema),
    updateAmount: async (id, value) => {
      const path = "/purchase_units/@reference_id=='default'/amount";
      await call('PATCH', at(id), nothing, [{ op: 'replace', path, value }]);
    },
    capture: (id, vaultId) => {
      const paid = vaultId === null ? {} : { payment_source: { card: { vault_id: vaultId } } };
      return call('POST', `${at(id)}/capture`, orderSchema, paid);
    },
    refund: async ({ purchase_units: [{ payments }] }) => {
      const captured = payments?.captures.find(({ status }) => status === 'COMPLETED');
      if (captured) await call('POST', `v2/payments/captures/${captured.id}/refund`, nothing, {});
    },
    setUpCard: async () => {
      const { id } = await call('POST', 'v3/vault/setup-tokens', setupSchema, {
        payment_source: { card: {} },
      });
      return id;
    },
    keepCard: (id) =>
      call('POST', 'v3/vault/payment-tokens', keptSchema, {
        payment_source: { token: { id, type: 'SETUP_TOKEN' } },
      }),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text === '' ? 'null' : text);
  } catch {
    return null;
  }
}
