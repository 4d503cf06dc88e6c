import { ORIGIN } from './origin';
import type { Calls, FrameKind, ToFrame, ToPage } from './protocol.types';

const TITLES: Readonly<Record<FrameKind, string>> = {
  payment: 'Secure payment input frame',
  card: 'Secure card payment input frame',
  cardCvc: 'Secure CVC input frame',
  buttons: 'Secure express checkout frame',
  sheet: 'Sandbox wallet',
};

/** Time from the load of a frame to its first message, in ms. */
const GREETING_MS = 1000;

type Reply = (answer: unknown) => void;

const BASE = { border: '0', margin: '0', padding: '0', display: 'block', colorScheme: 'auto' };
/** Wider than its container by the margin for the outline of a focused field. */
const INLINE = {
  ...BASE,
  margin: '-4px',
  width: 'calc(100% + 8px)',
  minWidth: '100%',
  height: '0',
  background: 'transparent',
};
const OVERLAY = {
  ...BASE,
  position: 'fixed',
  inset: '0',
  width: '100%',
  height: '100%',
  zIndex: '2147483647',
  background: 'transparent',
};

/** Creates a frame of the provider's origin; styles are set one by one, as strict policies require. */
export function makeFrame(title: string, src: string, isOverlay: boolean): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.name = `__privateStripeFrame${String(Math.random()).slice(2, 8)}`;
  frame.allow = 'payment *';
  frame.src = src;
  Object.assign(frame.style, isOverlay ? OVERLAY : INLINE);
  return frame;
}

/** One frame and its messages. Only messages from this frame's window and the provider's origin are accepted. */
export class FrameHost {
  readonly frame: HTMLIFrameElement;
  private readonly replies = new Map<number, Reply>();
  private lastId = 0;
  private isGreeted = false;
  /** Messages from before the frame was ready. */
  private waiting: ToFrame[] = [];

  constructor(
    kind: FrameKind,
    key: string,
    private readonly init: () => Extract<ToFrame, { readonly type: 'init' }>,
    private readonly heard: (message: ToPage) => void,
  ) {
    const query = new URLSearchParams({ key, parent: location.origin });
    const isSheet = kind === 'sheet';
    this.frame = makeFrame(TITLES[kind], `${ORIGIN}/v3/frame/${kind}?${query.toString()}`, isSheet);
    addEventListener('message', this.receive);
    this.frame.addEventListener('load', () => {
      setTimeout(() => {
        if (!this.isGreeted) this.heard({ type: 'broken' });
      }, GREETING_MS);
    });
  }

  send(message: ToFrame): void {
    if (this.isGreeted) this.frame.contentWindow?.postMessage(message, ORIGIN);
    else this.waiting.push(message);
  }

  /** Calls a function of the frame; never resolves when the frame is gone. */
  ask<Name extends keyof Calls>(
    name: Name,
    args: Calls[Name]['args'],
  ): Promise<Calls[Name]['answer']> {
    this.lastId += 1;
    const id = this.lastId;
    return new Promise((resolve) => {
      this.replies.set(id, (answer) => {
        resolve(answer as Calls[Name]['answer']);
      });
      this.send({ type: 'call', id, name, args });
    });
  }

  close(): void {
    removeEventListener('message', this.receive);
    this.frame.remove();
  }

  private readonly receive = (event: MessageEvent<ToPage>): void => {
    if (event.origin !== ORIGIN || event.source !== this.frame.contentWindow) return;
    const message = event.data;
    if (message.type === 'hello') {
      // A frame that was moved in the page has lost its state, and stays blank.
      if (this.isGreeted) return;
      this.isGreeted = true;
      for (const early of [this.init(), ...this.waiting]) this.send(early);
      this.waiting = [];
      return;
    }
    if (message.type === 'answer') {
      this.replies.get(message.id)?.(message.answer);
      this.replies.delete(message.id);
      return;
    }
    if (message.type === 'height') this.frame.style.height = `${message.height}px`;
    this.heard(message);
  };
}
