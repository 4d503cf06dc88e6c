import type { ApiError } from './api-error';

const MAX_RETRIES = 2;
const FIRST_PAUSE_MS = 400;
/** Longest pause before a silent retry. If the server demands more, the failure is shown with a retry button. */
const LONGEST_PAUSE_MS = 8_000;
const PASSING_STATUSES: readonly number[] = [429, 502, 503, 504];

/**
 * Milliseconds to wait before a read is retried, or null when a retry is useless. The pause doubles each time and is
 * randomised, so that clients do not retry simultaneously. A `Retry-After` of the server is respected when it is short
 * enough. `random` is in [0, 1).
 */
export function retryDelay(
  error: ApiError,
  attempt: number,
  random: () => number = Math.random,
): number | null {
  if (attempt > MAX_RETRIES) return null;
  const requestedPause = error.kind === 'server' ? error.retryAfterMs : null;
  if (requestedPause !== null && requestedPause > LONGEST_PAUSE_MS) return null;
  const passing =
    error.kind === 'network' ||
    error.kind === 'timeout' ||
    (error.kind === 'server' && PASSING_STATUSES.includes(error.status));
  if (!passing) return null;
  const pause = FIRST_PAUSE_MS * 2 ** (attempt - 1);
  return Math.max(requestedPause ?? 0, Math.round(pause * (0.5 + random() / 2)));
}
