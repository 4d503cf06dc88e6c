/** A subscription whose payments begin later, as the module tells of it: one object, empty texts for none (SUBS-08). */
export interface FutureSubscription {
  readonly title: string;
  readonly start_date_label: string;
  readonly frequency_label: string;
  readonly formatted_amount: string;
}

/** No subscription that begins later. */
export const NO_SUBSCRIPTION: FutureSubscription = {
  title: '',
  start_date_label: '',
  frequency_label: '',
  formatted_amount: '',
};
