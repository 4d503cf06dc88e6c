import { replace, row, run, type Database } from '../../db/database';

/** Pieces of a line that go to one address of the customer; `addressId` is 0 for what is not shipped. */
export interface Parcel {
  readonly itemId: number;
  readonly addressId: number;
  readonly qty: number;
}

/** The steps that are complete, as the platform keeps them in the session. */
export type MultiStep = 'addresses' | 'shipping' | 'billing';

/** How far a cart has come in the checkout with several addresses. */
export interface MultiCheckout {
  readonly parcels: readonly Parcel[];
  /** `carrier_method` by the id of the address. */
  readonly methods: Readonly<Record<string, string>>;
  readonly billingId: number | null;
  readonly payment: { readonly method: string; readonly po_number: string | null } | null;
  readonly done: readonly MultiStep[];
  /** What the provider charges: a payment method of its own (`pm_…`), saved from the page of ways to pay. */
  readonly instrument: string | null;
  /** Orders that exist and are paid once the shopper has confirmed with the bank; the cart is still open. */
  readonly pending: PendingParts | null;
}

/** See `MultiCheckout`; `placed` has the addresses of the orders. */
export interface PendingParts {
  readonly orderIds: readonly number[];
  readonly placed: readonly number[];
  readonly failures: MultiResult['failures'];
  readonly intentId: string;
}

/** What became of the orders that were placed last; shown on the next page. */
export interface MultiResult {
  readonly orderIds: readonly number[];
  readonly failures: readonly { readonly address: string | null; readonly text: string }[];
  /** Whether the success page was shown, which happens once. */
  readonly isShown: boolean;
}

const EMPTY: MultiCheckout = {
  parcels: [],
  methods: {},
  billingId: null,
  payment: null,
  done: [],
  instrument: null,
  pending: null,
};

export function findMulti(db: Database, cartId: number): MultiCheckout {
  const found = row<{ state_json: string }>(
    db,
    'SELECT state_json FROM multi_checkouts WHERE cart_id = ?',
    cartId,
  );
  return found ? (JSON.parse(found.state_json) as MultiCheckout) : EMPTY;
}

export function saveMulti(db: Database, cartId: number, state: MultiCheckout): void {
  replace(db, 'multi_checkouts', { cart_id: cartId, state_json: JSON.stringify(state) });
}

export function findResult(db: Database, sessionId: string): MultiResult | null {
  const found = row<{ result_json: string }>(
    db,
    'SELECT result_json FROM multi_results WHERE session_id = ?',
    sessionId,
  );
  return found ? (JSON.parse(found.result_json) as MultiResult) : null;
}

export function saveResult(db: Database, sessionId: string, result: MultiResult | null): void {
  if (result === null) run(db, 'DELETE FROM multi_results WHERE session_id = ?', sessionId);
  else replace(db, 'multi_results', { session_id: sessionId, result_json: JSON.stringify(result) });
}
