const german = {
  'Pay Now': 'Jetzt zahlen',
  'Continue to Review Order': 'Weiter zur Bestellübersicht',
  'Cancel and return to the shop': 'Abbrechen und zurück zum Shop',
  'Sandbox: no money moves': 'Sandbox: Es fließt kein Geld',
  'Ship to': 'Lieferung an',
  'Pay with PayPal': 'Mit PayPal bezahlen',
  'Things don’t appear to be working at the moment.': 'Im Moment funktioniert hier etwas nicht.',
  'Close this window': 'Dieses Fenster schließen',
  'One moment…': 'Einen Moment…',
  'Card number': 'Kartennummer',
  Expires: 'Gültig bis',
  'Security code': 'Prüfnummer',
  'Confirm the payment with your bank': 'Zahlung bei der Bank bestätigen',
  Confirm: 'Bestätigen',
  Refuse: 'Ablehnen',
  Close: 'Schließen',
  'Confirm it is you': 'Bestätigen Sie, dass Sie es sind',
  Pay: 'Bezahlen',
  Cancel: 'Abbrechen',
  Card: 'Karte',
  Total: 'Summe',
  'Card that the bank asks about': 'Karte, zu der die Bank fragt',
  'Shipping method': 'Versandart',
  'Amount pending': 'Betrag noch offen',
  'Declined card': 'Abgelehnte Karte',
  'Pay in 4 interest-free payments of %1 with': 'In 4 zinsfreien Raten von %1 bezahlen mit',
  'Buy now, pay later with': 'Jetzt kaufen, später bezahlen mit',
  'Learn more': 'Mehr erfahren',
  'Four payments, every two weeks, without interest. Choose it when you pay with PayPal.':
    'Vier Raten im Abstand von zwei Wochen, ohne Zinsen. Wählen Sie sie beim Bezahlen mit PayPal.',
} as const;

/** A phrase of the provider's pages. */
export type Phrase = keyof typeof german;

/** A phrase in the language of a locale such as `de_DE`, or in English. */
export const say = (locale: string, phrase: Phrase): string =>
  locale.startsWith('de') ? german[phrase] : phrase;
