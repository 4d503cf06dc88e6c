/** A certificate of a customer. */
export interface StoredCertificate {
  readonly id: number;
  readonly zone: string;
  /** Date, as `2026-03-01`. */
  readonly signed: string;
  readonly expires: string;
  readonly status: 'COMPLETE' | 'PENDING';
  readonly valid: boolean;
}

const YEAR_MS = 365 * 24 * 3_600_000;

const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The certificates of all customers, by the numbers that shops give them. */
export class Certificates {
  private readonly kept = new Map<string, readonly StoredCertificate[]>();
  private lastId = 100;

  of(customer: string): readonly StoredCertificate[] {
    return this.kept.get(customer) ?? [];
  }

  /** Adds one that ends in a year; `isChecked` is false while somebody has to look at it. `now` in milliseconds. */
  add(customer: string, zone: string, isChecked: boolean, now: number): StoredCertificate {
    this.lastId += 1;
    const certificate: StoredCertificate = {
      id: this.lastId,
      zone,
      signed: dateOf(now),
      expires: dateOf(now + YEAR_MS),
      status: isChecked ? 'COMPLETE' : 'PENDING',
      valid: true,
    };
    this.kept.set(customer, [...this.of(customer), certificate]);
    return certificate;
  }

  /** Ends the use of a certificate by a customer; false when there is none. */
  unlink(customer: string, id: number): boolean {
    const isKnown = this.of(customer).some((one) => one.id === id && one.valid);
    const changed = this.of(customer).map((one) =>
      one.id === id ? { ...one, valid: false } : one,
    );
    this.kept.set(customer, changed);
    return isKnown;
  }
}
