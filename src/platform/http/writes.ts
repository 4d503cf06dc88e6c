/** A POST, PUT or DELETE that has ended, however it ended: sections it touches may be out of date (SECT-17). */
export interface WriteEvent {
  readonly url: string;
  readonly method: 'POST' | 'PUT' | 'DELETE';
  /** The parsed answer; null when there was none. */
  readonly body: unknown;
  /** Whether the shopper goes on to another page now (SECT-20). */
  readonly leavesPage: boolean;
}

const writeListeners = new Set<(write: WriteEvent) => void>();

/** Calls `listener` after every write; answers the function that stops it (SECT-17 to SECT-20). */
export function onWrite(listener: (write: WriteEvent) => void): () => void {
  writeListeners.add(listener);
  return () => writeListeners.delete(listener);
}

/** Tells the listeners of a write. They are apart from the client, which a page may not have loaded yet. */
export function writeEnded(write: WriteEvent): void {
  for (const listener of [...writeListeners]) listener(write);
}
