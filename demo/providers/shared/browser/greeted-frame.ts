/** Time from the load of a frame to its first message, in ms. */
const GREETING_MS = 1000;

/** A message of the protocol between a provider's script and its frames. */
interface Message {
  readonly type: string;
}

/** The frame says `hello` once it listens. */
const HELLO = 'hello';

/**
 * One frame of the provider's origin and its messages. Only messages from this frame's window and that origin are
 * accepted; what is sent before the frame listens waits. `broken` is called when another document was loaded.
 */
export class GreetedFrame<ToFrame extends Message, ToPage extends Message> {
  private isGreeted = false;
  private waiting: ToFrame[] = [];

  constructor(
    readonly frame: HTMLIFrameElement,
    private readonly origin: string,
    private readonly listener: {
      /** The first message, once the frame listens. */
      readonly first: () => ToFrame;
      readonly heard: (message: ToPage) => void;
      readonly broken: () => void;
    },
  ) {
    addEventListener('message', this.receive);
    frame.addEventListener('load', () => {
      setTimeout(() => {
        if (!this.isGreeted) listener.broken();
      }, GREETING_MS);
    });
  }

  send(message: ToFrame): void {
    if (this.isGreeted) this.frame.contentWindow?.postMessage(message, this.origin);
    else this.waiting.push(message);
  }

  close(): void {
    removeEventListener('message', this.receive);
    this.frame.remove();
  }

  private readonly receive = (event: MessageEvent<ToPage>): void => {
    if (event.origin !== this.origin || event.source !== this.frame.contentWindow) return;
    if (event.data.type !== HELLO) {
      this.listener.heard(event.data);
      return;
    }
    // A frame that was moved in the page has lost its state, and stays blank.
    if (this.isGreeted) return;
    this.isGreeted = true;
    for (const early of [this.listener.first(), ...this.waiting]) this.send(early);
    this.waiting = [];
  };
}
