/** A POST, PUT or DELETE on its way: sections it touches may soon be out of date (SECT-17). */
export interface WriteRequest {
  readonly url: string;
  readonly method: 'POST' | 'PUT' | 'DELETE';
}

/** How a write ended, whether well or not. */
export interface WriteEnd {
  /** The parsed answer; null when there was none. */
  readonly body: unknown;
  /** Whether the shopper goes on to another page now (SECT-20). */
  readonly leavesPage: boolean;
}

export type WriteEvent = WriteRequest & WriteEnd;

const writeListeners = new Set<(write: WriteEvent) => void>();
const underWay = new Set<WriteRequest>();

/** Calls `listener` after every write; answers the function that stops it (SECT-17 to SECT-20). */
export function onWrite(listener: (write: WriteEvent) => void): () => void {
  writeListeners.add(listener);
  return () => writeListeners.delete(listener);
}

/**
 * A write goes out; answers the function that tells the listeners of its end. They are apart from the client, which a
 * page may not have loaded yet.
 */
export function writeStarted(request: WriteRequest): (end: WriteEnd) => void {
  underWay.add(request);
  return (end) => {
    underWay.delete(request);
    for (const listener of [...writeListeners]) listener({ ...request, ...end });
  };
}

/** The writes that have not ended yet: the server may do them although the page is left. */
export const writesUnderWay = (): readonly WriteRequest[] => [...underWay];
