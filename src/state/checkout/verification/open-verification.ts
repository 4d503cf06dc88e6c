import type { Address } from '../../../domain/address.types';
import type { PageSource } from '../../../platform/page/page-source';
import type { Result } from '../../../platform/result';
import type { Services } from '../../shared/services';
import type { FlowApi, TillStore } from '../../shared/store.types';

/** Extension attributes of a call or of its response. */
export type Attributes = Readonly<Record<string, unknown>>;

/** The verification of addresses in a checkout; its code is loaded where a service or a script of the shop has set it up. */
export interface CheckoutVerification {
  /** Extension attributes for a shipping step whose address is saved as it is. */
  readonly asIs: Attributes;
  /**
   * Saves the shipping step and has its address verified, before the call or with it. A result is the call's; `again`: the
   * address was corrected, and the step has to be checked and saved again; `edit`: the shopper wants to change it.
   */
  readonly saveShipping: <Saved extends { readonly attributes: Attributes }>(
    api: FlowApi,
    address: Address,
    save: (attributes: Attributes) => Promise<Result<Saved>>,
  ) => Promise<Result<Saved> | 'again' | 'edit'>;
  /**
   * The billing address to use; null when the shopper wants to change it, or once `isCurrent` no longer holds, which says that
   * the form is still open with what Update has confirmed.
   */
  readonly checkBilling: (
    api: FlowApi,
    address: Address,
    isCurrent: () => boolean,
  ) => Promise<Address | null>;
}

/** What a page has of a verification. */
interface FoundVerification {
  /** Extension attributes that keep the page's services from replacing an address while their code is missing (TAXV-22). */
  readonly asIs: Attributes;
  /** Loads the verification; null where it is switched off. May reject. */
  readonly load: () => Promise<CheckoutVerification | null>;
}

/** Finds the verification of a page; null where nothing is set up. */
type VerificationSource = (store: TillStore, page: PageSource | null) => FoundVerification | null;

/** How long a press waits for the code of the verification, in milliseconds. */
const LIMIT_MS = 8000;

let source: VerificationSource = () => null;
let open: () => ReturnType<VerificationSource> = () => null;

/** Sets where the verification comes from, which this layer does not know. */
export const provideVerification = (given: VerificationSource): void => {
  source = given;
};

/** Nothing is verified, and no service replaces what was typed. */
const asTyped = (asIs: Attributes): CheckoutVerification => ({
  asIs,
  saveShipping: (_api, _address, save) => save(asIs),
  checkBilling: (_api, address) => Promise.resolve(address),
});

/**
 * The checkout's verification; null where none is set up. Where it is switched off, or its code does not arrive in time, every
 * address is used as typed: orders go on without it (TAXV-24).
 */
export function openVerification(): Promise<CheckoutVerification> | null {
  const found = open();
  return (
    found &&
    new Promise((resolve) => {
      const useTyped = (): void => {
        resolve(asTyped(found.asIs));
      };
      setTimeout(useTyped, LIMIT_MS);
      found.load().then((verification) => {
        resolve(verification ?? asTyped(found.asIs));
      }, useTyped);
    })
  );
}

/** Begins to load the verification of this page's checkout. */
export function startVerification(services: Services, store: TillStore): void {
  open = () => source(store, services.page());
  void openVerification();
}
