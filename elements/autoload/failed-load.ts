/**
 * Reports that the code of a tag could not be loaded: on the console and with `till-element-failed` on `elements`.
 */
export function reportFailedLoad(tag: string, elements: Iterable<Element>, error: unknown): void {
  const message = `The code of <${tag}> could not be loaded.`;
  console.error(`[till] ${message}`, error);
  for (const element of elements) {
    element.dispatchEvent(
      new CustomEvent('till-element-failed', {
        bubbles: true,
        composed: true,
        detail: { tag, message },
      }),
    );
  }
}
