import type { ApiError } from './api-error';

const MAX_RETRIES = 2;
const FIRST_PAUSE_MS = 400;
/** Longer than this no shopper waits for a silent repeat; the failure is shown with a way to try again. */
const LONGEST_PAUSE_MS = 8_000;
const PASSING_STATUSES: readonly number[] = [429, 502, 503, 504];

/**
 * Milliseconds to wait before a read is sent again, or null when repeating it is of no use.
 * The pause doubles each time and is spread at random, so that a crowd does not come back all at once;
 * a `Retry-After` of the server is obeyed when it is short enough. `random` is in [0, 1).
 */
export function retryDelay(
  error: ApiError,
  attempt: number,
  random: () => number = Math.random,
): number | null {
  if (attempt > MAX_RETRIES) return null;
  const asked = error.kind === 'server' ? error.retryAfterMs : null;
  if (asked !== null && asked > LONGEST_PAUSE_MS) return null;
  const passing =
    error.kind === 'network' ||
    error.kind === 'timeout' ||
    (error.kind === 'server' && PASSING_STATUSES.includes(error.status));
  if (!passing) return null;
  const pause = FIRST_PAUSE_MS * 2 ** (attempt - 1);
  return Math.max(asked ?? 0, Math.round(pause * (0.5 + random() / 2)));
}
