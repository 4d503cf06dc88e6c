import type { Address } from '../../domain/address.types';
import type { VerificationSettings } from '../../domain/verification.types';
import { report } from '../../platform/console';
import type { PageSource } from '../../platform/page/page-source';
import { isRecord } from '../../platform/record';
import { addressVerifiers } from '../extensions/extensions';
import type { AddressVerifier, TaxServiceEntry } from '../extensions/tax-service.types';
import { inTime } from './in-time';

/** The verifier of a page, and how it is set up there. */
export interface FoundVerifier {
  readonly verifier: AddressVerifier;
  readonly settings: VerificationSettings;
}

/**
 * Finds the verifier for the next address; null while there is none. Every address is verified by the one that is found for
 * it, so a script may register one at any time.
 */
export type VerifierInUse = () => FoundVerifier | null;

/** Whether addresses in this country are verified (TAXV-11). */
export const isCovered = ({ countries }: VerificationSettings, { countryId }: Address): boolean =>
  countries?.includes(countryId) ?? true;

/** The merchant's choice, which takes precedence over the service's own (docs/tax.md). */
const CHOICES: readonly unknown[] = [
  'ask',
  'confirm',
  'apply',
] satisfies VerificationSettings['choice'][];

const isChoice = (value: unknown): value is VerificationSettings['choice'] =>
  CHOICES.includes(value);

/** How a verifier is set up on the page; null where it is not, and for settings that cannot be used. */
function settingsOf(verifier: AddressVerifier, page: PageSource): VerificationSettings | null {
  try {
    const settings = verifier.settings(page);
    // A shop's script is not checked by the types: a list of countries may be a text, whose `includes` finds parts of it.
    const given: unknown = settings;
    const countries = isRecord(given) ? (given.countries ?? null) : undefined;
    return countries === null || Array.isArray(countries) ? settings : null;
  } catch {
    return null;
  }
}

const setUp = (verifiers: readonly AddressVerifier[], page: PageSource): readonly FoundVerifier[] =>
  verifiers.flatMap((verifier) => {
    const settings = settingsOf(verifier, page);
    return settings === null ? [] : [{ verifier, settings }];
  });

/** The last one that was found, as long as it is registered. */
let last: AddressVerifier | null = null;
let stopWatching: (() => void) | null = null;

const warn = (code: string): void => {
  report(
    60,
    `Two address verifiers are registered for the same addresses. The one in use is "${code}".`,
  );
};

/** Says on the console that the verifier in use was replaced by another one of its code. */
function watchReplacements(): void {
  stopWatching ??= addressVerifiers.subscribe(() => {
    const now = (last && addressVerifiers.get(last.code)) ?? null;
    if (now !== null && now !== last) warn(now.code);
    last = now;
  });
}

/**
 * The verifier of a page: of the shop's own that are set up there the one registered first, else Till's. A verifier
 * registered with the code of another one has taken its place. Where two are for the same addresses, the console says which one
 * is used. A service whose code cannot be loaded is left out; rejects where none is in use for that reason, so that the caller
 * may try again.
 */
export async function verifierInUse(
  page: PageSource,
  entries: readonly TaxServiceEntry[],
): Promise<VerifierInUse> {
  watchReplacements();
  const services = await Promise.all(entries.map(({ load }) => inTime(load(), null)));
  const ours = services.flatMap((service) => service?.addresses ?? []);
  const { addressVerification: choice } = page.checkout;
  const inUse: VerifierInUse = () => {
    const own = setUp(addressVerifiers.list(), page);
    const [found] = [...own, ...setUp(ours, page)];
    if (found === undefined) return null;
    const { verifier, settings } = found;
    if (own.length > 1) warn(verifier.code);
    last = verifier;
    return { verifier, settings: isChoice(choice) ? { ...settings, choice } : settings };
  };
  if (services.includes(null) && inUse() === null) throw new Error('The tax service is missing.');
  return inUse;
}
