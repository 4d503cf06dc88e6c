import type { CartLine } from '../domain/carts/cart-lines';
import {
  NO_CHOICE,
  type BundleChoice,
  type Choice,
  type GiftCardChoice,
} from '../domain/catalogue/kinds/choice';
import { currentCurrency, inCents, inCurrency } from '../domain/totals/currencies';
import { toFields, type Fields } from '../support/fields';

function listOf(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.map(toFields) : [];
}

/** A scalar as text; '' for null or undefined. */
function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function bundleOf(option: Fields): readonly BundleChoice[] {
  return listOf(option.bundle_options).map((entry) => ({
    option: Number(entry.option_id),
    qty: Number(entry.option_qty),
    selections: Array.isArray(entry.option_selections) ? entry.option_selections.map(Number) : [],
  }));
}

function giftCardOf(option: Fields): GiftCardChoice | null {
  if (option.giftcard_item_option === undefined) return null;
  const card = toFields(option.giftcard_item_option);
  const isOpenAmount = text(card.giftcard_amount) === 'custom';
  const amount = Number(isOpenAmount ? card.custom_giftcard_amount : card.giftcard_amount);
  return {
    amount: inCents(amount),
    isOpenAmount,
    senderName: text(card.giftcard_sender_name),
    senderEmail: text(card.giftcard_sender_email),
    recipientName: text(card.giftcard_recipient_name),
    recipientEmail: text(card.giftcard_recipient_email),
    message: text(card.giftcard_message),
  };
}

/** The choice in `product_option.extension_attributes`. */
export function choiceOf(option: Fields): Choice {
  const links = toFields(option.downloadable_option).downloadable_links;
  return {
    ...NO_CHOICE,
    links: Array.isArray(links) ? links.map(Number) : [],
    bundle: bundleOf(option),
    options: listOf(option.custom_options).map((entry) => ({
      id: Number(entry.option_id),
      value: text(entry.option_value),
    })),
    giftCard: giftCardOf(option),
  };
}

/** Attribute id to value id, from `configurable_item_options`. */
export function attributesOf(option: Fields): Readonly<Record<number, number>> {
  return Object.fromEntries(
    listOf(option.configurable_item_options).map((entry) => [
      Number(entry.option_id),
      Number(entry.option_value),
    ]),
  );
}

/** Quantities by product id, from `grouped_options`; null without it. */
export function membersOf(option: Fields): Readonly<Record<number, number>> | null {
  const list = listOf(option.grouped_options);
  if (list.length === 0) return null;
  return Object.fromEntries(list.map((entry) => [Number(entry.id), Number(entry.qty)]));
}

function giftCardResponse(card: GiftCardChoice): object {
  const amount = inCurrency(card.amount, currentCurrency());
  return {
    giftcard_amount: card.isOpenAmount ? 'custom' : String(amount),
    ...(card.isOpenAmount ? { custom_giftcard_amount: amount } : {}),
    giftcard_sender_name: card.senderName,
    giftcard_recipient_name: card.recipientName,
    giftcard_sender_email: card.senderEmail,
    giftcard_recipient_email: card.recipientEmail,
    giftcard_message: card.message,
  };
}

/** The `product_option` of a line; empty for a product without options. */
export function productOption({ options, choice }: CartLine): object {
  const configurable = options.flatMap(({ source }) =>
    source.kind === 'attribute'
      ? [{ option_id: String(source.option), option_value: source.value }]
      : [],
  );
  const attributes = {
    ...(choice.options.length > 0
      ? {
          custom_options: choice.options.map(({ id, value }) => ({
            option_id: String(id),
            option_value: value,
          })),
        }
      : {}),
    ...(choice.bundle.length > 0
      ? {
          bundle_options: choice.bundle.map(({ option, qty, selections }) => ({
            option_id: option,
            option_qty: qty,
            option_selections: selections,
          })),
        }
      : {}),
    ...(choice.links.length > 0
      ? { downloadable_option: { downloadable_links: choice.links } }
      : {}),
    ...(choice.giftCard ? { giftcard_item_option: giftCardResponse(choice.giftCard) } : {}),
    ...(configurable.length > 0 ? { configurable_item_options: configurable } : {}),
  };
  return Object.keys(attributes).length === 0
    ? {}
    : { product_option: { extension_attributes: attributes } };
}
