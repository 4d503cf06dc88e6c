import type { ShopperAddress } from '../../shared/shopper';

/** An amount, with as many decimals as the currency has. */
export interface Amount {
  readonly currency_code: string;
  readonly value: string;
}

/** Money that was taken for an order. */
export interface CaptureRecord {
  readonly id: string;
  readonly order_id: string;
  readonly amount: Amount;
  status: 'COMPLETED' | 'REFUNDED';
}

/** An order of a shop. */
export interface OrderRecord {
  readonly id: string;
  status: 'CREATED' | 'APPROVED' | 'COMPLETED';
  amount: Amount;
  /** The shop's own id of it. */
  readonly customId: string;
  /** Whether nothing is shipped: the payer is not asked where to. */
  readonly isDigital: boolean;
  /** Where the payer wants it; null before the approval, and where nothing is shipped. */
  address: ShopperAddress | null;
}
