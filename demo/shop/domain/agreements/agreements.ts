import { agreements as terms, type Agreement } from '../../data/agreements';
import { translate } from '../language/translate';
import type { Settings } from '../settings/fields';
import { currentSettings } from '../settings/visitor';

const MANUAL = '1';

const shown: Readonly<Record<Settings['agreements'], (agreement: Agreement) => boolean>> = {
  off: () => false,
  manual: ({ mode }) => mode === MANUAL,
  automatic: ({ mode }) => mode !== MANUAL,
  mixed: () => true,
};

/** `checkoutConfig.checkoutAgreements` of the visitor's shop. */
export function checkoutAgreements(): object {
  const { agreements } = currentSettings();
  return {
    isEnabled: agreements !== 'off',
    agreements: terms.filter(shown[agreements]).map((agreement) => ({
      ...agreement,
      checkboxText: translate(agreement.checkboxText),
      content: translate(agreement.content),
    })),
  };
}

/** Whether the ids sent with an order include every agreement with a checkbox. */
export function isAgreed(ids: unknown): boolean {
  const given = Array.isArray(ids) ? ids.map(String) : [];
  return terms
    .filter(shown[currentSettings().agreements])
    .filter(({ mode }) => mode === MANUAL)
    .every(({ agreementId }) => given.includes(agreementId));
}
