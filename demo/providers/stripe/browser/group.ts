import type { StripeElementsOptionsMode, StripeElementsUpdateOptions } from '@stripe/stripe-js';

import type { FrameHost } from './frame-host';
import type { FrameOptions } from './protocol.types';

/** The merged options of a group and of `Stripe()`. */
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
  /** Elements that receive new options. */
  readonly members: Set<{ refresh(): void }>;
}

/** The options of every frame of a group. */
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

/** Applies new options; amounts are validated like the real provider. */
export function changeOptions(group: Group, changes: StripeElementsUpdateOptions): void {
  group.options = { ...group.options, ...changes };
  group.isSubmitted = false;
  for (const member of group.members) member.refresh();
}
