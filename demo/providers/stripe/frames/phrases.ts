const german = {
  'Card number': 'Kartennummer',
  'Expiration date': 'Ablaufdatum',
  'Security code': 'Sicherheitscode',
  Country: 'Land',
  'ZIP code': 'Postleitzahl',
  Card: 'Karte',
  'Your card number is incomplete.': 'Ihre Kartennummer ist unvollständig.',
  'Your card number is invalid.': 'Ihre Kartennummer ist ungültig.',
  "Your card's expiration date is incomplete.": 'Das Ablaufdatum Ihrer Karte ist unvollständig.',
  "Your card's expiration date is in the past.":
    'Das Ablaufdatum Ihrer Karte liegt in der Vergangenheit.',
  "Your card's security code is incomplete.": 'Der Sicherheitscode Ihrer Karte ist unvollständig.',
  'Your ZIP is invalid.': 'Ihre Postleitzahl ist ungültig.',
  Cancel: 'Abbrechen',
  'Deliver to': 'Lieferung an',
  'One moment…': 'Einen Moment…',
  Pay: 'Zahlen:',
  Shipping: 'Versand',
  'The shop does not deliver to this address, or not in this way.':
    'Der Shop liefert nicht an diese Adresse, oder nicht auf diese Weise.',
  Total: 'Gesamtsumme',
  'Sandbox: no money moves': 'Sandbox: Es fließt kein Geld',
  'Sandbox: no money moves. Test card 4242 4242 4242 4242.':
    'Sandbox: Es fließt kein Geld. Testkarte 4242 4242 4242 4242.',
} as const;

/** A phrase in the frames. */
export type Phrase = keyof typeof german;

/** A phrase in the language of the page, or in English. */
export const t = (phrase: Phrase): string =>
  document.documentElement.lang.startsWith('de') ? german[phrase] : phrase;
