/** The parts of a shop that can have wallet buttons (EXPR-01). */
export const WALLET_LOCATIONS = ['product', 'cart', 'minicart', 'checkout'] as const;

/** A part of a shop with wallet buttons. */
export type WalletLocation = (typeof WALLET_LOCATIONS)[number];
