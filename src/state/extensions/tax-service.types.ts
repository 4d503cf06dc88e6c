import type { Address } from '../../domain/address.types';
import type {
  Certificate,
  CertificateLinks,
  CertificateList,
  CertificateOutcome,
} from '../../domain/certificates.types';
import type { Verification, VerificationSettings } from '../../domain/verification.types';
import type { ApiError } from '../../platform/http/api-error';
import type { PageSource } from '../../platform/page/page-source';
import type { Result } from '../../platform/result';
import type { SdkFailure } from '../../platform/sdk/load-sdk';

/** What a call to a tax service needs. */
export interface TaxRequest {
  readonly shop: { readonly baseUrl: string; readonly storeCode: string };
  /** Aborted when nobody waits any longer. */
  readonly signal: AbortSignal;
}

/** What the verification of an address needs. */
export interface VerificationRequest extends TaxRequest {
  /** Where the address was typed. */
  readonly place: 'checkout' | 'account';
}

/** Verifies addresses (TAXV-01, docs/tax.md). */
export interface AddressVerifier {
  /** Unique among the verifiers; a shop's own goes before Till's. */
  readonly code: string;
  /** How the addresses of a page's checkout are verified; null: they are not. Called often, so it only reads. */
  readonly settings: (page: PageSource) => VerificationSettings | null;
  /**
   * Verifies one address: of the shipping step where `shippingStep` is left out, for billing, or of the account's form. May
   * reject: the shopper goes on with what was typed.
   */
  readonly verify: (address: Address, request: VerificationRequest) => Promise<Verification>;
  /** Where the shop verifies the shipping address while it saves it. Left out: `verify` is called before it is saved. */
  readonly shippingStep?: {
    /** Extension attributes of the call that saves the step; `isAsked` is false for an address that was decided about. */
    readonly attributes: (isAsked: boolean) => Readonly<Record<string, unknown>>;
    /** What the shop says of an address in this country, from the response's extension attributes; null: nothing. */
    readonly read: (
      extensionAttributes: Readonly<Record<string, unknown>>,
      countryId: string,
    ) => Verification | null | Promise<Verification | null>;
  };
}

/** The shop whose certificates are meant, and the customer's id where the page has it. */
export interface CertificateShop {
  readonly baseUrl: string;
  readonly customerId: string | null;
}

/** Why a service's form cannot be shown: a call of the shop has failed, or the service's script. */
export type CertificateFormFailure =
  | { readonly kind: 'call'; readonly error: ApiError }
  | { readonly kind: 'script'; readonly failure: SdkFailure };

/** Manages the tax-exemption certificates of customers (CERT-01, docs/tax.md). */
export interface CertificateService {
  /** The links of a page's checkout; null where the shop has no certificates. Only reads. */
  readonly links: (page: PageSource) => CertificateLinks | null;
  /** Loads the certificates; `unauthorized` for a guest. */
  readonly list: (
    shop: CertificateShop,
    options: { readonly signal: AbortSignal },
  ) => Promise<Result<CertificateList>>;
  /** Invalidates a certificate. Sent once: when its outcome is not known, the list shows it. */
  readonly invalidate: (certificate: Certificate) => Promise<Result<null>>;
  /** Shows the service's own form in `host` until `signal` is aborted; `onEnd` is called each time that the form has ended. */
  readonly showForm: (
    host: HTMLElement,
    request: {
      readonly shop: CertificateShop;
      readonly page: PageSource | null;
      readonly zone: string;
      readonly signal: AbortSignal;
      readonly onEnd: (outcome: CertificateOutcome) => void;
    },
  ) => Promise<Result<null, CertificateFormFailure>>;
  /** Has the shop forget the taxes that it has calculated for the customer (TAXV-17). */
  readonly refreshTax: (shop: CertificateShop) => Promise<Result<null>>;
  /** Forgets everything that is stored for a customer: nobody is signed in. */
  readonly forget: () => void;
}

/** A tax service of Till's own: one folder of `src/tax/`. What every page of it needs; other parts are loaded by its entries. */
export interface TaxService {
  readonly code: string;
  readonly addresses?: AddressVerifier;
}

/**
 * Saves the address that a choice of the shop's own pages of several addresses holds (TAXV-05, TAXV-20). Resolves with the message
 * of an alert, or null; it is no reason to hold the shopper up.
 *
 * @param choice the text of the choice's `data-address`
 */
export type SaveChoice = (choice: string, request: TaxRequest) => Promise<string | null>;

/** The line of a service in `src/tax/services.ts`, which every page loads that might use one. */
export interface TaxServiceEntry {
  /** Keys of the checkout's configuration, or components of init scripts: on a page with one of them the service is loaded. */
  readonly configuredBy: readonly string[];
  readonly load: () => Promise<TaxService>;
  /**
   * Extension attributes of a shipping step of this page that keep the service from replacing its address: they are sent also
   * where another verifier is in use, or the service's code has not arrived. Left out: there are none.
   */
  readonly asIs?: (page: PageSource) => Readonly<Record<string, unknown>>;
  /** Loads the certificates, where they are shown. */
  readonly certificates?: () => Promise<CertificateService>;
}

/**
 * The line of a service in `src/tax/choice-services.ts`, for the pages of the checkout with several addresses on which it offers two
 * addresses to choose from (TAXV-05).
 */
export interface TaxChoicesEntry {
  /** Selector of the radios that hold the addresses. */
  readonly choices: string;
  readonly load: () => Promise<SaveChoice>;
}
