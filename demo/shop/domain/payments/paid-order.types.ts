import type { OrderRequest } from '../orders/place-order';

/** An order with its method's data: `additional` is `additional_data` as sent, which is not stored. */
export interface PaidOrder extends OrderRequest {
  readonly additional: unknown;
  readonly baseUrl: string;
}
