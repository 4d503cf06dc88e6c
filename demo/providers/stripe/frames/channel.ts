import type { Calls, ToFrame, ToPage } from '../browser/protocol.types';

const query = new URLSearchParams(location.search);

/** The origin of the page around; no messages are exchanged with any other. */
const PARENT = query.get('parent') ?? '';

/** The default name of a shop: its host. */
export const shopName = (): string => (PARENT === '' ? '' : new URL(PARENT).host);

/** The publishable key of the page around. */
export const KEY = query.get('key') ?? '';

/** Sends a message to the page around. */
export function notifyPage(message: ToPage): void {
  if (PARENT !== '') parent.postMessage(message, PARENT);
}

/** Listens to messages from the page around. */
export function listen(heard: (message: ToFrame) => void): void {
  addEventListener('message', (event: MessageEvent<ToFrame>) => {
    if (event.source === parent && event.origin === PARENT) heard(event.data);
  });
}

/** The functions of a frame. */
export type Handlers = {
  readonly [Name in keyof Calls]?: (args: unknown) => Promise<Calls[Name]['answer']>;
};

/** Handles the page's calls and replies. */
export async function handleCall(
  handlers: Handlers,
  { id, name, args }: Extract<ToFrame, { readonly type: 'call' }>,
): Promise<void> {
  notifyPage({ type: 'answer', id, answer: await handlers[name]?.(args) });
}

/** Reports the height of the content to the page, now and whenever it changes. */
export function reportHeight(): void {
  const report = (): void => {
    notifyPage({ type: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) });
  };
  new ResizeObserver(report).observe(document.body);
  report();
}
