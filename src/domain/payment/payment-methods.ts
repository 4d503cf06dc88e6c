import type { PaymentMethod } from '../quote.types';

/** Code of the method for orders that cost nothing (PAY-10). */
const FREE = 'free';

/**
 * Stored cards are not in the server's list: a chosen one stays chosen although the list does not contain it (PAY-15).
 */
const isVaultMethod = (code: string): boolean => /_vault(_|$)/.test(code);

/**
 * The available methods: only `free` when it is offered and the grand total is 0 (PAY-12); never `free` otherwise
 * (PAY-13). `grandTotal` in the quote currency.
 */
export function offeredMethods(
  methods: readonly PaymentMethod[],
  grandTotal: number,
): readonly PaymentMethod[] {
  if (grandTotal > 0) return methods.filter((method) => method.code !== FREE);
  const free = methods.filter((method) => method.code === FREE);
  return free.length > 0 ? free : methods;
}

/**
 * The chosen method after the list or the grand total changed (PAY-12 to PAY-16, PAY-19). `methods` is the server's
 * list, `current` the shopper's choice, `stored` the one saved on an earlier visit.
 */
export function pickPaymentMethod(choice: {
  readonly methods: readonly PaymentMethod[];
  readonly grandTotal: number;
  readonly current: string | null;
  readonly stored: string | null;
}): string | null {
  const offered = offeredMethods(choice.methods, choice.grandTotal);
  const [only] = offered;
  if (only !== undefined && offered.length === 1) return only.code;
  const isOffered = (code: string): boolean => offered.some((method) => method.code === code);
  if (choice.current !== null && (isOffered(choice.current) || isVaultMethod(choice.current))) {
    return choice.current;
  }
  return choice.stored !== null && isOffered(choice.stored) ? choice.stored : null;
}

/** A heading with the methods under it (PAY-01). */
export interface PaymentGroup {
  readonly alias: string;
  readonly title: string;
  readonly sortOrder: number;
}

/**
 * The group of methods that do not define one (PAY-05 to PAY-07).
 * @phrases
 */
const DEFAULT_GROUP: PaymentGroup = { alias: 'default', title: 'Payment Method', sortOrder: 100 };

/**
 * The group of stored cards (PAY-09).
 * @phrases
 */
const STORED_CARDS: PaymentGroup = { alias: 'vault', title: 'Stored Cards', sortOrder: 10 };

/**
 * The rows under their headings, in the groups' order; within a group the server's. `groupOf` returns the group in a
 * row's definition; missing values are those of the default group (PAY-05 to PAY-09).
 * @phrases
 */
export function paymentGroups<Row extends { readonly code: string }>(
  rows: readonly Row[],
  groupOf: (row: Row) => Partial<PaymentGroup> | undefined,
): readonly (PaymentGroup & { readonly rows: readonly Row[] })[] {
  const groups = new Map<string, PaymentGroup & { readonly rows: readonly Row[] }>();
  for (const row of rows) {
    const usual = isVaultMethod(row.code) ? STORED_CARDS : DEFAULT_GROUP;
    const group = { ...usual, ...groupOf(row) };
    const known = groups.get(group.alias);
    groups.set(group.alias, { ...(known ?? group), rows: [...(known?.rows ?? []), row] });
  }
  const several = groups.size > 1;
  return [...groups.values()]
    .map((group) =>
      several && group.alias === DEFAULT_GROUP.alias
        ? { ...group, title: 'Select a new payment method' }
        : group,
    )
    .sort((one, other) => one.sortOrder - other.sortOrder);
}
