import type { StripeError } from '@stripe/stripe-js';

import { Emitter } from './emitter';
import { FrameHost } from './frame-host';
import { type Group, sharedOptions } from './group';
import { IntegrationError } from './integration-error';
import type { ElementOptions, FrameKind, ToPage } from './protocol.types';

type Handler = (event: never) => unknown;

/** The node in which an element is mounted. */
function hostOf(target: string | HTMLElement): HTMLElement {
  const found = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
  if (found) return found;
  throw new IntegrationError(
    `The selector you specified (${typeof target === 'string' ? target : ''}) applies to no DOM elements that are currently on the page.`,
  );
}

/** An element that is one frame in the page: the base of fields and express buttons. */
export abstract class FrameElement<Events> {
  protected readonly emitter = new Emitter<Events>();
  protected host: FrameHost | null = null;
  private isDestroyed = false;
  private destroyed: () => void = () => undefined;

  constructor(
    protected readonly kind: Exclude<FrameKind, 'sheet'>,
    protected readonly group: Group,
  ) {
    group.members.add(this);
  }

  /** The element's own options, as its frame reads them. */
  protected abstract frameOptions(): ElementOptions;
  protected abstract heard(message: ToPage): void;

  mount(target: string | HTMLElement): void {
    if (this.isDestroyed) {
      throw new IntegrationError(
        'This Element has already been destroyed. Please create a new one.',
      );
    }
    const place = hostOf(target);
    if (this.host?.frame.parentElement === place) return;
    this.unmount();
    const host = new FrameHost(
      this.kind,
      this.group.key,
      () => this.init(),
      (message) => {
        this.heard(message);
      },
    );
    this.host = host;
    place.replaceChildren(host.frame);
    place.classList.add('StripeElement');
    this.mounted(host);
  }

  unmount(): void {
    if (this.group.fields === this.host) this.group.fields = null;
    this.host?.frame.parentElement?.classList.remove('StripeElement');
    this.host?.close();
    this.host = null;
  }

  destroy(): void {
    this.unmount();
    this.isDestroyed = true;
    this.group.members.delete(this);
    this.destroyed();
  }

  /** Calls back when the element is destroyed. */
  onDestroyed(listener: () => void): void {
    this.destroyed = listener;
  }

  on(type: string, handler: Handler): this {
    this.emitter.add(type, handler, false);
    return this;
  }

  once(type: string, handler: Handler): this {
    this.emitter.add(type, handler, true);
    return this;
  }

  off(type: string, handler?: Handler): this {
    this.emitter.remove(type, handler);
    return this;
  }

  focus(): void {
    this.host?.send({ type: 'focus' });
  }

  blur(): void {
    this.host?.send({ type: 'blur' });
  }

  clear(): void {
    this.host?.send({ type: 'clear' });
  }

  /** Applies the group's current options. */
  refresh(): void {
    this.host?.send({ ...this.init(), type: 'options' });
  }

  protected mounted(_host: FrameHost): void {
    return;
  }

  private init() {
    const options = { ...sharedOptions(this.group), element: this.frameOptions() };
    return { type: 'init', options } as const;
  }
}

/** The error of an element whose frame did not load. */
export const loadError: StripeError = {
  type: 'api_error',
  message: 'The element could not be loaded.',
};
