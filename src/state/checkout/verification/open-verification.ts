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
  /** The billing address to use; null when the shopper wants to change it, or has changed it meanwhile. */
  readonly checkBilling: (api: FlowApi, address: Address) => Promise<Address | null>;
}

/** Loads the verification for a page; null, at once, where nothing is set up. May reject. */
type VerificationSource = (
  store: TillStore,
  page: PageSource | null,
) => Promise<CheckoutVerification | null> | null;

let source: VerificationSource = () => null;
let open: () => ReturnType<VerificationSource> = () => null;

/** Sets where the verification comes from, which this layer does not know. */
export const provideVerification = (given: VerificationSource): void => {
  source = given;
};

/** The checkout's verification; null where there is none, or while its code cannot be loaded: orders go on without it. */
export const openVerification = (): Promise<CheckoutVerification | null> | null =>
  open()?.catch(() => null) ?? null;

/** Begins to load the verification of this page's checkout. */
export function startVerification(services: Services, store: TillStore): void {
  open = () => source(store, services.page());
  void openVerification();
}
