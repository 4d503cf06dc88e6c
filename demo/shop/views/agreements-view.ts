import type { Agreement } from '../data/agreements';
import { checkoutAgreements } from '../domain/agreements/agreements';
import type { AgreementView } from '../pages/agreements';

/** The agreements of the visitor's shop, for pages on which an order is placed. */
export function agreementsView(): readonly AgreementView[] {
  const { agreements } = checkoutAgreements() as { agreements: readonly Agreement[] };
  return agreements.map(({ agreementId, content, checkboxText, mode }) => ({
    id: agreementId,
    contentHtml: content,
    label: checkboxText,
    isManual: mode === '1',
  }));
}
