import type { OrderRequest } from '../orders/place-order';

/** An order with what its method needs: `additional` is `additional_data` as it was sent, kept nowhere. */
export interface PaidOrder extends OrderRequest {
  readonly additional: unknown;
  readonly baseUrl: string;
}
