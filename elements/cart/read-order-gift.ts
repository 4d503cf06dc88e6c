import type {
  LabelledText,
  RenderedGift,
} from '../../src/features/gift-message/rendered-gift.types';

/** The text of a node with `<br>` as line breaks; line breaks of the markup itself are spaces. */
function textWithBreaks(element: Element): string {
  const parts = [...element.childNodes].map((node) =>
    node instanceof HTMLBRElement ? '\n' : (node.textContent ?? '').replace(/\s+/g, ' '),
  );
  return parts
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();
}

/** A row such as `<dt><strong class="label">From</strong>Ann</dt>`. */
function labelled(element: Element | null): LabelledText | null {
  if (element === null) return null;
  const label = element.querySelector('.label')?.textContent.trim() ?? '';
  const text = element.textContent.trim().slice(label.length).trim();
  return text === '' ? null : { label, text };
}

/** The gift message of an order's item, as the server rendered it inside the element (GMSG-13); null in a cart. */
export function readOrderGift(host: HTMLElement): { readonly rendered: RenderedGift | null } {
  const message = host.querySelector('.item-message');
  if (message === null) return { rendered: null };
  return {
    rendered: {
      title: host.querySelector('a.action.show')?.textContent.trim() || 'Gift Message',
      sender: labelled(host.querySelector('.item-sender')),
      recipient: labelled(host.querySelector('.item-recipient')),
      message: textWithBreaks(message),
    },
  };
}
