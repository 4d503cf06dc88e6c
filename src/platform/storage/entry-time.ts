/**
 * When a storage entry of limited life was written, in ms since 1970; null once it is older than `lifetimeMs`, or has no
 * time. An entry from the future was written before the device's clock was set back: it counts as written now, and
 * `restamp` stores that, so that it does not live until the clock has caught up.
 */
export function entryTime(
  at: unknown,
  now: number,
  lifetimeMs: number,
  restamp: (at: number) => void,
): number | null {
  if (typeof at !== 'number') return null;
  if (at > now) {
    restamp(now);
    return now;
  }
  return now - at <= lifetimeMs ? at : null;
}
