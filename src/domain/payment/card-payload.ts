import type { CardDetails } from './card.types';

/**
 * The card data that the gateway receives, in addition to the method's code (CARD-14). The year has two digits (CARD-27); start date and
 * issue number belong to cards that no longer exist and are empty.
 */
export const cardPayload = (card: CardDetails): Readonly<Record<string, string>> => ({
  cc_cid: card.securityCode ?? '',
  cc_ss_start_month: '',
  cc_ss_start_year: '',
  cc_ss_issue: '',
  cc_type: card.type,
  cc_exp_year: String(card.year).slice(-2),
  cc_exp_month: String(card.month),
  cc_number: card.number,
});
