import type { PayPalMessagesComponentOptions } from '@paypal/paypal-js';

import { GreetedFrame } from '../../shared/browser/greeted-frame';
import { ORIGIN } from '../../shared/browser/origin';
import { providerUrl } from './make-frame';
import type { MessageProps, MessageToFrame, MessageToPage } from './message-protocol.types';
import { makeOverlay } from './overlay';
import { options } from './script-options';

type Options = PayPalMessagesComponentOptions;

/** What is rendered in a container, and with what. */
interface Rendered {
  readonly frame: GreetedFrame<MessageToFrame, MessageToPage>;
  props: MessageProps;
}

const rendered = new WeakMap<Element, Rendered>();
const PLACEMENTS = ['home', 'category', 'product', 'cart', 'payment', 'product-list'];

const warn = (option: string, text: string): void => {
  console.warn(`PayPal Messages: invalid_option_value (${option}): ${text}`);
};

/** As with the real one a wrong value is left out with a warning, and does not throw. */
function amountOf({ amount }: Options): number | undefined {
  if (amount === undefined) return undefined;
  const number = Number(amount);
  if (!Number.isNaN(number) && number >= 0) return number;
  warn('amount', 'Ensure value is a positive number.');
  return undefined;
}

function placementOf({ placement }: Options): string | undefined {
  if (placement === undefined || PLACEMENTS.includes(placement)) return placement;
  warn('placement', `Expected one of ${PLACEMENTS.join(', ')}.`);
  return undefined;
}

function styleOf({ style }: Options): MessageProps['style'] {
  if (style === undefined) return undefined;
  if (typeof style === 'object' && !Array.isArray(style)) return { layout: 'text', ...style };
  warn('style', 'Expected type "object".');
  return { layout: 'text' };
}

/** What is known of the options; a later render keeps what it does not name. */
const propsOf = (asked: Options): MessageProps =>
  Object.fromEntries(
    Object.entries({
      amount: amountOf(asked),
      placement: placementOf(asked),
      style: styleOf(asked),
    }).filter(([, value]) => value !== undefined),
  );

/** The terms, in a frame over the page, until they are closed; `opener` has the focus again then. */
function showTerms({ amount }: MessageProps, opener: HTMLElement): void {
  const { clientId, currency, locale } = options;
  const frame = makeOverlay('PayPal Pay Later terms', '/credit/terms', {
    'client-id': clientId,
    currency,
    locale,
    ...(amount === undefined ? {} : { amount: String(amount) }),
  });
  const close = (event: MessageEvent<unknown>): void => {
    if (event.origin !== ORIGIN || event.source !== frame.contentWindow) return;
    removeEventListener('message', close);
    frame.remove();
    opener.focus();
  };
  addEventListener('message', close);
  document.body.append(frame);
  frame.focus();
}

function makeFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = 'PayPal Message 1';
  frame.src = providerUrl('/credit/message', { currency: options.currency });
  Object.assign(frame.style, {
    border: '0',
    display: 'block',
    width: '100%',
    height: '0',
    background: 'transparent',
    colorScheme: 'auto',
  });
  return frame;
}

/** Calls `then` once a node that is in the page has been removed. */
function whenRemoved(node: Node, then: () => void): void {
  const observer = new MutationObserver(() => {
    if (node.isConnected) return;
    observer.disconnect();
    then();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Renders a message for the first time. */
function start(container: Element, props: MessageProps): Promise<void> {
  const node = makeFrame();
  return new Promise((resolve, reject) => {
    const frame = new GreetedFrame<MessageToFrame, MessageToPage>(node, ORIGIN, {
      first: () => ({ type: 'props', props: entry.props }),
      heard: (message) => {
        if (message.type === 'height') node.style.height = `${message.height}px`;
        else if (message.type === 'ready') resolve();
        else if (message.type === 'pressed') showTerms(entry.props, node);
      },
      broken: () => {
        frame.close();
        reject(new Error('The message could not be loaded'));
      },
    });
    const entry: Rendered = { frame, props };
    rendered.set(container, entry);
    container.append(node);
    whenRemoved(node, () => {
      frame.close();
    });
  });
}

function render(container: Element, asked: Options): Promise<void> {
  if (!document.body.contains(container)) {
    console.warn('PayPal Messages: not_in_document: Container must be in the document.');
    return Promise.resolve();
  }
  // A payer who is offered nothing sees nothing, and the page hears nothing of it.
  if (!options.account.payLater) return Promise.resolve();
  const known = rendered.get(container);
  if (known === undefined) return start(container, propsOf(asked));
  known.props = { ...known.props, ...propsOf(asked) };
  known.frame.send({ type: 'props', props: known.props });
  return Promise.resolve();
}

/** The messages about paying later: a container has one, which a later render of the same container changes. */
export const Messages = (asked: Options = {}) => ({
  render: async (target: HTMLElement | string = '[data-pp-message]'): Promise<void> => {
    const containers =
      typeof target === 'string' ? [...document.querySelectorAll(target)] : [target];
    if (containers.length === 0) {
      console.warn('PayPal Messages: invalid_selector: No elements were found.');
    }
    await Promise.all(containers.map((container) => render(container, asked)));
  },
});
