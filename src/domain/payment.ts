import type { PaymentMethod } from './quote.types';

/** Code of the method for orders that cost nothing (PAY-10). */
const FREE = 'free';

/** Stored cards stand outside the server's list: one of them stays chosen though the list does not name it (PAY-15). */
const isVaultMethod = (code: string): boolean => /_vault(_|$)/.test(code);

/**
 * The methods a shopper may choose from: only `free` when it is offered and nothing is to be paid (PAY-12);
 * never `free` while something is (PAY-13). `grandTotal` in the quote currency.
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
 * list, `current` the shopper's choice, `stored` the one kept from an earlier visit.
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

/** Where a method belongs that names no group (PAY-05 to PAY-07). */
const DEFAULT_GROUP: PaymentGroup = { alias: 'default', title: 'Payment Method', sortOrder: 100 };

/** Where stored cards belong (PAY-09). */
const STORED_CARDS: PaymentGroup = { alias: 'vault', title: 'Stored Cards', sortOrder: 10 };

/**
 * The methods under their headings, in the groups' order; within a group the server's. `groupOf` answers the group a
 * method's definition names; what it leaves out is the default group's (PAY-05 to PAY-09).
 */
export function paymentGroups(
  methods: readonly PaymentMethod[],
  groupOf: (code: string) => Partial<PaymentGroup> | undefined,
): readonly (PaymentGroup & { readonly methods: readonly PaymentMethod[] })[] {
  const groups = new Map<string, PaymentGroup & { readonly methods: readonly PaymentMethod[] }>();
  for (const method of methods) {
    const usual = isVaultMethod(method.code) ? STORED_CARDS : DEFAULT_GROUP;
    const group = { ...usual, ...groupOf(method.code) };
    const known = groups.get(group.alias);
    groups.set(group.alias, { ...(known ?? group), methods: [...(known?.methods ?? []), method] });
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
