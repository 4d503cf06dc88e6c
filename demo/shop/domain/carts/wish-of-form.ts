import type { BundleOption, CustomOption } from '../../data/kinds';
import type { ShopProduct } from '../../data/products';
import { findArticle } from '../catalogue/catalogue';
import type { Choice, GiftCardChoice, OptionAnswer } from '../catalogue/kinds/choice';
import { inCents } from '../totals/currencies';
import type { Wish } from './add-to-cart';

/** Fields of a product form by name, from a form or from a script's JSON. */
export type FormFields = Readonly<Record<string, unknown>>;

/** Text of a field; '' when it is missing, a file or a list. */
function field(form: FormFields, name: string): string {
  const value = form[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Values of a field that may be repeated, such as `links[]`. */
function fieldList(form: FormFields, name: string): readonly string[] {
  const value = form[name];
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((entry) => typeof entry === 'string');
}

/** `bundle_option[3]`, `bundle_option[3][]` and `bundle_option[3][7]`, depending on the option's type. */
function selectionsOf(form: FormFields, { id, selections }: BundleOption): readonly number[] {
  const name = `bundle_option[${String(id)}]`;
  const keyed = selections.map((selection) => field(form, `${name}[${String(selection.id)}]`));
  return [...fieldList(form, name), ...fieldList(form, `${name}[]`), ...keyed]
    .filter((text) => text !== '')
    .map(Number);
}

/** A date from three fields or a single one; '' when any of them is missing. */
function dateOf(form: FormFields, name: string): string {
  const whole = field(form, `${name}[date]`);
  const [year, month, day] = ['year', 'month', 'day'].map((part) =>
    field(form, `${name}[${part}]`),
  );
  if (whole !== '') return `${whole.slice(0, 10)} 00:00:00`;
  if (!year || !month || !day) return '';
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')} 00:00:00`;
}

function answerOf(form: FormFields, { id, kind }: CustomOption): OptionAnswer {
  const name = `options[${String(id)}]`;
  if (kind === 'date') return { id, value: dateOf(form, name) };
  const several = fieldList(form, `${name}[]`);
  return { id, value: several.length > 0 ? several.join(',') : field(form, name) };
}

function giftCardOf(form: FormFields): GiftCardChoice {
  const text = (name: string): string => field(form, name).trim();
  const isOpenAmount = text('giftcard_amount') === 'custom';
  const amount = Number(text(isOpenAmount ? 'custom_giftcard_amount' : 'giftcard_amount'));
  return {
    amount: Number.isFinite(amount) ? inCents(amount) : 0,
    isOpenAmount,
    senderName: text('giftcard_sender_name'),
    senderEmail: text('giftcard_sender_email'),
    recipientName: text('giftcard_recipient_name'),
    recipientEmail: text('giftcard_recipient_email'),
    message: text('giftcard_message'),
  };
}

function choiceOf(form: FormFields, product: ShopProduct): Choice {
  return {
    links: fieldList(form, 'links[]').map(Number),
    bundle: (product.bundle?.options ?? []).map((option) => ({
      option: option.id,
      qty: Number(field(form, `bundle_option_qty[${String(option.id)}]`)),
      selections: selectionsOf(form, option),
    })),
    options: product.customOptions.map((option) => answerOf(form, option)),
    giftCard: product.giftCard ? giftCardOf(form) : null,
    group: null,
  };
}

/** `super_group[61]=2` of every member; a value that is not a number counts as 0 (GRPD-03). */
function membersOf(
  form: FormFields,
  product: ShopProduct,
): Readonly<Record<number, number>> | null {
  if (product.members.length === 0) return null;
  return Object.fromEntries(
    product.members.flatMap(({ sku }) => {
      const member = findArticle(sku)?.product;
      if (!member) return [];
      const qty = Number(field(form, `super_group[${String(member.id)}]`));
      return [[member.id, Number.isFinite(qty) ? qty : 0]];
    }),
  );
}

/** The request of a product form, in the field names of the platform's own forms (`config-shapes.md` §3.5). */
export function wishOf(form: FormFields, product: ShopProduct): Wish {
  return {
    product,
    qty: Number(field(form, 'qty')) || 1,
    attributes: Object.fromEntries(
      product.attributes.map(({ id }) => [
        id,
        Number(field(form, `super_attribute[${String(id)}]`)),
      ]),
    ),
    choice: choiceOf(form, product),
    members: membersOf(form, product),
  };
}
