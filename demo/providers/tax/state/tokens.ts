import { randomBytes } from 'node:crypto';

/** How long a token is valid, in milliseconds. */
export const TOKEN_LIFE_MS = 3_600_000;

interface Issued {
  readonly customer: string;
  readonly endsAt: number;
}

/** The tokens with which a form adds certificates of one customer. */
export class Tokens {
  private readonly issued = new Map<string, Issued>();

  constructor(private readonly now: () => number) {}

  /** Creates a token; one with `isOver` has ended before it is used. `endsAt` in milliseconds. */
  issue(customer: string, isOver: boolean): Issued & { readonly token: string } {
    const token = randomBytes(24).toString('hex');
    const entry = { customer, endsAt: this.now() + (isOver ? 0 : TOKEN_LIFE_MS) };
    this.issued.set(token, entry);
    return { ...entry, token };
  }

  /** Whether a customer has had a token. */
  hasIssued(customer: string): boolean {
    return [...this.issued.values()].some((one) => one.customer === customer);
  }

  /** The customer of a token; null for one that is unknown or has ended. */
  customerOf(token: string): string | null {
    const found = this.issued.get(token);
    return found === undefined || found.endsAt <= this.now() ? null : found.customer;
  }
}
