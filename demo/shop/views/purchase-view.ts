import { pictures } from '../domain/catalogue/pictures';
import type { CartItem } from '../domain/carts/cart-store';
import type { Database } from '../db/database';
import type {
  BundleOptionView,
  CustomOptionView,
  GiftCardView,
  LinkView,
  MemberView,
  Purchase,
  TierView,
} from '../pages/product/purchase.types';
import { amount, price } from '../domain/totals/money';
import { findArticle, unitPrice } from '../domain/catalogue/catalogue';
import { NO_CHOICE, type Choice } from '../domain/catalogue/kinds/choice';
import type { BundleOption, CustomOption, OptionPrice } from '../data/kinds';
import { addedPrice, selectionPrice } from '../domain/catalogue/pricing';
import { money, ownPrice } from './price-view';
import type { ShopProduct } from '../data/products';
import { coverPath, productPath } from '../domain/catalogue/paths';
import { isSalable } from '../domain/catalogue/stock';

const added = (cents: number): string => (cents === 0 ? '' : `+${price(cents)}`);

function tierViews(product: ShopProduct): readonly TierView[] {
  const own = ownPrice(product);
  return product.tierPrices
    .filter((tier) => tier.price < own)
    .map((tier) => ({
      qty: tier.qty,
      price: money(tier.price),
      saving: Math.ceil(100 - (100 * tier.price) / own),
    }));
}

function customOptionView(
  product: ShopProduct,
  option: CustomOption,
  choice: Choice,
): CustomOptionView {
  const value = choice.options.find(({ id }) => id === option.id)?.value ?? '';
  const chosen = value.split(',').map(Number);
  const priceOf = (of: OptionPrice): string => added(addedPrice(of, ownPrice(product)));
  return {
    id: String(option.id),
    kind: option.kind,
    title: option.title,
    isRequired: option.isRequired,
    price: option.values.length > 0 ? '' : priceOf(option.price),
    maxLength: option.maxLength,
    value,
    values: option.values.map((entry) => ({
      id: String(entry.id),
      title: entry.title,
      price: priceOf(entry.price),
      isChosen: chosen.includes(entry.id),
      isSalable: true,
    })),
  };
}

function bundleOptionView(
  db: Database,
  product: ShopProduct,
  option: BundleOption,
  choice: Choice,
): BundleOptionView {
  const chosen = choice.bundle.find((entry) => entry.option === option.id);
  const isNew = choice.bundle.length === 0;
  const first = option.selections.find(({ isDefault }) => isDefault) ?? option.selections[0];
  const isSingle = option.kind === 'select' || option.kind === 'radio';
  return {
    id: String(option.id),
    kind: option.kind,
    title: option.title,
    isRequired: option.isRequired,
    qty:
      isSingle && option.selections.some(({ canChangeQty }) => canChangeQty)
        ? (chosen?.qty ?? first?.qty ?? 1)
        : null,
    values: option.selections.flatMap((selection) => {
      const part = findArticle(selection.sku)?.product;
      if (!part) return [];
      const count = isSingle && selection.canChangeQty ? '' : `${String(selection.qty)} x `;
      return [
        {
          id: String(selection.id),
          title: `${count}${part.name}`,
          price: added(selectionPrice(product, selection)),
          isChosen: isNew
            ? selection.isDefault
            : chosen?.selections.includes(selection.id) === true,
          isSalable: isSalable(db, part),
        },
      ];
    }),
  };
}

function memberViews(db: Database, product: ShopProduct): readonly MemberView[] {
  return product.members.flatMap(({ sku, qty }) => {
    const article = findArticle(sku);
    if (!article) return [];
    const member = article.product;
    return [
      {
        id: String(member.id),
        name: member.name,
        url: productPath(member),
        cover: coverPath(sku),
        price: money(unitPrice(article)),
        qty,
        isSalable: isSalable(db, member),
      },
    ];
  });
}

function giftCardView({ giftCard }: ShopProduct, choice: Choice): GiftCardView | null {
  if (!giftCard) return null;
  const written = choice.giftCard;
  const { openAmount } = giftCard;
  return {
    isVirtual: giftCard.isVirtual,
    amounts: giftCard.amounts.map((cents) => ({
      ...money(cents),
      isChosen: written?.isOpenAmount === false && written.amount === cents,
    })),
    open: openAmount && {
      min: money(openAmount.min),
      max: money(openAmount.max),
      value: written?.isOpenAmount === true ? String(amount(written.amount)) : '',
    },
    senderName: written?.senderName ?? '',
    senderEmail: written?.senderEmail ?? '',
    recipientName: written?.recipientName ?? '',
    recipientEmail: written?.recipientEmail ?? '',
    message: written?.message ?? '',
  };
}

function linkViews(product: ShopProduct, choice: Choice): readonly LinkView[] {
  return product.links.map((link) => ({
    id: String(link.id),
    title: link.title,
    price: money(link.price),
    sampleUrl:
      link.sample === undefined
        ? ''
        : `/downloadable/download/linkSample/link_id/${String(link.id)}/`,
    isChosen: choice.links.includes(link.id),
  }));
}

/** The purchase data of a product, or of a line of the cart being edited. */
export function purchaseView(
  db: Database,
  product: ShopProduct,
  addToCartUrl: string,
  item: CartItem | null,
): Purchase {
  const choice = item?.choice ?? NO_CHOICE;
  const itemId = item ? String(item.id) : '';
  return {
    actionUrl: item
      ? `/checkout/cart/updateItemOptions/id/${itemId}/product/${String(product.id)}/`
      : addToCartUrl,
    itemId,
    qty: product.members.length > 0 ? null : (item?.qty ?? product.minQty),
    isQtyDecimal: product.isQtyDecimal,
    isVirtual: product.giftCard?.isVirtual ?? ['virtual', 'downloadable'].includes(product.type),
    maxQty: product.maxQty,
    tiers: tierViews(product),
    pictures: pictures(product),
    customOptions: product.customOptions.map((option) => customOptionView(product, option, choice)),
    bundle: (product.bundle?.options ?? []).map((option) =>
      bundleOptionView(db, product, option, choice),
    ),
    members: memberViews(db, product),
    giftCard: giftCardView(product, choice),
    links: linkViews(product, choice),
    samples: product.samples.map(({ id, title }) => ({
      title,
      url: `/downloadable/download/sample/sample_id/${String(id)}/`,
    })),
  };
}
