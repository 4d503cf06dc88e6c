import { listenToPage, PARENT, tellPage } from '../../shared/frames/page-around';
import type { Calls, ToFrame, ToPage } from '../browser/protocol.types';

/** The default name of a shop: its host. */
export const shopName = (): string => (PARENT === '' ? '' : new URL(PARENT).host);

/** The publishable key of the page around. */
export const KEY = new URLSearchParams(location.search).get('key') ?? '';

/** Sends a message to the page around. */
export const notifyPage = (message: ToPage): void => {
  tellPage(message);
};

/** Listens to messages from the page around. */
export const listen = (heard: (message: ToFrame) => void): void => {
  listenToPage((message) => {
    heard(message as ToFrame);
  });
};

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
