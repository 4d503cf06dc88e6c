/** The last composition event, stored by the loader, which runs first, and read by every copy of the bundle. */
const page = globalThis as unknown as Record<symbol, CompositionEvent | undefined>;
const LAST = Symbol.for('till.composing');

/**
 * A composition without changes for this long, in milliseconds, counts as ended: some phone keyboards never end one.
 */
const PAUSE_MS = 4000;

/** Starts to record composition events: a field itself does not reveal that a composition is unfinished. */
export function watchComposing(): void {
  for (const type of ['compositionupdate', 'compositionend'] as const) {
    addEventListener(type, (event) => (page[LAST] = event), true);
  }
}

/** Whether text is being composed in a field inside `host`; removing the field from the page would lose it. */
export function isComposing(host: Node): boolean {
  const last = page[LAST];
  return (
    last?.type === 'compositionupdate' &&
    host.contains(last.target as Node) &&
    performance.now() - last.timeStamp < PAUSE_MS
  );
}
