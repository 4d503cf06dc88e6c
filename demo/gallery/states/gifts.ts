import type { GalleryState } from '../states.types';
import { failing, few, hostile, loading, rightToLeft } from './usual';

/** A shop that accepts a gift message for the order. */
const allowed = { giftMessages: ['order'] } as const;

const written = {
  sender: 'Ann',
  recipient: 'Bob',
  message: 'Happy birthday!\nTea is at four, and the book is for afterwards.',
};

/** As the platform renders the message of an order's item. */
const ORDER_ROW = `<a href="#gift-87" id="order-item-gift-message-link-87" class="action show" aria-controls="gift-87" data-item-id="87">Gift Message</a>
<div class="order-gift-message" id="gift-87" role="region" aria-label="Gift Message" tabindex="-1"><dl class="item-options">
<dt class="item-sender"><strong class="label">From</strong>Ann</dt>
<dt class="item-recipient"><strong class="label">To</strong>Bob</dt>
<dd class="item-message">Enjoy<br />
it &amp; &lt;b&gt;use&lt;/b&gt; it</dd>
</dl></div>`;

/** For gift messages. */
export const gifts: readonly GalleryState[] = [
  {
    ...few,
    id: 'none',
    label: 'No message',
    shows: 'A button that opens the form.',
    settings: allowed,
  },
  {
    ...few,
    id: 'added',
    label: 'Added',
    shows: 'A message that the shop has, to edit or delete.',
    settings: allowed,
    gift: written,
  },
  {
    ...few,
    id: 'order',
    label: 'In an order',
    shows: 'A row that expands, with the texts of the server.',
    lines: 0,
    inside: ORDER_ROW,
  },
  { ...few, id: 'off', label: 'Off', shows: 'The shop takes no messages: no room is taken.' },
  {
    ...hostile,
    label: 'Hostile words',
    settings: allowed,
    gift: { ...written, recipient: `<b>${'w'.repeat(120)}</b>`, message: '<img src=x>'.repeat(9) },
  },
  { ...rightToLeft, settings: allowed, gift: written },
  { ...loading, shows: 'Write a message: the shop takes its time.', settings: allowed },
  { ...failing, shows: 'Write a message: the shop fails, and the text stays.', settings: allowed },
];

const credit = { storeCredit: 2_500 } as const;

/** For the store credit, which only customers have. */
export const credits: readonly GalleryState[] = [
  {
    ...few,
    id: 'customer',
    label: 'Customer',
    shows: 'Signed in, with store credit.',
    customer: true,
    settings: credit,
  },
  { ...few, id: 'guest', label: 'Guest', shows: 'No credit: no room is taken.', settings: credit },
  { ...rightToLeft, customer: true, settings: credit },
  {
    ...loading,
    shows: 'Check the box: the shop takes its time.',
    customer: true,
    settings: credit,
  },
  {
    ...failing,
    shows: 'Check the box: the shop fails, and an error appears.',
    customer: true,
    settings: credit,
  },
];
