import type { Calls, ToFrame, ToPage } from '../browser/protocol.types';

const query = new URLSearchParams(location.search);

/** The origin of the page around; nothing is heard from and nothing told to any other. */
const PARENT = query.get('parent') ?? '';

/** What a shop is called that does not say it: its host. */
export const shopName = (): string => (PARENT === '' ? '' : new URL(PARENT).host);

/** The publishable key of the page around. */
export const KEY = query.get('key') ?? '';

/** Tells the page around. */
export function tell(message: ToPage): void {
  if (PARENT !== '') parent.postMessage(message, PARENT);
}

/** Listens to the page around. */
export function listen(heard: (message: ToFrame) => void): void {
  addEventListener('message', (event: MessageEvent<ToFrame>) => {
    if (event.source === parent && event.origin === PARENT) heard(event.data);
  });
}

/** What a frame can do when it is asked. */
export type Handlers = {
  readonly [Name in keyof Calls]?: (args: unknown) => Promise<Calls[Name]['answer']>;
};

/** Does what the page asks and answers it. */
export async function answerCall(
  handlers: Handlers,
  { id, name, args }: Extract<ToFrame, { readonly type: 'call' }>,
): Promise<void> {
  tell({ type: 'answer', id, answer: await handlers[name]?.(args) });
}

/** Tells the page how high the content is, now and whenever it changes. */
export function reportHeight(): void {
  const report = (): void => {
    tell({ type: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) });
  };
  new ResizeObserver(report).observe(document.body);
  report();
}
