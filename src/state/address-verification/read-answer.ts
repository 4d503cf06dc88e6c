import type { CorrectedAddress, Verification } from '../../domain/verification.types';
import { isRecord, type JsonRecord } from '../../platform/record';

/** A text, or a number as one; null for anything else. */
function textOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : null;
}

const TEXTS = ['city', 'postcode', 'region', 'regionCode'] as const;

/** The parts that can be used; a single text counts as a street of one line. */
function addressOf(given: JsonRecord): CorrectedAddress {
  const { street, regionId } = given;
  const lines: readonly unknown[] = Array.isArray(street) ? street : [street];
  const texts = TEXTS.flatMap((name) => {
    const text = textOf(given[name]);
    return text === null ? [] : [[name, text] as const];
  });
  return {
    ...Object.fromEntries(texts),
    street: lines.flatMap((line) => textOf(line) ?? []),
    ...(typeof regionId === 'number' ? { regionId } : {}),
  };
}

/**
 * What a verifier has said, in the shape that Till relies on: a shop's own script may resolve with whatever its server has sent.
 * What has none of the three statuses, or is known without an address, says nothing (TAXV-24).
 */
export function readAnswer(answer: unknown): Verification {
  const { status, message, address } = isRecord(answer) ? answer : {};
  if (status === 'known' && isRecord(address)) return { status, address: addressOf(address) };
  if (status === 'unknown') return { status, message: textOf(message) ?? '' };
  return { status: 'failed', message: status === 'failed' ? textOf(message) : null };
}
