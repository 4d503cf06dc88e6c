import type { StripeElementsOptionsMode, StripeElementsUpdateOptions } from '@stripe/stripe-js';

import type { FrameHost } from './frame-host';
import type { FrameOptions } from './protocol.types';

/** What the options of a group and of `Stripe()` come to. */
export type GroupOptions = Partial<Omit<StripeElementsOptionsMode, 'clientSecret' | 'mode'>> & {
  readonly clientSecret?: string | undefined;
  readonly mode?: 'payment' | 'setup' | 'subscription' | undefined;
  readonly amount?: number | undefined;
};

/** The elements of one `stripe.elements()` and what they share. */
export interface Group {
  readonly key: string;
  options: GroupOptions;
  /** Whether `submit()` has succeeded since the last change. */
  isSubmitted: boolean;
  /** The frame with the card: fields, or the sheet that is open. */
  fields: FrameHost | null;
  sheet: FrameHost | null;
  /** Elements that are told of new options. */
  readonly members: Set<{ refresh(): void }>;
}

/** What every frame of a group is shown with. */
export function sharedOptions(group: Group): Omit<FrameOptions, 'element' | 'sheet'> {
  const { locale, appearance, amount, currency } = group.options;
  return {
    key: group.key,
    locale: locale === undefined || locale === 'auto' ? navigator.language : locale,
    appearance: appearance ?? {},
    amount: amount ?? null,
    currency: currency ?? 'usd',
  };
}

/** Takes over new options; amounts are checked as the real provider does. */
export function changeOptions(group: Group, changes: StripeElementsUpdateOptions): void {
  group.options = { ...group.options, ...changes };
  group.isSubmitted = false;
  for (const member of group.members) member.refresh();
}
