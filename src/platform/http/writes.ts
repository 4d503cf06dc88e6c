/** A pending POST, PUT or DELETE: the sections it affects may soon be stale (SECT-17). */
export interface WriteRequest {
  readonly url: string;
  readonly method: 'POST' | 'PUT' | 'DELETE';
}

/** The end of a write, successful or not. */
export interface WriteEnd {
  /** The parsed response; null when there was none. */
  readonly body: unknown;
  /** Whether the page is about to be left (SECT-20). */
  readonly leavesPage: boolean;
}

export type WriteEvent = WriteRequest & WriteEnd;

const writeListeners = new Set<(write: WriteEvent) => void>();
const pending = new Set<WriteRequest>();

/** Calls `listener` after every write; returns the function that unsubscribes it (SECT-17 to SECT-20). */
export function onWrite(listener: (write: WriteEvent) => void): () => void {
  writeListeners.add(listener);
  return () => writeListeners.delete(listener);
}

/**
 * Registers a write; returns the function that notifies the listeners of its end. Not in the transport, which a page
 * may not have loaded yet.
 */
export function writeStarted(request: WriteRequest): (end: WriteEnd) => void {
  pending.add(request);
  return (end) => {
    pending.delete(request);
    for (const listener of [...writeListeners]) listener({ ...request, ...end });
  };
}

/** The pending writes: the server may carry them out although the page is left. */
export const writesUnderWay = (): readonly WriteRequest[] => [...pending];
