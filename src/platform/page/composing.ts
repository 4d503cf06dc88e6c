/** What the input method is at: the loader notes it, which is there first, and every copy of the bundle asks. */
const page = globalThis as unknown as Record<symbol, CompositionEvent | undefined>;
const LAST = Symbol.for('till.composing');

/** A word that is left alone for so long, in milliseconds, is taken as it is: some keyboards of phones end none. */
const PAUSE_MS = 4000;

/** Starts to notice input methods at work: no field tells afterwards that a word in it is unfinished. */
export function watchComposing(): void {
  for (const type of ['compositionupdate', 'compositionend'] as const) {
    addEventListener(type, (event) => (page[LAST] = event), true);
  }
}

/** Whether a word is being put together in a field inside `host`: taken from the page, the field would lose it. */
export function isComposing(host: Node): boolean {
  const last = page[LAST];
  return (
    last?.type === 'compositionupdate' &&
    host.contains(last.target as Node) &&
    performance.now() - last.timeStamp < PAUSE_MS
  );
}
