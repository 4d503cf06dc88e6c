/** What the bank of a test card does. */
export type CardOutcome = 'pays' | 'declines' | 'asks';

/** Test numbers with an outcome of their own; every other valid number pays. */
export const testCards: Readonly<Record<string, CardOutcome>> = {
  '4000000000000002': 'declines',
  '4000000000003220': 'asks',
};

/** The outcome of a number. */
export const outcomeOf = (number: string): CardOutcome => testCards[number] ?? 'pays';
