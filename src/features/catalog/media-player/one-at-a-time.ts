/** Shared between copies of the bundle, so that only one player on the page makes sound. */
const page = globalThis as unknown as Record<symbol, (() => void) | undefined>;
const PLAYING = Symbol.for('till.playing');

/**
 * Call when a player starts: stops the previously playing one. `stop` must be the same function at every start of a
 * player.
 */
export function startedPlaying(stop: () => void): void {
  const before = page[PLAYING];
  page[PLAYING] = stop;
  if (before !== stop) before?.();
}

/** Call when a player is removed. */
export function nothingPlays(stop: () => void): void {
  if (page[PLAYING] === stop) page[PLAYING] = undefined;
}
