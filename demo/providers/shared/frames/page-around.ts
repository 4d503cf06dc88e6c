/** The frame's side of the messages with the page around it, whose origin is `parent` in the frame's URL. */
const query = new URLSearchParams(location.search);

/** The origin of the page around; no messages are exchanged with any other. */
export const PARENT = query.get('parent') ?? '';

/** Sends a message to the page around. */
export function tellPage(message: { readonly type: string; readonly height?: number }): void {
  if (PARENT !== '') parent.postMessage(message, PARENT);
}

/** Listens to messages from the page around. */
export function listenToPage(heard: (message: unknown) => void): void {
  addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.source === parent && event.origin === PARENT) heard(event.data);
  });
}

/** Reports the height of the content to the page, now and whenever it changes. */
export function reportHeight(): void {
  const report = (): void => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    tellPage({ type: 'height', height });
  };
  new ResizeObserver(report).observe(document.body);
  report();
}
