/**
 * Messages of the payment element, as phrases.
 * @phrases
 */
export const TEXTS = {
  /** PELEM-34. */
  unavailable: 'Sorry, this payment method is not available. Please contact us for assistance.',
  /** PELEM-30. */
  incomplete: 'Please complete your payment details.',
  /** PELEM-31. */
  noAddress: 'Please specify a billing address.',
  /** PELEM-32. */
  noCode: "Please enter your card's security code.",
  /** PELEM-36. */
  codeFailed: 'Could not perform CVC check.',
  /** PELEM-38. */
  submission: 'A payment submission error has occurred.',
  /** PELEM-15. */
  notPlaced: 'The order could not be placed. Please contact us for assistance.',
  /** PELEM-35. */
  notConfirmed: 'The order was placed but we could not confirm if the payment was successful.',
  /** The bank's window is open, and no answer has come; the payment goes on. */
  bankLate:
    'Your bank has not confirmed the payment yet. Please finish it in the window or the app of your bank. You can also reload this page: nothing is charged twice.',
} as const;
