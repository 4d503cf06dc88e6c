import { randomBytes } from 'node:crypto';

import { type Database, first, rows, run } from '../../db/database';
import { CARD_TYPES } from './card-types';
import type { CheckedCard } from './card-check';

/** A card from the shop's own form that the customer saved: the last four digits, never the number. */
export interface VaultCard {
  readonly public_hash: string;
  readonly customer_id: number;
  readonly type: string;
  readonly last4: string;
  readonly month: number;
  readonly year: number;
}

/** Saves a card for a customer, once. */
export function keepCard(db: Database, customerId: number, card: Omit<CheckedCard, 'label'>): void {
  const { type, last4, month, year } = card;
  const isKept = vaultCards(db, customerId).some(
    (known) => known.type === type && known.last4 === last4 && known.year === year,
  );
  if (isKept) return;
  run(
    db,
    'INSERT INTO vault_cards (public_hash, customer_id, type, last4, month, year) VALUES (?, ?, ?, ?, ?, ?)',
    randomBytes(32).toString('hex'),
    customerId,
    type,
    last4,
    month,
    year,
  );
}

/** Newest first. */
export function vaultCards(db: Database, customerId: number): readonly VaultCard[] {
  return rows<VaultCard>(
    db,
    'SELECT * FROM vault_cards WHERE customer_id = ? ORDER BY rowid DESC',
    customerId,
  );
}

/** The customer's card with this hash; null for another customer's. */
export function findVaultCard(db: Database, customerId: number, hash: string): VaultCard | null {
  return first(vaultCards(db, customerId).filter((card) => card.public_hash === hash));
}

/** The platform's title of a saved card: `Credit Card: Visa, ending: 1111 (expires: 12/2030)`. */
export function vaultSummary({ type, last4, month, year }: VaultCard): string {
  const title = CARD_TYPES.find(({ code }) => code === type)?.title ?? type;
  return `Credit Card: ${title}, ending: ${last4} (expires: ${String(month)}/${String(year)})`;
}

/** The display name of the card in orders. */
export function vaultLabel({ type, last4 }: VaultCard): string {
  return `${CARD_TYPES.find(({ code }) => code === type)?.title ?? type} •••• ${last4}`;
}
