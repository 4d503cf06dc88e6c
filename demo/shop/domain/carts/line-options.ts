import type { Article } from '../catalogue/catalogue';
import type { Choice } from '../catalogue/kinds/choice';
import type { CustomOption } from '../../data/kinds';
import { bundleParts } from '../catalogue/pricing';
import type { ShopProduct } from '../../data/products';
import { escapeHtml } from '../../support/html';
import { price, priceHtml } from '../totals/money';

/** The kind of choice behind a line's option, with its ids for responses. */
export type OptionSource =
  | { readonly kind: 'attribute'; readonly option: number; readonly value: number }
  | { readonly kind: 'custom'; readonly option: number; readonly type: string }
  | { readonly kind: 'bundle' | 'links' | 'giftCard' };

/** A choice below a line's name: as plain text, and in the platform's markup. */
export interface LineOption {
  readonly label: string;
  readonly values: readonly string[];
  readonly valuesHtml: readonly string[];
  readonly source: OptionSource;
}

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

function plain(label: string, values: readonly string[], source: OptionSource): LineOption {
  return { label, values, valuesHtml: values.map(escapeHtml), source };
}

function attributesOf({ product, variant }: Article): readonly LineOption[] {
  return product.attributes.flatMap((attribute) => {
    const value = attribute.values.find(({ id }) => id === variant?.choice[attribute.id]);
    if (!value) return [];
    const source = { kind: 'attribute', option: attribute.id, value: value.id } as const;
    return [plain(attribute.label, [value.label], source)];
  });
}

function answerText(option: CustomOption, value: string): string {
  if (option.kind === 'date') return DATE.format(new Date(`${value.slice(0, 10)}T00:00:00Z`));
  if (option.values.length === 0) return value;
  const ids = value.split(',').map(Number);
  return option.values
    .filter(({ id }) => ids.includes(id))
    .map(({ title }) => title)
    .join(', ');
}

function customOf(product: ShopProduct, choice: Choice): readonly LineOption[] {
  return choice.options.flatMap(({ id, value }) => {
    const option = product.customOptions.find((candidate) => candidate.id === id);
    if (!option) return [];
    const source = { kind: 'custom', option: id, type: option.kind } as const;
    return [plain(option.title, [answerText(option, value)], source)];
  });
}

function partsOf(product: ShopProduct, choice: Choice): readonly LineOption[] {
  const parts = bundleParts(product, choice);
  return (product.bundle?.options ?? []).flatMap((option) => {
    const chosen = parts.filter((part) => part.option.id === option.id);
    if (chosen.length === 0) return [];
    const counted = chosen.map((part) => `${String(part.qty)} x ${part.product.name}`);
    return [
      {
        label: option.title,
        values: chosen.map((part, index) => `${counted[index] ?? ''} ${price(part.price)}`),
        valuesHtml: chosen.map(
          (part, index) => `${escapeHtml(counted[index] ?? '')} ${priceHtml(part.price)}`,
        ),
        source: { kind: 'bundle' } as const,
      },
    ];
  });
}

function linksOf(product: ShopProduct, choice: Choice): readonly LineOption[] {
  const titles = product.links
    .filter(({ id }) => choice.links.includes(id))
    .map(({ title }) => title);
  return titles.length > 0 ? [plain('Formats', titles, { kind: 'links' })] : [];
}

const person = (name: string, email: string): string =>
  email === '' ? name : `${name} <${email}>`;

function giftCardOf({ giftCard }: Choice): readonly LineOption[] {
  if (!giftCard) return [];
  const source = { kind: 'giftCard' } as const;
  return [
    plain('Gift Card Sender', [person(giftCard.senderName, giftCard.senderEmail)], source),
    plain('Gift Card Recipient', [person(giftCard.recipientName, giftCard.recipientEmail)], source),
    ...(giftCard.message === '' ? [] : [plain('Gift Card Message', [giftCard.message], source)]),
  ];
}

/** All choices of a line, in the platform's order. */
export function lineOptions(article: Article, choice: Choice): readonly LineOption[] {
  const { product } = article;
  return [
    ...attributesOf(article),
    ...customOf(product, choice),
    ...partsOf(product, choice),
    ...linksOf(product, choice),
    ...giftCardOf(choice),
  ];
}

/** The SKU of a line in responses: the product's, with those of a dynamic bundle's parts and of chosen values appended. */
export function lineSku({ product, variant }: Article, choice: Choice): string {
  const parts =
    product.bundle?.isFixedPrice === false
      ? bundleParts(product, choice).map((part) => part.product.sku)
      : [];
  const endings = choice.options.flatMap(({ id, value }) => {
    const option = product.customOptions.find((candidate) => candidate.id === id);
    if (!option) return [];
    const ids = value.split(',').map(Number);
    const chosen = option.values.filter((entry) => ids.includes(entry.id));
    const ending = option.values.length === 0 ? option.sku : chosen.map(({ sku }) => sku).join('-');
    return ending === '' ? [] : [ending];
  });
  return [variant?.sku ?? product.sku, ...parts, ...endings].join('-');
}
