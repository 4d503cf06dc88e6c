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

/** A card, without its number. */
export interface CardRecord {
  readonly brand: string;
  readonly bin: string;
  readonly last4: string;
  /** Such as `2030-12`. */
  readonly expiry: string;
  readonly name: string;
  /** Whether its bank declines when the money is taken. */
  readonly declines: boolean;
}

/** A card as it pays an order. */
export interface PayingCard {
  readonly card: CardRecord;
  /** What the bank has answered; null where it was not asked. */
  readonly liabilityShift: 'POSSIBLE' | 'NO' | null;
  /** Its id once it is kept for later orders. */
  vaultId: string | null;
}

/** A card in a wallet, and who is liable after the bank has asked the payer; null while it has not. */
export interface WalletCard {
  /** The provider's name of the wallet. */
  readonly wallet: 'apple_pay' | 'google_pay';
  readonly lastDigits: string;
  readonly liabilityShift: 'POSSIBLE' | 'NO' | null;
}

/** An order of a shop. */
export interface OrderRecord {
  readonly id: string;
  status: 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  amount: Amount;
  /** The shop's own id of it. */
  readonly customId: string;
  /** Whether nothing is shipped: the payer is not asked where to. */
  readonly isDigital: boolean;
  /** Where the payer wants it; null before the approval, and where nothing is shipped. */
  address: ShopperAddress | null;
  /** Whether the card is to be kept once it has paid. */
  readonly isCardKept: boolean;
  /** The card that pays; null where PayPal's window does. */
  paying: PayingCard | null;
  /** The card of a wallet that has confirmed it; absent without one. */
  card?: WalletCard;
}
