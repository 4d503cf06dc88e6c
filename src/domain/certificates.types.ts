/** A certificate that exempts a customer from the taxes of a zone (CERT-01). */
export interface Certificate {
  readonly id: string;
  /** Name of the zone, such as a state. */
  readonly zone: string;
  /** As the shop writes the dates; empty when unknown. */
  readonly signedOn: string;
  readonly expiresOn: string;
  /** As the shop words it. */
  readonly status: string;
  /** Address of the document; null when there is none to be seen. */
  readonly documentUrl: string | null;
  /** Address that invalidates it; null when that is not possible. */
  readonly invalidateUrl: string | null;
}

/** A customer's certificates, and the zones for which there may be one. */
export interface CertificateList {
  readonly certificates: readonly Certificate[];
  readonly zones: readonly string[];
}

/**
 * How a service's form for a new certificate has ended.
 *
 * - `saved`, `uploaded`: the shop's taxes follow it at once; `submitted`: someone checks it first.
 * - `not-needed`: no tax is charged in the zone.
 * - `cancelled`: the shopper has left the form.
 * - `refused`: the service did not accept it; `expired`: because the form was open too long.
 */
export type CertificateOutcome =
  'saved' | 'uploaded' | 'submitted' | 'not-needed' | 'cancelled' | 'refused' | 'expired';

/** The links of the checkout (CERT-02, CERT-07). */
export interface CertificateLinks {
  /** Text of the link that opens the form; a text that is empty is Till's own. */
  readonly add: string;
  /** Text and address of the link to the account's page; without an address there is none. */
  readonly manage: string;
  readonly manageUrl: string;
  /** Two-letter codes of the countries with certificates; null for all. */
  readonly countries: readonly string[] | null;
}
