/** Shared between copies of the bundle, as the shopper's ears are. */
const page = globalThis as unknown as Record<symbol, (() => void) | undefined>;
const PLAYING = Symbol.for('till.playing');

/** A player starts: whichever played before falls silent. `stop` is the same function at every start of a player. */
export function startedPlaying(stop: () => void): void {
  const before = page[PLAYING];
  page[PLAYING] = stop;
  if (before !== stop) before?.();
}

/** A player is gone: there is nothing left to stop. */
export function nothingPlays(stop: () => void): void {
  if (page[PLAYING] === stop) page[PLAYING] = undefined;
}
