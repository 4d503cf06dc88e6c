import { findArticle } from '../catalogue/catalogue';
import type { BundleChoice, Choice, GiftCardChoice, OptionAnswer } from '../catalogue/kinds/choice';
import type { BundleOption, CustomOption } from '../../data/kinds';
import type { ShopProduct } from '../../data/products';
import { isSalable } from '../catalogue/stock';
import type { Database } from '../../db/database';
import { price } from '../totals/money';

/** The platform's message for an invalid choice. `isCustomisation`: a custom option is missing. */
export interface Refusal {
  readonly message: string;
  readonly isCustomisation: boolean;
}

/** The valid choice of a request, or why it is refused. */
type Settled<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly refusal: Refusal };

const settled = <Value>(value: Value): Settled<Value> => ({ ok: true, value });
const refuse = (message: string, isCustomisation = false): Settled<never> => ({
  ok: false,
  refusal: { message, isCustomisation },
});

function settleLinks(product: ShopProduct, asked: readonly number[]): Settled<readonly number[]> {
  const links = product.links.map(({ id }) => id).filter((id) => asked.includes(id));
  return product.links.length > 0 && links.length === 0
    ? refuse('Please specify product link(s).')
    : settled(links);
}

function settleBundleOption(
  db: Database,
  option: BundleOption,
  asked: BundleChoice | undefined,
): BundleChoice | null {
  const isSingle = option.kind === 'select' || option.kind === 'radio';
  const known = option.selections.filter(({ id, sku }) => {
    const part = findArticle(sku)?.product;
    return asked?.selections.includes(id) === true && part && isSalable(db, part);
  });
  const selections = isSingle ? known.slice(0, 1) : known;
  const [one] = selections;
  if (!one) return null;
  const wished = asked && asked.qty > 0 ? asked.qty : one.qty;
  const qty = isSingle ? (one.canChangeQty ? wished : one.qty) : 1;
  return { option: option.id, qty, selections: selections.map(({ id }) => id) };
}

function settleBundle(
  db: Database,
  product: ShopProduct,
  asked: readonly BundleChoice[],
): Settled<readonly BundleChoice[]> {
  if (!product.bundle) return settled([]);
  if (!asked.some(({ selections }) => selections.length > 0)) {
    return refuse('Please specify product option(s).');
  }
  const choices: BundleChoice[] = [];
  for (const option of product.bundle.options) {
    const wish = asked.find((entry) => entry.option === option.id);
    const choice = settleBundleOption(db, option, wish);
    if (choice) choices.push(choice);
    else if (option.isRequired) {
      return refuse(
        wish && wish.selections.length > 0
          ? 'The required options you selected are not available.'
          : 'Please select all required options.',
      );
    }
  }
  return settled(choices);
}

/** A custom option's stored value: the text, or the ids of the known values; '' for none. */
function answerOf(option: CustomOption, text: string): string {
  if (option.kind === 'field' || option.kind === 'area') return text.trim();
  if (option.kind === 'date') return /^\d{4}-\d{2}-\d{2}/.test(text) ? text : '';
  const asked = text.split(',').map(Number);
  const known = option.values.map(({ id }) => id).filter((id) => asked.includes(id));
  const isSingle = option.kind === 'drop_down' || option.kind === 'radio';
  return (isSingle ? known.slice(0, 1) : known).join(',');
}

function settleOptions(
  product: ShopProduct,
  asked: readonly OptionAnswer[],
): Settled<readonly OptionAnswer[]> {
  const answers: OptionAnswer[] = [];
  for (const option of product.customOptions) {
    const value = answerOf(option, asked.find(({ id }) => id === option.id)?.value ?? '');
    if (value === '' && option.isRequired) {
      return refuse(
        "The product's required option(s) weren't entered. Make sure the options are entered and try again.",
        true,
      );
    }
    if (option.maxLength > 0 && value.length > option.maxLength) {
      return refuse('The text is too long. Shorten the text and try again.', true);
    }
    if (value !== '') answers.push({ id: option.id, value });
  }
  return settled(answers);
}

function giftCardProblem(product: ShopProduct, card: GiftCardChoice): string | null {
  const { amounts, openAmount, isVirtual } = product.giftCard ?? {};
  if (!(card.amount > 0)) return 'Please specify a gift card amount.';
  if (card.isOpenAmount) {
    if (!openAmount) return 'Please specify a gift card amount.';
    if (card.amount < openAmount.min) return `Gift Card min amount is ${price(openAmount.min)}`;
    if (card.amount > openAmount.max) return `Gift Card max amount is ${price(openAmount.max)}`;
  } else if (!amounts?.includes(card.amount)) return 'Please specify a gift card amount.';
  if (card.recipientName === '') return 'Please specify a recipient name.';
  if (card.senderName === '') return 'Please specify a sender name.';
  if (isVirtual === true && card.recipientEmail === '') return 'Please specify a recipient email.';
  if (isVirtual === true && card.senderEmail === '') return 'Please specify a sender email.';
  return null;
}

function settleGiftCard(
  product: ShopProduct,
  asked: GiftCardChoice | null,
): Settled<GiftCardChoice | null> {
  if (!product.giftCard) return settled(null);
  if (!asked) return refuse('Please specify all the required information.');
  const problem = giftCardProblem(product, asked);
  return problem === null ? settled(asked) : refuse(problem);
}

/** Reduces a request to what the product offers; refuses it at the first missing choice. */
export function settleChoice(db: Database, product: ShopProduct, asked: Choice): Settled<Choice> {
  const links = settleLinks(product, asked.links);
  if (!links.ok) return links;
  const bundle = settleBundle(db, product, asked.bundle);
  if (!bundle.ok) return bundle;
  const options = settleOptions(product, asked.options);
  if (!options.ok) return options;
  const giftCard = settleGiftCard(product, asked.giftCard);
  if (!giftCard.ok) return giftCard;
  return settled({
    links: links.value,
    bundle: bundle.value,
    options: options.value,
    giftCard: giftCard.value,
    group: asked.group,
  });
}
