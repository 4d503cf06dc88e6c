import { translate } from '../domain/language/translate';
import { escapeHtml } from '../support/html';
import type { GiftView } from './customer.types';
import { markup, trusted, type Markup } from './markup';

/** The parts of a message, as rendered by the platform: line breaks as `<br />`, everything else as text. */
const parts = ({ sender, recipient, message }: GiftView): Markup => markup`<dl class="item-options">
<dt class="item-sender"><strong class="label">${translate('From')}</strong>${sender}</dt>
<dt class="item-recipient"><strong class="label">${translate('To')}</strong>${recipient}</dt>
<dd class="item-message">${trusted(escapeHtml(message).replace(/\r?\n/g, '<br />\n'))}</dd>
</dl>`;

/** The row below an item of an order, inside its element: a link and the message that it shows. */
export function itemGift(itemId: number, gift: GiftView): Markup {
  const id = `order-item-gift-message-${String(itemId)}`;
  return markup`<tr><td class="col options" colspan="5"><till-gift-message><a href="#${id}" id="order-item-gift-message-link-${itemId}" class="action show" aria-controls="${id}" data-item-id="${itemId}">Gift Message</a>
<div class="order-gift-message" id="${id}" role="region" aria-label="Gift Message" tabindex="-1">${parts(gift)}</div></till-gift-message></td></tr>`;
}

/** The message for the whole order, below its items. */
export const orderGift = (
  gift: GiftView,
): Markup => markup`<section class="panel block-order-details-gift-message"><h2>Gift Message for This Order</h2>
${parts(gift)}</section>`;
