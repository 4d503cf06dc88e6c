import { translate } from '../language/translate';
import type { Settings } from '../settings/fields';
import { currentSettings } from '../settings/visitor';

/** Terms of the merchant. `mode` '1' is accepted by the shopper's tick, '0' with the order itself. `content` is HTML. */
interface Agreement {
  readonly agreementId: string;
  readonly mode: '0' | '1';
  readonly checkboxText: string;
  readonly content: string;
  readonly contentHeight: string | null;
}

const MANUAL = '1';

const terms: readonly Agreement[] = [
  {
    agreementId: '1',
    mode: MANUAL,
    checkboxText: 'I agree to the Terms and Conditions',
    content: [
      '<h3>1. What you buy</h3><p>A book, a record or a film, as its page describes it. Colours of covers may differ a <em>little</em> from your screen.</p>',
      '<h3>2. How it travels</h3><p>Within two working days, wrapped in paper. The risk is <strong>ours</strong> until you hold the parcel.</p>',
      '<h3>3. If you change your mind</h3><ul><li>Thirty days to send it back, unread or read.</li><li>We pay the way back within the country.</li></ul>',
    ].join('\n'),
    contentHeight: '200px',
  },
  {
    agreementId: '2',
    mode: MANUAL,
    checkboxText: 'I have read the privacy notice',
    // Plain text of the merchant, escaped and with line breaks, as the platform prints it.
    content:
      'We keep your name &amp; address as long as the law asks us to.<br />\nWe hand them to nobody but the carrier.',
    contentHeight: null,
  },
  {
    agreementId: '3',
    mode: '0',
    checkboxText: 'By placing the order you accept our returns policy',
    content: 'Send it back within thirty days and we return what you paid.',
    contentHeight: null,
  },
];

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

/** Whether the ids that came with an order hold every agreement that the shopper has to tick. */
export function isAgreed(ids: unknown): boolean {
  const given = Array.isArray(ids) ? ids.map(String) : [];
  return terms
    .filter(shown[currentSettings().agreements])
    .filter(({ mode }) => mode === MANUAL)
    .every(({ agreementId }) => given.includes(agreementId));
}
