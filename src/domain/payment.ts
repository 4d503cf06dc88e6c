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
