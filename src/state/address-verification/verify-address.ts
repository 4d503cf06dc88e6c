import type { Address } from '../../domain/address.types';
import type { Verification } from '../../domain/verification.types';
import { verifiedKey } from '../../domain/verified-key';
import type { AddressVerifier, VerificationRequest } from '../extensions/tax-service.types';
import { LIMIT_MS } from './in-time';
import { readAnswer } from './read-answer';

/** The only call at a time: a second press for the same address waits for it, another address ends it. */
let current: {
  readonly key: string;
  readonly verifier: AddressVerifier;
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
  if (current?.key === key && current.verifier === verifier) return current.answer;
  current?.end();
  const control = new AbortController();
  const answer = answerOf(verifier, address, { ...request, signal: control.signal });
  const timer = setTimeout(() => {
    control.abort();
  }, LIMIT_MS);
  const end = (): void => {
    control.abort();
  };
  current = { key, verifier, answer, end };
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
