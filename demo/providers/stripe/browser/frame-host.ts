import { GreetedFrame } from '../../shared/browser/greeted-frame';
import { ORIGIN } from '../../shared/browser/origin';
import type { Calls, FrameKind, ToFrame, ToPage } from './protocol.types';

const TITLES: Readonly<Record<FrameKind, string>> = {
  payment: 'Secure payment input frame',
  card: 'Secure card payment input frame',
  cardCvc: 'Secure CVC input frame',
  buttons: 'Secure express checkout frame',
  sheet: 'Sandbox wallet',
};

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

/** One frame, its messages, and the functions that it has. */
export class FrameHost {
  readonly frame: HTMLIFrameElement;
  private readonly inner: GreetedFrame<ToFrame, ToPage>;
  private readonly replies = new Map<number, Reply>();
  private lastId = 0;

  constructor(
    kind: FrameKind,
    key: string,
    init: () => Extract<ToFrame, { readonly type: 'init' }>,
    private readonly heard: (message: ToPage) => void,
  ) {
    const query = new URLSearchParams({ key, parent: location.origin });
    const isSheet = kind === 'sheet';
    this.frame = makeFrame(TITLES[kind], `${ORIGIN}/v3/frame/${kind}?${query.toString()}`, isSheet);
    this.inner = new GreetedFrame<ToFrame, ToPage>(this.frame, ORIGIN, {
      first: init,
      heard: (message) => {
        this.receive(message);
      },
      broken: () => {
        heard({ type: 'broken' });
      },
    });
  }

  send(message: ToFrame): void {
    this.inner.send(message);
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
    this.inner.close();
  }

  private receive(message: ToPage): void {
    if (message.type === 'answer') {
      this.replies.get(message.id)?.(message.answer);
      this.replies.delete(message.id);
      return;
    }
    if (message.type === 'height') this.frame.style.height = `${message.height}px`;
    this.heard(message);
  }
}
