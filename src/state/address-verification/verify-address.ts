import type { Address } from '../../domain/address.types';
import type { Verification, VerificationSettings } from '../../domain/verification.types';
import { verifiedKey } from '../../domain/verified-address';
import type { PageSource } from '../../platform/page/page-source';
import { isRecord } from '../../platform/record';
import { addressVerifiers } from '../extensions/extensions';
import type {
  AddressVerifier,
  TaxServiceEntry,
  VerificationRequest,
} from '../extensions/tax-service.types';
import { readAnswer } from './read-answer';

/** How long the shopper waits for a service, in milliseconds; then what was typed is used. */
const LIMIT_MS = 8000;

/** The verifier of a page, and how it is set up there. */
export interface FoundVerifier {
  readonly verifier: AddressVerifier;
  readonly settings: VerificationSettings;
}

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

/** The first verifier that is set up on the page, the shop's own before Till's; null without one. */
export async function findVerifier(
  page: PageSource,
  entries: readonly TaxServiceEntry[],
): Promise<FoundVerifier | null> {
  const services = await Promise.all(entries.map(({ load }) => load()));
  const ours = services.flatMap(({ addresses }) => (addresses === undefined ? [] : [addresses]));
  const { addressVerification: own } = page.checkout;
  for (const verifier of [...addressVerifiers.list(), ...ours]) {
    const settings = settingsOf(verifier, page);
    if (settings !== null) {
      return { verifier, settings: isChoice(own) ? { ...settings, choice: own } : settings };
    }
  }
  return null;
}

/** Whether addresses in this country are verified (TAXV-11). */
export const isCovered = ({ countries }: VerificationSettings, { countryId }: Address): boolean =>
  countries?.includes(countryId) ?? true;

/** The only call at a time: a second press for the same address waits for it, another address ends it. */
let current: {
  readonly key: string;
  readonly answer: Promise<Verification>;
  end: () => void;
} | null = null;

/**
 * What the service says about an address, within the limit. Never rejects: a service that throws, takes too long, or resolves
 * with something else, has nothing to say, and the shopper goes on with what was typed.
 */
export function verifyAddress(
  verifier: AddressVerifier,
  address: Address,
  request: Omit<VerificationRequest, 'signal'>,
): Promise<Verification> {
  const key = verifiedKey(address);
  if (current?.key === key) return current.answer;
  current?.end();
  const control = new AbortController();
  const answer = answerOf(verifier, address, { ...request, signal: control.signal });
  const timer = setTimeout(() => {
    control.abort();
  }, LIMIT_MS);
  const end = (): void => {
    control.abort();
  };
  current = { key, answer, end };
  void answer.then(() => {
    clearTimeout(timer);
    if (current?.answer === answer) current = null;
  });
  return answer;
}

/** The answer, or none once the call is aborted. */
function answerOf(
  verifier: AddressVerifier,
  address: Address,
  request: VerificationRequest,
): Promise<Verification> {
  return new Promise((resolve) => {
    const sayNothing = (): void => {
      resolve({ status: 'failed', message: null });
    };
    request.signal.addEventListener('abort', sayNothing);
    void Promise.resolve()
      .then(() => verifier.verify(address, request))
      .then(readAnswer)
      .then(resolve, sayNothing);
  });
}
