import type { PageSource } from '../../platform/page/page-source';
import { addressVerifiers } from '../extensions/extensions';
import type { StateModule, TillStore } from '../shared/store.types';

/** Loads the verification for a page; null, at once or later, where nothing is set up. May reject. */
type FormVerificationSource = (page: PageSource) => Promise<StateModule | null> | null;

let source: FormVerificationSource = () => null;

/** Sets where the verification of the address form comes from, which this layer does not know. */
export const provideFormVerification = (given: FormVerificationSource): void => {
  source = given;
};

/**
 * Adds the verification to the page's store as soon as its code has loaded, or a script has registered a verifier. Where the
 * code cannot be loaded, addresses are saved as typed; the next field that is changed tries again, before the form is sent.
 */
export function startFormVerification(page: PageSource, store: TillStore): void {
  const start = (): void => {
    source(page)?.then(
      (module) => {
        if (module !== null) store.inject(module);
      },
      () => {
        document.addEventListener('change', start, { once: true });
      },
    );
  };
  start();
  addressVerifiers.subscribe(start);
}
