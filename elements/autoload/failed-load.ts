import { messageText } from '../../src/platform/console';

/**
 * Reports that the code of a tag could not be loaded: on the console and with `till-element-failed` on `elements`.
 */
export function reportFailedLoad(tag: string, elements: Iterable<Element>, error: unknown): void {
  const message = `<${tag}> did not load.`;
  console.error(messageText(2, message), error);
  for (const element of elements) {
    element.dispatchEvent(
      new CustomEvent('till-element-failed', {
        bubbles: true,
        composed: true,
        detail: { tag, message, code: 'till-2', cause: error },
      }),
    );
  }
}
