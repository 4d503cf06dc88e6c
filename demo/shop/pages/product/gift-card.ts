import { translate } from '../../domain/language/translate';
import { markup, nothing, type Markup } from '../markup';
import { must, when } from './fields';
import type { GiftCardView } from './purchase.types';

const amounts = (card: GiftCardView): Markup => {
  const { open } = card;
  return markup`<div class="field giftcard-amount"><label for="giftcard-amount">Amount${must(true)}</label>
<select id="giftcard-amount" name="giftcard_amount" class="giftcard-amount-selection" required><option value="">Choose an Amount...</option>${card.amounts.map(
    (value) =>
      markup`<option value="${value.amount}"${when(value.isChosen, 'selected')}>${value.text}</option>`,
  )}${open === null ? nothing : markup`<option value="custom"${when(open.value !== '', 'selected')}>Other Amount...</option>`}</select></div>${
    open === null
      ? nothing
      : markup`<div class="field open-amount"><label for="giftcard-amount-input">Other amount</label><input id="giftcard-amount-input" type="number" name="custom_giftcard_amount" value="${open.value}" min="${open.min.amount}" max="${open.max.amount}" step="0.01" inputmode="decimal" aria-describedby="giftcard-amount-note" class="giftcard-amount-input"><p class="field-note" id="giftcard-amount-note">From ${open.min.text} to ${open.max.text}.</p></div>`
  }`;
};

interface Person {
  readonly who: 'sender' | 'recipient';
  readonly nameLabel: string;
  readonly emailLabel: string;
  readonly name: string;
  readonly email: string;
}

const person = (
  card: GiftCardView,
  { who, nameLabel, emailLabel, name, email }: Person,
): Markup => {
  const autocomplete = (own: string): string => (who === 'sender' ? own : 'off');
  const nameId = `giftcard_${who}_name`;
  const emailId = `giftcard_${who}_email`;
  return markup`<div class="field"><label for="${nameId}">${translate(nameLabel)}${must(true)}</label><input id="${nameId}" type="text" name="${nameId}" value="${name}" autocomplete="${autocomplete('name')}" maxlength="255" required></div>${
    card.isVirtual
      ? markup`<div class="field"><label for="${emailId}">${translate(emailLabel)}${must(true)}</label><input id="${emailId}" type="email" name="${emailId}" value="${email}" autocomplete="${autocomplete('email')}" maxlength="255" required></div>`
      : nothing
  }`;
};

/** Reserves space for the element's preview of the card, so that the button below does not shift. */
const previewRoom = (card: GiftCardView): Markup => {
  const names = [card.recipientName, card.senderName].filter((name) => name !== '');
  return markup`<div class="room" aria-hidden="true"><div class="room-gift-card"><p class="room-amount">&nbsp;</p>${names.map(
    (name) => markup`<p>From: ${name}</p>`,
  )}${card.message === '' ? nothing : markup`<p class="room-message">${card.message}</p>`}</div></div>`;
};

/** The fields of a gift card: amount, sender, recipient and message. */
export const giftCardFields = (card: GiftCardView | null): Markup =>
  card === null
    ? nothing
    : markup`<div class="giftcard form fields"><div class="field-pair" data-box="giftcard-amount">${amounts(card)}</div>
<div class="field-pair">${person(card, { who: 'sender', nameLabel: 'Sender Name', emailLabel: 'Sender Email', name: card.senderName, email: card.senderEmail })}</div>
<div class="field-pair">${person(card, { who: 'recipient', nameLabel: 'Recipient Name', emailLabel: 'Recipient Email', name: card.recipientName, email: card.recipientEmail })}</div>
<div class="field"><label for="giftcard-message">Message</label><till-counter load="interaction"><textarea id="giftcard-message" name="giftcard_message" rows="3" maxlength="255">${card.message}</textarea></till-counter></div></div>${previewRoom(card)}`;
